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
        <source>Again in %n trick(s): {tricks}.</source>
        <translation>
            <numerusform>Encore à %n pli&#xa0;: {tricks}.</numerusform>
            <numerusform>Encore à %n plis&#xa0;: {tricks}.</numerusform>
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
        <source>%n more</source>
        <translation>
            <numerusform>%n autre</numerusform>
            <numerusform>%n autres</numerusform>
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
    <message numerus="yes">
        <source>It takes %n fresh card(s) of that rank ({unseen}).</source>
        <translation>
            <numerusform>Il faut %n carte nouvelle de cette valeur ({unseen}).</numerusform>
            <numerusform>Il faut %n cartes nouvelles de cette valeur ({unseen}).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n trick(s) left</source>
        <translation>
            <numerusform>encore %n pli</numerusform>
            <numerusform>encore %n plis</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s) tried</source>
        <translation>
            <numerusform>%n donne essayée</numerusform>
            <numerusform>%n donnes essayées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Measured in {game}: in %n deal(s) it could not be told apart from “{level}” ({points} ± {interval} points a deal).</source>
        <translation>
            <numerusform>Mesuré au jeu «&#xa0;{game}&#xa0;»&#xa0;: en %n donne, rien ne l’a distingué de «&#xa0;{level}&#xa0;» ({points} ± {interval} points par donne).</numerusform>
            <numerusform>Mesuré au jeu «&#xa0;{game}&#xa0;»&#xa0;: en %n donnes, rien ne l’a distingué de «&#xa0;{level}&#xa0;» ({points} ± {interval} points par donne).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n decision(s) could not be weighed</source>
        <translation>
            <numerusform>%n décision n’a pas pu être évaluée</numerusform>
            <numerusform>%n décisions n’ont pas pu être évaluées</numerusform>
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
        <source>&amp;Review this deal</source>
        <translation>&amp;Analyser cette donne</translation>
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
    <name>GameDialog</name>
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
        <source>&amp;Look in:</source>
        <translation>Chercher &amp;dans&#xa0;:</translation>
    </message>
    <message>
        <source>Files of &amp;type:</source>
        <translation>&amp;Type de fichiers&#xa0;:</translation>
    </message>
    <message>
        <source>Save a copy</source>
        <translation>Enregistrer une copie</translation>
    </message>
</context>
<context>
    <name>KeptDialog</name>
    <message>
        <source>Kept matches</source>
        <translation>Parties conservées</translation>
    </message>
    <message>
        <source>Matches that were not finished when another came to the table.</source>
        <translation>Des parties inachevées dont une autre a pris la place.</translation>
    </message>
    <message>
        <source>&amp;Put on the table</source>
        <translation>&amp;Remettre sur la table</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Annuler</translation>
    </message>
    <message>
        <source>&amp;Throw away</source>
        <translation>&amp;Jeter</translation>
    </message>
    <message>
        <source>Moves the match to the trash of the system.</source>
        <translation>Place la partie dans la corbeille du système.</translation>
    </message>
    <message>
        <source>It cannot be moved to the trash, so it stays.</source>
        <translation>Impossible de la placer dans la corbeille&#xa0;: elle reste.</translation>
    </message>
    <message>
        <source>{file}: cannot be read</source>
        <translation>{file}&#xa0;: illisible</translation>
    </message>
    <message>
        <source>{game}
{points} to {other}, kept {when}</source>
        <translation>{game}
{points} à {other}, conservée le {when}</translation>
    </message>
</context>
<context>
    <name>LessonPanel</name>
    <message>
        <source>Try again</source>
        <translation>Réessayer</translation>
    </message>
    <message>
        <source>A hint</source>
        <translation>Un conseil</translation>
    </message>
    <message>
        <source>All lessons…</source>
        <translation>Toutes les leçons…</translation>
    </message>
    <message>
        <source>To my game</source>
        <translation>À ma partie</translation>
    </message>
    <message>
        <source>Your own game comes back to the table, just as it was.</source>
        <translation>Votre partie revient sur la table, telle qu’elle était.</translation>
    </message>
    <message>
        <source>Next lesson</source>
        <translation>Leçon suivante</translation>
    </message>
</context>
<context>
    <name>LessonsDialog</name>
    <message>
        <source>Lessons</source>
        <translation>Leçons</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Fermer</translation>
    </message>
    <message>
        <source>&amp;Take it again</source>
        <translation>&amp;Refaire</translation>
    </message>
    <message>
        <source>&amp;Begin</source>
        <translation>&amp;Commencer</translation>
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
        <source>H&amp;ints</source>
        <translation>Con&amp;seils</translation>
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
        <source>Re&amp;view the deal</source>
        <translation>&amp;Analyser la donne</translation>
    </message>
    <message>
        <source>&amp;Open a game…</source>
        <translation>&amp;Ouvrir une partie…</translation>
    </message>
    <message>
        <source>&amp;Kept matches…</source>
        <translation>Parties &amp;conservées…</translation>
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
        <source>&amp;Declare the chosen cards</source>
        <translation>&amp;Déclarer les cartes choisies</translation>
    </message>
    <message>
        <source>A&amp;nnounce the chosen cards</source>
        <translation>A&amp;nnoncer les cartes choisies</translation>
    </message>
    <message>
        <source>&amp;Claim the seven of trumps</source>
        <translation>Déclarer le &amp;sept d’atout</translation>
    </message>
    <message>
        <source>E&amp;xchange the seven of trumps</source>
        <translation>Éc&amp;hanger le sept d’atout</translation>
    </message>
    <message>
        <source>Show carte &amp;blanche</source>
        <translation>Montrer la carte &amp;blanche</translation>
    </message>
    <message>
        <source>Dra&amp;w, or pass</source>
        <translation>P&amp;iocher, ou passer</translation>
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
        <source>Rul&amp;es</source>
        <translation>Règl&amp;es</translation>
    </message>
    <message>
        <source>&amp;No hints</source>
        <translation>&amp;Aucun conseil</translation>
    </message>
    <message>
        <source>What the &amp;rules say</source>
        <translation>Ce que disent les &amp;règles</translation>
    </message>
    <message>
        <source>What is &amp;best, and why</source>
        <translation>Le &amp;meilleur choix, et pourquoi</translation>
    </message>
    <message>
        <source>Cards still &amp;out</source>
        <translation>Cartes pas encore v&amp;ues</translation>
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
        <source>&amp;Lessons…</source>
        <translation>&amp;Leçons…</translation>
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
        <source>Lessons…</source>
        <translation>Leçons…</translation>
    </message>
    <message>
        <source>New game…</source>
        <translation>Nouvelle partie…</translation>
    </message>
    <message>
        <source>Kept matches…</source>
        <translation>Parties conservées…</translation>
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
    <name>ReviewDialog</name>
    <message>
        <source>Deal under review</source>
        <translation>Donne analysée</translation>
    </message>
    <message>
        <source>What cost most</source>
        <translation>Ce qui a coûté le plus</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Fermer</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>&amp;Arrêter</translation>
    </message>
    <message>
        <source>&amp;Go on</source>
        <translation>&amp;Continuer</translation>
    </message>
</context>
<context>
    <name>RuleStrip</name>
    <message>
        <source>Read on in the rule book</source>
        <translation>Lire la suite dans le livret des règles</translation>
    </message>
