<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="nl" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <source>About Bezique</source>
        <translation>Over Bezique</translation>
    </message>
    <message>
        <source>Bezique</source>
        <translation>Bezique Qt</translation>
    </message>
    <message>
        <source>A card table for two: eight historical ways to play Bezique, each right to the letter.</source>
        <translation>Een kaarttafel voor twee: acht historische manieren om bezique te spelen, elk tot op de letter.</translation>
    </message>
    <message>
        <source>The rules come from a Portuguese, a French and a Dutch description, from Hoffmann (1909) and from the laws of the Portland Club (1887).</source>
        <translation>De regels komen uit een Portugese, een Franse en een Nederlandse beschrijving, uit Hoffmann (1909) en uit de wetten van de Portland Club (1887).</translation>
    </message>
    <message>
        <source>Version {version}, free under the MIT licence. Made with Qt {qt}, used under the LGPL.</source>
        <translation>Versie {version}, vrij onder de MIT-licentie. Gemaakt met Qt {qt}, gebruikt onder de LGPL.</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Sluiten</translation>
    </message>
</context>
<context>
    <name>Counts</name>
    <message numerus="yes">
        <source>%n card(s) in hand</source>
        <translation>
            <numerusform>%n kaart in de hand</numerusform>
            <numerusform>%n kaarten in de hand</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in the stock</source>
        <translation>
            <numerusform>%n kaart in de stok</numerusform>
            <numerusform>%n kaarten in de stok</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n trick(s)</source>
        <translation>
            <numerusform>%n slag</numerusform>
            <numerusform>%n slagen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n brisque(s)</source>
        <translation>
            <numerusform>%n brisque</numerusform>
            <numerusform>%n brisques</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n punt</numerusform>
            <numerusform>%n punten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n missing</source>
        <translation>
            <numerusform>%n ontbreekt</numerusform>
            <numerusform>%n ontbreken</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unseen</source>
        <translation>
            <numerusform>%n niet gezien</numerusform>
            <numerusform>%n niet gezien</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>in %n way(s)</source>
        <translation>
            <numerusform>op %n manier</numerusform>
            <numerusform>op %n manieren</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n brisque(s) in the trick for you</source>
        <translation>
            <numerusform>%n brisque in de slag voor jou</numerusform>
            <numerusform>%n brisques in de slag voor jou</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n brisque(s) in the trick for {name}</source>
        <translation>
            <numerusform>%n brisque in de slag voor {name}</numerusform>
            <numerusform>%n brisques in de slag voor {name}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have won %n brisque(s)</source>
        <translation>
            <numerusform>Je hebt %n brisque</numerusform>
            <numerusform>Je hebt %n brisques</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} has won %n brisque(s)</source>
        <translation>
            <numerusform>{name} heeft %n brisque</numerusform>
            <numerusform>{name} heeft %n brisques</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You won the trick: score up to %n meld(s), or draw.</source>
        <translation>
            <numerusform>Je won de slag: roem hoogstens %n combinatie, of trek.</numerusform>
            <numerusform>Je won de slag: roem hoogstens %n combinaties, of trek.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No more than %n meld(s) after one trick.</source>
        <translation>
            <numerusform>Niet meer dan %n combinatie na een slag.</numerusform>
            <numerusform>Niet meer dan %n combinaties na een slag.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DealSheet</name>
    <message>
        <source>&amp;New game</source>
        <translation>&amp;Nieuw spel</translation>
    </message>
    <message>
        <source>&amp;Next deal</source>
        <translation>&amp;Volgende gift</translation>
    </message>
    <message>
        <source>&amp;Look at the table</source>
        <translation>&amp;Tafel bekijken</translation>
    </message>
    <message>
        <source>Score sheet of the deal</source>
        <translation>Scoreblad van de gift</translation>
    </message>
</context>
<context>
    <name>GameFiles</name>
    <message>
        <source>Open a game</source>
        <translation>Een spel openen</translation>
    </message>
    <message>
        <source>Game records (*.json *.jsonl)</source>
        <translation>Bewaarde spellen (*.json *.jsonl)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle bestanden (*)</translation>
    </message>
    <message>
        <source>Save a copy</source>
        <translation>Een kopie bewaren</translation>
    </message>
    <message>
        <source>The game is saved as {path}.</source>
        <translation>Het spel is bewaard als {path}.</translation>
    </message>
</context>
<context>
    <name>Menus</name>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Spel</translation>
    </message>
    <message>
        <source>H&amp;and</source>
        <translation>&amp;Hand</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Beeld</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Taal</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>H&amp;ulp</translation>
    </message>
    <message>
        <source>&amp;Table</source>
        <translation>Ta&amp;fel</translation>
    </message>
    <message>
        <source>&amp;Motion</source>
        <translation>&amp;Beweging</translation>
    </message>
    <message>
        <source>Card &amp;backs</source>
        <translation>&amp;Ruggen van de kaarten</translation>
    </message>
    <message>
        <source>&amp;New game…</source>
        <translation>&amp;Nieuw spel…</translation>
    </message>
    <message>
        <source>Next &amp;deal</source>
        <translation>Volgende &amp;gift</translation>
    </message>
    <message>
        <source>Same deal &amp;again</source>
        <translation>&amp;Zelfde gift opnieuw</translation>
    </message>
    <message>
        <source>&amp;Open a game…</source>
        <translation>Een spel &amp;openen…</translation>
    </message>
    <message>
        <source>&amp;Save a copy…</source>
        <translation>Een &amp;kopie bewaren…</translation>
    </message>
    <message>
        <source>S&amp;ettings…</source>
        <translation>&amp;Instellingen…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Afsluiten</translation>
    </message>
    <message>
        <source>Sort by &amp;suit</source>
        <translation>Schikken op &amp;kleur</translation>
    </message>
    <message>
        <source>Sort by &amp;rank</source>
        <translation>Schikken op &amp;waarde</translation>
    </message>
    <message>
        <source>&amp;Alternate colours</source>
        <translation>Kleuren &amp;afwisselen</translation>
    </message>
    <message>
        <source>&amp;Trumps first</source>
        <translation>&amp;Troef eerst</translation>
    </message>
    <message>
        <source>My &amp;own order</source>
        <translation>Mijn &amp;eigen volgorde</translation>
    </message>
    <message>
        <source>Show the &amp;last trick</source>
        <translation>&amp;Laatste slag tonen</translation>
    </message>
    <message>
        <source>Side &amp;panel</source>
        <translation>Zij&amp;paneel</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>&amp;Tip</translation>
    </message>
    <message>
        <source>&amp;Score</source>
        <translation>&amp;Stand</translation>
    </message>
    <message>
        <source>&amp;Log</source>
        <translation>&amp;Verloop</translation>
    </message>
    <message>
        <source>Show h&amp;ints</source>
        <translation>Tips t&amp;onen</translation>
    </message>
    <message>
        <source>As the &amp;system</source>
        <translation>Als het &amp;systeem</translation>
    </message>
    <message>
        <source>&amp;Green felt</source>
        <translation>&amp;Groen vilt</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>&amp;Donker</translation>
    </message>
    <message>
        <source>Light &amp;paper</source>
        <translation>Licht &amp;papier</translation>
    </message>
    <message>
        <source>&amp;Off</source>
        <translation>&amp;Uit</translation>
    </message>
    <message>
        <source>&amp;Fast</source>
        <translation>Sn&amp;el</translation>
    </message>
    <message>
        <source>&amp;Normal</source>
        <translation>&amp;Normaal</translation>
    </message>
    <message>
        <source>S&amp;low</source>
        <translation>Lang&amp;zaam</translation>
    </message>
    <message>
        <source>&amp;Blue lozenges</source>
        <translation>&amp;Blauwe ruitjes</translation>
    </message>
    <message>
        <source>&amp;Red scales</source>
        <translation>&amp;Rode schubben</translation>
    </message>
    <message>
        <source>&amp;Four colours of suits</source>
        <translation>Vier &amp;kleuren</translation>
    </message>
    <message>
        <source>Lar&amp;ge indices</source>
        <translation>&amp;Grote indexen</translation>
    </message>
    <message>
        <source>F&amp;ull screen</source>
        <translation>Volledig scher&amp;m</translation>
    </message>
    <message>
        <source>&amp;Reset the window</source>
        <translation>Venster &amp;herstellen</translation>
    </message>
    <message>
        <source>&amp;As the system</source>
        <translation>&amp;Als het systeem</translation>
    </message>
    <message>
        <source>&amp;About Bezique</source>
        <translation>&amp;Over Bezique</translation>
    </message>
