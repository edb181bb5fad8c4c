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
        <translation>Bezique</translation>
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
        <source>Again in %n trick(s): {tricks}.</source>
        <translation>
            <numerusform>Weer in %n slag: {tricks}.</numerusform>
            <numerusform>Weer in %n slagen: {tricks}.</numerusform>
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
        <source>%n more</source>
        <translation>
            <numerusform>nog %n</numerusform>
            <numerusform>nog %n</numerusform>
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
    <message numerus="yes">
        <source>It takes %n fresh card(s) of that rank ({unseen}).</source>
        <translation>
            <numerusform>Daar is %n verse kaart van die waarde voor nodig ({unseen}).</numerusform>
            <numerusform>Daar zijn %n verse kaarten van die waarde voor nodig ({unseen}).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n trick(s) left</source>
        <translation>
            <numerusform>nog %n slag</numerusform>
            <numerusform>nog %n slagen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s) tried</source>
        <translation>
            <numerusform>%n gift geprobeerd</numerusform>
            <numerusform>%n giften geprobeerd</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Measured in {game}: in %n deal(s) it could not be told apart from “{level}” ({points} ± {interval} points a deal).</source>
        <translation>
            <numerusform>Gemeten bij {game}: in %n gift niet te onderscheiden van “{level}” ({points} ± {interval} punten per gift).</numerusform>
            <numerusform>Gemeten bij {game}: in %n giften niet te onderscheiden van “{level}” ({points} ± {interval} punten per gift).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n decision(s) could not be weighed</source>
        <translation>
            <numerusform>%n beslissing kon niet worden gewogen</numerusform>
            <numerusform>%n beslissingen konden niet worden gewogen</numerusform>
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
        <source>&amp;Review this deal</source>
        <translation>Na&amp;kaarten</translation>
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
    <name>GameDialog</name>
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
        <source>&amp;Look in:</source>
        <translation>Kijk &amp;in:</translation>
    </message>
    <message>
        <source>Files of &amp;type:</source>
        <translation>Bestands&amp;type:</translation>
    </message>
    <message>
        <source>Save a copy</source>
        <translation>Een kopie bewaren</translation>
    </message>
</context>
<context>
    <name>KeptDialog</name>
    <message>
        <source>Kept matches</source>
        <translation>Bewaarde partijen</translation>
    </message>
    <message>
        <source>Matches that were not finished when another came to the table.</source>
        <translation>Partijen die nog niet af waren toen er een andere op tafel kwam.</translation>
    </message>
    <message>
        <source>&amp;Put on the table</source>
        <translation>&amp;Op tafel leggen</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Annuleren</translation>
    </message>
    <message>
        <source>&amp;Throw away</source>
        <translation>&amp;Weggooien</translation>
    </message>
    <message>
        <source>Moves the match to the trash of the system.</source>
        <translation>Verplaatst de partij naar de prullenbak van het systeem.</translation>
    </message>
    <message>
        <source>It cannot be moved to the trash, so it stays.</source>
        <translation>Ze kan niet naar de prullenbak en blijft dus staan.</translation>
    </message>
    <message>
        <source>{file}: cannot be read</source>
        <translation>{file}: niet te lezen</translation>
    </message>
    <message>
        <source>{game}
{points} to {other}, kept {when}</source>
        <translation>{game}
{points} tegen {other}, bewaard op {when}</translation>
    </message>
</context>
<context>
    <name>LessonPanel</name>
    <message>
        <source>Try again</source>
        <translation>Opnieuw</translation>
    </message>
    <message>
        <source>A hint</source>
        <translation>Een tip</translation>
    </message>
    <message>
        <source>All lessons…</source>
        <translation>Alle lessen…</translation>
    </message>
    <message>
        <source>To my game</source>
        <translation>Naar mijn spel</translation>
    </message>
    <message>
        <source>Your own game comes back to the table, just as it was.</source>
        <translation>Je eigen spel komt terug op tafel, precies zoals het was.</translation>
    </message>
    <message>
        <source>Next lesson</source>
        <translation>Volgende les</translation>
    </message>
</context>
<context>
    <name>LessonsDialog</name>
    <message>
        <source>Lessons</source>
        <translation>Lessen</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Sluiten</translation>
    </message>
    <message>
        <source>&amp;Take it again</source>
        <translation>&amp;Overdoen</translation>
    </message>
    <message>
        <source>&amp;Begin</source>
        <translation>&amp;Beginnen</translation>
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
        <source>H&amp;ints</source>
        <translation>T&amp;ips</translation>
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
        <source>Re&amp;view the deal</source>
        <translation>Nakaar&amp;ten</translation>
    </message>
    <message>
        <source>&amp;Open a game…</source>
        <translation>Een spel &amp;openen…</translation>
    </message>
    <message>
        <source>&amp;Kept matches…</source>
        <translation>&amp;Bewaarde partijen…</translation>
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
        <source>&amp;Declare the chosen cards</source>
        <translation>&amp;Gekozen kaarten roemen</translation>
    </message>
    <message>
        <source>A&amp;nnounce the chosen cards</source>
        <translation>Gekozen kaarten aa&amp;nkondigen</translation>
    </message>
    <message>
        <source>&amp;Claim the seven of trumps</source>
        <translation>Troef&amp;zeven tonen</translation>
    </message>
    <message>
        <source>E&amp;xchange the seven of trumps</source>
        <translation>Troefzeven r&amp;uilen</translation>
    </message>
    <message>
        <source>Show carte &amp;blanche</source>
        <translation>Carte &amp;blanche tonen</translation>
    </message>
    <message>
        <source>Dra&amp;w, or pass</source>
        <translation>T&amp;rekken, of passen</translation>
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
        <source>Rul&amp;es</source>
        <translation>R&amp;egels</translation>
    </message>
    <message>
        <source>&amp;No hints</source>
        <translation>&amp;Geen tips</translation>
    </message>
    <message>
        <source>What the &amp;rules say</source>
        <translation>Wat de &amp;regels zeggen</translation>
    </message>
    <message>
        <source>What is &amp;best, and why</source>
        <translation>Wat het &amp;beste is, en waarom</translation>
    </message>
    <message>
        <source>Cards still &amp;out</source>
        <translation>&amp;Nog niet geziene kaarten</translation>
    </message>
    <message>
        <source>As the &amp;system</source>
        <translation>Zoals het &amp;systeem</translation>
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
        <translation>&amp;Zoals het systeem</translation>
    </message>
    <message>
        <source>&amp;Lessons…</source>
        <translation>&amp;Lessen…</translation>
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
        <source>Lessons…</source>
        <translation>Lessen…</translation>
    </message>
    <message>
        <source>New game…</source>
        <translation>Nieuw spel…</translation>
    </message>
    <message>
        <source>Kept matches…</source>
        <translation>Bewaarde partijen…</translation>
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
    <name>ReviewDialog</name>
    <message>
        <source>Deal under review</source>
        <translation>Gift waarover wordt nagekaart</translation>
    </message>
    <message>
        <source>What cost most</source>
        <translation>Wat het meest kostte</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Sluiten</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>S&amp;toppen</translation>
    </message>
    <message>
        <source>&amp;Go on</source>
        <translation>&amp;Doorgaan</translation>
    </message>
</context>
<context>
    <name>RuleStrip</name>
    <message>
        <source>Read on in the rule book</source>
        <translation>Verder lezen in het regelboek</translation>
    </message>