</context>
<context>
    <name>RulesPanel</name>
    <message>
        <source>Search the rules</source>
        <translation>Chercher une règle</translation>
    </message>
    <message>
        <source>Previous place</source>
        <translation>Occurrence précédente</translation>
    </message>
    <message>
        <source>Next place</source>
        <translation>Occurrence suivante</translation>
    </message>
    <message>
        <source>Rule book</source>
        <translation>Livret des règles</translation>
    </message>
    <message>
        <source>nowhere</source>
        <translation>nulle part</translation>
    </message>
    <message>
        <source>{place} of {places}</source>
        <translation>{place} sur {places}</translation>
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
        <source>What is best, and why</source>
        <translation>Le meilleur choix, et pourquoi</translation>
    </message>
    <message>
        <source>&amp;Four colours of suits</source>
        <translation>&amp;Quatre couleurs</translation>
    </message>
    <message>
        <source>Cards still o&amp;ut (practice)</source>
        <translation>Cartes pas encore vues (e&amp;xercice)</translation>
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
    <name>Several</name>
    <message numerus="yes">
        <source>%n ace(s) of spades</source>
        <translation>
            <numerusform>%n as de pique</numerusform>
            <numerusform>%n as de pique</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n king(s) of spades</source>
        <translation>
            <numerusform>%n roi de pique</numerusform>
            <numerusform>%n rois de pique</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n queen(s) of spades</source>
        <translation>
            <numerusform>%n dame de pique</numerusform>
            <numerusform>%n dames de pique</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n jack(s) of spades</source>
        <translation>
            <numerusform>%n valet de pique</numerusform>
            <numerusform>%n valets de pique</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ten(s) of spades</source>
        <translation>
            <numerusform>%n dix de pique</numerusform>
            <numerusform>%n dix de pique</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n nine(s) of spades</source>
        <translation>
            <numerusform>%n neuf de pique</numerusform>
            <numerusform>%n neuf de pique</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n eight(s) of spades</source>
        <translation>
            <numerusform>%n huit de pique</numerusform>
            <numerusform>%n huit de pique</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n seven(s) of spades</source>
        <translation>
            <numerusform>%n sept de pique</numerusform>
            <numerusform>%n sept de pique</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ace(s) of hearts</source>
        <translation>
            <numerusform>%n as de cœur</numerusform>
            <numerusform>%n as de cœur</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n king(s) of hearts</source>
        <translation>
            <numerusform>%n roi de cœur</numerusform>
            <numerusform>%n rois de cœur</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n queen(s) of hearts</source>
        <translation>
            <numerusform>%n dame de cœur</numerusform>
            <numerusform>%n dames de cœur</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n jack(s) of hearts</source>
        <translation>
            <numerusform>%n valet de cœur</numerusform>
            <numerusform>%n valets de cœur</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ten(s) of hearts</source>
        <translation>
            <numerusform>%n dix de cœur</numerusform>
            <numerusform>%n dix de cœur</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n nine(s) of hearts</source>
        <translation>
            <numerusform>%n neuf de cœur</numerusform>
            <numerusform>%n neuf de cœur</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n eight(s) of hearts</source>
        <translation>
            <numerusform>%n huit de cœur</numerusform>
            <numerusform>%n huit de cœur</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n seven(s) of hearts</source>
        <translation>
            <numerusform>%n sept de cœur</numerusform>
            <numerusform>%n sept de cœur</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ace(s) of diamonds</source>
        <translation>
            <numerusform>%n as de carreau</numerusform>
            <numerusform>%n as de carreau</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n king(s) of diamonds</source>
        <translation>
            <numerusform>%n roi de carreau</numerusform>
            <numerusform>%n rois de carreau</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n queen(s) of diamonds</source>
        <translation>
            <numerusform>%n dame de carreau</numerusform>
            <numerusform>%n dames de carreau</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n jack(s) of diamonds</source>
        <translation>
            <numerusform>%n valet de carreau</numerusform>
            <numerusform>%n valets de carreau</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ten(s) of diamonds</source>
        <translation>
            <numerusform>%n dix de carreau</numerusform>
            <numerusform>%n dix de carreau</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n nine(s) of diamonds</source>
        <translation>
            <numerusform>%n neuf de carreau</numerusform>
            <numerusform>%n neuf de carreau</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n eight(s) of diamonds</source>
        <translation>
            <numerusform>%n huit de carreau</numerusform>
            <numerusform>%n huit de carreau</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n seven(s) of diamonds</source>
        <translation>
            <numerusform>%n sept de carreau</numerusform>
            <numerusform>%n sept de carreau</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ace(s) of clubs</source>
        <translation>
            <numerusform>%n as de trèfle</numerusform>
            <numerusform>%n as de trèfle</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n king(s) of clubs</source>
        <translation>
            <numerusform>%n roi de trèfle</numerusform>
            <numerusform>%n rois de trèfle</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n queen(s) of clubs</source>
        <translation>
            <numerusform>%n dame de trèfle</numerusform>
            <numerusform>%n dames de trèfle</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n jack(s) of clubs</source>
        <translation>
            <numerusform>%n valet de trèfle</numerusform>
            <numerusform>%n valets de trèfle</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ten(s) of clubs</source>
        <translation>
            <numerusform>%n dix de trèfle</numerusform>
            <numerusform>%n dix de trèfle</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n nine(s) of clubs</source>
        <translation>
            <numerusform>%n neuf de trèfle</numerusform>
            <numerusform>%n neuf de trèfle</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n eight(s) of clubs</source>
        <translation>
            <numerusform>%n huit de trèfle</numerusform>
            <numerusform>%n huit de trèfle</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n seven(s) of clubs</source>
        <translation>
            <numerusform>%n sept de trèfle</numerusform>
            <numerusform>%n sept de trèfle</numerusform>
        </translation>
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
        <source>Rules</source>
        <translation>Règles</translation>
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
        <translation>Marquer&#xa0;: {meld}</translation>
    </message>
    <message>
        <source>Announce {meld}</source>
        <translation>Annoncer&#xa0;: {meld}</translation>
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
        <translation>Vous déclarez&#xa0;: {meld}, {points} points.</translation>
    </message>
    <message>
        <source>{name} declares {meld}: {points} points.</source>
        <translation>{name} déclare&#xa0;: {meld}, {points} points.</translation>
    </message>
    <message>
        <source>You announce {meld}, to score it later.</source>
        <translation>Vous annoncez&#xa0;: {meld}, à marquer plus tard.</translation>
    </message>
    <message>
        <source>{name} announces {meld}, to score it later.</source>
        <translation>{name} annonce&#xa0;: {meld}, à marquer plus tard.</translation>
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
        <source>You may also</source>
        <translation>Vous pouvez aussi</translation>
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
        <source>The rules of the last tricks are strict, but none of your cards breaks them here.</source>
        <translation>Les règles des derniers plis sont strictes, mais ici aucune de vos cartes ne les enfreint.</translation>
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
        <source>After the draw that follows nothing can be declared any more.</source>
        <translation>Après la pioche qui suit, on ne peut plus rien déclarer.</translation>
    </message>
    <message>
        <source>Announced already: it scores after a trick that you win.</source>
        <translation>Annonce faite&#xa0;: à marquer après un pli que vous remportez.</translation>
    </message>
    <message>
        <source>It may be announced now, to score after a later trick.</source>
        <translation>On peut l’annoncer maintenant pour marquer après un autre pli.</translation>
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
        <source>The seven of trumps may yet bring the turned card: {card}.</source>
        <translation>Le sept d’atout peut encore apporter la retourne&#xa0;: {card}.</translation>
    </message>
    <message>
        <source>The stock is out: nothing can be declared any more.</source>
        <translation>Le talon est épuisé&#xa0;: on ne peut plus rien déclarer.</translation>
    </message>
    <message>
        <source>How far the deal is</source>
        <translation>Où en est la donne</translation>
    </message>
    <message>
        <source>Brisques played: {gone} of {all}</source>
        <translation>Brisques jouées&#xa0;: {gone} sur {all}</translation>
    </message>
    <message>
        <source>Trumps played: {gone} of {all}</source>
        <translation>Atouts joués&#xa0;: {gone} sur {all}</translation>
    </message>
    <message>
        <source>Hints are off. Switch them on in the View menu.</source>
        <translation>Les conseils sont désactivés. Réactivez-les dans le menu Affichage.</translation>
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
        <source>bezique of {suit}</source>
        <translation>bésigue de {suit}</translation>
    </message>
    <message>
        <source>double bezique of {suit}</source>
        <translation>double bésigue de {suit}</translation>
    </message>
    <message>
        <source>triple bezique of {suit}</source>
        <translation>triple bésigue de {suit}</translation>
    </message>
    <message>
        <source>quadruple bezique of {suit}</source>
        <translation>quadruple bésigue de {suit}</translation>
    </message>
    <message>
        <source>Beginner</source>
        <translation>Novice</translation>
    </message>
    <message>
        <source>Casual</source>
        <translation>Tranquille</translation>
    </message>
    <message>
        <source>Steady</source>
        <translation>Solide</translation>
    </message>
    <message>
        <source>Skilled</source>
        <translation>Habile</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Virtuose</translation>
    </message>
    <message>
        <source>Strongest</source>
        <translation>Force maximale</translation>
    </message>
    <message>
        <source>Often misjudges a card, overlooks many melds and plays the last tricks by eye.</source>
        <translation>Se trompe souvent sur la valeur d’une carte, laisse passer bien des combinaisons et joue les derniers plis au jugé.</translation>
    </message>
    <message>
        <source>Misjudges a card now and then, overlooks a meld here and there, counts only the very end.</source>
        <translation>Se trompe parfois sur une carte, laisse passer une combinaison de temps à autre et ne calcule qu’à la toute fin.</translation>
    </message>
    <message>
        <source>Seldom misjudges a card or overlooks a meld, and counts the last few tricks.</source>
        <translation>Se trompe rarement sur une carte, laisse rarement passer une combinaison et calcule les tout derniers plis.</translation>
    </message>
    <message>
        <source>Weighs every card one step ahead without a slip and plays the last tricks exactly.</source>
        <translation>Pèse chaque carte un coup à l’avance, sans inattention, et joue les derniers plis sans faute.</translation>
    </message>
    <message>
        <source>Tries each choice on several ways the hidden cards may lie and plays the last tricks exactly.</source>
        <translation>Essaie chaque choix sur plusieurs répartitions possibles des cartes cachées et joue les derniers plis sans faute.</translation>
    </message>
    <message>
        <source>Tries each choice on a great many ways the hidden cards may lie: the best this program can play.</source>
        <translation>Essaie chaque choix sur un grand nombre de répartitions possibles des cartes cachées&#xa0;: ce programme ne joue pas mieux.</translation>
    </message>
    <message>
        <source>The strength of the other levels is measured against this one.</source>
        <translation>C’est à ce niveau que l’on mesure la force des autres.</translation>
    </message>
    <message>
        <source>The strength of this level has not been measured yet.</source>
        <translation>La force de ce niveau n’a pas encore été mesurée.</translation>
    </message>
    <message>
        <source>Measured in {game}: about {points} a deal behind “{level}”, give or take {interval}.</source>
        <translation>Mesuré au jeu «&#xa0;{game}&#xa0;»&#xa0;: environ {points} par donne de moins que «&#xa0;{level}&#xa0;», à {interval} près.</translation>
    </message>
    <message>
        <source>Measured in {game}: about {points} a deal ahead of “{level}”, give or take {interval}.</source>
        <translation>Mesuré au jeu «&#xa0;{game}&#xa0;»&#xa0;: environ {points} par donne de plus que «&#xa0;{level}&#xa0;», à {interval} près.</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Vous</translation>
    </message>
    <message>
        <source>The game is saved as {path}.</source>
        <translation>La partie est enregistrée sous {path}.</translation>
    </message>
    <message>
        <source>The match that lay on the table is kept ({game}): the Game menu brings it back.</source>
        <translation>La partie qui était sur la table est conservée ({game})&#xa0;: le menu Jeu permet de la reprendre.</translation>
    </message>
    <message>
        <source>The file {path} holds {games} games; the first one is on the table.</source>
        <translation>Le fichier {path} contient {games} parties&#xa0;; la première est sur la table.</translation>
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
        <source>There is no file {path}.</source>
        <translation>Il n’y a pas de fichier {path}.</translation>
    </message>
    <message>
        <source>The file {path} cannot be read.</source>
        <translation>Le fichier {path} ne peut pas être lu.</translation>
    </message>
    <message>
        <source>The file {path} cannot be read; it is kept as {kept}.</source>
        <translation>Le fichier {path} ne peut pas être lu&#xa0;; il est conservé sous {kept}.</translation>
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
        <translation>Le fichier {path} est endommagé, il n’est donc pas utilisé.</translation>
    </message>
    <message>
        <source>The file {path} is damaged; it is kept as {kept}.</source>
        <translation>Le fichier {path} est endommagé&#xa0;; il est conservé sous {kept}.</translation>
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
        <translation>Le talon est épuisé&#xa0;: il faut prendre la carte d’entame si vous le pouvez.</translation>
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
        <source>No carte blanche can be shown now.</source>
        <translation>On ne peut pas montrer de carte blanche maintenant.</translation>
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
        <source>Only one meld may be scored after each trick.</source>
        <translation>Après chaque pli, on ne marque qu’une combinaison.</translation>
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
        <source>A card of this meld has been declared in one that is worth more.</source>
        <translation>Une carte de cette combinaison a déjà servi dans une autre qui vaut plus.</translation>
    </message>
    <message>
        <source>These cards have all been in melds of this class: it takes a fresh card to score there again.</source>
        <translation>Toutes ces cartes ont déjà servi dans cette classe&#xa0;: il en faut une nouvelle pour y marquer encore.</translation>
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
        <source>A card melded once may score again in its class only in a meld that is worth at least as much.</source>
        <translation>Une carte déjà déclarée ne marque encore dans sa classe que si la combinaison vaut au moins autant.</translation>
    </message>
    <message>
        <source>A card melded once may score again, whatever the class, only in a meld worth at least as much.</source>
        <translation>Une carte déjà déclarée ne marque encore, quelle que soit la classe, que si la combinaison vaut au moins autant.</translation>
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
        <source>You hold a trump and no {suit}, so you must trump.</source>
        <translation>Vous n’avez pas de {suit} et vous avez de l’atout&#xa0;: il faut couper.</translation>
    </message>
    <message>
        <source>The same cards score twice in one class only as a marriage that makes another one whole.</source>
        <translation>Les mêmes cartes ne marquent deux fois dans une classe que par un mariage qui en complète un autre rompu.</translation>
    </message>
    <message>
        <source>The rules do not allow that now.</source>
        <translation>Les règles ne le permettent pas maintenant.</translation>
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
        <source>Make trumps</source>
        <translation>Faire l’atout</translation>
    </message>
    <message>
        <source>No card is turned: the first marriage decides.</source>
        <translation>Pas de retourne&#xa0;: le premier mariage décide.</translation>
    </message>
    <message>
        <source>In Rubicon there are no trumps until somebody scores a marriage: it counts 40, and its suit becomes trumps. In the Dutch game any number of melds may score after one trick. You hold two marriages, and five hearts that might be more.</source>
        <translation>Au Rubicon, il n’y a pas d’atout avant qu’un mariage soit marqué&#xa0;: il vaut 40, et sa couleur devient atout. Dans le jeu néerlandais, on marque autant de combinaisons qu’on veut après un pli. Vous avez deux mariages, et cinq cœurs qui pourraient être mieux que cela.</translation>
    </message>
    <message>
        <source>Make hearts trumps.</source>
        <translation>Faites de cœur l’atout.</translation>
    </message>
    <message>
        <source>Score the sequence after the same trick.</source>
        <translation>Marquez la séquence après le même pli.</translation>
    </message>
    <message>
        <source>Now clubs are trumps, and your five hearts are a plain sequence: 150 instead of 250.</source>
        <translation>Maintenant trèfle est atout, et vos cinq cœurs font une séquence ordinaire&#xa0;: 150 au lieu de 250.</translation>
    </message>
    <message>
        <source>Without trumps the five hearts are a plain sequence, 150. Marry first: then the same cards are worth 250.</source>
        <translation>Sans atout, les cinq cœurs font une séquence ordinaire, 150. Mariez d’abord&#xa0;: ensuite les mêmes cartes valent 250.</translation>
    </message>
    <message>
        <source>That card belongs to your sequence. Win the trick with the ace of spades.</source>
        <translation>Cette carte appartient à votre séquence. Remportez le pli avec l’as de pique.</translation>
    </message>
    <message>
        <source>You drew too soon: marriage and sequence may both score after one trick.</source>
        <translation>Vous avez pioché trop tôt&#xa0;: le mariage et la séquence peuvent se marquer après un seul pli.</translation>
    </message>
    <message>
        <source>You hold ace, ten, king, queen and jack of one suit: make it trumps.</source>
        <translation>Vous avez as, dix, roi, dame et valet d’une couleur&#xa0;: faites-en l’atout.</translation>
    </message>
    <message>
        <source>First king and queen of hearts, then all five.</source>
        <translation>D’abord le roi et la dame de cœur, puis les cinq.</translation>
    </message>
    <message>
        <source>290 points at one go, and your best suit is trumps.</source>
        <translation>290 points d’un coup, et votre meilleure couleur est atout.</translation>
    </message>
    <message>
        <source>Three melds from four cards</source>
        <translation>Trois combinaisons avec quatre cartes</translation>
    </message>
    <message>
        <source>40 and 40 and 500, in the right order.</source>
        <translation>40 et 40 et 500, dans le bon ordre.</translation>
    </message>
    <message>
        <source>In the Dutch game a card may score again in any meld that is worth at least as much, even after the same trick. Two queens of spades and two jacks of diamonds are two beziques, and all together a double one.</source>
        <translation>Dans le jeu néerlandais, une carte peut resservir dans toute combinaison qui vaut au moins autant, même après le même pli. Deux dames de pique et deux valets de carreau font deux bésigues, et tous ensemble un double.</translation>
    </message>
    <message>
        <source>Win a trick and score a bezique.</source>
        <translation>Remportez un pli et marquez un bésigue.</translation>
    </message>
    <message>
        <source>Score the second bezique.</source>
        <translation>Marquez le second bésigue.</translation>
    </message>
    <message>
        <source>500 points, but not all that was there: after the double bezique its cards score in no single one any more.</source>
        <translation>500 points, mais pas tout ce qu’il y avait&#xa0;: après le double bésigue, ses cartes ne marquent plus dans un simple.</translation>
    </message>
    <message>
        <source>That was one of the four. Win the trick with the ace of hearts.</source>
        <translation>C’était l’une des quatre. Remportez le pli avec l’as de cœur.</translation>
    </message>
    <message>
        <source>You drew too soon: the same cards had more to give.</source>
        <translation>Vous avez pioché trop tôt&#xa0;: les mêmes cartes avaient encore à donner.</translation>
    </message>
    <message>
        <source>These four make three melds.</source>
        <translation>Ces quatre cartes font trois combinaisons.</translation>
    </message>
    <message>
        <source>First each pair alone, then all four together.</source>
        <translation>D’abord chaque paire seule, puis les quatre ensemble.</translation>
    </message>
    <message>
        <source>580 points after one trick, and only the order made the difference.</source>
        <translation>580 points après un seul pli, et seul l’ordre a fait la différence.</translation>
    </message>
    <message>
        <source>Break it and score again</source>
        <translation>Défaire et marquer encore</translation>
    </message>
    <message>
        <source>A meld that has lost a card may be filled up.</source>
        <translation>Une combinaison qui a perdu une carte peut être complétée.</translation>
    </message>
    <message>
        <source>Your four queens have scored, 60 points, and you have drawn a fifth. As long as the four lie there, she earns nothing. But in the Dutch game a meld that has lost a card to play may be filled up, and then it scores again.</source>
        <translation>Vos quatre dames ont marqué, 60 points, et vous en avez pioché une cinquième. Tant que les quatre sont étalées, elle ne rapporte rien. Mais dans le jeu néerlandais, une combinaison qui a perdu une carte jouée peut être complétée, et alors elle marque encore.</translation>
    </message>
    <message>
        <source>Play one of the four queens that have scored.</source>
        <translation>Jouez l’une des quatre dames qui ont marqué.</translation>
    </message>
    <message>
        <source>Win a trick and score four queens again.</source>
        <translation>Remportez un pli et marquez encore quatre dames.</translation>
    </message>
    <message>
        <source>That was the fresh queen. Play one of the four, and let the fifth fill her place.</source>
        <translation>C’était la dame nouvelle. Jouez l’une des quatre, et que la cinquième prenne sa place.</translation>
    </message>
    <message>
        <source>The four queens are still complete, so the fifth has no gap to fill. Play one of them first.</source>
        <translation>Les quatre dames sont encore au complet&#xa0;: la cinquième n’a pas de place à prendre. Jouez d’abord l’une d’elles.</translation>
    </message>
    <message>
        <source>You drew, and the four queens have not scored again.</source>
        <translation>Vous avez pioché, et les quatre dames n’ont pas marqué de nouveau.</translation>
    </message>
    <message>
        <source>These four have scored. One of them must go.</source>
        <translation>Ces quatre-là ont marqué. L’une d’elles doit partir.</translation>
    </message>
    <message>
        <source>Lead the queen of clubs from the table: {name} cannot beat her.</source>
        <translation>Entamez de la dame de trèfle étalée&#xa0;: {name} ne peut pas la prendre.</translation>
    </message>
    <message>
        <source>60 points once more, and with a sixth queen it would go on. In the classic game it is barred.</source>
        <translation>60 points de plus, et avec une sixième dame on recommencerait. Dans le jeu classique, c’est interdit.</translation>
    </message>
    <message>
        <source>Carte blanche</source>
        <translation>Carte blanche</translation>
    </message>
    <message>
        <source>A hand without king, queen or jack.</source>
        <translation>Une main sans roi, ni dame, ni valet.</translation>
    </message>
    <message>
        <source>Nine cards, and no king, queen or jack among them: a carte blanche. Shown before the first card is played it scores 50. And if the next card you draw is none either, show again for another 50, until the first of them comes.</source>
        <translation>Neuf cartes, et parmi elles ni roi, ni dame, ni valet&#xa0;: une carte blanche. Montrée avant la première carte jouée, elle vaut 50. Et si la carte que vous piochez ensuite n’en est pas un non plus, montrez encore pour 50, jusqu’à ce que vienne le premier.</translation>
    </message>
    <message>
        <source>Show the carte blanche.</source>
        <translation>Montrez la carte blanche.</translation>
    </message>
    <message>
        <source>Play a trick, draw, and show again.</source>
        <translation>Jouez un pli, piochez, et montrez encore.</translation>
    </message>
    <message>
        <source>You passed. Who does not show at the first chance has no later one in this deal.</source>
        <translation>Vous avez passé. Qui ne montre pas à la première occasion n’en a plus dans cette donne.</translation>
    </message>
    <message>
        <source>The card you drew was neither king, queen nor jack: it was worth another 50.</source>
        <translation>La carte piochée n’était ni roi, ni dame, ni valet&#xa0;: elle valait encore 50.</translation>
    </message>
    <message>
        <source>Press the button beside your cards before you play.</source>
        <translation>Appuyez sur le bouton près de vos cartes avant de jouer.</translation>
    </message>
    <message>
        <source>Play any card. After the draw, show again.</source>
        <translation>Jouez n’importe quelle carte. Après la pioche, montrez encore.</translation>
    </message>
    <message>
        <source>100 points from a hand that looked like nothing. The price: {name} has seen your cards.</source>
        <translation>100 points d’une main qui semblait ne rien valoir. Le prix&#xa0;: {name} a vu vos cartes.</translation>
    </message>
    <message>
        <source>Which queen is it?</source>
        <translation>Laquelle des dames&#xa0;?</translation>
    </message>
    <message>
        <source>Here the queen of trumps makes the bezique.</source>
        <translation>Ici, c’est la dame d’atout qui fait le bésigue.</translation>
    </message>
    <message>
        <source>In this Dutch variant the bezique is the queen of trumps with the jack of the paired suit: spades go with diamonds, clubs with hearts. The first bezique makes its queen’s suit trumps, and then only that queen counts. You hold two pairs with queens of clubs, and one with the queen of diamonds.</source>
        <translation>Dans cette variante néerlandaise, le bésigue est la dame d’atout avec le valet de la couleur associée&#xa0;: pique va avec carreau, trèfle avec cœur. Le premier bésigue fait atout la couleur de sa dame, et dès lors seule cette dame compte. Vous avez deux paires avec des dames de trèfle, et une avec la dame de carreau.</translation>
    </message>
    <message>
        <source>Win a trick and make clubs trumps with a bezique.</source>
        <translation>Remportez un pli et faites de trèfle l’atout par un bésigue.</translation>
    </message>
    <message>
        <source>Score the double bezique after the same trick.</source>
        <translation>Marquez le double bésigue après le même pli.</translation>
    </message>
    <message>
        <source>Now diamonds are trumps, and your two queens of clubs make no bezique any more.</source>
        <translation>Maintenant carreau est atout, et vos deux dames de trèfle ne font plus de bésigue.</translation>
    </message>
    <message>
        <source>That was one of the four cards of your double bezique.</source>
        <translation>C’était l’une des quatre cartes de votre double bésigue.</translation>
    </message>
    <message>
        <source>You drew too soon: the double bezique may score after the same trick.</source>
        <translation>Vous avez pioché trop tôt&#xa0;: le double bésigue peut se marquer après le même pli.</translation>
    </message>
    <message>
        <source>Three pairs: two with a queen of clubs, one with a queen of diamonds.</source>
        <translation>Trois paires&#xa0;: deux avec une dame de trèfle, une avec une dame de carreau.</translation>
    </message>
    <message>
        <source>Choose the queen of whom you hold two.</source>
        <translation>Choisissez la dame que vous avez en double.</translation>
    </message>
    <message>
        <source>One choice decides the deal: take the queen of whom you hold two.</source>
        <translation>Un seul choix décide de la donne&#xa0;: prenez la dame que vous avez en double.</translation>
    </message>
    <message>
        <source>Save the rubicon</source>
        <translation>Sauver le rubicon</translation>
    </message>
    <message>
        <source>Who stays below 1000 pays dearly.</source>
        <translation>Qui reste sous 1000 le paie cher.</translation>
    </message>
    <message>
        <source>Three tricks left: you have {yours} points, {name} has {theirs}. Below {line} the points of both are counted against you; from {line} on only the difference. The last trick is worth 50. Hearts are trumps, and {name} holds the aces of hearts and spades and a seven of diamonds.</source>
        <translation>Encore trois plis&#xa0;: vous avez {yours} points, {name} en a {theirs}. Sous {line}, les points des deux comptent contre vous&#xa0;; à partir de {line}, seulement la différence. Le dernier pli vaut 50. Cœur est atout, et {name} tient l’as de cœur, l’as de pique et un sept de carreau.</translation>
    </message>
    <message>
        <source>Reach {line} points.</source>
        <translation>Atteignez {line} points.</translation>
    </message>
    <message>
        <source>Your only trump falls to the ace, and the last trick with it. You stay below the rubicon, and both scores are counted against you.</source>
        <translation>Votre seul atout tombe sous l’as, et le dernier pli avec lui. Vous restez sous le rubicon, et les points des deux comptent contre vous.</translation>
    </message>
    <message>
        <source>You need 50 more: only the last trick brings them.</source>
        <translation>Il vous manque 50&#xa0;: seul le dernier pli les donne.</translation>
    </message>
    <message>
        <source>{name} has no clubs. Lead one, and the ace of trumps has to fall on it.</source>
        <translation>{name} n’a plus de trèfle. Entamez-en un, et l’as d’atout doit tomber dessus.</translation>
    </message>
    <message>
        <source>The rubicon is saved: the game is lost, but it costs you only {value} points.</source>
        <translation>Le rubicon est sauvé&#xa0;: la partie est perdue, mais elle ne vous coûte que {value} points.</translation>
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
        <source>First steps</source>
        <translation>Premiers pas</translation>
    </message>
    <message>
        <source>Melds</source>
        <translation>Combinaisons</translation>
    </message>
    <message>
        <source>The craft</source>
        <translation>L’art du jeu</translation>
    </message>
    <message>
        <source>Rubicon</source>
        <translation>Rubicon</translation>
    </message>
    <message>
        <source>Lesson {number} of {lessons} · {game}</source>
        <translation>Leçon {number} sur {lessons} · {game}</translation>
    </message>
    <message>
        <source>Lesson {number}: {title}</source>
        <translation>Leçon {number}&#xa0;: {title}</translation>
    </message>
    <message>
        <source>{lesson} – Bezique Qt</source>
        <translation>{lesson} – Bezique Qt</translation>
    </message>
    <message>
        <source>{done} of {lessons} learnt</source>
        <translation>{done} sur {lessons} apprises</translation>
    </message>
    <message>
        <source>learnt</source>
        <translation>apprise</translation>
    </message>
    <message>
        <source>Reached: {goal}</source>
        <translation>Atteint&#xa0;: {goal}</translation>
    </message>
    <message>
        <source>Well done</source>
        <translation>Bien joué</translation>
    </message>
    <message>
        <source>Not quite</source>
        <translation>Pas tout à fait</translation>
    </message>
    <message>
        <source>You have learnt all the lessons. Now play!</source>
        <translation>Vous avez appris toutes les leçons. À vous de jouer&#xa0;!</translation>
    </message>
    <message>
        <source>The cards to use now are lifted on the table.</source>
        <translation>Les cartes à employer maintenant sont soulevées sur la table.</translation>
    </message>
    <message>
        <source>This lesson is over: play it again, or choose another.</source>
        <translation>Cette leçon est finie&#xa0;: rejouez-la, ou choisissez-en une autre.</translation>
    </message>
    <message>
        <source>Your own game waits meanwhile, just as it is.</source>
        <translation>Votre partie attend pendant ce temps, telle qu’elle est.</translation>
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
        <source>{name} is thinking.</source>
        <translation>{name} réfléchit.</translation>
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
        <translation>Source&#xa0;: une règle en portugais, «&#xa0;Besigue&#xa0;», en 1&#x202f;000 ou 1&#x202f;500 points.</translation>
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
        <translation>Source&#xa0;: une description française, «&#xa0;Le bésigue&#xa0;»&#xa0;; le premier à 1&#x202f;000 gagne aussitôt.</translation>
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
        <source>{game}, deal {deal} · practice</source>
        <translation>{game}, donne {deal} · exercice</translation>
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
        <source>Welcome! The cards are dealt: play at once, or choose another of the eight games. New to Bezique? Start with the lessons.</source>
        <translation>Bienvenue&#xa0;! Les cartes sont distribuées&#xa0;: jouez tout de suite, ou choisissez un autre des huit jeux. Le bésigue est nouveau pour vous&#xa0;? Commencez par les leçons.</translation>
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
        <source>Show your carte blanche, or pass</source>
        <translation>Montrez la carte blanche, ou passez</translation>
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
        <source>Claim the 7</source>
        <translation>Déclarer le 7</translation>
    </message>
    <message>
        <source>Exchange the 7</source>
        <translation>Échanger le 7</translation>
    </message>
    <message>
        <source>Announce: {meld}</source>
        <translation>Annoncer – {meld}</translation>
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
        <source>{name}, {points} points</source>
        <translation>{name}, {points} points</translation>
    </message>
    <message>
        <source>{times} × {meld}</source>
        <translation>{times} × {meld}</translation>
    </message>
    <message>
        <source>{meld}, announced</source>
        <translation>{meld}, à marquer</translation>
    </message>
    <message>
        <source>{card}: chosen for a meld</source>
        <translation>{card}&#xa0;: choisie pour une combinaison</translation>
    </message>
    <message>
        <source>{card}: no longer chosen</source>
        <translation>{card}&#xa0;: n’est plus choisie</translation>
    </message>
    <message>
        <source>Melds are declared after winning a trick, and none has been played yet.</source>
        <translation>On déclare après avoir remporté un pli, et aucun n’a encore été joué.</translation>
    </message>
    <message>
        <source>Your opponent won the last trick, and only the winner of a trick may declare.</source>
        <translation>L’adversaire a remporté le dernier pli, et seul celui qui remporte un pli peut déclarer.</translation>
    </message>
    <message>
        <source>A meld is declared after winning a trick, before the draw: both have drawn since.</source>
        <translation>On déclare après avoir remporté un pli, avant de piocher&#xa0;: la pioche est faite.</translation>
    </message>
    <message>
        <source>A carte blanche is shown before the first lead, and after a draw only by a player who has shown it at every chance so far.</source>
        <translation>La carte blanche se montre avant la première entame&#xa0;; après une pioche, seul le peut le joueur qui l’a montrée à chaque occasion jusque-là.</translation>
    </message>
    <message>
        <source>In this game a carte blanche scores nothing.</source>
        <translation>Dans ce jeu, la carte blanche ne rapporte rien.</translation>
    </message>
    <message>
        <source>A carte blanche holds no king, queen or jack; you hold {cards}.</source>
        <translation>Une carte blanche ne compte ni roi, ni dame, ni valet&#xa0;; vous avez {cards}.</translation>
    </message>
    <message>
        <source>Only the seven of trumps is the dix, here {card}.</source>
        <translation>Seul le sept d’atout est le dix&#xa0;: ici {card}.</translation>
    </message>
    <message>
        <source>{card} is not in your hand.</source>
        <translation>{card} n’est pas dans votre main.</translation>
    </message>
    <message>
        <source>Choose the cards of the meld first.</source>
        <translation>Choisissez d’abord les cartes de la combinaison.</translation>
    </message>
    <message>
        <source>A marriage is a king and a queen of one suit.</source>
        <translation>Un mariage, c’est un roi et une dame de la même couleur.</translation>
    </message>
    <message>
        <source>A sequence is of trumps, and no trumps are fixed yet.</source>
        <translation>Une séquence se fait en atout, et l’atout n’est pas encore fixé.</translation>
    </message>
    <message>
        <source>In this game only trumps make a sequence.</source>
        <translation>Dans ce jeu, seul l’atout fait une séquence.</translation>
    </message>
    <message>
        <source>A bezique is a queen with the jack of the suit that is paired with hers.</source>
        <translation>Un bésigue est une dame avec le valet de la couleur associée à la sienne.</translation>
    </message>
    <message>
        <source>In this game four tens score nothing.</source>
        <translation>Dans ce jeu, quatre dix ne rapportent rien.</translation>
    </message>
    <message>
        <source>These cards make no meld.</source>
        <translation>Ces cartes ne forment aucune combinaison.</translation>
    </message>
    <message>
        <source>A bezique is {queen} with {jack}.</source>
        <translation>Un bésigue, c’est {queen} avec {jack}.</translation>
    </message>
    <message>
        <source>{meld} takes no other cards than {cards}.</source>
        <translation>{meld}&#xa0;: il n’y entre pas d’autre carte que {cards}.</translation>
    </message>
    <message>
        <source>{card} makes no meld with the rest of your hand.</source>
        <translation>{card} ne forme aucune combinaison avec le reste de votre main.</translation>
    </message>
    <message>
        <source>{meld}: choose all four.</source>
        <translation>{meld}&#xa0;: choisissez les quatre.</translation>
    </message>
    <message>
        <source>{meld}: choose all its cards, {cards}.</source>
        <translation>{meld}&#xa0;: choisissez toutes ses cartes, {cards}.</translation>
    </message>
    <message>
        <source>{meld}: you hold {count} of the four.</source>
        <translation>{meld}&#xa0;: vous en avez {count}.</translation>
    </message>
    <message>
        <source>{meld}: you still need {cards}.</source>
        <translation>{meld}&#xa0;: il vous manque encore {cards}.</translation>
    </message>
    <message>
        <source>After trick {trick} you scored {points} points with {cards}: {meld}.</source>
        <translation>Après le pli {trick}, vous avez marqué {points} points avec {cards}&#xa0;: {meld}.</translation>
    </message>
    <message>
        <source>After trick {trick} you announced a meld of {points} points with {cards}, and lost it: {meld}.</source>
        <translation>Après le pli {trick}, vous avez annoncé avec {cards} une combinaison de {points} points, perdue depuis&#xa0;: {meld}.</translation>
    </message>
    <message>
        <source>After trick {trick} you announced a meld of {points} points with {cards}: {meld}.</source>
        <translation>Après le pli {trick}, vous avez annoncé avec {cards} une combinaison de {points} points&#xa0;: {meld}.</translation>
    </message>
    <message>
        <source>Other cards of your hand will do: {cards}.</source>
        <translation>D’autres cartes de votre main conviennent&#xa0;: {cards}.</translation>
    </message>
    <message>
        <source>Another copy in your hand will do: {cards}.</source>
        <translation>Un autre exemplaire de votre main convient&#xa0;: {cards}.</translation>
    </message>
    <message>
        <source>Another card of your hand will do: {cards}.</source>
        <translation>Une autre carte de votre main convient&#xa0;: {cards}.</translation>
    </message>
    <message>
        <source>It may score once you have played {cards}.</source>
        <translation>Elle pourra marquer dès que vous aurez joué {cards}.</translation>
    </message>
    <message>
        <source>The fresh cards that it takes can no longer come in time.</source>
        <translation>Les cartes nouvelles qu’il faudrait ne peuvent plus venir à temps.</translation>
    </message>
    <message>
        <source>It takes a fresh card, one of these: {cards} ({unseen}).</source>
        <translation>Il faut une carte nouvelle, l’une de celles-ci&#xa0;: {cards} ({unseen}).</translation>
    </message>
    <message>
        <source>It takes a fresh card: {cards} ({unseen}).</source>
        <translation>Il faut une carte nouvelle&#xa0;: {cards} ({unseen}).</translation>
    </message>
    <message>
        <source>It takes fresh cards: {cards} ({unseen}).</source>
        <translation>Il faut des cartes nouvelles&#xa0;: {cards} ({unseen}).</translation>
    </message>
    <message>
        <source>The Game menu deals the cards again.</source>
        <translation>Le menu Jeu permet de redonner les cartes.</translation>
    </message>
    <message>
        <source>Win a trick while cards can be drawn, and it may score {points} points: {meld}.</source>
        <translation>Remportez un pli tant qu’on pioche, et vous pourrez marquer {points} points&#xa0;: {meld}.</translation>
    </message>
    <message>
        <source>You may play {cards}.</source>
        <translation>Vous pouvez jouer {cards}.</translation>
    </message>
    <message>
        <source>Allowed now: {actions}.</source>
        <translation>Permis à présent&#xa0;: {actions}.</translation>
    </message>
    <message>
        <source>{several} or {last}</source>
        <translation>{several} ou {last}</translation>
    </message>
    <message>
        <source>§ Rule book: {heading}</source>
        <translation>§ Livret des règles&#xa0;: {heading}</translation>
    </message>
    <message>
        <source>Cards still out</source>
        <translation>Cartes pas encore vues</translation>
    </message>
    <message>
        <source>{card}: {unseen}</source>
        <translation>{card}&#xa0;: {unseen}</translation>
    </message>
    <message>
        <source>{card}: {unseen}, and {name} holds {count}</source>
        <translation>{card}&#xa0;: {unseen}, et {name} en a {count}</translation>
    </message>
    <message>
        <source>{unseen}, all held by {name}</source>
        <translation>{unseen}, toutes chez {name}</translation>
    </message>
    <message>
        <source>{unseen}: {stock} in the stock, {hand} held by {name}</source>
        <translation>{unseen}&#xa0;: {stock} au talon, {hand} chez {name}</translation>
    </message>
    <message>
        <source>seen: {name} holds it</source>
        <translation>vue&#xa0;: {name} l’a en main</translation>
    </message>
    <message>
        <source>practice</source>
        <translation>exercice</translation>
    </message>
    <message>
        <source>A match in which this is shown counts as practice.</source>
        <translation>Une partie où ceci est montré compte comme exercice.</translation>
    </message>
    <message>
        <source>Practice: the cards still out were shown.</source>
        <translation>Exercice&#xa0;: les cartes pas encore vues étaient montrées.</translation>
    </message>
    <message>
        <source>What to throw away</source>
        <translation>Que défausser</translation>
    </message>
    <message>
        <source>Some cards have a future, others have none.</source>
        <translation>Certaines cartes ont un avenir, d’autres non.</translation>
    </message>
    <message>
        <source>Your bezique has scored. {name} leads the ace of spades, and nothing in your hand beats it. Which card can you spare? The bezique may still become a double one, king and queen of diamonds are a marriage that has not scored, and a ten given away is 10 points for {name}.</source>
        <translation>Votre bésigue a marqué. {name} entame de l’as de pique, et rien dans votre main ne le prend. De quelle carte se passer&#xa0;? Le bésigue peut encore devenir double, roi et dame de carreau sont un mariage qui n’a pas marqué, et un dix donné fait 10 points pour {name}.</translation>
    </message>
    <message>
        <source>Give the trick a card that has no future.</source>
        <translation>Donnez au pli une carte sans avenir.</translation>
    </message>
    <message>
        <source>You have broken the bezique. With a second pair it would have been a double bezique, 500 points: keep such a chance as long as you can.</source>
        <translation>Vous avez défait le bésigue. Avec une seconde paire, c’était un double bésigue, 500 points&#xa0;: gardez une telle chance tant que vous le pouvez.</translation>
    </message>
    <message>
        <source>You have broken the marriage of diamonds: 20 points that only waited for a trick.</source>
        <translation>Vous avez défait le mariage de carreau&#xa0;: 20 points qui n’attendaient qu’un pli.</translation>
    </message>
    <message>
        <source>You have given a ten away. Every ace and ten counts 10 points for whoever wins it.</source>
        <translation>Vous avez donné un dix. Chaque as et chaque dix compte 10 points pour qui le remporte.</translation>
    </message>
    <message>
        <source>These five are worth keeping.</source>
        <translation>Ces cinq cartes valent d’être gardées.</translation>
    </message>
    <message>
        <source>Plain sevens, eights and nines make no meld.</source>
        <translation>Les sept, huit et neuf hors atout ne font aucune combinaison.</translation>
    </message>
    <message>
        <source>Well thrown away. Plain sevens, eights and nines are the small change of this game.</source>
        <translation>Bien défaussé. Les sept, huit et neuf hors atout sont la petite monnaie de ce jeu.</translation>
    </message>
    <message>
        <source>Let the forty go</source>
        <translation>Laisser filer les quarante</translation>
    </message>
    <message>
        <source>In the Portuguese game a bezique does not grow.</source>
        <translation>Dans le jeu portugais, un bésigue ne s’agrandit pas.</translation>
    </message>
    <message>
        <source>You hold both queens of spades and one jack of diamonds. After a trick you could score a bezique, 40. But in this game a bezique that has scored grows no further: a double bezique, 500, is laid all at once. And nobody has seen the second jack yet.</source>
        <translation>Vous avez les deux dames de pique et un valet de carreau. Après un pli, vous pourriez marquer un bésigue, 40. Mais dans ce jeu, un bésigue marqué ne s’agrandit plus&#xa0;: le double bésigue, 500, se déclare d’un coup. Et personne n’a encore vu le second valet.</translation>
    </message>
    <message>
        <source>Win a trick, and draw without declaring.</source>
        <translation>Remportez un pli, et piochez sans déclarer.</translation>
    </message>
    <message>
        <source>Win another, and score the double bezique.</source>
        <translation>Remportez-en un autre, et marquez le double bésigue.</translation>
    </message>
    <message>
        <source>40 points now, and the 500 are gone: here the single bezique never becomes a double one.</source>
        <translation>40 points maintenant, et les 500 sont perdus&#xa0;: ici, le bésigue simple ne devient jamais double.</translation>
    </message>
    <message>
        <source>Without that card there is no double bezique.</source>
        <translation>Sans cette carte, pas de double bésigue.</translation>
    </message>
    <message>
        <source>All four cards are there: this was the moment, and you let it pass.</source>
        <translation>Les quatre cartes sont là&#xa0;: c’était le moment, et vous l’avez laissé passer.</translation>
    </message>
    <message>
        <source>These three score 40 now, or wait for a fourth.</source>
        <translation>Ces trois cartes marquent 40 maintenant, ou en attendent une quatrième.</translation>
    </message>
    <message>
        <source>The missing jack comes to you a little less than half of the time. But 500 is more than twelve times 40.</source>
        <translation>Le valet qui manque vous vient un peu moins d’une fois sur deux. Mais 500, c’est plus de douze fois 40.</translation>
    </message>
    <message>
        <source>Lead the king of hearts next.</source>
        <translation>Entamez ensuite du roi de cœur.</translation>
    </message>
    <message>
        <source>500 instead of 40. It was a wager, and a good one. In the classic game you could have had both.</source>
        <translation>500 au lieu de 40. C’était un pari, et un bon. Dans le jeu classique, vous auriez pu marquer les deux.</translation>
    </message>
    <message>
        <source>Aces and tens</source>
        <translation>As et dix</translation>
    </message>
    <message>
        <source>Each one in your tricks is worth 10 points.</source>
        <translation>Chacun d’eux dans vos plis vaut 10 points.</translation>
    </message>
    <message>
        <source>An ace or a ten in the tricks you win is a brisque, 10 points. In the Portuguese game the ten stands low, between the jack and the nine: easily caught and easily lost. {name} leads the king of spades, and after it a ten.</source>
        <translation>Un as ou un dix dans vos plis est une brisque, 10 points. Dans le jeu portugais, le dix est bas, entre le valet et le neuf&#xa0;: vite pris et vite perdu. {name} entame du roi de pique, puis d’un dix.</translation>
    </message>
    <message>
        <source>Lose the king’s trick without giving a brisque away.</source>
        <translation>Perdez le pli du roi sans donner de brisque.</translation>
    </message>
    <message>
        <source>Then catch the ten of diamonds.</source>
        <translation>Puis prenez le dix de carreau.</translation>
    </message>
    <message>
        <source>That card counts 10 points for {name} now. On a trick that you cannot win, throw neither ace nor ten.</source>
        <translation>Cette carte compte maintenant 10 points pour {name}. Sur un pli perdu, ne jetez ni as ni dix.</translation>
    </message>
    <message>
        <source>The ten counts for {name}. Here the jack of diamonds beats it, and so does the ace.</source>
        <translation>Le dix compte pour {name}. Ici, le valet de carreau le prend, et l’as aussi.</translation>
    </message>
    <message>
        <source>Nothing of yours beats the king of spades: give it a small card.</source>
        <translation>Rien chez vous ne prend le roi de pique&#xa0;: donnez-lui une petite carte.</translation>
    </message>
    <message>
        <source>Jack or ace of diamonds takes the ten.</source>
        <translation>Le valet ou l’as de carreau prend le dix.</translation>
    </message>
    <message>
        <source>A ten for you, none for {name}. A deal has 16 brisques: 160 points, as much as four beziques.</source>
        <translation>Un dix pour vous, aucun pour {name}. Une donne compte 16 brisques&#xa0;: 160 points, autant que quatre bésigues.</translation>
    </message>
    <message>
        <source>The last tricks</source>
        <translation>Les derniers plis</translation>
    </message>
    <message>
        <source>Follow, beat, trump: now there are duties.</source>
        <translation>Fournir, prendre, couper&#xa0;: désormais il y a des obligations.</translation>
    </message>
    <message>
        <source>The stock is out. Now you must follow suit, and beat the card led if you can; without the suit you must trump. Hearts are trumps. After the jack of clubs {name} has a ten of diamonds, the king and the nine of hearts: whoever has counted knows. The last trick is worth 10 points.</source>
        <translation>Le talon est épuisé. Il faut maintenant fournir, et prendre si vous le pouvez&#xa0;; sans la couleur, il faut couper. Cœur est atout. Après le valet de trèfle, {name} a un dix de carreau, le roi et le neuf de cœur&#xa0;: qui a compté le sait. Le dernier pli vaut 10 points.</translation>
    </message>
    <message>
        <source>Do your duty. Try another card first: the table says why it may not be played.</source>
        <translation>Faites votre devoir. Essayez d’abord une autre carte&#xa0;: la table dit pourquoi c’est interdit.</translation>
    </message>
    <message>
        <source>Win the last trick.</source>
        <translation>Remportez le dernier pli.</translation>
    </message>
    <message>
        <source>The ace trumped a ten, and the king took the last trick from the seven. The seven would have been enough for the ten.</source>
        <translation>L’as a coupé un dix, et le roi a pris le dernier pli au sept. Pour le dix, le sept suffisait.</translation>
    </message>
    <message>
        <source>The last trick is {name}’s. After your queen there are two trumps against you: make one of them fall on the eight of clubs, and keep the ace for the other.</source>
        <translation>Le dernier pli est à {name}. Après votre dame, il y a deux atouts contre vous&#xa0;: faites-en tomber un sur le huit de trèfle, et gardez l’as pour l’autre.</translation>
    </message>
    <message>
        <source>You have clubs, and the queen beats the jack: no other card will do.</source>
        <translation>Vous avez du trèfle, et la dame prend le valet&#xa0;: aucune autre carte ne convient.</translation>
    </message>
    <message>
        <source>Then lead the eight of clubs: {name} has no club left and must spend a trump.</source>
        <translation>Puis entamez du huit de trèfle&#xa0;: {name} n’a plus de trèfle et doit y laisser un atout.</translation>
    </message>
    <message>
        <source>Trump the ten with the seven, and keep the ace for the king.</source>
        <translation>Coupez le dix du sept, et gardez l’as pour le roi.</translation>
    </message>
    <message>
        <source>The duties bind {name} too: without clubs, your small eight has cost a trump.</source>
        <translation>Les obligations lient aussi {name}&#xa0;: sans trèfle, votre petit huit a coûté un atout.</translation>
    </message>
    <message>
        <source>Take a trick</source>
        <translation>Remporter un pli</translation>
    </message>
    <message>
        <source>The ten beats the king.</source>
        <translation>Le dix prend le roi.</translation>
    </message>
    <message>
        <source>{name} leads the king of hearts. While there are cards to draw you need not follow suit: play what you like. The highest card of the suit led wins, or the highest trump. And mind the order: ace, ten, king, queen, jack, nine, eight, seven.</source>
        <translation>{name} entame du roi de cœur. Tant qu’il reste des cartes à piocher, on n’est pas tenu de fournir&#xa0;: jouez ce que vous voulez. La plus forte carte de la couleur demandée l’emporte, ou le plus fort atout. Et attention à l’ordre&#xa0;: as, dix, roi, dame, valet, neuf, huit, sept.</translation>
    </message>
    <message>
        <source>Win the trick without spending your trump.</source>
        <translation>Remportez le pli sans dépenser votre atout.</translation>
    </message>
    <message>
        <source>That heart is lower than the king. Only the ace and the ten stand above it.</source>
        <translation>Ce cœur est plus faible que le roi. Seuls l’as et le dix sont au-dessus.</translation>
    </message>
    <message>
        <source>It wins, for any trump beats any plain card. But the ten of hearts would have done it too, and your trump is gone.</source>
        <translation>Il l’emporte, car tout atout prend toute autre carte. Mais le dix de cœur y suffisait, et votre atout est parti.</translation>
    </message>
    <message>
        <source>However high, a card of another suit does not win the trick unless it is a trump. It takes a higher heart.</source>
        <translation>Si forte qu’elle soit, une carte d’une autre couleur ne remporte pas le pli, sauf un atout. Il faut un cœur plus fort.</translation>
    </message>
    <message>
        <source>Look at your hearts: which one is higher than the king?</source>
        <translation>Regardez vos cœurs&#xa0;: lequel est plus fort que le roi&#xa0;?</translation>
    </message>
    <message>
        <source>The ten of hearts: only the ace stands above it.</source>
        <translation>Le dix de cœur&#xa0;: seul l’as est au-dessus.</translation>
    </message>
    <message>
        <source>The ten comes right after the ace. And an ace or ten in your tricks, a brisque, is worth 10 points besides.</source>
        <translation>Le dix vient juste après l’as. Et un as ou un dix dans vos plis, une brisque, vaut en plus 10 points.</translation>
    </message>
    <message>
        <source>What tricks are for</source>
        <translation>À quoi servent les plis</translation>
    </message>
    <message>
        <source>Who wins a trick may declare.</source>
        <translation>Qui remporte le pli peut déclarer.</translation>
    </message>
    <message>
        <source>Most points lie in melds: certain cards together in one hand. A king and queen of one suit are a marriage, 20 points. But only the winner of a trick may declare, before the cards are drawn.</source>
        <translation>La plupart des points sont dans les combinaisons&#xa0;: certaines cartes réunies dans une main. Le roi et la dame d’une couleur font un mariage, 20 points. Mais seul le gagnant du pli peut déclarer, avant de piocher.</translation>
    </message>
    <message>
        <source>Win a trick.</source>
        <translation>Remportez un pli.</translation>
    </message>
    <message>
        <source>Declare the marriage of clubs.</source>
        <translation>Déclarez le mariage de trèfle.</translation>
    </message>
    <message>
        <source>That was half of your marriage, and the other half alone is worth nothing. Win the trick with a card that you can spare.</source>
        <translation>C’était la moitié de votre mariage, et l’autre moitié seule ne vaut rien. Remportez le pli avec une carte dont vous pouvez vous passer.</translation>
    </message>
    <message>
        <source>You drew without declaring, and 20 points were left lying. Press the button with the marriage before you draw.</source>
        <translation>Vous avez pioché sans déclarer, et 20 points sont restés là. Appuyez sur le bouton du mariage avant de piocher.</translation>
    </message>
    <message>
        <source>Lead the ace of spades: only a trump could beat it.</source>
        <translation>Entamez de l’as de pique&#xa0;: seul un atout pourrait le prendre.</translation>
    </message>
    <message>
        <source>After the trick a button with the marriage lies beside your cards. Press it.</source>
        <translation>Après le pli, un bouton avec le mariage se trouve près de vos cartes. Appuyez dessus.</translation>
    </message>
    <message>
        <source>20 points, and both cards stay yours: they lie open before you, and you may play them when you like.</source>
        <translation>20 points, et les deux cartes restent à vous&#xa0;: elles sont étalées devant vous, et vous pouvez les jouer quand vous voulez.</translation>
    </message>
    <message>
        <source>One meld a trick</source>
        <translation>Une combinaison par pli</translation>
    </message>
    <message>
        <source>King and queen of trumps are worth twice as much.</source>
        <translation>Roi et dame d’atout valent le double.</translation>
    </message>
    <message>
        <source>Hearts are trumps. King and queen of trumps are a royal marriage, 40 points; any other marriage is 20. You hold one of each. But one trick won scores one meld: the other waits for your next trick.</source>
        <translation>Cœur est atout. Roi et dame d’atout font un mariage royal, 40 points&#xa0;; tout autre mariage en vaut 20. Vous avez l’un et l’autre. Mais un pli remporté marque une seule combinaison&#xa0;: l’autre attend votre prochain pli.</translation>
    </message>
    <message>
        <source>Win a trick, and score the royal marriage of hearts.</source>
        <translation>Remportez un pli, et marquez le mariage royal de cœur.</translation>
    </message>
    <message>
        <source>Draw, win another trick, and score the marriage of clubs.</source>
        <translation>Piochez, remportez un autre pli, et marquez le mariage de trèfle.</translation>
    </message>
    <message>
        <source>That was half of your royal marriage, before it had scored its 40 points.</source>
        <translation>C’était la moitié de votre mariage royal, avant qu’il ait marqué ses 40 points.</translation>
    </message>
    <message>
        <source>That was half of your marriage of clubs, before it had scored its 20 points.</source>
        <translation>C’était la moitié de votre mariage de trèfle, avant qu’il ait marqué ses 20 points.</translation>
    </message>
    <message>
        <source>You won a trick and scored nothing for it. Score one meld after each trick, then draw.</source>
        <translation>Vous avez remporté un pli sans rien marquer. Marquez une combinaison après chaque pli, puis piochez.</translation>
    </message>
    <message>
        <source>Either may come first. The dearer one first is safer.</source>
        <translation>L’un ou l’autre peut venir d’abord. Le plus cher d’abord, c’est plus sûr.</translation>
    </message>
    <message>
        <source>Ace and ten of spades win tricks and break no marriage.</source>
        <translation>L’as et le dix de pique font des plis et ne défont aucun mariage.</translation>
    </message>
    <message>
        <source>60 points with two tricks. That is the rhythm of the game: win a trick, score a meld, draw a card.</source>
        <translation>60 points avec deux plis. C’est le rythme du jeu&#xa0;: remporter un pli, marquer une combinaison, piocher une carte.</translation>
    </message>
    <message>
        <source>The seven of trumps</source>
        <translation>Le sept d’atout</translation>
    </message>
    <message>
        <source>The lowest trump buys the turned card.</source>
        <translation>Le plus petit atout achète la retourne.</translation>
    </message>
    <message>
        <source>The turned card beside the stock makes trumps, and here it is the ace of hearts. Whoever holds the seven of trumps, the dix, may show it for 10 points after a trick that he has won, and exchange it for the turned card. A meld may score after the same trick.</source>
        <translation>La retourne à côté du talon fait l’atout, et c’est ici l’as de cœur. Qui tient le sept d’atout, le dix, peut le montrer pour 10 points après un pli remporté, et l’échanger contre la retourne. Une combinaison peut se marquer après le même pli.</translation>
    </message>
    <message>
        <source>Exchange the seven of hearts for the ace.</source>
        <translation>Échangez le sept de cœur contre l’as.</translation>
    </message>
    <message>
        <source>Score the marriage of clubs after the same trick.</source>
        <translation>Marquez le mariage de trèfle après le même pli.</translation>
    </message>
    <message>
        <source>The seven of trumps is played, and with it 10 points and the ace are gone.</source>
        <translation>Le sept d’atout est joué, et avec lui 10 points et l’as sont perdus.</translation>
    </message>
    <message>
        <source>That was half of your marriage of clubs.</source>
        <translation>C’était la moitié de votre mariage de trèfle.</translation>
    </message>
    <message>
        <source>10 points, but the ace stays where it is. Drag the seven onto the turned card, or press the button that says exchange.</source>
        <translation>10 points, mais l’as reste où il est. Faites glisser le sept sur la retourne, ou appuyez sur le bouton d’échange.</translation>
    </message>
    <message>
        <source>You drew too soon: the exchange and the marriage both go with one trick.</source>
        <translation>Vous avez pioché trop tôt&#xa0;: l’échange et le mariage vont avec un même pli.</translation>
    </message>
    <message>
        <source>Lead the ace of spades to win a trick.</source>
        <translation>Entamez de l’as de pique pour remporter un pli.</translation>
    </message>
    <message>
        <source>Drag the seven of hearts onto the turned card.</source>
        <translation>Faites glisser le sept de cœur sur la retourne.</translation>
    </message>
    <message>
        <source>Then press the button with the marriage, before you draw.</source>
        <translation>Puis appuyez sur le bouton du mariage, avant de piocher.</translation>
    </message>
    <message>
        <source>10 for the seven, 20 for the marriage, and the ace of trumps in your hand. In the French game you need not even win a trick first.</source>
        <translation>10 pour le sept, 20 pour le mariage, et l’as d’atout en main. Dans le jeu français, il n’est même pas besoin de remporter d’abord un pli.</translation>
    </message>
    <message>
        <source>The bezique</source>
        <translation>Le bésigue</translation>
    </message>
    <message>
        <source>A queen and a jack give the game its name.</source>
        <translation>Une dame et un valet donnent son nom au jeu.</translation>
    </message>
    <message>
        <source>The queen of spades and the jack of diamonds together are a bezique, 40 points. They look like two poor cards, and that is the danger. {name} leads the queen of hearts.</source>
        <translation>La dame de pique et le valet de carreau ensemble font un bésigue, 40 points. On dirait deux cartes faibles, et c’est là le danger. {name} entame de la dame de cœur.</translation>
    </message>
    <message>
        <source>Win the trick, and keep the two.</source>
        <translation>Remportez le pli, et gardez les deux.</translation>
    </message>
    <message>
        <source>Score the bezique.</source>
        <translation>Marquez le bésigue.</translation>
    </message>
    <message>
        <source>There goes half of the bezique. Learn to see these two at a glance: queen of spades, jack of diamonds.</source>
        <translation>Voilà la moitié du bésigue partie. Apprenez à voir ces deux-là d’un coup d’œil&#xa0;: dame de pique, valet de carreau.</translation>
    </message>
    <message>
        <source>You drew without declaring: the bezique has not scored.</source>
        <translation>Vous avez pioché sans déclarer&#xa0;: le bésigue n’a pas marqué.</translation>
    </message>
    <message>
        <source>These two are the bezique. Play neither of them.</source>
        <translation>Ces deux-là sont le bésigue. Ne jouez ni l’une ni l’autre.</translation>
    </message>
    <message>
        <source>The king of hearts beats the queen.</source>
        <translation>Le roi de cœur prend la dame.</translation>
    </message>
    <message>
        <source>40 points. Keep both cards as long as you can: with a second pair they make a double bezique, and that is worth 500.</source>
        <translation>40 points. Gardez les deux cartes tant que vous le pouvez&#xa0;: avec une seconde paire, elles font un double bésigue, et il vaut 500.</translation>
    </message>
    <message>
        <source>The double bezique</source>
        <translation>Le double bésigue</translation>
    </message>
    <message>
        <source>Both pairs together: 500 points.</source>
        <translation>Les deux paires ensemble&#xa0;: 500 points.</translation>
    </message>
    <message>
        <source>Your bezique has scored, and both its cards are still yours. Now you hold the second queen of spades and the second jack of diamonds as well. {name} leads the nine of hearts.</source>
        <translation>Votre bésigue a marqué, et ses deux cartes sont toujours à vous. Vous avez maintenant aussi la seconde dame de pique et le second valet de carreau. {name} entame du neuf de cœur.</translation>
    </message>
    <message>
        <source>Win the trick.</source>
        <translation>Remportez le pli.</translation>
    </message>
    <message>
        <source>Score the double bezique.</source>
        <translation>Marquez le double bésigue.</translation>
    </message>
    <message>
        <source>A double bezique needs all four cards in your hand at once. One of them is gone.</source>
        <translation>Un double bésigue demande les quatre cartes en main à la fois. L’une d’elles est partie.</translation>
    </message>
    <message>
        <source>40 points, and 500 lost: two pairs that have both scored make no double bezique any more. One of its cards at least must be fresh.</source>
        <translation>40 points, et 500 de perdus&#xa0;: deux paires qui ont marqué toutes deux ne font plus de double bésigue. L’une des cartes au moins doit être nouvelle.</translation>
    </message>
    <message>
        <source>You drew with 500 points in your hand. Who knows whether you win another trick?</source>
        <translation>Vous avez pioché avec 500 points en main. Qui sait si vous ferez encore un pli&#xa0;?</translation>
    </message>
    <message>
        <source>The ten of hearts beats the nine.</source>
        <translation>Le dix de cœur prend le neuf.</translation>
    </message>
    <message>
        <source>Choose the double bezique, not another single one.</source>
        <translation>Choisissez le double bésigue, pas un autre simple.</translation>
    </message>
    <message>
        <source>500 points, the greatest meld with two packs. That is why one holds on to the first pair.</source>
        <translation>500 points, la plus forte combinaison à deux jeux. Voilà pourquoi on garde la première paire.</translation>
    </message>
    <message>
        <source>A card serves twice</source>
        <translation>Une carte sert deux fois</translation>
    </message>
    <message>
        <source>A married king still counts among four kings.</source>
        <translation>Un roi marié compte encore parmi quatre rois.</translation>
    </message>
    <message>
        <source>Your marriage of clubs has scored, and its king lies before you. Four kings are worth 80 points. A card that has scored may score again in a meld of another class: marriages and sequences are one class, four of a rank the second, beziques the third.</source>
        <translation>Votre mariage de trèfle a marqué, et son roi est devant vous. Quatre rois valent 80 points. Une carte qui a marqué peut resservir dans une combinaison d’une autre classe&#xa0;: mariages et séquences en sont une, quatre cartes d’un rang la deuxième, les bésigues la troisième.</translation>
    </message>
    <message>
        <source>Score the four kings.</source>
        <translation>Marquez les quatre rois.</translation>
    </message>
    <message>
        <source>Now there are only three kings. The married one was not used up: four kings are another class.</source>
        <translation>Il n’y a plus que trois rois. Le roi marié n’était pas usé&#xa0;: quatre rois sont d’une autre classe.</translation>
    </message>
    <message>
        <source>You drew without declaring: the four kings have not scored.</source>
        <translation>Vous avez pioché sans déclarer&#xa0;: les quatre rois n’ont pas marqué.</translation>
    </message>
    <message>
        <source>The king that has married is one of the four.</source>
        <translation>Le roi marié est l’un des quatre.</translation>
    </message>
    <message>
        <source>Lead the ace of spades.</source>
        <translation>Entamez de l’as de pique.</translation>
    </message>
    <message>
        <source>80 points, with a king that had scored already. What he may not do is marry again: a second queen of clubs needs a fresh king.</source>
        <translation>80 points, avec un roi qui avait déjà marqué. Ce qu’il ne peut pas, c’est se remarier&#xa0;: une seconde dame de trèfle veut un nouveau roi.</translation>
    </message>
    <message>
        <source>The small one first</source>
        <translation>Le petit d’abord</translation>
    </message>
    <message>
        <source>Royal marriage, then sequence: 290 instead of 250.</source>
        <translation>Mariage royal, puis séquence&#xa0;: 290 au lieu de 250.</translation>
    </message>
    <message>
        <source>Ace, ten, king, queen and jack of trumps are a sequence, 250 points, and its king and queen are a royal marriage, 40. Both can score, but in one order only: within its class a card scores again only in a meld that is worth more.</source>
        <translation>As, dix, roi, dame et valet d’atout font une séquence, 250 points, et son roi et sa dame un mariage royal, 40. Les deux peuvent marquer, mais dans un seul ordre&#xa0;: dans sa classe, une carte ne ressert que si la combinaison vaut plus.</translation>
    </message>
    <message>
        <source>Score the royal marriage.</source>
        <translation>Marquez le mariage royal.</translation>
    </message>
    <message>
        <source>Then score the sequence.</source>
        <translation>Puis marquez la séquence.</translation>
    </message>
    <message>
        <source>250 points, but the 40 are lost: king and queen have scored in the sequence, and the marriage is worth less.</source>
        <translation>250 points, mais les 40 sont perdus&#xa0;: roi et dame ont marqué dans la séquence, et le mariage vaut moins.</translation>
    </message>
    <message>
        <source>That card belongs to your sequence. Win your tricks with ace and ten of spades.</source>
        <translation>Cette carte appartient à votre séquence. Faites vos plis avec l’as et le dix de pique.</translation>
    </message>
    <message>
        <source>You won a trick and scored nothing for it. Two melds need two tricks: waste none.</source>
        <translation>Vous avez remporté un pli sans rien marquer. Deux combinaisons veulent deux plis&#xa0;: n’en gaspillez aucun.</translation>
    </message>
    <message>
        <source>After your first trick, score king and queen alone.</source>
        <translation>Après votre premier pli, marquez seulement le roi et la dame.</translation>
    </message>
    <message>
        <source>Ace and ten of spades win the two tricks.</source>
        <translation>L’as et le dix de pique font les deux plis.</translation>
    </message>
    <message>
        <source>290 points. As long as there is time, the small meld comes before the large one.</source>
        <translation>290 points. Tant qu’il y a le temps, la petite combinaison vient avant la grande.</translation>
    </message>
    <message>
        <source>Announce now, score later</source>
        <translation>Annoncer d’abord, marquer plus tard</translation>
    </message>
    <message>
        <source>One meld scores, the other lies ready.</source>
        <translation>Une combinaison marque, l’autre attend.</translation>
    </message>
    <message>
        <source>In the French game too one meld scores after each trick. But you may lay others beside it: they are announced, and score after a later trick that you win. Play a card of an announced meld, and it is lost.</source>
        <translation>Dans le jeu français aussi, une combinaison se marque après chaque pli. Mais vous pouvez en étaler d’autres à côté&#xa0;: elles sont annoncées, et se marquent après un pli suivant. Jouez une carte d’une combinaison annoncée, et elle est perdue.</translation>
    </message>
    <message>
        <source>Win a trick and score one meld.</source>
        <translation>Remportez un pli et marquez une combinaison.</translation>
    </message>
    <message>
        <source>Announce the other after the same trick.</source>
        <translation>Annoncez l’autre après le même pli.</translation>
    </message>
    <message>
        <source>Score it after your next trick.</source>
        <translation>Marquez-la après votre prochain pli.</translation>
    </message>
    <message>
        <source>You have played a card of the meld that you announced: it can no longer score.</source>
        <translation>Vous avez joué une carte de la combinaison annoncée&#xa0;: elle ne peut plus marquer.</translation>
    </message>
    <message>
        <source>That card belongs to a meld that has not scored yet.</source>
        <translation>Cette carte appartient à une combinaison qui n’a pas encore marqué.</translation>
    </message>
    <message>
        <source>You drew, and nothing has scored for this trick. One meld might have.</source>
        <translation>Vous avez pioché, et rien n’a été marqué pour ce pli. Une combinaison aurait pu l’être.</translation>
    </message>
    <message>
        <source>You drew without announcing. That is allowed, but this lesson is about it: lay the other meld too before you draw.</source>
        <translation>Vous avez pioché sans annoncer. C’est permis, mais la leçon porte là-dessus&#xa0;: étalez aussi l’autre combinaison avant de piocher.</translation>
    </message>
    <message>
        <source>You hold a royal marriage of hearts and a bezique.</source>
        <translation>Vous avez un mariage royal de cœur et un bésigue.</translation>
    </message>
    <message>
        <source>Score one of them first, then announce the other.</source>
        <translation>Marquez d’abord l’une, puis annoncez l’autre.</translation>
    </message>
    <message>
        <source>The ten of clubs wins your next trick.</source>
        <translation>Le dix de trèfle fait votre prochain pli.</translation>
    </message>
    <message>
        <source>Both have scored. Where a card is to be used again, an announced meld counts from the moment it was laid.</source>
        <translation>Les deux ont marqué. Quand une carte doit resservir, une combinaison annoncée compte du moment où elle a été étalée.</translation>
    </message>
    <message>
        <source>{name} won the trick. Only the winner of a trick may declare, so nothing of yours scored.</source>
        <translation>{name} a remporté le pli. Seul le gagnant peut déclarer, vous n’avez donc rien marqué.</translation>
    </message>
    <message>
        <source>Those were all the cards of this lesson, and the goal is not reached.</source>
        <translation>C’étaient toutes les cartes de cette leçon, et le but n’est pas atteint.</translation>
    </message>
    <message>
        <source>Marriages and sequences</source>
        <translation>Mariages et séquences</translation>
    </message>
    <message>
        <source>Beziques</source>
        <translation>Bésigues</translation>
    </message>
    <message>
        <source>Four of a rank</source>
        <translation>Carrés</translation>
    </message>
    <message>
        <source>Brisques</source>
        <translation>Brisques</translation>
    </message>
    <message>
        <source>Last trick and bonuses</source>
        <translation>Dernier pli et primes</translation>
    </message>
    <message>
        <source>All in all</source>
        <translation>Au total</translation>
    </message>
    <message>
        <source>This is the last chance to declare.</source>
        <translation>C’est la dernière occasion de déclarer.</translation>
    </message>
    <message>
        <source>Wins the trick: no card still out beats it.</source>
        <translation>Remporte le pli&#xa0;: aucune carte encore dehors ne la bat.</translation>
    </message>
    <message>
        <source>Wins the trick.</source>
        <translation>Remporte le pli.</translation>
    </message>
    <message>
        <source>Loses the trick.</source>
        <translation>Perd le pli.</translation>
    </message>
    <message>
        <source>This card can make no meld any more.</source>
        <translation>Cette carte ne peut plus entrer dans aucune combinaison.</translation>
    </message>
    <message>
        <source>You get {card} for it.</source>
        <translation>Vous prenez {card} en échange.</translation>
    </message>
    <message>
        <source>Wins the trick, and {card} with it.</source>
        <translation>Remporte le pli, et {card} avec.</translation>
    </message>
    <message>
        <source>Loses the trick, and {card} with it.</source>
        <translation>Perd le pli, et {card} avec.</translation>
    </message>
    <message>
        <source>Leaves unscored: {meld}, {points}.</source>
        <translation>Laisse sans marquer&#xa0;: {meld}, {points}.</translation>
    </message>
    <message>
        <source>Has to wait: {meld}, {points}.</source>
        <translation>Devra attendre&#xa0;: {meld}, {points}.</translation>
    </message>
    <message>
        <source>Wins the trick, so that you can score: {meld}, {points}.</source>
        <translation>Remporte le pli, ce qui permet de marquer&#xa0;: {meld}, {points}.</translation>
    </message>
    <message>
        <source>Gives up what a trick would let you score: {meld}, {points}.</source>
        <translation>Renonce à ce qu’un pli permettrait de marquer&#xa0;: {meld}, {points}.</translation>
    </message>
    <message>
        <source>Breaks up what is still within reach: {meld}, {points}.</source>
        <translation>Casse ce qui reste à portée&#xa0;: {meld}, {points}.</translation>
    </message>
    <message>
        <source>Best now</source>
        <translation>Le mieux maintenant</translation>
    </message>
    <message>
        <source>weighing…</source>
        <translation>à l’étude…</translation>
    </message>
    <message>
        <source>counted to the end</source>
        <translation>compté jusqu’au bout</translation>
    </message>
    <message>
        <source>Points from now to the end, you less {name}, both playing their best</source>
        <translation>Points d’ici la fin, vous moins {name}, chacun jouant au mieux</translation>
    </message>
    <message>
        <source>Expected points from now to the end of the deal, you less {name}</source>
        <translation>Points attendus d’ici la fin de la donne, vous moins {name}</translation>
    </message>
    <message>
        <source>Ordered by what the settlement makes of the points: the first need not have the most.</source>
        <translation>Classé selon ce que le règlement fait des points&#xa0;: le premier choix n’en a pas forcément le plus.</translation>
    </message>
    <message>
        <source>Ordered by the chance to win the match: the first need not have the most points.</source>
        <translation>Classé selon les chances de gagner la partie&#xa0;: le premier choix n’a pas forcément le plus de points.</translation>
    </message>
    <message>
        <source>No advice could be worked out here. What the rules say is below.</source>
        <translation>Aucun conseil n’a pu être calculé ici. Ce que disent les règles est plus bas.</translation>
    </message>
    <message>
        <source>just as good</source>
        <translation>tout aussi bon</translation>
    </message>
    <message>
        <source>about equal</source>
        <translation>à peu près égal</translation>
    </message>
    <message>
        <source>perhaps {points} worse</source>
        <translation>peut-être {points} de moins</translation>
    </message>
    <message>
        <source>{points} worse</source>
        <translation>{points} de moins</translation>
    </message>
    <message>
        <source>in no meld yet</source>
        <translation>dans aucune combinaison encore</translation>
    </message>
    <message>
        <source>already in: {melds}</source>
        <translation>déjà dans&#xa0;: {melds}</translation>
    </message>
    <message>
        <source>estimate</source>
        <translation>estimé</translation>
    </message>
    <message>
        <source>{card} cannot come any more: no bezique with this card.</source>
        <translation>{card} ne peut plus venir&#xa0;: pas de bésigue avec cette carte.</translation>
    </message>
    <message>
        <source>{card} cannot come any more: no marriage with this card.</source>
        <translation>{card} ne peut plus venir&#xa0;: pas de mariage avec cette carte.</translation>
    </message>
    <message>
        <source>{what}: about {points} better than if you keep it.</source>
        <translation>{what}&#xa0;: environ {points} de plus que si vous la gardez.</translation>
    </message>
    <message>
        <source>{what}: about {points} better than the second choice.</source>
        <translation>{what}&#xa0;: environ {points} de plus que le deuxième choix.</translation>
    </message>
    <message>
        <source>{what}: about {points} worse than the second choice.</source>
        <translation>{what}&#xa0;: environ {points} de moins que le deuxième choix.</translation>
    </message>
    <message>
        <source>{what}: about {points} better than the first choice.</source>
        <translation>{what}&#xa0;: environ {points} de plus que le premier choix.</translation>
    </message>
    <message>
        <source>{what}: about {points} worse than the first choice.</source>
        <translation>{what}&#xa0;: environ {points} de moins que le premier choix.</translation>
    </message>
    <message>
        <source>The best there was.</source>
        <translation>Le meilleur choix possible.</translation>
    </message>
    <message>
        <source>About equal to the best.</source>
        <translation>À peu près égal au meilleur choix.</translation>
    </message>
    <message>
        <source>chosen</source>
        <translation>choisie</translation>
    </message>
    <message>
        <source>better</source>
        <translation>mieux</translation>
    </message>
    <message>
        <source>chosen, the best</source>
        <translation>choisie, la meilleure</translation>
    </message>
    <message>
        <source>Review of deal {deal}</source>
        <translation>Analyse de la donne {deal}</translation>
    </message>
    <message>
        <source>The first decision is being weighed…</source>
        <translation>La première décision est à l’étude…</translation>
    </message>
    <message>
        <source>None of the decisions could be weighed.</source>
        <translation>Aucune des décisions n’a pu être évaluée.</translation>
    </message>
    <message>
        <source>No choice of yours in this deal made a difference that can be weighed.</source>
        <translation>Aucun de vos choix dans cette donne n’a fait une différence qui puisse être évaluée.</translation>
    </message>
    <message>
        <source>Trick {trick}</source>
        <translation>Pli {trick}</translation>
    </message>
    <message>
        <source>Better: {action}</source>
        <translation>Mieux : {action}</translation>
    </message>
    <message>
        <source>As good: {action}</source>
        <translation>Aussi bon : {action}</translation>
    </message>
    <message>
        <source>Just as good as the best.</source>
        <translation>Aussi bon que le meilleur choix.</translation>
    </message>
    <message>
        <source>This cost {points}, counted to the end.</source>
        <translation>Cela a coûté {points}, compté jusqu’au bout.</translation>
    </message>
    <message>
        <source>This cost about {points}, give or take {margin}.</source>
        <translation>Cela a coûté environ {points}, à {margin} près.</translation>
    </message>
    <message>
        <source>This perhaps cost {points}, give or take {margin}.</source>
        <translation>Cela a peut-être coûté {points}, à {margin} près.</translation>
    </message>
    <message>
        <source>You chose: {action}</source>
        <translation>Votre choix : {action}</translation>
    </message>
    <message>
        <source>In trick {trick} you chose: {action}.</source>
        <translation>Au pli {trick}, votre choix : {action}.</translation>
    </message>
    <message>
        <source>It was better to choose: {action}.</source>
        <translation>Il valait mieux choisir : {action}.</translation>
    </message>
    <message>
        <source>Result after that, if both play their best: {points}</source>
        <translation>Résultat après cela, si chacun joue au mieux : {points}</translation>
    </message>
    <message>
        <source>Expected result after that: {points} {margin}</source>
        <translation>Résultat attendu après cela : {points} {margin}</translation>
    </message>
    <message>
        <source>The line is the expected result after each choice, the band its margin. A triangle is a choice that cost points, hollow if only perhaps. Lozenges are melds: yours above, the other player’s below.</source>
        <translation>La ligne est le résultat attendu après chaque choix, la bande sa marge. Un triangle est un choix qui a coûté des points, vide si ce n’est que peut-être. Les losanges sont des combinaisons : les vôtres en haut, celles de l’adversaire en bas.</translation>
    </message>
    <message>
        <source>In every sampled deal both go on as a skilled player would. What he would have gained or lost from card to card is luck; what you did better or worse than he would have is play.</source>
        <translation>Dans chaque donne essayée, les deux continuent comme un joueur habile. Ce qu’il aurait gagné ou perdu d’une carte à l’autre est la chance ; ce que vous avez fait de mieux ou de moins bien que lui est le jeu.</translation>
    </message>
    <message>
        <source>The cards dealt</source>
        <translation>Les cartes reçues</translation>
    </message>
    <message>
        <source>Your play, beside a skilled player’s</source>
        <translation>Votre jeu, comparé à celui d’un joueur habile</translation>
    </message>
    <message>
        <source>{done} of {count} decisions weighed</source>
        <translation>{done} décisions étudiées sur {count}</translation>
    </message>
    <message>
        <source>No decision cost anything that could be told from nothing. Well played!</source>
        <translation>Aucune décision n’a coûté de points de façon certaine. Bien joué !</translation>
    </message>
    <message>
        <source>Nothing found so far that cost points.</source>
        <translation>Rien trouvé jusqu’ici qui ait coûté des points.</translation>
    </message>
    <message>
        <source>Expected difference at the end of the deal, trick by trick</source>
        <translation>Écart attendu en fin de donne, pli par pli</translation>
    </message>
    <message>
        <source>Draws, and {name}’s play</source>
        <translation>La pioche, et le jeu adverse ({name})</translation>
    </message>
    <message>
        <source>{name}’s slips in the ending</source>
        <translation>{name} : fautes en fin de donne</translation>
    </message>
    <message>
        <source>Not yet weighed</source>
        <translation>Pas encore étudié</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Résultat</translation>
    </message>
    <message>
        <source>{name} had led {card}.</source>
        <translation>{name} avait entamé avec {card}.</translation>
    </message>
    <message>
        <source>{name} had laid open: {cards}.</source>
        <translation>Étalées par {name} : {cards}.</translation>
    </message>