</context>
<context>
    <name>NewGameDialog</name>
    <message>
        <source>New game</source>
        <translation>Nieuw spel</translation>
    </message>
    <message>
        <source>Which game</source>
        <translation>Welk spel</translation>
    </message>
    <message>
        <source>&amp;Opponent</source>
        <translation>&amp;Tegenstander</translation>
    </message>
    <message>
        <source>&amp;Who deals first</source>
        <translation>&amp;Wie deelt eerst</translation>
    </message>
    <message>
        <source>&amp;Play to</source>
        <translation>&amp;Spelen tot</translation>
    </message>
    <message>
        <source>Deal n&amp;umber</source>
        <translation>&amp;Nummer van de gift</translation>
    </message>
    <message>
        <source>Your &amp;name</source>
        <translation>Je naa&amp;m</translation>
    </message>
    <message>
        <source>a new deal</source>
        <translation>een nieuwe gift</translation>
    </message>
    <message>
        <source>The same number gives the same cards again.</source>
        <translation>Hetzelfde nummer geeft weer dezelfde kaarten.</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Jij</translation>
    </message>
    <message>
        <source>By lot</source>
        <translation>Door het lot</translation>
    </message>
    <message>
        <source>You deal</source>
        <translation>Jij deelt</translation>
    </message>
    <message>
        <source>The opponent deals</source>
        <translation>De tegenstander deelt</translation>
    </message>
    <message>
        <source>&amp;Deal the cards</source>
        <translation>&amp;Delen</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Annuleren</translation>
    </message>
    <message>
        <source>There is no deal with a number as large as that.</source>
        <translation>Er is geen gift met zo’n groot nummer.</translation>
    </message>
</context>
<context>
    <name>NoticeBar</name>
    <message>
        <source>New game…</source>
        <translation>Nieuw spel…</translation>
    </message>
    <message>
        <source>Copy details</source>
        <translation>Details kopiëren</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Sluiten</translation>
    </message>
</context>
<context>
    <name>SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>Instellingen</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Taal</translation>
    </message>
    <message>
        <source>&amp;Table</source>
        <translation>Ta&amp;fel</translation>
    </message>
    <message>
        <source>&amp;Motion</source>
        <translation>&amp;Beweging</translation>
    </message>
    <message>
        <source>The trick &amp;stays</source>
        <translation>De slag blijft &amp;liggen</translation>
    </message>
    <message>
        <source>The &amp;opponent thinks</source>
        <translation>De tegenstander &amp;denkt na</translation>
    </message>
    <message>
        <source>Card &amp;backs</source>
        <translation>&amp;Ruggen van de kaarten</translation>
    </message>
    <message>
        <source>&amp;Hints</source>
        <translation>T&amp;ips</translation>
    </message>
    <message>
        <source>&amp;Your name</source>
        <translation>Je &amp;naam</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Jij</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Als het systeem</translation>
    </message>
    <message>
        <source>As the system: felt or dark</source>
        <translation>Als het systeem: vilt of donker</translation>
    </message>
    <message>
        <source>Green felt</source>
        <translation>Groen vilt</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Donker</translation>
    </message>
    <message>
        <source>Light paper</source>
        <translation>Licht papier</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Uit</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Snel</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normaal</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Langzaam</translation>
    </message>
    <message>
        <source>Blue lozenges</source>
        <translation>Blauwe ruitjes</translation>
    </message>
    <message>
        <source>Red scales</source>
        <translation>Rode schubben</translation>
    </message>
    <message>
        <source>What the rules say</source>
        <translation>Wat de regels zeggen</translation>
    </message>
    <message>
        <source>No hints</source>
        <translation>Geen tips</translation>
    </message>
    <message>
        <source>&amp;Four colours of suits</source>
        <translation>Vier &amp;kleuren</translation>
    </message>
    <message>
        <source>Lar&amp;ge indices</source>
        <translation>&amp;Grote indexen</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Sluiten</translation>
    </message>
    <message>
        <source>Until a click</source>
        <translation>Tot een klik</translation>
    </message>
    <message>
        <source>Not at all</source>
        <translation>Helemaal niet</translation>
    </message>
    <message>
        <source>{seconds} s</source>
        <translation>{seconds} s</translation>
    </message>
</context>
<context>
    <name>SidePanel</name>
    <message>
        <source>Hint</source>
        <translation>Tip</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Stand</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Verloop</translation>
    </message>
    <message>
        <source>Beside the table</source>
        <translation>Naast de tafel</translation>
    </message>
</context>
<context>
    <name>StatusLine</name>
    <message>
        <source>New game…</source>
        <translation>Nieuw spel…</translation>
    </message>
    <message>
        <source>Next deal</source>
        <translation>Volgende gift</translation>
    </message>