</context>
<context>
    <name>RulesPanel</name>
    <message>
        <source>Search the rules</source>
        <translation>Zoeken in de regels</translation>
    </message>
    <message>
        <source>Previous place</source>
        <translation>Vorige vindplaats</translation>
    </message>
    <message>
        <source>Next place</source>
        <translation>Volgende vindplaats</translation>
    </message>
    <message>
        <source>Rule book</source>
        <translation>Regelboek</translation>
    </message>
    <message>
        <source>nowhere</source>
        <translation>nergens</translation>
    </message>
    <message>
        <source>{place} of {places}</source>
        <translation>{place} van {places}</translation>
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
        <translation>Zoals het systeem</translation>
    </message>
    <message>
        <source>As the system: felt or dark</source>
        <translation>Zoals het systeem: vilt of donker</translation>
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
        <source>What is best, and why</source>
        <translation>Wat het beste is, en waarom</translation>
    </message>
    <message>
        <source>&amp;Four colours of suits</source>
        <translation>Vier &amp;kleuren</translation>
    </message>
    <message>
        <source>Cards still o&amp;ut (practice)</source>
        <translation>Nog niet geziene kaarten (&amp;oefening)</translation>
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
        <translation>Tot je klikt</translation>
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
    <name>Several</name>
    <message numerus="yes">
        <source>%n ace(s) of spades</source>
        <translation>
            <numerusform>%n schoppenaas</numerusform>
            <numerusform>%n schoppenazen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n king(s) of spades</source>
        <translation>
            <numerusform>%n schoppenheer</numerusform>
            <numerusform>%n schoppenheren</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n queen(s) of spades</source>
        <translation>
            <numerusform>%n schoppenvrouw</numerusform>
            <numerusform>%n schoppenvrouwen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n jack(s) of spades</source>
        <translation>
            <numerusform>%n schoppenboer</numerusform>
            <numerusform>%n schoppenboeren</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ten(s) of spades</source>
        <translation>
            <numerusform>%n schoppentien</numerusform>
            <numerusform>%n schoppentienen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n nine(s) of spades</source>
        <translation>
            <numerusform>%n schoppennegen</numerusform>
            <numerusform>%n schoppennegens</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n eight(s) of spades</source>
        <translation>
            <numerusform>%n schoppenacht</numerusform>
            <numerusform>%n schoppenachten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n seven(s) of spades</source>
        <translation>
            <numerusform>%n schoppenzeven</numerusform>
            <numerusform>%n schoppenzevens</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ace(s) of hearts</source>
        <translation>
            <numerusform>%n hartenaas</numerusform>
            <numerusform>%n hartenazen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n king(s) of hearts</source>
        <translation>
            <numerusform>%n hartenheer</numerusform>
            <numerusform>%n hartenheren</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n queen(s) of hearts</source>
        <translation>
            <numerusform>%n hartenvrouw</numerusform>
            <numerusform>%n hartenvrouwen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n jack(s) of hearts</source>
        <translation>
            <numerusform>%n hartenboer</numerusform>
            <numerusform>%n hartenboeren</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ten(s) of hearts</source>
        <translation>
            <numerusform>%n hartentien</numerusform>
            <numerusform>%n hartentienen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n nine(s) of hearts</source>
        <translation>
            <numerusform>%n hartennegen</numerusform>
            <numerusform>%n hartennegens</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n eight(s) of hearts</source>
        <translation>
            <numerusform>%n hartenacht</numerusform>
            <numerusform>%n hartenachten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n seven(s) of hearts</source>
        <translation>
            <numerusform>%n hartenzeven</numerusform>
            <numerusform>%n hartenzevens</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ace(s) of diamonds</source>
        <translation>
            <numerusform>%n ruitenaas</numerusform>
            <numerusform>%n ruitenazen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n king(s) of diamonds</source>
        <translation>
            <numerusform>%n ruitenheer</numerusform>
            <numerusform>%n ruitenheren</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n queen(s) of diamonds</source>
        <translation>
            <numerusform>%n ruitenvrouw</numerusform>
            <numerusform>%n ruitenvrouwen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n jack(s) of diamonds</source>
        <translation>
            <numerusform>%n ruitenboer</numerusform>
            <numerusform>%n ruitenboeren</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ten(s) of diamonds</source>
        <translation>
            <numerusform>%n ruitentien</numerusform>
            <numerusform>%n ruitentienen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n nine(s) of diamonds</source>
        <translation>
            <numerusform>%n ruitennegen</numerusform>
            <numerusform>%n ruitennegens</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n eight(s) of diamonds</source>
        <translation>
            <numerusform>%n ruitenacht</numerusform>
            <numerusform>%n ruitenachten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n seven(s) of diamonds</source>
        <translation>
            <numerusform>%n ruitenzeven</numerusform>
            <numerusform>%n ruitenzevens</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ace(s) of clubs</source>
        <translation>
            <numerusform>%n klaveraas</numerusform>
            <numerusform>%n klaverazen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n king(s) of clubs</source>
        <translation>
            <numerusform>%n klaverheer</numerusform>
            <numerusform>%n klaverheren</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n queen(s) of clubs</source>
        <translation>
            <numerusform>%n klavervrouw</numerusform>
            <numerusform>%n klavervrouwen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n jack(s) of clubs</source>
        <translation>
            <numerusform>%n klaverboer</numerusform>
            <numerusform>%n klaverboeren</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ten(s) of clubs</source>
        <translation>
            <numerusform>%n klavertien</numerusform>
            <numerusform>%n klavertienen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n nine(s) of clubs</source>
        <translation>
            <numerusform>%n klavernegen</numerusform>
            <numerusform>%n klavernegens</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n eight(s) of clubs</source>
        <translation>
            <numerusform>%n klaveracht</numerusform>
            <numerusform>%n klaverachten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n seven(s) of clubs</source>
        <translation>
            <numerusform>%n klaverzeven</numerusform>
            <numerusform>%n klaverzevens</numerusform>
        </translation>
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
        <source>Rules</source>
        <translation>Regels</translation>
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
        <translation>schoppenaas</translation>
    </message>
    <message>
        <source>king of spades</source>
        <translation>schoppenheer</translation>
    </message>
    <message>
        <source>queen of spades</source>
        <translation>schoppenvrouw</translation>
    </message>
    <message>
        <source>jack of spades</source>
        <translation>schoppenboer</translation>
    </message>
    <message>
        <source>ten of spades</source>
        <translation>schoppentien</translation>
    </message>
    <message>
        <source>nine of spades</source>
        <translation>schoppennegen</translation>
    </message>
    <message>
        <source>eight of spades</source>
        <translation>schoppenacht</translation>
    </message>
    <message>
        <source>seven of spades</source>
        <translation>schoppenzeven</translation>
    </message>
    <message>
        <source>ace of hearts</source>
        <translation>hartenaas</translation>
    </message>
    <message>
        <source>king of hearts</source>
        <translation>hartenheer</translation>
    </message>
    <message>
        <source>queen of hearts</source>
        <translation>hartenvrouw</translation>
    </message>
    <message>
        <source>jack of hearts</source>
        <translation>hartenboer</translation>
    </message>
    <message>
        <source>ten of hearts</source>
        <translation>hartentien</translation>
    </message>
    <message>
        <source>nine of hearts</source>
        <translation>hartennegen</translation>
    </message>
    <message>
        <source>eight of hearts</source>
        <translation>hartenacht</translation>
    </message>
    <message>
        <source>seven of hearts</source>
        <translation>hartenzeven</translation>
    </message>
    <message>
        <source>ace of diamonds</source>
        <translation>ruitenaas</translation>
    </message>
    <message>
        <source>king of diamonds</source>
        <translation>ruitenheer</translation>
    </message>
    <message>
        <source>queen of diamonds</source>
        <translation>ruitenvrouw</translation>
    </message>
    <message>
        <source>jack of diamonds</source>
        <translation>ruitenboer</translation>
    </message>
    <message>
        <source>ten of diamonds</source>
        <translation>ruitentien</translation>
    </message>
    <message>
        <source>nine of diamonds</source>
        <translation>ruitennegen</translation>
    </message>
    <message>
        <source>eight of diamonds</source>
        <translation>ruitenacht</translation>
    </message>
    <message>
        <source>seven of diamonds</source>
        <translation>ruitenzeven</translation>
    </message>
    <message>
        <source>ace of clubs</source>
        <translation>klaveraas</translation>
    </message>
    <message>
        <source>king of clubs</source>
        <translation>klaverheer</translation>
    </message>
    <message>
        <source>queen of clubs</source>
        <translation>klavervrouw</translation>
    </message>
    <message>
        <source>jack of clubs</source>
        <translation>klaverboer</translation>
    </message>
    <message>
        <source>ten of clubs</source>
        <translation>klavertien</translation>
    </message>
    <message>
        <source>nine of clubs</source>
        <translation>klavernegen</translation>
    </message>
    <message>
        <source>eight of clubs</source>
        <translation>klaveracht</translation>
    </message>
    <message>
        <source>seven of clubs</source>
        <translation>klaverzeven</translation>
    </message>
    <message>
        <source>the ace of spades</source>
        <translation>schoppenaas</translation>
    </message>
    <message>
        <source>the king of spades</source>
        <translation>schoppenheer</translation>
    </message>
    <message>
        <source>the queen of spades</source>
        <translation>schoppenvrouw</translation>
    </message>
    <message>
        <source>the jack of spades</source>
        <translation>schoppenboer</translation>
    </message>
    <message>
        <source>the ten of spades</source>
        <translation>schoppentien</translation>
    </message>
    <message>
        <source>the nine of spades</source>
        <translation>schoppennegen</translation>
    </message>
    <message>
        <source>the eight of spades</source>
        <translation>schoppenacht</translation>
    </message>
    <message>
        <source>the seven of spades</source>
        <translation>schoppenzeven</translation>
    </message>
    <message>
        <source>the ace of hearts</source>
        <translation>hartenaas</translation>
    </message>
    <message>
        <source>the king of hearts</source>
        <translation>hartenheer</translation>
    </message>
    <message>
        <source>the queen of hearts</source>
        <translation>hartenvrouw</translation>
    </message>
    <message>
        <source>the jack of hearts</source>
        <translation>hartenboer</translation>
    </message>
    <message>
        <source>the ten of hearts</source>
        <translation>hartentien</translation>
    </message>
    <message>
        <source>the nine of hearts</source>
        <translation>hartennegen</translation>
    </message>
    <message>
        <source>the eight of hearts</source>
        <translation>hartenacht</translation>
    </message>
    <message>
        <source>the seven of hearts</source>
        <translation>hartenzeven</translation>
    </message>
    <message>
        <source>the ace of diamonds</source>
        <translation>ruitenaas</translation>
    </message>
    <message>
        <source>the king of diamonds</source>
        <translation>ruitenheer</translation>
    </message>
    <message>
        <source>the queen of diamonds</source>
        <translation>ruitenvrouw</translation>
    </message>
    <message>
        <source>the jack of diamonds</source>
        <translation>ruitenboer</translation>
    </message>
    <message>
        <source>the ten of diamonds</source>
        <translation>ruitentien</translation>
    </message>
    <message>
        <source>the nine of diamonds</source>
        <translation>ruitennegen</translation>
    </message>
    <message>
        <source>the eight of diamonds</source>
        <translation>ruitenacht</translation>
    </message>
    <message>
        <source>the seven of diamonds</source>
        <translation>ruitenzeven</translation>
    </message>
    <message>
        <source>the ace of clubs</source>
        <translation>klaveraas</translation>
    </message>
    <message>
        <source>the king of clubs</source>
        <translation>klaverheer</translation>
    </message>
    <message>
        <source>the queen of clubs</source>
        <translation>klavervrouw</translation>
    </message>
    <message>
        <source>the jack of clubs</source>
        <translation>klaverboer</translation>
    </message>
    <message>
        <source>the ten of clubs</source>
        <translation>klavertien</translation>
    </message>
    <message>
        <source>the nine of clubs</source>
        <translation>klavernegen</translation>
    </message>
    <message>
        <source>the eight of clubs</source>
        <translation>klaveracht</translation>
    </message>
    <message>
        <source>the seven of clubs</source>
        <translation>klaverzeven</translation>
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
        <source>You may also</source>
        <translation>Je mag ook</translation>
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
        <translation>Een kaart naar keuze spelen</translation>
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
        <source>The rules of the last tricks are strict, but none of your cards breaks them here.</source>
        <translation>De regels van de laatste slagen zijn streng, maar geen van je kaarten overtreedt ze hier.</translation>
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
        <source>After the draw that follows nothing can be declared any more.</source>
        <translation>Na de trekbeurt die volgt, mag er niet meer geroemd worden.</translation>
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
        <source>The seven of trumps may yet bring the turned card: {card}.</source>
        <translation>Troefzeven kan de gedraaide kaart nog opleveren: {card}.</translation>
    </message>
    <message>
        <source>The stock is out: nothing can be declared any more.</source>
        <translation>De stok is op: er mag niet meer geroemd worden.</translation>
    </message>
    <message>
        <source>How far the deal is</source>
        <translation>Hoe ver de gift is</translation>
    </message>
    <message>
        <source>Brisques played: {gone} of {all}</source>
        <translation>Gespeelde brisques: {gone} van {all}</translation>
    </message>
    <message>
        <source>Trumps played: {gone} of {all}</source>
        <translation>Gespeelde troeven: {gone} van {all}</translation>
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
        <source>bezique of {suit}</source>
        <translation>bezique in {suit}</translation>
    </message>
    <message>
        <source>double bezique of {suit}</source>
        <translation>dubbele bezique in {suit}</translation>
    </message>
    <message>
        <source>triple bezique of {suit}</source>
        <translation>driedubbele bezique in {suit}</translation>
    </message>
    <message>
        <source>quadruple bezique of {suit}</source>
        <translation>vierdubbele bezique in {suit}</translation>
    </message>
    <message>
        <source>Beginner</source>
        <translation>Beginner</translation>
    </message>
    <message>
        <source>Casual</source>
        <translation>Gemoedelijk</translation>
    </message>
    <message>
        <source>Steady</source>
        <translation>Degelijk</translation>
    </message>
    <message>
        <source>Skilled</source>
        <translation>Bedreven</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Expert</translation>
    </message>
    <message>
        <source>Strongest</source>
        <translation>Op volle sterkte</translation>
    </message>
    <message>
        <source>Often misjudges a card, overlooks many melds and plays the last tricks by eye.</source>
        <translation>Schat een kaart vaak verkeerd in, ziet veel combinaties over het hoofd en speelt de laatste slagen op het gevoel.</translation>
    </message>
    <message>
        <source>Misjudges a card now and then, overlooks a meld here and there, counts only the very end.</source>
        <translation>Schat een kaart nu en dan verkeerd in, mist weleens een combinatie en rekent pas helemaal op het eind.</translation>
    </message>
    <message>
        <source>Seldom misjudges a card or overlooks a meld, and counts the last few tricks.</source>
        <translation>Schat zelden een kaart verkeerd in, mist zelden een combinatie en rekent de laatste paar slagen uit.</translation>
    </message>
    <message>
        <source>Weighs every card one step ahead without a slip and plays the last tricks exactly.</source>
        <translation>Weegt elke kaart zonder slordigheden één stap vooruit en speelt de laatste slagen foutloos.</translation>
    </message>
    <message>
        <source>Tries each choice on several ways the hidden cards may lie and plays the last tricks exactly.</source>
        <translation>Probeert elke keuze uit op een aantal mogelijke verdelingen van de verborgen kaarten en speelt de laatste slagen foutloos.</translation>
    </message>
    <message>
        <source>Tries each choice on a great many ways the hidden cards may lie: the best this program can play.</source>
        <translation>Probeert elke keuze uit op heel veel mogelijke verdelingen van de verborgen kaarten: beter kan dit programma niet spelen.</translation>
    </message>
    <message>
        <source>The strength of the other levels is measured against this one.</source>
        <translation>De sterkte van de andere niveaus wordt aan dit niveau afgemeten.</translation>
    </message>
    <message>
        <source>The strength of this level has not been measured yet.</source>
        <translation>De sterkte van dit niveau is nog niet gemeten.</translation>
    </message>
    <message>
        <source>Measured in {game}: about {points} a deal behind “{level}”, give or take {interval}.</source>
        <translation>Gemeten bij {game}: ongeveer {points} per gift achter op “{level}”, met een marge van {interval}.</translation>
    </message>
    <message>
        <source>Measured in {game}: about {points} a deal ahead of “{level}”, give or take {interval}.</source>
        <translation>Gemeten bij {game}: ongeveer {points} per gift voor op “{level}”, met een marge van {interval}.</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Jij</translation>
    </message>
    <message>
        <source>The game is saved as {path}.</source>
        <translation>Het spel is bewaard als {path}.</translation>
    </message>
    <message>
        <source>The match that lay on the table is kept ({game}): the Game menu brings it back.</source>
        <translation>De partij die op tafel lag is bewaard ({game}): via het menu Spel haal je haar terug.</translation>
    </message>
    <message>
        <source>The file {path} holds {games} games; the first one is on the table.</source>
        <translation>Het bestand {path} bevat {games} spellen; het eerste ligt op tafel.</translation>
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
        <source>There is no file {path}.</source>
        <translation>Er is geen bestand {path}.</translation>
    </message>
    <message>
        <source>The file {path} cannot be read.</source>
        <translation>Het bestand {path} kan niet gelezen worden.</translation>
    </message>
    <message>
        <source>The file {path} cannot be read; it is kept as {kept}.</source>
        <translation>Het bestand {path} kan niet gelezen worden; het blijft bewaard als {kept}.</translation>
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
        <translation>Het spel in {path} overtreedt de regels in gift {deal} bij actie {action}.</translation>
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
        <source>No carte blanche can be shown now.</source>
        <translation>Er kan nu geen carte blanche getoond worden.</translation>
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
        <source>Only one meld may be scored after each trick.</source>
        <translation>Na elke slag telt maar één combinatie.</translation>
    </message>
    <message>
        <source>The same cards never score twice in one class of melds.</source>
        <translation>Dezelfde kaarten tellen nooit twee keer in één klasse van combinaties.</translation>
    </message>
    <message>
        <source>A card melded once may score again in its class only in a meld that is worth more.</source>
        <translation>Een geroemde kaart telt in haar klasse alleen nog mee in een combinatie die meer waard is.</translation>
    </message>
    <message>
        <source>A card of this meld has been declared in one that is worth more.</source>
        <translation>Een kaart van deze combinatie is al geroemd in een die meer waard is.</translation>
    </message>
    <message>
        <source>These cards have all been in melds of this class: it takes a fresh card to score there again.</source>
        <translation>Deze kaarten zijn in deze klasse allemaal al geroemd: er moet een verse kaart bij.</translation>
    </message>
    <message>
        <source>This meld scores again only when one of its kind has lost a card to play and is filled up.</source>
        <translation>Deze combinatie telt pas weer als uit zo’n combinatie een kaart is gespeeld en je haar aanvult.</translation>
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
        <translation>In dit spel heeft troefzeven geen eigen waarde.</translation>
    </message>
    <message>
        <source>Only the seven of trumps is the dix.</source>
        <translation>Alleen troefzeven is de dix.</translation>
    </message>
    <message>
        <source>This seven has scored already.</source>
        <translation>Deze zeven heeft al gescoord.</translation>
    </message>
    <message>
        <source>Win a trick first: then the seven of trumps may be claimed.</source>
        <translation>Win eerst een slag: daarna mag je troefzeven tonen.</translation>
    </message>
    <message>
        <source>The seven of trumps is claimed after a trick that you have won, before the draw.</source>
        <translation>Troefzeven toon je na een slag die je gewonnen hebt, voor het trekken.</translation>
    </message>
    <message>
        <source>The stock is out: the seven of trumps scores no more.</source>
        <translation>De stok is op: troefzeven telt niet meer.</translation>
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
        <source>A card melded once may score again in its class only in a meld that is worth at least as much.</source>
        <translation>Een geroemde kaart telt in haar klasse alleen nog mee in een combinatie die minstens evenveel waard is.</translation>
    </message>
    <message>
        <source>A card melded once may score again, whatever the class, only in a meld worth at least as much.</source>
        <translation>Een geroemde kaart telt, ongeacht de klasse, alleen nog mee in een combinatie die minstens evenveel waard is.</translation>
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
        <source>You hold a trump and no {suit}, so you must trump.</source>
        <translation>Je hebt geen {suit}, maar wel troef: je moet troeven.</translation>
    </message>
    <message>
        <source>The same cards score twice in one class only as a marriage that makes another one whole.</source>
        <translation>Dezelfde kaarten tellen in één klasse alleen twee keer als marias die een andere weer heel maakt.</translation>
    </message>
    <message>
        <source>The rules do not allow that now.</source>
        <translation>De regels staan dat nu niet toe.</translation>
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
        <source>Make trumps</source>
        <translation>Troef maken</translation>
    </message>
    <message>
        <source>No card is turned: the first marriage decides.</source>
        <translation>Er wordt geen kaart gedraaid: het eerste stuk beslist.</translation>
    </message>
    <message>
        <source>In Rubicon there are no trumps until somebody scores a marriage: it counts 40, and its suit becomes trumps. In the Dutch game any number of melds may score after one trick. You hold two marriages, and five hearts that might be more.</source>
        <translation>Bij Rubicon is er geen troef tot iemand een stuk roemt, heer en vrouw van één kleur: dat telt 40, en die kleur wordt troef. In het Nederlandse spel mag je na één slag zoveel roemen als je wilt. Je hebt er twee, en vijf harten die meer kunnen zijn.</translation>
    </message>
    <message>
        <source>Make hearts trumps.</source>
        <translation>Maak harten troef.</translation>
    </message>
    <message>
        <source>Score the sequence after the same trick.</source>
        <translation>Roem de reeks na dezelfde slag.</translation>
    </message>
    <message>
        <source>Now clubs are trumps, and your five hearts are a plain sequence: 150 instead of 250.</source>
        <translation>Nu is klaveren troef, en je vijf harten zijn een gewone reeks: 150 in plaats van 250.</translation>
    </message>
    <message>
        <source>Without trumps the five hearts are a plain sequence, 150. Marry first: then the same cards are worth 250.</source>
        <translation>Zonder troef zijn de vijf harten een gewone reeks, 150. Roem eerst heer en vrouw: dan zijn dezelfde kaarten 250 waard.</translation>
    </message>
    <message>
        <source>That card belongs to your sequence. Win the trick with the ace of spades.</source>
        <translation>Die kaart hoort bij je reeks. Win de slag met schoppenaas.</translation>
    </message>
    <message>
        <source>You drew too soon: marriage and sequence may both score after one trick.</source>
        <translation>Je trok te vroeg: stuk en reeks mag je na één slag allebei roemen.</translation>
    </message>
    <message>
        <source>You hold ace, ten, king, queen and jack of one suit: make it trumps.</source>
        <translation>Van één kleur heb je aas, tien, heer, vrouw en boer: maak die troef.</translation>
    </message>
    <message>
        <source>First king and queen of hearts, then all five.</source>
        <translation>Eerst hartenheer en vrouw, dan alle vijf.</translation>
    </message>
    <message>
        <source>290 points at one go, and your best suit is trumps.</source>
        <translation>290 punten in één keer, en je beste kleur is troef.</translation>
    </message>
    <message>
        <source>Three melds from four cards</source>
        <translation>Drie combinaties uit vier kaarten</translation>
    </message>
    <message>
        <source>40 and 40 and 500, in the right order.</source>
        <translation>40 en 40 en 500, in de goede volgorde.</translation>
    </message>
    <message>
        <source>In the Dutch game a card may score again in any meld that is worth at least as much, even after the same trick. Two queens of spades and two jacks of diamonds are two beziques, and all together a double one.</source>
        <translation>In het Nederlandse spel mag een kaart weer meetellen in elke combinatie die minstens evenveel waard is, ook na dezelfde slag. Twee schoppenvrouwen en twee ruitenboeren zijn twee beziques, en samen een dubbele.</translation>
    </message>
    <message>
        <source>Win a trick and score a bezique.</source>
        <translation>Win een slag en roem een bezique.</translation>
    </message>
    <message>
        <source>Score the second bezique.</source>
        <translation>Roem de tweede bezique.</translation>
    </message>
    <message>
        <source>500 points, but not all that was there: after the double bezique its cards score in no single one any more.</source>
        <translation>500 punten, maar niet alles wat erin zat: na de dubbele bezique tellen de kaarten niet meer mee in een enkele.</translation>
    </message>
    <message>
        <source>That was one of the four. Win the trick with the ace of hearts.</source>
        <translation>Dat was een van de vier. Win de slag met hartenaas.</translation>
    </message>
    <message>
        <source>You drew too soon: the same cards had more to give.</source>
        <translation>Je trok te vroeg: er zat nog meer in dezelfde kaarten.</translation>
    </message>
    <message>
        <source>These four make three melds.</source>
        <translation>Deze vier vormen drie combinaties.</translation>
    </message>
    <message>
        <source>First each pair alone, then all four together.</source>
        <translation>Eerst elk paar apart, dan alle vier samen.</translation>
    </message>
    <message>
        <source>580 points after one trick, and only the order made the difference.</source>
        <translation>580 punten na één slag, en alleen de volgorde maakte het verschil.</translation>
    </message>
    <message>
        <source>Break it and score again</source>
        <translation>Breken en opnieuw roemen</translation>
    </message>
    <message>
        <source>A meld that has lost a card may be filled up.</source>
        <translation>Een combinatie die een kaart kwijt is, mag je aanvullen.</translation>
    </message>
    <message>
        <source>Your four queens have scored, 60 points, and you have drawn a fifth. As long as the four lie there, she earns nothing. But in the Dutch game a meld that has lost a card to play may be filled up, and then it scores again.</source>
        <translation>Je vier vrouwen zijn geroemd, 60 punten, en je hebt een vijfde getrokken. Zolang de vier er liggen, levert zij niets op. Maar in het Nederlandse spel mag je een combinatie waaruit een kaart is gespeeld aanvullen, en dan telt zij opnieuw.</translation>
    </message>
    <message>
        <source>Play one of the four queens that have scored.</source>
        <translation>Speel een van de vier geroemde vrouwen.</translation>
    </message>
    <message>
        <source>Win a trick and score four queens again.</source>
        <translation>Win een slag en roem opnieuw vier vrouwen.</translation>
    </message>
    <message>
        <source>That was the fresh queen. Play one of the four, and let the fifth fill her place.</source>
        <translation>Dat was de nieuwe vrouw. Speel een van de vier, dan vult de vijfde haar plaats.</translation>
    </message>
    <message>
        <source>The four queens are still complete, so the fifth has no gap to fill. Play one of them first.</source>
        <translation>De vier vrouwen zijn nog compleet, dus de vijfde heeft geen gat te vullen. Speel eerst een van de vier.</translation>
    </message>
    <message>
        <source>You drew, and the four queens have not scored again.</source>
        <translation>Je trok, en de vier vrouwen zijn niet opnieuw geroemd.</translation>
    </message>
    <message>
        <source>These four have scored. One of them must go.</source>
        <translation>Deze vier zijn geroemd. Eén ervan moet weg.</translation>
    </message>
    <message>
        <source>Lead the queen of clubs from the table: {name} cannot beat her.</source>
        <translation>Kom uit met de klavervrouw die op tafel ligt: {name} kan er niet boven.</translation>
    </message>
    <message>
        <source>60 points once more, and with a sixth queen it would go on. In the classic game it is barred.</source>
        <translation>Nog eens 60 punten, en met een zesde vrouw ging het door. In het klassieke spel mag dat niet.</translation>
    </message>
    <message>
        <source>Carte blanche</source>
        <translation>Carte blanche</translation>
    </message>
    <message>
        <source>A hand without king, queen or jack.</source>
        <translation>Een hand zonder heer, vrouw of boer.</translation>
    </message>
    <message>
        <source>Nine cards, and no king, queen or jack among them: a carte blanche. Shown before the first card is played it scores 50. And if the next card you draw is none either, show again for another 50, until the first of them comes.</source>
        <translation>Negen kaarten, en geen heer, vrouw of boer erbij: carte blanche. Toon je die voor de eerste kaart wordt gespeeld, dan telt zij 50. En is ook de volgende kaart die je trekt er geen, toon dan weer voor nog eens 50, tot de eerste komt.</translation>
    </message>
    <message>
        <source>Show the carte blanche.</source>
        <translation>Toon de carte blanche.</translation>
    </message>
    <message>
        <source>Play a trick, draw, and show again.</source>
        <translation>Speel een slag, trek, en toon opnieuw.</translation>
    </message>
    <message>
        <source>You passed. Who does not show at the first chance has no later one in this deal.</source>
        <translation>Je paste. Wie bij de eerste kans niet toont, krijgt in dit spel geen latere.</translation>
    </message>
    <message>
        <source>The card you drew was neither king, queen nor jack: it was worth another 50.</source>
        <translation>De kaart die je trok was geen heer, vrouw of boer: die was nog eens 50 waard.</translation>
    </message>
    <message>
        <source>Press the button beside your cards before you play.</source>
        <translation>Druk op de knop bij je kaarten voor je speelt.</translation>
    </message>
    <message>
        <source>Play any card. After the draw, show again.</source>
        <translation>Speel een kaart naar keuze. Toon na het trekken opnieuw.</translation>
    </message>
    <message>
        <source>100 points from a hand that looked like nothing. The price: {name} has seen your cards.</source>
        <translation>100 punten uit een hand die niets leek. De prijs: {name} heeft je kaarten gezien.</translation>
    </message>
    <message>
        <source>Which queen is it?</source>
        <translation>Welke vrouw wordt het?</translation>
    </message>
    <message>
        <source>Here the queen of trumps makes the bezique.</source>
        <translation>Hier maakt troefvrouw de bezique.</translation>
    </message>
    <message>
        <source>In this Dutch variant the bezique is the queen of trumps with the jack of the paired suit: spades go with diamonds, clubs with hearts. The first bezique makes its queen’s suit trumps, and then only that queen counts. You hold two pairs with queens of clubs, and one with the queen of diamonds.</source>
        <translation>In deze Nederlandse variant is de bezique troefvrouw met de boer van de bijbehorende kleur: schoppen hoort bij ruiten, klaveren bij harten. De eerste bezique maakt de kleur van haar vrouw troef, en daarna telt alleen die vrouw. Je hebt twee paren met een klavervrouw, en één met ruitenvrouw.</translation>
    </message>
    <message>
        <source>Win a trick and make clubs trumps with a bezique.</source>
        <translation>Win een slag en maak klaveren troef met een bezique.</translation>
    </message>
    <message>
        <source>Score the double bezique after the same trick.</source>
        <translation>Roem de dubbele bezique na dezelfde slag.</translation>
    </message>
    <message>
        <source>Now diamonds are trumps, and your two queens of clubs make no bezique any more.</source>
        <translation>Nu is ruiten troef, en je twee klavervrouwen vormen geen bezique meer.</translation>
    </message>
    <message>
        <source>That was one of the four cards of your double bezique.</source>
        <translation>Dat was een van de vier kaarten van je dubbele bezique.</translation>
    </message>
    <message>
        <source>You drew too soon: the double bezique may score after the same trick.</source>
        <translation>Je trok te vroeg: de dubbele bezique mag je na dezelfde slag roemen.</translation>
    </message>
    <message>
        <source>Three pairs: two with a queen of clubs, one with a queen of diamonds.</source>
        <translation>Drie paren: twee met een klavervrouw, een met een ruitenvrouw.</translation>
    </message>
    <message>
        <source>Choose the queen of whom you hold two.</source>
        <translation>Kies de vrouw die je twee keer hebt.</translation>
    </message>
    <message>
        <source>One choice decides the deal: take the queen of whom you hold two.</source>
        <translation>Eén keuze beslist het spel: neem de vrouw die je twee keer hebt.</translation>
    </message>
    <message>
        <source>Save the rubicon</source>
        <translation>De rubicon redden</translation>
    </message>
    <message>
        <source>Who stays below 1000 pays dearly.</source>
        <translation>Wie onder de 1000 blijft, betaalt duur.</translation>
    </message>
    <message>
        <source>Three tricks left: you have {yours} points, {name} has {theirs}. Below {line} the points of both are counted against you; from {line} on only the difference. The last trick is worth 50. Hearts are trumps, and {name} holds the aces of hearts and spades and a seven of diamonds.</source>
        <translation>Nog drie slagen: je hebt {yours} punten, {name} heeft er {theirs}. Onder {line} tellen de punten van beiden tegen je; vanaf {line} alleen het verschil. De laatste slag is 50 waard. Harten is troef, en {name} heeft hartenaas, schoppenaas en een ruitenzeven.</translation>
    </message>
    <message>
        <source>Reach {line} points.</source>
        <translation>Haal {line} punten.</translation>
    </message>
    <message>
        <source>Your only trump falls to the ace, and the last trick with it. You stay below the rubicon, and both scores are counted against you.</source>
        <translation>Je enige troef valt onder de aas, en daarmee de laatste slag. Je blijft onder de rubicon, en de punten van beiden tellen tegen je.</translation>
    </message>
    <message>
        <source>You need 50 more: only the last trick brings them.</source>
        <translation>Je hebt er nog 50 nodig: die brengt alleen de laatste slag.</translation>
    </message>
    <message>
        <source>{name} has no clubs. Lead one, and the ace of trumps has to fall on it.</source>
        <translation>{name} heeft geen klaveren. Kom ermee uit, dan moet troefaas erop vallen.</translation>
    </message>
    <message>
        <source>The rubicon is saved: the game is lost, but it costs you only {value} points.</source>
        <translation>De rubicon is gered: het spel is verloren, maar het kost je maar {value} punten.</translation>
    </message>
    <message>
        <source>Seven of trumps</source>
        <translation>Dix (troefzeven)</translation>
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
        <source>First steps</source>
        <translation>Eerste stappen</translation>
    </message>
    <message>
        <source>Melds</source>
        <translation>Combinaties</translation>
    </message>
    <message>
        <source>The craft</source>
        <translation>De kunst</translation>
    </message>
    <message>
        <source>Rubicon</source>
        <translation>Rubicon</translation>
    </message>
    <message>
        <source>Lesson {number} of {lessons} · {game}</source>
        <translation>Les {number} van {lessons} · {game}</translation>
    </message>
    <message>
        <source>Lesson {number}: {title}</source>
        <translation>Les {number}: {title}</translation>
    </message>
    <message>
        <source>{lesson} – Bezique Qt</source>
        <translation>{lesson} – Bezique Qt</translation>
    </message>
    <message>
        <source>{done} of {lessons} learnt</source>
        <translation>{done} van {lessons} geleerd</translation>
    </message>
    <message>
        <source>learnt</source>
        <translation>geleerd</translation>
    </message>
    <message>
        <source>Reached: {goal}</source>
        <translation>Bereikt: {goal}</translation>
    </message>
    <message>
        <source>Well done</source>
        <translation>Goed zo</translation>
    </message>
    <message>
        <source>Not quite</source>
        <translation>Nog niet</translation>
    </message>
    <message>
        <source>You have learnt all the lessons. Now play!</source>
        <translation>Je hebt alle lessen geleerd. Speel nu maar!</translation>
    </message>
    <message>
        <source>The cards to use now are lifted on the table.</source>
        <translation>De kaarten die je nu nodig hebt, liggen omhoog op tafel.</translation>
    </message>
    <message>
        <source>This lesson is over: play it again, or choose another.</source>
        <translation>Deze les is afgelopen: speel haar opnieuw, of kies een andere.</translation>
    </message>
    <message>
        <source>Your own game waits meanwhile, just as it is.</source>
        <translation>Je eigen spel wacht intussen, precies zoals het is.</translation>
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
        <source>{name} is thinking.</source>
        <translation>{name} denkt na.</translation>
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
        <translation>Je mag troefzeven ruilen, of trekken.</translation>
    </message>
    <message>
        <source>You may claim the seven of trumps, or draw.</source>
        <translation>Je mag troefzeven tonen, of trekken.</translation>
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
        <translation>Zoals het Portugese spel, maar er wordt geen kaart gedraaid: eerst is er geen troef.</translation>
    </message>
    <message>
        <source>The first marriage scored makes its suit trumps, and the seven of trumps has no value.</source>
        <translation>De eerste marias die geroemd wordt, bepaalt troef; troefzeven is niets waard.</translation>
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
        <translation>Zoals het Nederlandse spel, maar bezique is troefvrouw met de boer die erbij hoort.</translation>
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
        <translation>Per slag roem je één combinatie; troefzeven toon je na een slag die je won.</translation>
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
        <source>{game}, deal {deal} · practice</source>
        <translation>{game}, gift {deal} · oefening</translation>
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
        <source>Welcome! The cards are dealt: play at once, or choose another of the eight games. New to Bezique? Start with the lessons.</source>
        <translation>Welkom! De kaarten zijn gedeeld: speel meteen, of kies een ander van de acht spellen. Is bezique nieuw voor je? Begin met de lessen.</translation>
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
        <source>Show your carte blanche, or pass</source>
        <translation>Toon je carte blanche, of pas</translation>
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
    <message>
        <source>{card}: chosen for a meld</source>
        <translation>{card}: gekozen voor een combinatie</translation>
    </message>
    <message>
        <source>{card}: no longer chosen</source>
        <translation>{card}: niet meer gekozen</translation>
    </message>
    <message>
        <source>Melds are declared after winning a trick, and none has been played yet.</source>
        <translation>Je roemt na een gewonnen slag, en er is nog geen slag gespeeld.</translation>
    </message>
    <message>
        <source>Your opponent won the last trick, and only the winner of a trick may declare.</source>
        <translation>Je tegenstander won de laatste slag, en alleen wie een slag wint mag roemen.</translation>
    </message>
    <message>
        <source>A meld is declared after winning a trick, before the draw: both have drawn since.</source>
        <translation>Je roemt na een gewonnen slag, voor het trekken: er is al getrokken.</translation>
    </message>
    <message>
        <source>A carte blanche is shown before the first lead, and after a draw only by a player who has shown it at every chance so far.</source>
        <translation>Carte blanche toon je voordat er uitgekomen wordt, en na een trek alleen als je haar tot dan toe bij elke kans getoond hebt.</translation>
    </message>
    <message>
        <source>In this game a carte blanche scores nothing.</source>
        <translation>In dit spel levert carte blanche niets op.</translation>
    </message>
    <message>
        <source>A carte blanche holds no king, queen or jack; you hold {cards}.</source>
        <translation>Een carte blanche bevat geen heer, vrouw of boer; jij hebt {cards}.</translation>
    </message>
    <message>
        <source>Only the seven of trumps is the dix, here {card}.</source>
        <translation>Alleen troefzeven is de dix: hier {card}.</translation>
    </message>
    <message>
        <source>{card} is not in your hand.</source>
        <translation>{card} zit niet in je hand.</translation>
    </message>
    <message>
        <source>Choose the cards of the meld first.</source>
        <translation>Kies eerst de kaarten van de combinatie.</translation>
    </message>
    <message>
        <source>A marriage is a king and a queen of one suit.</source>
        <translation>Een marias is een heer en een vrouw van dezelfde kleur.</translation>
    </message>
    <message>
        <source>A sequence is of trumps, and no trumps are fixed yet.</source>
        <translation>Een reeks is van troef, en er is nog geen troef.</translation>
    </message>
    <message>
        <source>In this game only trumps make a sequence.</source>
        <translation>In dit spel telt een reeks alleen in troef.</translation>
    </message>
    <message>
        <source>A bezique is a queen with the jack of the suit that is paired with hers.</source>
        <translation>Een bezique is een vrouw met de boer van de kleur die bij de hare hoort.</translation>
    </message>
    <message>
        <source>In this game four tens score nothing.</source>
        <translation>In dit spel leveren vier tienen niets op.</translation>
    </message>
    <message>
        <source>These cards make no meld.</source>
        <translation>Deze kaarten vormen geen combinatie.</translation>
    </message>
    <message>
        <source>A bezique is {queen} with {jack}.</source>
        <translation>Een bezique is {queen} met {jack}.</translation>
    </message>
    <message>
        <source>{meld} takes no other cards than {cards}.</source>
        <translation>{meld}: daar horen alleen {cards} bij.</translation>
    </message>
    <message>
        <source>{card} makes no meld with the rest of your hand.</source>
        <translation>{card} vormt geen combinatie met de rest van je hand.</translation>
    </message>
    <message>
        <source>{meld}: choose all four.</source>
        <translation>{meld}: kies ze alle vier.</translation>
    </message>
    <message>
        <source>{meld}: choose all its cards, {cards}.</source>
        <translation>{meld}: kies alle kaarten ervan, {cards}.</translation>
    </message>
    <message>
        <source>{meld}: you hold {count} of the four.</source>
        <translation>{meld}: je hebt er {count} van de vier.</translation>
    </message>
    <message>
        <source>{meld}: you still need {cards}.</source>
        <translation>{meld}: daarvoor mis je nog {cards}.</translation>
    </message>
    <message>
        <source>After trick {trick} you scored {points} points with {cards}: {meld}.</source>
        <translation>Na slag {trick} scoorde je {points} punten met {cards}: {meld}.</translation>
    </message>
    <message>
        <source>After trick {trick} you announced a meld of {points} points with {cards}, and lost it: {meld}.</source>
        <translation>Na slag {trick} kondigde je met {cards} een combinatie van {points} punten aan, die verloren ging: {meld}.</translation>
    </message>
    <message>
        <source>After trick {trick} you announced a meld of {points} points with {cards}: {meld}.</source>
        <translation>Na slag {trick} kondigde je met {cards} een combinatie van {points} punten aan: {meld}.</translation>
    </message>
    <message>
        <source>Other cards of your hand will do: {cards}.</source>
        <translation>Andere kaarten in je hand kunnen wel: {cards}.</translation>
    </message>
    <message>
        <source>Another copy in your hand will do: {cards}.</source>
        <translation>Een ander exemplaar in je hand kan wel: {cards}.</translation>
    </message>
    <message>
        <source>Another card of your hand will do: {cards}.</source>
        <translation>Een andere kaart in je hand kan wel: {cards}.</translation>
    </message>
    <message>
        <source>It may score once you have played {cards}.</source>
        <translation>Ze kan tellen zodra je {cards} hebt gespeeld.</translation>
    </message>
    <message>
        <source>The fresh cards that it takes can no longer come in time.</source>
        <translation>De verse kaarten die daarvoor nodig zijn, kunnen niet meer op tijd komen.</translation>
    </message>
    <message>
        <source>It takes a fresh card, one of these: {cards} ({unseen}).</source>
        <translation>Er is een verse kaart voor nodig, een van deze: {cards} ({unseen}).</translation>
    </message>
    <message>
        <source>It takes a fresh card: {cards} ({unseen}).</source>
        <translation>Er is een verse kaart voor nodig: {cards} ({unseen}).</translation>
    </message>
    <message>
        <source>It takes fresh cards: {cards} ({unseen}).</source>
        <translation>Er zijn verse kaarten voor nodig: {cards} ({unseen}).</translation>
    </message>
    <message>
        <source>The Game menu deals the cards again.</source>
        <translation>Via het menu Spel deel je opnieuw.</translation>
    </message>
    <message>
        <source>Win a trick while cards can be drawn, and it may score {points} points: {meld}.</source>
        <translation>Win een slag zolang er getrokken wordt, dan kan dit {points} punten opleveren: {meld}.</translation>
    </message>
    <message>
        <source>You may play {cards}.</source>
        <translation>Je mag {cards} spelen.</translation>
    </message>
    <message>
        <source>Allowed now: {actions}.</source>
        <translation>Nu mag je: {actions}.</translation>
    </message>
    <message>
        <source>{several} or {last}</source>
        <translation>{several} of {last}</translation>
    </message>
    <message>
        <source>§ Rule book: {heading}</source>
        <translation>§ Regelboek: {heading}</translation>
    </message>
    <message>
        <source>Cards still out</source>
        <translation>Nog niet geziene kaarten</translation>
    </message>
    <message>
        <source>{card}: {unseen}</source>
        <translation>{card}: {unseen}</translation>
    </message>
    <message>
        <source>{card}: {unseen}, and {name} holds {count}</source>
        <translation>{card}: {unseen}, en {name} heeft er {count}</translation>
    </message>
    <message>
        <source>{unseen}, all held by {name}</source>
        <translation>{unseen}, alle bij {name}</translation>
    </message>
    <message>
        <source>{unseen}: {stock} in the stock, {hand} held by {name}</source>
        <translation>{unseen}: {stock} in de stok, {hand} bij {name}</translation>
    </message>
    <message>
        <source>seen: {name} holds it</source>
        <translation>gezien: {name} heeft hem</translation>
    </message>
    <message>
        <source>practice</source>
        <translation>oefening</translation>
    </message>
    <message>
        <source>A match in which this is shown counts as practice.</source>
        <translation>Een partij waarin dit wordt getoond, telt als oefening.</translation>
    </message>
    <message>
        <source>Practice: the cards still out were shown.</source>
        <translation>Oefening: de nog niet geziene kaarten waren te zien.</translation>
    </message>
    <message>
        <source>What to throw away</source>
        <translation>Wat gooi je weg</translation>
    </message>
    <message>
        <source>Some cards have a future, others have none.</source>
        <translation>Sommige kaarten hebben toekomst, andere niet.</translation>
    </message>
    <message>
        <source>Your bezique has scored. {name} leads the ace of spades, and nothing in your hand beats it. Which card can you spare? The bezique may still become a double one, king and queen of diamonds are a marriage that has not scored, and a ten given away is 10 points for {name}.</source>
        <translation>Je bezique is geroemd. {name} komt uit met schoppenaas, en niets in je hand kan erboven. Welke kaart kun je missen? De bezique kan nog dubbel worden, ruitenheer en vrouw zijn een marias die nog niet is geroemd, en een weggegeven tien is 10 punten voor {name}.</translation>
    </message>
    <message>
        <source>Give the trick a card that has no future.</source>
        <translation>Geef de slag een kaart zonder toekomst.</translation>
    </message>
    <message>
        <source>You have broken the bezique. With a second pair it would have been a double bezique, 500 points: keep such a chance as long as you can.</source>
        <translation>Je hebt de bezique gebroken. Met een tweede paar was het een dubbele bezique, 500 punten: bewaar zo’n kans zolang je kunt.</translation>
    </message>
    <message>
        <source>You have broken the marriage of diamonds: 20 points that only waited for a trick.</source>
        <translation>Je hebt de marias in ruiten gebroken: 20 punten die alleen op een slag wachtten.</translation>
    </message>
    <message>
        <source>You have given a ten away. Every ace and ten counts 10 points for whoever wins it.</source>
        <translation>Je hebt een tien weggegeven. Elke aas en elke tien telt 10 punten voor wie hem wint.</translation>
    </message>
    <message>
        <source>These five are worth keeping.</source>
        <translation>Deze vijf zijn het bewaren waard.</translation>
    </message>
    <message>
        <source>Plain sevens, eights and nines make no meld.</source>
        <translation>Zevens, achten en negens buiten troef vormen geen combinatie.</translation>
    </message>
    <message>
        <source>Well thrown away. Plain sevens, eights and nines are the small change of this game.</source>
        <translation>Goed weggegooid. Zevens, achten en negens buiten troef zijn het kleingeld van dit spel.</translation>
    </message>
    <message>
        <source>Let the forty go</source>
        <translation>Laat de veertig gaan</translation>
    </message>
    <message>
        <source>In the Portuguese game a bezique does not grow.</source>
        <translation>In het Portugese spel groeit een bezique niet.</translation>
    </message>
    <message>
        <source>You hold both queens of spades and one jack of diamonds. After a trick you could score a bezique, 40. But in this game a bezique that has scored grows no further: a double bezique, 500, is laid all at once. And nobody has seen the second jack yet.</source>
        <translation>Je hebt beide schoppenvrouwen en één ruitenboer. Na een slag zou je een bezique kunnen roemen, 40. Maar in dit spel groeit een geroemde bezique niet meer: een dubbele, 500, leg je in één keer. En niemand heeft de tweede boer nog gezien.</translation>
    </message>
    <message>
        <source>Win a trick, and draw without declaring.</source>
        <translation>Win een slag, en trek zonder te roemen.</translation>
    </message>
    <message>
        <source>Win another, and score the double bezique.</source>
        <translation>Win er nog een, en roem de dubbele bezique.</translation>
    </message>
    <message>
        <source>40 points now, and the 500 are gone: here the single bezique never becomes a double one.</source>
        <translation>40 punten nu, en de 500 zijn weg: hier wordt een enkele bezique nooit een dubbele.</translation>
    </message>
    <message>
        <source>Without that card there is no double bezique.</source>
        <translation>Zonder die kaart is er geen dubbele bezique.</translation>
    </message>
    <message>
        <source>All four cards are there: this was the moment, and you let it pass.</source>
        <translation>Alle vier de kaarten zijn er: dit was het moment, en je liet het voorbijgaan.</translation>
    </message>
    <message>
        <source>These three score 40 now, or wait for a fourth.</source>
        <translation>Deze drie zijn nu 40 waard, of wachten op een vierde.</translation>
    </message>
    <message>
        <source>The missing jack comes to you a little less than half of the time. But 500 is more than twelve times 40.</source>
        <translation>De boer die ontbreekt komt iets minder dan de helft van de keren bij jou. Maar 500 is meer dan twaalf keer 40.</translation>
    </message>
    <message>
        <source>Lead the king of hearts next.</source>
        <translation>Kom daarna uit met hartenheer.</translation>
    </message>
    <message>
        <source>500 instead of 40. It was a wager, and a good one. In the classic game you could have had both.</source>
        <translation>500 in plaats van 40. Het was een gok, en een goede. In het klassieke spel had je allebei kunnen roemen.</translation>
    </message>
    <message>
        <source>Aces and tens</source>
        <translation>Azen en tienen</translation>
    </message>
    <message>
        <source>Each one in your tricks is worth 10 points.</source>
        <translation>Elk ervan in je slagen is 10 punten waard.</translation>
    </message>
    <message>
        <source>An ace or a ten in the tricks you win is a brisque, 10 points. In the Portuguese game the ten stands low, between the jack and the nine: easily caught and easily lost. {name} leads the king of spades, and after it a ten.</source>
        <translation>Een aas of een tien in je slagen is een brisque, 10 punten. In het Portugese spel staat de tien laag, tussen boer en negen: gauw gevangen en gauw verloren. {name} komt uit met schoppenheer, en daarna met een tien.</translation>
    </message>
    <message>
        <source>Lose the king’s trick without giving a brisque away.</source>
        <translation>Verlies de slag van de heer zonder een brisque weg te geven.</translation>
    </message>
    <message>
        <source>Then catch the ten of diamonds.</source>
        <translation>Vang dan ruitentien.</translation>
    </message>
    <message>
        <source>That card counts 10 points for {name} now. On a trick that you cannot win, throw neither ace nor ten.</source>
        <translation>Die kaart telt nu 10 punten voor {name}. Gooi op een slag die je niet kunt winnen geen aas of tien.</translation>
    </message>
    <message>
        <source>The ten counts for {name}. Here the jack of diamonds beats it, and so does the ace.</source>
        <translation>De tien telt voor {name}. Hier gaat ruitenboer erboven, en de aas ook.</translation>
    </message>
    <message>
        <source>Nothing of yours beats the king of spades: give it a small card.</source>
        <translation>Niets van jou gaat boven schoppenheer: geef een kleine kaart.</translation>
    </message>
    <message>
        <source>Jack or ace of diamonds takes the ten.</source>
        <translation>Ruitenboer of aas neemt de tien.</translation>
    </message>
    <message>
        <source>A ten for you, none for {name}. A deal has 16 brisques: 160 points, as much as four beziques.</source>
        <translation>Een tien voor jou, geen voor {name}. In een spel zitten 16 brisques: 160 punten, evenveel als vier beziques.</translation>
    </message>
    <message>
        <source>The last tricks</source>
        <translation>De laatste slagen</translation>
    </message>
    <message>
        <source>Follow, beat, trump: now there are duties.</source>
        <translation>Bekennen, erboven gaan, troeven: nu zijn er plichten.</translation>
    </message>
    <message>
        <source>The stock is out. Now you must follow suit, and beat the card led if you can; without the suit you must trump. Hearts are trumps. After the jack of clubs {name} has a ten of diamonds, the king and the nine of hearts: whoever has counted knows. The last trick is worth 10 points.</source>
        <translation>De stok is op. Nu moet je bekennen, en erboven gaan als je kunt; zonder de kleur moet je troeven. Harten is troef. Na klaverboer heeft {name} een ruitentien, en hartenheer en negen: wie geteld heeft, weet het. De laatste slag is 10 punten waard.</translation>
    </message>
    <message>
        <source>Do your duty. Try another card first: the table says why it may not be played.</source>
        <translation>Doe je plicht. Probeer eerst een andere kaart: de tafel zegt waarom die niet mag.</translation>
    </message>
    <message>
        <source>Win the last trick.</source>
        <translation>Win de laatste slag.</translation>
    </message>
    <message>
        <source>The ace trumped a ten, and the king took the last trick from the seven. The seven would have been enough for the ten.</source>
        <translation>De aas troefde een tien, en de heer nam de zeven de laatste slag af. Voor de tien was de zeven genoeg geweest.</translation>
    </message>
    <message>
        <source>The last trick is {name}’s. After your queen there are two trumps against you: make one of them fall on the eight of clubs, and keep the ace for the other.</source>
        <translation>De laatste slag is voor {name}. Na je vrouw zijn er twee troeven tegen je: laat er een op klaveracht vallen, en bewaar de aas voor de andere.</translation>
    </message>
    <message>
        <source>You have clubs, and the queen beats the jack: no other card will do.</source>
        <translation>Je hebt klaveren, en de vrouw gaat boven de boer: een andere kaart mag niet.</translation>
    </message>
    <message>
        <source>Then lead the eight of clubs: {name} has no club left and must spend a trump.</source>
        <translation>Kom dan uit met klaveracht: {name} heeft geen klaveren meer en moet een troef geven.</translation>
    </message>
    <message>
        <source>Trump the ten with the seven, and keep the ace for the king.</source>
        <translation>Troef de tien met de zeven, en bewaar de aas voor de heer.</translation>
    </message>
    <message>
        <source>The duties bind {name} too: without clubs, your small eight has cost a trump.</source>
        <translation>De plichten gelden ook voor {name}: zonder klaveren kostte je kleine acht een troef.</translation>
    </message>
    <message>
        <source>Take a trick</source>
        <translation>Een slag winnen</translation>
    </message>
    <message>
        <source>The ten beats the king.</source>
        <translation>De tien gaat boven de heer.</translation>
    </message>
    <message>
        <source>{name} leads the king of hearts. While there are cards to draw you need not follow suit: play what you like. The highest card of the suit led wins, or the highest trump. And mind the order: ace, ten, king, queen, jack, nine, eight, seven.</source>
        <translation>{name} komt uit met hartenheer. Zolang er kaarten te trekken zijn hoef je niet te bekennen: speel wat je wilt. De hoogste kaart van de gevraagde kleur wint, of de hoogste troef. En let op de volgorde: aas, tien, heer, vrouw, boer, negen, acht, zeven.</translation>
    </message>
    <message>
        <source>Win the trick without spending your trump.</source>
        <translation>Win de slag zonder je troef uit te geven.</translation>
    </message>
    <message>
        <source>That heart is lower than the king. Only the ace and the ten stand above it.</source>
        <translation>Die harten is lager dan de heer. Alleen aas en tien staan erboven.</translation>
    </message>
    <message>
        <source>It wins, for any trump beats any plain card. But the ten of hearts would have done it too, and your trump is gone.</source>
        <translation>Hij wint, want elke troef gaat boven elke andere kaart. Maar hartentien had ook volstaan, en je troef is weg.</translation>
    </message>
    <message>
        <source>However high, a card of another suit does not win the trick unless it is a trump. It takes a higher heart.</source>
        <translation>Hoe hoog ook, een kaart van een andere kleur wint de slag niet, tenzij het troef is. Er is een hogere harten nodig.</translation>
    </message>
    <message>
        <source>Look at your hearts: which one is higher than the king?</source>
        <translation>Kijk naar je harten: welke is hoger dan de heer?</translation>
    </message>
    <message>
        <source>The ten of hearts: only the ace stands above it.</source>
        <translation>Hartentien: alleen de aas staat erboven.</translation>
    </message>
    <message>
        <source>The ten comes right after the ace. And an ace or ten in your tricks, a brisque, is worth 10 points besides.</source>
        <translation>De tien komt vlak na de aas. En een aas of tien in je slagen, een brisque, is ook nog 10 punten waard.</translation>
    </message>
    <message>
        <source>What tricks are for</source>
        <translation>Waar slagen goed voor zijn</translation>
    </message>
    <message>
        <source>Who wins a trick may declare.</source>
        <translation>Wie de slag wint, mag roemen.</translation>
    </message>
    <message>
        <source>Most points lie in melds: certain cards together in one hand. A king and queen of one suit are a marriage, 20 points. But only the winner of a trick may declare, before the cards are drawn.</source>
        <translation>De meeste punten zitten in combinaties: bepaalde kaarten samen in één hand. Heer en vrouw van één kleur zijn een marias, 20 punten. Maar alleen wie de slag wint, mag roemen, voor er wordt getrokken.</translation>
    </message>
    <message>
        <source>Win a trick.</source>
        <translation>Win een slag.</translation>
    </message>
    <message>
        <source>Declare the marriage of clubs.</source>
        <translation>Roem de marias in klaveren.</translation>
    </message>
    <message>
        <source>That was half of your marriage, and the other half alone is worth nothing. Win the trick with a card that you can spare.</source>
        <translation>Dat was de helft van je marias, en de andere helft alleen is niets waard. Win de slag met een kaart die je kunt missen.</translation>
    </message>
    <message>
        <source>You drew without declaring, and 20 points were left lying. Press the button with the marriage before you draw.</source>
        <translation>Je trok zonder te roemen, en 20 punten bleven liggen. Druk op de knop met de marias voor je trekt.</translation>
    </message>
    <message>
        <source>Lead the ace of spades: only a trump could beat it.</source>
        <translation>Kom uit met schoppenaas: alleen een troef kan erboven.</translation>
    </message>
    <message>
        <source>After the trick a button with the marriage lies beside your cards. Press it.</source>
        <translation>Na de slag ligt er een knop met de marias bij je kaarten. Druk erop.</translation>
    </message>
    <message>
        <source>20 points, and both cards stay yours: they lie open before you, and you may play them when you like.</source>
        <translation>20 punten, en beide kaarten blijven van jou: ze liggen open voor je, en je mag ze spelen wanneer je wilt.</translation>
    </message>
    <message>
        <source>One meld a trick</source>
        <translation>Eén combinatie per slag</translation>
    </message>
    <message>
        <source>King and queen of trumps are worth twice as much.</source>
        <translation>Troefheer en troefvrouw zijn het dubbele waard.</translation>
    </message>
    <message>
        <source>Hearts are trumps. King and queen of trumps are a royal marriage, 40 points; any other marriage is 20. You hold one of each. But one trick won scores one meld: the other waits for your next trick.</source>
        <translation>Harten is troef. Heer en vrouw van troef zijn een stuk, 40 punten; in een andere kleur zijn ze een marias, 20. Je hebt ze allebei. Maar één gewonnen slag roemt één combinatie: de andere wacht op je volgende slag.</translation>
    </message>
    <message>
        <source>Win a trick, and score the royal marriage of hearts.</source>
        <translation>Win een slag, en roem het stuk in harten.</translation>
    </message>
    <message>
        <source>Draw, win another trick, and score the marriage of clubs.</source>
        <translation>Trek, win nog een slag, en roem de marias in klaveren.</translation>
    </message>
    <message>
        <source>That was half of your royal marriage, before it had scored its 40 points.</source>
        <translation>Dat was de helft van je stuk, voor het zijn 40 punten had opgeleverd.</translation>
    </message>
    <message>
        <source>That was half of your marriage of clubs, before it had scored its 20 points.</source>
        <translation>Dat was de helft van je marias in klaveren, voor die haar 20 punten had opgeleverd.</translation>
    </message>
    <message>
        <source>You won a trick and scored nothing for it. Score one meld after each trick, then draw.</source>
        <translation>Je won een slag en roemde niets. Roem na elke slag één combinatie, en trek dan.</translation>
    </message>
    <message>
        <source>Either may come first. The dearer one first is safer.</source>
        <translation>Het maakt niet uit welke eerst. De duurste eerst is veiliger.</translation>
    </message>
    <message>
        <source>Ace and ten of spades win tricks and break no marriage.</source>
        <translation>Schoppenaas en tien winnen slagen en breken geen marias.</translation>
    </message>
    <message>
        <source>60 points with two tricks. That is the rhythm of the game: win a trick, score a meld, draw a card.</source>
        <translation>60 punten met twee slagen. Dat is het ritme van het spel: een slag winnen, roemen, een kaart trekken.</translation>
    </message>
    <message>
        <source>The seven of trumps</source>
        <translation>Troefzeven</translation>
    </message>
    <message>
        <source>The lowest trump buys the turned card.</source>
        <translation>De laagste troef koopt de gedraaide kaart.</translation>
    </message>
    <message>
        <source>The turned card beside the stock makes trumps, and here it is the ace of hearts. Whoever holds the seven of trumps, the dix, may show it for 10 points after a trick that he has won, and exchange it for the turned card. A meld may score after the same trick.</source>
        <translation>De gedraaide kaart naast de stok maakt troef, en hier is dat hartenaas. Wie troefzeven heeft, de dix, mag die na een gewonnen slag tonen voor 10 punten, en tegen de gedraaide kaart ruilen. Na dezelfde slag mag je ook een combinatie roemen.</translation>
    </message>
    <message>
        <source>Exchange the seven of hearts for the ace.</source>
        <translation>Ruil hartenzeven tegen de aas.</translation>
    </message>
    <message>
        <source>Score the marriage of clubs after the same trick.</source>
        <translation>Roem de marias in klaveren na dezelfde slag.</translation>
    </message>
    <message>
        <source>The seven of trumps is played, and with it 10 points and the ace are gone.</source>
        <translation>Troefzeven is gespeeld, en daarmee zijn 10 punten en de aas weg.</translation>
    </message>
    <message>
        <source>That was half of your marriage of clubs.</source>
        <translation>Dat was de helft van je marias in klaveren.</translation>
    </message>
    <message>
        <source>10 points, but the ace stays where it is. Drag the seven onto the turned card, or press the button that says exchange.</source>
        <translation>10 punten, maar de aas blijft liggen. Sleep de zeven op de gedraaide kaart, of druk op de knop om te ruilen.</translation>
    </message>
    <message>
        <source>You drew too soon: the exchange and the marriage both go with one trick.</source>
        <translation>Je trok te vroeg: de ruil en de marias kunnen na dezelfde slag.</translation>
    </message>
    <message>
        <source>Lead the ace of spades to win a trick.</source>
        <translation>Kom uit met schoppenaas om een slag te winnen.</translation>
    </message>
    <message>
        <source>Drag the seven of hearts onto the turned card.</source>
        <translation>Sleep hartenzeven op de gedraaide kaart.</translation>
    </message>
    <message>
        <source>Then press the button with the marriage, before you draw.</source>
        <translation>Druk dan op de knop met de marias, voor je trekt.</translation>
    </message>
    <message>
        <source>10 for the seven, 20 for the marriage, and the ace of trumps in your hand. In the French game you need not even win a trick first.</source>
        <translation>10 voor de zeven, 20 voor de marias, en troefaas in je hand. In het Franse spel hoef je daarvoor niet eens eerst een slag te winnen.</translation>
    </message>
    <message>
        <source>The bezique</source>
        <translation>De bezique</translation>
    </message>
    <message>
        <source>A queen and a jack give the game its name.</source>
        <translation>Een vrouw en een boer geven het spel zijn naam.</translation>
    </message>
    <message>
        <source>The queen of spades and the jack of diamonds together are a bezique, 40 points. They look like two poor cards, and that is the danger. {name} leads the queen of hearts.</source>
        <translation>Schoppenvrouw en ruitenboer samen zijn een bezique, 40 punten. Het lijken twee zwakke kaarten, en dat is het gevaar. {name} komt uit met hartenvrouw.</translation>
    </message>
    <message>
        <source>Win the trick, and keep the two.</source>
        <translation>Win de slag, en houd die twee.</translation>
    </message>
    <message>
        <source>Score the bezique.</source>
        <translation>Roem de bezique.</translation>
    </message>
    <message>
        <source>There goes half of the bezique. Learn to see these two at a glance: queen of spades, jack of diamonds.</source>
        <translation>Daar gaat de helft van de bezique. Leer die twee in één oogopslag te zien: schoppenvrouw, ruitenboer.</translation>
    </message>
    <message>
        <source>You drew without declaring: the bezique has not scored.</source>
        <translation>Je trok zonder te roemen: de bezique heeft niets opgeleverd.</translation>
    </message>
    <message>
        <source>These two are the bezique. Play neither of them.</source>
        <translation>Deze twee zijn de bezique. Speel geen van beide.</translation>
    </message>
    <message>
        <source>The king of hearts beats the queen.</source>
        <translation>Hartenheer gaat boven de vrouw.</translation>
    </message>
    <message>
        <source>40 points. Keep both cards as long as you can: with a second pair they make a double bezique, and that is worth 500.</source>
        <translation>40 punten. Houd beide kaarten zolang je kunt: met een tweede paar zijn ze een dubbele bezique, en die is 500 waard.</translation>
    </message>
    <message>
        <source>The double bezique</source>
        <translation>De dubbele bezique</translation>
    </message>
    <message>
        <source>Both pairs together: 500 points.</source>
        <translation>Beide paren samen: 500 punten.</translation>
    </message>
    <message>
        <source>Your bezique has scored, and both its cards are still yours. Now you hold the second queen of spades and the second jack of diamonds as well. {name} leads the nine of hearts.</source>
        <translation>Je bezique is geroemd, en beide kaarten zijn nog van jou. Nu heb je ook de tweede schoppenvrouw en de tweede ruitenboer. {name} komt uit met hartennegen.</translation>
    </message>
    <message>
        <source>Win the trick.</source>
        <translation>Win de slag.</translation>
    </message>
    <message>
        <source>Score the double bezique.</source>
        <translation>Roem de dubbele bezique.</translation>
    </message>
    <message>
        <source>A double bezique needs all four cards in your hand at once. One of them is gone.</source>
        <translation>Voor een dubbele bezique moet je alle vier de kaarten tegelijk in de hand hebben. Eén ervan is weg.</translation>
    </message>
    <message>
        <source>40 points, and 500 lost: two pairs that have both scored make no double bezique any more. One of its cards at least must be fresh.</source>
        <translation>40 punten, en 500 verloren: twee paren die allebei zijn geroemd, worden geen dubbele bezique meer. Minstens één kaart moet nieuw zijn.</translation>
    </message>
    <message>
        <source>You drew with 500 points in your hand. Who knows whether you win another trick?</source>
        <translation>Je trok met 500 punten in je hand. Wie weet of je nog een slag wint?</translation>
    </message>
    <message>
        <source>The ten of hearts beats the nine.</source>
        <translation>Hartentien gaat boven de negen.</translation>
    </message>
    <message>
        <source>Choose the double bezique, not another single one.</source>
        <translation>Kies de dubbele bezique, niet nog een enkele.</translation>
    </message>
    <message>
        <source>500 points, the greatest meld with two packs. That is why one holds on to the first pair.</source>
        <translation>500 punten, de hoogste combinatie met twee pakken. Daarom houd je het eerste paar vast.</translation>
    </message>
    <message>
        <source>A card serves twice</source>
        <translation>Een kaart telt twee keer</translation>
    </message>
    <message>
        <source>A married king still counts among four kings.</source>
        <translation>Een getrouwde heer telt nog mee bij vier heren.</translation>
    </message>
    <message>
        <source>Your marriage of clubs has scored, and its king lies before you. Four kings are worth 80 points. A card that has scored may score again in a meld of another class: marriages and sequences are one class, four of a rank the second, beziques the third.</source>
        <translation>Je marias in klaveren is geroemd, en de heer ligt voor je. Vier heren zijn 80 punten waard. Een geroemde kaart mag opnieuw meetellen in een combinatie van een andere soort: heer en vrouw en reeksen zijn één soort, vier gelijke de tweede, beziques de derde.</translation>
    </message>
    <message>
        <source>Score the four kings.</source>
        <translation>Roem de vier heren.</translation>
    </message>
    <message>
        <source>Now there are only three kings. The married one was not used up: four kings are another class.</source>
        <translation>Nu zijn er maar drie heren. De getrouwde was niet opgebruikt: vier heren zijn een andere soort.</translation>
    </message>
    <message>
        <source>You drew without declaring: the four kings have not scored.</source>
        <translation>Je trok zonder te roemen: de vier heren hebben niets opgeleverd.</translation>
    </message>
    <message>
        <source>The king that has married is one of the four.</source>
        <translation>De getrouwde heer is een van de vier.</translation>
    </message>
    <message>
        <source>Lead the ace of spades.</source>
        <translation>Kom uit met schoppenaas.</translation>
    </message>
    <message>
        <source>80 points, with a king that had scored already. What he may not do is marry again: a second queen of clubs needs a fresh king.</source>
        <translation>80 punten, met een heer die al geroemd was. Opnieuw trouwen mag hij niet: een tweede klavervrouw heeft een nieuwe heer nodig.</translation>
    </message>
    <message>
        <source>The small one first</source>
        <translation>Eerst de kleine</translation>
    </message>
    <message>
        <source>Royal marriage, then sequence: 290 instead of 250.</source>
        <translation>Stuk, dan reeks: 290 in plaats van 250.</translation>
    </message>
    <message>
        <source>Ace, ten, king, queen and jack of trumps are a sequence, 250 points, and its king and queen are a royal marriage, 40. Both can score, but in one order only: within its class a card scores again only in a meld that is worth more.</source>
        <translation>Aas, tien, heer, vrouw en boer van troef zijn een reeks, 250 punten, en de heer en vrouw daarvan een stuk, 40. Beide kun je roemen, maar in één volgorde: binnen haar soort telt een kaart alleen opnieuw in een combinatie die meer waard is.</translation>
    </message>
    <message>
        <source>Score the royal marriage.</source>
        <translation>Roem het stuk.</translation>
    </message>
    <message>
        <source>Then score the sequence.</source>
        <translation>Roem daarna de reeks.</translation>
    </message>
    <message>
        <source>250 points, but the 40 are lost: king and queen have scored in the sequence, and the marriage is worth less.</source>
        <translation>250 punten, maar de 40 zijn verloren: heer en vrouw zijn in de reeks geroemd, en het stuk is minder waard.</translation>
    </message>
    <message>
        <source>That card belongs to your sequence. Win your tricks with ace and ten of spades.</source>
        <translation>Die kaart hoort bij je reeks. Win je slagen met schoppenaas en tien.</translation>
    </message>
    <message>
        <source>You won a trick and scored nothing for it. Two melds need two tricks: waste none.</source>
        <translation>Je won een slag en roemde niets. Voor twee combinaties zijn twee slagen nodig: verspil er geen.</translation>
    </message>
    <message>
        <source>After your first trick, score king and queen alone.</source>
        <translation>Roem na je eerste slag alleen heer en vrouw.</translation>
    </message>
    <message>
        <source>Ace and ten of spades win the two tricks.</source>
        <translation>Schoppenaas en tien winnen de twee slagen.</translation>
    </message>
    <message>
        <source>290 points. As long as there is time, the small meld comes before the large one.</source>
        <translation>290 punten. Zolang er tijd is, komt de kleine combinatie voor de grote.</translation>
    </message>
    <message>
        <source>Announce now, score later</source>
        <translation>Nu aankondigen, later roemen</translation>
    </message>
    <message>
        <source>One meld scores, the other lies ready.</source>
        <translation>De ene combinatie telt, de andere ligt klaar.</translation>
    </message>
    <message>
        <source>In the French game too one meld scores after each trick. But you may lay others beside it: they are announced, and score after a later trick that you win. Play a card of an announced meld, and it is lost.</source>
        <translation>Ook in het Franse spel roem je één combinatie per slag. Maar je mag er andere naast leggen: die zijn aangekondigd, en je roemt ze na een latere slag die je wint. Speel je een kaart uit een aangekondigde combinatie, dan is zij verloren.</translation>
    </message>
    <message>
        <source>Win a trick and score one meld.</source>
        <translation>Win een slag en roem één combinatie.</translation>
    </message>
    <message>
        <source>Announce the other after the same trick.</source>
        <translation>Kondig de andere aan na dezelfde slag.</translation>
    </message>
    <message>
        <source>Score it after your next trick.</source>
        <translation>Roem die na je volgende slag.</translation>
    </message>
    <message>
        <source>You have played a card of the meld that you announced: it can no longer score.</source>
        <translation>Je speelde een kaart uit de combinatie die je had aangekondigd: die kan niet meer geroemd worden.</translation>
    </message>
    <message>
        <source>That card belongs to a meld that has not scored yet.</source>
        <translation>Die kaart hoort bij een combinatie die nog niet is geroemd.</translation>
    </message>
    <message>
        <source>You drew, and nothing has scored for this trick. One meld might have.</source>
        <translation>Je trok, en voor deze slag is niets geroemd. Eén combinatie had gekund.</translation>
    </message>
    <message>
        <source>You drew without announcing. That is allowed, but this lesson is about it: lay the other meld too before you draw.</source>
        <translation>Je trok zonder aan te kondigen. Dat mag, maar deze les gaat daarover: leg ook de andere combinatie neer voor je trekt.</translation>
    </message>
    <message>
        <source>You hold a royal marriage of hearts and a bezique.</source>
        <translation>Je hebt een stuk in harten en een bezique.</translation>
    </message>
    <message>
        <source>Score one of them first, then announce the other.</source>
        <translation>Roem eerst de ene, kondig dan de andere aan.</translation>
    </message>
    <message>
        <source>The ten of clubs wins your next trick.</source>
        <translation>Klavertien wint je volgende slag.</translation>
    </message>
    <message>
        <source>Both have scored. Where a card is to be used again, an announced meld counts from the moment it was laid.</source>
        <translation>Beide zijn geroemd. Als een kaart opnieuw moet meetellen, geldt een aangekondigde combinatie vanaf het moment dat zij is neergelegd.</translation>
    </message>
    <message>
        <source>{name} won the trick. Only the winner of a trick may declare, so nothing of yours scored.</source>
        <translation>{name} won de slag. Alleen wie de slag wint, mag roemen, dus je hebt niets gescoord.</translation>
    </message>
    <message>
        <source>Those were all the cards of this lesson, and the goal is not reached.</source>
        <translation>Dat waren alle kaarten van deze les, en het doel is niet bereikt.</translation>
    </message>
    <message>
        <source>Marriages and sequences</source>
        <translation>Mariassen, stukken en reeksen</translation>
    </message>
    <message>
        <source>Beziques</source>
        <translation>Beziques</translation>
    </message>
    <message>
        <source>Four of a rank</source>
        <translation>Vier gelijke kaarten</translation>
    </message>
    <message>
        <source>Brisques</source>
        <translation>Brisques</translation>
    </message>
    <message>
        <source>Last trick and bonuses</source>
        <translation>Laatste slag en premies</translation>
    </message>
    <message>
        <source>All in all</source>
        <translation>Alles bij elkaar</translation>
    </message>
    <message>
        <source>This is the last chance to declare.</source>
        <translation>Dit is de laatste kans om te roemen.</translation>
    </message>
    <message>
        <source>Wins the trick: no card still out beats it.</source>
        <translation>Wint de slag: geen kaart die nog in het spel is, verslaat deze.</translation>
    </message>
    <message>
        <source>Wins the trick.</source>
        <translation>Wint de slag.</translation>
    </message>
    <message>
        <source>Loses the trick.</source>
        <translation>Verliest de slag.</translation>
    </message>
    <message>
        <source>This card can make no meld any more.</source>
        <translation>Met deze kaart is geen combinatie meer te maken.</translation>
    </message>
    <message>
        <source>You get {card} for it.</source>
        <translation>Je krijgt er {card} voor.</translation>
    </message>
    <message>
        <source>Wins the trick, and {card} with it.</source>
        <translation>Wint de slag, met {card} erin.</translation>
    </message>
    <message>
        <source>Loses the trick, and {card} with it.</source>
        <translation>Verliest de slag, met {card} erin.</translation>
    </message>
    <message>
        <source>Leaves unscored: {meld}, {points}.</source>
        <translation>Laat liggen: {meld}, {points}.</translation>
    </message>
    <message>
        <source>Has to wait: {meld}, {points}.</source>
        <translation>Moet wachten: {meld}, {points}.</translation>
    </message>
    <message>
        <source>Wins the trick, so that you can score: {meld}, {points}.</source>
        <translation>Wint de slag, zodat je kunt roemen: {meld}, {points}.</translation>
    </message>
    <message>
        <source>Gives up what a trick would let you score: {meld}, {points}.</source>
        <translation>Geeft op wat je na een slag kunt roemen: {meld}, {points}.</translation>
    </message>
    <message>
        <source>Breaks up what is still within reach: {meld}, {points}.</source>
        <translation>Breekt af wat nog binnen bereik is: {meld}, {points}.</translation>
    </message>
    <message>
        <source>Best now</source>
        <translation>Nu het beste</translation>
    </message>
    <message>
        <source>weighing…</source>
        <translation>wikt en weegt…</translation>
    </message>
    <message>
        <source>counted to the end</source>
        <translation>uitgeteld tot het einde</translation>
    </message>
    <message>
        <source>Points from now to the end, you less {name}, both playing their best</source>
        <translation>Punten van nu tot het einde, jij min {name}, als beiden het beste spelen</translation>
    </message>
    <message>
        <source>Expected points from now to the end of the deal, you less {name}</source>
        <translation>Verwachte punten tot het einde van de gift, jij min {name}</translation>
    </message>
    <message>
        <source>Ordered by what the settlement makes of the points: the first need not have the most.</source>
        <translation>Op volgorde van wat de afrekening van de punten maakt: de eerste heeft niet altijd de meeste.</translation>
    </message>
    <message>
        <source>Ordered by the chance to win the match: the first need not have the most points.</source>
        <translation>Op volgorde van de kans om de partij te winnen: de eerste heeft niet altijd de meeste punten.</translation>
    </message>
    <message>
        <source>No advice could be worked out here. What the rules say is below.</source>
        <translation>Hier kon geen advies worden berekend. Wat de regels zeggen staat hieronder.</translation>
    </message>
    <message>
        <source>just as good</source>
        <translation>even goed</translation>
    </message>
    <message>
        <source>about equal</source>
        <translation>ongeveer gelijk</translation>
    </message>
    <message>
        <source>perhaps {points} worse</source>
        <translation>misschien {points} minder</translation>
    </message>
    <message>
        <source>{points} worse</source>
        <translation>{points} minder</translation>
    </message>
    <message>
        <source>in no meld yet</source>
        <translation>nog in geen combinatie</translation>
    </message>
    <message>
        <source>already in: {melds}</source>
        <translation>al in: {melds}</translation>
    </message>
    <message>
        <source>estimate</source>
        <translation>schatting</translation>
    </message>
    <message>
        <source>{card} cannot come any more: no bezique with this card.</source>
        <translation>{card} kan niet meer komen: geen bezique met deze kaart.</translation>
    </message>
    <message>
        <source>{card} cannot come any more: no marriage with this card.</source>
        <translation>{card} kan niet meer komen: geen marias of stuk met deze kaart.</translation>
    </message>
    <message>
        <source>{what}: about {points} better than if you keep it.</source>
        <translation>{what}: ongeveer {points} meer dan als je die bewaart.</translation>
    </message>
    <message>
        <source>{what}: about {points} better than the second choice.</source>
        <translation>{what}: ongeveer {points} meer dan de tweede keus.</translation>
    </message>
    <message>
        <source>{what}: about {points} worse than the second choice.</source>
        <translation>{what}: ongeveer {points} minder dan de tweede keus.</translation>
    </message>
    <message>
        <source>{what}: about {points} better than the first choice.</source>
        <translation>{what}: ongeveer {points} meer dan de eerste keus.</translation>
    </message>
    <message>
        <source>{what}: about {points} worse than the first choice.</source>
        <translation>{what}: ongeveer {points} minder dan de eerste keus.</translation>
    </message>
    <message>
        <source>The best there was.</source>
        <translation>Beter kon niet.</translation>
    </message>
    <message>
        <source>About equal to the best.</source>
        <translation>Ongeveer even goed als het beste.</translation>
    </message>
    <message>
        <source>chosen</source>
        <translation>gekozen</translation>
    </message>
    <message>
        <source>better</source>
        <translation>beter</translation>
    </message>
    <message>
        <source>chosen, the best</source>
        <translation>gekozen, het beste</translation>
    </message>
    <message>
        <source>Review of deal {deal}</source>
        <translation>Nakaarten over gift {deal}</translation>
    </message>
    <message>
        <source>The first decision is being weighed…</source>
        <translation>De eerste beslissing wordt gewogen…</translation>
    </message>
    <message>
        <source>None of the decisions could be weighed.</source>
        <translation>Geen van de beslissingen kon worden gewogen.</translation>
    </message>
    <message>
        <source>No choice of yours in this deal made a difference that can be weighed.</source>
        <translation>Geen van je keuzes in deze gift maakte een verschil dat te wegen is.</translation>
    </message>
    <message>
        <source>Trick {trick}</source>
        <translation>Slag {trick}</translation>
    </message>
    <message>
        <source>Better: {action}</source>
        <translation>Beter: {action}</translation>
    </message>
    <message>
        <source>As good: {action}</source>
        <translation>Even goed: {action}</translation>
    </message>
    <message>
        <source>Just as good as the best.</source>
        <translation>Even goed als het beste.</translation>
    </message>
    <message>
        <source>This cost {points}, counted to the end.</source>
        <translation>Dit kostte {points}, uitgeteld tot het einde.</translation>
    </message>
    <message>
        <source>This cost about {points}, give or take {margin}.</source>
        <translation>Dit kostte ongeveer {points}, met een marge van {margin}.</translation>
    </message>
    <message>
        <source>This perhaps cost {points}, give or take {margin}.</source>
        <translation>Dit kostte misschien {points}, met een marge van {margin}.</translation>
    </message>
    <message>
        <source>You chose: {action}</source>
        <translation>Jouw keus: {action}</translation>
    </message>
    <message>
        <source>In trick {trick} you chose: {action}.</source>
        <translation>In slag {trick} koos je: {action}.</translation>
    </message>
    <message>
        <source>It was better to choose: {action}.</source>
        <translation>Beter was geweest: {action}.</translation>
    </message>
    <message>
        <source>Result after that, if both play their best: {points}</source>
        <translation>Uitslag daarna, als beiden het beste spelen: {points}</translation>
    </message>
    <message>
        <source>Expected result after that: {points} {margin}</source>
        <translation>Verwachte uitslag daarna: {points} {margin}</translation>
    </message>
    <message>
        <source>The line is the expected result after each choice, the band its margin. A triangle is a choice that cost points, hollow if only perhaps. Lozenges are melds: yours above, the other player’s below.</source>
        <translation>De lijn is de verwachte uitslag na elke keus, de band de marge. Een driehoek is een keus die punten kostte, open als dat niet zeker is. Ruiten zijn combinaties: die van jou boven, die van de tegenspeler onder.</translation>
    </message>
    <message>
        <source>In every sampled deal both go on as a skilled player would. What he would have gained or lost from card to card is luck; what you did better or worse than he would have is play.</source>
        <translation>In elke geprobeerde gift spelen beiden verder als een bedreven speler. Wat die van kaart tot kaart had gewonnen of verloren, is geluk; wat jij beter of slechter deed dan hij, is spel.</translation>
    </message>
    <message>
        <source>The cards dealt</source>
        <translation>De gedeelde kaarten</translation>
    </message>
    <message>
        <source>Your play, beside a skilled player’s</source>
        <translation>Jouw spel, naast dat van een bedreven speler</translation>
    </message>
    <message>
        <source>{done} of {count} decisions weighed</source>
        <translation>{done} van de {count} beslissingen gewogen</translation>
    </message>
    <message>
        <source>No decision cost anything that could be told from nothing. Well played!</source>
        <translation>Geen enkele beslissing kostte aantoonbaar punten. Goed gespeeld!</translation>
    </message>
    <message>
        <source>Nothing found so far that cost points.</source>
        <translation>Tot nu toe niets gevonden dat punten kostte.</translation>
    </message>
    <message>
        <source>Expected difference at the end of the deal, trick by trick</source>
        <translation>Verwacht verschil aan het einde van de gift, slag voor slag</translation>
    </message>
    <message>
        <source>Draws, and {name}’s play</source>
        <translation>Het trekken en het spel van {name}</translation>
    </message>
    <message>
        <source>{name}’s slips in the ending</source>
        <translation>Missers van {name} in het slotspel</translation>
    </message>
    <message>
        <source>Not yet weighed</source>
        <translation>Nog niet gewogen</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Uitslag</translation>
    </message>
    <message>
        <source>{name} had led {card}.</source>
        <translation>{name} was uitgekomen met {card}.</translation>
    </message>
    <message>
        <source>{name} had laid open: {cards}.</source>
        <translation>Open bij {name}: {cards}.</translation>
    </message>