</context>
<context>
    <name>rulebook</name>
    <message>
        <source>The game on these pages: {game}.</source>
        <translation>Jeu décrit dans ces pages&#xa0;: {game}.</translation>
    </message>
    <message>
        <source>The players have changed some of its rules; each of these is called a house rule.</source>
        <translation>Les joueurs ont changé certaines règles&#xa0;; chacune d’elles est signalée comme règle maison.</translation>
    </message>
    <message>
        <source>Two players take tricks, but tricks alone win little: most points come from melds, sets of cards that the winner of a trick lays face up.</source>
        <translation>Deux joueurs se disputent des plis, mais les plis rapportent peu&#xa0;: l’essentiel des points vient des combinaisons, des groupes de cartes que le gagnant d’un pli étale devant lui.</translation>
    </message>
    <message>
        <source>The game</source>
        <translation>Le jeu</translation>
    </message>
    <message>
        <source>From high to low the cards rank ace, ten, king, queen, jack, nine, eight, seven: only the ace beats the ten.</source>
        <translation>De la plus forte à la plus faible, les cartes se suivent ainsi&#xa0;: as, dix, roi, dame, valet, neuf, huit, sept&#xa0;; seul l’as bat le dix.</translation>
    </message>
    <message>
        <source>From high to low the cards rank ace, king, queen, jack, ten, nine, eight, seven: the jack still beats the ten.</source>
        <translation>De la plus forte à la plus faible, les cartes se suivent ainsi&#xa0;: as, roi, dame, valet, dix, neuf, huit, sept&#xa0;; le valet bat encore le dix.</translation>
    </message>
    <message>
        <source>{packs} packs of 32 cards are shuffled together, {cards} cards in all: ace, king, queen, jack, ten, nine, eight and seven of four suits, each of them {packs} times.</source>
        <translation>On mélange ensemble {packs} jeux de 32 cartes, soit {cards} cartes&#xa0;: as, roi, dame, valet, dix, neuf, huit et sept dans quatre couleurs, chacune {packs} fois.</translation>
    </message>
    <message>
        <source>The cards and the pack</source>
        <translation>Les cartes et le jeu</translation>
    </message>
    <message>
        <source>Chance decides who deals first, and from deal to deal the players take turns. The player who does not deal leads to the first trick.</source>
        <translation>Le sort désigne le premier donneur&#xa0;; ensuite on distribue à tour de rôle. Celui qui n’a pas distribué entame le premier pli.</translation>
    </message>
    <message>
        <source>Each player is dealt {hand} cards, all in one packet of {packets}, the player who does not deal first.</source>
        <translation>Chaque joueur reçoit {hand} cartes, toutes en un seul paquet de {packets}, l’adversaire du donneur d’abord.</translation>
    </message>
    <message>
        <source>Each player is dealt {hand} cards, in packets of {packets} by turns, the player who does not deal first.</source>
        <translation>Chaque joueur reçoit {hand} cartes, par paquets de {packets} à tour de rôle, l’adversaire du donneur d’abord.</translation>
    </message>
    <message>
        <source>The other cards, {cards} of them, are the stock, from which both players draw after each trick.</source>
        <translation>Les {cards} autres cartes forment le talon, où les deux joueurs piochent après chaque pli.</translation>
    </message>
    <message>
        <source>The deal</source>
        <translation>La donne</translation>
    </message>
    <message>
        <source>After the deal the next card is turned face up, and its suit is trumps for the whole deal. It stays beside the stock and is drawn last.</source>
        <translation>Après la distribution, on retourne la carte suivante&#xa0;: sa couleur est atout pour toute la donne. La retourne reste à côté du talon et se pioche en dernier.</translation>
    </message>
    <message>
        <source>No card is turned, and a deal begins without trumps. The first marriage that is scored makes its suit trumps until the end of the deal.</source>
        <translation>On ne retourne pas de carte et la donne commence sans atout. Le premier mariage marqué fait de sa couleur l’atout jusqu’à la fin de la donne.</translation>
    </message>
    <message>
        <source>No card is turned, and a deal begins without trumps. The first marriage or sequence that is scored makes its suit trumps until the end of the deal.</source>
        <translation>On ne retourne pas de carte et la donne commence sans atout. Le premier mariage ou la première séquence que l’on marque fait de sa couleur l’atout jusqu’à la fin de la donne.</translation>
    </message>
    <message>
        <source>No card is turned, and a deal begins without trumps. The first marriage or bezique that is scored makes trumps until the end of the deal: the suit of the marriage, or that of the queen in the bezique.</source>
        <translation>On ne retourne pas de carte et la donne commence sans atout. Le premier mariage ou bésigue marqué fixe l’atout jusqu’à la fin de la donne&#xa0;: la couleur du mariage, ou celle de la dame du bésigue.</translation>
    </message>
    <message>
        <source>Trumps</source>
        <translation>L’atout</translation>
    </message>
    <message>
        <source>If the turned card is a seven, the dealer scores {points} at once.</source>
        <translation>Si la retourne est un sept, le donneur marque aussitôt {points}.</translation>
    </message>
    <message>
        <source>If the turned card is a seven, nobody scores for it.</source>
        <translation>Si la retourne est un sept, personne ne marque rien.</translation>
    </message>
    <message>
        <source>Since no card is turned, the dealer never scores for a turned seven.</source>
        <translation>Comme on ne retourne pas de carte, le donneur ne marque jamais pour un sept retourné.</translation>
    </message>
    <message>
        <source>As long as there are no trumps, each king and queen of one suit is a royal marriage and scores {points}. Once there are trumps, the suit alone tells a royal marriage from a plain one.</source>
        <translation>Tant qu’il n’y a pas d’atout, tout roi avec la dame de sa couleur est un mariage royal et vaut {points}. Une fois l’atout fixé, seule la couleur distingue le mariage royal d’un autre.</translation>
    </message>
    <message>
        <source>As long as there are no trumps, the five highest cards of any suit are a sequence: it scores {points} and makes its suit trumps.</source>
        <translation>Tant qu’il n’y a pas d’atout, les cinq plus fortes cartes de n’importe quelle couleur sont une séquence&#xa0;: elle vaut {points} et fait de sa couleur l’atout.</translation>
    </message>
    <message>
        <source>As long as there are no trumps, the five highest cards of any suit are a plain sequence: it scores {points} and makes no trumps.</source>
        <translation>Tant qu’il n’y a pas d’atout, les cinq plus fortes cartes de n’importe quelle couleur sont une séquence ordinaire&#xa0;: elle vaut {points} et ne fixe pas l’atout.</translation>
    </message>
    <message>
        <source>As long as there are no trumps, the five highest cards of a suit are no meld; the sequence that scores {points} has to wait for its marriage.</source>
        <translation>Tant qu’il n’y a pas d’atout, les cinq plus fortes cartes d’une couleur ne forment pas de combinaison&#xa0;; la séquence de {points} doit attendre son mariage.</translation>
    </message>
    <message>
        <source>Until then a trick goes to the higher card of the suit led, and in a deal in which nobody makes trumps nothing can ever be trumped.</source>
        <translation>Jusque-là, le pli revient à la plus forte carte de la couleur d’entame, et dans une donne où personne ne fixe l’atout, rien ne peut être coupé.</translation>
    </message>
    <message>
        <source>It is claimed on one’s own turn: before playing a card, or after a trick that one has won.</source>
        <translation>On l’annonce à son tour&#xa0;: avant de jouer une carte, ou après un pli que l’on a remporté.</translation>
    </message>
    <message>
        <source>It is claimed on one’s own turn, before playing a card or after a trick that one has won, but not before one has won a first trick in the deal.</source>
        <translation>On l’annonce à son tour, avant de jouer une carte ou après un pli que l’on a remporté, mais jamais avant d’avoir remporté un premier pli dans la donne.</translation>
    </message>
    <message>
        <source>It is claimed only after a trick that one has won, before the draw.</source>
        <translation>On ne l’annonce qu’après un pli que l’on a remporté, avant de piocher.</translation>
    </message>
    <message>
        <source>Whoever claims it may take the turned card into the hand and leave the seven in its place, as long as the turned card is not a seven itself. The claim may also be made without this exchange, which then stays open to a later one.</source>
        <translation>Celui qui l’annonce peut prendre en main la retourne et laisser le sept à sa place, pourvu que la retourne ne soit pas elle-même un sept. On peut aussi l’annoncer sans faire l’échange, qui reste alors possible plus tard.</translation>
    </message>
    <message>
        <source>Only the first claim of a deal may take the turned card into the hand and leave the seven in its place, and only if the turned card is not a seven itself. A first claim without this exchange uses it up for both players.</source>
        <translation>Seul le premier dix annoncé dans la donne permet de prendre en main la retourne et de laisser le sept à sa place, et seulement si la retourne n’est pas elle-même un sept. Si ce premier dix est annoncé sans échange, l’échange est perdu pour les deux joueurs.</translation>
    </message>
    <message>
        <source>The seven of trumps: the dix</source>
        <translation>Le sept d’atout&#xa0;: le dix</translation>
    </message>
    <message>
        <source>There is no dix: a seven of trumps in the hand is the lowest trump, scores nothing of its own and is not exchanged for anything.</source>
        <translation>Il n’y a pas de dix&#xa0;: un sept d’atout en main est le plus petit atout, ne vaut rien par lui-même et ne s’échange contre rien.</translation>
    </message>
    <message>
        <source>The seven of trumps is called the dix. A player who holds one may show it and claim {points} for it; each of these sevens scores once.</source>
        <translation>Le sept d’atout s’appelle le dix. Celui qui en tient un peut le montrer et marquer {points}&#xa0;; chacun de ces sept ne compte qu’une fois.</translation>
    </message>
    <message>
        <source>After the last draw a seven that has not been claimed scores nothing any more.</source>
        <translation>Après la dernière pioche, un sept qui n’a pas été annoncé ne rapporte plus rien.</translation>
    </message>
    <message>
        <source>A claim is no meld: it never counts among the melds allowed after one trick.</source>
        <translation>Annoncer le dix n’est pas déclarer une combinaison&#xa0;: il ne compte jamais parmi les combinaisons permises après un pli.</translation>
    </message>
    <message>
        <source>Carte blanche</source>
        <translation>Carte blanche</translation>
    </message>
    <message>
        <source>A hand without king, queen and jack scores nothing; there is no carte blanche.</source>
        <translation>Une main sans roi, dame ni valet ne rapporte rien&#xa0;; il n’y a pas de carte blanche.</translation>
    </message>
    <message>
        <source>A player who is dealt neither king nor queen nor jack may show his hand and scores {points}: carte blanche.</source>
        <translation>Le joueur qui ne reçoit ni roi, ni dame, ni valet peut montrer sa main et marque {points}&#xa0;: c’est la carte blanche.</translation>
    </message>
    <message>
        <source>It is shown before the first card is led, by the leader first and then by the dealer. The cards go back into the hand, but the other player has seen them.</source>
        <translation>On la montre avant la première entame, celui qui entame d’abord, puis le donneur. Les cartes reviennent en main, mais l’adversaire les a vues.</translation>
    </message>
    <message>
        <source>Whoever has shown it and then draws another card that is no court may show that one too, for {points} again, and so on after each draw but the last. The first court drawn, or one chance passed over, ends it.</source>
        <translation>Celui qui l’a montrée et pioche encore une carte qui n’est pas une figure peut la montrer aussi et marque de nouveau {points}, et ainsi à chaque pioche sauf la dernière. La première figure piochée, ou une occasion manquée, y met fin.</translation>
    </message>
    <message>
        <source>Aces and tens in tricks are brisques. When the deal is over each player counts those in his own tricks, {points} each.</source>
        <translation>Les as et les dix des plis sont les brisques. La donne finie, chaque joueur compte celles de ses plis, {points} chacune.</translation>
    </message>
    <message>
        <source>Aces and tens in tricks are brisques, {points} each. They are counted when the deal is over; in a deal that begins when the end is near, they score as soon as the trick is won.</source>
        <translation>Les as et les dix des plis sont les brisques, {points} chacune. On les compte à la fin de la donne&#xa0;; dans une donne qui commence près de la fin de la partie, on les marque dès que le pli est remporté.</translation>
    </message>
    <message>
        <source>Aces and tens in tricks are brisques. They score {points} each as soon as the trick is won, those of the last trick together with its bonus.</source>
        <translation>Les as et les dix des plis sont les brisques. Elles rapportent {points} chacune dès que le pli est remporté&#xa0;; celles du dernier pli se marquent avec sa prime.</translation>
    </message>
    <message>
        <source>Aces and tens in tricks score nothing: there are no brisques in this game.</source>
        <translation>Les as et les dix des plis ne rapportent rien&#xa0;: il n’y a pas de brisques à ce jeu.</translation>
    </message>
    <message>
        <source>Aces and tens in tricks are brisques, {points} each, but they score nothing in play: they are counted in the settlement only, to break a tie or to save the loser from the rubicon.</source>
        <translation>Les as et les dix des plis sont les brisques, {points} chacune, mais elles ne rapportent rien en cours de jeu&#xa0;: on ne les compte qu’au règlement, pour départager les joueurs ou sauver le perdant du rubicon.</translation>
    </message>
    <message>
        <source>The winner of the last trick of the deal scores {points} for it.</source>
        <translation>Celui qui remporte le dernier pli de la donne marque pour cela {points}.</translation>
    </message>
    <message>
        <source>The last trick of the deal scores nothing of its own.</source>
        <translation>Le dernier pli de la donne ne rapporte rien par lui-même.</translation>
    </message>
    <message>
        <source>The end is near in a deal at whose start a player has {line} or more: he then stands within {near} of the target.</source>
        <translation>La fin est proche dans une donne au début de laquelle un joueur a {line} ou davantage&#xa0;: il est alors à {near} du but ou plus près.</translation>
    </message>
    <message>
        <source>Brisques and the last trick</source>
        <translation>Les brisques et le dernier pli</translation>
    </message>
    <message>
        <source>As long as more than {cards} cards are in the stock, the table does not show how many brisques have been won (law 27).</source>
        <translation>Tant qu’il reste plus de {cards} cartes au talon, la table ne montre pas combien de brisques ont été remportées (loi 27).</translation>
    </message>
    <message>
        <source>The table shows at any time how many brisques each player has won.</source>
        <translation>La table montre à tout moment combien de brisques chaque joueur a remportées.</translation>
    </message>
    <message>
        <source>The deals of a match are added up until a player has {target}. The match ends the moment he reaches them: he has won, and nothing more is played or counted.</source>
        <translation>On additionne les donnes d’une partie jusqu’à ce qu’un joueur ait {target}. La partie s’arrête à l’instant où il les atteint&#xa0;: il a gagné, et plus rien ne se joue ni ne se compte.</translation>
    </message>
    <message>
        <source>The deals of a match are added up until a player has {target}. That deal is played and counted to its end; then the higher total wins.</source>
        <translation>On additionne les donnes d’une partie jusqu’à ce qu’un joueur ait {target}. Cette donne se joue et se compte jusqu’au bout&#xa0;; ensuite le total le plus élevé l’emporte.</translation>
    </message>
    <message>
        <source>One deal is the whole match, and it is settled as soon as it is over; there is no target.</source>
        <translation>Une donne fait toute la partie et se règle dès qu’elle est finie&#xa0;; il n’y a pas de but à atteindre.</translation>
    </message>
    <message>
        <source>There is no settlement: only the totals decide, and it does not matter by how much.</source>
        <translation>Il n’y a pas de règlement&#xa0;: seuls les totaux décident, et peu importe l’écart.</translation>
    </message>
    <message>
        <source>Whatever scores can end the match, even a seven turned before the first lead. The bonus of the last trick comes before the count of brisques; if both players pass the target in that count, the higher total wins. With equal totals another deal is played, and its first points end the match.</source>
        <translation>Tout point marqué peut finir la partie, même un sept retourné avant la première entame. La prime du dernier pli vient avant le compte des brisques&#xa0;; si les deux joueurs passent le but à ce compte, le total le plus élevé l’emporte. À totaux égaux, on joue une autre donne, dont les premiers points finissent la partie.</translation>
    </message>
    <message>
        <source>If both totals are equal at or over the target, another deal is played.</source>
        <translation>Si les deux totaux sont égaux et atteignent ou dépassent le but, on joue une autre donne.</translation>
    </message>
    <message>
        <source>The end of the match</source>
        <translation>La fin de la partie</translation>
    </message>
    <message>
        <source>The settlement</source>
        <translation>Le règlement</translation>
    </message>
    <message>
        <source>king and queen of a plain suit</source>
        <translation>roi et dame d’une couleur hors atout</translation>
    </message>
    <message>
        <source>king and queen of trumps</source>
        <translation>roi et dame d’atout</translation>
    </message>
    <message>
        <source>ace, ten, king, queen and jack of trumps</source>
        <translation>as, dix, roi, dame et valet d’atout</translation>
    </message>
    <message>
        <source>ace, ten, king, queen and jack of a plain suit</source>
        <translation>as, dix, roi, dame et valet d’une couleur hors atout</translation>
    </message>
    <message>
        <source>two such pairs</source>
        <translation>deux de ces paires</translation>
    </message>
    <message>
        <source>three such pairs</source>
        <translation>trois de ces paires</translation>
    </message>
    <message>
        <source>four such pairs</source>
        <translation>quatre de ces paires</translation>
    </message>
    <message>
        <source>any four aces</source>
        <translation>quatre as quelconques</translation>
    </message>
    <message>
        <source>any four tens</source>
        <translation>quatre dix quelconques</translation>
    </message>
    <message>
        <source>any four kings</source>
        <translation>quatre rois quelconques</translation>
    </message>
    <message>
        <source>any four queens</source>
        <translation>quatre dames quelconques</translation>
    </message>
    <message>
        <source>any four jacks</source>
        <translation>quatre valets quelconques</translation>
    </message>
    <message>
        <source>queen of spades and jack of diamonds</source>
        <translation>dame de pique et valet de carreau</translation>
    </message>
    <message>
        <source>queen of trumps and the jack paired with her</source>
        <translation>dame d’atout et le valet qui lui est associé</translation>
    </message>
    <message>
        <source>These are the melds, the cards that make them and their points.</source>
        <translation>Voici les combinaisons, les cartes qui les forment et leurs points.</translation>
    </message>
    <message>
        <source>The melds and their worth</source>
        <translation>Les combinaisons et leur valeur</translation>
    </message>
    <message>
        <source>Only single beziques count, {single} each; there is no double bezique.</source>
        <translation>Seuls comptent les bésigues simples, {single} chacun&#xa0;; il n’y a pas de double bésigue.</translation>
    </message>
    <message>
        <source>Two pairs laid as one meld are a double bezique, {double}; there is no higher bezique than that.</source>
        <translation>Deux paires déclarées en une seule combinaison font un double bésigue, {double}&#xa0;; il n’y a pas de bésigue plus élevé.</translation>
    </message>
    <message>
        <source>Two pairs laid as one meld are a double bezique, {double}; three are a triple, {triple}, and no bezique is higher.</source>
        <translation>Deux paires déclarées en une seule combinaison font un double bésigue, {double}&#xa0;; trois font un triple, {triple}, et il n’y a pas de bésigue plus élevé.</translation>
    </message>
    <message>
        <source>Two pairs laid as one meld are a double bezique, {double}; three are a triple, {triple}; four are a quadruple, {quadruple}, the highest meld of all.</source>
        <translation>Deux paires déclarées en une seule combinaison font un double bésigue, {double}&#xa0;; trois font un triple, {triple}&#xa0;; quatre font un quadruple, {quadruple}, la plus haute de toutes les combinaisons.</translation>
    </message>
    <message>
        <source>A bezique is a queen of spades with a jack of diamonds, whatever suit is trumps.</source>
        <translation>Un bésigue est une dame de pique avec un valet de carreau, quel que soit l’atout.</translation>
    </message>
    <message>
        <source>A bezique is the queen of trumps with the jack of the suit paired with hers: spades and diamonds are a pair, and clubs and hearts. With hearts as trumps, for example, it is the queen of hearts with the jack of clubs.</source>
        <translation>Un bésigue est la dame d’atout avec le valet de la couleur associée à la sienne&#xa0;: pique et carreau vont ensemble, trèfle et cœur aussi. Si l’atout est cœur, par exemple, c’est la dame de cœur avec le valet de trèfle.</translation>
    </message>
    <message>
        <source>As long as there are no trumps, any queen and the jack paired with her are a bezique, and her suit becomes trumps. A double or higher bezique then takes all its queens from one suit.</source>
        <translation>Tant qu’il n’y a pas d’atout, n’importe quelle dame avec le valet qui lui est associé est un bésigue, et sa couleur devient l’atout. Un bésigue double ou plus élevé prend alors toutes ses dames dans une seule couleur.</translation>
    </message>
    <message>
        <source>As long as there are no trumps, any queen and the jack paired with her are a bezique, but it makes no trumps. A double or higher bezique then takes all its queens from one suit.</source>
        <translation>Tant qu’il n’y a pas d’atout, n’importe quelle dame avec le valet qui lui est associé est un bésigue, mais il ne fixe pas l’atout. Un bésigue double ou plus élevé prend alors toutes ses dames dans une seule couleur.</translation>
    </message>
    <message>
        <source>The five highest cards of a suit that is not trumps are a meld too: {points}.</source>
        <translation>Les cinq plus fortes cartes d’une couleur qui n’est pas atout forment aussi une combinaison&#xa0;: {points}.</translation>
    </message>
    <message>
        <source>The five highest cards are a meld in trumps only; the {points} that some other games give for them in a plain suit do not count.</source>
        <translation>Les cinq plus fortes cartes ne forment une combinaison qu’à l’atout&#xa0;; les {points} que d’autres jeux leur donnent hors atout ne comptent pas ici.</translation>
    </message>
    <message>
        <source>Four tens are a meld like four aces: {points}.</source>
        <translation>Quatre dix forment une combinaison, comme quatre as&#xa0;: {points}.</translation>
    </message>
    <message>
        <source>Four tens are no meld; only some other games give {points} for them.</source>
        <translation>Quatre dix ne forment pas de combinaison&#xa0;; seuls quelques autres jeux leur donnent {points}.</translation>
    </message>
    <message>
        <source>Four cards of one rank may be of any suits; two or more of them may be of the same suit.</source>
        <translation>Quatre cartes de même rang peuvent être de n’importe quelles couleurs&#xa0;; deux d’entre elles, ou plus, peuvent être de la même.</translation>
    </message>
    <message>
        <source>Announcing</source>
        <translation>Les annonces à marquer plus tard</translation>
    </message>
    <message>
        <source>No meld is announced to be scored later: whatever is laid scores at once, and the rest waits in the hand.</source>
        <translation>On n’annonce pas de combinaison à marquer plus tard&#xa0;: ce que l’on étale se marque aussitôt, et le reste attend en main.</translation>
    </message>
    <message>
        <source>Besides what he scores, the winner of a trick may announce further melds: their cards are laid face up too and score after this trick or a later one that he wins, as far as the number of melds after one trick allows. No set of cards is announced twice.</source>
        <translation>Outre ce qu’il marque, le gagnant d’un pli peut annoncer d’autres combinaisons&#xa0;: leurs cartes s’étalent aussi et se marquent après ce pli ou un autre qu’il remporte, dans la limite du nombre de combinaisons par pli. Aucun groupe de cartes ne s’annonce deux fois.</translation>
    </message>
    <message>
        <source>An announcement names the cards only: what they are and what they are worth is decided when they score. Whether the cards may be used again is asked twice, when the meld is announced and when it scores.</source>
        <translation>Une annonce ne désigne que les cartes&#xa0;: ce qu’elles sont et ce qu’elles valent se décide quand on les marque. Si les cartes peuvent resservir se vérifie deux fois, à l’annonce et à la marque.</translation>
    </message>
    <message>
        <source>For melds that are declared after a later trick, an announced meld counts like one that has scored: it binds the cards in it.</source>
        <translation>Pour les combinaisons déclarées après un pli suivant, une combinaison annoncée compte comme une combinaison marquée&#xa0;: elle lie ses cartes.</translation>
    </message>
    <message>
        <source>An announced meld is lost when one of its cards is played, when a higher meld of its class scores with cards of it, or when the last card is drawn. Once lost it stands in the way of no other meld.</source>
        <translation>Une combinaison annoncée est perdue quand une de ses cartes est jouée, quand une combinaison plus élevée de sa classe est marquée avec de ses cartes, ou quand la dernière carte est piochée. Une fois perdue, elle ne gêne plus aucune autre combinaison.</translation>
    </message>
    <message>
        <source>An announced meld is lost when one of its cards is played, when a higher meld of its class scores with cards of it, or when the last card is drawn. Even lost it still binds its cards, as if it had scored.</source>
        <translation>Une combinaison annoncée est perdue quand une de ses cartes est jouée, quand une combinaison plus élevée de sa classe est marquée avec de ses cartes, ou quand la dernière carte est piochée. Même perdue, elle lie encore ses cartes, comme si elle avait été marquée.</translation>
    </message>
    <message>
        <source>Example: the sequence and the royal marriage in it are announced after the same trick. The marriage may score first and the sequence after a later trick. If the sequence was announced after an earlier trick, the marriage out of it scores nothing.</source>
        <translation>Exemple&#xa0;: la séquence et le mariage royal qu’elle contient sont annoncés après le même pli. Le mariage peut se marquer d’abord, et la séquence après un pli suivant. Si la séquence a été annoncée après un pli précédent, le mariage qu’on en tire ne rapporte rien.</translation>
    </message>
    <message>
        <source>One player leads a card of his hand, the other adds one of his. As long as cards are drawn, both may play whatever they like: nobody need follow suit, and each plays only when it is his turn.</source>
        <translation>Un joueur entame d’une carte de sa main, l’autre ajoute une des siennes. Tant que l’on pioche, chacun joue ce qu’il veut&#xa0;: personne n’est tenu de fournir la couleur, et l’on ne joue qu’à son tour.</translation>
    </message>
    <message>
        <source>The higher trump wins the trick. Without a trump in it the higher card of the suit led wins, so a plain card of another suit never does.</source>
        <translation>L’atout le plus fort remporte le pli. Sans atout, c’est la plus forte carte de la couleur d’entame&#xa0;; une carte d’une autre couleur ne gagne donc jamais.</translation>
    </message>
    <message>
        <source>Of two identical cards the one that was led wins.</source>
        <translation>De deux cartes identiques, celle de l’entame l’emporte.</translation>
    </message>
    <message>
        <source>After each trick its winner draws first and the other player second, and the winner leads to the next trick. When the last card has been played the deal is over, and nothing more can be done in it.</source>
        <translation>Après chaque pli, le gagnant pioche d’abord, l’adversaire ensuite, et le gagnant entame le pli suivant. La dernière carte jouée, la donne est finie et l’on n’y peut plus rien faire.</translation>
    </message>
    <message>
        <source>Playing a trick</source>
        <translation>Le pli</translation>
    </message>
    <message>
        <source>Only the winner of a trick may declare, after the trick and before he draws. The cards of a meld are laid face up; they still belong to the hand and may be played in any later trick.</source>
        <translation>Seul le gagnant d’un pli peut déclarer, après le pli et avant de piocher. Les cartes de la combinaison s’étalent devant lui&#xa0;; elles font toujours partie de sa main et peuvent se jouer à n’importe quel pli suivant.</translation>
    </message>
    <message>
        <source>All the cards of a meld must be in the hand at that moment, face up or not. A card that has been played is gone. Nobody is ever bound to declare.</source>
        <translation>Toutes les cartes d’une combinaison doivent être en main à ce moment, étalées ou non. Une carte jouée est perdue pour elle. Personne n’est tenu de déclarer.</translation>
    </message>
    <message>
        <source>The winner ends his declaring by drawing. Only when both players have drawn is the next card led; where there is nothing to declare and nothing to pass, a card must be played.</source>
        <translation>Le gagnant clôt ses déclarations en piochant. On n’entame le pli suivant que lorsque les deux joueurs ont pioché&#xa0;; quand il n’y a rien à déclarer ni à passer, il faut jouer une carte.</translation>
    </message>
    <message>
        <source>When one card of the stock is left beside the turned card, the winner of the trick draws it and the loser takes the turned card. Before this last draw the winner may still declare; after it nobody may.</source>
        <translation>Quand il ne reste qu’une carte du talon à côté de la retourne, le gagnant du pli la pioche et le perdant prend la retourne. Avant cette dernière pioche, le gagnant peut encore déclarer&#xa0;; après elle, plus personne.</translation>
    </message>
    <message>
        <source>The stock is drawn to its last card. Before this last draw the winner of the trick may still declare; after it nobody may.</source>
        <translation>On pioche le talon jusqu’à la dernière carte. Avant cette dernière pioche, le gagnant du pli peut encore déclarer&#xa0;; après elle, plus personne.</translation>
    </message>
    <message>
        <source>After a trick: declaring</source>
        <translation>Après un pli&#xa0;: déclarer</translation>
    </message>
    <message>
        <source>After one trick its winner may score as many melds as he holds, one by one.</source>
        <translation>Après un pli, le gagnant peut marquer autant de combinaisons qu’il en tient, l’une après l’autre.</translation>
    </message>
    <message>
        <source>After one trick only one meld may be scored; any other has to wait for another.</source>
        <translation>Après un pli, on ne peut marquer qu’une combinaison&#xa0;; toute autre doit attendre un autre pli.</translation>
    </message>
    <message>
        <source>After one trick no more than {melds} melds may be scored.</source>
        <translation>Après un pli, on ne peut pas marquer plus de {melds} combinaisons.</translation>
    </message>
    <message>
        <source>The second player must follow suit, and must beat the card led if he can do so in its suit. A player who cannot follow must trump if he can; one who can do neither plays what he likes.</source>
        <translation>Le second joueur doit fournir la couleur, et battre la carte d’entame s’il le peut dans cette couleur. Qui ne peut fournir doit couper s’il le peut. Qui ne peut ni l’un ni l’autre joue ce qu’il veut.</translation>
    </message>
    <message>
        <source>The second player must follow suit, but need not beat the card led. A player who cannot follow plays what he likes, a trump or not.</source>
        <translation>Le second joueur doit fournir la couleur, mais n’est pas tenu de battre la carte d’entame. Qui ne peut fournir joue ce qu’il veut, atout ou non.</translation>
    </message>
    <message>
        <source>After the last draw both players take their exposed cards back into the hand and play the last {tricks} tricks under stricter rules. The winner of the trick before leads.</source>
        <translation>Après la dernière pioche, les deux joueurs reprennent en main leurs cartes étalées et jouent les {tricks} derniers plis sous des règles plus strictes. Le gagnant du pli précédent entame.</translation>
    </message>
    <message>
        <source>An identical card does not beat; any lower card of the suit will then do.</source>
        <translation>Une carte identique ne bat pas&#xa0;; n’importe quelle carte plus faible de la couleur convient alors.</translation>
    </message>
    <message>
        <source>Example: the queen of hearts is led. With the king and the seven of hearts in hand, the king must be played; with the seven alone, the seven; with no heart, a trump.</source>
        <translation>Exemple&#xa0;: on entame de la dame de cœur. Avec le roi et le sept de cœur en main, il faut jouer le roi&#xa0;; avec le sept seul, le sept&#xa0;; sans cœur, un atout.</translation>
    </message>
    <message>
        <source>Example: the queen of hearts is led. With the king and the seven of hearts in hand, either will do; with no heart, any card.</source>
        <translation>Exemple&#xa0;: on entame de la dame de cœur. Avec le roi et le sept de cœur en main, l’un ou l’autre convient&#xa0;; sans cœur, n’importe quelle carte.</translation>
    </message>
    <message>
        <source>The last tricks</source>
        <translation>Les derniers plis</translation>
    </message>
    <message>
        <source>A card that has been declared may always serve in a meld of another class. In one of the same class it serves again only if the new meld is worth more than the earlier one.</source>
        <translation>Une carte déjà déclarée peut toujours servir dans une combinaison d’une autre classe. Dans la même classe, elle ne ressert que si la nouvelle combinaison vaut plus que la précédente.</translation>
    </message>
    <message>
        <source>A card that has been declared may always serve in a meld of another class. In one of the same class it serves again only if the new meld is worth at least as much as the earlier one.</source>
        <translation>Une carte déjà déclarée peut toujours servir dans une combinaison d’une autre classe. Dans la même classe, elle ne ressert que si la nouvelle combinaison vaut au moins autant que la précédente.</translation>
    </message>
    <message>
        <source>A card that has been declared serves again, whatever the class, only in a meld that is worth at least as much as the earlier one.</source>
        <translation>Une carte déjà déclarée ne ressert, quelle que soit la classe, que dans une combinaison qui vaut au moins autant que la précédente.</translation>
    </message>
    <message>
        <source>A card that has been declared serves again, whatever the class, only in a meld that is worth at least as much as each earlier one that it was part of.</source>
        <translation>Une carte déjà déclarée ne ressert, quelle que soit la classe, que dans une combinaison qui vaut au moins autant que chacune de celles dont elle a fait partie.</translation>
    </message>
    <message>
        <source>Melds are of three classes: marriages and sequences; beziques; four of a rank.</source>
        <translation>Les combinaisons sont de trois classes&#xa0;: mariages et séquences&#xa0;; bésigues&#xa0;; quatre cartes de même rang.</translation>
    </message>
    <message>
        <source>Using a card again</source>
        <translation>Réutiliser une carte</translation>
    </message>
    <message>
        <source>The same set of cards never scores twice in one class, with one exception: the same king and queen may marry again where that makes another broken marriage of their suit whole (law 35).</source>
        <translation>Le même groupe de cartes ne se marque jamais deux fois dans une classe, à une exception près&#xa0;: le même roi et la même dame peuvent se remarier si cela complète un autre mariage rompu de leur couleur (loi 35).</translation>
    </message>
    <message>
        <source>The same set of cards never scores twice in one class, and a king and queen make no exception.</source>
        <translation>Le même groupe de cartes ne se marque jamais deux fois dans une classe, et un roi avec sa dame ne fait pas exception.</translation>
    </message>
    <message>
        <source>A meld that has lost cards to play may be made whole with others and scores again. A meld of the same kind and suit that takes cards of a scored one scores only so: the scored one must have lost at least one card to play and kept at least one, and the new meld must hold all that is left of it. Each meld is made whole once, but the new one may be in its turn.</source>
        <translation>Une combinaison qui a perdu des cartes jouées peut être complétée par d’autres et se marque de nouveau. Une combinaison de même sorte et de même couleur qui prend des cartes d’une combinaison marquée ne se marque qu’ainsi&#xa0;: la marquée doit avoir perdu au moins une carte jouée et en avoir gardé au moins une, et la nouvelle doit contenir tout ce qu’il en reste. Chaque combinaison ne se complète qu’une fois, mais la nouvelle peut l’être à son tour.</translation>
    </message>
    <message>
        <source>A meld that has lost a card to play cannot be made whole with another, to score again.</source>
        <translation>Une combinaison qui a perdu une carte jouée ne peut pas être complétée par une autre pour se marquer de nouveau.</translation>
    </message>
    <message>
        <source>A new meld must also hold at least one card that has not yet been in a meld of its class.</source>
        <translation>La nouvelle combinaison doit aussi contenir au moins une carte qui n’a pas encore servi dans une combinaison de sa classe.</translation>
    </message>
    <message>
        <source>A bezique grows: pairs that have scored may be part of a higher bezique when the other laws allow it.</source>
        <translation>Un bésigue grandit&#xa0;: des paires déjà marquées peuvent entrer dans un bésigue plus élevé quand les autres lois le permettent.</translation>
    </message>
    <message>
        <source>A bezique does not grow: a double or higher one is laid all at once, with no card that has been in a bezique of another kind.</source>
        <translation>Un bésigue ne grandit pas&#xa0;: un double ou plus élevé se déclare d’un seul coup, sans aucune carte qui ait déjà servi dans un bésigue d’une autre sorte.</translation>
    </message>
    <message>
        <source>A bezique does not grow: a double or higher one is laid all at once, and no card is ever in two beziques.</source>
        <translation>Un bésigue ne grandit pas&#xa0;: un double ou plus élevé se déclare d’un seul coup, et aucune carte ne sert dans deux bésigues.</translation>
    </message>
    <message>
        <source>Example: a royal marriage has scored. With ace, ten and jack of trumps added, the sequence scores {points} more.</source>
        <translation>Exemple&#xa0;: un mariage royal a été marqué. En ajoutant as, dix et valet d’atout, la séquence rapporte {points} de plus.</translation>
    </message>
    <message>
        <source>Example: a royal marriage has scored. Even with ace, ten and jack of trumps added, the sequence does not score its {points}.</source>
        <translation>Exemple&#xa0;: un mariage royal a été marqué. Même en ajoutant as, dix et valet d’atout, la séquence ne rapporte pas ses {points}.</translation>
    </message>
    <message>
        <source>Example: a sequence has scored. Its king and queen may still score {points} as a royal marriage.</source>
        <translation>Exemple&#xa0;: une séquence a été marquée. Son roi et sa dame peuvent encore rapporter {points} comme mariage royal.</translation>
    </message>
    <message>
        <source>Example: a sequence has scored. Its king and queen do not score the {points} of a royal marriage any more; another king and queen of trumps do.</source>
        <translation>Exemple&#xa0;: une séquence a été marquée. Son roi et sa dame ne rapportent plus les {points} d’un mariage royal&#xa0;; un autre roi et une autre dame d’atout, si.</translation>
    </message>
    <message>
        <source>Example: four kings have scored. One of these kings may marry a queen of his suit for {points}: a marriage is of another class.</source>
        <translation>Exemple&#xa0;: quatre rois ont été marqués. L’un d’eux peut épouser une dame de sa couleur pour {points}&#xa0;: le mariage est d’une autre classe.</translation>
    </message>
    <message>
        <source>Example: four kings have scored. None of these kings may marry a queen of his suit for {points}, because the marriage is worth less.</source>
        <translation>Exemple&#xa0;: quatre rois ont été marqués. Aucun d’eux ne peut épouser une dame de sa couleur pour {points}, car le mariage vaut moins.</translation>
    </message>
    <message>
        <source>Example: a king has been married. Three more kings may join him, and the four score {points}.</source>
        <translation>Exemple&#xa0;: un roi a été marié. Trois autres rois peuvent le rejoindre, et les quatre rapportent {points}.</translation>
    </message>
    <message>
        <source>Example: a king has been married. Three more kings that join him do not score {points}.</source>
        <translation>Exemple&#xa0;: un roi a été marié. Trois autres rois qui le rejoignent ne rapportent pas {points}.</translation>
    </message>
    <message>
        <source>Example: four kings have scored and one of them has been played. A new king makes the other three whole, and the four score {points} again.</source>
        <translation>Exemple&#xa0;: quatre rois ont été marqués et l’un d’eux a été joué. Un nouveau roi complète les trois autres, et les quatre rapportent de nouveau {points}.</translation>
    </message>
    <message>
        <source>Example: four kings have scored and one of them has been played. A new king beside the other three does not score {points} again.</source>
        <translation>Exemple&#xa0;: quatre rois ont été marqués et l’un d’eux a été joué. Un nouveau roi à côté des trois autres ne rapporte pas de nouveau {points}.</translation>
    </message>
    <message>
        <source>Example: four queens have scored and all are still in the hand. With a fifth queen three of them score {points} again.</source>
        <translation>Exemple&#xa0;: quatre dames ont été marquées et toutes sont encore en main. Avec une cinquième dame, trois d’entre elles rapportent de nouveau {points}.</translation>
    </message>
    <message>
        <source>Example: four queens have scored and all are still in the hand. A fifth queen with three of them does not score {points} again.</source>
        <translation>Exemple&#xa0;: quatre dames ont été marquées et toutes sont encore en main. Une cinquième dame avec trois d’entre elles ne rapporte pas de nouveau {points}.</translation>
    </message>
    <message>
        <source>Example: a bezique has scored and is still in the hand. Its queen scores {points} again with another jack.</source>
        <translation>Exemple&#xa0;: un bésigue a été marqué et il est encore en main. Sa dame rapporte de nouveau {points} avec un autre valet.</translation>
    </message>
    <message>
        <source>Example: a bezique has scored and is still in the hand. Its queen does not score {points} again with another jack.</source>
        <translation>Exemple&#xa0;: un bésigue a été marqué et il est encore en main. Sa dame ne rapporte pas de nouveau {points} avec un autre valet.</translation>
    </message>
    <message>
        <source>Example: a bezique has scored. With a second pair added, all four cards score {points} as a double bezique.</source>
        <translation>Exemple&#xa0;: un bésigue a été marqué. En ajoutant une seconde paire, les quatre cartes rapportent {points} comme double bésigue.</translation>
    </message>
    <message>
        <source>Example: a bezique has scored. With a second pair added, the four cards do not score the {points} of a double bezique.</source>
        <translation>Exemple&#xa0;: un bésigue a été marqué. En ajoutant une seconde paire, les quatre cartes ne rapportent pas les {points} d’un double bésigue.</translation>
    </message>
    <message>
        <source>Example: two beziques have scored, each with its own queen and jack. The same four cards still score {points} as a double bezique.</source>
        <translation>Exemple&#xa0;: deux bésigues ont été marqués, chacun avec sa dame et son valet. Les mêmes quatre cartes rapportent encore {points} comme double bésigue.</translation>
    </message>
    <message>
        <source>Example: two beziques have scored, each with its own queen and jack. The same four cards do not score the {points} of a double bezique.</source>
        <translation>Exemple&#xa0;: deux bésigues ont été marqués, chacun avec sa dame et son valet. Les mêmes quatre cartes ne rapportent pas les {points} d’un double bésigue.</translation>
    </message>
    <message>
        <source>Example: two marriages of clubs have scored; the queen of one and the king of the other have been played. The two cards left have scored as a marriage once and now score {points} once more.</source>
        <translation>Exemple&#xa0;: deux mariages de trèfle ont été marqués&#xa0;; la dame de l’un et le roi de l’autre ont été joués. Les deux cartes qui restent ont déjà été marquées une fois comme mariage et rapportent maintenant {points} une fois de plus.</translation>
    </message>
    <message>
        <source>Example: two marriages of clubs have scored; the queen of one and the king of the other have been played. The two cards left score no second time the {points} of a marriage.</source>
        <translation>Exemple&#xa0;: deux mariages de trèfle ont été marqués&#xa0;; la dame de l’un et le roi de l’autre ont été joués. Les deux cartes qui restent ne rapportent pas une seconde fois les {points} d’un mariage.</translation>
    </message>
    <message>
        <source>Only whole hundreds count. The hundreds of the lower score are taken from those of the higher, and {game} are added for the game, even if no difference is left.</source>
        <translation>Seules comptent les centaines entières. On retranche des centaines du gagnant celles du perdant et l’on ajoute {game} pour la partie, même s’il ne reste aucune différence.</translation>
    </message>
    <message>
        <source>Only whole hundreds count. The winner gets the difference of the hundreds, which counts at least {least}, and {game} for the game.</source>
        <translation>Seules comptent les centaines entières. Le gagnant reçoit la différence des centaines, qui compte au moins {least}, et {game} pour la partie.</translation>
    </message>
    <message>
        <source>Only whole hundreds count, and at first without brisques. The winner gets the difference of the hundreds, which counts at least {least}, and {game} for the game.</source>
        <translation>Seules comptent les centaines entières, et d’abord sans les brisques. Le gagnant reçoit la différence des centaines, qui compte au moins {least}, et {game} pour la partie.</translation>
    </message>
    <message>
        <source>The rubicon is {line}. If the loser does not reach it, his hundreds are added to the winner’s instead of being taken away, and the game counts {bonus} in place of {game}.</source>
        <translation>Le rubicon est à {line}. Si le perdant ne l’atteint pas, ses centaines s’ajoutent à celles du gagnant au lieu d’en être retranchées, et la partie vaut {bonus} au lieu de {game}.</translation>
    </message>
    <message>
        <source>The rubicon is {line}. If the loser does not reach it, his hundreds, at least {least}, are added to the winner’s, and the game counts {bonus} in place of {game}.</source>
        <translation>Le rubicon est à {line}. Si le perdant ne l’atteint pas, ses centaines, au moins {least}, s’ajoutent à celles du gagnant, et la partie vaut {bonus} au lieu de {game}.</translation>
    </message>
    <message>
        <source>The rubicon is {line}. If the loser does not reach it even with his brisques, his hundreds, at least {least}, are added to the winner’s, and the game counts {bonus} in place of {game}; brisques are then left out.</source>
        <translation>Le rubicon est à {line}. Si le perdant ne l’atteint pas, même avec ses brisques, ses centaines, au moins {least}, s’ajoutent à celles du gagnant, et la partie vaut {bonus} au lieu de {game}&#xa0;; on laisse alors les brisques de côté.</translation>
    </message>
    <message>
        <source>With equal scores nobody wins, and the game counts nothing.</source>
        <translation>À égalité de points, personne ne gagne, et la partie ne vaut rien.</translation>
    </message>
    <message>
        <source>With equal scores the brisques decide who wins. They are added to both scores if they lift the loser to the rubicon, otherwise the game is lost under the rubicon. If the brisques are equal too, nobody wins.</source>
        <translation>À égalité de points, les brisques désignent le gagnant. On les ajoute aux deux scores si elles portent le perdant au rubicon&#xa0;; sinon, la partie est perdue sous le rubicon. Si les brisques sont égales aussi, personne ne gagne.</translation>
    </message>
    <message>
        <source>If a loser short of the rubicon reaches it with his brisques, both players add theirs and the game is settled as a plain one. The winner stays the winner, even if the loser passes him by that.</source>
        <translation>Si le perdant, en dessous du rubicon, l’atteint avec ses brisques, les deux joueurs ajoutent les leurs et la partie se règle de la façon ordinaire. Le gagnant reste gagnant, même si le perdant le dépasse ainsi.</translation>
    </message>
    <message>
        <source>Example: {high} against {low}, under the rubicon. {won} + {part} + {bonus} = {value}.</source>
        <translation>Exemple&#xa0;: {high} contre {low}, sous le rubicon. {won} + {part} + {bonus} = {value}.</translation>
    </message>
    <message>
        <source>Example: {high} against {low}. {won} − {lost} + {bonus} = {value}.</source>
        <translation>Exemple&#xa0;: {high} contre {low}. {won} − {lost} + {bonus} = {value}.</translation>
    </message>
    <message>
        <source>Example: {high} against {low}. The difference counts {part} at least: {part} + {bonus} = {value}.</source>
        <translation>Exemple&#xa0;: {high} contre {low}. La différence compte au moins {part}&#xa0;: {part} + {bonus} = {value}.</translation>
    </message>
    <message>
        <source>Example: {high} against {low}, with {more} and {fewer} brisques. With them it is {a} against {b}, and the rubicon is saved: {won} − {lost} + {bonus} = {value}.</source>
        <translation>Exemple&#xa0;: {high} contre {low}, avec {more} et {fewer} brisques. Avec elles, c’est {a} contre {b}, et le rubicon est sauvé&#xa0;: {won} − {lost} + {bonus} = {value}.</translation>
    </message>
    <message>
        <source>Example: {high} each, with {more} and {fewer} brisques. The player with {more} wins, and neither reaches the rubicon: {won} + {part} + {bonus} = {value}.</source>
        <translation>Exemple&#xa0;: {high} chacun, avec {more} et {fewer} brisques. Celui qui en a {more} gagne, et aucun n’atteint le rubicon&#xa0;: {won} + {part} + {bonus} = {value}.</translation>
    </message>
    <message>
        <source>The source of this game is a Portuguese sheet, “Besigue” (document 000). Where it is silent the classic rule of Hoffmann, 1909, is played.</source>
        <translation>La source de ce jeu est une feuille de règles portugaise, «&#xa0;Besigue&#xa0;» (document 000). Là où elle se tait, on joue la règle classique de Hoffmann, 1909.</translation>
    </message>
    <message>
        <source>The source of this game is the paragraph “Besigue sem trunfo” of a Portuguese sheet (document 000). Where it is silent the classic rule of Hoffmann, 1909, is played.</source>
        <translation>La source de ce jeu est le paragraphe «&#xa0;Besigue sem trunfo&#xa0;» d’une feuille de règles portugaise (document 000). Là où elle se tait, on joue la règle classique de Hoffmann, 1909.</translation>
    </message>
    <message>
        <source>The source of this game is the part “Besigue de Rubicon” of a Portuguese sheet (document 000). Where it is silent the laws of the Portland Club, London 1887, are followed.</source>
        <translation>La source de ce jeu est la partie «&#xa0;Besigue de Rubicon&#xa0;» d’une feuille de règles portugaise (document 000). Là où elle se tait, on suit les lois du Portland Club, Londres, 1887.</translation>
    </message>
    <message>
        <source>The source of this game is a French text, “Le bésigue” (document 001). Where it is silent the classic rule of Hoffmann, 1909, is played.</source>
        <translation>La source de ce jeu est un texte français, «&#xa0;Le bésigue&#xa0;» (document 001). Là où il se tait, on joue la règle classique de Hoffmann, 1909.</translation>
    </message>
    <message>
        <source>The source of this game is a Dutch sheet, “Rubicon, 2 spelers” (document 002). Where it is silent the laws of the Portland Club, London 1887, are followed.</source>
        <translation>La source de ce jeu est une feuille de règles néerlandaise, «&#xa0;Rubicon, 2 spelers&#xa0;» (document 002). Là où elle se tait, on suit les lois du Portland Club, Londres, 1887.</translation>
    </message>
    <message>
        <source>The source of this game is the paragraph “Variant” of a Dutch sheet, “Rubicon, 2 spelers” (document 002). Where it is silent the laws of the Portland Club, London 1887, are followed.</source>
        <translation>La source de ce jeu est le paragraphe «&#xa0;Variant&#xa0;» d’une feuille de règles néerlandaise, «&#xa0;Rubicon, 2 spelers&#xa0;» (document 002). Là où elle se tait, on suit les lois du Portland Club, Londres, 1887.</translation>
    </message>
    <message>
        <source>The source of this game is Hoffmann, 1909; its last eight tricks are those of the Encyclopædia Britannica and of Parlett.</source>
        <translation>La source de ce jeu est Hoffmann, 1909&#xa0;; ses huit derniers plis sont ceux de l’Encyclopædia Britannica et de Parlett.</translation>
    </message>
    <message>
        <source>The source of this game is the code of laws of the Portland Club, London 1887.</source>
        <translation>La source de ce jeu est le code des lois du Portland Club, Londres, 1887.</translation>
    </message>
    <message>
        <source>The Portuguese sheet has lost its table of values and never mentions brisques. The values are those of the Dutch sheet; brisques are counted at the end of the deal, as in the French text.</source>
        <translation>La feuille portugaise a perdu son tableau des valeurs et ne parle jamais de brisques. Les valeurs sont celles de la feuille néerlandaise&#xa0;; les brisques se comptent à la fin de la donne, comme dans le texte français.</translation>
    </message>
    <message>
        <source>The Dutch sheet speaks of the last eight tricks. With nine cards in each hand there are nine of them.</source>
        <translation>La feuille néerlandaise parle des huit derniers plis. Avec neuf cartes dans chaque main, il y en a neuf.</translation>
    </message>
    <message>
        <source>It also says that the last card of the stock is the turned trump or its seven. Nothing is turned in this game: the last card is a card like any other.</source>
        <translation>Elle dit aussi que la dernière carte du talon est l’atout retourné ou son sept. À ce jeu on ne retourne rien&#xa0;: la dernière carte est une carte comme les autres.</translation>
    </message>
    <message>
        <source>It calls the marriage that makes trumps “Marias”, which is its word for the marriage of 20. Here that first marriage counts 40, since its suit becomes trumps.</source>
        <translation>Elle appelle «&#xa0;Marias&#xa0;» le mariage qui fixe l’atout, son mot pour le mariage de 20. Ici, ce premier mariage compte 40, puisque sa couleur devient l’atout.</translation>
    </message>
    <message>
        <source>It gives no settlement. The one in this book is that of 1887 without brisques, which this game does not count, and with 1,000 under the rubicon.</source>
        <translation>Elle ne donne aucun règlement. Celui de ce livre est celui de 1887 sans les brisques, que ce jeu ne compte pas, et avec 1&#x202f;000 sous le rubicon.</translation>
    </message>
    <message>
        <source>It names filling up a meld after a play as a difference from the ordinary game. Therefore only a meld that has lost a card scores again, not one to which a like card is merely added.</source>
        <translation>Elle donne le fait de compléter une combinaison après avoir joué une carte comme une différence avec le jeu ordinaire. Seule une combinaison qui a perdu une carte se marque donc de nouveau, et non une combinaison à laquelle on ajoute simplement une carte semblable.</translation>
    </message>
    <message>
        <source>It deals the nine cards in packets of two or three; here they come in three packets of three.</source>
        <translation>Elle distribue les neuf cartes par deux ou par trois&#xa0;; ici, elles viennent en trois paquets de trois.</translation>
    </message>
    <message>
        <source>It does not say how many cards are dealt, nor whether a match ends at once. Eight cards are dealt, in packets of three, two and three, and a deal is played to its end.</source>
        <translation>Elle ne dit pas combien de cartes on distribue, ni si la partie s’arrête aussitôt. On distribue huit cartes, par trois, deux et trois, et la donne se joue jusqu’au bout.</translation>
    </message>
    <message>
        <source>It sets the match at 1,000 points, or at 1,500 if the players like; the target can be changed as a house rule.</source>
        <translation>Elle fixe la partie à 1&#x202f;000 points, ou à 1&#x202f;500 si les joueurs le souhaitent&#xa0;; le but peut être changé comme règle maison.</translation>
    </message>
    <message>
        <source>It speaks of a marriage that is declared and scored. A marriage therefore makes trumps when it scores, and no other meld does.</source>
        <translation>Elle parle d’un mariage déclaré et marqué. C’est donc quand il est marqué qu’un mariage fixe l’atout, et aucune autre combinaison ne le fait.</translation>
    </message>
    <message>
        <source>It says that points count as in the ordinary game, which cannot speak of triple and quadruple bezique, as two packs do not make them. Their values are those of 1887.</source>
        <translation>Elle dit que les points se comptent comme au jeu ordinaire, ce qui ne peut valoir pour le triple et le quadruple bésigue, impossibles avec deux jeux. Leurs valeurs sont celles de 1887.</translation>
    </message>
    <message>
        <source>It lets a winner over a loser under the rubicon “also” add 1,000 points. This is read as in place of the 500, as in law 58 of the Portland Club; and the “parceiro” of that sentence is the adversary.</source>
        <translation>Elle dit que le vainqueur d’un perdant resté sous le rubicon ajoute «&#xa0;aussi&#xa0;» 1&#x202f;000 points. On comprend&#xa0;: à la place des 500, comme dans la loi 58 du Portland Club&#xa0;; et le «&#xa0;parceiro&#xa0;» de cette phrase est l’adversaire.</translation>
    </message>
    <message>
        <source>The French text has lost its values, the order of the cards, the deal and the target, and it carries advertising for another game, which is left out. The values are those of the Dutch sheet, everything else is the classic game.</source>
        <translation>Le texte français a perdu les valeurs, l’ordre des cartes, la distribution et le but, et il porte de la publicité pour un autre jeu, que l’on omet. Les valeurs sont celles de la feuille néerlandaise&#xa0;; tout le reste est le jeu classique.</translation>
    </message>
    <message>
        <source>It lets the players count brisques as they win them when the end of the match is near, without saying how near. Here 300 points from the target are near.</source>
        <translation>Il laisse les joueurs marquer les brisques à mesure qu’ils les remportent quand la partie touche à sa fin, sans dire à partir de quand. Ici, c’est à 300 points du but.</translation>
    </message>
    <message>
        <source>In the last eight tricks Hoffmann asks only to follow suit, while the Britannica and Parlett also ask to beat the card led and to trump. The stricter duty is played; the other is a house rule.</source>
        <translation>Aux huit derniers plis, Hoffmann demande seulement de fournir la couleur&#xa0;; la Britannica et Parlett demandent aussi de battre la carte d’entame et de couper. On joue le devoir le plus strict&#xa0;; l’autre est une règle maison.</translation>
    </message>
    <message>
        <source>These laws answer nearly every question of the four-pack game, and the other Rubicon games borrow from them: law 27 hides the brisques, law 35 marries a king and queen again, law 58 settles a rubicon.</source>
        <translation>Ces lois répondent à presque toutes les questions du jeu à quatre jeux de cartes, et les autres jeux de rubicon leur empruntent&#xa0;: la loi 27 cache les brisques, la loi 35 remarie un roi et une dame, la loi 58 règle un rubicon.</translation>
    </message>
    <message>
        <source>The ten: the Portuguese sheet ranks it below the jack, the Dutch sheet, Hoffmann and the Portland Club directly below the ace. The French text does not say.</source>
        <translation>Le dix&#xa0;: la feuille portugaise le place sous le valet&#xa0;; la feuille néerlandaise, Hoffmann et le Portland Club, juste sous l’as. Le texte français n’en dit rien.</translation>
    </message>
    <message>
        <source>A card used again: the Dutch sheet and the Portuguese Rubicon compare values alone; the other games compare values within a class.</source>
        <translation>Une carte réutilisée&#xa0;: la feuille néerlandaise et le rubicon portugais ne comparent que les valeurs&#xa0;; les autres jeux les comparent à l’intérieur d’une classe.</translation>
    </message>
    <message>
        <source>A broken meld: it may be made whole in all Rubicon games. In the games with two packs it may not.</source>
        <translation>Une combinaison rompue&#xa0;: dans tous les jeux de rubicon on peut la compléter. Dans les jeux à deux jeux de cartes, on ne le peut pas.</translation>
    </message>
    <message>
        <source>A double bezique: the Portuguese sheet has it laid all at once. In the other games a pair may be added to one that has scored.</source>
        <translation>Le double bésigue&#xa0;: la feuille portugaise le veut déclaré d’un seul coup. Dans les autres jeux, on peut ajouter une paire à un bésigue déjà marqué.</translation>
    </message>
    <message>
        <source>The number of melds: after one trick the Dutch sheet lets any number score, all others only one. The French text, Hoffmann and the Portland Club let more be announced.</source>
        <translation>Le nombre de combinaisons&#xa0;: après un pli, la feuille néerlandaise en laisse marquer autant qu’on veut, tous les autres une seule. Le texte français, Hoffmann et le Portland Club permettent d’en annoncer davantage.</translation>
    </message>
    <message>
        <source>The seven of trumps: the Portuguese sheet has it claimed at any time by a player who has won a trick, the French text by any player, Hoffmann only directly after a trick won.</source>
        <translation>Le sept d’atout&#xa0;: selon la feuille portugaise, l’annonce à tout moment un joueur qui a remporté un pli&#xa0;; selon le texte français, n’importe quel joueur&#xa0;; selon Hoffmann, seulement juste après un pli remporté.</translation>
    </message>
    <message>
        <source>Brisques: the French text counts them at the end, Hoffmann as they are won, the Portland Club only to settle. The Dutch sheet has none, and the Portuguese one is silent.</source>
        <translation>Les brisques&#xa0;: le texte français les compte à la fin, Hoffmann à mesure qu’on les remporte, le Portland Club seulement pour le règlement. La feuille néerlandaise n’en a pas, et la portugaise se tait.</translation>
    </message>
    <message>
        <source>The last trick: it is worth 50 in the Dutch sheet and in the laws of 1887, 10 elsewhere.</source>
        <translation>Le dernier pli&#xa0;: il vaut 50 dans la feuille néerlandaise et dans les lois de 1887, 10 ailleurs.</translation>
    </message>
    <message>
        <source>The sources, and where they differ</source>
        <translation>Les sources, et ce qui les sépare</translation>
    </message>
    <message>
        <source>1 point</source>
        <translation>1 point</translation>
    </message>
    <message>
        <source>{points} points</source>
        <translation>{points} points</translation>
    </message>
    <message>
        <source>the Portuguese sheet “Besigue”</source>
        <translation>la feuille portugaise «&#xa0;Besigue&#xa0;»</translation>
    </message>
    <message>
        <source>the French text “Le bésigue”</source>
        <translation>le texte français «&#xa0;Le bésigue&#xa0;»</translation>
    </message>
    <message>
        <source>the Dutch sheet “Rubicon, 2 spelers”</source>
        <translation>la feuille néerlandaise «&#xa0;Rubicon, 2 spelers&#xa0;»</translation>
    </message>
    <message>
        <source>Hoffmann (1909)</source>
        <translation>Hoffmann (1909)</translation>
    </message>
    <message>
        <source>the Portland Club (1887)</source>
        <translation>le Portland Club (1887)</translation>
    </message>
    <message>
        <source>the Encyclopædia Britannica and Parlett</source>
        <translation>l’Encyclopædia Britannica et Parlett</translation>
    </message>
    <message>
        <source>a decision of this program</source>
        <translation>une décision de ce programme</translation>
    </message>
    <message>
        <source>House rule.</source>
        <translation>Règle maison.</translation>
    </message>
    <message>
        <source>Source: {source}.</source>
        <translation>Source&#xa0;: {source}.</translation>
    </message>
    <message>
        <source>Source: {other}; {source} is silent here.</source>
        <translation>Source&#xa0;: {other}&#xa0;; ici, {source} se tait.</translation>
    </message>
</context>
</TS>