</context>
<context>
    <name>phrases</name>
    <message>
        <source>a card face down</source>
        <translation>een dichte kaart</translation>
    </message>
    <message>
        <source>{card}: {melds}</source>
        <translation>{card}: {melds}</translation>
    </message>
    <message>
        <source>{card}, can be played</source>
        <translation>{card}, mag gespeeld worden</translation>
    </message>
    <message>
        <source>{card}, cannot be played now</source>
        <translation>{card}, mag nu niet gespeeld worden</translation>
    </message>
    <message>
        <source>Play {card}</source>
        <translation>{card} spelen</translation>
    </message>
    <message>
        <source>Score {meld}</source>
        <translation>{meld} roemen</translation>
    </message>
    <message>
        <source>Announce {meld}</source>
        <translation>{meld} aankondigen</translation>
    </message>
    <message>
        <source>Claim {card}</source>
        <translation>{card} tonen</translation>
    </message>
    <message>
        <source>Exchange {card}</source>
        <translation>{card} ruilen</translation>
    </message>
    <message>
        <source>Show carte blanche</source>
        <translation>Carte blanche tonen</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passen</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Trekken</translation>
    </message>
    <message>
        <source>ace of spades</source>
        <translation>schoppen aas</translation>
    </message>
    <message>
        <source>king of spades</source>
        <translation>schoppen heer</translation>
    </message>
    <message>
        <source>queen of spades</source>
        <translation>schoppen vrouw</translation>
    </message>
    <message>
        <source>jack of spades</source>
        <translation>schoppen boer</translation>
    </message>
    <message>
        <source>ten of spades</source>
        <translation>schoppen tien</translation>
    </message>
    <message>
        <source>nine of spades</source>
        <translation>schoppen negen</translation>
    </message>
    <message>
        <source>eight of spades</source>
        <translation>schoppen acht</translation>
    </message>
    <message>
        <source>seven of spades</source>
        <translation>schoppen zeven</translation>
    </message>
    <message>
        <source>ace of hearts</source>
        <translation>harten aas</translation>
    </message>
    <message>
        <source>king of hearts</source>
        <translation>harten heer</translation>
    </message>
    <message>
        <source>queen of hearts</source>
        <translation>harten vrouw</translation>
    </message>
    <message>
        <source>jack of hearts</source>
        <translation>harten boer</translation>
    </message>
    <message>
        <source>ten of hearts</source>
        <translation>harten tien</translation>
    </message>
    <message>
        <source>nine of hearts</source>
        <translation>harten negen</translation>
    </message>
    <message>
        <source>eight of hearts</source>
        <translation>harten acht</translation>
    </message>
    <message>
        <source>seven of hearts</source>
        <translation>harten zeven</translation>
    </message>
    <message>
        <source>ace of diamonds</source>
        <translation>ruiten aas</translation>
    </message>
    <message>
        <source>king of diamonds</source>
        <translation>ruiten heer</translation>
    </message>
    <message>
        <source>queen of diamonds</source>
        <translation>ruiten vrouw</translation>
    </message>
    <message>
        <source>jack of diamonds</source>
        <translation>ruiten boer</translation>
    </message>
    <message>
        <source>ten of diamonds</source>
        <translation>ruiten tien</translation>
    </message>
    <message>
        <source>nine of diamonds</source>
        <translation>ruiten negen</translation>
    </message>
    <message>
        <source>eight of diamonds</source>
        <translation>ruiten acht</translation>
    </message>
    <message>
        <source>seven of diamonds</source>
        <translation>ruiten zeven</translation>
    </message>
    <message>
        <source>ace of clubs</source>
        <translation>klaveren aas</translation>
    </message>
    <message>
        <source>king of clubs</source>
        <translation>klaveren heer</translation>
    </message>
    <message>
        <source>queen of clubs</source>
        <translation>klaveren vrouw</translation>
    </message>
    <message>
        <source>jack of clubs</source>
        <translation>klaveren boer</translation>
    </message>
    <message>
        <source>ten of clubs</source>
        <translation>klaveren tien</translation>
    </message>
    <message>
        <source>nine of clubs</source>
        <translation>klaveren negen</translation>
    </message>
    <message>
        <source>eight of clubs</source>
        <translation>klaveren acht</translation>
    </message>
    <message>
        <source>seven of clubs</source>
        <translation>klaveren zeven</translation>
    </message>
    <message>
        <source>the ace of spades</source>
        <translation>schoppen aas</translation>
    </message>
    <message>
        <source>the king of spades</source>
        <translation>schoppen heer</translation>
    </message>
    <message>
        <source>the queen of spades</source>
        <translation>schoppen vrouw</translation>
    </message>
    <message>
        <source>the jack of spades</source>
        <translation>schoppen boer</translation>
    </message>
    <message>
        <source>the ten of spades</source>
        <translation>schoppen tien</translation>
    </message>
    <message>
        <source>the nine of spades</source>
        <translation>schoppen negen</translation>
    </message>
    <message>
        <source>the eight of spades</source>
        <translation>schoppen acht</translation>
    </message>
    <message>
        <source>the seven of spades</source>
        <translation>schoppen zeven</translation>
    </message>
    <message>
        <source>the ace of hearts</source>
        <translation>harten aas</translation>
    </message>
    <message>
        <source>the king of hearts</source>
        <translation>harten heer</translation>
    </message>
    <message>
        <source>the queen of hearts</source>
        <translation>harten vrouw</translation>
    </message>
    <message>
        <source>the jack of hearts</source>
        <translation>harten boer</translation>
    </message>
    <message>
        <source>the ten of hearts</source>
        <translation>harten tien</translation>
    </message>
    <message>
        <source>the nine of hearts</source>
        <translation>harten negen</translation>
    </message>
    <message>
        <source>the eight of hearts</source>
        <translation>harten acht</translation>
    </message>
    <message>
        <source>the seven of hearts</source>
        <translation>harten zeven</translation>
    </message>
    <message>
        <source>the ace of diamonds</source>
        <translation>ruiten aas</translation>
    </message>
    <message>
        <source>the king of diamonds</source>
        <translation>ruiten heer</translation>
    </message>
    <message>
        <source>the queen of diamonds</source>
        <translation>ruiten vrouw</translation>
    </message>
    <message>
        <source>the jack of diamonds</source>
        <translation>ruiten boer</translation>
    </message>
    <message>
        <source>the ten of diamonds</source>
        <translation>ruiten tien</translation>
    </message>
    <message>
        <source>the nine of diamonds</source>
        <translation>ruiten negen</translation>
    </message>
    <message>
        <source>the eight of diamonds</source>
        <translation>ruiten acht</translation>
    </message>
    <message>
        <source>the seven of diamonds</source>
        <translation>ruiten zeven</translation>
    </message>
    <message>
        <source>the ace of clubs</source>
        <translation>klaveren aas</translation>
    </message>
    <message>
        <source>the king of clubs</source>
        <translation>klaveren heer</translation>
    </message>
    <message>
        <source>the queen of clubs</source>
        <translation>klaveren vrouw</translation>
    </message>
    <message>
        <source>the jack of clubs</source>
        <translation>klaveren boer</translation>
    </message>
    <message>
        <source>the ten of clubs</source>
        <translation>klaveren tien</translation>
    </message>
    <message>
        <source>the nine of clubs</source>
        <translation>klaveren negen</translation>
    </message>
    <message>
        <source>the eight of clubs</source>
        <translation>klaveren acht</translation>
    </message>
    <message>
        <source>the seven of clubs</source>
        <translation>klaveren zeven</translation>
    </message>
    <message>
        <source>spades</source>
        <translation>schoppen</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>harten</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>ruiten</translation>
    </message>
    <message>
        <source>clubs</source>
        <translation>klaveren</translation>
    </message>
    <message>
        <source>Spades are trumps.</source>
        <translation>Schoppen is troef.</translation>
    </message>
    <message>
        <source>Hearts are trumps.</source>
        <translation>Harten is troef.</translation>
    </message>
    <message>
        <source>Diamonds are trumps.</source>
        <translation>Ruiten is troef.</translation>
    </message>
    <message>
        <source>Clubs are trumps.</source>
        <translation>Klaveren is troef.</translation>
    </message>
    <message>
        <source>{several} and {last}</source>
        <translation>{several} en {last}</translation>
    </message>
    <message>
        <source>You deal, {name} leads.</source>
        <translation>Je deelt, {name} komt uit.</translation>
    </message>
    <message>
        <source>{name} deals, you lead.</source>
        <translation>{name} deelt, jij komt uit.</translation>
    </message>
    <message>
        <source>Your hand: {cards}.</source>
        <translation>Je hand: {cards}.</translation>
    </message>
    <message>
        <source>The turned card: {card}.</source>
        <translation>De gedraaide kaart: {card}.</translation>
    </message>
    <message>
        <source>A seven is turned: {points} points for you, the dealer.</source>
        <translation>Er is een zeven gedraaid: {points} punten voor jou, de deler.</translation>
    </message>
    <message>
        <source>A seven is turned: {points} points for {name}, the dealer.</source>
        <translation>Er is een zeven gedraaid: {points} punten voor {name}, de deler.</translation>
    </message>
    <message>
        <source>You show carte blanche: {points} points.</source>
        <translation>Je toont carte blanche: {points} punten.</translation>
    </message>
    <message>
        <source>{name} shows carte blanche: {points} points.</source>
        <translation>{name} toont carte blanche: {points} punten.</translation>
    </message>
    <message>
        <source>You play {card}.</source>
        <translation>Je speelt {card}.</translation>
    </message>
    <message>
        <source>{name} plays {card}.</source>
        <translation>{name} speelt {card}.</translation>
    </message>
    <message>
        <source>You win the last trick.</source>
        <translation>Je wint de laatste slag.</translation>
    </message>
    <message>
        <source>{name} wins the last trick.</source>
        <translation>{name} wint de laatste slag.</translation>
    </message>
    <message>
        <source>You win trick {trick}.</source>
        <translation>Je wint slag {trick}.</translation>
    </message>
    <message>
        <source>{name} wins trick {trick}.</source>
        <translation>{name} wint slag {trick}.</translation>
    </message>
    <message>
        <source>{what}: {points} points.</source>
        <translation>{what}: {points} punten.</translation>
    </message>
    <message>
        <source>You declare {meld}: {points} points.</source>
        <translation>Je roemt {meld}: {points} punten.</translation>
    </message>
    <message>
        <source>{name} declares {meld}: {points} points.</source>
        <translation>{name} roemt {meld}: {points} punten.</translation>
    </message>
    <message>
        <source>You announce {meld}, to score it later.</source>
        <translation>Je kondigt {meld} aan, om later te roemen.</translation>
    </message>
    <message>
        <source>{name} announces {meld}, to score it later.</source>
        <translation>{name} kondigt {meld} aan, om later te roemen.</translation>
    </message>
    <message>
        <source>Your announcement can no longer be scored: {cards}.</source>
        <translation>Je aankondiging kan niet meer geroemd worden: {cards}.</translation>
    </message>
    <message>
        <source>{name}’s announcement can no longer be scored: {cards}.</source>
        <translation>De aankondiging van {name} kan niet meer geroemd worden: {cards}.</translation>
    </message>
    <message>
        <source>You show {card}, the dix: {points} points.</source>
        <translation>Je toont {card}, de dix: {points} punten.</translation>
    </message>
    <message>
        <source>{name} shows {card}, the dix: {points} points.</source>
        <translation>{name} toont {card}, de dix: {points} punten.</translation>
    </message>
    <message>
        <source>You exchange the seven and take {card}.</source>
        <translation>Je ruilt de zeven en neemt {card}.</translation>
    </message>
    <message>
        <source>{name} exchanges the seven and takes {card}.</source>
        <translation>{name} ruilt de zeven en neemt {card}.</translation>
    </message>
    <message>
        <source>You draw {card}, the turned card.</source>
        <translation>Je trekt {card}, de gedraaide kaart.</translation>
    </message>
    <message>
        <source>{name} draws {card}, the turned card.</source>
        <translation>{name} trekt {card}, de gedraaide kaart.</translation>
    </message>
    <message>
        <source>You draw {card}.</source>
        <translation>Je trekt {card}.</translation>
    </message>
    <message>
        <source>{name} draws a card.</source>
        <translation>{name} trekt een kaart.</translation>
    </message>
    <message>
        <source>The stock is out: exposed cards go back into the hand, and from now on suit must be followed.</source>
        <translation>De stok is op: open kaarten gaan terug in de hand en vanaf nu moet je bekennen.</translation>
    </message>
    <message>
        <source>The last trick: {points} points for you.</source>
        <translation>De laatste slag: {points} punten voor jou.</translation>
    </message>
    <message>
        <source>The last trick: {points} points for {name}.</source>
        <translation>De laatste slag: {points} punten voor {name}.</translation>
    </message>
    <message>
        <source>The target is reached and the deal ends at once: you {yours}, {name} {theirs}.</source>
        <translation>Het doel is bereikt en de gift stopt meteen: jij {yours}, {name} {theirs}.</translation>
    </message>
    <message>
        <source>The deal is over: you {yours}, {name} {theirs}.</source>
        <translation>De gift is uit: jij {yours}, {name} {theirs}.</translation>
    </message>
    <message>
        <source>The points are equal: no one wins this game.</source>
        <translation>De punten zijn gelijk: niemand wint dit spel.</translation>
    </message>
    <message>
        <source>The rubicon was not crossed: you win {value} points.</source>
        <translation>De rubicon is niet gehaald: jij wint {value} punten.</translation>
    </message>
    <message>
        <source>The rubicon was not crossed: {name} wins {value} points.</source>
        <translation>De rubicon is niet gehaald: {name} wint {value} punten.</translation>
    </message>
    <message>
        <source>You win the game, worth {value} points.</source>
        <translation>Jij wint het spel, goed voor {value} punten.</translation>
    </message>
    <message>
        <source>{name} wins the game, worth {value} points.</source>
        <translation>{name} wint het spel, goed voor {value} punten.</translation>
    </message>
    <message>
        <source>The match is over, and no one has won it.</source>
        <translation>De partij is uit en niemand heeft haar gewonnen.</translation>
    </message>
    <message>
        <source>You win the match, {yours} to {theirs}.</source>
        <translation>Je wint de partij met {yours} tegen {theirs}.</translation>
    </message>
    <message>
        <source>{name} wins the match, {theirs} to {yours}.</source>
        <translation>{name} wint de partij met {theirs} tegen {yours}.</translation>
    </message>
    <message>
        <source>You may now</source>
        <translation>Je mag nu</translation>
    </message>
    <message>
        <source>{name} is to move</source>
        <translation>{name} is aan zet</translation>
    </message>
    <message>
        <source>The deal is over</source>
        <translation>De gift is uit</translation>
    </message>
    <message>
        <source>Play any card</source>
        <translation>Een willekeurige kaart spelen</translation>
    </message>
    <message>
        <source>Play one of these</source>
        <translation>Een van deze spelen</translation>
    </message>
    <message>
        <source>While cards can be drawn, suit need not be followed.</source>
        <translation>Zolang er kaarten te trekken zijn, hoef je niet te bekennen.</translation>
    </message>
    <message>
        <source>Who leads may play any card.</source>
        <translation>Wie uitkomt, mag elke kaart spelen.</translation>
    </message>
    <message>
        <source>{points} points now.</source>
        <translation>Nu {points} punten.</translation>
    </message>
    <message>
        <source>It makes its suit trumps.</source>
        <translation>De kleur ervan wordt troef.</translation>
    </message>
    <message>
        <source>Scores nothing and goes on.</source>
        <translation>Levert niets op; het spel gaat verder.</translation>
    </message>
    <message>
        <source>There is no later chance in this deal.</source>
        <translation>In deze gift komt er geen kans meer.</translation>
    </message>
    <message>
        <source>Announced already: it scores after a trick that you win.</source>
        <translation>Al aangekondigd: te roemen na een slag die je wint.</translation>
    </message>
    <message>
        <source>It may be announced now, to score after a later trick.</source>
        <translation>Je kunt het nu aankondigen en na een latere slag roemen.</translation>
    </message>
    <message>
        <source>After a trick that you win</source>
        <translation>Na een slag die je wint</translation>
    </message>
    <message>
        <source>Still within reach</source>
        <translation>Nog mogelijk</translation>
    </message>
    <message>
        <source>Not allowed, and why</source>
        <translation>Mag niet, want</translation>
    </message>
    <message>
        <source>The other cards</source>
        <translation>De andere kaarten</translation>
    </message>
    <message>
        <source>{missing} · {unseen}</source>
        <translation>{missing} · {unseen}</translation>
    </message>
    <message>
        <source>The stock is out: nothing can be declared any more.</source>
        <translation>De stok is op: er mag niet meer geroemd worden.</translation>
    </message>
    <message>
        <source>Hints are off. Switch them on in the View menu.</source>
        <translation>De tips staan uit. Zet ze aan in het menu Beeld.</translation>
    </message>
    <message>
        <source>certain</source>
        <translation>zeker</translation>
    </message>
    <message>
        <source>rule</source>
        <translation>regel</translation>
    </message>
    <message>
        <source>marriage</source>
        <translation>marias</translation>
    </message>
    <message>
        <source>royal marriage</source>
        <translation>stuk</translation>
    </message>
    <message>
        <source>sequence</source>
        <translation>reeks</translation>
    </message>
    <message>
        <source>plain sequence</source>
        <translation>gewone reeks</translation>
    </message>
    <message>
        <source>bezique</source>
        <translation>bezique</translation>
    </message>
    <message>
        <source>double bezique</source>
        <translation>dubbele bezique</translation>
    </message>
    <message>
        <source>triple bezique</source>
        <translation>driedubbele bezique</translation>
    </message>
    <message>
        <source>quadruple bezique</source>
        <translation>vierdubbele bezique</translation>
    </message>
    <message>
        <source>four aces</source>
        <translation>vier azen</translation>
    </message>
    <message>
        <source>four tens</source>
        <translation>vier tienen</translation>
    </message>
    <message>
        <source>four kings</source>
        <translation>vier heren</translation>
    </message>
    <message>
        <source>four queens</source>
        <translation>vier vrouwen</translation>
    </message>
    <message>
        <source>four jacks</source>
        <translation>vier boeren</translation>
    </message>
    <message>
        <source>marriage of {suit}</source>
        <translation>marias in {suit}</translation>
    </message>
    <message>
        <source>royal marriage of {suit}</source>
        <translation>stuk in {suit}</translation>
    </message>
    <message>
        <source>sequence of {suit}</source>
        <translation>reeks in {suit}</translation>
    </message>
    <message>
        <source>plain sequence of {suit}</source>
        <translation>gewone reeks in {suit}</translation>
    </message>
    <message>
        <source>Beginner</source>
        <translation>Beginner</translation>
    </message>
    <message>
        <source>Casual</source>
        <translation>Liefhebber</translation>
    </message>
    <message>
        <source>Plays any card that is allowed.</source>
        <translation>Speelt zomaar een kaart die mag.</translation>
    </message>
    <message>
        <source>Looks one card ahead and keeps what may still score.</source>
        <translation>Kijkt één kaart vooruit en houdt wat nog kan scoren.</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Jij</translation>
    </message>
    <message>
        <source>The file {path} cannot be written, so nothing is kept.</source>
        <translation>Het bestand {path} kan niet geschreven worden, dus er wordt niets bewaard.</translation>
    </message>
    <message>
        <source>Bezique is open already; this second window keeps nothing of what you play.</source>
        <translation>Bezique staat al open; dit tweede venster bewaart niets van wat je speelt.</translation>
    </message>
    <message>
        <source>The file {path} cannot be read.</source>
        <translation>Het bestand {path} kan niet gelezen worden.</translation>
    </message>
    <message>
        <source>The file {path} was written by a newer version of this program, so it is not used.</source>
        <translation>Het bestand {path} is door een nieuwere versie van dit programma geschreven en wordt dus niet gebruikt.</translation>
    </message>
    <message>
        <source>The file {path} was written by a newer version of this program; it is kept as {kept}.</source>
        <translation>Het bestand {path} is door een nieuwere versie van dit programma geschreven; het blijft bewaard als {kept}.</translation>
    </message>
    <message>
        <source>The file {path} is damaged, so it is not used.</source>
        <translation>Het bestand {path} is beschadigd en wordt dus niet gebruikt.</translation>
    </message>
    <message>
        <source>The file {path} is damaged; it is kept as {kept}.</source>
        <translation>Het bestand {path} is beschadigd; het blijft bewaard als {kept}.</translation>
    </message>
    <message>
        <source>The game in {path} breaks the rules in deal {deal} at action {action}.</source>
        <translation>Het spel in {path} breekt de regels in gift {deal} bij actie {action}.</translation>
    </message>
    <message>
        <source>The file {path} holds no game that this program can read.</source>
        <translation>Het bestand {path} bevat geen spel dat dit programma kan lezen.</translation>
    </message>
    <message>
        <source>The opponent failed to decide, so the first thing allowed was done for it.</source>
        <translation>De tegenstander kon niet beslissen; het eerste dat mocht, is voor hem gedaan.</translation>
    </message>
    <message>
        <source>Something went wrong inside the program. Your game is kept; the log says more.</source>
        <translation>Er ging iets mis in het programma. Je spel is bewaard; in het logboek staat meer.</translation>
    </message>
    <message>
        <source>It is not your turn.</source>
        <translation>Jij bent niet aan de beurt.</translation>
    </message>
    <message>
        <source>The deal is over.</source>
        <translation>De gift is uit.</translation>
    </message>
    <message>
        <source>That card is not in your hand.</source>
        <translation>Die kaart zit niet in je hand.</translation>
    </message>
    <message>
        <source>The stock is out, so you must follow suit as long as you can.</source>
        <translation>De stok is op: je moet bekennen zolang je kunt.</translation>
    </message>
    <message>
        <source>The stock is out, so you must beat the card led if you can.</source>
        <translation>De stok is op: je moet hoger bijspelen als je kunt.</translation>
    </message>
    <message>
        <source>You cannot follow suit and the stock is out, so you must trump.</source>
        <translation>Je kunt niet bekennen en de stok is op: je moet troeven.</translation>
    </message>
    <message>
        <source>Only the winner of a trick may declare, before the cards are drawn.</source>
        <translation>Alleen wie de slag wint, mag roemen, voor hij trekt.</translation>
    </message>
    <message>
        <source>Draw first: you play after both have drawn.</source>
        <translation>Trek eerst: je speelt als beiden getrokken hebben.</translation>
    </message>
    <message>
        <source>Show the carte blanche first, or pass.</source>
        <translation>Toon eerst de carte blanche, of pas.</translation>
    </message>
    <message>
        <source>You have no carte blanche to show now.</source>
        <translation>Je hebt nu geen carte blanche om te tonen.</translation>
    </message>
    <message>
        <source>There is nothing to pass now: play a card.</source>
        <translation>Er valt nu niets te passen: speel een kaart.</translation>
    </message>
    <message>
        <source>These cards do not make that meld.</source>
        <translation>Deze kaarten vormen die combinatie niet.</translation>
    </message>
    <message>
        <source>One meld after each trick: the others have to wait.</source>
        <translation>Eén combinatie per slag: de andere moeten wachten.</translation>
    </message>
    <message>
        <source>The same cards never score twice in one class of melds.</source>
        <translation>Dezelfde kaarten tellen nooit twee keer in één soort combinatie.</translation>
    </message>
    <message>
        <source>A card melded once may score again in its class only in a meld that is worth more.</source>
        <translation>Een geroemde kaart telt in haar soort alleen nog mee in een combinatie die meer waard is.</translation>
    </message>
    <message>
        <source>A card melded once may score again only in a meld that is worth at least as much.</source>
        <translation>Een geroemde kaart telt alleen nog mee in een combinatie die minstens evenveel waard is.</translation>
    </message>
    <message>
        <source>These cards have all been melded: it takes a fresh card to score them again.</source>
        <translation>Deze kaarten zijn allemaal al geroemd: er moet een verse kaart bij.</translation>
    </message>
    <message>
        <source>This meld scores again only when one of its kind has lost a card to play and is filled up.</source>
        <translation>Deze combinatie telt pas weer als er uit zo een een kaart is gespeeld en je haar aanvult.</translation>
    </message>
    <message>
        <source>Here a bezique does not grow: a double bezique is laid all at once.</source>
        <translation>Hier groeit een bezique niet: een dubbele bezique leg je in één keer.</translation>
    </message>
    <message>
        <source>In this game no melds are announced to be scored later.</source>
        <translation>In dit spel kondig je geen combinaties aan om later te roemen.</translation>
    </message>
    <message>
        <source>These cards have been announced or scored already.</source>
        <translation>Deze kaarten zijn al aangekondigd of geroemd.</translation>
    </message>
    <message>
        <source>In this game the seven of trumps has no value of its own.</source>
        <translation>In dit spel heeft troef zeven geen eigen waarde.</translation>
    </message>
    <message>
        <source>Only the seven of trumps is the dix.</source>
        <translation>Alleen troef zeven is de dix.</translation>
    </message>
    <message>
        <source>This seven has scored already.</source>
        <translation>Deze zeven heeft al gescoord.</translation>
    </message>
    <message>
        <source>Win a trick first: then the seven of trumps may be claimed.</source>
        <translation>Win eerst een slag: daarna mag je troef zeven tonen.</translation>
    </message>
    <message>
        <source>The seven of trumps is claimed after a trick that you have won, before the draw.</source>
        <translation>Troef zeven toon je na een slag die je gewonnen hebt, voor het trekken.</translation>
    </message>
    <message>
        <source>The stock is out: the seven of trumps scores no more.</source>
        <translation>De stok is op: troef zeven telt niet meer.</translation>
    </message>
    <message>
        <source>Only the first seven claimed in a deal may take the turned card.</source>
        <translation>Alleen de eerste zeven van een gift mag de gedraaide kaart nemen.</translation>
    </message>
    <message>
        <source>The turned card is itself a seven.</source>
        <translation>De gedraaide kaart is zelf een zeven.</translation>
    </message>
    <message>
        <source>the last tricks</source>
        <translation>de laatste slagen</translation>
    </message>
    <message>
        <source>turns</source>
        <translation>beurten</translation>
    </message>
    <message>
        <source>declaring</source>
        <translation>roemen</translation>
    </message>
    <message>
        <source>using a card again</source>
        <translation>een kaart opnieuw gebruiken</translation>
    </message>
    <message>
        <source>announcing</source>
        <translation>aankondigen</translation>
    </message>
    <message>
        <source>the dix</source>
        <translation>de dix</translation>
    </message>
    <message>
        <source>carte blanche</source>
        <translation>carte blanche</translation>
    </message>
    <message>
        <source>You hold {suit}, so you must follow suit.</source>
        <translation>Je hebt {suit}: je moet bekennen.</translation>
    </message>
    <message>
        <source>You can beat {card}, so you must.</source>
        <translation>Je kunt boven {card} komen, dus dat moet.</translation>
    </message>
    <message>
        <source>You hold no {suit} but a trump, so you must trump.</source>
        <translation>Je hebt geen {suit}, maar wel troef: je moet troeven.</translation>
    </message>
    <message>
        <source>The rules do not allow that now.</source>
        <translation>De regels staan dat nu niet toe.</translation>
    </message>
    <message>
        <source>Already melded: {cards}. Only a meld of the class that is worth more may use them again.</source>
        <translation>Al geroemd: {cards}. Alleen een combinatie van die soort die meer waard is, mag ze weer gebruiken.</translation>
    </message>
    <message>
        <source>Already melded: {cards}. Only a meld that is worth at least as much may use them again.</source>
        <translation>Al geroemd: {cards}. Alleen een combinatie die minstens evenveel waard is, mag ze weer gebruiken.</translation>
    </message>
    <message>
        <source>+{points}</source>
        <translation>+{points}</translation>
    </message>
    <message>
        <source>Seven turned</source>
        <translation>Zeven gedraaid</translation>
    </message>
    <message>
        <source>Carte blanche</source>
        <translation>Carte blanche</translation>
    </message>
    <message>
        <source>Seven of trumps</source>
        <translation>Dix (troef zeven)</translation>
    </message>
    <message>
        <source>Last trick</source>
        <translation>Laatste slag</translation>
    </message>
    <message>
        <source>to the dealer</source>
        <translation>voor de deler</translation>
    </message>
    <message>
        <source>at the count</source>
        <translation>bij de telling</translation>
    </message>
    <message>
        <source>before the first trick</source>
        <translation>voor de eerste slag</translation>
    </message>
    <message>
        <source>in trick {trick}</source>
        <translation>in slag {trick}</translation>
    </message>
    <message>
        <source>after trick {trick}</source>
        <translation>na slag {trick}</translation>
    </message>
    <message>
        <source>{who}: {what}, {points} points; {running} in this deal.</source>
        <translation>{who}: {what}, {points} punten; {running} in deze gift.</translation>
    </message>
    <message>
        <source>Deal {deal}</source>
        <translation>Gift {deal}</translation>
    </message>
    <message>
        <source>you dealt</source>
        <translation>jij deelde</translation>
    </message>
    <message>
        <source>{name} dealt</source>
        <translation>{name} deelde</translation>
    </message>
    <message>
        <source>This deal</source>
        <translation>Deze gift</translation>
    </message>
    <message>
        <source>The match</source>
        <translation>De partij</translation>
    </message>
    <message>
        <source>to {points}</source>
        <translation>tot {points}</translation>
    </message>
    <message>
        <source>Drawn game</source>
        <translation>Onbeslist</translation>
    </message>
    <message>
        <source>Rubicon</source>
        <translation>Rubicon</translation>
    </message>
    <message>
        <source>Hundreds of both: {won} + {lost}, and {bonus} for the game.</source>
        <translation>De honderdtallen van beiden: {won} + {lost}, en {bonus} voor het spel.</translation>
    </message>
    <message>
        <source>The difference counts at least {least}, and {bonus} for the game.</source>
        <translation>Het verschil telt voor minstens {least}, en {bonus} voor het spel.</translation>
    </message>
    <message>
        <source>Difference of the hundreds: {won} − {lost}, and {bonus} for the game.</source>
        <translation>Verschil van de honderdtallen: {won} − {lost}, en {bonus} voor het spel.</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spel</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Wat</translation>
    </message>
    <message>
        <source>You hold no king, queen or jack: show carte blanche for {points} points, or pass.</source>
        <translation>Je hebt geen heer, vrouw of boer: toon carte blanche voor {points} punten, of pas.</translation>
    </message>
    <message>
        <source>{name} won the trick and may declare.</source>
        <translation>{name} won de slag en mag roemen.</translation>
    </message>
    <message>
        <source>{name} may show carte blanche.</source>
        <translation>{name} mag carte blanche tonen.</translation>
    </message>
    <message>
        <source>{name} leads.</source>
        <translation>{name} komt uit.</translation>
    </message>
    <message>
        <source>{name} is to play.</source>
        <translation>{name} moet spelen.</translation>
    </message>
    <message>
        <source>You won the trick: score one meld, or draw.</source>
        <translation>Je won de slag: roem één combinatie, of trek.</translation>
    </message>
    <message>
        <source>You won the trick: score melds, then draw.</source>
        <translation>Je won de slag: roem wat je hebt en trek dan.</translation>
    </message>
    <message>
        <source>You may exchange the seven of trumps, or draw.</source>
        <translation>Je mag troef zeven ruilen, of trekken.</translation>
    </message>
    <message>
        <source>You may claim the seven of trumps, or draw.</source>
        <translation>Je mag troef zeven tonen, of trekken.</translation>
    </message>
    <message>
        <source>You may announce a meld to score it later, or draw.</source>
        <translation>Je mag een combinatie aankondigen om later te roemen, of trekken.</translation>
    </message>
    <message>
        <source>Draw a card.</source>
        <translation>Trek een kaart.</translation>
    </message>
    <message>
        <source>You lead: play any card.</source>
        <translation>Jij komt uit: speel een kaart naar keuze.</translation>
    </message>
    <message>
        <source>{name} led {card}: play any card.</source>
        <translation>{name} kwam uit met {card}: speel een kaart naar keuze.</translation>
    </message>
    <message>
        <source>{name} led {card}: follow suit and beat it.</source>
        <translation>{name} kwam uit met {card}: beken en kom erboven.</translation>
    </message>
    <message>
        <source>{name} led {card}: follow suit.</source>
        <translation>{name} kwam uit met {card}: beken kleur.</translation>
    </message>
    <message>
        <source>{name} led {card}: you must trump.</source>
        <translation>{name} kwam uit met {card}: je moet troeven.</translation>
    </message>
    <message>
        <source>Bezique (Portuguese)</source>
        <translation>Bezique (Portugees)</translation>
    </message>
    <message>
        <source>Bezique without a turned card (Portuguese)</source>
        <translation>Bezique zonder gedraaide kaart (Portugees)</translation>
    </message>
    <message>
        <source>Rubicon bezique (Portuguese)</source>
        <translation>Rubicon-bezique (Portugees)</translation>
    </message>
    <message>
        <source>Bezique (French)</source>
        <translation>Bezique (Frans)</translation>
    </message>
    <message>
        <source>Rubicon bezique (Dutch)</source>
        <translation>Rubicon-bezique (Nederlands)</translation>
    </message>
    <message>
        <source>Rubicon bezique, queen of trumps (Dutch)</source>
        <translation>Rubicon-bezique, troefvrouw (Nederlands)</translation>
    </message>
    <message>
        <source>Bezique (classic)</source>
        <translation>Bezique (klassiek)</translation>
    </message>
    <message>
        <source>Rubicon bezique (Portland Club)</source>
        <translation>Rubicon-bezique (Portland Club)</translation>
    </message>
    <message>
        <source>Two packs, eight cards each. The turned card makes trumps; king, queen and jack beat the ten.</source>
        <translation>Twee spellen, acht kaarten elk. De gedraaide kaart bepaalt troef; heer, vrouw en boer gaan boven de tien.</translation>
    </message>
    <message>
        <source>One meld after each trick; a double bezique is laid all at once, not pair by pair.</source>
        <translation>Eén combinatie per slag; een dubbele bezique leg je in één keer, niet paar voor paar.</translation>
    </message>
    <message>
        <source>Source: a Portuguese sheet of rules, “Besigue”, to 1,000 or 1,500 points.</source>
        <translation>Bron: Portugese spelregels, “Besigue”, tot 1.000 of 1.500 punten.</translation>
    </message>
    <message>
        <source>As the Portuguese game, but no card is turned: there are no trumps at first.</source>
        <translation>Als het Portugese spel, maar er wordt geen kaart gedraaid: eerst is er geen troef.</translation>
    </message>
    <message>
        <source>The first marriage scored makes its suit trumps, and the seven of trumps has no value.</source>
        <translation>De eerste marias die geroemd wordt, bepaalt troef; troef zeven is niets waard.</translation>
    </message>
    <message>
        <source>Source: the same sheet of rules, “Besigue sem trunfo”.</source>
        <translation>Bron: dezelfde spelregels, “Besigue sem trunfo”.</translation>
    </message>
    <message>
        <source>Four packs, nine cards each, no turned card. One deal is the whole game.</source>
        <translation>Vier spellen, negen kaarten elk, geen gedraaide kaart. Eén gift is het hele spel.</translation>
    </message>
    <message>
        <source>A meld that lost a card to play may be filled up and scores again.</source>
        <translation>Een combinatie waaruit een kaart is gespeeld, mag je aanvullen en opnieuw roemen.</translation>
    </message>
    <message>
        <source>Source: the same sheet of rules, “Besigue de Rubicon”.</source>
        <translation>Bron: dezelfde spelregels, “Besigue de Rubicon”.</translation>
    </message>
    <message>
        <source>Two packs, eight cards each. The turned card makes trumps; the ten is second to the ace.</source>
        <translation>Twee spellen, acht kaarten elk. De gedraaide kaart bepaalt troef; de tien komt na de aas.</translation>
    </message>
    <message>
        <source>One meld scores after each trick; more may be announced, to score after later ones.</source>
        <translation>Per slag roem je één combinatie; andere mag je aankondigen om later te roemen.</translation>
    </message>
    <message>
        <source>Source: a French description, “Le bésigue”; the first to reach 1,000 wins at once.</source>
        <translation>Bron: een Franse beschrijving, “Le bésigue”; wie het eerst 1.000 haalt, wint meteen.</translation>
    </message>
    <message>
        <source>Four packs, nine cards each, no brisques; the last trick is worth 50.</source>
        <translation>Vier spellen, negen kaarten elk, geen brisques; de laatste slag is 50 punten waard.</translation>
    </message>
    <message>
        <source>As many melds after a trick as you hold; four tens and sequences of plain suits count too.</source>
        <translation>Na een slag roem je alles wat je hebt; vier tienen en reeksen buiten troef tellen ook.</translation>
    </message>
    <message>
        <source>Source: Dutch rules, “Rubicon, 2 spelers”.</source>
        <translation>Bron: Nederlandse spelregels, “Rubicon, 2 spelers”.</translation>
    </message>
    <message>
        <source>As the Dutch game, but a bezique is the queen of trumps with the jack paired to it.</source>
        <translation>Als het Nederlandse spel, maar bezique is troefvrouw met de boer die erbij hoort.</translation>
    </message>
    <message>
        <source>Spades pair with diamonds, clubs with hearts. A first bezique makes its queen’s suit trumps.</source>
        <translation>Schoppen hoort bij ruiten, klaveren bij harten. Een eerste bezique maakt de kleur van de vrouw troef.</translation>
    </message>
    <message>
        <source>Source: the same Dutch rules, under “Variant”.</source>
        <translation>Bron: dezelfde Nederlandse spelregels, onder “Variant”.</translation>
    </message>
    <message>
        <source>Two packs, eight cards each. Aces and tens score 10 each as soon as they are won.</source>
        <translation>Twee spellen, acht kaarten elk. Azen en tienen tellen elk 10 zodra ze gewonnen zijn.</translation>
    </message>
    <message>
        <source>One meld scores after each trick; the seven of trumps is claimed after a trick that you won.</source>
        <translation>Per slag roem je één combinatie; troef zeven toon je na een slag die je won.</translation>
    </message>
    <message>
        <source>Source: Hoffmann, 1909; the last eight tricks as in the Britannica and Parlett.</source>
        <translation>Bron: Hoffmann, 1909; de laatste acht slagen zoals in de Britannica en bij Parlett.</translation>
    </message>
    <message>
        <source>Four packs, nine cards each. One meld after each trick, and melds score again when filled up.</source>
        <translation>Vier spellen, negen kaarten elk. Eén combinatie per slag; aangevuld telt ze opnieuw.</translation>
    </message>
    <message>
        <source>A marriage or a sequence makes trumps. Brisques only break a tie or save the rubicon.</source>
        <translation>Een marias of een reeks maakt troef. Brisques beslissen alleen bij gelijk of redden de rubicon.</translation>
    </message>
    <message>
        <source>Source: the laws of the Portland Club, London 1887.</source>
        <translation>Bron: de wetten van de Portland Club, Londen 1887.</translation>
    </message>
    <message>
        <source>Trick {trick} of {tricks} · {game}</source>
        <translation>Slag {trick} van {tricks} · {game}</translation>
    </message>
    <message>
        <source>{game}, deal {deal}</source>
        <translation>{game}, gift {deal}</translation>
    </message>
    <message>
        <source>{game}, deal {deal} – Bezique Qt</source>
        <translation>{game}, gift {deal} – Bezique Qt</translation>
    </message>
    <message>
        <source>Bezique Qt, a card table for two</source>
        <translation>Bezique Qt, een kaarttafel voor twee</translation>
    </message>
    <message>
        <source>Welcome! The cards are dealt: play at once, or choose another of the eight games.</source>
        <translation>Welkom! De kaarten zijn gedeeld: speel meteen, of kies een ander van de acht spellen.</translation>
    </message>
    <message>
        <source>Card table</source>
        <translation>Kaarttafel</translation>
    </message>
    <message>
        <source>{points} in this deal</source>
        <translation>{points} in deze gift</translation>
    </message>
    <message>
        <source>game at {points}</source>
        <translation>spel tot {points}</translation>
    </message>
    <message>
        <source>rubicon at {points}</source>
        <translation>rubicon bij {points}</translation>
    </message>
    <message>
        <source>over the rubicon</source>
        <translation>over de rubicon</translation>
    </message>
    <message>
        <source>{points} to the rubicon</source>
        <translation>nog {points} tot rubicon</translation>
    </message>
    <message>
        <source>trumps</source>
        <translation>troef</translation>
    </message>
    <message>
        <source>no trumps yet</source>
        <translation>nog geen troef</translation>
    </message>
    <message>
        <source>D</source>
        <translation>D</translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation>Deler</translation>
    </message>
    <message>
        <source>Trick {number}: yours</source>
        <translation>Slag {number}: voor jou</translation>
    </message>
    <message>
        <source>Trick {number}: your opponent&apos;s</source>
        <translation>Slag {number}: voor je tegenstander</translation>
    </message>
    <message>
        <source>Trick {number}: your turn</source>
        <translation>Slag {number}: jouw beurt</translation>
    </message>
    <message>
        <source>Trick {number}</source>
        <translation>Slag {number}</translation>
    </message>
    <message>
        <source>By suit</source>
        <translation>Op kleur</translation>
    </message>
    <message>
        <source>By rank</source>
        <translation>Op waarde</translation>
    </message>
    <message>
        <source>Colours alternating</source>
        <translation>Kleuren om en om</translation>
    </message>
    <message>
        <source>Trumps first</source>
        <translation>Troef eerst</translation>
    </message>
    <message>
        <source>My own order</source>
        <translation>Eigen volgorde</translation>
    </message>
    <message>
        <source>Sort: by suit</source>
        <translation>Schikken: op kleur</translation>
    </message>
    <message>
        <source>Sort: by rank</source>
        <translation>Schikken: op waarde</translation>
    </message>
    <message>
        <source>Sort: colours</source>
        <translation>Schikken: om en om</translation>
    </message>
    <message>
        <source>Sort: trumps first</source>
        <translation>Schikken: troef eerst</translation>
    </message>
    <message>
        <source>Sort: my own</source>
        <translation>Schikken: eigen</translation>
    </message>
    <message>
        <source>Show your carte blanche, or go on</source>
        <translation>Toon je carte blanche, of ga door</translation>
    </message>
    <message>
        <source>Before you play</source>
        <translation>Voor je speelt</translation>
    </message>
    <message>
        <source>Nothing to declare</source>
        <translation>Niets te roemen</translation>
    </message>
    <message>
        <source>Declare, or draw</source>
        <translation>Roem, of trek</translation>
    </message>
    <message>
        <source>Announce more, or draw</source>
        <translation>Kondig meer aan, of trek</translation>
    </message>
    <message>
        <source>One meld now, or draw</source>
        <translation>Eén combinatie nu, of trek</translation>
    </message>
    <message>
        <source>Within reach once you win a trick</source>
        <translation>Mogelijk na een gewonnen slag</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Verder</translation>
    </message>
    <message>
        <source>Claim the 7</source>
        <translation>De 7 tonen</translation>
    </message>
    <message>
        <source>Exchange the 7</source>
        <translation>De 7 ruilen</translation>
    </message>
    <message>
        <source>Announce: {meld}</source>
        <translation>Aankondigen: {meld}</translation>
    </message>
    <message>
        <source>Score it with {cards}</source>
        <translation>Roemen met {cards}</translation>
    </message>
    <message>
        <source>Announce it with {cards}</source>
        <translation>Aankondigen met {cards}</translation>
    </message>
    <message>
        <source>{meld}: {cards}</source>
        <translation>{meld}: {cards}</translation>
    </message>
    <message>
        <source>{count} more</source>
        <translation>nog {count}</translation>
    </message>
    <message>
        <source>{name}, {points} points</source>
        <translation>{name}, {points} punten</translation>
    </message>
    <message>
        <source>{times} × {meld}</source>
        <translation>{times} × {meld}</translation>
    </message>
    <message>
        <source>{meld}, announced</source>
        <translation>{meld}, aangekondigd</translation>
    </message>
</context>
</TS>
