<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <source>About Bezique</source>
        <translation>À propos du bésigue</translation>
    </message>
    <message>
        <source>Bezique</source>
        <translation>Bésigue</translation>
    </message>
    <message>
        <source>A card table for two: eight historical ways to play Bezique, each right to the letter.</source>
        <translation>Une table de cartes pour deux&#xa0;: huit façons historiques de jouer au bésigue, chacune à la lettre.</translation>
    </message>
    <message>
        <source>The rules come from a Portuguese, a French and a Dutch description, from Hoffmann (1909) and from the laws of the Portland Club (1887).</source>
        <translation>Les règles viennent d’une description portugaise, d’une française et d’une néerlandaise, de Hoffmann (1909) et des lois du Portland Club (1887).</translation>
    </message>
    <message>
        <source>Version {version}, free under the MIT licence. Made with Qt {qt}, used under the LGPL.</source>
        <translation>Version {version}, libre sous licence MIT. Réalisé avec Qt {qt}, employé sous LGPL.</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Fermer</translation>
    </message>
</context>
<context>
    <name>Counts</name>
    <message numerus="yes">
        <source>%n card(s) in hand</source>
        <translation>
            <numerusform>%n carte en main</numerusform>
            <numerusform>%n cartes en main</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in the stock</source>
        <translation>
            <numerusform>%n carte au talon</numerusform>
            <numerusform>%n cartes au talon</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n trick(s)</source>
        <translation>
            <numerusform>%n pli</numerusform>
            <numerusform>%n plis</numerusform>
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
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n missing</source>
        <translation>
            <numerusform>%n manquante</numerusform>
            <numerusform>%n manquantes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unseen</source>
        <translation>
            <numerusform>%n non vue</numerusform>
            <numerusform>%n non vues</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>in %n way(s)</source>
        <translation>
            <numerusform>de %n façon</numerusform>
            <numerusform>de %n façons</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n brisque(s) in the trick for you</source>
        <translation>
            <numerusform>%n brisque dans le pli pour vous</numerusform>
            <numerusform>%n brisques dans le pli pour vous</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n brisque(s) in the trick for {name}</source>
        <translation>
            <numerusform>%n brisque dans le pli pour {name}</numerusform>
            <numerusform>%n brisques dans le pli pour {name}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have won %n brisque(s)</source>
        <translation>
            <numerusform>Vous avez fait %n brisque</numerusform>
            <numerusform>Vous avez fait %n brisques</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} has won %n brisque(s)</source>
        <translation>
            <numerusform>{name} a fait %n brisque</numerusform>
            <numerusform>{name} a fait %n brisques</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You won the trick: score up to %n meld(s), or draw.</source>
        <translation>
            <numerusform>Vous avez remporté le pli&#xa0;: marquez jusqu’à %n combinaison, ou piochez.</numerusform>
            <numerusform>Vous avez remporté le pli&#xa0;: marquez jusqu’à %n combinaisons, ou piochez.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No more than %n meld(s) after one trick.</source>
        <translation>
            <numerusform>Pas plus de %n combinaison après un pli.</numerusform>
            <numerusform>Pas plus de %n combinaisons après un pli.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DealSheet</name>
    <message>
        <source>&amp;New game</source>
        <translation>&amp;Nouvelle partie</translation>
    </message>
    <message>
        <source>&amp;Next deal</source>
        <translation>&amp;Donne suivante</translation>
    </message>
    <message>
        <source>&amp;Look at the table</source>
        <translation>Voir la &amp;table</translation>
    </message>
    <message>
        <source>Score sheet of the deal</source>
        <translation>Feuille de marque de la donne</translation>
    </message>
</context>
<context>
    <name>GameFiles</name>
    <message>
        <source>Open a game</source>
        <translation>Ouvrir une partie</translation>
    </message>
    <message>
        <source>Game records (*.json *.jsonl)</source>
        <translation>Parties enregistrées (*.json *.jsonl)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Save a copy</source>
        <translation>Enregistrer une copie</translation>
    </message>
    <message>
        <source>The game is saved as {path}.</source>
        <translation>La partie est enregistrée sous {path}.</translation>
    </message>
</context>
<context>
    <name>Menus</name>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Jeu</translation>
    </message>
    <message>
        <source>H&amp;and</source>
        <translation>&amp;Main</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Affichage</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Langue</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>A&amp;ide</translation>
    </message>
    <message>
        <source>&amp;Table</source>
        <translation>&amp;Tapis</translation>
    </message>
    <message>
        <source>&amp;Motion</source>
        <translation>&amp;Animation</translation>
    </message>
    <message>
        <source>Card &amp;backs</source>
        <translation>&amp;Dos des cartes</translation>
    </message>
    <message>
        <source>&amp;New game…</source>
        <translation>&amp;Nouvelle partie…</translation>
    </message>
    <message>
        <source>Next &amp;deal</source>
        <translation>&amp;Donne suivante</translation>
    </message>
    <message>
        <source>Same deal &amp;again</source>
        <translation>&amp;Même donne encore</translation>
    </message>
    <message>
        <source>&amp;Open a game…</source>
        <translation>&amp;Ouvrir une partie…</translation>
    </message>
    <message>
        <source>&amp;Save a copy…</source>
        <translation>&amp;Enregistrer une copie…</translation>
    </message>
    <message>
        <source>S&amp;ettings…</source>
        <translation>&amp;Réglages…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Quitter</translation>
    </message>
    <message>
        <source>Sort by &amp;suit</source>
        <translation>Trier par &amp;couleur</translation>
    </message>
    <message>
        <source>Sort by &amp;rank</source>
        <translation>Trier par &amp;valeur</translation>
    </message>
    <message>
        <source>&amp;Alternate colours</source>
        <translation>&amp;Alterner les couleurs</translation>
    </message>
    <message>
        <source>&amp;Trumps first</source>
        <translation>A&amp;touts d’abord</translation>
    </message>
    <message>
        <source>My &amp;own order</source>
        <translation>&amp;Mon propre ordre</translation>
    </message>
    <message>
        <source>Show the &amp;last trick</source>
        <translation>Revoir le dernier &amp;pli</translation>
    </message>
    <message>
        <source>Side &amp;panel</source>
        <translation>Panneau &amp;latéral</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>&amp;Conseil</translation>
    </message>
    <message>
        <source>&amp;Score</source>
        <translation>&amp;Marque</translation>
    </message>
    <message>
        <source>&amp;Log</source>
        <translation>&amp;Journal</translation>
    </message>
    <message>
        <source>Show h&amp;ints</source>
        <translation>Afficher les con&amp;seils</translation>
    </message>
    <message>
        <source>As the &amp;system</source>
        <translation>Comme le &amp;système</translation>
    </message>
    <message>
        <source>&amp;Green felt</source>
        <translation>&amp;Feutre vert</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>S&amp;ombre</translation>
    </message>
    <message>
        <source>Light &amp;paper</source>
        <translation>&amp;Papier clair</translation>
    </message>
    <message>
        <source>&amp;Off</source>
        <translation>&amp;Aucune</translation>
    </message>
    <message>
        <source>&amp;Fast</source>
        <translation>&amp;Rapide</translation>
    </message>
    <message>
        <source>&amp;Normal</source>
        <translation>&amp;Normale</translation>
    </message>
    <message>
        <source>S&amp;low</source>
        <translation>&amp;Lente</translation>
    </message>
    <message>
        <source>&amp;Blue lozenges</source>
        <translation>&amp;Losanges bleus</translation>
    </message>
    <message>
        <source>&amp;Red scales</source>
        <translation>É&amp;cailles rouges</translation>
    </message>
    <message>
        <source>&amp;Four colours of suits</source>
        <translation>&amp;Quatre couleurs</translation>
    </message>
    <message>
        <source>Lar&amp;ge indices</source>
        <translation>&amp;Grands index</translation>
    </message>
    <message>
        <source>F&amp;ull screen</source>
        <translation>Plein écra&amp;n</translation>
    </message>
    <message>
        <source>&amp;Reset the window</source>
        <translation>&amp;Réinitialiser la fenêtre</translation>
    </message>
    <message>
        <source>&amp;As the system</source>
        <translation>&amp;Comme le système</translation>
    </message>
    <message>
        <source>&amp;About Bezique</source>
        <translation>À &amp;propos du bésigue</translation>
    </message>