</context>
<context>
    <name>rulebook</name>
    <message>
        <source>The game on these pages: {game}.</source>
        <translation>Het spel op deze bladzijden: {game}.</translation>
    </message>
    <message>
        <source>The players have changed some of its rules; each of these is called a house rule.</source>
        <translation>De spelers hebben enkele regels veranderd; elk daarvan heet hier een huisregel.</translation>
    </message>
    <message>
        <source>Two players take tricks, but tricks alone win little: most points come from melds, sets of cards that the winner of a trick lays face up.</source>
        <translation>Twee spelers maken slagen, maar slagen alleen leveren weinig op: de meeste punten komen van combinaties, groepen kaarten die de winnaar van een slag open voor zich neerlegt.</translation>
    </message>
    <message>
        <source>The game</source>
        <translation>Het spel</translation>
    </message>
    <message>
        <source>From high to low the cards rank ace, ten, king, queen, jack, nine, eight, seven: only the ace beats the ten.</source>
        <translation>Van hoog naar laag is de volgorde aas, tien, heer, vrouw, boer, negen, acht, zeven: alleen de aas slaat de tien.</translation>
    </message>
    <message>
        <source>From high to low the cards rank ace, king, queen, jack, ten, nine, eight, seven: the jack still beats the ten.</source>
        <translation>Van hoog naar laag is de volgorde aas, heer, vrouw, boer, tien, negen, acht, zeven: ook de boer slaat de tien nog.</translation>
    </message>
    <message>
        <source>{packs} packs of 32 cards are shuffled together, {cards} cards in all: ace, king, queen, jack, ten, nine, eight and seven of four suits, each of them {packs} times.</source>
        <translation>Er worden {packs} spellen van 32 kaarten door elkaar geschud, samen {cards} kaarten: aas, heer, vrouw, boer, tien, negen, acht en zeven in vier kleuren, elk {packs} keer.</translation>
    </message>
    <message>
        <source>The cards and the pack</source>
        <translation>De kaarten</translation>
    </message>
    <message>
        <source>Chance decides who deals first, and from deal to deal the players take turns. The player who does not deal leads to the first trick.</source>
        <translation>Het lot bepaalt wie het eerst deelt; daarna delen de spelers om beurten. Wie niet gedeeld heeft, komt uit in de eerste slag.</translation>
    </message>
    <message>
        <source>Each player is dealt {hand} cards, all in one packet of {packets}, the player who does not deal first.</source>
        <translation>Elke speler krijgt {hand} kaarten, in één pakje van {packets}, de tegenspeler van de deler het eerst.</translation>
    </message>
    <message>
        <source>Each player is dealt {hand} cards, in packets of {packets} by turns, the player who does not deal first.</source>
        <translation>Elke speler krijgt {hand} kaarten, om beurten in pakjes van {packets}, de tegenspeler van de deler het eerst.</translation>
    </message>
    <message>
        <source>The other cards, {cards} of them, are the stock, from which both players draw after each trick.</source>
        <translation>De overige {cards} kaarten vormen de stok, waarvan beide spelers na elke slag een kaart trekken.</translation>
    </message>
    <message>
        <source>The deal</source>
        <translation>Het delen</translation>
    </message>
    <message>
        <source>After the deal the next card is turned face up, and its suit is trumps for the whole deal. It stays beside the stock and is drawn last.</source>
        <translation>Na het delen wordt de volgende kaart gedraaid; haar kleur is troef voor de hele gift. Ze blijft naast de stok liggen en wordt als laatste getrokken.</translation>
    </message>
    <message>
        <source>No card is turned, and a deal begins without trumps. The first marriage that is scored makes its suit trumps until the end of the deal.</source>
        <translation>Er wordt geen kaart gedraaid: aan het begin van een gift is er nog geen troef. De eerste marias die geteld wordt, maakt haar kleur troef tot het einde van de gift.</translation>
    </message>
    <message>
        <source>No card is turned, and a deal begins without trumps. The first marriage or sequence that is scored makes its suit trumps until the end of the deal.</source>
        <translation>Er wordt geen kaart gedraaid: aan het begin van een gift is er nog geen troef. De eerste marias of reeks die geteld wordt, maakt haar kleur troef tot het einde van de gift.</translation>
    </message>
    <message>
        <source>No card is turned, and a deal begins without trumps. The first marriage or bezique that is scored makes trumps until the end of the deal: the suit of the marriage, or that of the queen in the bezique.</source>
        <translation>Er wordt geen kaart gedraaid: aan het begin van een gift is er nog geen troef. De eerste marias of bezique die geteld wordt, bepaalt de troef tot het einde van de gift: de kleur van de marias, of die van de vrouw uit de bezique.</translation>
    </message>
    <message>
        <source>Trumps</source>
        <translation>Troef</translation>
    </message>
    <message>
        <source>If the turned card is a seven, the dealer scores {points} at once.</source>
        <translation>Is de gedraaide kaart een zeven, dan krijgt de deler meteen {points}.</translation>
    </message>
    <message>
        <source>If the turned card is a seven, nobody scores for it.</source>
        <translation>Is de gedraaide kaart een zeven, dan krijgt niemand daar iets voor.</translation>
    </message>
    <message>
        <source>Since no card is turned, the dealer never scores for a turned seven.</source>
        <translation>Omdat er geen kaart gedraaid wordt, krijgt de deler nooit iets voor een gedraaide zeven.</translation>
    </message>
    <message>
        <source>As long as there are no trumps, each king and queen of one suit is a royal marriage and scores {points}. Once there are trumps, the suit alone tells a royal marriage from a plain one.</source>
        <translation>Zolang er geen troef is, vormt elke heer met de vrouw van zijn kleur een stuk van {points}. Is er eenmaal troef, dan maakt alleen de kleur uit of het een stuk of een marias is.</translation>
    </message>
    <message>
        <source>As long as there are no trumps, the five highest cards of any suit are a sequence: it scores {points} and makes its suit trumps.</source>
        <translation>Zolang er geen troef is, zijn de vijf hoogste kaarten van elke kleur een reeks: ze telt {points} en maakt haar kleur troef.</translation>
    </message>
    <message>
        <source>As long as there are no trumps, the five highest cards of any suit are a plain sequence: it scores {points} and makes no trumps.</source>
        <translation>Zolang er geen troef is, zijn de vijf hoogste kaarten van elke kleur een gewone reeks: ze telt {points} en maakt geen troef.</translation>
    </message>
    <message>
        <source>As long as there are no trumps, the five highest cards of a suit are no meld; the sequence that scores {points} has to wait for its marriage.</source>
        <translation>Zolang er geen troef is, zijn de vijf hoogste kaarten van een kleur geen combinatie; de reeks van {points} moet op haar marias wachten.</translation>
    </message>
    <message>
        <source>Until then a trick goes to the higher card of the suit led, and in a deal in which nobody makes trumps nothing can ever be trumped.</source>
        <translation>Tot dan is de slag voor de hoogste kaart van de uitgekomen kleur, en in een gift waarin niemand troef maakt, kan er nooit getroefd worden.</translation>
    </message>
    <message>
        <source>It is claimed on one’s own turn: before playing a card, or after a trick that one has won.</source>
        <translation>Hij wordt gemeld wanneer men aan de beurt is: voor het spelen van een kaart, of na een gewonnen slag.</translation>
    </message>
    <message>
        <source>It is claimed on one’s own turn, before playing a card or after a trick that one has won, but not before one has won a first trick in the deal.</source>
        <translation>Hij wordt gemeld wanneer men aan de beurt is, voor het spelen van een kaart of na een gewonnen slag, maar niet voordat men in deze gift een eerste slag gewonnen heeft.</translation>
    </message>
    <message>
        <source>It is claimed only after a trick that one has won, before the draw.</source>
        <translation>Hij wordt alleen gemeld na een gewonnen slag, voor het trekken.</translation>
    </message>
    <message>
        <source>Whoever claims it may take the turned card into the hand and leave the seven in its place, as long as the turned card is not a seven itself. The claim may also be made without this exchange, which then stays open to a later one.</source>
        <translation>Wie hem meldt, mag de gedraaide kaart in de hand nemen en de zeven ervoor in de plaats leggen, zolang de gedraaide kaart zelf geen zeven is. Melden zonder ruilen mag ook; de ruil blijft dan voor later open.</translation>
    </message>
    <message>
        <source>Only the first claim of a deal may take the turned card into the hand and leave the seven in its place, and only if the turned card is not a seven itself. A first claim without this exchange uses it up for both players.</source>
        <translation>Alleen wie in een gift het eerst een dix meldt, mag de gedraaide kaart in de hand nemen en de zeven ervoor in de plaats leggen, en alleen als de gedraaide kaart zelf geen zeven is. Wordt die eerste dix zonder ruil gemeld, dan vervalt de ruil voor beide spelers.</translation>
    </message>
    <message>
        <source>The seven of trumps: the dix</source>
        <translation>De troefzeven: de dix</translation>
    </message>
    <message>
        <source>There is no dix: a seven of trumps in the hand is the lowest trump, scores nothing of its own and is not exchanged for anything.</source>
        <translation>Er is geen dix: een troefzeven in de hand is de laagste troef, telt zelf niets en wordt nergens voor geruild.</translation>
    </message>
    <message>
        <source>The seven of trumps is called the dix. A player who holds one may show it and claim {points} for it; each of these sevens scores once.</source>
        <translation>De troefzeven heet de dix. Wie er een heeft, mag hem tonen en telt er {points} voor; elk van deze zevens telt één keer.</translation>
    </message>
    <message>
        <source>After the last draw a seven that has not been claimed scores nothing any more.</source>
        <translation>Na de laatste trek telt een zeven die nog niet gemeld is niets meer.</translation>
    </message>
    <message>
        <source>A claim is no meld: it never counts among the melds allowed after one trick.</source>
        <translation>De dix is geen combinatie: hij telt nooit mee bij de combinaties die na één slag zijn toegestaan.</translation>
    </message>
    <message>
        <source>Carte blanche</source>
        <translation>Carte blanche</translation>
    </message>
    <message>
        <source>A hand without king, queen and jack scores nothing; there is no carte blanche.</source>
        <translation>Een hand zonder heer, vrouw en boer telt niets; er is geen carte blanche.</translation>
    </message>
    <message>
        <source>A player who is dealt neither king nor queen nor jack may show his hand and scores {points}: carte blanche.</source>
        <translation>Wie geen heer, vrouw of boer gedeeld krijgt, mag zijn hand tonen en telt {points}: carte blanche.</translation>
    </message>
    <message>
        <source>It is shown before the first card is led, by the leader first and then by the dealer. The cards go back into the hand, but the other player has seen them.</source>
        <translation>Ze wordt getoond voordat er uitgekomen wordt, eerst door wie uitkomt en dan door de deler. De kaarten gaan terug in de hand, maar de tegenspeler heeft ze gezien.</translation>
    </message>
    <message>
        <source>Whoever has shown it and then draws another card that is no court may show that one too, for {points} again, and so on after each draw but the last. The first court drawn, or one chance passed over, ends it.</source>
        <translation>Wie haar getoond heeft en weer een kaart trekt die geen plaatje is, mag ook die tonen en telt opnieuw {points}, en zo na elke trek behalve de laatste. Het eerste getrokken plaatje, of één kans die men laat gaan, maakt er een einde aan.</translation>
    </message>
    <message>
        <source>Aces and tens in tricks are brisques. When the deal is over each player counts those in his own tricks, {points} each.</source>
        <translation>Azen en tienen in de slagen heten brisques. Na afloop van de gift telt elke speler die in zijn eigen slagen, {points} per stuk.</translation>
    </message>
    <message>
        <source>Aces and tens in tricks are brisques, {points} each. They are counted when the deal is over; in a deal that begins when the end is near, they score as soon as the trick is won.</source>
        <translation>Azen en tienen in de slagen heten brisques en tellen {points} per stuk. Ze worden na afloop van de gift geteld; in een gift die begint als het einde van de partij nabij is, tellen ze zodra de slag gewonnen is.</translation>
    </message>
    <message>
        <source>Aces and tens in tricks are brisques. They score {points} each as soon as the trick is won, those of the last trick together with its bonus.</source>
        <translation>Azen en tienen in de slagen heten brisques. Ze tellen {points} per stuk zodra de slag gewonnen is, die van de laatste slag samen met de premie daarvoor.</translation>
    </message>
    <message>
        <source>Aces and tens in tricks score nothing: there are no brisques in this game.</source>
        <translation>Azen en tienen in de slagen tellen niets: er zijn in dit spel geen brisques.</translation>
    </message>
    <message>
        <source>Aces and tens in tricks are brisques, {points} each, but they score nothing in play: they are counted in the settlement only, to break a tie or to save the loser from the rubicon.</source>
        <translation>Azen en tienen in de slagen heten brisques, {points} per stuk, maar tijdens het spel tellen ze niet: ze worden alleen bij de afrekening geteld, om een gelijke stand te breken of de verliezer voor de rubicon te behoeden.</translation>
    </message>
    <message>
        <source>The winner of the last trick of the deal scores {points} for it.</source>
        <translation>Wie de laatste slag van de gift wint, krijgt daar {points} voor.</translation>
    </message>
    <message>
        <source>The last trick of the deal scores nothing of its own.</source>
        <translation>De laatste slag van de gift telt zelf niets.</translation>
    </message>
    <message>
        <source>The end is near in a deal at whose start a player has {line} or more: he then stands within {near} of the target.</source>
        <translation>Het einde is nabij in een gift aan het begin waarvan een speler {line} of meer heeft: dan is hij nog hoogstens {near} van het doel.</translation>
    </message>
    <message>
        <source>Brisques and the last trick</source>
        <translation>Brisques en de laatste slag</translation>
    </message>
    <message>
        <source>As long as more than {cards} cards are in the stock, the table does not show how many brisques have been won (law 27).</source>
        <translation>Zolang er meer dan {cards} kaarten in de stok liggen, laat de tafel niet zien hoeveel brisques er gewonnen zijn (wet 27).</translation>
    </message>
    <message>
        <source>The table shows at any time how many brisques each player has won.</source>
        <translation>De tafel laat altijd zien hoeveel brisques elke speler gewonnen heeft.</translation>
    </message>
    <message>
        <source>The deals of a match are added up until a player has {target}. The match ends the moment he reaches them: he has won, and nothing more is played or counted.</source>
        <translation>De giften van een partij worden opgeteld tot een speler {target} heeft. De partij eindigt op het moment dat hij die bereikt: hij heeft gewonnen, en er wordt niets meer gespeeld of geteld.</translation>
    </message>
    <message>
        <source>The deals of a match are added up until a player has {target}. That deal is played and counted to its end; then the higher total wins.</source>
        <translation>De giften van een partij worden opgeteld tot een speler {target} heeft. Die gift wordt uitgespeeld en geteld; daarna wint het hoogste totaal.</translation>
    </message>
    <message>
        <source>One deal is the whole match, and it is settled as soon as it is over; there is no target.</source>
        <translation>Eén gift is de hele partij en wordt afgerekend zodra ze gespeeld is; er is geen doel.</translation>
    </message>
    <message>
        <source>There is no settlement: only the totals decide, and it does not matter by how much.</source>
        <translation>Er is geen afrekening: alleen de totalen beslissen, en het verschil doet er niet toe.</translation>
    </message>
    <message>
        <source>Whatever scores can end the match, even a seven turned before the first lead. The bonus of the last trick comes before the count of brisques; if both players pass the target in that count, the higher total wins. With equal totals another deal is played, and its first points end the match.</source>
        <translation>Alles wat telt kan de partij beslissen, zelfs een zeven die voor de eerste uitkomst gedraaid is. De premie voor de laatste slag gaat voor het tellen van de brisques; komen beide spelers bij dat tellen over het doel, dan wint het hoogste totaal. Bij gelijke totalen wordt nog een gift gespeeld, en de eerste punten daarin beslissen de partij.</translation>
    </message>
    <message>
        <source>If both totals are equal at or over the target, another deal is played.</source>
        <translation>Zijn beide totalen gelijk en op of boven het doel, dan wordt er nog een gift gespeeld.</translation>
    </message>
    <message>
        <source>The end of the match</source>
        <translation>Het einde van de partij</translation>
    </message>
    <message>
        <source>The settlement</source>
        <translation>De afrekening</translation>
    </message>
    <message>
        <source>king and queen of a plain suit</source>
        <translation>heer en vrouw van een kleur die geen troef is</translation>
    </message>
    <message>
        <source>king and queen of trumps</source>
        <translation>troefheer en troefvrouw</translation>
    </message>
    <message>
        <source>ace, ten, king, queen and jack of trumps</source>
        <translation>aas, tien, heer, vrouw en boer van troef</translation>
    </message>
    <message>
        <source>ace, ten, king, queen and jack of a plain suit</source>
        <translation>aas, tien, heer, vrouw en boer van een kleur die geen troef is</translation>
    </message>
    <message>
        <source>two such pairs</source>
        <translation>twee van zulke paren</translation>
    </message>
    <message>
        <source>three such pairs</source>
        <translation>drie van zulke paren</translation>
    </message>
    <message>
        <source>four such pairs</source>
        <translation>vier van zulke paren</translation>
    </message>
    <message>
        <source>any four aces</source>
        <translation>vier willekeurige azen</translation>
    </message>
    <message>
        <source>any four tens</source>
        <translation>vier willekeurige tienen</translation>
    </message>
    <message>
        <source>any four kings</source>
        <translation>vier willekeurige heren</translation>
    </message>
    <message>
        <source>any four queens</source>
        <translation>vier willekeurige vrouwen</translation>
    </message>
    <message>
        <source>any four jacks</source>
        <translation>vier willekeurige boeren</translation>
    </message>
    <message>
        <source>queen of spades and jack of diamonds</source>
        <translation>schoppenvrouw en ruitenboer</translation>
    </message>
    <message>
        <source>queen of trumps and the jack paired with her</source>
        <translation>troefvrouw en de boer die bij haar hoort</translation>
    </message>
    <message>
        <source>These are the melds, the cards that make them and their points.</source>
        <translation>Dit zijn de combinaties, de kaarten die ze vormen en hun punten.</translation>
    </message>
    <message>
        <source>The melds and their worth</source>
        <translation>De combinaties en hun waarde</translation>
    </message>
    <message>
        <source>Only single beziques count, {single} each; there is no double bezique.</source>
        <translation>Alleen enkele beziques tellen, elk {single}; er is geen dubbele bezique.</translation>
    </message>
    <message>
        <source>Two pairs laid as one meld are a double bezique, {double}; there is no higher bezique than that.</source>
        <translation>Twee paren als één combinatie zijn een dubbele bezique, {double}; een hogere bezique is er niet.</translation>
    </message>
    <message>
        <source>Two pairs laid as one meld are a double bezique, {double}; three are a triple, {triple}, and no bezique is higher.</source>
        <translation>Twee paren als één combinatie zijn een dubbele bezique, {double}; drie zijn een driedubbele, {triple}, en een hogere is er niet.</translation>
    </message>
    <message>
        <source>Two pairs laid as one meld are a double bezique, {double}; three are a triple, {triple}; four are a quadruple, {quadruple}, the highest meld of all.</source>
        <translation>Twee paren als één combinatie zijn een dubbele bezique, {double}; drie zijn een driedubbele, {triple}; vier zijn een vierdubbele, {quadruple}, de hoogste combinatie van alle.</translation>
    </message>
    <message>
        <source>A bezique is a queen of spades with a jack of diamonds, whatever suit is trumps.</source>
        <translation>Een bezique is een schoppenvrouw met een ruitenboer, welke kleur ook troef is.</translation>
    </message>
    <message>
        <source>A bezique is the queen of trumps with the jack of the suit paired with hers: spades and diamonds are a pair, and clubs and hearts. With hearts as trumps, for example, it is the queen of hearts with the jack of clubs.</source>
        <translation>Een bezique is de troefvrouw met de boer van de kleur die bij de hare hoort: schoppen en ruiten vormen een paar, klaveren en harten ook. Is harten troef, dan is het bijvoorbeeld hartenvrouw met klaverboer.</translation>
    </message>
    <message>
        <source>As long as there are no trumps, any queen and the jack paired with her are a bezique, and her suit becomes trumps. A double or higher bezique then takes all its queens from one suit.</source>
        <translation>Zolang er geen troef is, is elke vrouw met de boer die bij haar hoort een bezique, en haar kleur wordt troef. Een dubbele of hogere bezique neemt dan al haar vrouwen uit één kleur.</translation>
    </message>
    <message>
        <source>As long as there are no trumps, any queen and the jack paired with her are a bezique, but it makes no trumps. A double or higher bezique then takes all its queens from one suit.</source>
        <translation>Zolang er geen troef is, is elke vrouw met de boer die bij haar hoort een bezique, maar ze maakt geen troef. Een dubbele of hogere bezique neemt dan al haar vrouwen uit één kleur.</translation>
    </message>
    <message>
        <source>The five highest cards of a suit that is not trumps are a meld too: {points}.</source>
        <translation>Ook de vijf hoogste kaarten van een kleur die geen troef is vormen een combinatie: {points}.</translation>
    </message>
    <message>
        <source>The five highest cards are a meld in trumps only; the {points} that some other games give for them in a plain suit do not count.</source>
        <translation>De vijf hoogste kaarten zijn alleen in troef een combinatie; de {points} die sommige andere spellen er in een gewone kleur voor geven, tellen hier niet.</translation>
    </message>
    <message>
        <source>Four tens are a meld like four aces: {points}.</source>
        <translation>Vier tienen zijn net als vier azen een combinatie: {points}.</translation>
    </message>
    <message>
        <source>Four tens are no meld; only some other games give {points} for them.</source>
        <translation>Vier tienen zijn geen combinatie; alleen sommige andere spellen geven er {points} voor.</translation>
    </message>
    <message>
        <source>Four cards of one rank may be of any suits; two or more of them may be of the same suit.</source>
        <translation>Vier gelijke kaarten mogen van elke kleur zijn; twee of meer ervan mogen ook van dezelfde kleur zijn.</translation>
    </message>
    <message>
        <source>Announcing</source>
        <translation>Aankondigen</translation>
    </message>
    <message>
        <source>No meld is announced to be scored later: whatever is laid scores at once, and the rest waits in the hand.</source>
        <translation>Er wordt geen combinatie aangekondigd om later te tellen: wat men openlegt telt meteen, en de rest wacht in de hand.</translation>
    </message>
    <message>
        <source>Besides what he scores, the winner of a trick may announce further melds: their cards are laid face up too and score after this trick or a later one that he wins, as far as the number of melds after one trick allows. No set of cards is announced twice.</source>
        <translation>Naast wat hij telt mag de winnaar van een slag nog meer combinaties aankondigen: ook die kaarten worden opengelegd en tellen na deze slag of een latere die hij wint, voor zover het aantal combinaties per slag het toelaat. Geen groep kaarten wordt twee keer aangekondigd.</translation>
    </message>
    <message>
        <source>An announcement names the cards only: what they are and what they are worth is decided when they score. Whether the cards may be used again is asked twice, when the meld is announced and when it scores.</source>
        <translation>Een aankondiging noemt alleen de kaarten: wat ze zijn en wat ze waard zijn, blijkt pas wanneer ze tellen. Of kaarten opnieuw gebruikt mogen worden, wordt twee keer bekeken, bij de aankondiging en bij het tellen.</translation>
    </message>
    <message>
        <source>For melds that are declared after a later trick, an announced meld counts like one that has scored: it binds the cards in it.</source>
        <translation>Voor combinaties die na een latere slag geroemd worden, telt een aangekondigde combinatie als een die al geteld is: ze bindt haar kaarten.</translation>
    </message>
    <message>
        <source>An announced meld is lost when one of its cards is played, when a higher meld of its class scores with cards of it, or when the last card is drawn. Once lost it stands in the way of no other meld.</source>
        <translation>Een aangekondigde combinatie is verloren als een van haar kaarten gespeeld wordt, als met kaarten ervan een hogere combinatie van haar klasse geteld wordt, of als de laatste kaart getrokken is. Eenmaal verloren staat ze geen andere combinatie meer in de weg.</translation>
    </message>
    <message>
        <source>An announced meld is lost when one of its cards is played, when a higher meld of its class scores with cards of it, or when the last card is drawn. Even lost it still binds its cards, as if it had scored.</source>
        <translation>Een aangekondigde combinatie is verloren als een van haar kaarten gespeeld wordt, als met kaarten ervan een hogere combinatie van haar klasse geteld wordt, of als de laatste kaart getrokken is. Ook verloren bindt ze haar kaarten nog, alsof ze geteld was.</translation>
    </message>
    <message>
        <source>Example: the sequence and the royal marriage in it are announced after the same trick. The marriage may score first and the sequence after a later trick. If the sequence was announced after an earlier trick, the marriage out of it scores nothing.</source>
        <translation>Voorbeeld: de reeks en het stuk daarin worden na dezelfde slag aangekondigd. Het stuk mag eerst tellen en de reeks na een latere slag. Is de reeks na een eerdere slag aangekondigd, dan telt het stuk daaruit niet.</translation>
    </message>
    <message>
        <source>One player leads a card of his hand, the other adds one of his. As long as cards are drawn, both may play whatever they like: nobody need follow suit, and each plays only when it is his turn.</source>
        <translation>De ene speler komt uit met een kaart uit zijn hand, de andere legt er een van zijn eigen kaarten bij. Zolang er getrokken wordt, mogen beiden spelen wat ze willen: niemand hoeft te bekennen, en ieder speelt alleen als hij aan de beurt is.</translation>
    </message>
    <message>
        <source>The higher trump wins the trick. Without a trump in it the higher card of the suit led wins, so a plain card of another suit never does.</source>
        <translation>De hoogste troef wint de slag. Zit er geen troef in, dan wint de hoogste kaart van de uitgekomen kleur; een kaart van een andere kleur wint dus nooit.</translation>
    </message>
    <message>
        <source>Of two identical cards the one that was led wins.</source>
        <translation>Van twee identieke kaarten wint die waarmee uitgekomen is.</translation>
    </message>
    <message>
        <source>After each trick its winner draws first and the other player second, and the winner leads to the next trick. When the last card has been played the deal is over, and nothing more can be done in it.</source>
        <translation>Na elke slag trekt eerst de winnaar en dan de ander, en de winnaar komt uit in de volgende slag. Is de laatste kaart gespeeld, dan is de gift afgelopen en kan er niets meer in gedaan worden.</translation>
    </message>
    <message>
        <source>Playing a trick</source>
        <translation>Een slag spelen</translation>
    </message>
    <message>
        <source>Only the winner of a trick may declare, after the trick and before he draws. The cards of a meld are laid face up; they still belong to the hand and may be played in any later trick.</source>
        <translation>Alleen de winnaar van een slag mag roemen, na de slag en voordat hij trekt. De kaarten van een combinatie worden opengelegd; ze blijven bij de hand horen en mogen in elke latere slag gespeeld worden.</translation>
    </message>
    <message>
        <source>All the cards of a meld must be in the hand at that moment, face up or not. A card that has been played is gone. Nobody is ever bound to declare.</source>
        <translation>Alle kaarten van een combinatie moeten op dat moment in de hand zijn, open of niet. Een gespeelde kaart is weg. Niemand is verplicht te roemen.</translation>
    </message>
    <message>
        <source>The winner ends his declaring by drawing. Only when both players have drawn is the next card led; where there is nothing to declare and nothing to pass, a card must be played.</source>
        <translation>De winnaar sluit zijn roem af door te trekken. Pas als beide spelers getrokken hebben, wordt er weer uitgekomen; is er niets te roemen en niets te passen, dan moet er een kaart gespeeld worden.</translation>
    </message>
    <message>
        <source>When one card of the stock is left beside the turned card, the winner of the trick draws it and the loser takes the turned card. Before this last draw the winner may still declare; after it nobody may.</source>
        <translation>Ligt er naast de gedraaide kaart nog één kaart in de stok, dan trekt de winnaar van de slag die en neemt de verliezer de gedraaide kaart. Voor deze laatste trek mag de winnaar nog roemen; daarna niemand meer.</translation>
    </message>
    <message>
        <source>The stock is drawn to its last card. Before this last draw the winner of the trick may still declare; after it nobody may.</source>
        <translation>De stok wordt tot de laatste kaart getrokken. Voor deze laatste trek mag de winnaar van de slag nog roemen; daarna niemand meer.</translation>
    </message>
    <message>
        <source>After a trick: declaring</source>
        <translation>Na een slag: roemen</translation>
    </message>
    <message>
        <source>After one trick its winner may score as many melds as he holds, one by one.</source>
        <translation>Na één slag mag de winnaar zoveel combinaties tellen als hij heeft, een voor een.</translation>
    </message>
    <message>
        <source>After one trick only one meld may be scored; any other has to wait for another.</source>
        <translation>Na één slag mag maar één combinatie geteld worden; elke andere moet op een volgende slag wachten.</translation>
    </message>
    <message>
        <source>After one trick no more than {melds} melds may be scored.</source>
        <translation>Na één slag mogen niet meer dan {melds} combinaties geteld worden.</translation>
    </message>
    <message>
        <source>The second player must follow suit, and must beat the card led if he can do so in its suit. A player who cannot follow must trump if he can; one who can do neither plays what he likes.</source>
        <translation>De tweede speler moet bekennen, en moet de uitgekomen kaart slaan als hij dat in dezelfde kleur kan. Wie niet kan bekennen, moet troeven als hij kan. Wie geen van beide kan, speelt wat hij wil.</translation>
    </message>
    <message>
        <source>The second player must follow suit, but need not beat the card led. A player who cannot follow plays what he likes, a trump or not.</source>
        <translation>De tweede speler moet bekennen, maar hoeft de uitgekomen kaart niet te slaan. Wie niet kan bekennen, speelt wat hij wil, troef of niet.</translation>
    </message>
    <message>
        <source>After the last draw both players take their exposed cards back into the hand and play the last {tricks} tricks under stricter rules. The winner of the trick before leads.</source>
        <translation>Na de laatste trek nemen beide spelers hun open kaarten terug in de hand en spelen ze de laatste {tricks} slagen volgens strengere regels. De winnaar van de vorige slag komt uit.</translation>
    </message>
    <message>
        <source>An identical card does not beat; any lower card of the suit will then do.</source>
        <translation>Een identieke kaart slaat niet; dan is elke lagere kaart van de kleur goed.</translation>
    </message>
    <message>
        <source>Example: the queen of hearts is led. With the king and the seven of hearts in hand, the king must be played; with the seven alone, the seven; with no heart, a trump.</source>
        <translation>Voorbeeld: er wordt uitgekomen met hartenvrouw. Met hartenheer en hartenzeven in de hand moet de heer gespeeld worden; met alleen de zeven de zeven; zonder harten een troef.</translation>
    </message>
    <message>
        <source>Example: the queen of hearts is led. With the king and the seven of hearts in hand, either will do; with no heart, any card.</source>
        <translation>Voorbeeld: er wordt uitgekomen met hartenvrouw. Met hartenheer en hartenzeven in de hand zijn beide goed; zonder harten elke kaart.</translation>
    </message>
    <message>
        <source>The last tricks</source>
        <translation>De laatste slagen</translation>
    </message>
    <message>
        <source>A card that has been declared may always serve in a meld of another class. In one of the same class it serves again only if the new meld is worth more than the earlier one.</source>
        <translation>Een kaart die al geroemd is, mag altijd dienen in een combinatie van een andere klasse. In een van dezelfde klasse dient ze alleen opnieuw als de nieuwe combinatie meer waard is dan de vorige.</translation>
    </message>
    <message>
        <source>A card that has been declared may always serve in a meld of another class. In one of the same class it serves again only if the new meld is worth at least as much as the earlier one.</source>
        <translation>Een kaart die al geroemd is, mag altijd dienen in een combinatie van een andere klasse. In een van dezelfde klasse dient ze alleen opnieuw als de nieuwe combinatie minstens evenveel waard is als de vorige.</translation>
    </message>
    <message>
        <source>A card that has been declared serves again, whatever the class, only in a meld that is worth at least as much as the earlier one.</source>
        <translation>Een kaart die al geroemd is, dient, in welke klasse ook, alleen opnieuw in een combinatie die minstens evenveel waard is als de vorige.</translation>
    </message>
    <message>
        <source>A card that has been declared serves again, whatever the class, only in a meld that is worth at least as much as each earlier one that it was part of.</source>
        <translation>Een kaart die al geroemd is, dient, in welke klasse ook, alleen opnieuw in een combinatie die minstens evenveel waard is als elke vorige waar ze bij hoorde.</translation>
    </message>
    <message>
        <source>Melds are of three classes: marriages and sequences; beziques; four of a rank.</source>
        <translation>Er zijn drie klassen van combinaties: mariassen (ook het stuk) en reeksen; beziques; vier gelijke kaarten.</translation>
    </message>
    <message>
        <source>Using a card again</source>
        <translation>Een kaart opnieuw gebruiken</translation>
    </message>
    <message>
        <source>The same set of cards never scores twice in one class, with one exception: the same king and queen may marry again where that makes another broken marriage of their suit whole (law 35).</source>
        <translation>Dezelfde groep kaarten telt nooit twee keer in één klasse, met één uitzondering: dezelfde heer en vrouw mogen opnieuw trouwen als dat een andere verbroken marias van hun kleur heel maakt (wet 35).</translation>
    </message>
    <message>
        <source>The same set of cards never scores twice in one class, and a king and queen make no exception.</source>
        <translation>Dezelfde groep kaarten telt nooit twee keer in één klasse, en een heer met zijn vrouw is geen uitzondering.</translation>
    </message>
    <message>
        <source>A meld that has lost cards to play may be made whole with others and scores again. A meld of the same kind and suit that takes cards of a scored one scores only so: the scored one must have lost at least one card to play and kept at least one, and the new meld must hold all that is left of it. Each meld is made whole once, but the new one may be in its turn.</source>
        <translation>Een combinatie die kaarten door spelen verloren heeft, mag met andere worden aangevuld en telt dan opnieuw. Een combinatie van dezelfde soort en kleur die kaarten van een getelde gebruikt, telt alleen zo: de getelde moet minstens één kaart door spelen verloren en minstens één behouden hebben, en de nieuwe moet alles bevatten wat daarvan over is. Elke combinatie wordt één keer aangevuld, maar de nieuwe kan het op haar beurt ook worden.</translation>
    </message>
    <message>
        <source>A meld that has lost a card to play cannot be made whole with another, to score again.</source>
        <translation>Een combinatie die een kaart door spelen verloren heeft, mag niet met een andere worden aangevuld om opnieuw te tellen.</translation>
    </message>
    <message>
        <source>A new meld must also hold at least one card that has not yet been in a meld of its class.</source>
        <translation>Een nieuwe combinatie moet ook minstens één kaart bevatten die nog niet in een combinatie van haar klasse heeft gezeten.</translation>
    </message>
    <message>
        <source>A bezique grows: pairs that have scored may be part of a higher bezique when the other laws allow it.</source>
        <translation>Een bezique groeit: paren die al geteld zijn, mogen in een hogere bezique opgaan als de andere wetten het toelaten.</translation>
    </message>
    <message>
        <source>A bezique does not grow: a double or higher one is laid all at once, with no card that has been in a bezique of another kind.</source>
        <translation>Een bezique groeit niet: een dubbele of hogere wordt in één keer neergelegd, zonder kaart die al in een andere soort bezique heeft gezeten.</translation>
    </message>
    <message>
        <source>A bezique does not grow: a double or higher one is laid all at once, and no card is ever in two beziques.</source>
        <translation>Een bezique groeit niet: een dubbele of hogere wordt in één keer neergelegd, en geen kaart zit ooit in twee beziques.</translation>
    </message>
    <message>
        <source>Example: a royal marriage has scored. With ace, ten and jack of trumps added, the sequence scores {points} more.</source>
        <translation>Voorbeeld: een stuk is geteld. Met aas, tien en boer van troef erbij telt de reeks nog {points} extra.</translation>
    </message>
    <message>
        <source>Example: a royal marriage has scored. Even with ace, ten and jack of trumps added, the sequence does not score its {points}.</source>
        <translation>Voorbeeld: een stuk is geteld. Ook met aas, tien en boer van troef erbij telt de reeks haar {points} niet.</translation>
    </message>
    <message>
        <source>Example: a sequence has scored. Its king and queen may still score {points} as a royal marriage.</source>
        <translation>Voorbeeld: een reeks is geteld. De heer en vrouw daaruit mogen nog {points} tellen als stuk.</translation>
    </message>
    <message>
        <source>Example: a sequence has scored. Its king and queen do not score the {points} of a royal marriage any more; another king and queen of trumps do.</source>
        <translation>Voorbeeld: een reeks is geteld. De heer en vrouw daaruit tellen de {points} van een stuk niet meer; een andere troefheer en troefvrouw wel.</translation>
    </message>
    <message>
        <source>Example: four kings have scored. One of these kings may marry a queen of his suit for {points}: a marriage is of another class.</source>
        <translation>Voorbeeld: vier heren zijn geteld. Een van die heren mag met een vrouw van zijn kleur trouwen voor {points}: een marias is van een andere klasse.</translation>
    </message>
    <message>
        <source>Example: four kings have scored. None of these kings may marry a queen of his suit for {points}, because the marriage is worth less.</source>
        <translation>Voorbeeld: vier heren zijn geteld. Geen van die heren mag met een vrouw van zijn kleur trouwen voor {points}, omdat de marias minder waard is.</translation>
    </message>
    <message>
        <source>Example: a king has been married. Three more kings may join him, and the four score {points}.</source>
        <translation>Voorbeeld: een heer is getrouwd. Drie andere heren mogen zich bij hem voegen, en de vier tellen {points}.</translation>
    </message>
    <message>
        <source>Example: a king has been married. Three more kings that join him do not score {points}.</source>
        <translation>Voorbeeld: een heer is getrouwd. Drie andere heren die zich bij hem voegen, tellen geen {points}.</translation>
    </message>
    <message>
        <source>Example: four kings have scored and one of them has been played. A new king makes the other three whole, and the four score {points} again.</source>
        <translation>Voorbeeld: vier heren zijn geteld en een ervan is gespeeld. Een nieuwe heer vult de andere drie aan, en de vier tellen opnieuw {points}.</translation>
    </message>
    <message>
        <source>Example: four kings have scored and one of them has been played. A new king beside the other three does not score {points} again.</source>
        <translation>Voorbeeld: vier heren zijn geteld en een ervan is gespeeld. Een nieuwe heer naast de andere drie telt niet opnieuw {points}.</translation>
    </message>
    <message>
        <source>Example: four queens have scored and all are still in the hand. With a fifth queen three of them score {points} again.</source>
        <translation>Voorbeeld: vier vrouwen zijn geteld en alle vier nog in de hand. Met een vijfde vrouw tellen drie ervan opnieuw {points}.</translation>
    </message>
    <message>
        <source>Example: four queens have scored and all are still in the hand. A fifth queen with three of them does not score {points} again.</source>
        <translation>Voorbeeld: vier vrouwen zijn geteld en alle vier nog in de hand. Een vijfde vrouw met drie ervan telt niet opnieuw {points}.</translation>
    </message>
    <message>
        <source>Example: a bezique has scored and is still in the hand. Its queen scores {points} again with another jack.</source>
        <translation>Voorbeeld: een bezique is geteld en nog in de hand. De vrouw ervan telt met een andere boer opnieuw {points}.</translation>
    </message>
    <message>
        <source>Example: a bezique has scored and is still in the hand. Its queen does not score {points} again with another jack.</source>
        <translation>Voorbeeld: een bezique is geteld en nog in de hand. De vrouw ervan telt met een andere boer niet opnieuw {points}.</translation>
    </message>
    <message>
        <source>Example: a bezique has scored. With a second pair added, all four cards score {points} as a double bezique.</source>
        <translation>Voorbeeld: een bezique is geteld. Met een tweede paar erbij tellen alle vier kaarten {points} als dubbele bezique.</translation>
    </message>
    <message>
        <source>Example: a bezique has scored. With a second pair added, the four cards do not score the {points} of a double bezique.</source>
        <translation>Voorbeeld: een bezique is geteld. Met een tweede paar erbij tellen de vier kaarten de {points} van een dubbele bezique niet.</translation>
    </message>
    <message>
        <source>Example: two beziques have scored, each with its own queen and jack. The same four cards still score {points} as a double bezique.</source>
        <translation>Voorbeeld: twee beziques zijn geteld, elk met een eigen vrouw en boer. Dezelfde vier kaarten tellen nog {points} als dubbele bezique.</translation>
    </message>
    <message>
        <source>Example: two beziques have scored, each with its own queen and jack. The same four cards do not score the {points} of a double bezique.</source>
        <translation>Voorbeeld: twee beziques zijn geteld, elk met een eigen vrouw en boer. Dezelfde vier kaarten tellen de {points} van een dubbele bezique niet.</translation>
    </message>
    <message>
        <source>Example: two marriages of clubs have scored; the queen of one and the king of the other have been played. The two cards left have scored as a marriage once and now score {points} once more.</source>
        <translation>Voorbeeld: twee mariassen in klaveren zijn geteld; de vrouw van de ene en de heer van de andere zijn gespeeld. De twee overgebleven kaarten hebben al één keer als marias geteld en tellen nu nog eens {points}.</translation>
    </message>
    <message>
        <source>Example: two marriages of clubs have scored; the queen of one and the king of the other have been played. The two cards left score no second time the {points} of a marriage.</source>
        <translation>Voorbeeld: twee mariassen in klaveren zijn geteld; de vrouw van de ene en de heer van de andere zijn gespeeld. De twee overgebleven kaarten tellen de {points} van een marias geen tweede keer.</translation>
    </message>
    <message>
        <source>Only whole hundreds count. The hundreds of the lower score are taken from those of the higher, and {game} are added for the game, even if no difference is left.</source>
        <translation>Alleen hele honderdtallen tellen. De honderdtallen van de laagste score gaan van die van de hoogste af, en er komen {game} bij voor de partij, ook als er geen verschil overblijft.</translation>
    </message>
    <message>
        <source>Only whole hundreds count. The winner gets the difference of the hundreds, which counts at least {least}, and {game} for the game.</source>
        <translation>Alleen hele honderdtallen tellen. De winnaar krijgt het verschil van de honderdtallen, dat minstens {least} telt, en {game} voor de partij.</translation>
    </message>
    <message>
        <source>Only whole hundreds count, and at first without brisques. The winner gets the difference of the hundreds, which counts at least {least}, and {game} for the game.</source>
        <translation>Alleen hele honderdtallen tellen, en eerst zonder de brisques. De winnaar krijgt het verschil van de honderdtallen, dat minstens {least} telt, en {game} voor de partij.</translation>
    </message>
    <message>
        <source>The rubicon is {line}. If the loser does not reach it, his hundreds are added to the winner’s instead of being taken away, and the game counts {bonus} in place of {game}.</source>
        <translation>De rubicon is {line}. Haalt de verliezer die niet, dan worden zijn honderdtallen bij die van de winnaar opgeteld in plaats van ervan afgetrokken, en telt de partij {bonus} in plaats van {game}.</translation>
    </message>
    <message>
        <source>The rubicon is {line}. If the loser does not reach it, his hundreds, at least {least}, are added to the winner’s, and the game counts {bonus} in place of {game}.</source>
        <translation>De rubicon is {line}. Haalt de verliezer die niet, dan worden zijn honderdtallen, minstens {least}, bij die van de winnaar opgeteld en telt de partij {bonus} in plaats van {game}.</translation>
    </message>
    <message>
        <source>The rubicon is {line}. If the loser does not reach it even with his brisques, his hundreds, at least {least}, are added to the winner’s, and the game counts {bonus} in place of {game}; brisques are then left out.</source>
        <translation>De rubicon is {line}. Haalt de verliezer die zelfs met zijn brisques niet, dan worden zijn honderdtallen, minstens {least}, bij die van de winnaar opgeteld en telt de partij {bonus} in plaats van {game}; de brisques blijven dan buiten beschouwing.</translation>
    </message>
    <message>
        <source>With equal scores nobody wins, and the game counts nothing.</source>
        <translation>Bij gelijke scores wint niemand, en de partij telt niets.</translation>
    </message>
    <message>
        <source>With equal scores the brisques decide who wins. They are added to both scores if they lift the loser to the rubicon, otherwise the game is lost under the rubicon. If the brisques are equal too, nobody wins.</source>
        <translation>Bij gelijke scores beslissen de brisques wie wint. Ze worden bij beide scores opgeteld als de verliezer er de rubicon mee haalt; anders is de partij onder de rubicon verloren. Zijn ook de brisques gelijk, dan wint niemand.</translation>
    </message>
    <message>
        <source>If a loser short of the rubicon reaches it with his brisques, both players add theirs and the game is settled as a plain one. The winner stays the winner, even if the loser passes him by that.</source>
        <translation>Blijft de verliezer onder de rubicon maar haalt hij die met zijn brisques, dan tellen beide spelers de hunne erbij en wordt er gewoon afgerekend. De winnaar blijft winnaar, ook als de verliezer hem daardoor voorbijgaat.</translation>
    </message>
    <message>
        <source>Example: {high} against {low}, under the rubicon. {won} + {part} + {bonus} = {value}.</source>
        <translation>Voorbeeld: {high} tegen {low}, onder de rubicon. {won} + {part} + {bonus} = {value}.</translation>
    </message>
    <message>
        <source>Example: {high} against {low}. {won} − {lost} + {bonus} = {value}.</source>
        <translation>Voorbeeld: {high} tegen {low}. {won} − {lost} + {bonus} = {value}.</translation>
    </message>
    <message>
        <source>Example: {high} against {low}. The difference counts {part} at least: {part} + {bonus} = {value}.</source>
        <translation>Voorbeeld: {high} tegen {low}. Het verschil telt minstens {part}: {part} + {bonus} = {value}.</translation>
    </message>
    <message>
        <source>Example: {high} against {low}, with {more} and {fewer} brisques. With them it is {a} against {b}, and the rubicon is saved: {won} − {lost} + {bonus} = {value}.</source>
        <translation>Voorbeeld: {high} tegen {low}, met {more} en {fewer} brisques. Daarmee is het {a} tegen {b}, en de rubicon is gehaald: {won} − {lost} + {bonus} = {value}.</translation>
    </message>
    <message>
        <source>Example: {high} each, with {more} and {fewer} brisques. The player with {more} wins, and neither reaches the rubicon: {won} + {part} + {bonus} = {value}.</source>
        <translation>Voorbeeld: allebei {high}, met {more} en {fewer} brisques. Wie er {more} heeft wint, en geen van beiden haalt de rubicon: {won} + {part} + {bonus} = {value}.</translation>
    </message>
    <message>
        <source>The source of this game is a Portuguese sheet, “Besigue” (document 000). Where it is silent the classic rule of Hoffmann, 1909, is played.</source>
        <translation>De bron van dit spel is een Portugees regelblad, “Besigue” (document 000). Waar het zwijgt, geldt de klassieke regel van Hoffmann, 1909.</translation>
    </message>
    <message>
        <source>The source of this game is the paragraph “Besigue sem trunfo” of a Portuguese sheet (document 000). Where it is silent the classic rule of Hoffmann, 1909, is played.</source>
        <translation>De bron van dit spel is de alinea “Besigue sem trunfo” van een Portugees regelblad (document 000). Waar het zwijgt, geldt de klassieke regel van Hoffmann, 1909.</translation>
    </message>
    <message>
        <source>The source of this game is the part “Besigue de Rubicon” of a Portuguese sheet (document 000). Where it is silent the laws of the Portland Club, London 1887, are followed.</source>
        <translation>De bron van dit spel is het deel “Besigue de Rubicon” van een Portugees regelblad (document 000). Waar het zwijgt, worden de wetten van de Portland Club, Londen 1887, gevolgd.</translation>
    </message>
    <message>
        <source>The source of this game is a French text, “Le bésigue” (document 001). Where it is silent the classic rule of Hoffmann, 1909, is played.</source>
        <translation>De bron van dit spel is een Franse tekst, “Le bésigue” (document 001). Waar die zwijgt, geldt de klassieke regel van Hoffmann, 1909.</translation>
    </message>
    <message>
        <source>The source of this game is a Dutch sheet, “Rubicon, 2 spelers” (document 002). Where it is silent the laws of the Portland Club, London 1887, are followed.</source>
        <translation>De bron van dit spel is een Nederlands regelblad, “Rubicon, 2 spelers” (document 002). Waar het zwijgt, worden de wetten van de Portland Club, Londen 1887, gevolgd.</translation>
    </message>
    <message>
        <source>The source of this game is the paragraph “Variant” of a Dutch sheet, “Rubicon, 2 spelers” (document 002). Where it is silent the laws of the Portland Club, London 1887, are followed.</source>
        <translation>De bron van dit spel is de alinea “Variant” van een Nederlands regelblad, “Rubicon, 2 spelers” (document 002). Waar het zwijgt, worden de wetten van de Portland Club, Londen 1887, gevolgd.</translation>
    </message>
    <message>
        <source>The source of this game is Hoffmann, 1909; its last eight tricks are those of the Encyclopædia Britannica and of Parlett.</source>
        <translation>De bron van dit spel is Hoffmann, 1909; de laatste acht slagen zijn die van de Encyclopædia Britannica en van Parlett.</translation>
    </message>
    <message>
        <source>The source of this game is the code of laws of the Portland Club, London 1887.</source>
        <translation>De bron van dit spel zijn de wetten van de Portland Club, Londen 1887.</translation>
    </message>
    <message>
        <source>The Portuguese sheet has lost its table of values and never mentions brisques. The values are those of the Dutch sheet; brisques are counted at the end of the deal, as in the French text.</source>
        <translation>Het Portugese blad is zijn waardetabel kwijt en noemt brisques nergens. De waarden zijn die van het Nederlandse blad; brisques worden aan het einde van de gift geteld, zoals in de Franse tekst.</translation>
    </message>
    <message>
        <source>The Dutch sheet speaks of the last eight tricks. With nine cards in each hand there are nine of them.</source>
        <translation>Het Nederlandse blad spreekt van de laatste acht slagen. Met negen kaarten in elke hand zijn het er negen.</translation>
    </message>
    <message>
        <source>It also says that the last card of the stock is the turned trump or its seven. Nothing is turned in this game: the last card is a card like any other.</source>
        <translation>Het zegt ook dat de slotkaart van de stok de gedraaide troef of de troefzeven is. In dit spel wordt niets gedraaid: de laatste kaart is een kaart als alle andere.</translation>
    </message>
    <message>
        <source>It calls the marriage that makes trumps “Marias”, which is its word for the marriage of 20. Here that first marriage counts 40, since its suit becomes trumps.</source>
        <translation>Het noemt de combinatie van heer en vrouw die troef maakt “Marias”, zijn woord voor die van 20. Hier telt die eerste marias als stuk 40, omdat haar kleur troef wordt.</translation>
    </message>
    <message>
        <source>It gives no settlement. The one in this book is that of 1887 without brisques, which this game does not count, and with 1,000 under the rubicon.</source>
        <translation>Een afrekening geeft het niet. De afrekening in dit boek is die van 1887 zonder de brisques, die dit spel niet telt, en met 1.000 onder de rubicon.</translation>
    </message>
    <message>
        <source>It names filling up a meld after a play as a difference from the ordinary game. Therefore only a meld that has lost a card scores again, not one to which a like card is merely added.</source>
        <translation>Het noemt het aanvullen van een combinatie na het spelen als een verschil met het gewone spel. Daarom telt alleen een combinatie die een kaart verloren heeft opnieuw, en niet een waar enkel een gelijke kaart bij komt.</translation>
    </message>
    <message>
        <source>It deals the nine cards in packets of two or three; here they come in three packets of three.</source>
        <translation>Het deelt de negen kaarten in pakjes van twee of drie; hier komen ze in drie pakjes van drie.</translation>
    </message>
    <message>
        <source>It does not say how many cards are dealt, nor whether a match ends at once. Eight cards are dealt, in packets of three, two and three, and a deal is played to its end.</source>
        <translation>Het zegt niet hoeveel kaarten er gedeeld worden, en niet of een partij meteen eindigt. Er worden acht kaarten gedeeld, in pakjes van drie, twee en drie, en een gift wordt uitgespeeld.</translation>
    </message>
    <message>
        <source>It sets the match at 1,000 points, or at 1,500 if the players like; the target can be changed as a house rule.</source>
        <translation>Het stelt de partij op 1.000 punten, of op 1.500 als de spelers dat willen; het doel kan als huisregel veranderd worden.</translation>
    </message>
    <message>
        <source>It speaks of a marriage that is declared and scored. A marriage therefore makes trumps when it scores, and no other meld does.</source>
        <translation>Het spreekt van een marias die geroemd en geteld wordt. Een marias maakt daarom troef wanneer ze telt, en geen andere combinatie doet dat.</translation>
    </message>
    <message>
        <source>It says that points count as in the ordinary game, which cannot speak of triple and quadruple bezique, as two packs do not make them. Their values are those of 1887.</source>
        <translation>Het zegt dat punten tellen als in het gewone spel, wat niet op de driedubbele en vierdubbele bezique kan slaan, die met twee spellen niet bestaan. Hun waarden zijn die van 1887.</translation>
    </message>
    <message>
        <source>It lets a winner over a loser under the rubicon “also” add 1,000 points. This is read as in place of the 500, as in law 58 of the Portland Club; and the “parceiro” of that sentence is the adversary.</source>
        <translation>Het laat de winnaar van een verliezer onder de rubicon er “ook” 1.000 punten bij tellen. Dat wordt hier gelezen als: in plaats van de 500, zoals in wet 58 van de Portland Club; en de “parceiro” in die zin is de tegenspeler.</translation>
    </message>
    <message>
        <source>The French text has lost its values, the order of the cards, the deal and the target, and it carries advertising for another game, which is left out. The values are those of the Dutch sheet, everything else is the classic game.</source>
        <translation>De Franse tekst is de waarden, de volgorde van de kaarten, het delen en het doel kwijt, en bevat reclame voor een ander spel, die hier wegblijft. De waarden zijn die van het Nederlandse blad; al het andere is het klassieke spel.</translation>
    </message>
    <message>
        <source>It lets the players count brisques as they win them when the end of the match is near, without saying how near. Here 300 points from the target are near.</source>
        <translation>Hij laat de spelers brisques tellen zodra ze die winnen wanneer het einde van de partij nabij is, zonder te zeggen hoe nabij. Hier is 300 punten van het doel nabij.</translation>
    </message>
    <message>
        <source>In the last eight tricks Hoffmann asks only to follow suit, while the Britannica and Parlett also ask to beat the card led and to trump. The stricter duty is played; the other is a house rule.</source>
        <translation>In de laatste acht slagen vraagt Hoffmann alleen te bekennen; de Britannica en Parlett vragen ook de uitgekomen kaart te slaan en te troeven. De strengste plicht wordt gespeeld; de andere is een huisregel.</translation>
    </message>
    <message>
        <source>These laws answer nearly every question of the four-pack game, and the other Rubicon games borrow from them: law 27 hides the brisques, law 35 marries a king and queen again, law 58 settles a rubicon.</source>
        <translation>Deze wetten beantwoorden bijna elke vraag over het spel met vier spellen, en de andere rubiconspellen lenen ervan: wet 27 verbergt de brisques, wet 35 laat een heer en vrouw opnieuw trouwen, wet 58 rekent een rubicon af.</translation>
    </message>
    <message>
        <source>The ten: the Portuguese sheet ranks it below the jack, the Dutch sheet, Hoffmann and the Portland Club directly below the ace. The French text does not say.</source>
        <translation>De tien: het Portugese blad zet hem onder de boer; het Nederlandse blad, Hoffmann en de Portland Club direct onder de aas. De Franse tekst zegt er niets over.</translation>
    </message>
    <message>
        <source>A card used again: the Dutch sheet and the Portuguese Rubicon compare values alone; the other games compare values within a class.</source>
        <translation>Een kaart opnieuw gebruiken: het Nederlandse blad en de Portugese rubicon vergelijken alleen waarden; de andere spellen vergelijken waarden binnen een klasse.</translation>
    </message>
    <message>
        <source>A broken meld: it may be made whole in all Rubicon games. In the games with two packs it may not.</source>
        <translation>Een verbroken combinatie: in alle rubiconspellen mag ze worden aangevuld. In de spellen met twee kaartspellen niet.</translation>
    </message>
    <message>
        <source>A double bezique: the Portuguese sheet has it laid all at once. In the other games a pair may be added to one that has scored.</source>
        <translation>De dubbele bezique: volgens het Portugese blad wordt ze in één keer neergelegd. In de andere spellen mag een paar bij een getelde bezique komen.</translation>
    </message>
    <message>
        <source>The number of melds: after one trick the Dutch sheet lets any number score, all others only one. The French text, Hoffmann and the Portland Club let more be announced.</source>
        <translation>Het aantal combinaties: na één slag laat het Nederlandse blad er zoveel tellen als men wil, alle andere maar één. De Franse tekst, Hoffmann en de Portland Club laten er meer aankondigen.</translation>
    </message>
    <message>
        <source>The seven of trumps: the Portuguese sheet has it claimed at any time by a player who has won a trick, the French text by any player, Hoffmann only directly after a trick won.</source>
        <translation>De troefzeven: volgens het Portugese blad meldt een speler die een slag gewonnen heeft hem op elk moment, volgens de Franse tekst elke speler, volgens Hoffmann alleen direct na een gewonnen slag.</translation>
    </message>
    <message>
        <source>Brisques: the French text counts them at the end, Hoffmann as they are won, the Portland Club only to settle. The Dutch sheet has none, and the Portuguese one is silent.</source>
        <translation>Brisques: de Franse tekst telt ze aan het einde, Hoffmann zodra ze gewonnen zijn, de Portland Club alleen voor de afrekening. Het Nederlandse blad heeft er geen, en het Portugese zwijgt.</translation>
    </message>
    <message>
        <source>The last trick: it is worth 50 in the Dutch sheet and in the laws of 1887, 10 elsewhere.</source>
        <translation>De laatste slag: die is in het Nederlandse blad en in de wetten van 1887 50 waard, elders 10.</translation>
    </message>
    <message>
        <source>The sources, and where they differ</source>
        <translation>De bronnen, en waar ze verschillen</translation>
    </message>
    <message>
        <source>1 point</source>
        <translation>1 punt</translation>
    </message>
    <message>
        <source>{points} points</source>
        <translation>{points} punten</translation>
    </message>
    <message>
        <source>the Portuguese sheet “Besigue”</source>
        <translation>het Portugese blad “Besigue”</translation>
    </message>
    <message>
        <source>the French text “Le bésigue”</source>
        <translation>de Franse tekst “Le bésigue”</translation>
    </message>
    <message>
        <source>the Dutch sheet “Rubicon, 2 spelers”</source>
        <translation>het Nederlandse blad “Rubicon, 2 spelers”</translation>
    </message>
    <message>
        <source>Hoffmann (1909)</source>
        <translation>Hoffmann (1909)</translation>
    </message>
    <message>
        <source>the Portland Club (1887)</source>
        <translation>de Portland Club (1887)</translation>
    </message>
    <message>
        <source>the Encyclopædia Britannica and Parlett</source>
        <translation>de Encyclopædia Britannica en Parlett</translation>
    </message>
    <message>
        <source>a decision of this program</source>
        <translation>een beslissing van dit programma</translation>
    </message>
    <message>
        <source>House rule.</source>
        <translation>Huisregel.</translation>
    </message>
    <message>
        <source>Source: {source}.</source>
        <translation>Bron: {source}.</translation>
    </message>
    <message>
        <source>Source: {other}; {source} is silent here.</source>
        <translation>Bron: {other}; {source} zwijgt hierover.</translation>
    </message>
</context>
</TS>