</context>
<context>
    <name>NewGameDialog</name>
    <message>
        <source>New game</source>
        <translation>Nouvelle partie</translation>
    </message>
    <message>
        <source>Which game</source>
        <translation>Quel jeu</translation>
    </message>
    <message>
        <source>&amp;Opponent</source>
        <translation>&amp;Adversaire</translation>
    </message>
    <message>
        <source>&amp;Who deals first</source>
        <translation>&amp;Qui donne d’abord</translation>
    </message>
    <message>
        <source>&amp;Play to</source>
        <translation>&amp;Jouer jusqu’à</translation>
    </message>
    <message>
        <source>Deal n&amp;umber</source>
        <translation>&amp;Numéro de la donne</translation>
    </message>
    <message>
        <source>Your &amp;name</source>
        <translation>&amp;Votre nom</translation>
    </message>
    <message>
        <source>a new deal</source>
        <translation>une donne nouvelle</translation>
    </message>
    <message>
        <source>The same number gives the same cards again.</source>
        <translation>Le même numéro redonne les mêmes cartes.</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Vous</translation>
    </message>
    <message>
        <source>By lot</source>
        <translation>Tirage au sort</translation>
    </message>
    <message>
        <source>You deal</source>
        <translation>Vous donnez</translation>
    </message>
    <message>
        <source>The opponent deals</source>
        <translation>L’adversaire donne</translation>
    </message>
    <message>
        <source>&amp;Deal the cards</source>
        <translation>&amp;Distribuer</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>Annu&amp;ler</translation>
    </message>
    <message>
        <source>There is no deal with a number as large as that.</source>
        <translation>Aucune donne ne porte un numéro aussi grand.</translation>
    </message>
</context>
<context>
    <name>NoticeBar</name>
    <message>
        <source>New game…</source>
        <translation>Nouvelle partie…</translation>
    </message>
    <message>
        <source>Copy details</source>
        <translation>Copier les détails</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
</context>
<context>
    <name>SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>Réglages</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Langue</translation>
    </message>
    <message>
        <source>&amp;Table</source>
        <translation>&amp;Tapis</translation>
    </message>
    <message>
        <source>&amp;Motion</source>
        <translation>&amp;Animation</translation>
    </message>
    <message>
        <source>The trick &amp;stays</source>
        <translation>Le &amp;pli reste</translation>
    </message>
    <message>
        <source>The &amp;opponent thinks</source>
        <translation>L’ad&amp;versaire réfléchit</translation>
    </message>
    <message>
        <source>Card &amp;backs</source>
        <translation>&amp;Dos des cartes</translation>
    </message>
    <message>
        <source>&amp;Hints</source>
        <translation>&amp;Conseils</translation>
    </message>
    <message>
        <source>&amp;Your name</source>
        <translation>Votre &amp;nom</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Vous</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Comme le système</translation>
    </message>
    <message>
        <source>As the system: felt or dark</source>
        <translation>Comme le système&#xa0;: feutre ou sombre</translation>
    </message>
    <message>
        <source>Green felt</source>
        <translation>Feutre vert</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Sombre</translation>
    </message>
    <message>
        <source>Light paper</source>
        <translation>Papier clair</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Aucune</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Rapide</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normale</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Lente</translation>
    </message>
    <message>
        <source>Blue lozenges</source>
        <translation>Losanges bleus</translation>
    </message>
    <message>
        <source>Red scales</source>
        <translation>Écailles rouges</translation>
    </message>
    <message>
        <source>What the rules say</source>
        <translation>Ce que disent les règles</translation>
    </message>
    <message>
        <source>No hints</source>
        <translation>Aucun conseil</translation>
    </message>
    <message>
        <source>&amp;Four colours of suits</source>
        <translation>&amp;Quatre couleurs</translation>
    </message>
    <message>
        <source>Lar&amp;ge indices</source>
        <translation>&amp;Grands index</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Fermer</translation>
    </message>
    <message>
        <source>Until a click</source>
        <translation>Jusqu’à un clic</translation>
    </message>
    <message>
        <source>Not at all</source>
        <translation>Pas du tout</translation>
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
        <translation>Conseil</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Marque</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Journal</translation>
    </message>
    <message>
        <source>Beside the table</source>
        <translation>À côté de la table</translation>
    </message>
</context>
<context>
    <name>StatusLine</name>
    <message>
        <source>New game…</source>
        <translation>Nouvelle partie…</translation>
    </message>
    <message>
        <source>Next deal</source>
        <translation>Donne suivante</translation>
    </message>
</context>
<context>
    <name>phrases</name>
    <message>
        <source>a card face down</source>
        <translation>une carte face cachée</translation>
    </message>
    <message>
        <source>{card}: {melds}</source>
        <translation>{card}&#xa0;: {melds}</translation>
    </message>
    <message>
        <source>{card}, can be played</source>
        <translation>{card}, jouable</translation>
    </message>
    <message>
        <source>{card}, cannot be played now</source>
        <translation>{card}, injouable pour l’instant</translation>
    </message>
    <message>
        <source>Play {card}</source>
        <translation>Jouer {card}</translation>
    </message>
    <message>
        <source>Score {meld}</source>
        <translation>Marquer {meld}</translation>
    </message>
    <message>
        <source>Announce {meld}</source>
        <translation>Annoncer {meld}</translation>
    </message>
    <message>
        <source>Claim {card}</source>
        <translation>Déclarer {card}</translation>
    </message>
    <message>
        <source>Exchange {card}</source>
        <translation>Échanger {card}</translation>
    </message>
    <message>
        <source>Show carte blanche</source>
        <translation>Montrer carte blanche</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passer</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Piocher</translation>
    </message>
    <message>
        <source>ace of spades</source>
        <translation>as de pique</translation>
    </message>
    <message>
        <source>king of spades</source>
        <translation>roi de pique</translation>
    </message>
    <message>
        <source>queen of spades</source>
        <translation>dame de pique</translation>
    </message>
    <message>
        <source>jack of spades</source>
        <translation>valet de pique</translation>
    </message>
    <message>
        <source>ten of spades</source>
        <translation>dix de pique</translation>
    </message>
    <message>
        <source>nine of spades</source>
        <translation>neuf de pique</translation>
    </message>
    <message>
        <source>eight of spades</source>
        <translation>huit de pique</translation>
    </message>
    <message>
        <source>seven of spades</source>
        <translation>sept de pique</translation>
    </message>
    <message>
        <source>ace of hearts</source>
        <translation>as de cœur</translation>
    </message>
    <message>
        <source>king of hearts</source>
        <translation>roi de cœur</translation>
    </message>
    <message>
        <source>queen of hearts</source>
        <translation>dame de cœur</translation>
    </message>
    <message>
        <source>jack of hearts</source>
        <translation>valet de cœur</translation>
    </message>
    <message>
        <source>ten of hearts</source>
        <translation>dix de cœur</translation>
    </message>
    <message>
        <source>nine of hearts</source>
        <translation>neuf de cœur</translation>
    </message>
    <message>
        <source>eight of hearts</source>
        <translation>huit de cœur</translation>
    </message>
    <message>
        <source>seven of hearts</source>
        <translation>sept de cœur</translation>
    </message>
    <message>
        <source>ace of diamonds</source>
        <translation>as de carreau</translation>
    </message>
    <message>
        <source>king of diamonds</source>
        <translation>roi de carreau</translation>
    </message>
    <message>
        <source>queen of diamonds</source>
        <translation>dame de carreau</translation>
    </message>
    <message>
        <source>jack of diamonds</source>
        <translation>valet de carreau</translation>
    </message>
    <message>
        <source>ten of diamonds</source>
        <translation>dix de carreau</translation>
    </message>
    <message>
        <source>nine of diamonds</source>
        <translation>neuf de carreau</translation>
    </message>
    <message>
        <source>eight of diamonds</source>
        <translation>huit de carreau</translation>
    </message>
    <message>
        <source>seven of diamonds</source>
        <translation>sept de carreau</translation>
    </message>
    <message>
        <source>ace of clubs</source>
        <translation>as de trèfle</translation>
    </message>
    <message>
        <source>king of clubs</source>
        <translation>roi de trèfle</translation>
    </message>
    <message>
        <source>queen of clubs</source>
        <translation>dame de trèfle</translation>
    </message>
    <message>
        <source>jack of clubs</source>
        <translation>valet de trèfle</translation>
    </message>
    <message>
        <source>ten of clubs</source>
        <translation>dix de trèfle</translation>
    </message>
    <message>
        <source>nine of clubs</source>
        <translation>neuf de trèfle</translation>
    </message>
    <message>
        <source>eight of clubs</source>
        <translation>huit de trèfle</translation>
    </message>
    <message>
        <source>seven of clubs</source>
        <translation>sept de trèfle</translation>
    </message>
    <message>
        <source>the ace of spades</source>
        <translation>l’as de pique</translation>
    </message>
    <message>
        <source>the king of spades</source>
        <translation>le roi de pique</translation>
    </message>
    <message>
        <source>the queen of spades</source>
        <translation>la dame de pique</translation>
    </message>
    <message>
        <source>the jack of spades</source>
        <translation>le valet de pique</translation>
    </message>
    <message>
        <source>the ten of spades</source>
        <translation>le dix de pique</translation>
    </message>
    <message>
        <source>the nine of spades</source>
        <translation>le neuf de pique</translation>
    </message>
    <message>
        <source>the eight of spades</source>
        <translation>le huit de pique</translation>
    </message>
    <message>
        <source>the seven of spades</source>
        <translation>le sept de pique</translation>
    </message>
    <message>
        <source>the ace of hearts</source>
        <translation>l’as de cœur</translation>
    </message>
    <message>
        <source>the king of hearts</source>
        <translation>le roi de cœur</translation>
    </message>
    <message>
        <source>the queen of hearts</source>
        <translation>la dame de cœur</translation>
    </message>
    <message>
        <source>the jack of hearts</source>
        <translation>le valet de cœur</translation>
    </message>
    <message>
        <source>the ten of hearts</source>
        <translation>le dix de cœur</translation>
    </message>
    <message>
        <source>the nine of hearts</source>
        <translation>le neuf de cœur</translation>
    </message>
    <message>
        <source>the eight of hearts</source>
        <translation>le huit de cœur</translation>
    </message>
    <message>
        <source>the seven of hearts</source>
        <translation>le sept de cœur</translation>
    </message>
    <message>
        <source>the ace of diamonds</source>
        <translation>l’as de carreau</translation>
    </message>
    <message>
        <source>the king of diamonds</source>
        <translation>le roi de carreau</translation>
    </message>
    <message>
        <source>the queen of diamonds</source>
        <translation>la dame de carreau</translation>
    </message>
    <message>
        <source>the jack of diamonds</source>
        <translation>le valet de carreau</translation>
    </message>
    <message>
        <source>the ten of diamonds</source>
        <translation>le dix de carreau</translation>
    </message>
    <message>
        <source>the nine of diamonds</source>
        <translation>le neuf de carreau</translation>
    </message>
    <message>
        <source>the eight of diamonds</source>
        <translation>le huit de carreau</translation>
    </message>
    <message>
        <source>the seven of diamonds</source>
        <translation>le sept de carreau</translation>
    </message>
    <message>
        <source>the ace of clubs</source>
        <translation>l’as de trèfle</translation>
    </message>
    <message>
        <source>the king of clubs</source>
        <translation>le roi de trèfle</translation>
    </message>
    <message>
        <source>the queen of clubs</source>
        <translation>la dame de trèfle</translation>
    </message>
    <message>
        <source>the jack of clubs</source>
        <translation>le valet de trèfle</translation>
    </message>
    <message>
        <source>the ten of clubs</source>
        <translation>le dix de trèfle</translation>
    </message>
    <message>
        <source>the nine of clubs</source>
        <translation>le neuf de trèfle</translation>
    </message>
    <message>
        <source>the eight of clubs</source>
        <translation>le huit de trèfle</translation>
    </message>
    <message>
        <source>the seven of clubs</source>
        <translation>le sept de trèfle</translation>
    </message>
    <message>
        <source>spades</source>
        <translation>pique</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>cœur</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>carreau</translation>
    </message>
    <message>
        <source>clubs</source>
        <translation>trèfle</translation>
    </message>
    <message>
        <source>Spades are trumps.</source>
        <translation>Atout pique.</translation>
    </message>
    <message>
        <source>Hearts are trumps.</source>
        <translation>Atout cœur.</translation>
    </message>
    <message>
        <source>Diamonds are trumps.</source>
        <translation>Atout carreau.</translation>
    </message>
    <message>
        <source>Clubs are trumps.</source>
        <translation>Atout trèfle.</translation>
    </message>
    <message>
        <source>{several} and {last}</source>
        <translation>{several} et {last}</translation>
    </message>
    <message>
        <source>You deal, {name} leads.</source>
        <translation>Vous distribuez, {name} entame.</translation>
    </message>
    <message>
        <source>{name} deals, you lead.</source>
        <translation>{name} distribue, vous entamez.</translation>
    </message>
    <message>
        <source>Your hand: {cards}.</source>
        <translation>Votre main&#xa0;: {cards}.</translation>
    </message>
    <message>
        <source>The turned card: {card}.</source>
        <translation>La retourne&#xa0;: {card}.</translation>
    </message>
    <message>
        <source>A seven is turned: {points} points for you, the dealer.</source>
        <translation>Un sept est retourné&#xa0;: {points} points pour vous, le donneur.</translation>
    </message>
    <message>
        <source>A seven is turned: {points} points for {name}, the dealer.</source>
        <translation>Un sept est retourné&#xa0;: {points} points pour {name}, qui donne.</translation>
    </message>
    <message>
        <source>You show carte blanche: {points} points.</source>
        <translation>Vous montrez carte blanche&#xa0;: {points} points.</translation>
    </message>
    <message>
        <source>{name} shows carte blanche: {points} points.</source>
        <translation>{name} montre carte blanche&#xa0;: {points} points.</translation>
    </message>
    <message>
        <source>You play {card}.</source>
        <translation>Vous jouez {card}.</translation>
    </message>
    <message>
        <source>{name} plays {card}.</source>
        <translation>{name} joue {card}.</translation>
    </message>
    <message>
        <source>You win the last trick.</source>
        <translation>Vous remportez le dernier pli.</translation>
    </message>
    <message>
        <source>{name} wins the last trick.</source>
        <translation>{name} remporte le dernier pli.</translation>
    </message>
    <message>
        <source>You win trick {trick}.</source>
        <translation>Vous remportez le pli {trick}.</translation>
    </message>
    <message>
        <source>{name} wins trick {trick}.</source>
        <translation>{name} remporte le pli {trick}.</translation>
    </message>
    <message>
        <source>{what}: {points} points.</source>
        <translation>{what}&#xa0;: {points} points.</translation>
    </message>
    <message>
        <source>You declare {meld}: {points} points.</source>
        <translation>Vous déclarez {meld}&#xa0;: {points} points.</translation>
    </message>
    <message>
        <source>{name} declares {meld}: {points} points.</source>
        <translation>{name} déclare {meld}&#xa0;: {points} points.</translation>
    </message>
    <message>
        <source>You announce {meld}, to score it later.</source>
        <translation>Vous annoncez {meld}, à marquer plus tard.</translation>
    </message>
    <message>
        <source>{name} announces {meld}, to score it later.</source>
        <translation>{name} annonce {meld}, à marquer plus tard.</translation>
    </message>
    <message>
        <source>Your announcement can no longer be scored: {cards}.</source>
        <translation>Votre annonce ne peut plus être marquée&#xa0;: {cards}.</translation>
    </message>
    <message>
        <source>{name}’s announcement can no longer be scored: {cards}.</source>
        <translation>L’annonce de {name} ne peut plus être marquée&#xa0;: {cards}.</translation>
    </message>
    <message>
        <source>You show {card}, the dix: {points} points.</source>
        <translation>Vous déclarez {card}, le «&#xa0;dix&#xa0;»&#xa0;: {points} points.</translation>
    </message>
    <message>
        <source>{name} shows {card}, the dix: {points} points.</source>
        <translation>{name} déclare {card}, le «&#xa0;dix&#xa0;»&#xa0;: {points} points.</translation>
    </message>
    <message>
        <source>You exchange the seven and take {card}.</source>
        <translation>Vous échangez le sept et prenez {card}.</translation>
    </message>
    <message>
        <source>{name} exchanges the seven and takes {card}.</source>
        <translation>{name} échange le sept et prend {card}.</translation>
    </message>
    <message>
        <source>You draw {card}, the turned card.</source>
        <translation>Vous piochez {card}, la retourne.</translation>
    </message>
    <message>
        <source>{name} draws {card}, the turned card.</source>
        <translation>{name} pioche {card}, la retourne.</translation>
    </message>
    <message>
        <source>You draw {card}.</source>
        <translation>Vous piochez {card}.</translation>
    </message>
    <message>
        <source>{name} draws a card.</source>
        <translation>{name} pioche une carte.</translation>
    </message>
    <message>
        <source>The stock is out: exposed cards go back into the hand, and from now on suit must be followed.</source>
        <translation>Le talon est épuisé&#xa0;: les cartes étalées reviennent en main et il faut désormais fournir la couleur.</translation>
    </message>
    <message>
        <source>The last trick: {points} points for you.</source>
        <translation>Le dernier pli&#xa0;: {points} points pour vous.</translation>
    </message>
    <message>
        <source>The last trick: {points} points for {name}.</source>
        <translation>Le dernier pli&#xa0;: {points} points pour {name}.</translation>
    </message>
    <message>
        <source>The target is reached and the deal ends at once: you {yours}, {name} {theirs}.</source>
        <translation>Le but est atteint et la donne s’arrête aussitôt&#xa0;: vous {yours}, {name} {theirs}.</translation>
    </message>
    <message>
        <source>The deal is over: you {yours}, {name} {theirs}.</source>
        <translation>La donne est finie&#xa0;: vous {yours}, {name} {theirs}.</translation>
    </message>
    <message>
        <source>The points are equal: no one wins this game.</source>
        <translation>Égalité de points&#xa0;: personne ne gagne cette partie.</translation>
    </message>
    <message>
        <source>The rubicon was not crossed: you win {value} points.</source>
        <translation>Le rubicon n’a pas été franchi&#xa0;: vous gagnez {value} points.</translation>
    </message>
    <message>
        <source>The rubicon was not crossed: {name} wins {value} points.</source>
        <translation>Le rubicon n’a pas été franchi&#xa0;: {name} gagne {value} points.</translation>
    </message>
    <message>
        <source>You win the game, worth {value} points.</source>
        <translation>Vous gagnez la partie, qui vaut {value} points.</translation>
    </message>
    <message>
        <source>{name} wins the game, worth {value} points.</source>
        <translation>{name} gagne la partie, qui vaut {value} points.</translation>
    </message>
    <message>
        <source>The match is over, and no one has won it.</source>
        <translation>La partie est finie, et personne ne l’a gagnée.</translation>
    </message>
    <message>
        <source>You win the match, {yours} to {theirs}.</source>
        <translation>Vous gagnez la partie, {yours} à {theirs}.</translation>
    </message>
    <message>
        <source>{name} wins the match, {theirs} to {yours}.</source>
        <translation>{name} gagne la partie, {theirs} à {yours}.</translation>
    </message>
    <message>
        <source>You may now</source>
        <translation>Vous pouvez</translation>
    </message>
    <message>
        <source>{name} is to move</source>
        <translation>À {name} de jouer</translation>
    </message>
    <message>
        <source>The deal is over</source>
        <translation>La donne est finie</translation>
    </message>
    <message>
        <source>Play any card</source>
        <translation>Jouer n’importe quelle carte</translation>
    </message>
    <message>
        <source>Play one of these</source>
        <translation>Jouer une de celles-ci</translation>
    </message>
    <message>
        <source>While cards can be drawn, suit need not be followed.</source>
        <translation>Tant qu’on peut piocher, on n’est pas tenu de fournir.</translation>
    </message>
    <message>
        <source>Who leads may play any card.</source>
        <translation>Qui entame peut jouer n’importe quelle carte.</translation>
    </message>
    <message>
        <source>{points} points now.</source>
        <translation>{points} points tout de suite.</translation>
    </message>
    <message>
        <source>It makes its suit trumps.</source>
        <translation>Elle fait de sa couleur l’atout.</translation>
    </message>
    <message>
        <source>Scores nothing and goes on.</source>
        <translation>Ne marque rien et continue.</translation>
    </message>
    <message>
        <source>There is no later chance in this deal.</source>
        <translation>Il n’y aura pas d’autre occasion dans cette donne.</translation>
    </message>
    <message>
        <source>Announced already: it scores after a trick that you win.</source>
        <translation>Déjà annoncé&#xa0;: à marquer après un pli que vous remportez.</translation>
    </message>
    <message>
        <source>It may be announced now, to score after a later trick.</source>
        <translation>On peut l’annoncer maintenant et le marquer après un autre pli.</translation>
    </message>
    <message>
        <source>After a trick that you win</source>
        <translation>Après un pli que vous remportez</translation>
    </message>
    <message>
        <source>Still within reach</source>
        <translation>Encore à portée</translation>
    </message>
    <message>
        <source>Not allowed, and why</source>
        <translation>Interdit, et pourquoi</translation>
    </message>
    <message>
        <source>The other cards</source>
        <translation>Les autres cartes</translation>
    </message>
    <message>
        <source>{missing} · {unseen}</source>
        <translation>{missing} · {unseen}</translation>
    </message>
    <message>
        <source>The stock is out: nothing can be declared any more.</source>
        <translation>Le talon est épuisé&#xa0;: on ne peut plus rien déclarer.</translation>
    </message>
    <message>
        <source>Hints are off. Switch them on in the View menu.</source>
        <translation>Les conseils sont désactivés. Rétablissez-les par le menu Affichage.</translation>
    </message>
    <message>
        <source>certain</source>
        <translation>certain</translation>
    </message>
    <message>
        <source>rule</source>
        <translation>règle</translation>
    </message>
    <message>
        <source>marriage</source>
        <translation>mariage</translation>
    </message>
    <message>
        <source>royal marriage</source>
        <translation>mariage royal</translation>
    </message>
    <message>
        <source>sequence</source>
        <translation>séquence</translation>
    </message>
    <message>
        <source>plain sequence</source>
        <translation>séquence ordinaire</translation>
    </message>
    <message>
        <source>bezique</source>
        <translation>bésigue</translation>
    </message>
    <message>
        <source>double bezique</source>
        <translation>double bésigue</translation>
    </message>
    <message>
        <source>triple bezique</source>
        <translation>triple bésigue</translation>
    </message>
    <message>
        <source>quadruple bezique</source>
        <translation>quadruple bésigue</translation>
    </message>
    <message>
        <source>four aces</source>
        <translation>quatre as</translation>
    </message>
    <message>
        <source>four tens</source>
        <translation>quatre dix</translation>
    </message>
    <message>
        <source>four kings</source>
        <translation>quatre rois</translation>
    </message>
    <message>
        <source>four queens</source>
        <translation>quatre dames</translation>
    </message>
    <message>
        <source>four jacks</source>
        <translation>quatre valets</translation>
    </message>
    <message>
        <source>marriage of {suit}</source>
        <translation>mariage de {suit}</translation>
    </message>
    <message>
        <source>royal marriage of {suit}</source>
        <translation>mariage royal de {suit}</translation>
    </message>
    <message>
        <source>sequence of {suit}</source>
        <translation>séquence de {suit}</translation>
    </message>
    <message>
        <source>plain sequence of {suit}</source>
        <translation>séquence ordinaire de {suit}</translation>
    </message>
    <message>
        <source>Beginner</source>
        <translation>Débutant</translation>
    </message>
    <message>
        <source>Casual</source>
        <translation>Amateur</translation>
    </message>
    <message>
        <source>Plays any card that is allowed.</source>
        <translation>Joue n’importe quelle carte permise.</translation>
    </message>
    <message>
        <source>Looks one card ahead and keeps what may still score.</source>
        <translation>Réfléchit une carte à l’avance et garde ce qui peut encore marquer.</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Vous</translation>
    </message>
    <message>
        <source>The file {path} cannot be written, so nothing is kept.</source>
        <translation>Le fichier {path} ne peut pas être écrit, donc rien n’est conservé.</translation>
    </message>
    <message>
        <source>Bezique is open already; this second window keeps nothing of what you play.</source>
        <translation>Bésigue est déjà ouvert&#xa0;; cette seconde fenêtre ne conserve rien de ce que vous jouez.</translation>
    </message>
    <message>
        <source>The file {path} cannot be read.</source>
        <translation>Le fichier {path} ne peut pas être lu.</translation>
    </message>
    <message>
        <source>The file {path} was written by a newer version of this program, so it is not used.</source>
        <translation>Le fichier {path} a été écrit par une version plus récente du programme, il n’est donc pas utilisé.</translation>
    </message>
    <message>
        <source>The file {path} was written by a newer version of this program; it is kept as {kept}.</source>
        <translation>Le fichier {path} a été écrit par une version plus récente du programme&#xa0;; il est conservé sous {kept}.</translation>
    </message>
    <message>
        <source>The file {path} is damaged, so it is not used.</source>
        <translation>Le fichier {path} est abîmé, il n’est donc pas utilisé.</translation>
    </message>
    <message>
        <source>The file {path} is damaged; it is kept as {kept}.</source>
        <translation>Le fichier {path} est abîmé&#xa0;; il est conservé sous {kept}.</translation>
    </message>
    <message>
        <source>The game in {path} breaks the rules in deal {deal} at action {action}.</source>
        <translation>La partie de {path} enfreint les règles à la donne {deal}, action {action}.</translation>
    </message>
    <message>
        <source>The file {path} holds no game that this program can read.</source>
        <translation>Le fichier {path} ne contient aucune partie que ce programme sache lire.</translation>
    </message>
    <message>
        <source>The opponent failed to decide, so the first thing allowed was done for it.</source>
        <translation>L’adversaire n’a pas su décider&#xa0;; la première action permise a été faite à sa place.</translation>
    </message>
    <message>
        <source>Something went wrong inside the program. Your game is kept; the log says more.</source>
        <translation>Un problème est survenu dans le programme. Votre partie est conservée&#xa0;; le journal en dit plus.</translation>
    </message>
    <message>
        <source>It is not your turn.</source>
        <translation>Ce n’est pas votre tour.</translation>
    </message>
    <message>
        <source>The deal is over.</source>
        <translation>La donne est finie.</translation>
    </message>
    <message>
        <source>That card is not in your hand.</source>
        <translation>Cette carte n’est pas dans votre main.</translation>
    </message>
    <message>
        <source>The stock is out, so you must follow suit as long as you can.</source>
        <translation>Le talon est épuisé&#xa0;: il faut fournir la couleur tant que vous le pouvez.</translation>
    </message>
    <message>
        <source>The stock is out, so you must beat the card led if you can.</source>
        <translation>Le talon est épuisé&#xa0;: il faut prendre la carte entamée si vous le pouvez.</translation>
    </message>
    <message>
        <source>You cannot follow suit and the stock is out, so you must trump.</source>
        <translation>Vous ne pouvez pas fournir et le talon est épuisé&#xa0;: il faut couper.</translation>
    </message>
    <message>
        <source>Only the winner of a trick may declare, before the cards are drawn.</source>
        <translation>Seul le gagnant du pli peut déclarer, avant de piocher.</translation>
    </message>
    <message>
        <source>Draw first: you play after both have drawn.</source>
        <translation>Piochez d’abord&#xa0;: on joue quand les deux ont pioché.</translation>
    </message>
    <message>
        <source>Show the carte blanche first, or pass.</source>
        <translation>Montrez d’abord la carte blanche, ou passez.</translation>
    </message>
    <message>
        <source>You have no carte blanche to show now.</source>
        <translation>Vous n’avez pas de carte blanche à montrer maintenant.</translation>
    </message>
    <message>
        <source>There is nothing to pass now: play a card.</source>
        <translation>Il n’y a rien à passer maintenant&#xa0;: jouez une carte.</translation>
    </message>
    <message>
        <source>These cards do not make that meld.</source>
        <translation>Ces cartes ne font pas cette combinaison.</translation>
    </message>
    <message>
        <source>One meld after each trick: the others have to wait.</source>
        <translation>Une combinaison par pli&#xa0;: les autres doivent attendre.</translation>
    </message>
    <message>
        <source>The same cards never score twice in one class of melds.</source>
        <translation>Les mêmes cartes ne marquent jamais deux fois dans une même classe.</translation>
    </message>
    <message>
        <source>A card melded once may score again in its class only in a meld that is worth more.</source>
        <translation>Une carte déjà déclarée ne marque encore dans sa classe que si la combinaison vaut plus.</translation>
    </message>
    <message>
        <source>A card melded once may score again only in a meld that is worth at least as much.</source>
        <translation>Une carte déjà déclarée ne marque encore que si la combinaison vaut au moins autant.</translation>
    </message>
    <message>
        <source>These cards have all been melded: it takes a fresh card to score them again.</source>
        <translation>Toutes ces cartes ont déjà servi&#xa0;: il en faut une nouvelle pour marquer encore.</translation>
    </message>
    <message>
        <source>This meld scores again only when one of its kind has lost a card to play and is filled up.</source>
        <translation>Cette combinaison ne marque encore que si une semblable a perdu une carte jouée et qu’on la complète.</translation>
    </message>
    <message>
        <source>Here a bezique does not grow: a double bezique is laid all at once.</source>
        <translation>Ici un bésigue ne s’agrandit pas&#xa0;: le double bésigue se déclare d’un coup.</translation>
    </message>
    <message>
        <source>In this game no melds are announced to be scored later.</source>
        <translation>Dans ce jeu on n’annonce pas de combinaison à marquer plus tard.</translation>
    </message>
    <message>
        <source>These cards have been announced or scored already.</source>
        <translation>Ces cartes ont déjà été annoncées ou marquées.</translation>
    </message>
    <message>
        <source>In this game the seven of trumps has no value of its own.</source>
        <translation>Dans ce jeu le sept d’atout n’a pas de valeur propre.</translation>
    </message>
    <message>
        <source>Only the seven of trumps is the dix.</source>
        <translation>Seul le sept d’atout est le dix.</translation>
    </message>
    <message>
        <source>This seven has scored already.</source>
        <translation>Ce sept a déjà marqué.</translation>
    </message>
    <message>
        <source>Win a trick first: then the seven of trumps may be claimed.</source>
        <translation>Remportez d’abord un pli&#xa0;: vous pourrez ensuite déclarer le sept d’atout.</translation>
    </message>
    <message>
        <source>The seven of trumps is claimed after a trick that you have won, before the draw.</source>
        <translation>Le sept d’atout se déclare après un pli que vous avez remporté, avant de piocher.</translation>
    </message>
    <message>
        <source>The stock is out: the seven of trumps scores no more.</source>
        <translation>Le talon est épuisé&#xa0;: le sept d’atout ne marque plus.</translation>
    </message>
    <message>
        <source>Only the first seven claimed in a deal may take the turned card.</source>
        <translation>Seul le premier sept déclaré dans la donne peut prendre la retourne.</translation>
    </message>
    <message>
        <source>The turned card is itself a seven.</source>
        <translation>La retourne est elle-même un sept.</translation>
    </message>
    <message>
        <source>the last tricks</source>
        <translation>les derniers plis</translation>
    </message>
    <message>
        <source>turns</source>
        <translation>le tour de jeu</translation>
    </message>
    <message>
        <source>declaring</source>
        <translation>déclarer</translation>
    </message>
    <message>
        <source>using a card again</source>
        <translation>réutiliser une carte</translation>
    </message>
    <message>
        <source>announcing</source>
        <translation>annoncer</translation>
    </message>
    <message>
        <source>the dix</source>
        <translation>le dix</translation>
    </message>
    <message>
        <source>carte blanche</source>
        <translation>carte blanche</translation>
    </message>
    <message>
        <source>You hold {suit}, so you must follow suit.</source>
        <translation>Vous avez du {suit}&#xa0;: il faut fournir la couleur.</translation>
    </message>
    <message>
        <source>You can beat {card}, so you must.</source>
        <translation>Vous pouvez prendre {card}, donc il le faut.</translation>
    </message>
    <message>
        <source>You hold no {suit} but a trump, so you must trump.</source>
        <translation>Vous n’avez pas de {suit}, mais un atout&#xa0;: il faut couper.</translation>
    </message>
    <message>
        <source>The rules do not allow that now.</source>
        <translation>Les règles ne le permettent pas maintenant.</translation>
    </message>
    <message>
        <source>Already melded: {cards}. Only a meld of the class that is worth more may use them again.</source>
        <translation>Déjà déclarées&#xa0;: {cards}. Seule une combinaison de la classe qui vaut plus peut les reprendre.</translation>
    </message>
    <message>
        <source>Already melded: {cards}. Only a meld that is worth at least as much may use them again.</source>
        <translation>Déjà déclarées&#xa0;: {cards}. Seule une combinaison qui vaut au moins autant peut les reprendre.</translation>
    </message>
    <message>
        <source>+{points}</source>
        <translation>+{points}</translation>
    </message>
    <message>
        <source>Seven turned</source>
        <translation>Sept retourné</translation>
    </message>
    <message>
        <source>Carte blanche</source>
        <translation>Carte blanche</translation>
    </message>
    <message>
        <source>Seven of trumps</source>
        <translation>Sept d’atout (dix)</translation>
    </message>
    <message>
        <source>Last trick</source>
        <translation>Dernier pli</translation>
    </message>
    <message>
        <source>to the dealer</source>
        <translation>au donneur</translation>
    </message>
    <message>
        <source>at the count</source>
        <translation>au décompte</translation>
    </message>
    <message>
        <source>before the first trick</source>
        <translation>avant le premier pli</translation>
    </message>
    <message>
        <source>in trick {trick}</source>
        <translation>au pli {trick}</translation>
    </message>
    <message>
        <source>after trick {trick}</source>
        <translation>après le pli {trick}</translation>
    </message>
    <message>
        <source>{who}: {what}, {points} points; {running} in this deal.</source>
        <translation>{who}&#xa0;: {what}, {points} points&#xa0;; {running} dans cette donne.</translation>
    </message>
    <message>
        <source>Deal {deal}</source>
        <translation>Donne {deal}</translation>
    </message>
    <message>
        <source>you dealt</source>
        <translation>vous avez donné</translation>
    </message>
    <message>
        <source>{name} dealt</source>
        <translation>{name} a donné</translation>
    </message>
    <message>
        <source>This deal</source>
        <translation>Cette donne</translation>
    </message>
    <message>
        <source>The match</source>
        <translation>La partie</translation>
    </message>
    <message>
        <source>to {points}</source>
        <translation>jusqu’à {points}</translation>
    </message>
    <message>
        <source>Drawn game</source>
        <translation>Partie nulle</translation>
    </message>
    <message>
        <source>Rubicon</source>
        <translation>Rubicon</translation>
    </message>
    <message>
        <source>Hundreds of both: {won} + {lost}, and {bonus} for the game.</source>
        <translation>Les centaines des deux&#xa0;: {won} + {lost}, et {bonus} pour la partie.</translation>
    </message>
    <message>
        <source>The difference counts at least {least}, and {bonus} for the game.</source>
        <translation>La différence compte au moins {least}, et {bonus} pour la partie.</translation>
    </message>
    <message>
        <source>Difference of the hundreds: {won} − {lost}, and {bonus} for the game.</source>
        <translation>Différence des centaines&#xa0;: {won} − {lost}, et {bonus} pour la partie.</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Partie</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Quoi</translation>
    </message>
    <message>
        <source>You hold no king, queen or jack: show carte blanche for {points} points, or pass.</source>
        <translation>Vous n’avez ni roi, ni dame, ni valet&#xa0;: montrez carte blanche pour {points} points, ou passez.</translation>
    </message>
    <message>
        <source>{name} won the trick and may declare.</source>
        <translation>{name} a remporté le pli et peut déclarer.</translation>
    </message>
    <message>
        <source>{name} may show carte blanche.</source>
        <translation>{name} peut montrer carte blanche.</translation>
    </message>
    <message>
        <source>{name} leads.</source>
        <translation>{name} entame.</translation>
    </message>
    <message>
        <source>{name} is to play.</source>
        <translation>C’est à {name} de jouer.</translation>
    </message>
    <message>
        <source>You won the trick: score one meld, or draw.</source>
        <translation>Vous avez remporté le pli&#xa0;: marquez une combinaison, ou piochez.</translation>
    </message>
    <message>
        <source>You won the trick: score melds, then draw.</source>
        <translation>Vous avez remporté le pli&#xa0;: marquez vos combinaisons, puis piochez.</translation>
    </message>
    <message>
        <source>You may exchange the seven of trumps, or draw.</source>
        <translation>Vous pouvez échanger le sept d’atout, ou piocher.</translation>
    </message>
    <message>
        <source>You may claim the seven of trumps, or draw.</source>
        <translation>Vous pouvez déclarer le sept d’atout, ou piocher.</translation>
    </message>
    <message>
        <source>You may announce a meld to score it later, or draw.</source>
        <translation>Vous pouvez annoncer une combinaison à marquer plus tard, ou piocher.</translation>
    </message>
    <message>
        <source>Draw a card.</source>
        <translation>Piochez une carte.</translation>
    </message>
    <message>
        <source>You lead: play any card.</source>
        <translation>Vous entamez&#xa0;: jouez n’importe quelle carte.</translation>
    </message>
    <message>
        <source>{name} led {card}: play any card.</source>
        <translation>{name} a joué {card}&#xa0;: jouez n’importe quelle carte.</translation>
    </message>
    <message>
        <source>{name} led {card}: follow suit and beat it.</source>
        <translation>{name} a joué {card}&#xa0;: fournissez et prenez.</translation>
    </message>
    <message>
        <source>{name} led {card}: follow suit.</source>
        <translation>{name} a joué {card}&#xa0;: fournissez la couleur.</translation>
    </message>
    <message>
        <source>{name} led {card}: you must trump.</source>
        <translation>{name} a joué {card}&#xa0;: il faut couper.</translation>
    </message>
    <message>
        <source>Bezique (Portuguese)</source>
        <translation>Bésigue (portugais)</translation>
    </message>
    <message>
        <source>Bezique without a turned card (Portuguese)</source>
        <translation>Bésigue sans retourne (portugais)</translation>
    </message>
    <message>
        <source>Rubicon bezique (Portuguese)</source>
        <translation>Bésigue rubicon (portugais)</translation>
    </message>
    <message>
        <source>Bezique (French)</source>
        <translation>Bésigue (français)</translation>
    </message>
    <message>
        <source>Rubicon bezique (Dutch)</source>
        <translation>Bésigue rubicon (néerlandais)</translation>
    </message>
    <message>
        <source>Rubicon bezique, queen of trumps (Dutch)</source>
        <translation>Bésigue rubicon, dame d’atout (néerlandais)</translation>
    </message>
    <message>
        <source>Bezique (classic)</source>
        <translation>Bésigue (classique)</translation>
    </message>
    <message>
        <source>Rubicon bezique (Portland Club)</source>
        <translation>Bésigue rubicon (Portland Club)</translation>
    </message>
    <message>
        <source>Two packs, eight cards each. The turned card makes trumps; king, queen and jack beat the ten.</source>
        <translation>Deux jeux, huit cartes chacun. La retourne fait l’atout&#xa0;; roi, dame et valet l’emportent sur le dix.</translation>
    </message>
    <message>
        <source>One meld after each trick; a double bezique is laid all at once, not pair by pair.</source>
        <translation>Une combinaison par pli&#xa0;; le double bésigue se déclare d’un coup, non paire par paire.</translation>
    </message>
    <message>
        <source>Source: a Portuguese sheet of rules, “Besigue”, to 1,000 or 1,500 points.</source>
        <translation>Source&#xa0;: une règle en portugais, «&#xa0;Besigue&#xa0;», en 1 000 ou 1 500 points.</translation>
    </message>
    <message>
        <source>As the Portuguese game, but no card is turned: there are no trumps at first.</source>
        <translation>Comme le jeu portugais, mais sans retourne&#xa0;: au début il n’y a pas d’atout.</translation>
    </message>
    <message>
        <source>The first marriage scored makes its suit trumps, and the seven of trumps has no value.</source>
        <translation>Le premier mariage marqué fait l’atout, et le sept d’atout n’a pas de valeur.</translation>
    </message>
    <message>
        <source>Source: the same sheet of rules, “Besigue sem trunfo”.</source>
        <translation>Source&#xa0;: la même règle, «&#xa0;Besigue sem trunfo&#xa0;».</translation>
    </message>
    <message>
        <source>Four packs, nine cards each, no turned card. One deal is the whole game.</source>
        <translation>Quatre jeux, neuf cartes chacun, sans retourne. Une donne fait toute la partie.</translation>
    </message>
    <message>
        <source>A meld that lost a card to play may be filled up and scores again.</source>
        <translation>Une combinaison dont une carte est jouée peut être complétée et marque de nouveau.</translation>
    </message>
    <message>
        <source>Source: the same sheet of rules, “Besigue de Rubicon”.</source>
        <translation>Source&#xa0;: la même règle, «&#xa0;Besigue de Rubicon&#xa0;».</translation>
    </message>
    <message>
        <source>Two packs, eight cards each. The turned card makes trumps; the ten is second to the ace.</source>
        <translation>Deux jeux, huit cartes chacun. La retourne fait l’atout&#xa0;; le dix vient juste après l’as.</translation>
    </message>
    <message>
        <source>One meld scores after each trick; more may be announced, to score after later ones.</source>
        <translation>On marque une combinaison par pli&#xa0;; on peut en annoncer d’autres, à marquer plus tard.</translation>
    </message>
    <message>
        <source>Source: a French description, “Le bésigue”; the first to reach 1,000 wins at once.</source>
        <translation>Source&#xa0;: une description française, «&#xa0;Le bésigue&#xa0;»&#xa0;; le premier à 1 000 gagne aussitôt.</translation>
    </message>
    <message>
        <source>Four packs, nine cards each, no brisques; the last trick is worth 50.</source>
        <translation>Quatre jeux, neuf cartes chacun, sans brisques&#xa0;; le dernier pli vaut 50.</translation>
    </message>
    <message>
        <source>As many melds after a trick as you hold; four tens and sequences of plain suits count too.</source>
        <translation>Après un pli, autant de combinaisons que vous en avez&#xa0;; quatre dix et séquences ordinaires comptent aussi.</translation>
    </message>
    <message>
        <source>Source: Dutch rules, “Rubicon, 2 spelers”.</source>
        <translation>Source&#xa0;: règles néerlandaises, «&#xa0;Rubicon, 2 spelers&#xa0;».</translation>
    </message>
    <message>
        <source>As the Dutch game, but a bezique is the queen of trumps with the jack paired to it.</source>
        <translation>Comme le jeu néerlandais, mais le bésigue est la dame d’atout avec le valet qui lui est apparié.</translation>
    </message>
    <message>
        <source>Spades pair with diamonds, clubs with hearts. A first bezique makes its queen’s suit trumps.</source>
        <translation>Pique va avec carreau, trèfle avec cœur. Un premier bésigue fait atout la couleur de sa dame.</translation>
    </message>
    <message>
        <source>Source: the same Dutch rules, under “Variant”.</source>
        <translation>Source&#xa0;: les mêmes règles néerlandaises, sous «&#xa0;Variant&#xa0;».</translation>
    </message>
    <message>
        <source>Two packs, eight cards each. Aces and tens score 10 each as soon as they are won.</source>
        <translation>Deux jeux, huit cartes chacun. As et dix marquent 10 chacun dès qu’ils sont remportés.</translation>
    </message>
    <message>
        <source>One meld scores after each trick; the seven of trumps is claimed after a trick that you won.</source>
        <translation>On marque une combinaison par pli&#xa0;; le sept d’atout se déclare après un pli remporté.</translation>
    </message>
    <message>
        <source>Source: Hoffmann, 1909; the last eight tricks as in the Britannica and Parlett.</source>
        <translation>Source&#xa0;: Hoffmann, 1909&#xa0;; les huit derniers plis d’après la Britannica et Parlett.</translation>
    </message>
    <message>
        <source>Four packs, nine cards each. One meld after each trick, and melds score again when filled up.</source>
        <translation>Quatre jeux, neuf cartes chacun. Une combinaison par pli&#xa0;; complétée, elle marque de nouveau.</translation>
    </message>
    <message>
        <source>A marriage or a sequence makes trumps. Brisques only break a tie or save the rubicon.</source>
        <translation>Un mariage ou une séquence fait l’atout. Les brisques ne font que départager ou sauver le rubicon.</translation>
    </message>
    <message>
        <source>Source: the laws of the Portland Club, London 1887.</source>
        <translation>Source&#xa0;: les lois du Portland Club, Londres 1887.</translation>
    </message>
    <message>
        <source>Trick {trick} of {tricks} · {game}</source>
        <translation>Pli {trick} sur {tricks} · {game}</translation>
    </message>
    <message>
        <source>{game}, deal {deal}</source>
        <translation>{game}, donne {deal}</translation>
    </message>
    <message>
        <source>{game}, deal {deal} – Bezique Qt</source>
        <translation>{game}, donne {deal} – Bezique Qt</translation>
    </message>
    <message>
        <source>Bezique Qt, a card table for two</source>
        <translation>Bezique Qt, une table de cartes pour deux</translation>
    </message>
    <message>
        <source>Welcome! The cards are dealt: play at once, or choose another of the eight games.</source>
        <translation>Bienvenue&#xa0;! Les cartes sont distribuées&#xa0;: jouez tout de suite, ou choisissez un autre des huit jeux.</translation>
    </message>
    <message>
        <source>Card table</source>
        <translation>Table de jeu</translation>
    </message>
    <message>
        <source>{points} in this deal</source>
        <translation>{points} dans cette donne</translation>
    </message>
    <message>
        <source>game at {points}</source>
        <translation>partie en {points}</translation>
    </message>
    <message>
        <source>rubicon at {points}</source>
        <translation>rubicon à {points}</translation>
    </message>
    <message>
        <source>over the rubicon</source>
        <translation>rubicon franchi</translation>
    </message>
    <message>
        <source>{points} to the rubicon</source>
        <translation>{points} avant le rubicon</translation>
    </message>
    <message>
        <source>trumps</source>
        <translation>atout</translation>
    </message>
    <message>
        <source>no trumps yet</source>
        <translation>pas encore d’atout</translation>
    </message>
    <message>
        <source>D</source>
        <translation>D</translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation>Donneur</translation>
    </message>
    <message>
        <source>Trick {number}: yours</source>
        <translation>Pli {number}&#xa0;: à vous</translation>
    </message>
    <message>
        <source>Trick {number}: your opponent&apos;s</source>
        <translation>Pli {number}&#xa0;: à l’adversaire</translation>
    </message>
    <message>
        <source>Trick {number}: your turn</source>
        <translation>Pli {number}&#xa0;: à vous de jouer</translation>
    </message>
    <message>
        <source>Trick {number}</source>
        <translation>Pli {number}</translation>
    </message>
    <message>
        <source>By suit</source>
        <translation>Par couleur</translation>
    </message>
    <message>
        <source>By rank</source>
        <translation>Par valeur</translation>
    </message>
    <message>
        <source>Colours alternating</source>
        <translation>Couleurs alternées</translation>
    </message>
    <message>
        <source>Trumps first</source>
        <translation>Atouts d’abord</translation>
    </message>
    <message>
        <source>My own order</source>
        <translation>Mon ordre</translation>
    </message>
    <message>
        <source>Sort: by suit</source>
        <translation>Tri&#xa0;: par couleur</translation>
    </message>
    <message>
        <source>Sort: by rank</source>
        <translation>Tri&#xa0;: par valeur</translation>
    </message>
    <message>
        <source>Sort: colours</source>
        <translation>Tri&#xa0;: alterné</translation>
    </message>
    <message>
        <source>Sort: trumps first</source>
        <translation>Tri&#xa0;: atouts</translation>
    </message>
    <message>
        <source>Sort: my own</source>
        <translation>Tri&#xa0;: le mien</translation>
    </message>
    <message>
        <source>Show your carte blanche, or go on</source>
        <translation>Montrez la carte blanche, ou continuez</translation>
    </message>
    <message>
        <source>Before you play</source>
        <translation>Avant de jouer</translation>
    </message>
    <message>
        <source>Nothing to declare</source>
        <translation>Rien à déclarer</translation>
    </message>
    <message>
        <source>Declare, or draw</source>
        <translation>Déclarez, ou piochez</translation>
    </message>
    <message>
        <source>Announce more, or draw</source>
        <translation>Annoncez encore, ou piochez</translation>
    </message>
    <message>
        <source>One meld now, or draw</source>
        <translation>Une combinaison, ou piochez</translation>
    </message>
    <message>
        <source>Within reach once you win a trick</source>
        <translation>À portée après un pli remporté</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Claim the 7</source>
        <translation>Déclarer le 7</translation>
    </message>
    <message>
        <source>Exchange the 7</source>
        <translation>Échanger le 7</translation>
    </message>
    <message>
        <source>Announce: {meld}</source>
        <translation>Annoncer&#xa0;: {meld}</translation>
    </message>
    <message>
        <source>Score it with {cards}</source>
        <translation>Marquer avec {cards}</translation>
    </message>
    <message>
        <source>Announce it with {cards}</source>
        <translation>Annoncer avec {cards}</translation>
    </message>
    <message>
        <source>{meld}: {cards}</source>
        <translation>{meld}&#xa0;: {cards}</translation>
    </message>
    <message>
        <source>{count} more</source>
        <translation>encore {count}</translation>
    </message>
    <message>
        <source>{name}, {points} points</source>
        <translation>{name}, {points} points</translation>
    </message>
    <message>
        <source>{times} × {meld}</source>
        <translation>{times} × {meld}</translation>
    </message>
    <message>
        <source>{meld}, announced</source>
        <translation>{meld}, annoncé</translation>
    </message>
</context>
</TS>
