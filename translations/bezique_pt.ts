<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="pt" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <source>About Bezique</source>
        <translation>Sobre o Besigue</translation>
    </message>
    <message>
        <source>Bezique</source>
        <translation>Besigue</translation>
    </message>
    <message>
        <source>A card table for two: eight historical ways to play Bezique, each right to the letter.</source>
        <translation>Uma mesa de cartas para dois: oito maneiras históricas de jogar o besigue, cada uma fiel à letra.</translation>
    </message>
    <message>
        <source>The rules come from a Portuguese, a French and a Dutch description, from Hoffmann (1909) and from the laws of the Portland Club (1887).</source>
        <translation>As regras vêm de uma descrição portuguesa, uma francesa e uma holandesa, de Hoffmann (1909) e das leis do Portland Club (1887).</translation>
    </message>
    <message>
        <source>Version {version}, free under the MIT licence. Made with Qt {qt}, used under the LGPL.</source>
        <translation>Versão {version}, livre sob a licença MIT. Feito com o Qt {qt}, usado sob a LGPL.</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Fechar</translation>
    </message>
</context>
<context>
    <name>Counts</name>
    <message numerus="yes">
        <source>%n card(s) in hand</source>
        <translation>
            <numerusform>%n carta na mão</numerusform>
            <numerusform>%n cartas na mão</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in the stock</source>
        <translation>
            <numerusform>%n carta no monte</numerusform>
            <numerusform>%n cartas no monte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n trick(s)</source>
        <translation>
            <numerusform>%n vaza</numerusform>
            <numerusform>%n vazas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Again in %n trick(s): {tricks}.</source>
        <translation>
            <numerusform>Outra vez em %n vaza: {tricks}.</numerusform>
            <numerusform>Outra vez em %n vazas: {tricks}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n brisque(s)</source>
        <translation>
            <numerusform>%n brisca</numerusform>
            <numerusform>%n briscas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n ponto</numerusform>
            <numerusform>%n pontos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n missing</source>
        <translation>
            <numerusform>falta %n</numerusform>
            <numerusform>faltam %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unseen</source>
        <translation>
            <numerusform>%n não vista</numerusform>
            <numerusform>%n não vistas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>in %n way(s)</source>
        <translation>
            <numerusform>de %n maneira</numerusform>
            <numerusform>de %n maneiras</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>mais %n</numerusform>
            <numerusform>mais %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n brisque(s) in the trick for you</source>
        <translation>
            <numerusform>%n brisca na vaza para você</numerusform>
            <numerusform>%n briscas na vaza para você</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n brisque(s) in the trick for {name}</source>
        <translation>
            <numerusform>%n brisca na vaza para {name}</numerusform>
            <numerusform>%n briscas na vaza para {name}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have won %n brisque(s)</source>
        <translation>
            <numerusform>Você fez %n brisca</numerusform>
            <numerusform>Você fez %n briscas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} has won %n brisque(s)</source>
        <translation>
            <numerusform>{name} fez %n brisca</numerusform>
            <numerusform>{name} fez %n briscas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You won the trick: score up to %n meld(s), or draw.</source>
        <translation>
            <numerusform>Você fez a vaza: acuse até %n jogo, ou compre.</numerusform>
            <numerusform>Você fez a vaza: acuse até %n jogos, ou compre.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No more than %n meld(s) after one trick.</source>
        <translation>
            <numerusform>Não mais de %n jogo depois de uma vaza.</numerusform>
            <numerusform>Não mais de %n jogos depois de uma vaza.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It takes %n fresh card(s) of that rank ({unseen}).</source>
        <translation>
            <numerusform>É preciso %n carta nova desse valor ({unseen}).</numerusform>
            <numerusform>São precisas %n cartas novas desse valor ({unseen}).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n trick(s) left</source>
        <translation>
            <numerusform>falta %n vaza</numerusform>
            <numerusform>faltam %n vazas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s) tried</source>
        <translation>
            <numerusform>%n lance simulado</numerusform>
            <numerusform>%n lances simulados</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Measured in {game}: in %n deal(s) it could not be told apart from “{level}” ({points} ± {interval} points a deal).</source>
        <translation>
            <numerusform>Medido em {game}: em %n lance não se distinguiu de “{level}” ({points} ± {interval} pontos por lance).</numerusform>
            <numerusform>Medido em {game}: em %n lances não se distinguiu de “{level}” ({points} ± {interval} pontos por lance).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n decision(s) could not be weighed</source>
        <translation>
            <numerusform>%n decisão não pôde ser avaliada</numerusform>
            <numerusform>%n decisões não puderam ser avaliadas</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DealSheet</name>
    <message>
        <source>&amp;New game</source>
        <translation>&amp;Novo jogo</translation>
    </message>
    <message>
        <source>&amp;Next deal</source>
        <translation>&amp;Próximo lance</translation>
    </message>
    <message>
        <source>&amp;Review this deal</source>
        <translation>&amp;Analisar este lance</translation>
    </message>
    <message>
        <source>&amp;Look at the table</source>
        <translation>&amp;Ver a mesa</translation>
    </message>
    <message>
        <source>Score sheet of the deal</source>
        <translation>Folha de pontos do lance</translation>
    </message>
</context>
<context>
    <name>GameDialog</name>
    <message>
        <source>Open a game</source>
        <translation>Abrir um jogo</translation>
    </message>
    <message>
        <source>Game records (*.json *.jsonl)</source>
        <translation>Registros de jogo (*.json *.jsonl)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Todos os arquivos (*)</translation>
    </message>
    <message>
        <source>&amp;Look in:</source>
        <translation>Ver &amp;em:</translation>
    </message>
    <message>
        <source>Files of &amp;type:</source>
        <translation>&amp;Tipo de arquivo:</translation>
    </message>
    <message>
        <source>Save a copy</source>
        <translation>Salvar uma cópia</translation>
    </message>
</context>
<context>
    <name>KeptDialog</name>
    <message>
        <source>Kept matches</source>
        <translation>Partidas guardadas</translation>
    </message>
    <message>
        <source>Matches that were not finished when another came to the table.</source>
        <translation>Partidas por acabar que deram lugar a outra na mesa.</translation>
    </message>
    <message>
        <source>&amp;Put on the table</source>
        <translation>&amp;Pôr na mesa</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Cancelar</translation>
    </message>
    <message>
        <source>&amp;Throw away</source>
        <translation>&amp;Jogar fora</translation>
    </message>
    <message>
        <source>Moves the match to the trash of the system.</source>
        <translation>Põe a partida na lixeira do sistema.</translation>
    </message>
    <message>
        <source>It cannot be moved to the trash, so it stays.</source>
        <translation>Não se pode pôr na lixeira; fica onde está.</translation>
    </message>
    <message>
        <source>{file}: cannot be read</source>
        <translation>{file}: não se pode ler</translation>
    </message>
    <message>
        <source>{game}
{points} to {other}, kept {when}</source>
        <translation>{game}
{points} a {other}, guardada em {when}</translation>
    </message>
</context>
<context>
    <name>LessonPanel</name>
    <message>
        <source>Try again</source>
        <translation>Tentar de novo</translation>
    </message>
    <message>
        <source>A hint</source>
        <translation>Uma dica</translation>
    </message>
    <message>
        <source>All lessons…</source>
        <translation>Todas as lições…</translation>
    </message>
    <message>
        <source>To my game</source>
        <translation>Minha partida</translation>
    </message>
    <message>
        <source>Your own game comes back to the table, just as it was.</source>
        <translation>A sua partida volta à mesa, tal como estava.</translation>
    </message>
    <message>
        <source>Next lesson</source>
        <translation>Próxima lição</translation>
    </message>
</context>
<context>
    <name>LessonsDialog</name>
    <message>
        <source>Lessons</source>
        <translation>Lições</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Fechar</translation>
    </message>
    <message>
        <source>&amp;Take it again</source>
        <translation>&amp;Refazer</translation>
    </message>
    <message>
        <source>&amp;Begin</source>
        <translation>&amp;Começar</translation>
    </message>
</context>
<context>
    <name>Menus</name>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Jogo</translation>
    </message>
    <message>
        <source>H&amp;and</source>
        <translation>&amp;Mão</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ver</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Idioma</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Ajuda</translation>
    </message>
    <message>
        <source>H&amp;ints</source>
        <translation>D&amp;icas</translation>
    </message>
    <message>
        <source>&amp;Table</source>
        <translation>&amp;Mesa</translation>
    </message>
    <message>
        <source>&amp;Motion</source>
        <translation>A&amp;nimação</translation>
    </message>
    <message>
        <source>Card &amp;backs</source>
        <translation>&amp;Verso das cartas</translation>
    </message>
    <message>
        <source>&amp;New game…</source>
        <translation>&amp;Novo jogo…</translation>
    </message>
    <message>
        <source>Next &amp;deal</source>
        <translation>Próximo &amp;lance</translation>
    </message>
    <message>
        <source>Same deal &amp;again</source>
        <translation>&amp;Mesmo lance outra vez</translation>
    </message>
    <message>
        <source>Re&amp;view the deal</source>
        <translation>Anal&amp;isar o lance</translation>
    </message>
    <message>
        <source>&amp;Open a game…</source>
        <translation>&amp;Abrir um jogo…</translation>
    </message>
    <message>
        <source>&amp;Kept matches…</source>
        <translation>Partidas &amp;guardadas…</translation>
    </message>
    <message>
        <source>&amp;Save a copy…</source>
        <translation>&amp;Salvar uma cópia…</translation>
    </message>
    <message>
        <source>S&amp;ettings…</source>
        <translation>&amp;Configurações…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>Sai&amp;r</translation>
    </message>
    <message>
        <source>Sort by &amp;suit</source>
        <translation>Ordenar por &amp;naipe</translation>
    </message>
    <message>
        <source>Sort by &amp;rank</source>
        <translation>Ordenar por &amp;valor</translation>
    </message>
    <message>
        <source>&amp;Alternate colours</source>
        <translation>Cores &amp;alternadas</translation>
    </message>
    <message>
        <source>&amp;Trumps first</source>
        <translation>&amp;Trunfos primeiro</translation>
    </message>
    <message>
        <source>My &amp;own order</source>
        <translation>Minha &amp;própria ordem</translation>
    </message>
    <message>
        <source>Show the &amp;last trick</source>
        <translation>&amp;Mostrar a última vaza</translation>
    </message>
    <message>
        <source>&amp;Declare the chosen cards</source>
        <translation>A&amp;cusar as cartas escolhidas</translation>
    </message>
    <message>
        <source>A&amp;nnounce the chosen cards</source>
        <translation>Anunciar as cartas &amp;escolhidas</translation>
    </message>
    <message>
        <source>&amp;Claim the seven of trumps</source>
        <translation>Acusar o &amp;sete de trunfo</translation>
    </message>
    <message>
        <source>E&amp;xchange the seven of trumps</source>
        <translation>T&amp;rocar o sete de trunfo</translation>
    </message>
    <message>
        <source>Show carte &amp;blanche</source>
        <translation>Mostrar a carta &amp;branca</translation>
    </message>
    <message>
        <source>Dra&amp;w, or pass</source>
        <translation>C&amp;omprar, ou passar</translation>
    </message>
    <message>
        <source>Side &amp;panel</source>
        <translation>&amp;Painel lateral</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>&amp;Dica</translation>
    </message>
    <message>
        <source>&amp;Score</source>
        <translation>P&amp;ontos</translation>
    </message>
    <message>
        <source>&amp;Log</source>
        <translation>&amp;Histórico</translation>
    </message>
    <message>
        <source>Rul&amp;es</source>
        <translation>Regra&amp;s</translation>
    </message>
    <message>
        <source>&amp;No hints</source>
        <translation>&amp;Sem dicas</translation>
    </message>
    <message>
        <source>What the &amp;rules say</source>
        <translation>O que dizem as &amp;regras</translation>
    </message>
    <message>
        <source>What is &amp;best, and why</source>
        <translation>O &amp;melhor, e por quê</translation>
    </message>
    <message>
        <source>Cards still &amp;out</source>
        <translation>Cartas &amp;ainda não vistas</translation>
    </message>
    <message>
        <source>As the &amp;system</source>
        <translation>Como o &amp;sistema</translation>
    </message>
    <message>
        <source>&amp;Green felt</source>
        <translation>&amp;Feltro verde</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>&amp;Escura</translation>
    </message>
    <message>
        <source>Light &amp;paper</source>
        <translation>&amp;Papel claro</translation>
    </message>
    <message>
        <source>&amp;Off</source>
        <translation>&amp;Desligada</translation>
    </message>
    <message>
        <source>&amp;Fast</source>
        <translation>&amp;Rápida</translation>
    </message>
    <message>
        <source>&amp;Normal</source>
        <translation>&amp;Normal</translation>
    </message>
    <message>
        <source>S&amp;low</source>
        <translation>&amp;Lenta</translation>
    </message>
    <message>
        <source>&amp;Blue lozenges</source>
        <translation>&amp;Losangos azuis</translation>
    </message>
    <message>
        <source>&amp;Red scales</source>
        <translation>&amp;Escamas vermelhas</translation>
    </message>
    <message>
        <source>&amp;Four colours of suits</source>
        <translation>&amp;Quatro cores de naipes</translation>
    </message>
    <message>
        <source>Lar&amp;ge indices</source>
        <translation>Índices &amp;grandes</translation>
    </message>
    <message>
        <source>F&amp;ull screen</source>
        <translation>&amp;Tela cheia</translation>
    </message>
    <message>
        <source>&amp;Reset the window</source>
        <translation>&amp;Restaurar a janela</translation>
    </message>
    <message>
        <source>&amp;As the system</source>
        <translation>&amp;Como o sistema</translation>
    </message>
    <message>
        <source>&amp;Lessons…</source>
        <translation>&amp;Lições…</translation>
    </message>
    <message>
        <source>&amp;About Bezique</source>
        <translation>&amp;Sobre o Besigue</translation>
    </message>
</context>
<context>
    <name>NewGameDialog</name>
    <message>
        <source>New game</source>
        <translation>Novo jogo</translation>
    </message>
    <message>
        <source>Which game</source>
        <translation>Qual jogo</translation>
    </message>
    <message>
        <source>&amp;Opponent</source>
        <translation>&amp;Adversário</translation>
    </message>
    <message>
        <source>&amp;Who deals first</source>
        <translation>&amp;Quem dá primeiro</translation>
    </message>
    <message>
        <source>&amp;Play to</source>
        <translation>&amp;Jogar até</translation>
    </message>
    <message>
        <source>Deal n&amp;umber</source>
        <translation>&amp;Número do lance</translation>
    </message>
    <message>
        <source>Your &amp;name</source>
        <translation>Seu n&amp;ome</translation>
    </message>
    <message>
        <source>a new deal</source>
        <translation>um lance novo</translation>
    </message>
    <message>
        <source>The same number gives the same cards again.</source>
        <translation>O mesmo número dá de novo as mesmas cartas.</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Você</translation>
    </message>
    <message>
        <source>By lot</source>
        <translation>Por sorteio</translation>
    </message>
    <message>
        <source>You deal</source>
        <translation>Você dá</translation>
    </message>
    <message>
        <source>The opponent deals</source>
        <translation>O adversário dá</translation>
    </message>
    <message>
        <source>&amp;Deal the cards</source>
        <translation>&amp;Dar as cartas</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Cancelar</translation>
    </message>
    <message>
        <source>There is no deal with a number as large as that.</source>
        <translation>Não há lance com um número tão grande.</translation>
    </message>
</context>
<context>
    <name>NoticeBar</name>
    <message>
        <source>Lessons…</source>
        <translation>Lições…</translation>
    </message>
    <message>
        <source>New game…</source>
        <translation>Novo jogo…</translation>
    </message>
    <message>
        <source>Kept matches…</source>
        <translation>Partidas guardadas…</translation>
    </message>
    <message>
        <source>Copy details</source>
        <translation>Copiar detalhes</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
</context>
<context>
    <name>ReviewDialog</name>
    <message>
        <source>Deal under review</source>
        <translation>Lance em análise</translation>
    </message>
    <message>
        <source>What cost most</source>
        <translation>O que mais custou</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Fechar</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>&amp;Parar</translation>
    </message>
    <message>
        <source>&amp;Go on</source>
        <translation>&amp;Continuar</translation>
    </message>
</context>
<context>
    <name>RuleStrip</name>
    <message>
        <source>Read on in the rule book</source>
        <translation>Ler mais no livro de regras</translation>
    </message>
</context>
<context>
    <name>RulesPanel</name>
    <message>
        <source>Search the rules</source>
        <translation>Procurar nas regras</translation>
    </message>
    <message>
        <source>Previous place</source>
        <translation>Ocorrência anterior</translation>
    </message>
    <message>
        <source>Next place</source>
        <translation>Ocorrência seguinte</translation>
    </message>
    <message>
        <source>Rule book</source>
        <translation>Livro de regras</translation>
    </message>
    <message>
        <source>nowhere</source>
        <translation>em lugar nenhum</translation>
    </message>
    <message>
        <source>{place} of {places}</source>
        <translation>{place} de {places}</translation>
    </message>
</context>
<context>
    <name>SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>Configurações</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Idioma</translation>
    </message>
    <message>
        <source>&amp;Table</source>
        <translation>&amp;Mesa</translation>
    </message>
    <message>
        <source>&amp;Motion</source>
        <translation>&amp;Animação</translation>
    </message>
    <message>
        <source>The trick &amp;stays</source>
        <translation>A &amp;vaza fica</translation>
    </message>
    <message>
        <source>The &amp;opponent thinks</source>
        <translation>O adversário &amp;pensa</translation>
    </message>
    <message>
        <source>Card &amp;backs</source>
        <translation>V&amp;erso das cartas</translation>
    </message>
    <message>
        <source>&amp;Hints</source>
        <translation>&amp;Dicas</translation>
    </message>
    <message>
        <source>&amp;Your name</source>
        <translation>Seu &amp;nome</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Você</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Como o sistema</translation>
    </message>
    <message>
        <source>As the system: felt or dark</source>
        <translation>Como o sistema: feltro ou escura</translation>
    </message>
    <message>
        <source>Green felt</source>
        <translation>Feltro verde</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Escura</translation>
    </message>
    <message>
        <source>Light paper</source>
        <translation>Papel claro</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Desligada</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Rápida</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Lenta</translation>
    </message>
    <message>
        <source>Blue lozenges</source>
        <translation>Losangos azuis</translation>
    </message>
    <message>
        <source>Red scales</source>
        <translation>Escamas vermelhas</translation>
    </message>
    <message>
        <source>What the rules say</source>
        <translation>O que dizem as regras</translation>
    </message>
    <message>
        <source>No hints</source>
        <translation>Sem dicas</translation>
    </message>
    <message>
        <source>What is best, and why</source>
        <translation>O melhor, e por quê</translation>
    </message>
    <message>
        <source>&amp;Four colours of suits</source>
        <translation>&amp;Quatro cores de naipes</translation>
    </message>
    <message>
        <source>Cards still o&amp;ut (practice)</source>
        <translation>Cartas ainda não vis&amp;tas (treino)</translation>
    </message>
    <message>
        <source>Lar&amp;ge indices</source>
        <translation>Índices &amp;grandes</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Fechar</translation>
    </message>
    <message>
        <source>Until a click</source>
        <translation>Até um clique</translation>
    </message>
    <message>
        <source>Not at all</source>
        <translation>Nada</translation>
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
            <numerusform>%n ás de espadas</numerusform>
            <numerusform>%n ases de espadas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n king(s) of spades</source>
        <translation>
            <numerusform>%n rei de espadas</numerusform>
            <numerusform>%n reis de espadas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n queen(s) of spades</source>
        <translation>
            <numerusform>%n dama de espadas</numerusform>
            <numerusform>%n damas de espadas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n jack(s) of spades</source>
        <translation>
            <numerusform>%n valete de espadas</numerusform>
            <numerusform>%n valetes de espadas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ten(s) of spades</source>
        <translation>
            <numerusform>%n dez de espadas</numerusform>
            <numerusform>%n dez de espadas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n nine(s) of spades</source>
        <translation>
            <numerusform>%n nove de espadas</numerusform>
            <numerusform>%n noves de espadas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n eight(s) of spades</source>
        <translation>
            <numerusform>%n oito de espadas</numerusform>
            <numerusform>%n oitos de espadas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n seven(s) of spades</source>
        <translation>
            <numerusform>%n sete de espadas</numerusform>
            <numerusform>%n setes de espadas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ace(s) of hearts</source>
        <translation>
            <numerusform>%n ás de copas</numerusform>
            <numerusform>%n ases de copas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n king(s) of hearts</source>
        <translation>
            <numerusform>%n rei de copas</numerusform>
            <numerusform>%n reis de copas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n queen(s) of hearts</source>
        <translation>
            <numerusform>%n dama de copas</numerusform>
            <numerusform>%n damas de copas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n jack(s) of hearts</source>
        <translation>
            <numerusform>%n valete de copas</numerusform>
            <numerusform>%n valetes de copas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ten(s) of hearts</source>
        <translation>
            <numerusform>%n dez de copas</numerusform>
            <numerusform>%n dez de copas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n nine(s) of hearts</source>
        <translation>
            <numerusform>%n nove de copas</numerusform>
            <numerusform>%n noves de copas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n eight(s) of hearts</source>
        <translation>
            <numerusform>%n oito de copas</numerusform>
            <numerusform>%n oitos de copas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n seven(s) of hearts</source>
        <translation>
            <numerusform>%n sete de copas</numerusform>
            <numerusform>%n setes de copas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ace(s) of diamonds</source>
        <translation>
            <numerusform>%n ás de ouros</numerusform>
            <numerusform>%n ases de ouros</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n king(s) of diamonds</source>
        <translation>
            <numerusform>%n rei de ouros</numerusform>
            <numerusform>%n reis de ouros</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n queen(s) of diamonds</source>
        <translation>
            <numerusform>%n dama de ouros</numerusform>
            <numerusform>%n damas de ouros</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n jack(s) of diamonds</source>
        <translation>
            <numerusform>%n valete de ouros</numerusform>
            <numerusform>%n valetes de ouros</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ten(s) of diamonds</source>
        <translation>
            <numerusform>%n dez de ouros</numerusform>
            <numerusform>%n dez de ouros</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n nine(s) of diamonds</source>
        <translation>
            <numerusform>%n nove de ouros</numerusform>
            <numerusform>%n noves de ouros</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n eight(s) of diamonds</source>
        <translation>
            <numerusform>%n oito de ouros</numerusform>
            <numerusform>%n oitos de ouros</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n seven(s) of diamonds</source>
        <translation>
            <numerusform>%n sete de ouros</numerusform>
            <numerusform>%n setes de ouros</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ace(s) of clubs</source>
        <translation>
            <numerusform>%n ás de paus</numerusform>
            <numerusform>%n ases de paus</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n king(s) of clubs</source>
        <translation>
            <numerusform>%n rei de paus</numerusform>
            <numerusform>%n reis de paus</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n queen(s) of clubs</source>
        <translation>
            <numerusform>%n dama de paus</numerusform>
            <numerusform>%n damas de paus</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n jack(s) of clubs</source>
        <translation>
            <numerusform>%n valete de paus</numerusform>
            <numerusform>%n valetes de paus</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ten(s) of clubs</source>
        <translation>
            <numerusform>%n dez de paus</numerusform>
            <numerusform>%n dez de paus</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n nine(s) of clubs</source>
        <translation>
            <numerusform>%n nove de paus</numerusform>
            <numerusform>%n noves de paus</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n eight(s) of clubs</source>
        <translation>
            <numerusform>%n oito de paus</numerusform>
            <numerusform>%n oitos de paus</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n seven(s) of clubs</source>
        <translation>
            <numerusform>%n sete de paus</numerusform>
            <numerusform>%n setes de paus</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SidePanel</name>
    <message>
        <source>Hint</source>
        <translation>Dica</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Pontos</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Histórico</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regras</translation>
    </message>
    <message>
        <source>Beside the table</source>
        <translation>Ao lado da mesa</translation>
    </message>
</context>
<context>
    <name>StatusLine</name>
    <message>
        <source>New game…</source>
        <translation>Novo jogo…</translation>
    </message>
    <message>
        <source>Next deal</source>
        <translation>Próximo lance</translation>
    </message>
</context>
<context>
    <name>phrases</name>
    <message>
        <source>a card face down</source>
        <translation>uma carta virada para baixo</translation>
    </message>
    <message>
        <source>{card}: {melds}</source>
        <translation>{card}: {melds}</translation>
    </message>
    <message>
        <source>{card}, can be played</source>
        <translation>{card}, pode ser jogada</translation>
    </message>
    <message>
        <source>{card}, cannot be played now</source>
        <translation>{card}, não pode ser jogada agora</translation>
    </message>
    <message>
        <source>Play {card}</source>
        <translation>Jogar {card}</translation>
    </message>
    <message>
        <source>Score {meld}</source>
        <translation>Acusar: {meld}</translation>
    </message>
    <message>
        <source>Announce {meld}</source>
        <translation>Anunciar: {meld}</translation>
    </message>
    <message>
        <source>Claim {card}</source>
        <translation>Acusar {card}</translation>
    </message>
    <message>
        <source>Exchange {card}</source>
        <translation>Trocar {card}</translation>
    </message>
    <message>
        <source>Show carte blanche</source>
        <translation>Mostrar carta branca</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passar</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Comprar</translation>
    </message>
    <message>
        <source>ace of spades</source>
        <translation>ás de espadas</translation>
    </message>
    <message>
        <source>king of spades</source>
        <translation>rei de espadas</translation>
    </message>
    <message>
        <source>queen of spades</source>
        <translation>dama de espadas</translation>
    </message>
    <message>
        <source>jack of spades</source>
        <translation>valete de espadas</translation>
    </message>
    <message>
        <source>ten of spades</source>
        <translation>dez de espadas</translation>
    </message>
    <message>
        <source>nine of spades</source>
        <translation>nove de espadas</translation>
    </message>
    <message>
        <source>eight of spades</source>
        <translation>oito de espadas</translation>
    </message>
    <message>
        <source>seven of spades</source>
        <translation>sete de espadas</translation>
    </message>
    <message>
        <source>ace of hearts</source>
        <translation>ás de copas</translation>
    </message>
    <message>
        <source>king of hearts</source>
        <translation>rei de copas</translation>
    </message>
    <message>
        <source>queen of hearts</source>
        <translation>dama de copas</translation>
    </message>
    <message>
        <source>jack of hearts</source>
        <translation>valete de copas</translation>
    </message>
    <message>
        <source>ten of hearts</source>
        <translation>dez de copas</translation>
    </message>
    <message>
        <source>nine of hearts</source>
        <translation>nove de copas</translation>
    </message>
    <message>
        <source>eight of hearts</source>
        <translation>oito de copas</translation>
    </message>
    <message>
        <source>seven of hearts</source>
        <translation>sete de copas</translation>
    </message>
    <message>
        <source>ace of diamonds</source>
        <translation>ás de ouros</translation>
    </message>
    <message>
        <source>king of diamonds</source>
        <translation>rei de ouros</translation>
    </message>
    <message>
        <source>queen of diamonds</source>
        <translation>dama de ouros</translation>
    </message>
    <message>
        <source>jack of diamonds</source>
        <translation>valete de ouros</translation>
    </message>
    <message>
        <source>ten of diamonds</source>
        <translation>dez de ouros</translation>
    </message>
    <message>
        <source>nine of diamonds</source>
        <translation>nove de ouros</translation>
    </message>
    <message>
        <source>eight of diamonds</source>
        <translation>oito de ouros</translation>
    </message>
    <message>
        <source>seven of diamonds</source>
        <translation>sete de ouros</translation>
    </message>
    <message>
        <source>ace of clubs</source>
        <translation>ás de paus</translation>
    </message>
    <message>
        <source>king of clubs</source>
        <translation>rei de paus</translation>
    </message>
    <message>
        <source>queen of clubs</source>
        <translation>dama de paus</translation>
    </message>
    <message>
        <source>jack of clubs</source>
        <translation>valete de paus</translation>
    </message>
    <message>
        <source>ten of clubs</source>
        <translation>dez de paus</translation>
    </message>
    <message>
        <source>nine of clubs</source>
        <translation>nove de paus</translation>
    </message>
    <message>
        <source>eight of clubs</source>
        <translation>oito de paus</translation>
    </message>
    <message>
        <source>seven of clubs</source>
        <translation>sete de paus</translation>
    </message>
    <message>
        <source>the ace of spades</source>
        <translation>o ás de espadas</translation>
    </message>
    <message>
        <source>the king of spades</source>
        <translation>o rei de espadas</translation>
    </message>
    <message>
        <source>the queen of spades</source>
        <translation>a dama de espadas</translation>
    </message>
    <message>
        <source>the jack of spades</source>
        <translation>o valete de espadas</translation>
    </message>
    <message>
        <source>the ten of spades</source>
        <translation>o dez de espadas</translation>
    </message>
    <message>
        <source>the nine of spades</source>
        <translation>o nove de espadas</translation>
    </message>
    <message>
        <source>the eight of spades</source>
        <translation>o oito de espadas</translation>
    </message>
    <message>
        <source>the seven of spades</source>
        <translation>o sete de espadas</translation>
    </message>
    <message>
        <source>the ace of hearts</source>
        <translation>o ás de copas</translation>
    </message>
    <message>
        <source>the king of hearts</source>
        <translation>o rei de copas</translation>
    </message>
    <message>
        <source>the queen of hearts</source>
        <translation>a dama de copas</translation>
    </message>
    <message>
        <source>the jack of hearts</source>
        <translation>o valete de copas</translation>
    </message>
    <message>
        <source>the ten of hearts</source>
        <translation>o dez de copas</translation>
    </message>
    <message>
        <source>the nine of hearts</source>
        <translation>o nove de copas</translation>
    </message>
    <message>
        <source>the eight of hearts</source>
        <translation>o oito de copas</translation>
    </message>
    <message>
        <source>the seven of hearts</source>
        <translation>o sete de copas</translation>
    </message>
    <message>
        <source>the ace of diamonds</source>
        <translation>o ás de ouros</translation>
    </message>
    <message>
        <source>the king of diamonds</source>
        <translation>o rei de ouros</translation>
    </message>
    <message>
        <source>the queen of diamonds</source>
        <translation>a dama de ouros</translation>
    </message>
    <message>
        <source>the jack of diamonds</source>
        <translation>o valete de ouros</translation>
    </message>
    <message>
        <source>the ten of diamonds</source>
        <translation>o dez de ouros</translation>
    </message>
    <message>
        <source>the nine of diamonds</source>
        <translation>o nove de ouros</translation>
    </message>
    <message>
        <source>the eight of diamonds</source>
        <translation>o oito de ouros</translation>
    </message>
    <message>
        <source>the seven of diamonds</source>
        <translation>o sete de ouros</translation>
    </message>
    <message>
        <source>the ace of clubs</source>
        <translation>o ás de paus</translation>
    </message>
    <message>
        <source>the king of clubs</source>
        <translation>o rei de paus</translation>
    </message>
    <message>
        <source>the queen of clubs</source>
        <translation>a dama de paus</translation>
    </message>
    <message>
        <source>the jack of clubs</source>
        <translation>o valete de paus</translation>
    </message>
    <message>
        <source>the ten of clubs</source>
        <translation>o dez de paus</translation>
    </message>
    <message>
        <source>the nine of clubs</source>
        <translation>o nove de paus</translation>
    </message>
    <message>
        <source>the eight of clubs</source>
        <translation>o oito de paus</translation>
    </message>
    <message>
        <source>the seven of clubs</source>
        <translation>o sete de paus</translation>
    </message>
    <message>
        <source>spades</source>
        <translation>espadas</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>copas</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>ouros</translation>
    </message>
    <message>
        <source>clubs</source>
        <translation>paus</translation>
    </message>
    <message>
        <source>Spades are trumps.</source>
        <translation>O trunfo é espadas.</translation>
    </message>
    <message>
        <source>Hearts are trumps.</source>
        <translation>O trunfo é copas.</translation>
    </message>
    <message>
        <source>Diamonds are trumps.</source>
        <translation>O trunfo é ouros.</translation>
    </message>
    <message>
        <source>Clubs are trumps.</source>
        <translation>O trunfo é paus.</translation>
    </message>
    <message>
        <source>{several} and {last}</source>
        <translation>{several} e {last}</translation>
    </message>
    <message>
        <source>You deal, {name} leads.</source>
        <translation>Você dá as cartas, {name} sai.</translation>
    </message>
    <message>
        <source>{name} deals, you lead.</source>
        <translation>{name} dá as cartas, você sai.</translation>
    </message>
    <message>
        <source>Your hand: {cards}.</source>
        <translation>Sua mão: {cards}.</translation>
    </message>
    <message>
        <source>The turned card: {card}.</source>
        <translation>A carta virada: {card}.</translation>
    </message>
    <message>
        <source>A seven is turned: {points} points for you, the dealer.</source>
        <translation>Virou-se um sete: {points} pontos para você, que dá as cartas.</translation>
    </message>
    <message>
        <source>A seven is turned: {points} points for {name}, the dealer.</source>
        <translation>Virou-se um sete: {points} pontos para {name}, que dá as cartas.</translation>
    </message>
    <message>
        <source>You show carte blanche: {points} points.</source>
        <translation>Você mostra carta branca: {points} pontos.</translation>
    </message>
    <message>
        <source>{name} shows carte blanche: {points} points.</source>
        <translation>{name} mostra carta branca: {points} pontos.</translation>
    </message>
    <message>
        <source>You play {card}.</source>
        <translation>Você joga {card}.</translation>
    </message>
    <message>
        <source>{name} plays {card}.</source>
        <translation>{name} joga {card}.</translation>
    </message>
    <message>
        <source>You win the last trick.</source>
        <translation>Você faz a última vaza.</translation>
    </message>
    <message>
        <source>{name} wins the last trick.</source>
        <translation>{name} faz a última vaza.</translation>
    </message>
    <message>
        <source>You win trick {trick}.</source>
        <translation>Você faz a vaza {trick}.</translation>
    </message>
    <message>
        <source>{name} wins trick {trick}.</source>
        <translation>{name} faz a vaza {trick}.</translation>
    </message>
    <message>
        <source>{what}: {points} points.</source>
        <translation>{what}: {points} pontos.</translation>
    </message>
    <message>
        <source>You declare {meld}: {points} points.</source>
        <translation>Você acusa: {meld}, {points} pontos.</translation>
    </message>
    <message>
        <source>{name} declares {meld}: {points} points.</source>
        <translation>{name} acusa: {meld}, {points} pontos.</translation>
    </message>
    <message>
        <source>You announce {meld}, to score it later.</source>
        <translation>Você anuncia: {meld}, para marcar depois.</translation>
    </message>
    <message>
        <source>{name} announces {meld}, to score it later.</source>
        <translation>{name} anuncia: {meld}, para marcar depois.</translation>
    </message>
    <message>
        <source>Your announcement can no longer be scored: {cards}.</source>
        <translation>Seu anúncio já não pode ser marcado: {cards}.</translation>
    </message>
    <message>
        <source>{name}’s announcement can no longer be scored: {cards}.</source>
        <translation>O anúncio de {name} já não pode ser marcado: {cards}.</translation>
    </message>
    <message>
        <source>You show {card}, the dix: {points} points.</source>
        <translation>Você mostra {card}, o diabo: {points} pontos.</translation>
    </message>
    <message>
        <source>{name} shows {card}, the dix: {points} points.</source>
        <translation>{name} mostra {card}, o diabo: {points} pontos.</translation>
    </message>
    <message>
        <source>You exchange the seven and take {card}.</source>
        <translation>Você troca o sete e fica com {card}.</translation>
    </message>
    <message>
        <source>{name} exchanges the seven and takes {card}.</source>
        <translation>{name} troca o sete e fica com {card}.</translation>
    </message>
    <message>
        <source>You draw {card}, the turned card.</source>
        <translation>Você compra {card}, a carta virada.</translation>
    </message>
    <message>
        <source>{name} draws {card}, the turned card.</source>
        <translation>{name} compra {card}, a carta virada.</translation>
    </message>
    <message>
        <source>You draw {card}.</source>
        <translation>Você compra {card}.</translation>
    </message>
    <message>
        <source>{name} draws a card.</source>
        <translation>{name} compra uma carta.</translation>
    </message>
    <message>
        <source>The stock is out: exposed cards go back into the hand, and from now on suit must be followed.</source>
        <translation>O monte acabou: as cartas expostas voltam para a mão, e daqui em diante é preciso assistir ao naipe.</translation>
    </message>
    <message>
        <source>The last trick: {points} points for you.</source>
        <translation>A última vaza: {points} pontos para você.</translation>
    </message>
    <message>
        <source>The last trick: {points} points for {name}.</source>
        <translation>A última vaza: {points} pontos para {name}.</translation>
    </message>
    <message>
        <source>The target is reached and the deal ends at once: you {yours}, {name} {theirs}.</source>
        <translation>A meta foi atingida e o lance acaba na hora: você {yours}, {name} {theirs}.</translation>
    </message>
    <message>
        <source>The deal is over: you {yours}, {name} {theirs}.</source>
        <translation>O lance acabou: você {yours}, {name} {theirs}.</translation>
    </message>
    <message>
        <source>The points are equal: no one wins this game.</source>
        <translation>Os pontos são iguais: ninguém ganha esta partida.</translation>
    </message>
    <message>
        <source>The rubicon was not crossed: you win {value} points.</source>
        <translation>O rubicon não foi atingido: você ganha {value} pontos.</translation>
    </message>
    <message>
        <source>The rubicon was not crossed: {name} wins {value} points.</source>
        <translation>O rubicon não foi atingido: {name} ganha {value} pontos.</translation>
    </message>
    <message>
        <source>You win the game, worth {value} points.</source>
        <translation>Você ganha a partida, que vale {value} pontos.</translation>
    </message>
    <message>
        <source>{name} wins the game, worth {value} points.</source>
        <translation>{name} ganha a partida, que vale {value} pontos.</translation>
    </message>
    <message>
        <source>The match is over, and no one has won it.</source>
        <translation>A partida acabou, e ninguém a ganhou.</translation>
    </message>
    <message>
        <source>You win the match, {yours} to {theirs}.</source>
        <translation>Você ganha a partida, {yours} a {theirs}.</translation>
    </message>
    <message>
        <source>{name} wins the match, {theirs} to {yours}.</source>
        <translation>{name} ganha a partida, {theirs} a {yours}.</translation>
    </message>
    <message>
        <source>You may now</source>
        <translation>Agora você pode</translation>
    </message>
    <message>
        <source>You may also</source>
        <translation>Você também pode</translation>
    </message>
    <message>
        <source>{name} is to move</source>
        <translation>É a vez de {name}</translation>
    </message>
    <message>
        <source>The deal is over</source>
        <translation>O lance acabou</translation>
    </message>
    <message>
        <source>Play any card</source>
        <translation>Jogar qualquer carta</translation>
    </message>
    <message>
        <source>Play one of these</source>
        <translation>Jogar uma destas</translation>
    </message>
    <message>
        <source>While cards can be drawn, suit need not be followed.</source>
        <translation>Enquanto houver cartas a comprar, não é preciso assistir ao naipe.</translation>
    </message>
    <message>
        <source>The rules of the last tricks are strict, but none of your cards breaks them here.</source>
        <translation>As regras das últimas vazas são rigorosas, mas aqui nenhuma das suas cartas as infringe.</translation>
    </message>
    <message>
        <source>Who leads may play any card.</source>
        <translation>Quem sai pode jogar qualquer carta.</translation>
    </message>
    <message>
        <source>{points} points now.</source>
        <translation>{points} pontos agora.</translation>
    </message>
    <message>
        <source>It makes its suit trumps.</source>
        <translation>Faz do seu naipe o trunfo.</translation>
    </message>
    <message>
        <source>Scores nothing and goes on.</source>
        <translation>Não marca nada e segue o jogo.</translation>
    </message>
    <message>
        <source>There is no later chance in this deal.</source>
        <translation>Não há outra oportunidade neste lance.</translation>
    </message>
    <message>
        <source>After the draw that follows nothing can be declared any more.</source>
        <translation>Depois da compra que se segue já não se pode acusar nada.</translation>
    </message>
    <message>
        <source>Announced already: it scores after a trick that you win.</source>
        <translation>Já anunciado: marca depois de uma vaza sua.</translation>
    </message>
    <message>
        <source>It may be announced now, to score after a later trick.</source>
        <translation>Pode ser anunciado agora, para marcar depois de outra vaza.</translation>
    </message>
    <message>
        <source>After a trick that you win</source>
        <translation>Depois de uma vaza sua</translation>
    </message>
    <message>
        <source>Still within reach</source>
        <translation>Ainda ao alcance</translation>
    </message>
    <message>
        <source>Not allowed, and why</source>
        <translation>Não permitido, e por quê</translation>
    </message>
    <message>
        <source>The other cards</source>
        <translation>As outras cartas</translation>
    </message>
    <message>
        <source>{missing} · {unseen}</source>
        <translation>{missing} · {unseen}</translation>
    </message>
    <message>
        <source>The seven of trumps may yet bring the turned card: {card}.</source>
        <translation>O sete de trunfo ainda pode trazer a carta virada: {card}.</translation>
    </message>
    <message>
        <source>The stock is out: nothing can be declared any more.</source>
        <translation>O monte acabou: já não se pode acusar nada.</translation>
    </message>
    <message>
        <source>How far the deal is</source>
        <translation>A quantas vai o lance</translation>
    </message>
    <message>
        <source>Brisques played: {gone} of {all}</source>
        <translation>Briscas jogadas: {gone} de {all}</translation>
    </message>
    <message>
        <source>Trumps played: {gone} of {all}</source>
        <translation>Trunfos jogados: {gone} de {all}</translation>
    </message>
    <message>
        <source>Hints are off. Switch them on in the View menu.</source>
        <translation>As dicas estão desligadas. Ligue-as no menu Ver.</translation>
    </message>
    <message>
        <source>certain</source>
        <translation>certo</translation>
    </message>
    <message>
        <source>rule</source>
        <translation>regra</translation>
    </message>
    <message>
        <source>marriage</source>
        <translation>casamento simples</translation>
    </message>
    <message>
        <source>royal marriage</source>
        <translation>casamento real</translation>
    </message>
    <message>
        <source>sequence</source>
        <translation>sequência</translation>
    </message>
    <message>
        <source>plain sequence</source>
        <translation>sequência simples</translation>
    </message>
    <message>
        <source>bezique</source>
        <translation>besigue</translation>
    </message>
    <message>
        <source>double bezique</source>
        <translation>besigue duplo</translation>
    </message>
    <message>
        <source>triple bezique</source>
        <translation>besigue triplo</translation>
    </message>
    <message>
        <source>quadruple bezique</source>
        <translation>besigue quádruplo</translation>
    </message>
    <message>
        <source>four aces</source>
        <translation>quatro ases</translation>
    </message>
    <message>
        <source>four tens</source>
        <translation>quatro dez</translation>
    </message>
    <message>
        <source>four kings</source>
        <translation>quatro reis</translation>
    </message>
    <message>
        <source>four queens</source>
        <translation>quatro damas</translation>
    </message>
    <message>
        <source>four jacks</source>
        <translation>quatro valetes</translation>
    </message>
    <message>
        <source>marriage of {suit}</source>
        <translation>casamento de {suit}</translation>
    </message>
    <message>
        <source>royal marriage of {suit}</source>
        <translation>casamento real de {suit}</translation>
    </message>
    <message>
        <source>sequence of {suit}</source>
        <translation>sequência de {suit}</translation>
    </message>
    <message>
        <source>plain sequence of {suit}</source>
        <translation>sequência simples de {suit}</translation>
    </message>
    <message>
        <source>bezique of {suit}</source>
        <translation>besigue de {suit}</translation>
    </message>
    <message>
        <source>double bezique of {suit}</source>
        <translation>besigue duplo de {suit}</translation>
    </message>
    <message>
        <source>triple bezique of {suit}</source>
        <translation>besigue triplo de {suit}</translation>
    </message>
    <message>
        <source>quadruple bezique of {suit}</source>
        <translation>besigue quádruplo de {suit}</translation>
    </message>
    <message>
        <source>Beginner</source>
        <translation>Principiante</translation>
    </message>
    <message>
        <source>Casual</source>
        <translation>Ocasional</translation>
    </message>
    <message>
        <source>Steady</source>
        <translation>Firme</translation>
    </message>
    <message>
        <source>Skilled</source>
        <translation>Hábil</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Craque</translation>
    </message>
    <message>
        <source>Strongest</source>
        <translation>Força máxima</translation>
    </message>
    <message>
        <source>Often misjudges a card, overlooks many melds and plays the last tricks by eye.</source>
        <translation>Avalia mal as cartas com frequência, deixa passar muitas combinações e joga as últimas vazas a olho.</translation>
    </message>
    <message>
        <source>Misjudges a card now and then, overlooks a meld here and there, counts only the very end.</source>
        <translation>Avalia mal uma carta de vez em quando, deixa passar uma ou outra combinação e só faz contas mesmo no fim.</translation>
    </message>
    <message>
        <source>Seldom misjudges a card or overlooks a meld, and counts the last few tricks.</source>
        <translation>Raramente avalia mal uma carta ou deixa passar uma combinação, e faz as contas das últimas vazas.</translation>
    </message>
    <message>
        <source>Weighs every card one step ahead without a slip and plays the last tricks exactly.</source>
        <translation>Pesa cada carta uma jogada à frente, sem deslizes, e joga as últimas vazas sem falhas.</translation>
    </message>
    <message>
        <source>Tries each choice on several ways the hidden cards may lie and plays the last tricks exactly.</source>
        <translation>Experimenta cada escolha em várias distribuições possíveis das cartas ocultas e joga as últimas vazas sem falhas.</translation>
    </message>
    <message>
        <source>Tries each choice on a great many ways the hidden cards may lie: the best this program can play.</source>
        <translation>Experimenta cada escolha em muitíssimas distribuições possíveis das cartas ocultas: melhor este programa não joga.</translation>
    </message>
    <message>
        <source>The strength of the other levels is measured against this one.</source>
        <translation>É por este nível que se mede a força dos outros.</translation>
    </message>
    <message>
        <source>The strength of this level has not been measured yet.</source>
        <translation>A força deste nível ainda não foi medida.</translation>
    </message>
    <message>
        <source>Measured in {game}: about {points} a deal behind “{level}”, give or take {interval}.</source>
        <translation>Medido em {game}: cerca de {points} por lance atrás de “{level}”, com margem de {interval}.</translation>
    </message>
    <message>
        <source>Measured in {game}: about {points} a deal ahead of “{level}”, give or take {interval}.</source>
        <translation>Medido em {game}: cerca de {points} por lance à frente de “{level}”, com margem de {interval}.</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Você</translation>
    </message>
    <message>
        <source>The game is saved as {path}.</source>
        <translation>O jogo foi salvo como {path}.</translation>
    </message>
    <message>
        <source>The match that lay on the table is kept ({game}): the Game menu brings it back.</source>
        <translation>A partida que estava na mesa fica guardada ({game}): o menu Jogo a traz de volta.</translation>
    </message>
    <message>
        <source>The file {path} holds {games} games; the first one is on the table.</source>
        <translation>O arquivo {path} tem {games} jogos; o primeiro está na mesa.</translation>
    </message>
    <message>
        <source>The file {path} cannot be written, so nothing is kept.</source>
        <translation>O arquivo {path} não pode ser gravado, por isso nada é guardado.</translation>
    </message>
    <message>
        <source>Bezique is open already; this second window keeps nothing of what you play.</source>
        <translation>O Besigue já está aberto; esta segunda janela não guarda nada do que você jogar.</translation>
    </message>
    <message>
        <source>There is no file {path}.</source>
        <translation>Não existe o arquivo {path}.</translation>
    </message>
    <message>
        <source>The file {path} cannot be read.</source>
        <translation>O arquivo {path} não pode ser lido.</translation>
    </message>
    <message>
        <source>The file {path} cannot be read; it is kept as {kept}.</source>
        <translation>O arquivo {path} não pode ser lido; fica guardado como {kept}.</translation>
    </message>
    <message>
        <source>The file {path} was written by a newer version of this program, so it is not used.</source>
        <translation>O arquivo {path} foi gravado por uma versão mais nova deste programa, por isso não é usado.</translation>
    </message>
    <message>
        <source>The file {path} was written by a newer version of this program; it is kept as {kept}.</source>
        <translation>O arquivo {path} foi gravado por uma versão mais nova deste programa; fica guardado como {kept}.</translation>
    </message>
    <message>
        <source>The file {path} is damaged, so it is not used.</source>
        <translation>O arquivo {path} está danificado, por isso não é usado.</translation>
    </message>
    <message>
        <source>The file {path} is damaged; it is kept as {kept}.</source>
        <translation>O arquivo {path} está danificado; fica guardado como {kept}.</translation>
    </message>
    <message>
        <source>The game in {path} breaks the rules in deal {deal} at action {action}.</source>
        <translation>O jogo em {path} infringe as regras no lance {deal}, na ação {action}.</translation>
    </message>
    <message>
        <source>The file {path} holds no game that this program can read.</source>
        <translation>O arquivo {path} não contém um jogo que este programa possa ler.</translation>
    </message>
    <message>
        <source>The opponent failed to decide, so the first thing allowed was done for it.</source>
        <translation>O adversário não conseguiu decidir; foi feita por ele a primeira coisa permitida.</translation>
    </message>
    <message>
        <source>Something went wrong inside the program. Your game is kept; the log says more.</source>
        <translation>Algo deu errado dentro do programa. O seu jogo está guardado; o registro diz mais.</translation>
    </message>
    <message>
        <source>It is not your turn.</source>
        <translation>Não é a sua vez.</translation>
    </message>
    <message>
        <source>The deal is over.</source>
        <translation>O lance acabou.</translation>
    </message>
    <message>
        <source>That card is not in your hand.</source>
        <translation>Essa carta não está na sua mão.</translation>
    </message>
    <message>
        <source>The stock is out, so you must follow suit as long as you can.</source>
        <translation>O monte acabou: é preciso assistir ao naipe enquanto puder.</translation>
    </message>
    <message>
        <source>The stock is out, so you must beat the card led if you can.</source>
        <translation>O monte acabou: é preciso bater a carta da saída, se puder.</translation>
    </message>
    <message>
        <source>You cannot follow suit and the stock is out, so you must trump.</source>
        <translation>Você não tem o naipe e o monte acabou: é preciso cortar.</translation>
    </message>
    <message>
        <source>Only the winner of a trick may declare, before the cards are drawn.</source>
        <translation>Só quem fez a vaza pode acusar, antes de comprar as cartas.</translation>
    </message>
    <message>
        <source>Draw first: you play after both have drawn.</source>
        <translation>Primeiro compre: joga-se depois que os dois compraram.</translation>
    </message>
    <message>
        <source>Show the carte blanche first, or pass.</source>
        <translation>Primeiro mostre a carta branca, ou passe.</translation>
    </message>
    <message>
        <source>No carte blanche can be shown now.</source>
        <translation>Agora não se pode mostrar carta branca.</translation>
    </message>
    <message>
        <source>There is nothing to pass now: play a card.</source>
        <translation>Não há nada a passar agora: jogue uma carta.</translation>
    </message>
    <message>
        <source>These cards do not make that meld.</source>
        <translation>Essas cartas não formam esse jogo.</translation>
    </message>
    <message>
        <source>Only one meld may be scored after each trick.</source>
        <translation>Depois de cada vaza só se marca um jogo.</translation>
    </message>
    <message>
        <source>The same cards never score twice in one class of melds.</source>
        <translation>As mesmas cartas nunca marcam duas vezes na mesma classe de jogos.</translation>
    </message>
    <message>
        <source>A card melded once may score again in its class only in a meld that is worth more.</source>
        <translation>Uma carta já acusada só volta a marcar na sua classe num jogo que valha mais.</translation>
    </message>
    <message>
        <source>A card of this meld has been declared in one that is worth more.</source>
        <translation>Uma carta deste jogo já foi acusada num que vale mais.</translation>
    </message>
    <message>
        <source>These cards have all been in melds of this class: it takes a fresh card to score there again.</source>
        <translation>Estas cartas já serviram todas em jogos desta classe: é preciso uma carta nova para marcar nela de novo.</translation>
    </message>
    <message>
        <source>This meld scores again only when one of its kind has lost a card to play and is filled up.</source>
        <translation>Este jogo só marca de novo quando um igual perdeu uma carta jogada e é completado.</translation>
    </message>
    <message>
        <source>Here a bezique does not grow: a double bezique is laid all at once.</source>
        <translation>Aqui o besigue não cresce: o besigue duplo é acusado de uma só vez.</translation>
    </message>
    <message>
        <source>In this game no melds are announced to be scored later.</source>
        <translation>Neste jogo não se anunciam combinações para marcar depois.</translation>
    </message>
    <message>
        <source>These cards have been announced or scored already.</source>
        <translation>Estas cartas já foram anunciadas ou marcadas.</translation>
    </message>
    <message>
        <source>In this game the seven of trumps has no value of its own.</source>
        <translation>Neste jogo o diabo, o sete de trunfo, não tem valor.</translation>
    </message>
    <message>
        <source>Only the seven of trumps is the dix.</source>
        <translation>Só o sete de trunfo é o diabo.</translation>
    </message>
    <message>
        <source>This seven has scored already.</source>
        <translation>Este sete já marcou.</translation>
    </message>
    <message>
        <source>Win a trick first: then the seven of trumps may be claimed.</source>
        <translation>Primeiro faça uma vaza: depois pode acusar o sete de trunfo.</translation>
    </message>
    <message>
        <source>The seven of trumps is claimed after a trick that you have won, before the draw.</source>
        <translation>O sete de trunfo acusa-se depois de uma vaza sua, antes de comprar.</translation>
    </message>
    <message>
        <source>The stock is out: the seven of trumps scores no more.</source>
        <translation>O monte acabou: o sete de trunfo já não marca.</translation>
    </message>
    <message>
        <source>Only the first seven claimed in a deal may take the turned card.</source>
        <translation>Só o primeiro sete acusado no lance pode ser trocado pela carta virada.</translation>
    </message>
    <message>
        <source>The turned card is itself a seven.</source>
        <translation>A própria carta virada é um sete.</translation>
    </message>
    <message>
        <source>A card melded once may score again in its class only in a meld that is worth at least as much.</source>
        <translation>Uma carta já acusada só volta a marcar na sua classe num jogo que valha pelo menos o mesmo.</translation>
    </message>
    <message>
        <source>A card melded once may score again, whatever the class, only in a meld worth at least as much.</source>
        <translation>Uma carta já acusada só volta a marcar, seja qual for a classe, num jogo que valha pelo menos o mesmo.</translation>
    </message>
    <message>
        <source>the last tricks</source>
        <translation>as últimas vazas</translation>
    </message>
    <message>
        <source>turns</source>
        <translation>a vez</translation>
    </message>
    <message>
        <source>declaring</source>
        <translation>acusar</translation>
    </message>
    <message>
        <source>using a card again</source>
        <translation>usar uma carta de novo</translation>
    </message>
    <message>
        <source>announcing</source>
        <translation>anunciar</translation>
    </message>
    <message>
        <source>the dix</source>
        <translation>o diabo</translation>
    </message>
    <message>
        <source>carte blanche</source>
        <translation>carta branca</translation>
    </message>
    <message>
        <source>You hold {suit}, so you must follow suit.</source>
        <translation>Você tem {suit}: é preciso assistir ao naipe.</translation>
    </message>
    <message>
        <source>You can beat {card}, so you must.</source>
        <translation>Você pode bater {card}, por isso é obrigado.</translation>
    </message>
    <message>
        <source>You hold a trump and no {suit}, so you must trump.</source>
        <translation>Você não tem {suit}, mas tem trunfo: é preciso cortar.</translation>
    </message>
    <message>
        <source>The same cards score twice in one class only as a marriage that makes another one whole.</source>
        <translation>As mesmas cartas só marcam duas vezes na mesma classe como casamento que completa outro desfeito.</translation>
    </message>
    <message>
        <source>The rules do not allow that now.</source>
        <translation>As regras não permitem isso agora.</translation>
    </message>
    <message>
        <source>+{points}</source>
        <translation>+{points}</translation>
    </message>
    <message>
        <source>Seven turned</source>
        <translation>Sete virado</translation>
    </message>
    <message>
        <source>Make trumps</source>
        <translation>Fazer o trunfo</translation>
    </message>
    <message>
        <source>No card is turned: the first marriage decides.</source>
        <translation>Nenhuma carta é virada: decide o primeiro casamento.</translation>
    </message>
    <message>
        <source>In Rubicon there are no trumps until somebody scores a marriage: it counts 40, and its suit becomes trumps. In the Dutch game any number of melds may score after one trick. You hold two marriages, and five hearts that might be more.</source>
        <translation>No Rubicon não há trunfo até alguém marcar um casamento: vale 40, e o seu naipe passa a ser trunfo. No jogo holandês podem-se marcar quantos jogos se quiser depois de uma vaza. Você tem dois casamentos, e cinco copas que podem ser mais do que isso.</translation>
    </message>
    <message>
        <source>Make hearts trumps.</source>
        <translation>Faça de copas o trunfo.</translation>
    </message>
    <message>
        <source>Score the sequence after the same trick.</source>
        <translation>Marque a sequência depois da mesma vaza.</translation>
    </message>
    <message>
        <source>Now clubs are trumps, and your five hearts are a plain sequence: 150 instead of 250.</source>
        <translation>Agora o trunfo é paus, e as suas cinco copas são uma sequência simples: 150 em vez de 250.</translation>
    </message>
    <message>
        <source>Without trumps the five hearts are a plain sequence, 150. Marry first: then the same cards are worth 250.</source>
        <translation>Sem trunfo, as cinco copas são uma sequência simples, 150. Case primeiro: depois as mesmas cartas valem 250.</translation>
    </message>
    <message>
        <source>That card belongs to your sequence. Win the trick with the ace of spades.</source>
        <translation>Essa carta pertence à sua sequência. Faça a vaza com o ás de espadas.</translation>
    </message>
    <message>
        <source>You drew too soon: marriage and sequence may both score after one trick.</source>
        <translation>Você comprou cedo demais: casamento e sequência podem ser marcados depois de uma só vaza.</translation>
    </message>
    <message>
        <source>You hold ace, ten, king, queen and jack of one suit: make it trumps.</source>
        <translation>Você tem ás, dez, rei, dama e valete de um naipe: faça dele o trunfo.</translation>
    </message>
    <message>
        <source>First king and queen of hearts, then all five.</source>
        <translation>Primeiro o rei e a dama de copas, depois as cinco.</translation>
    </message>
    <message>
        <source>290 points at one go, and your best suit is trumps.</source>
        <translation>290 pontos de uma vez, e o seu melhor naipe é trunfo.</translation>
    </message>
    <message>
        <source>Three melds from four cards</source>
        <translation>Três jogos com quatro cartas</translation>
    </message>
    <message>
        <source>40 and 40 and 500, in the right order.</source>
        <translation>40 e 40 e 500, na ordem certa.</translation>
    </message>
    <message>
        <source>In the Dutch game a card may score again in any meld that is worth at least as much, even after the same trick. Two queens of spades and two jacks of diamonds are two beziques, and all together a double one.</source>
        <translation>No jogo holandês, uma carta pode marcar de novo em qualquer jogo que valha pelo menos o mesmo, até depois da mesma vaza. Duas damas de espadas e dois valetes de ouros são dois besigues, e juntos um besigue duplo.</translation>
    </message>
    <message>
        <source>Win a trick and score a bezique.</source>
        <translation>Faça uma vaza e marque um besigue.</translation>
    </message>
    <message>
        <source>Score the second bezique.</source>
        <translation>Marque o segundo besigue.</translation>
    </message>
    <message>
        <source>500 points, but not all that was there: after the double bezique its cards score in no single one any more.</source>
        <translation>500 pontos, mas não tudo o que havia: depois do besigue duplo, as suas cartas já não marcam num simples.</translation>
    </message>
    <message>
        <source>That was one of the four. Win the trick with the ace of hearts.</source>
        <translation>Essa era uma das quatro. Faça a vaza com o ás de copas.</translation>
    </message>
    <message>
        <source>You drew too soon: the same cards had more to give.</source>
        <translation>Você comprou cedo demais: as mesmas cartas tinham mais para dar.</translation>
    </message>
    <message>
        <source>These four make three melds.</source>
        <translation>Estas quatro formam três jogos.</translation>
    </message>
    <message>
        <source>First each pair alone, then all four together.</source>
        <translation>Primeiro cada par sozinho, depois as quatro juntas.</translation>
    </message>
    <message>
        <source>580 points after one trick, and only the order made the difference.</source>
        <translation>580 pontos depois de uma vaza, e só a ordem fez a diferença.</translation>
    </message>
    <message>
        <source>Break it and score again</source>
        <translation>Desfazer e marcar de novo</translation>
    </message>
    <message>
        <source>A meld that has lost a card may be filled up.</source>
        <translation>Um jogo que perdeu uma carta pode ser completado.</translation>
    </message>
    <message>
        <source>Your four queens have scored, 60 points, and you have drawn a fifth. As long as the four lie there, she earns nothing. But in the Dutch game a meld that has lost a card to play may be filled up, and then it scores again.</source>
        <translation>As suas quatro damas já marcaram, 60 pontos, e você comprou uma quinta. Enquanto as quatro estiverem na mesa, ela não rende nada. Mas no jogo holandês um jogo que perdeu uma carta jogada pode ser completado, e então marca de novo.</translation>
    </message>
    <message>
        <source>Play one of the four queens that have scored.</source>
        <translation>Jogue uma das quatro damas que já marcaram.</translation>
    </message>
    <message>
        <source>Win a trick and score four queens again.</source>
        <translation>Faça uma vaza e marque de novo quatro damas.</translation>
    </message>
    <message>
        <source>That was the fresh queen. Play one of the four, and let the fifth fill her place.</source>
        <translation>Essa era a dama nova. Jogue uma das quatro, e deixe a quinta ocupar o lugar dela.</translation>
    </message>
    <message>
        <source>The four queens are still complete, so the fifth has no gap to fill. Play one of them first.</source>
        <translation>As quatro damas ainda estão completas, e a quinta não tem vaga para ocupar. Jogue primeiro uma delas.</translation>
    </message>
    <message>
        <source>You drew, and the four queens have not scored again.</source>
        <translation>Você comprou, e as quatro damas não marcaram de novo.</translation>
    </message>
    <message>
        <source>These four have scored. One of them must go.</source>
        <translation>Estas quatro já marcaram. Uma delas tem de sair.</translation>
    </message>
    <message>
        <source>Lead the queen of clubs from the table: {name} cannot beat her.</source>
        <translation>Saia com a dama de paus que está na mesa: {name} não pode batê-la.</translation>
    </message>
    <message>
        <source>60 points once more, and with a sixth queen it would go on. In the classic game it is barred.</source>
        <translation>Mais 60 pontos, e com uma sexta dama continuaria. No jogo clássico isso não é permitido.</translation>
    </message>
    <message>
        <source>Carte blanche</source>
        <translation>Carta branca</translation>
    </message>
    <message>
        <source>A hand without king, queen or jack.</source>
        <translation>Uma mão sem rei, dama nem valete.</translation>
    </message>
    <message>
        <source>Nine cards, and no king, queen or jack among them: a carte blanche. Shown before the first card is played it scores 50. And if the next card you draw is none either, show again for another 50, until the first of them comes.</source>
        <translation>Nove cartas, e entre elas nem rei, nem dama, nem valete: uma carta branca. Mostrada antes da primeira carta jogada, vale 50. E se a próxima carta que você comprar também não for uma delas, mostre de novo por mais 50, até vir a primeira.</translation>
    </message>
    <message>
        <source>Show the carte blanche.</source>
        <translation>Mostre a carta branca.</translation>
    </message>
    <message>
        <source>Play a trick, draw, and show again.</source>
        <translation>Jogue uma vaza, compre, e mostre de novo.</translation>
    </message>
    <message>
        <source>You passed. Who does not show at the first chance has no later one in this deal.</source>
        <translation>Você passou. Quem não mostra na primeira ocasião não tem outra neste lance.</translation>
    </message>
    <message>
        <source>The card you drew was neither king, queen nor jack: it was worth another 50.</source>
        <translation>A carta que você comprou não era rei, dama nem valete: valia mais 50.</translation>
    </message>
    <message>
        <source>Press the button beside your cards before you play.</source>
        <translation>Aperte o botão ao lado das suas cartas antes de jogar.</translation>
    </message>
    <message>
        <source>Play any card. After the draw, show again.</source>
        <translation>Jogue qualquer carta. Depois de comprar, mostre de novo.</translation>
    </message>
    <message>
        <source>100 points from a hand that looked like nothing. The price: {name} has seen your cards.</source>
        <translation>100 pontos de uma mão que parecia não valer nada. O preço: {name} viu as suas cartas.</translation>
    </message>
    <message>
        <source>Which queen is it?</source>
        <translation>Qual das damas?</translation>
    </message>
    <message>
        <source>Here the queen of trumps makes the bezique.</source>
        <translation>Aqui é a dama de trunfo que faz o besigue.</translation>
    </message>
    <message>
        <source>In this Dutch variant the bezique is the queen of trumps with the jack of the paired suit: spades go with diamonds, clubs with hearts. The first bezique makes its queen’s suit trumps, and then only that queen counts. You hold two pairs with queens of clubs, and one with the queen of diamonds.</source>
        <translation>Nesta variante holandesa, o besigue é a dama de trunfo com o valete do naipe parceiro: espadas com ouros, paus com copas. O primeiro besigue faz trunfo o naipe da sua dama, e dali em diante só essa dama conta. Você tem dois pares com damas de paus, e um com a dama de ouros.</translation>
    </message>
    <message>
        <source>Win a trick and make clubs trumps with a bezique.</source>
        <translation>Faça uma vaza e torne paus trunfo com um besigue.</translation>
    </message>
    <message>
        <source>Score the double bezique after the same trick.</source>
        <translation>Marque o besigue duplo depois da mesma vaza.</translation>
    </message>
    <message>
        <source>Now diamonds are trumps, and your two queens of clubs make no bezique any more.</source>
        <translation>Agora o trunfo é ouros, e as suas duas damas de paus já não fazem besigue.</translation>
    </message>
    <message>
        <source>That was one of the four cards of your double bezique.</source>
        <translation>Essa era uma das quatro cartas do seu besigue duplo.</translation>
    </message>
    <message>
        <source>You drew too soon: the double bezique may score after the same trick.</source>
        <translation>Você comprou cedo demais: o besigue duplo pode ser marcado depois da mesma vaza.</translation>
    </message>
    <message>
        <source>Three pairs: two with a queen of clubs, one with a queen of diamonds.</source>
        <translation>Três pares: dois com uma dama de paus, um com uma dama de ouros.</translation>
    </message>
    <message>
        <source>Choose the queen of whom you hold two.</source>
        <translation>Escolha a dama de que você tem duas.</translation>
    </message>
    <message>
        <source>One choice decides the deal: take the queen of whom you hold two.</source>
        <translation>Uma só escolha decide o lance: fique com a dama de que você tem duas.</translation>
    </message>
    <message>
        <source>Save the rubicon</source>
        <translation>Salvar o rubicon</translation>
    </message>
    <message>
        <source>Who stays below 1000 pays dearly.</source>
        <translation>Quem fica abaixo de 1000 paga caro.</translation>
    </message>
    <message>
        <source>Three tricks left: you have {yours} points, {name} has {theirs}. Below {line} the points of both are counted against you; from {line} on only the difference. The last trick is worth 50. Hearts are trumps, and {name} holds the aces of hearts and spades and a seven of diamonds.</source>
        <translation>Faltam três vazas: você tem {yours} pontos, {name} tem {theirs}. Abaixo de {line}, os pontos de ambos contam contra você; a partir de {line}, só a diferença. A última vaza vale 50. O trunfo é copas, e {name} tem o ás de copas, o ás de espadas e um sete de ouros.</translation>
    </message>
    <message>
        <source>Reach {line} points.</source>
        <translation>Chegue a {line} pontos.</translation>
    </message>
    <message>
        <source>Your only trump falls to the ace, and the last trick with it. You stay below the rubicon, and both scores are counted against you.</source>
        <translation>O seu único trunfo cai sob o ás, e com ele a última vaza. Você fica abaixo do rubicon, e os pontos de ambos contam contra você.</translation>
    </message>
    <message>
        <source>You need 50 more: only the last trick brings them.</source>
        <translation>Faltam 50: só a última vaza os traz.</translation>
    </message>
    <message>
        <source>{name} has no clubs. Lead one, and the ace of trumps has to fall on it.</source>
        <translation>{name} não tem paus. Saia com um, e o ás de trunfo tem de cair sobre ele.</translation>
    </message>
    <message>
        <source>The rubicon is saved: the game is lost, but it costs you only {value} points.</source>
        <translation>O rubicon está salvo: a partida está perdida, mas custa só {value} pontos.</translation>
    </message>
    <message>
        <source>Seven of trumps</source>
        <translation>Diabo</translation>
    </message>
    <message>
        <source>Last trick</source>
        <translation>Última vaza</translation>
    </message>
    <message>
        <source>to the dealer</source>
        <translation>para quem dá</translation>
    </message>
    <message>
        <source>at the count</source>
        <translation>na contagem</translation>
    </message>
    <message>
        <source>before the first trick</source>
        <translation>antes da primeira vaza</translation>
    </message>
    <message>
        <source>in trick {trick}</source>
        <translation>na vaza {trick}</translation>
    </message>
    <message>
        <source>after trick {trick}</source>
        <translation>depois da vaza {trick}</translation>
    </message>
    <message>
        <source>{who}: {what}, {points} points; {running} in this deal.</source>
        <translation>{who}: {what}, {points} pontos; {running} neste lance.</translation>
    </message>
    <message>
        <source>Deal {deal}</source>
        <translation>Lance {deal}</translation>
    </message>
    <message>
        <source>you dealt</source>
        <translation>você deu</translation>
    </message>
    <message>
        <source>{name} dealt</source>
        <translation>{name} deu</translation>
    </message>
    <message>
        <source>This deal</source>
        <translation>Este lance</translation>
    </message>
    <message>
        <source>The match</source>
        <translation>A partida</translation>
    </message>
    <message>
        <source>to {points}</source>
        <translation>até {points}</translation>
    </message>
    <message>
        <source>Drawn game</source>
        <translation>Empate</translation>
    </message>
    <message>
        <source>First steps</source>
        <translation>Primeiros passos</translation>
    </message>
    <message>
        <source>Melds</source>
        <translation>Jogos</translation>
    </message>
    <message>
        <source>The craft</source>
        <translation>A arte</translation>
    </message>
    <message>
        <source>Rubicon</source>
        <translation>Rubicon</translation>
    </message>
    <message>
        <source>Lesson {number} of {lessons} · {game}</source>
        <translation>Lição {number} de {lessons} · {game}</translation>
    </message>
    <message>
        <source>Lesson {number}: {title}</source>
        <translation>Lição {number}: {title}</translation>
    </message>
    <message>
        <source>{lesson} – Bezique Qt</source>
        <translation>{lesson} – Bezique Qt</translation>
    </message>
    <message>
        <source>{done} of {lessons} learnt</source>
        <translation>{done} de {lessons} aprendidas</translation>
    </message>
    <message>
        <source>learnt</source>
        <translation>aprendida</translation>
    </message>
    <message>
        <source>Reached: {goal}</source>
        <translation>Alcançado: {goal}</translation>
    </message>
    <message>
        <source>Well done</source>
        <translation>Muito bem</translation>
    </message>
    <message>
        <source>Not quite</source>
        <translation>Ainda não</translation>
    </message>
    <message>
        <source>You have learnt all the lessons. Now play!</source>
        <translation>Você aprendeu todas as lições. Agora, jogue!</translation>
    </message>
    <message>
        <source>The cards to use now are lifted on the table.</source>
        <translation>As cartas a usar agora estão levantadas na mesa.</translation>
    </message>
    <message>
        <source>This lesson is over: play it again, or choose another.</source>
        <translation>Esta lição acabou: jogue de novo, ou escolha outra.</translation>
    </message>
    <message>
        <source>Your own game waits meanwhile, just as it is.</source>
        <translation>A sua partida espera entretanto, tal como está.</translation>
    </message>
    <message>
        <source>Hundreds of both: {won} + {lost}, and {bonus} for the game.</source>
        <translation>Centenas de ambos: {won} + {lost}, e {bonus} da partida.</translation>
    </message>
    <message>
        <source>The difference counts at least {least}, and {bonus} for the game.</source>
        <translation>A diferença conta no mínimo {least}, e {bonus} da partida.</translation>
    </message>
    <message>
        <source>Difference of the hundreds: {won} − {lost}, and {bonus} for the game.</source>
        <translation>Diferença das centenas: {won} − {lost}, e {bonus} da partida.</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Partida</translation>
    </message>
    <message>
        <source>What</source>
        <translation>O quê</translation>
    </message>
    <message>
        <source>You hold no king, queen or jack: show carte blanche for {points} points, or pass.</source>
        <translation>Você não tem figuras: mostre carta branca por {points} pontos, ou passe.</translation>
    </message>
    <message>
        <source>{name} is thinking.</source>
        <translation>{name} está pensando.</translation>
    </message>
    <message>
        <source>{name} won the trick and may declare.</source>
        <translation>{name} fez a vaza e pode acusar.</translation>
    </message>
    <message>
        <source>{name} may show carte blanche.</source>
        <translation>{name} pode mostrar carta branca.</translation>
    </message>
    <message>
        <source>{name} leads.</source>
        <translation>{name} sai.</translation>
    </message>
    <message>
        <source>{name} is to play.</source>
        <translation>É a vez de {name} jogar.</translation>
    </message>
    <message>
        <source>You won the trick: score one meld, or draw.</source>
        <translation>Você fez a vaza: acuse um jogo, ou compre.</translation>
    </message>
    <message>
        <source>You won the trick: score melds, then draw.</source>
        <translation>Você fez a vaza: acuse jogos e depois compre.</translation>
    </message>
    <message>
        <source>You may exchange the seven of trumps, or draw.</source>
        <translation>Você pode trocar o sete de trunfo, ou comprar.</translation>
    </message>
    <message>
        <source>You may claim the seven of trumps, or draw.</source>
        <translation>Você pode acusar o sete de trunfo, ou comprar.</translation>
    </message>
    <message>
        <source>You may announce a meld to score it later, or draw.</source>
        <translation>Você pode anunciar um jogo para marcar depois, ou comprar.</translation>
    </message>
    <message>
        <source>Draw a card.</source>
        <translation>Compre uma carta.</translation>
    </message>
    <message>
        <source>You lead: play any card.</source>
        <translation>Você sai: jogue qualquer carta.</translation>
    </message>
    <message>
        <source>{name} led {card}: play any card.</source>
        <translation>{name} saiu com {card}: jogue qualquer carta.</translation>
    </message>
    <message>
        <source>{name} led {card}: follow suit and beat it.</source>
        <translation>{name} saiu com {card}: assista ao naipe e bata a carta.</translation>
    </message>
    <message>
        <source>{name} led {card}: follow suit.</source>
        <translation>{name} saiu com {card}: assista ao naipe.</translation>
    </message>
    <message>
        <source>{name} led {card}: you must trump.</source>
        <translation>{name} saiu com {card}: é preciso cortar.</translation>
    </message>
    <message>
        <source>Bezique (Portuguese)</source>
        <translation>Besigue (português)</translation>
    </message>
    <message>
        <source>Bezique without a turned card (Portuguese)</source>
        <translation>Besigue sem carta virada (português)</translation>
    </message>
    <message>
        <source>Rubicon bezique (Portuguese)</source>
        <translation>Besigue de Rubicon (português)</translation>
    </message>
    <message>
        <source>Bezique (French)</source>
        <translation>Besigue (francês)</translation>
    </message>
    <message>
        <source>Rubicon bezique (Dutch)</source>
        <translation>Besigue de Rubicon (holandês)</translation>
    </message>
    <message>
        <source>Rubicon bezique, queen of trumps (Dutch)</source>
        <translation>Besigue de Rubicon, dama de trunfo (holandês)</translation>
    </message>
    <message>
        <source>Bezique (classic)</source>
        <translation>Besigue (clássico)</translation>
    </message>
    <message>
        <source>Rubicon bezique (Portland Club)</source>
        <translation>Besigue de Rubicon (Portland Club)</translation>
    </message>
    <message>
        <source>Two packs, eight cards each. The turned card makes trumps; king, queen and jack beat the ten.</source>
        <translation>Dois baralhos, oito cartas para cada um. A carta virada é o trunfo; rei, dama e valete batem o dez.</translation>
    </message>
    <message>
        <source>One meld after each trick; a double bezique is laid all at once, not pair by pair.</source>
        <translation>Um jogo por vaza; o besigue duplo é acusado de uma só vez, não par a par.</translation>
    </message>
    <message>
        <source>Source: a Portuguese sheet of rules, “Besigue”, to 1,000 or 1,500 points.</source>
        <translation>Fonte: regras em português, “Besigue”, até 1.000 ou 1.500 pontos.</translation>
    </message>
    <message>
        <source>As the Portuguese game, but no card is turned: there are no trumps at first.</source>
        <translation>Como o jogo português, mas sem virar carta: no início não há trunfo.</translation>
    </message>
    <message>
        <source>The first marriage scored makes its suit trumps, and the seven of trumps has no value.</source>
        <translation>O primeiro casamento acusado e marcado faz o trunfo, e o diabo não tem valor.</translation>
    </message>
    <message>
        <source>Source: the same sheet of rules, “Besigue sem trunfo”.</source>
        <translation>Fonte: as mesmas regras, “Besigue sem trunfo”.</translation>
    </message>
    <message>
        <source>Four packs, nine cards each, no turned card. One deal is the whole game.</source>
        <translation>Quatro baralhos, nove cartas para cada um, sem carta virada. Cada lance é uma partida.</translation>
    </message>
    <message>
        <source>A meld that lost a card to play may be filled up and scores again.</source>
        <translation>Um jogo que perdeu uma carta pode ser completado e marca de novo.</translation>
    </message>
    <message>
        <source>Source: the same sheet of rules, “Besigue de Rubicon”.</source>
        <translation>Fonte: as mesmas regras, “Besigue de Rubicon”.</translation>
    </message>
    <message>
        <source>Two packs, eight cards each. The turned card makes trumps; the ten is second to the ace.</source>
        <translation>Dois baralhos, oito cartas para cada um. A carta virada é o trunfo; o dez vem logo abaixo do ás.</translation>
    </message>
    <message>
        <source>One meld scores after each trick; more may be announced, to score after later ones.</source>
        <translation>Marca-se um jogo por vaza; podem anunciar-se outros, para marcar depois.</translation>
    </message>
    <message>
        <source>Source: a French description, “Le bésigue”; the first to reach 1,000 wins at once.</source>
        <translation>Fonte: uma descrição francesa, “Le bésigue”; quem chega primeiro a 1.000 ganha na hora.</translation>
    </message>
    <message>
        <source>Four packs, nine cards each, no brisques; the last trick is worth 50.</source>
        <translation>Quatro baralhos, nove cartas para cada um, sem briscas; a última vaza vale 50.</translation>
    </message>
    <message>
        <source>As many melds after a trick as you hold; four tens and sequences of plain suits count too.</source>
        <translation>Depois da vaza, tantos jogos quantos tiver; quatro dez e sequências de outros naipes também valem.</translation>
    </message>
    <message>
        <source>Source: Dutch rules, “Rubicon, 2 spelers”.</source>
        <translation>Fonte: regras holandesas, “Rubicon, 2 spelers”.</translation>
    </message>
    <message>
        <source>As the Dutch game, but a bezique is the queen of trumps with the jack paired to it.</source>
        <translation>Como o jogo holandês, mas o besigue é a dama de trunfo com o valete que lhe faz par.</translation>
    </message>
    <message>
        <source>Spades pair with diamonds, clubs with hearts. A first bezique makes its queen’s suit trumps.</source>
        <translation>Espadas faz par com ouros, paus com copas. Um primeiro besigue faz trunfo o naipe da dama.</translation>
    </message>
    <message>
        <source>Source: the same Dutch rules, under “Variant”.</source>
        <translation>Fonte: as mesmas regras holandesas, em “Variant”.</translation>
    </message>
    <message>
        <source>Two packs, eight cards each. Aces and tens score 10 each as soon as they are won.</source>
        <translation>Dois baralhos, oito cartas para cada um. Ases e dez marcam 10 cada um assim que são ganhos.</translation>
    </message>
    <message>
        <source>One meld scores after each trick; the seven of trumps is claimed after a trick that you won.</source>
        <translation>Marca-se um jogo por vaza; o sete de trunfo acusa-se depois de uma vaza sua.</translation>
    </message>
    <message>
        <source>Source: Hoffmann, 1909; the last eight tricks as in the Britannica and Parlett.</source>
        <translation>Fonte: Hoffmann, 1909; as últimas oito vazas como na Britannica e em Parlett.</translation>
    </message>
    <message>
        <source>Four packs, nine cards each. One meld after each trick, and melds score again when filled up.</source>
        <translation>Quatro baralhos, nove cartas para cada um. Um jogo por vaza, e os jogos completados marcam de novo.</translation>
    </message>
    <message>
        <source>A marriage or a sequence makes trumps. Brisques only break a tie or save the rubicon.</source>
        <translation>Um casamento ou uma sequência faz o trunfo. As briscas só desempatam ou salvam o rubicon.</translation>
    </message>
    <message>
        <source>Source: the laws of the Portland Club, London 1887.</source>
        <translation>Fonte: as leis do Portland Club, Londres 1887.</translation>
    </message>
    <message>
        <source>Trick {trick} of {tricks} · {game}</source>
        <translation>Vaza {trick} de {tricks} · {game}</translation>
    </message>
    <message>
        <source>{game}, deal {deal} · practice</source>
        <translation>{game}, lance {deal} · treino</translation>
    </message>
    <message>
        <source>{game}, deal {deal}</source>
        <translation>{game}, lance {deal}</translation>
    </message>
    <message>
        <source>{game}, deal {deal} – Bezique Qt</source>
        <translation>{game}, lance {deal} – Bezique Qt</translation>
    </message>
    <message>
        <source>Bezique Qt, a card table for two</source>
        <translation>Bezique Qt, uma mesa de cartas para dois</translation>
    </message>
    <message>
        <source>Welcome! The cards are dealt: play at once, or choose another of the eight games. New to Bezique? Start with the lessons.</source>
        <translation>Bem-vindo! As cartas estão dadas: jogue já, ou escolha outro dos oito jogos. Besigue é novidade? Comece pelas lições.</translation>
    </message>
    <message>
        <source>Card table</source>
        <translation>Mesa de jogo</translation>
    </message>
    <message>
        <source>{points} in this deal</source>
        <translation>{points} neste lance</translation>
    </message>
    <message>
        <source>game at {points}</source>
        <translation>partida de {points}</translation>
    </message>
    <message>
        <source>rubicon at {points}</source>
        <translation>rubicon em {points}</translation>
    </message>
    <message>
        <source>over the rubicon</source>
        <translation>passou o rubicon</translation>
    </message>
    <message>
        <source>{points} to the rubicon</source>
        <translation>{points} para o rubicon</translation>
    </message>
    <message>
        <source>trumps</source>
        <translation>trunfo</translation>
    </message>
    <message>
        <source>no trumps yet</source>
        <translation>ainda sem trunfo</translation>
    </message>
    <message>
        <source>D</source>
        <translation>D</translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation>Quem dá as cartas</translation>
    </message>
    <message>
        <source>Trick {number}: yours</source>
        <translation>Vaza {number}: sua</translation>
    </message>
    <message>
        <source>Trick {number}: your opponent&apos;s</source>
        <translation>Vaza {number}: do adversário</translation>
    </message>
    <message>
        <source>Trick {number}: your turn</source>
        <translation>Vaza {number}: sua vez</translation>
    </message>
    <message>
        <source>Trick {number}</source>
        <translation>Vaza {number}</translation>
    </message>
    <message>
        <source>By suit</source>
        <translation>Por naipe</translation>
    </message>
    <message>
        <source>By rank</source>
        <translation>Por valor</translation>
    </message>
    <message>
        <source>Colours alternating</source>
        <translation>Cores alternadas</translation>
    </message>
    <message>
        <source>Trumps first</source>
        <translation>Trunfos primeiro</translation>
    </message>
    <message>
        <source>My own order</source>
        <translation>Minha ordem</translation>
    </message>
    <message>
        <source>Sort: by suit</source>
        <translation>Ordem: por naipe</translation>
    </message>
    <message>
        <source>Sort: by rank</source>
        <translation>Ordem: por valor</translation>
    </message>
    <message>
        <source>Sort: colours</source>
        <translation>Ordem: cores</translation>
    </message>
    <message>
        <source>Sort: trumps first</source>
        <translation>Ordem: trunfos</translation>
    </message>
    <message>
        <source>Sort: my own</source>
        <translation>Ordem: minha</translation>
    </message>
    <message>
        <source>Show your carte blanche, or pass</source>
        <translation>Mostre a carta branca, ou passe</translation>
    </message>
    <message>
        <source>Before you play</source>
        <translation>Antes de jogar</translation>
    </message>
    <message>
        <source>Nothing to declare</source>
        <translation>Nada a acusar</translation>
    </message>
    <message>
        <source>Declare, or draw</source>
        <translation>Acuse, ou compre</translation>
    </message>
    <message>
        <source>Announce more, or draw</source>
        <translation>Anuncie mais, ou compre</translation>
    </message>
    <message>
        <source>One meld now, or draw</source>
        <translation>Um jogo agora, ou compre</translation>
    </message>
    <message>
        <source>Within reach once you win a trick</source>
        <translation>Ao alcance depois de uma vaza sua</translation>
    </message>
    <message>
        <source>Claim the 7</source>
        <translation>Acusar o 7</translation>
    </message>
    <message>
        <source>Exchange the 7</source>
        <translation>Trocar o 7</translation>
    </message>
    <message>
        <source>Announce: {meld}</source>
        <translation>Anunciar – {meld}</translation>
    </message>
    <message>
        <source>Score it with {cards}</source>
        <translation>Marcar com {cards}</translation>
    </message>
    <message>
        <source>Announce it with {cards}</source>
        <translation>Anunciar com {cards}</translation>
    </message>
    <message>
        <source>{meld}: {cards}</source>
        <translation>{meld}: {cards}</translation>
    </message>
    <message>
        <source>{name}, {points} points</source>
        <translation>{name}, {points} pontos</translation>
    </message>
    <message>
        <source>{times} × {meld}</source>
        <translation>{times} × {meld}</translation>
    </message>
    <message>
        <source>{meld}, announced</source>
        <translation>{meld}, a marcar</translation>
    </message>
    <message>
        <source>{card}: chosen for a meld</source>
        <translation>{card}: escolhida para um jogo</translation>
    </message>
    <message>
        <source>{card}: no longer chosen</source>
        <translation>{card}: não está mais escolhida</translation>
    </message>
    <message>
        <source>Melds are declared after winning a trick, and none has been played yet.</source>
        <translation>Acusa-se depois de fazer uma vaza, e ainda não se jogou nenhuma.</translation>
    </message>
    <message>
        <source>Your opponent won the last trick, and only the winner of a trick may declare.</source>
        <translation>O adversário fez a última vaza, e só quem faz a vaza pode acusar.</translation>
    </message>
    <message>
        <source>A meld is declared after winning a trick, before the draw: both have drawn since.</source>
        <translation>Acusa-se depois de fazer a vaza, antes de comprar: os dois já compraram.</translation>
    </message>
    <message>
        <source>A carte blanche is shown before the first lead, and after a draw only by a player who has shown it at every chance so far.</source>
        <translation>A carta branca mostra-se antes da primeira saída; depois de uma compra, só a mostra quem a mostrou em todas as ocasiões até então.</translation>
    </message>
    <message>
        <source>In this game a carte blanche scores nothing.</source>
        <translation>Neste jogo a carta branca não vale nada.</translation>
    </message>
    <message>
        <source>A carte blanche holds no king, queen or jack; you hold {cards}.</source>
        <translation>Uma carta branca não tem rei, dama nem valete; você tem {cards}.</translation>
    </message>
    <message>
        <source>Only the seven of trumps is the dix, here {card}.</source>
        <translation>Só o sete de trunfo é o diabo: aqui, {card}.</translation>
    </message>
    <message>
        <source>{card} is not in your hand.</source>
        <translation>{card} não está na sua mão.</translation>
    </message>
    <message>
        <source>Choose the cards of the meld first.</source>
        <translation>Escolha primeiro as cartas do jogo.</translation>
    </message>
    <message>
        <source>A marriage is a king and a queen of one suit.</source>
        <translation>Um casamento é um rei e uma dama do mesmo naipe.</translation>
    </message>
    <message>
        <source>A sequence is of trumps, and no trumps are fixed yet.</source>
        <translation>Uma sequência é de trunfos, e ainda não há trunfo.</translation>
    </message>
    <message>
        <source>In this game only trumps make a sequence.</source>
        <translation>Neste jogo só os trunfos fazem sequência.</translation>
    </message>
    <message>
        <source>A bezique is a queen with the jack of the suit that is paired with hers.</source>
        <translation>Um besigue é uma dama com o valete do naipe que faz par com o dela.</translation>
    </message>
    <message>
        <source>In this game four tens score nothing.</source>
        <translation>Neste jogo quatro dez não valem nada.</translation>
    </message>
    <message>
        <source>These cards make no meld.</source>
        <translation>Estas cartas não formam nenhum jogo.</translation>
    </message>
    <message>
        <source>A bezique is {queen} with {jack}.</source>
        <translation>Um besigue é {queen} com {jack}.</translation>
    </message>
    <message>
        <source>{meld} takes no other cards than {cards}.</source>
        <translation>{meld}: só entram {cards}.</translation>
    </message>
    <message>
        <source>{card} makes no meld with the rest of your hand.</source>
        <translation>{card} não forma nenhum jogo com o resto da sua mão.</translation>
    </message>
    <message>
        <source>{meld}: choose all four.</source>
        <translation>{meld}: escolha as quatro cartas.</translation>
    </message>
    <message>
        <source>{meld}: choose all its cards, {cards}.</source>
        <translation>{meld}: escolha todas as suas cartas, {cards}.</translation>
    </message>
    <message>
        <source>{meld}: you hold {count} of the four.</source>
        <translation>{meld}: você tem {count} das quatro cartas.</translation>
    </message>
    <message>
        <source>{meld}: you still need {cards}.</source>
        <translation>{meld}: ainda falta juntar {cards}.</translation>
    </message>
    <message>
        <source>After trick {trick} you scored {points} points with {cards}: {meld}.</source>
        <translation>Depois da vaza {trick} você marcou {points} pontos com {cards}: {meld}.</translation>
    </message>
    <message>
        <source>After trick {trick} you announced a meld of {points} points with {cards}, and lost it: {meld}.</source>
        <translation>Depois da vaza {trick} você anunciou com {cards} um jogo de {points} pontos, que se perdeu: {meld}.</translation>
    </message>
    <message>
        <source>After trick {trick} you announced a meld of {points} points with {cards}: {meld}.</source>
        <translation>Depois da vaza {trick} você anunciou com {cards} um jogo de {points} pontos: {meld}.</translation>
    </message>
    <message>
        <source>Other cards of your hand will do: {cards}.</source>
        <translation>Servem outras cartas da sua mão: {cards}.</translation>
    </message>
    <message>
        <source>Another copy in your hand will do: {cards}.</source>
        <translation>Serve outro exemplar da sua mão: {cards}.</translation>
    </message>
    <message>
        <source>Another card of your hand will do: {cards}.</source>
        <translation>Serve outra carta da sua mão: {cards}.</translation>
    </message>
    <message>
        <source>It may score once you have played {cards}.</source>
        <translation>Poderá marcar assim que você tiver jogado {cards}.</translation>
    </message>
    <message>
        <source>The fresh cards that it takes can no longer come in time.</source>
        <translation>As cartas novas que seriam precisas já não podem vir a tempo.</translation>
    </message>
    <message>
        <source>It takes a fresh card, one of these: {cards} ({unseen}).</source>
        <translation>É preciso uma carta nova, uma destas: {cards} ({unseen}).</translation>
    </message>
    <message>
        <source>It takes a fresh card: {cards} ({unseen}).</source>
        <translation>É preciso uma carta nova: {cards} ({unseen}).</translation>
    </message>
    <message>
        <source>It takes fresh cards: {cards} ({unseen}).</source>
        <translation>São precisas cartas novas: {cards} ({unseen}).</translation>
    </message>
    <message>
        <source>The Game menu deals the cards again.</source>
        <translation>O menu Jogo dá as cartas outra vez.</translation>
    </message>
    <message>
        <source>Win a trick while cards can be drawn, and it may score {points} points: {meld}.</source>
        <translation>Faça uma vaza enquanto houver cartas a comprar, e isto pode valer {points} pontos: {meld}.</translation>
    </message>
    <message>
        <source>You may play {cards}.</source>
        <translation>Você pode jogar {cards}.</translation>
    </message>
    <message>
        <source>Allowed now: {actions}.</source>
        <translation>Agora se pode: {actions}.</translation>
    </message>
    <message>
        <source>{several} or {last}</source>
        <translation>{several} ou {last}</translation>
    </message>
    <message>
        <source>§ Rule book: {heading}</source>
        <translation>§ Livro de regras: {heading}</translation>
    </message>
    <message>
        <source>Cards still out</source>
        <translation>Cartas ainda não vistas</translation>
    </message>
    <message>
        <source>{card}: {unseen}</source>
        <translation>{card}: {unseen}</translation>
    </message>
    <message>
        <source>{card}: {unseen}, and {name} holds {count}</source>
        <translation>{card}: {unseen}, e {name} tem {count}</translation>
    </message>
    <message>
        <source>{unseen}, all held by {name}</source>
        <translation>{unseen}, todas com {name}</translation>
    </message>
    <message>
        <source>{unseen}: {stock} in the stock, {hand} held by {name}</source>
        <translation>{unseen}: {stock} no monte, {hand} com {name}</translation>
    </message>
    <message>
        <source>seen: {name} holds it</source>
        <translation>vista: está com {name}</translation>
    </message>
    <message>
        <source>practice</source>
        <translation>treino</translation>
    </message>
    <message>
        <source>A match in which this is shown counts as practice.</source>
        <translation>Uma partida em que isto se mostra conta como treino.</translation>
    </message>
    <message>
        <source>Practice: the cards still out were shown.</source>
        <translation>Treino: as cartas ainda não vistas estavam à mostra.</translation>
    </message>
    <message>
        <source>What to throw away</source>
        <translation>O que descartar</translation>
    </message>
    <message>
        <source>Some cards have a future, others have none.</source>
        <translation>Umas cartas têm futuro, outras não.</translation>
    </message>
    <message>
        <source>Your bezique has scored. {name} leads the ace of spades, and nothing in your hand beats it. Which card can you spare? The bezique may still become a double one, king and queen of diamonds are a marriage that has not scored, and a ten given away is 10 points for {name}.</source>
        <translation>O seu besigue já marcou. {name} sai com o ás de espadas, e nada na sua mão o bate. Que carta se pode dispensar? O besigue ainda pode tornar-se duplo, rei e dama de ouros são um casamento que não marcou, e um dez dado são 10 pontos para {name}.</translation>
    </message>
    <message>
        <source>Give the trick a card that has no future.</source>
        <translation>Dê à vaza uma carta sem futuro.</translation>
    </message>
    <message>
        <source>You have broken the bezique. With a second pair it would have been a double bezique, 500 points: keep such a chance as long as you can.</source>
        <translation>Você desfez o besigue. Com um segundo par seria um besigue duplo, 500 pontos: guarde uma ocasião dessas enquanto puder.</translation>
    </message>
    <message>
        <source>You have broken the marriage of diamonds: 20 points that only waited for a trick.</source>
        <translation>Você desfez o casamento de ouros: 20 pontos que só esperavam uma vaza.</translation>
    </message>
    <message>
        <source>You have given a ten away. Every ace and ten counts 10 points for whoever wins it.</source>
        <translation>Você deu um dez. Cada ás e cada dez contam 10 pontos para quem os ganha.</translation>
    </message>
    <message>
        <source>These five are worth keeping.</source>
        <translation>Vale a pena guardar estas cinco.</translation>
    </message>
    <message>
        <source>Plain sevens, eights and nines make no meld.</source>
        <translation>Setes, oitos e noves sem trunfo não formam jogo nenhum.</translation>
    </message>
    <message>
        <source>Well thrown away. Plain sevens, eights and nines are the small change of this game.</source>
        <translation>Bem descartado. Setes, oitos e noves sem trunfo são os trocados deste jogo.</translation>
    </message>
    <message>
        <source>Let the forty go</source>
        <translation>Deixar ir os quarenta</translation>
    </message>
    <message>
        <source>In the Portuguese game a bezique does not grow.</source>
        <translation>No jogo português, um besigue não cresce.</translation>
    </message>
    <message>
        <source>You hold both queens of spades and one jack of diamonds. After a trick you could score a bezique, 40. But in this game a bezique that has scored grows no further: a double bezique, 500, is laid all at once. And nobody has seen the second jack yet.</source>
        <translation>Você tem as duas damas de espadas e um valete de ouros. Depois de uma vaza poderia marcar um besigue, 40. Mas neste jogo um besigue marcado já não cresce: o besigue duplo, 500, é acusado de uma só vez. E ninguém viu ainda o segundo valete.</translation>
    </message>
    <message>
        <source>Win a trick, and draw without declaring.</source>
        <translation>Faça uma vaza, e compre sem acusar.</translation>
    </message>
    <message>
        <source>Win another, and score the double bezique.</source>
        <translation>Faça outra, e marque o besigue duplo.</translation>
    </message>
    <message>
        <source>40 points now, and the 500 are gone: here the single bezique never becomes a double one.</source>
        <translation>40 pontos agora, e os 500 se foram: aqui o besigue simples nunca se torna duplo.</translation>
    </message>
    <message>
        <source>Without that card there is no double bezique.</source>
        <translation>Sem essa carta não há besigue duplo.</translation>
    </message>
    <message>
        <source>All four cards are there: this was the moment, and you let it pass.</source>
        <translation>As quatro cartas estão aí: era o momento, e você o deixou passar.</translation>
    </message>
    <message>
        <source>These three score 40 now, or wait for a fourth.</source>
        <translation>Estas três marcam 40 agora, ou esperam por uma quarta.</translation>
    </message>
    <message>
        <source>The missing jack comes to you a little less than half of the time. But 500 is more than twelve times 40.</source>
        <translation>O valete que falta chega a você um pouco menos de metade das vezes. Mas 500 é mais de doze vezes 40.</translation>
    </message>
    <message>
        <source>Lead the king of hearts next.</source>
        <translation>Saia depois com o rei de copas.</translation>
    </message>
    <message>
        <source>500 instead of 40. It was a wager, and a good one. In the classic game you could have had both.</source>
        <translation>500 em vez de 40. Era uma aposta, e das boas. No jogo clássico você poderia ter marcado os dois.</translation>
    </message>
    <message>
        <source>Aces and tens</source>
        <translation>Ases e dez</translation>
    </message>
    <message>
        <source>Each one in your tricks is worth 10 points.</source>
        <translation>Cada um nas suas vazas vale 10 pontos.</translation>
    </message>
    <message>
        <source>An ace or a ten in the tricks you win is a brisque, 10 points. In the Portuguese game the ten stands low, between the jack and the nine: easily caught and easily lost. {name} leads the king of spades, and after it a ten.</source>
        <translation>Um ás ou um dez nas vazas que você faz é uma brisca, 10 pontos. No jogo português o dez é baixo, entre o valete e o nove: fácil de tomar e fácil de perder. {name} sai com o rei de espadas, e depois com um dez.</translation>
    </message>
    <message>
        <source>Lose the king’s trick without giving a brisque away.</source>
        <translation>Perca a vaza do rei sem dar uma brisca.</translation>
    </message>
    <message>
        <source>Then catch the ten of diamonds.</source>
        <translation>Depois tome o dez de ouros.</translation>
    </message>
    <message>
        <source>That card counts 10 points for {name} now. On a trick that you cannot win, throw neither ace nor ten.</source>
        <translation>Essa carta conta agora 10 pontos para {name}. Numa vaza que você não pode fazer, não jogue ás nem dez.</translation>
    </message>
    <message>
        <source>The ten counts for {name}. Here the jack of diamonds beats it, and so does the ace.</source>
        <translation>O dez conta para {name}. Aqui o valete de ouros o bate, e o ás também.</translation>
    </message>
    <message>
        <source>Nothing of yours beats the king of spades: give it a small card.</source>
        <translation>Nada seu bate o rei de espadas: dê uma carta pequena.</translation>
    </message>
    <message>
        <source>Jack or ace of diamonds takes the ten.</source>
        <translation>O valete ou o ás de ouros toma o dez.</translation>
    </message>
    <message>
        <source>A ten for you, none for {name}. A deal has 16 brisques: 160 points, as much as four beziques.</source>
        <translation>Um dez para você, nenhum para {name}. Num lance há 16 briscas: 160 pontos, tanto como quatro besigues.</translation>
    </message>
    <message>
        <source>The last tricks</source>
        <translation>As últimas vazas</translation>
    </message>
    <message>
        <source>Follow, beat, trump: now there are duties.</source>
        <translation>Assistir, bater, cortar: agora há obrigações.</translation>
    </message>
    <message>
        <source>The stock is out. Now you must follow suit, and beat the card led if you can; without the suit you must trump. Hearts are trumps. After the jack of clubs {name} has a ten of diamonds, the king and the nine of hearts: whoever has counted knows. The last trick is worth 10 points.</source>
        <translation>O monte acabou. Agora é preciso assistir ao naipe, e bater a carta se puder; sem o naipe, é preciso cortar. O trunfo é copas. Depois do valete de paus, {name} tem um dez de ouros, o rei e o nove de copas: quem contou sabe. A última vaza vale 10 pontos.</translation>
    </message>
    <message>
        <source>Do your duty. Try another card first: the table says why it may not be played.</source>
        <translation>Cumpra a obrigação. Tente antes outra carta: a mesa diz por que não se pode jogar.</translation>
    </message>
    <message>
        <source>Win the last trick.</source>
        <translation>Faça a última vaza.</translation>
    </message>
    <message>
        <source>The ace trumped a ten, and the king took the last trick from the seven. The seven would have been enough for the ten.</source>
        <translation>O ás cortou um dez, e o rei tomou ao sete a última vaza. Para o dez bastava o sete.</translation>
    </message>
    <message>
        <source>The last trick is {name}’s. After your queen there are two trumps against you: make one of them fall on the eight of clubs, and keep the ace for the other.</source>
        <translation>A última vaza é de {name}. Depois da sua dama há dois trunfos contra você: faça cair um deles sobre o oito de paus, e guarde o ás para o outro.</translation>
    </message>
    <message>
        <source>You have clubs, and the queen beats the jack: no other card will do.</source>
        <translation>Você tem paus, e a dama bate o valete: nenhuma outra carta serve.</translation>
    </message>
    <message>
        <source>Then lead the eight of clubs: {name} has no club left and must spend a trump.</source>
        <translation>Depois saia com o oito de paus: {name} já não tem paus e tem de gastar um trunfo.</translation>
    </message>
    <message>
        <source>Trump the ten with the seven, and keep the ace for the king.</source>
        <translation>Corte o dez com o sete, e guarde o ás para o rei.</translation>
    </message>
    <message>
        <source>The duties bind {name} too: without clubs, your small eight has cost a trump.</source>
        <translation>As obrigações também prendem {name}: sem paus, o seu pequeno oito custou um trunfo.</translation>
    </message>
    <message>
        <source>Take a trick</source>
        <translation>Fazer uma vaza</translation>
    </message>
    <message>
        <source>The ten beats the king.</source>
        <translation>O dez bate o rei.</translation>
    </message>
    <message>
        <source>{name} leads the king of hearts. While there are cards to draw you need not follow suit: play what you like. The highest card of the suit led wins, or the highest trump. And mind the order: ace, ten, king, queen, jack, nine, eight, seven.</source>
        <translation>{name} sai com o rei de copas. Enquanto houver cartas para comprar, não é preciso assistir: jogue o que quiser. Ganha a carta mais alta do naipe de saída, ou o trunfo mais alto. E atenção à ordem: ás, dez, rei, dama, valete, nove, oito, sete.</translation>
    </message>
    <message>
        <source>Win the trick without spending your trump.</source>
        <translation>Faça a vaza sem gastar o seu trunfo.</translation>
    </message>
    <message>
        <source>That heart is lower than the king. Only the ace and the ten stand above it.</source>
        <translation>Essa carta de copas é mais baixa que o rei. Acima dele só o ás e o dez.</translation>
    </message>
    <message>
        <source>It wins, for any trump beats any plain card. But the ten of hearts would have done it too, and your trump is gone.</source>
        <translation>Ganha, pois qualquer trunfo bate qualquer outra carta. Mas o dez de copas também bastava, e o seu trunfo se foi.</translation>
    </message>
    <message>
        <source>However high, a card of another suit does not win the trick unless it is a trump. It takes a higher heart.</source>
        <translation>Por mais alta que seja, uma carta de outro naipe não faz a vaza, a não ser que seja trunfo. É preciso uma carta de copas mais alta.</translation>
    </message>
    <message>
        <source>Look at your hearts: which one is higher than the king?</source>
        <translation>Olhe para as suas copas: qual é mais alta que o rei?</translation>
    </message>
    <message>
        <source>The ten of hearts: only the ace stands above it.</source>
        <translation>O dez de copas: acima dele só o ás.</translation>
    </message>
    <message>
        <source>The ten comes right after the ace. And an ace or ten in your tricks, a brisque, is worth 10 points besides.</source>
        <translation>O dez vem logo depois do ás. E um ás ou um dez nas suas vazas, uma brisca, vale ainda 10 pontos.</translation>
    </message>
    <message>
        <source>What tricks are for</source>
        <translation>Para que servem as vazas</translation>
    </message>
    <message>
        <source>Who wins a trick may declare.</source>
        <translation>Quem faz a vaza pode acusar.</translation>
    </message>
    <message>
        <source>Most points lie in melds: certain cards together in one hand. A king and queen of one suit are a marriage, 20 points. But only the winner of a trick may declare, before the cards are drawn.</source>
        <translation>A maioria dos pontos está nos jogos: certas cartas juntas na mesma mão. Rei e dama do mesmo naipe são um casamento, 20 pontos. Mas só quem fez a vaza pode acusar, antes de comprar as cartas.</translation>
    </message>
    <message>
        <source>Win a trick.</source>
        <translation>Faça uma vaza.</translation>
    </message>
    <message>
        <source>Declare the marriage of clubs.</source>
        <translation>Acuse o casamento de paus.</translation>
    </message>
    <message>
        <source>That was half of your marriage, and the other half alone is worth nothing. Win the trick with a card that you can spare.</source>
        <translation>Era metade do seu casamento, e a outra metade sozinha não vale nada. Faça a vaza com uma carta que possa dispensar.</translation>
    </message>
    <message>
        <source>You drew without declaring, and 20 points were left lying. Press the button with the marriage before you draw.</source>
        <translation>Você comprou sem acusar, e 20 pontos ficaram por marcar. Aperte o botão do casamento antes de comprar.</translation>
    </message>
    <message>
        <source>Lead the ace of spades: only a trump could beat it.</source>
        <translation>Saia com o ás de espadas: só um trunfo poderia batê-lo.</translation>
    </message>
    <message>
        <source>After the trick a button with the marriage lies beside your cards. Press it.</source>
        <translation>Depois da vaza, um botão com o casamento fica ao lado das suas cartas. Aperte-o.</translation>
    </message>
    <message>
        <source>20 points, and both cards stay yours: they lie open before you, and you may play them when you like.</source>
        <translation>20 pontos, e as duas cartas continuam suas: ficam expostas à sua frente, e você pode jogá-las quando quiser.</translation>
    </message>
    <message>
        <source>One meld a trick</source>
        <translation>Um jogo por vaza</translation>
    </message>
    <message>
        <source>King and queen of trumps are worth twice as much.</source>
        <translation>Rei e dama de trunfo valem o dobro.</translation>
    </message>
    <message>
        <source>Hearts are trumps. King and queen of trumps are a royal marriage, 40 points; any other marriage is 20. You hold one of each. But one trick won scores one meld: the other waits for your next trick.</source>
        <translation>O trunfo é copas. Rei e dama de trunfo são um casamento real, 40 pontos; qualquer outro casamento são 20. Você tem um de cada. Mas uma vaza feita marca um só jogo: o outro espera pela próxima vaza.</translation>
    </message>
    <message>
        <source>Win a trick, and score the royal marriage of hearts.</source>
        <translation>Faça uma vaza, e marque o casamento real de copas.</translation>
    </message>
    <message>
        <source>Draw, win another trick, and score the marriage of clubs.</source>
        <translation>Compre, faça outra vaza, e marque o casamento de paus.</translation>
    </message>
    <message>
        <source>That was half of your royal marriage, before it had scored its 40 points.</source>
        <translation>Era metade do seu casamento real, antes de ele marcar os seus 40 pontos.</translation>
    </message>
    <message>
        <source>That was half of your marriage of clubs, before it had scored its 20 points.</source>
        <translation>Era metade do seu casamento de paus, antes de ele marcar os seus 20 pontos.</translation>
    </message>
    <message>
        <source>You won a trick and scored nothing for it. Score one meld after each trick, then draw.</source>
        <translation>Você fez uma vaza e não marcou nada com ela. Marque um jogo depois de cada vaza, e então compre.</translation>
    </message>
    <message>
        <source>Either may come first. The dearer one first is safer.</source>
        <translation>Qualquer um pode vir primeiro. O mais valioso primeiro é mais seguro.</translation>
    </message>
    <message>
        <source>Ace and ten of spades win tricks and break no marriage.</source>
        <translation>O ás e o dez de espadas fazem vazas e não desfazem casamento nenhum.</translation>
    </message>
    <message>
        <source>60 points with two tricks. That is the rhythm of the game: win a trick, score a meld, draw a card.</source>
        <translation>60 pontos com duas vazas. É este o ritmo do jogo: fazer uma vaza, marcar um jogo, comprar uma carta.</translation>
    </message>
    <message>
        <source>The seven of trumps</source>
        <translation>O sete de trunfo</translation>
    </message>
    <message>
        <source>The lowest trump buys the turned card.</source>
        <translation>O menor trunfo compra a carta virada.</translation>
    </message>
    <message>
        <source>The turned card beside the stock makes trumps, and here it is the ace of hearts. Whoever holds the seven of trumps, the dix, may show it for 10 points after a trick that he has won, and exchange it for the turned card. A meld may score after the same trick.</source>
        <translation>A carta virada ao lado do monte faz o trunfo, e aqui é o ás de copas. Quem tem o sete de trunfo, o diabo, pode mostrá-lo por 10 pontos depois de uma vaza que fez, e trocá-lo pela carta virada. Um jogo pode ser marcado depois da mesma vaza.</translation>
    </message>
    <message>
        <source>Exchange the seven of hearts for the ace.</source>
        <translation>Troque o sete de copas pelo ás.</translation>
    </message>
    <message>
        <source>Score the marriage of clubs after the same trick.</source>
        <translation>Marque o casamento de paus depois da mesma vaza.</translation>
    </message>
    <message>
        <source>The seven of trumps is played, and with it 10 points and the ace are gone.</source>
        <translation>O sete de trunfo foi jogado, e com ele se foram 10 pontos e o ás.</translation>
    </message>
    <message>
        <source>That was half of your marriage of clubs.</source>
        <translation>Era metade do seu casamento de paus.</translation>
    </message>
    <message>
        <source>10 points, but the ace stays where it is. Drag the seven onto the turned card, or press the button that says exchange.</source>
        <translation>10 pontos, mas o ás fica onde está. Arraste o sete para a carta virada, ou aperte o botão que diz trocar.</translation>
    </message>
    <message>
        <source>You drew too soon: the exchange and the marriage both go with one trick.</source>
        <translation>Você comprou cedo demais: a troca e o casamento cabem na mesma vaza.</translation>
    </message>
    <message>
        <source>Lead the ace of spades to win a trick.</source>
        <translation>Saia com o ás de espadas para fazer uma vaza.</translation>
    </message>
    <message>
        <source>Drag the seven of hearts onto the turned card.</source>
        <translation>Arraste o sete de copas para a carta virada.</translation>
    </message>
    <message>
        <source>Then press the button with the marriage, before you draw.</source>
        <translation>Depois aperte o botão do casamento, antes de comprar.</translation>
    </message>
    <message>
        <source>10 for the seven, 20 for the marriage, and the ace of trumps in your hand. In the French game you need not even win a trick first.</source>
        <translation>10 pelo sete, 20 pelo casamento, e o ás de trunfo na mão. No jogo francês nem é preciso fazer uma vaza antes.</translation>
    </message>
    <message>
        <source>The bezique</source>
        <translation>O besigue</translation>
    </message>
    <message>
        <source>A queen and a jack give the game its name.</source>
        <translation>Uma dama e um valete dão nome ao jogo.</translation>
    </message>
    <message>
        <source>The queen of spades and the jack of diamonds together are a bezique, 40 points. They look like two poor cards, and that is the danger. {name} leads the queen of hearts.</source>
        <translation>A dama de espadas e o valete de ouros juntos são um besigue, 40 pontos. Parecem duas cartas fracas, e é esse o perigo. {name} sai com a dama de copas.</translation>
    </message>
    <message>
        <source>Win the trick, and keep the two.</source>
        <translation>Faça a vaza, e guarde as duas.</translation>
    </message>
    <message>
        <source>Score the bezique.</source>
        <translation>Marque o besigue.</translation>
    </message>
    <message>
        <source>There goes half of the bezique. Learn to see these two at a glance: queen of spades, jack of diamonds.</source>
        <translation>Lá se vai metade do besigue. Aprenda a ver estas duas num relance: dama de espadas, valete de ouros.</translation>
    </message>
    <message>
        <source>You drew without declaring: the bezique has not scored.</source>
        <translation>Você comprou sem acusar: o besigue não marcou.</translation>
    </message>
    <message>
        <source>These two are the bezique. Play neither of them.</source>
        <translation>Estas duas são o besigue. Não jogue nenhuma delas.</translation>
    </message>
    <message>
        <source>The king of hearts beats the queen.</source>
        <translation>O rei de copas bate a dama.</translation>
    </message>
    <message>
        <source>40 points. Keep both cards as long as you can: with a second pair they make a double bezique, and that is worth 500.</source>
        <translation>40 pontos. Guarde as duas cartas enquanto puder: com um segundo par fazem um besigue duplo, e esse vale 500.</translation>
    </message>
    <message>
        <source>The double bezique</source>
        <translation>O besigue duplo</translation>
    </message>
    <message>
        <source>Both pairs together: 500 points.</source>
        <translation>Os dois pares juntos: 500 pontos.</translation>
    </message>
    <message>
        <source>Your bezique has scored, and both its cards are still yours. Now you hold the second queen of spades and the second jack of diamonds as well. {name} leads the nine of hearts.</source>
        <translation>O seu besigue já marcou, e as duas cartas continuam suas. Agora você tem também a segunda dama de espadas e o segundo valete de ouros. {name} sai com o nove de copas.</translation>
    </message>
    <message>
        <source>Win the trick.</source>
        <translation>Faça a vaza.</translation>
    </message>
    <message>
        <source>Score the double bezique.</source>
        <translation>Marque o besigue duplo.</translation>
    </message>
    <message>
        <source>A double bezique needs all four cards in your hand at once. One of them is gone.</source>
        <translation>Um besigue duplo exige as quatro cartas na mão ao mesmo tempo. Uma delas se foi.</translation>
    </message>
    <message>
        <source>40 points, and 500 lost: two pairs that have both scored make no double bezique any more. One of its cards at least must be fresh.</source>
        <translation>40 pontos, e 500 perdidos: dois pares que já marcaram ambos não fazem mais um besigue duplo. Pelo menos uma das cartas tem de ser nova.</translation>
    </message>
    <message>
        <source>You drew with 500 points in your hand. Who knows whether you win another trick?</source>
        <translation>Você comprou com 500 pontos na mão. Quem sabe se ainda fará outra vaza?</translation>
    </message>
    <message>
        <source>The ten of hearts beats the nine.</source>
        <translation>O dez de copas bate o nove.</translation>
    </message>
    <message>
        <source>Choose the double bezique, not another single one.</source>
        <translation>Escolha o besigue duplo, não mais um simples.</translation>
    </message>
    <message>
        <source>500 points, the greatest meld with two packs. That is why one holds on to the first pair.</source>
        <translation>500 pontos, o maior jogo com dois baralhos. É por isso que se guarda o primeiro par.</translation>
    </message>
    <message>
        <source>A card serves twice</source>
        <translation>Uma carta serve duas vezes</translation>
    </message>
    <message>
        <source>A married king still counts among four kings.</source>
        <translation>Um rei casado ainda conta entre quatro reis.</translation>
    </message>
    <message>
        <source>Your marriage of clubs has scored, and its king lies before you. Four kings are worth 80 points. A card that has scored may score again in a meld of another class: marriages and sequences are one class, four of a rank the second, beziques the third.</source>
        <translation>O seu casamento de paus já marcou, e o rei está à sua frente. Quatro reis valem 80 pontos. Uma carta que já marcou pode marcar de novo num jogo de outra classe: casamentos e sequências são uma classe, quatro iguais a segunda, besigues a terceira.</translation>
    </message>
    <message>
        <source>Score the four kings.</source>
        <translation>Marque os quatro reis.</translation>
    </message>
    <message>
        <source>Now there are only three kings. The married one was not used up: four kings are another class.</source>
        <translation>Agora são só três reis. O casado não estava gasto: quatro reis são outra classe.</translation>
    </message>
    <message>
        <source>You drew without declaring: the four kings have not scored.</source>
        <translation>Você comprou sem acusar: os quatro reis não marcaram.</translation>
    </message>
    <message>
        <source>The king that has married is one of the four.</source>
        <translation>O rei que casou é um dos quatro.</translation>
    </message>
    <message>
        <source>Lead the ace of spades.</source>
        <translation>Saia com o ás de espadas.</translation>
    </message>
    <message>
        <source>80 points, with a king that had scored already. What he may not do is marry again: a second queen of clubs needs a fresh king.</source>
        <translation>80 pontos, com um rei que já tinha marcado. O que ele não pode é casar de novo: uma segunda dama de paus precisa de um rei novo.</translation>
    </message>
    <message>
        <source>The small one first</source>
        <translation>Primeiro o pequeno</translation>
    </message>
    <message>
        <source>Royal marriage, then sequence: 290 instead of 250.</source>
        <translation>Casamento real, depois sequência: 290 em vez de 250.</translation>
    </message>
    <message>
        <source>Ace, ten, king, queen and jack of trumps are a sequence, 250 points, and its king and queen are a royal marriage, 40. Both can score, but in one order only: within its class a card scores again only in a meld that is worth more.</source>
        <translation>Ás, dez, rei, dama e valete de trunfo são uma sequência, 250 pontos, e o rei e a dama dela são um casamento real, 40. Ambos podem marcar, mas só por uma ordem: dentro da sua classe, uma carta só marca de novo num jogo que valha mais.</translation>
    </message>
    <message>
        <source>Score the royal marriage.</source>
        <translation>Marque o casamento real.</translation>
    </message>
    <message>
        <source>Then score the sequence.</source>
        <translation>Depois marque a sequência.</translation>
    </message>
    <message>
        <source>250 points, but the 40 are lost: king and queen have scored in the sequence, and the marriage is worth less.</source>
        <translation>250 pontos, mas perderam-se os 40: rei e dama marcaram na sequência, e o casamento vale menos.</translation>
    </message>
    <message>
        <source>That card belongs to your sequence. Win your tricks with ace and ten of spades.</source>
        <translation>Essa carta pertence à sua sequência. Faça as vazas com o ás e o dez de espadas.</translation>
    </message>
    <message>
        <source>You won a trick and scored nothing for it. Two melds need two tricks: waste none.</source>
        <translation>Você fez uma vaza e não marcou nada com ela. Dois jogos pedem duas vazas: não desperdice nenhuma.</translation>
    </message>
    <message>
        <source>After your first trick, score king and queen alone.</source>
        <translation>Depois da primeira vaza, marque só o rei e a dama.</translation>
    </message>
    <message>
        <source>Ace and ten of spades win the two tricks.</source>
        <translation>O ás e o dez de espadas fazem as duas vazas.</translation>
    </message>
    <message>
        <source>290 points. As long as there is time, the small meld comes before the large one.</source>
        <translation>290 pontos. Enquanto houver tempo, o jogo pequeno vem antes do grande.</translation>
    </message>
    <message>
        <source>Announce now, score later</source>
        <translation>Anunciar agora, marcar depois</translation>
    </message>
    <message>
        <source>One meld scores, the other lies ready.</source>
        <translation>Um jogo marca, o outro fica à espera.</translation>
    </message>
    <message>
        <source>In the French game too one meld scores after each trick. But you may lay others beside it: they are announced, and score after a later trick that you win. Play a card of an announced meld, and it is lost.</source>
        <translation>Também no jogo francês se marca um jogo por vaza. Mas você pode pôr outros ao lado: ficam anunciados, e marcam depois de outra vaza sua. Se jogar uma carta de um jogo anunciado, ele se perde.</translation>
    </message>
    <message>
        <source>Win a trick and score one meld.</source>
        <translation>Faça uma vaza e marque um jogo.</translation>
    </message>
    <message>
        <source>Announce the other after the same trick.</source>
        <translation>Anuncie o outro depois da mesma vaza.</translation>
    </message>
    <message>
        <source>Score it after your next trick.</source>
        <translation>Marque-o depois da sua próxima vaza.</translation>
    </message>
    <message>
        <source>You have played a card of the meld that you announced: it can no longer score.</source>
        <translation>Você jogou uma carta do jogo que anunciou: ele já não pode marcar.</translation>
    </message>
    <message>
        <source>That card belongs to a meld that has not scored yet.</source>
        <translation>Essa carta pertence a um jogo que ainda não marcou.</translation>
    </message>
    <message>
        <source>You drew, and nothing has scored for this trick. One meld might have.</source>
        <translation>Você comprou, e nada foi marcado com esta vaza. Podia ter sido um jogo.</translation>
    </message>
    <message>
        <source>You drew without announcing. That is allowed, but this lesson is about it: lay the other meld too before you draw.</source>
        <translation>Você comprou sem anunciar. Isso é permitido, mas a lição é sobre isso: ponha também o outro jogo na mesa antes de comprar.</translation>
    </message>
    <message>
        <source>You hold a royal marriage of hearts and a bezique.</source>
        <translation>Você tem um casamento real de copas e um besigue.</translation>
    </message>
    <message>
        <source>Score one of them first, then announce the other.</source>
        <translation>Marque um deles primeiro, depois anuncie o outro.</translation>
    </message>
    <message>
        <source>The ten of clubs wins your next trick.</source>
        <translation>O dez de paus faz a sua próxima vaza.</translation>
    </message>
    <message>
        <source>Both have scored. Where a card is to be used again, an announced meld counts from the moment it was laid.</source>
        <translation>Ambos marcaram. Quando se trata de usar uma carta outra vez, um jogo anunciado conta desde o momento em que foi posto na mesa.</translation>
    </message>
    <message>
        <source>{name} won the trick. Only the winner of a trick may declare, so nothing of yours scored.</source>
        <translation>{name} fez a vaza. Só quem faz a vaza pode acusar, por isso você não marcou nada.</translation>
    </message>
    <message>
        <source>Those were all the cards of this lesson, and the goal is not reached.</source>
        <translation>Eram estas todas as cartas desta lição, e o objetivo não foi alcançado.</translation>
    </message>
    <message>
        <source>Marriages and sequences</source>
        <translation>Casamentos e sequências</translation>
    </message>
    <message>
        <source>Beziques</source>
        <translation>Besigues</translation>
    </message>
    <message>
        <source>Four of a rank</source>
        <translation>Quatro iguais</translation>
    </message>
    <message>
        <source>Brisques</source>
        <translation>Briscas</translation>
    </message>
    <message>
        <source>Last trick and bonuses</source>
        <translation>Última vaza e prêmios</translation>
    </message>
    <message>
        <source>All in all</source>
        <translation>No total</translation>
    </message>
    <message>
        <source>This is the last chance to declare.</source>
        <translation>É a última oportunidade de acusar.</translation>
    </message>
    <message>
        <source>Wins the trick: no card still out beats it.</source>
        <translation>Faz a vaza: nenhuma carta ainda fora a vence.</translation>
    </message>
    <message>
        <source>Wins the trick.</source>
        <translation>Faz a vaza.</translation>
    </message>
    <message>
        <source>Loses the trick.</source>
        <translation>Perde a vaza.</translation>
    </message>
    <message>
        <source>This card can make no meld any more.</source>
        <translation>Esta carta já não pode entrar em nenhum jogo.</translation>
    </message>
    <message>
        <source>You get {card} for it.</source>
        <translation>Você recebe {card} em troca.</translation>
    </message>
    <message>
        <source>Wins the trick, and {card} with it.</source>
        <translation>Faz a vaza e leva {card}.</translation>
    </message>
    <message>
        <source>Loses the trick, and {card} with it.</source>
        <translation>Perde a vaza e entrega {card}.</translation>
    </message>
    <message>
        <source>Leaves unscored: {meld}, {points}.</source>
        <translation>Deixa sem acusar: {meld}, {points}.</translation>
    </message>
    <message>
        <source>Has to wait: {meld}, {points}.</source>
        <translation>Terá de esperar: {meld}, {points}.</translation>
    </message>
    <message>
        <source>Wins the trick, so that you can score: {meld}, {points}.</source>
        <translation>Faz a vaza, e então você pode acusar: {meld}, {points}.</translation>
    </message>
    <message>
        <source>Gives up what a trick would let you score: {meld}, {points}.</source>
        <translation>Desfaz o que uma vaza deixaria acusar: {meld}, {points}.</translation>
    </message>
    <message>
        <source>Breaks up what is still within reach: {meld}, {points}.</source>
        <translation>Desfaz o que ainda está ao alcance: {meld}, {points}.</translation>
    </message>
    <message>
        <source>Best now</source>
        <translation>O melhor agora</translation>
    </message>
    <message>
        <source>weighing…</source>
        <translation>pesando…</translation>
    </message>
    <message>
        <source>counted to the end</source>
        <translation>contado até o fim</translation>
    </message>
    <message>
        <source>Points from now to the end, you less {name}, both playing their best</source>
        <translation>Pontos de agora até o fim, você menos {name}, ambos jogando o melhor possível</translation>
    </message>
    <message>
        <source>Expected points from now to the end of the deal, you less {name}</source>
        <translation>Pontos esperados de agora até o fim do lance, você menos {name}</translation>
    </message>
    <message>
        <source>Ordered by what the settlement makes of the points: the first need not have the most.</source>
        <translation>Na ordem do que o acerto final faz dos pontos: o primeiro pode não ser o que tem mais pontos.</translation>
    </message>
    <message>
        <source>Ordered by the chance to win the match: the first need not have the most points.</source>
        <translation>Na ordem da chance de ganhar a partida: o primeiro pode não ser o que tem mais pontos.</translation>
    </message>
    <message>
        <source>No advice could be worked out here. What the rules say is below.</source>
        <translation>Não foi possível calcular uma dica aqui. O que dizem as regras está abaixo.</translation>
    </message>
    <message>
        <source>just as good</source>
        <translation>igualmente bom</translation>
    </message>
    <message>
        <source>about equal</source>
        <translation>quase igual</translation>
    </message>
    <message>
        <source>perhaps {points} worse</source>
        <translation>talvez {points} a menos</translation>
    </message>
    <message>
        <source>{points} worse</source>
        <translation>{points} a menos</translation>
    </message>
    <message>
        <source>in no meld yet</source>
        <translation>ainda em nenhum jogo</translation>
    </message>
    <message>
        <source>already in: {melds}</source>
        <translation>já em: {melds}</translation>
    </message>
    <message>
        <source>estimate</source>
        <translation>estimado</translation>
    </message>
    <message>
        <source>{card} cannot come any more: no bezique with this card.</source>
        <translation>{card} já não pode vir: não há besigue com esta carta.</translation>
    </message>
    <message>
        <source>{card} cannot come any more: no marriage with this card.</source>
        <translation>{card} já não pode vir: não há casamento com esta carta.</translation>
    </message>
    <message>
        <source>{what}: about {points} better than if you keep it.</source>
        <translation>{what}: cerca de {points} a mais do que se o guardar.</translation>
    </message>
    <message>
        <source>{what}: about {points} better than the second choice.</source>
        <translation>{what}: cerca de {points} a mais que a segunda escolha.</translation>
    </message>
    <message>
        <source>{what}: about {points} worse than the second choice.</source>
        <translation>{what}: cerca de {points} a menos que a segunda escolha.</translation>
    </message>
    <message>
        <source>{what}: about {points} better than the first choice.</source>
        <translation>{what}: cerca de {points} a mais que a primeira escolha.</translation>
    </message>
    <message>
        <source>{what}: about {points} worse than the first choice.</source>
        <translation>{what}: cerca de {points} a menos que a primeira escolha.</translation>
    </message>
    <message>
        <source>The best there was.</source>
        <translation>O melhor que havia.</translation>
    </message>
    <message>
        <source>About equal to the best.</source>
        <translation>Quase igual ao melhor.</translation>
    </message>
    <message>
        <source>chosen</source>
        <translation>escolhida</translation>
    </message>
    <message>
        <source>better</source>
        <translation>melhor</translation>
    </message>
    <message>
        <source>chosen, the best</source>
        <translation>escolhida, a melhor</translation>
    </message>
    <message>
        <source>Review of deal {deal}</source>
        <translation>Análise do lance {deal}</translation>
    </message>
    <message>
        <source>The first decision is being weighed…</source>
        <translation>A primeira decisão está sendo avaliada…</translation>
    </message>
    <message>
        <source>None of the decisions could be weighed.</source>
        <translation>Nenhuma das decisões pôde ser avaliada.</translation>
    </message>
    <message>
        <source>No choice of yours in this deal made a difference that can be weighed.</source>
        <translation>Nenhuma escolha sua neste lance fez uma diferença que possa ser avaliada.</translation>
    </message>
    <message>
        <source>Trick {trick}</source>
        <translation>Vaza {trick}</translation>
    </message>
    <message>
        <source>Better: {action}</source>
        <translation>Melhor: {action}</translation>
    </message>
    <message>
        <source>As good: {action}</source>
        <translation>Igualmente bom: {action}</translation>
    </message>
    <message>
        <source>Just as good as the best.</source>
        <translation>Tão bom quanto o melhor.</translation>
    </message>
    <message>
        <source>This cost {points}, counted to the end.</source>
        <translation>Isto custou {points}, contado até o fim.</translation>
    </message>
    <message>
        <source>This cost about {points}, give or take {margin}.</source>
        <translation>Isto custou cerca de {points}, com margem de {margin}.</translation>
    </message>
    <message>
        <source>This perhaps cost {points}, give or take {margin}.</source>
        <translation>Isto talvez tenha custado {points}, com margem de {margin}.</translation>
    </message>
    <message>
        <source>You chose: {action}</source>
        <translation>Você escolheu: {action}</translation>
    </message>
    <message>
        <source>In trick {trick} you chose: {action}.</source>
        <translation>Na vaza {trick} você escolheu: {action}.</translation>
    </message>
    <message>
        <source>It was better to choose: {action}.</source>
        <translation>Era melhor escolher: {action}.</translation>
    </message>
    <message>
        <source>Result after that, if both play their best: {points}</source>
        <translation>Resultado depois disso, se ambos jogarem o melhor: {points}</translation>
    </message>
    <message>
        <source>Expected result after that: {points} {margin}</source>
        <translation>Resultado esperado depois disso: {points} {margin}</translation>
    </message>
    <message>
        <source>The line is the expected result after each choice, the band its margin. A triangle is a choice that cost points, hollow if only perhaps. Lozenges are melds: yours above, the other player’s below.</source>
        <translation>A linha é o resultado esperado depois de cada escolha, a faixa é a margem. Um triângulo é uma escolha que custou pontos, vazio se só talvez. Os losangos são combinações: as suas em cima, as do adversário embaixo.</translation>
    </message>
    <message>
        <source>In every sampled deal both go on as a skilled player would. What he would have gained or lost from card to card is luck; what you did better or worse than he would have is play.</source>
        <translation>Em cada lance simulado os dois continuam como um jogador hábil. O que ele teria ganho ou perdido de carta em carta é sorte; o que você fez melhor ou pior do que ele é jogo.</translation>
    </message>
    <message>
        <source>The cards dealt</source>
        <translation>As cartas dadas</translation>
    </message>
    <message>
        <source>Your play, beside a skilled player’s</source>
        <translation>O seu jogo, comparado com o de um jogador hábil</translation>
    </message>
    <message>
        <source>{done} of {count} decisions weighed</source>
        <translation>{done} de {count} decisões avaliadas</translation>
    </message>
    <message>
        <source>No decision cost anything that could be told from nothing. Well played!</source>
        <translation>Nenhuma decisão custou algo que se distinga de nada. Bem jogado!</translation>
    </message>
    <message>
        <source>Nothing found so far that cost points.</source>
        <translation>Até agora, nada que tenha custado pontos.</translation>
    </message>
    <message>
        <source>Expected difference at the end of the deal, trick by trick</source>
        <translation>Diferença esperada no fim do lance, vaza a vaza</translation>
    </message>
    <message>
        <source>Draws, and {name}’s play</source>
        <translation>As compras e o jogo de {name}</translation>
    </message>
    <message>
        <source>{name}’s slips in the ending</source>
        <translation>Deslizes de {name} no final</translation>
    </message>
    <message>
        <source>Not yet weighed</source>
        <translation>Ainda não avaliado</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>{name} had led {card}.</source>
        <translation>{name} tinha saído com {card}.</translation>
    </message>
    <message>
        <source>{name} had laid open: {cards}.</source>
        <translation>Expostas por {name}: {cards}.</translation>
    </message>
</context>
<context>
    <name>rulebook</name>
    <message>
        <source>The game on these pages: {game}.</source>
        <translation>As regras destas páginas são as de {game}.</translation>
    </message>
    <message>
        <source>The players have changed some of its rules; each of these is called a house rule.</source>
        <translation>Os jogadores mudaram algumas das regras; cada uma delas vem marcada como regra da casa.</translation>
    </message>
    <message>
        <source>Two players take tricks, but tricks alone win little: most points come from melds, sets of cards that the winner of a trick lays face up.</source>
        <translation>Dois jogadores disputam vazas, mas as vazas por si valem pouco: a maior parte dos pontos vem dos jogos, combinações de cartas que quem fez a vaza expõe na mesa.</translation>
    </message>
    <message>
        <source>The game</source>
        <translation>O jogo</translation>
    </message>
    <message>
        <source>From high to low the cards rank ace, ten, king, queen, jack, nine, eight, seven: only the ace beats the ten.</source>
        <translation>Da mais alta para a mais baixa, a ordem das cartas é ás, dez, rei, dama, valete, nove, oito, sete: só o ás ganha do dez.</translation>
    </message>
    <message>
        <source>From high to low the cards rank ace, king, queen, jack, ten, nine, eight, seven: the jack still beats the ten.</source>
        <translation>Da mais alta para a mais baixa, a ordem das cartas é ás, rei, dama, valete, dez, nove, oito, sete: até o valete ganha do dez.</translation>
    </message>
    <message>
        <source>{packs} packs of 32 cards are shuffled together, {cards} cards in all: ace, king, queen, jack, ten, nine, eight and seven of four suits, each of them {packs} times.</source>
        <translation>Embaralham-se juntos {packs} baralhos de 32 cartas, {cards} cartas ao todo: ás, rei, dama, valete, dez, nove, oito e sete de quatro naipes, cada uma {packs} vezes.</translation>
    </message>
    <message>
        <source>The cards and the pack</source>
        <translation>As cartas e o baralho</translation>
    </message>
    <message>
        <source>Chance decides who deals first, and from deal to deal the players take turns. The player who does not deal leads to the first trick.</source>
        <translation>A sorte decide quem dá as cartas primeiro; depois os jogadores se alternam de lance em lance. Quem não deu as cartas sai na primeira vaza.</translation>
    </message>
    <message>
        <source>Each player is dealt {hand} cards, all in one packet of {packets}, the player who does not deal first.</source>
        <translation>Cada jogador recebe {hand} cartas, todas de uma vez ({packets}); quem não dá as cartas recebe primeiro.</translation>
    </message>
    <message>
        <source>Each player is dealt {hand} cards, in packets of {packets} by turns, the player who does not deal first.</source>
        <translation>Cada jogador recebe {hand} cartas, em grupos de {packets} alternadamente; quem não dá as cartas recebe primeiro.</translation>
    </message>
    <message>
        <source>The other cards, {cards} of them, are the stock, from which both players draw after each trick.</source>
        <translation>As outras {cards} cartas formam o monte, do qual os dois jogadores compram depois de cada vaza.</translation>
    </message>
    <message>
        <source>The deal</source>
        <translation>A distribuição</translation>
    </message>
    <message>
        <source>After the deal the next card is turned face up, and its suit is trumps for the whole deal. It stays beside the stock and is drawn last.</source>
        <translation>Depois da distribuição vira-se a carta seguinte, e o naipe dela é trunfo em todo o lance. Ela fica ao lado do monte e é comprada por último.</translation>
    </message>
    <message>
        <source>No card is turned, and a deal begins without trumps. The first marriage that is scored makes its suit trumps until the end of the deal.</source>
        <translation>Não se vira carta, e o lance começa sem trunfo. O primeiro casamento marcado faz do seu naipe o trunfo até o fim do lance.</translation>
    </message>
    <message>
        <source>No card is turned, and a deal begins without trumps. The first marriage or sequence that is scored makes its suit trumps until the end of the deal.</source>
        <translation>Não se vira carta, e o lance começa sem trunfo. O primeiro casamento ou a primeira sequência que se marca faz do seu naipe o trunfo até o fim do lance.</translation>
    </message>
    <message>
        <source>No card is turned, and a deal begins without trumps. The first marriage or bezique that is scored makes trumps until the end of the deal: the suit of the marriage, or that of the queen in the bezique.</source>
        <translation>Não se vira carta, e o lance começa sem trunfo. O primeiro casamento ou besigue marcado determina o trunfo até o fim do lance: o naipe do casamento, ou o da dama do besigue.</translation>
    </message>
    <message>
        <source>Trumps</source>
        <translation>Trunfo</translation>
    </message>
    <message>
        <source>If the turned card is a seven, the dealer scores {points} at once.</source>
        <translation>Se a carta virada for um sete, quem dá as cartas marca logo {points}.</translation>
    </message>
    <message>
        <source>If the turned card is a seven, nobody scores for it.</source>
        <translation>Se a carta virada for um sete, ninguém marca por isso.</translation>
    </message>
    <message>
        <source>Since no card is turned, the dealer never scores for a turned seven.</source>
        <translation>Como não se vira carta, quem dá as cartas nunca marca por um sete virado.</translation>
    </message>
    <message>
        <source>As long as there are no trumps, each king and queen of one suit is a royal marriage and scores {points}. Once there are trumps, the suit alone tells a royal marriage from a plain one.</source>
        <translation>Enquanto não há trunfo, todo rei com a dama do mesmo naipe é um casamento real e vale {points}. Havendo trunfo, só o naipe distingue o casamento real do simples.</translation>
    </message>
    <message>
        <source>As long as there are no trumps, the five highest cards of any suit are a sequence: it scores {points} and makes its suit trumps.</source>
        <translation>Enquanto não há trunfo, as cinco cartas mais altas de qualquer naipe são uma sequência: vale {points} e faz do seu naipe o trunfo.</translation>
    </message>
    <message>
        <source>As long as there are no trumps, the five highest cards of any suit are a plain sequence: it scores {points} and makes no trumps.</source>
        <translation>Enquanto não há trunfo, as cinco cartas mais altas de qualquer naipe são uma sequência simples: vale {points} e não determina o trunfo.</translation>
    </message>
    <message>
        <source>As long as there are no trumps, the five highest cards of a suit are no meld; the sequence that scores {points} has to wait for its marriage.</source>
        <translation>Enquanto não há trunfo, as cinco cartas mais altas de um naipe não formam jogo; a sequência de {points} tem de esperar pelo seu casamento.</translation>
    </message>
    <message>
        <source>Until then a trick goes to the higher card of the suit led, and in a deal in which nobody makes trumps nothing can ever be trumped.</source>
        <translation>Até lá ganha a vaza a carta mais alta do naipe de saída, e no lance em que ninguém determina o trunfo nada pode ser cortado.</translation>
    </message>
    <message>
        <source>It is claimed on one’s own turn: before playing a card, or after a trick that one has won.</source>
        <translation>Acusa-se na própria vez: antes de jogar uma carta, ou depois de uma vaza que se fez.</translation>
    </message>
    <message>
        <source>It is claimed on one’s own turn, before playing a card or after a trick that one has won, but not before one has won a first trick in the deal.</source>
        <translation>Acusa-se na própria vez, antes de jogar uma carta ou depois de uma vaza que se fez, mas nunca antes de ter feito a primeira vaza no lance.</translation>
    </message>
    <message>
        <source>It is claimed only after a trick that one has won, before the draw.</source>
        <translation>Acusa-se somente depois de uma vaza que se fez, antes de comprar.</translation>
    </message>
    <message>
        <source>Whoever claims it may take the turned card into the hand and leave the seven in its place, as long as the turned card is not a seven itself. The claim may also be made without this exchange, which then stays open to a later one.</source>
        <translation>Quem o acusa pode levar para a mão a carta virada e deixar o sete no lugar dela, desde que a carta virada não seja também um sete. Pode também acusar sem fazer a troca, que fica então aberta para outra vez.</translation>
    </message>
    <message>
        <source>Only the first claim of a deal may take the turned card into the hand and leave the seven in its place, and only if the turned card is not a seven itself. A first claim without this exchange uses it up for both players.</source>
        <translation>Só o primeiro diabo acusado no lance permite levar para a mão a carta virada e deixar o sete no lugar dela, e só se a carta virada não for também um sete. Acusado o primeiro sem a troca, ela se perde para os dois jogadores.</translation>
    </message>
    <message>
        <source>The seven of trumps: the dix</source>
        <translation>O sete de trunfo: o diabo</translation>
    </message>
    <message>
        <source>There is no dix: a seven of trumps in the hand is the lowest trump, scores nothing of its own and is not exchanged for anything.</source>
        <translation>Não há diabo: um sete de trunfo na mão é o trunfo mais baixo, não vale nada por si e não se troca por carta nenhuma.</translation>
    </message>
    <message>
        <source>The seven of trumps is called the dix. A player who holds one may show it and claim {points} for it; each of these sevens scores once.</source>
        <translation>O sete de trunfo chama-se diabo. Quem tem um pode mostrá-lo e marcar por ele {points}; cada um desses setes só marca uma vez.</translation>
    </message>
    <message>
        <source>After the last draw a seven that has not been claimed scores nothing any more.</source>
        <translation>Depois da última compra, um sete que não foi acusado já não marca nada.</translation>
    </message>
    <message>
        <source>A claim is no meld: it never counts among the melds allowed after one trick.</source>
        <translation>Acusar o diabo não é acusar um jogo: nunca conta entre os jogos permitidos depois de uma vaza.</translation>
    </message>
    <message>
        <source>Carte blanche</source>
        <translation>Carta branca</translation>
    </message>
    <message>
        <source>A hand without king, queen and jack scores nothing; there is no carte blanche.</source>
        <translation>Uma mão sem rei, dama e valete não vale nada; não há carta branca.</translation>
    </message>
    <message>
        <source>A player who is dealt neither king nor queen nor jack may show his hand and scores {points}: carte blanche.</source>
        <translation>Quem recebe uma mão sem rei, sem dama e sem valete pode mostrá-la e marca {points}: é a carta branca.</translation>
    </message>
    <message>
        <source>It is shown before the first card is led, by the leader first and then by the dealer. The cards go back into the hand, but the other player has seen them.</source>
        <translation>Mostra-se antes da primeira saída: primeiro quem sai, depois quem deu as cartas. As cartas voltam para a mão, mas o adversário as viu.</translation>
    </message>
    <message>
        <source>Whoever has shown it and then draws another card that is no court may show that one too, for {points} again, and so on after each draw but the last. The first court drawn, or one chance passed over, ends it.</source>
        <translation>Quem a mostrou e compra outra carta que não seja figura pode mostrar também essa e marca de novo {points}, e assim a cada compra menos a última. Acaba com a primeira figura comprada, ou com uma ocasião que se deixa passar.</translation>
    </message>
    <message>
        <source>Aces and tens in tricks are brisques. When the deal is over each player counts those in his own tricks, {points} each.</source>
        <translation>Os ases e os dez nas vazas são as briscas. Acabado o lance, cada jogador conta as das suas vazas e marca {points} por cada uma.</translation>
    </message>
    <message>
        <source>Aces and tens in tricks are brisques, {points} each. They are counted when the deal is over; in a deal that begins when the end is near, they score as soon as the trick is won.</source>
        <translation>Os ases e os dez nas vazas são as briscas e valem {points} cada uma. Contam-se no fim do lance; no lance que começa perto do final da partida, marcam-se logo que se faz a vaza.</translation>
    </message>
    <message>
        <source>Aces and tens in tricks are brisques. They score {points} each as soon as the trick is won, those of the last trick together with its bonus.</source>
        <translation>Os ases e os dez nas vazas são as briscas. Marcam {points} cada uma logo que se faz a vaza; as da última vaza, junto com o prêmio dela.</translation>
    </message>
    <message>
        <source>Aces and tens in tricks score nothing: there are no brisques in this game.</source>
        <translation>Os ases e os dez nas vazas não valem nada: neste jogo não há briscas.</translation>
    </message>
    <message>
        <source>Aces and tens in tricks are brisques, {points} each, but they score nothing in play: they are counted in the settlement only, to break a tie or to save the loser from the rubicon.</source>
        <translation>Os ases e os dez nas vazas são as briscas, {points} cada uma, mas nada marcam durante o jogo: só se contam no acerto, para desempatar ou para salvar do rubicon quem perde.</translation>
    </message>
    <message>
        <source>The winner of the last trick of the deal scores {points} for it.</source>
        <translation>Quem faz a última vaza do lance marca por ela {points}.</translation>
    </message>
    <message>
        <source>The last trick of the deal scores nothing of its own.</source>
        <translation>A última vaza do lance não vale nada por si.</translation>
    </message>
    <message>
        <source>The end is near in a deal at whose start a player has {line} or more: he then stands within {near} of the target.</source>
        <translation>O final está perto no lance em cujo início um jogador tem {line} ou mais: faltam-lhe então no máximo {near} para a meta.</translation>
    </message>
    <message>
        <source>Brisques and the last trick</source>
        <translation>As briscas e a última vaza</translation>
    </message>
    <message>
        <source>As long as more than {cards} cards are in the stock, the table does not show how many brisques have been won (law 27).</source>
        <translation>Enquanto há mais de {cards} cartas no monte, a mesa não mostra quantas briscas já foram feitas (lei 27).</translation>
    </message>
    <message>
        <source>The table shows at any time how many brisques each player has won.</source>
        <translation>A mesa mostra a todo momento quantas briscas cada jogador já fez.</translation>
    </message>
    <message>
        <source>The deals of a match are added up until a player has {target}. The match ends the moment he reaches them: he has won, and nothing more is played or counted.</source>
        <translation>Somam-se os lances da partida até que um jogador tenha {target}. A partida acaba no momento em que ele os alcança: ganhou, e nada mais se joga nem se conta.</translation>
    </message>
    <message>
        <source>The deals of a match are added up until a player has {target}. That deal is played and counted to its end; then the higher total wins.</source>
        <translation>Somam-se os lances da partida até que um jogador tenha {target}. Esse lance joga-se e conta-se até o fim; depois ganha quem tiver o total mais alto.</translation>
    </message>
    <message>
        <source>One deal is the whole match, and it is settled as soon as it is over; there is no target.</source>
        <translation>Um lance é a partida inteira e acerta-se logo que acaba; não há meta.</translation>
    </message>
    <message>
        <source>There is no settlement: only the totals decide, and it does not matter by how much.</source>
        <translation>Não há acerto: só os totais decidem, e não importa por quanto.</translation>
    </message>
    <message>
        <source>Whatever scores can end the match, even a seven turned before the first lead. The bonus of the last trick comes before the count of brisques; if both players pass the target in that count, the higher total wins. With equal totals another deal is played, and its first points end the match.</source>
        <translation>Qualquer ponto marcado pode acabar a partida, até um sete virado antes da primeira saída. O prêmio da última vaza vem antes da contagem das briscas; se os dois jogadores passam da meta nessa contagem, ganha o total mais alto. Com totais iguais joga-se outro lance, e os primeiros pontos dele acabam a partida.</translation>
    </message>
    <message>
        <source>If both totals are equal at or over the target, another deal is played.</source>
        <translation>Se os dois totais são iguais e alcançam a meta ou passam dela, joga-se outro lance.</translation>
    </message>
    <message>
        <source>The end of the match</source>
        <translation>O fim da partida</translation>
    </message>
    <message>
        <source>The settlement</source>
        <translation>O acerto</translation>
    </message>
    <message>
        <source>king and queen of a plain suit</source>
        <translation>rei e dama de um naipe que não é trunfo</translation>
    </message>
    <message>
        <source>king and queen of trumps</source>
        <translation>rei e dama de trunfo</translation>
    </message>
    <message>
        <source>ace, ten, king, queen and jack of trumps</source>
        <translation>ás, dez, rei, dama e valete de trunfo</translation>
    </message>
    <message>
        <source>ace, ten, king, queen and jack of a plain suit</source>
        <translation>ás, dez, rei, dama e valete de um naipe que não é trunfo</translation>
    </message>
    <message>
        <source>two such pairs</source>
        <translation>dois desses pares</translation>
    </message>
    <message>
        <source>three such pairs</source>
        <translation>três desses pares</translation>
    </message>
    <message>
        <source>four such pairs</source>
        <translation>quatro desses pares</translation>
    </message>
    <message>
        <source>any four aces</source>
        <translation>quatro ases quaisquer</translation>
    </message>
    <message>
        <source>any four tens</source>
        <translation>quatro dez quaisquer</translation>
    </message>
    <message>
        <source>any four kings</source>
        <translation>quatro reis quaisquer</translation>
    </message>
    <message>
        <source>any four queens</source>
        <translation>quatro damas quaisquer</translation>
    </message>
    <message>
        <source>any four jacks</source>
        <translation>quatro valetes quaisquer</translation>
    </message>
    <message>
        <source>queen of spades and jack of diamonds</source>
        <translation>dama de espadas e valete de ouros</translation>
    </message>
    <message>
        <source>queen of trumps and the jack paired with her</source>
        <translation>dama de trunfo e o valete que faz par com ela</translation>
    </message>
    <message>
        <source>These are the melds, the cards that make them and their points.</source>
        <translation>Estes são os jogos, as cartas que os formam e os seus pontos.</translation>
    </message>
    <message>
        <source>The melds and their worth</source>
        <translation>Os jogos e o seu valor</translation>
    </message>
    <message>
        <source>Only single beziques count, {single} each; there is no double bezique.</source>
        <translation>Só contam besigues simples, {single} cada um; não há besigue duplo.</translation>
    </message>
    <message>
        <source>Two pairs laid as one meld are a double bezique, {double}; there is no higher bezique than that.</source>
        <translation>Dois pares acusados num só jogo são um besigue duplo, {double}; não há besigue mais alto.</translation>
    </message>
    <message>
        <source>Two pairs laid as one meld are a double bezique, {double}; three are a triple, {triple}, and no bezique is higher.</source>
        <translation>Dois pares acusados num só jogo são um besigue duplo, {double}; três são um triplo, {triple}, e não há besigue mais alto.</translation>
    </message>
    <message>
        <source>Two pairs laid as one meld are a double bezique, {double}; three are a triple, {triple}; four are a quadruple, {quadruple}, the highest meld of all.</source>
        <translation>Dois pares acusados num só jogo são um besigue duplo, {double}; três são um triplo, {triple}; quatro são um quádruplo, {quadruple}, o jogo mais alto de todos.</translation>
    </message>
    <message>
        <source>A bezique is a queen of spades with a jack of diamonds, whatever suit is trumps.</source>
        <translation>Um besigue é uma dama de espadas com um valete de ouros, seja qual for o trunfo.</translation>
    </message>
    <message>
        <source>A bezique is the queen of trumps with the jack of the suit paired with hers: spades and diamonds are a pair, and clubs and hearts. With hearts as trumps, for example, it is the queen of hearts with the jack of clubs.</source>
        <translation>Um besigue é a dama de trunfo com o valete do naipe que faz par com o dela: espadas e ouros são um par, paus e copas são o outro. Se o trunfo é copas, por exemplo, é a dama de copas com o valete de paus.</translation>
    </message>
    <message>
        <source>As long as there are no trumps, any queen and the jack paired with her are a bezique, and her suit becomes trumps. A double or higher bezique then takes all its queens from one suit.</source>
        <translation>Enquanto não há trunfo, qualquer dama com o valete que faz par com ela é um besigue, e o naipe dela passa a ser trunfo. Um besigue duplo ou mais alto tira então todas as suas damas de um só naipe.</translation>
    </message>
    <message>
        <source>As long as there are no trumps, any queen and the jack paired with her are a bezique, but it makes no trumps. A double or higher bezique then takes all its queens from one suit.</source>
        <translation>Enquanto não há trunfo, qualquer dama com o valete que faz par com ela é um besigue, mas ele não determina o trunfo. Um besigue duplo ou mais alto tira então todas as suas damas de um só naipe.</translation>
    </message>
    <message>
        <source>The five highest cards of a suit that is not trumps are a meld too: {points}.</source>
        <translation>As cinco cartas mais altas de um naipe que não é trunfo também são um jogo: {points}.</translation>
    </message>
    <message>
        <source>The five highest cards are a meld in trumps only; the {points} that some other games give for them in a plain suit do not count.</source>
        <translation>As cinco cartas mais altas só formam jogo em trunfo; os {points} que alguns outros jogos dão por elas em outro naipe aqui não se marcam.</translation>
    </message>
    <message>
        <source>Four tens are a meld like four aces: {points}.</source>
        <translation>Quatro dez são um jogo, como quatro ases: {points}.</translation>
    </message>
    <message>
        <source>Four tens are no meld; only some other games give {points} for them.</source>
        <translation>Quatro dez não são jogo; só alguns outros jogos dão {points} por eles.</translation>
    </message>
    <message>
        <source>Four cards of one rank may be of any suits; two or more of them may be of the same suit.</source>
        <translation>Quatro cartas do mesmo valor podem ser de quaisquer naipes; duas ou mais podem ser do mesmo naipe.</translation>
    </message>
    <message>
        <source>Announcing</source>
        <translation>Anunciar para depois</translation>
    </message>
    <message>
        <source>No meld is announced to be scored later: whatever is laid scores at once, and the rest waits in the hand.</source>
        <translation>Nenhum jogo se anuncia para marcar depois: o que se expõe marca-se logo, e o resto espera na mão.</translation>
    </message>
    <message>
        <source>Besides what he scores, the winner of a trick may announce further melds: their cards are laid face up too and score after this trick or a later one that he wins, as far as the number of melds after one trick allows. No set of cards is announced twice.</source>
        <translation>Além do que marca, quem fez a vaza pode anunciar outros jogos: as cartas deles também se expõem, e marcam-se depois desta vaza ou de outra que ele faça, até onde o permite o número de jogos por vaza. Nenhum grupo de cartas se anuncia duas vezes.</translation>
    </message>
    <message>
        <source>An announcement names the cards only: what they are and what they are worth is decided when they score. Whether the cards may be used again is asked twice, when the meld is announced and when it scores.</source>
        <translation>O anúncio só indica as cartas: o que são e quanto valem decide-se quando se marcam. Se as cartas podem servir de novo pergunta-se duas vezes, quando o jogo é anunciado e quando se marca.</translation>
    </message>
    <message>
        <source>For melds that are declared after a later trick, an announced meld counts like one that has scored: it binds the cards in it.</source>
        <translation>Para os jogos acusados depois de outra vaza, um jogo anunciado conta como um já marcado: prende as suas cartas.</translation>
    </message>
    <message>
        <source>An announced meld is lost when one of its cards is played, when a higher meld of its class scores with cards of it, or when the last card is drawn. Once lost it stands in the way of no other meld.</source>
        <translation>Um jogo anunciado se perde quando uma das suas cartas é jogada, quando se marca com cartas dele um jogo mais alto da mesma classe, ou quando se compra a última carta. Uma vez perdido, não impede nenhum outro jogo.</translation>
    </message>
    <message>
        <source>An announced meld is lost when one of its cards is played, when a higher meld of its class scores with cards of it, or when the last card is drawn. Even lost it still binds its cards, as if it had scored.</source>
        <translation>Um jogo anunciado se perde quando uma das suas cartas é jogada, quando se marca com cartas dele um jogo mais alto da mesma classe, ou quando se compra a última carta. Mesmo perdido, continua a prender as suas cartas, como se tivesse sido marcado.</translation>
    </message>
    <message>
        <source>Example: the sequence and the royal marriage in it are announced after the same trick. The marriage may score first and the sequence after a later trick. If the sequence was announced after an earlier trick, the marriage out of it scores nothing.</source>
        <translation>Exemplo: a sequência e o casamento real contido nela são anunciados depois da mesma vaza. O casamento pode marcar-se primeiro, e a sequência depois de outra vaza. Se a sequência foi anunciada depois de uma vaza anterior, o casamento tirado dela não marca nada.</translation>
    </message>
    <message>
        <source>One player leads a card of his hand, the other adds one of his. As long as cards are drawn, both may play whatever they like: nobody need follow suit, and each plays only when it is his turn.</source>
        <translation>Um jogador sai com uma carta da mão, o outro junta uma das suas. Enquanto se compra, os dois podem jogar o que quiserem: ninguém precisa assistir ao naipe, e cada um só joga na sua vez.</translation>
    </message>
    <message>
        <source>The higher trump wins the trick. Without a trump in it the higher card of the suit led wins, so a plain card of another suit never does.</source>
        <translation>O trunfo mais alto faz a vaza. Sem trunfo nela, faz a vaza a carta mais alta do naipe de saída; uma carta de outro naipe nunca ganha.</translation>
    </message>
    <message>
        <source>Of two identical cards the one that was led wins.</source>
        <translation>De duas cartas iguais ganha a que saiu primeiro.</translation>
    </message>
    <message>
        <source>After each trick its winner draws first and the other player second, and the winner leads to the next trick. When the last card has been played the deal is over, and nothing more can be done in it.</source>
        <translation>Depois de cada vaza compra primeiro quem a fez e depois o adversário, e quem a fez sai na vaza seguinte. Jogada a última carta, o lance acabou e nada mais se pode fazer nele.</translation>
    </message>
    <message>
        <source>Playing a trick</source>
        <translation>O jogo da vaza</translation>
    </message>
    <message>
        <source>Only the winner of a trick may declare, after the trick and before he draws. The cards of a meld are laid face up; they still belong to the hand and may be played in any later trick.</source>
        <translation>Só quem fez a vaza pode acusar, depois dela e antes de comprar. As cartas do jogo expõem-se à sua frente; continuam a ser da mão e podem ser jogadas em qualquer vaza posterior.</translation>
    </message>
    <message>
        <source>All the cards of a meld must be in the hand at that moment, face up or not. A card that has been played is gone. Nobody is ever bound to declare.</source>
        <translation>Todas as cartas de um jogo têm de estar na mão nesse momento, expostas ou não. Carta jogada já não conta. Ninguém é obrigado a acusar.</translation>
    </message>
    <message>
        <source>The winner ends his declaring by drawing. Only when both players have drawn is the next card led; where there is nothing to declare and nothing to pass, a card must be played.</source>
        <translation>Quem fez a vaza encerra os seus acusos comprando. Só depois que os dois compraram se sai na vaza seguinte; onde não há o que acusar nem o que passar, é preciso jogar uma carta.</translation>
    </message>
    <message>
        <source>When one card of the stock is left beside the turned card, the winner of the trick draws it and the loser takes the turned card. Before this last draw the winner may still declare; after it nobody may.</source>
        <translation>Quando resta uma só carta do monte junto da carta virada, quem fez a vaza compra essa carta, e o outro fica com a virada. Antes dessa última compra ainda se pode acusar; depois dela, ninguém mais pode.</translation>
    </message>
    <message>
        <source>The stock is drawn to its last card. Before this last draw the winner of the trick may still declare; after it nobody may.</source>
        <translation>Compra-se o monte até a última carta. Antes dessa última compra, quem fez a vaza ainda pode acusar; depois dela, ninguém mais pode.</translation>
    </message>
    <message>
        <source>After a trick: declaring</source>
        <translation>Depois da vaza: acusar</translation>
    </message>
    <message>
        <source>After one trick its winner may score as many melds as he holds, one by one.</source>
        <translation>Depois de uma vaza, quem a fez pode marcar todos os jogos que tiver, um a um.</translation>
    </message>
    <message>
        <source>After one trick only one meld may be scored; any other has to wait for another.</source>
        <translation>Depois de uma vaza só se pode marcar um jogo; qualquer outro tem de esperar por outra vaza.</translation>
    </message>
    <message>
        <source>After one trick no more than {melds} melds may be scored.</source>
        <translation>Depois de uma vaza não se podem marcar mais de {melds} jogos.</translation>
    </message>
    <message>
        <source>The second player must follow suit, and must beat the card led if he can do so in its suit. A player who cannot follow must trump if he can; one who can do neither plays what he likes.</source>
        <translation>O segundo jogador tem de assistir ao naipe e, se puder, ganhar da carta de saída no próprio naipe. Quem não pode assistir tem de cortar, se puder. Quem não pode nem uma coisa nem outra joga o que quiser.</translation>
    </message>
    <message>
        <source>The second player must follow suit, but need not beat the card led. A player who cannot follow plays what he likes, a trump or not.</source>
        <translation>O segundo jogador tem de assistir ao naipe, mas não precisa ganhar da carta de saída. Quem não pode assistir joga o que quiser, trunfo ou não.</translation>
    </message>
    <message>
        <source>After the last draw both players take their exposed cards back into the hand and play the last {tricks} tricks under stricter rules. The winner of the trick before leads.</source>
        <translation>Depois da última compra os dois jogadores recolhem à mão as cartas expostas e jogam as últimas {tricks} vazas com regras mais severas. Sai quem fez a vaza anterior.</translation>
    </message>
    <message>
        <source>An identical card does not beat; any lower card of the suit will then do.</source>
        <translation>Uma carta igual não ganha; serve então qualquer carta mais baixa do naipe.</translation>
    </message>
    <message>
        <source>Example: the queen of hearts is led. With the king and the seven of hearts in hand, the king must be played; with the seven alone, the seven; with no heart, a trump.</source>
        <translation>Exemplo: sai a dama de copas. Com o rei e o sete de copas na mão, é preciso jogar o rei; só com o sete, o sete; sem copas, um trunfo.</translation>
    </message>
    <message>
        <source>Example: the queen of hearts is led. With the king and the seven of hearts in hand, either will do; with no heart, any card.</source>
        <translation>Exemplo: sai a dama de copas. Com o rei e o sete de copas na mão, serve qualquer dos dois; sem copas, qualquer carta.</translation>
    </message>
    <message>
        <source>The last tricks</source>
        <translation>As últimas vazas</translation>
    </message>
    <message>
        <source>A card that has been declared may always serve in a meld of another class. In one of the same class it serves again only if the new meld is worth more than the earlier one.</source>
        <translation>Uma carta já acusada pode sempre servir num jogo de outra classe. Num da mesma classe, só serve de novo se o novo jogo valer mais que o anterior.</translation>
    </message>
    <message>
        <source>A card that has been declared may always serve in a meld of another class. In one of the same class it serves again only if the new meld is worth at least as much as the earlier one.</source>
        <translation>Uma carta já acusada pode sempre servir num jogo de outra classe. Num da mesma classe, só serve de novo se o novo jogo valer pelo menos tanto quanto o anterior.</translation>
    </message>
    <message>
        <source>A card that has been declared serves again, whatever the class, only in a meld that is worth at least as much as the earlier one.</source>
        <translation>Uma carta já acusada só serve de novo, seja qual for a classe, num jogo que valha pelo menos tanto quanto o anterior.</translation>
    </message>
    <message>
        <source>A card that has been declared serves again, whatever the class, only in a meld that is worth at least as much as each earlier one that it was part of.</source>
        <translation>Uma carta já acusada só serve de novo, seja qual for a classe, num jogo que valha pelo menos tanto quanto cada um dos anteriores de que fez parte.</translation>
    </message>
    <message>
        <source>Melds are of three classes: marriages and sequences; beziques; four of a rank.</source>
        <translation>Os jogos são de três classes: casamentos e sequências; besigues; quatro cartas do mesmo valor.</translation>
    </message>
    <message>
        <source>Using a card again</source>
        <translation>Usar uma carta de novo</translation>
    </message>
    <message>
        <source>The same set of cards never scores twice in one class, with one exception: the same king and queen may marry again where that makes another broken marriage of their suit whole (law 35).</source>
        <translation>O mesmo grupo de cartas nunca marca duas vezes numa classe, com uma exceção: o mesmo rei e a mesma dama podem casar de novo quando isso completa outro casamento desfeito do seu naipe (lei 35).</translation>
    </message>
    <message>
        <source>The same set of cards never scores twice in one class, and a king and queen make no exception.</source>
        <translation>O mesmo grupo de cartas nunca marca duas vezes numa classe, e um rei com a sua dama não é exceção.</translation>
    </message>
    <message>
        <source>A meld that has lost cards to play may be made whole with others and scores again. A meld of the same kind and suit that takes cards of a scored one scores only so: the scored one must have lost at least one card to play and kept at least one, and the new meld must hold all that is left of it. Each meld is made whole once, but the new one may be in its turn.</source>
        <translation>Um jogo que perdeu cartas jogadas pode ser completado com outras e marca-se de novo. Um jogo do mesmo tipo e naipe que use cartas de um já marcado só se marca assim: o marcado tem de ter perdido ao menos uma carta jogada e conservado ao menos uma, e o novo tem de conter tudo o que resta dele. Cada jogo se completa uma vez, mas o novo pode também ser completado por sua vez.</translation>
    </message>
    <message>
        <source>A meld that has lost a card to play cannot be made whole with another, to score again.</source>
        <translation>Um jogo que perdeu uma carta jogada não pode ser completado com outra para marcar de novo.</translation>
    </message>
    <message>
        <source>A new meld must also hold at least one card that has not yet been in a meld of its class.</source>
        <translation>O novo jogo tem de conter também ao menos uma carta que ainda não esteve num jogo da sua classe.</translation>
    </message>
    <message>
        <source>A bezique grows: pairs that have scored may be part of a higher bezique when the other laws allow it.</source>
        <translation>O besigue cresce: pares já marcados podem entrar num besigue mais alto quando as outras leis o permitem.</translation>
    </message>
    <message>
        <source>A bezique does not grow: a double or higher one is laid all at once, with no card that has been in a bezique of another kind.</source>
        <translation>O besigue não cresce: o duplo ou mais alto acusa-se de uma só vez, sem nenhuma carta que já tenha estado num besigue de outro tipo.</translation>
    </message>
    <message>
        <source>A bezique does not grow: a double or higher one is laid all at once, and no card is ever in two beziques.</source>
        <translation>O besigue não cresce: o duplo ou mais alto acusa-se de uma só vez, e nenhuma carta entra em dois besigues.</translation>
    </message>
    <message>
        <source>Example: a royal marriage has scored. With ace, ten and jack of trumps added, the sequence scores {points} more.</source>
        <translation>Exemplo: marcou-se um casamento real. Juntando ás, dez e valete de trunfo, a sequência marca mais {points}.</translation>
    </message>
    <message>
        <source>Example: a royal marriage has scored. Even with ace, ten and jack of trumps added, the sequence does not score its {points}.</source>
        <translation>Exemplo: marcou-se um casamento real. Nem juntando ás, dez e valete de trunfo a sequência marca os seus {points}.</translation>
    </message>
    <message>
        <source>Example: a sequence has scored. Its king and queen may still score {points} as a royal marriage.</source>
        <translation>Exemplo: marcou-se uma sequência. O rei e a dama dela ainda podem marcar {points} como casamento real.</translation>
    </message>
    <message>
        <source>Example: a sequence has scored. Its king and queen do not score the {points} of a royal marriage any more; another king and queen of trumps do.</source>
        <translation>Exemplo: marcou-se uma sequência. O rei e a dama dela já não marcam os {points} de um casamento real; outro rei e outra dama de trunfo, sim.</translation>
    </message>
    <message>
        <source>Example: four kings have scored. One of these kings may marry a queen of his suit for {points}: a marriage is of another class.</source>
        <translation>Exemplo: marcaram-se quatro reis. Um desses reis pode casar com uma dama do seu naipe por {points}: o casamento é de outra classe.</translation>
    </message>
    <message>
        <source>Example: four kings have scored. None of these kings may marry a queen of his suit for {points}, because the marriage is worth less.</source>
        <translation>Exemplo: marcaram-se quatro reis. Nenhum desses reis pode casar com uma dama do seu naipe por {points}, porque o casamento vale menos.</translation>
    </message>
    <message>
        <source>Example: a king has been married. Three more kings may join him, and the four score {points}.</source>
        <translation>Exemplo: um rei já casou. Outros três reis podem juntar-se a ele, e os quatro marcam {points}.</translation>
    </message>
    <message>
        <source>Example: a king has been married. Three more kings that join him do not score {points}.</source>
        <translation>Exemplo: um rei já casou. Outros três reis que se juntem a ele não marcam {points}.</translation>
    </message>
    <message>
        <source>Example: four kings have scored and one of them has been played. A new king makes the other three whole, and the four score {points} again.</source>
        <translation>Exemplo: marcaram-se quatro reis, e um deles foi jogado. Um novo rei completa os outros três, e os quatro marcam outra vez {points}.</translation>
    </message>
    <message>
        <source>Example: four kings have scored and one of them has been played. A new king beside the other three does not score {points} again.</source>
        <translation>Exemplo: marcaram-se quatro reis, e um deles foi jogado. Um novo rei ao lado dos outros três não marca outra vez {points}.</translation>
    </message>
    <message>
        <source>Example: four queens have scored and all are still in the hand. With a fifth queen three of them score {points} again.</source>
        <translation>Exemplo: marcaram-se quatro damas, e todas ainda estão na mão. Com uma quinta dama, três delas marcam outra vez {points}.</translation>
    </message>
    <message>
        <source>Example: four queens have scored and all are still in the hand. A fifth queen with three of them does not score {points} again.</source>
        <translation>Exemplo: marcaram-se quatro damas, e todas ainda estão na mão. Uma quinta dama com três delas não marca outra vez {points}.</translation>
    </message>
    <message>
        <source>Example: a bezique has scored and is still in the hand. Its queen scores {points} again with another jack.</source>
        <translation>Exemplo: marcou-se um besigue, que ainda está na mão. A dama dele marca outra vez {points} com outro valete.</translation>
    </message>
    <message>
        <source>Example: a bezique has scored and is still in the hand. Its queen does not score {points} again with another jack.</source>
        <translation>Exemplo: marcou-se um besigue, que ainda está na mão. A dama dele não marca outra vez {points} com outro valete.</translation>
    </message>
    <message>
        <source>Example: a bezique has scored. With a second pair added, all four cards score {points} as a double bezique.</source>
        <translation>Exemplo: marcou-se um besigue. Juntando um segundo par, as quatro cartas marcam {points} como besigue duplo.</translation>
    </message>
    <message>
        <source>Example: a bezique has scored. With a second pair added, the four cards do not score the {points} of a double bezique.</source>
        <translation>Exemplo: marcou-se um besigue. Juntando um segundo par, as quatro cartas não marcam os {points} de um besigue duplo.</translation>
    </message>
    <message>
        <source>Example: two beziques have scored, each with its own queen and jack. The same four cards still score {points} as a double bezique.</source>
        <translation>Exemplo: marcaram-se dois besigues, cada um com a sua dama e o seu valete. As mesmas quatro cartas ainda marcam {points} como besigue duplo.</translation>
    </message>
    <message>
        <source>Example: two beziques have scored, each with its own queen and jack. The same four cards do not score the {points} of a double bezique.</source>
        <translation>Exemplo: marcaram-se dois besigues, cada um com a sua dama e o seu valete. As mesmas quatro cartas não marcam os {points} de um besigue duplo.</translation>
    </message>
    <message>
        <source>Example: two marriages of clubs have scored; the queen of one and the king of the other have been played. The two cards left have scored as a marriage once and now score {points} once more.</source>
        <translation>Exemplo: marcaram-se dois casamentos de paus; a dama de um e o rei do outro foram jogados. As duas cartas que restam já marcaram uma vez como casamento e agora marcam {points} mais uma vez.</translation>
    </message>
    <message>
        <source>Example: two marriages of clubs have scored; the queen of one and the king of the other have been played. The two cards left score no second time the {points} of a marriage.</source>
        <translation>Exemplo: marcaram-se dois casamentos de paus; a dama de um e o rei do outro foram jogados. As duas cartas que restam não marcam segunda vez os {points} de um casamento.</translation>
    </message>
    <message>
        <source>Only whole hundreds count. The hundreds of the lower score are taken from those of the higher, and {game} are added for the game, even if no difference is left.</source>
        <translation>Só contam as centenas inteiras. Da contagem maior tiram-se as centenas da menor, e juntam-se {game} pela partida, mesmo que não sobre diferença.</translation>
    </message>
    <message>
        <source>Only whole hundreds count. The winner gets the difference of the hundreds, which counts at least {least}, and {game} for the game.</source>
        <translation>Só contam as centenas inteiras. Quem ganha recebe a diferença das centenas, que conta pelo menos {least}, e {game} pela partida.</translation>
    </message>
    <message>
        <source>Only whole hundreds count, and at first without brisques. The winner gets the difference of the hundreds, which counts at least {least}, and {game} for the game.</source>
        <translation>Só contam as centenas inteiras, e a princípio sem as briscas. Quem ganha recebe a diferença das centenas, que conta pelo menos {least}, e {game} pela partida.</translation>
    </message>
    <message>
        <source>The rubicon is {line}. If the loser does not reach it, his hundreds are added to the winner’s instead of being taken away, and the game counts {bonus} in place of {game}.</source>
        <translation>O rubicon são {line}. Se quem perde não o alcança, as suas centenas somam-se às do vencedor em vez de serem tiradas, e a partida vale {bonus} em lugar de {game}.</translation>
    </message>
    <message>
        <source>The rubicon is {line}. If the loser does not reach it, his hundreds, at least {least}, are added to the winner’s, and the game counts {bonus} in place of {game}.</source>
        <translation>O rubicon são {line}. Se quem perde não o alcança, as suas centenas, pelo menos {least}, somam-se às do vencedor, e a partida vale {bonus} em lugar de {game}.</translation>
    </message>
    <message>
        <source>The rubicon is {line}. If the loser does not reach it even with his brisques, his hundreds, at least {least}, are added to the winner’s, and the game counts {bonus} in place of {game}; brisques are then left out.</source>
        <translation>O rubicon são {line}. Se quem perde não o alcança nem com as briscas, as suas centenas, pelo menos {least}, somam-se às do vencedor, e a partida vale {bonus} em lugar de {game}; as briscas ficam então de fora.</translation>
    </message>
    <message>
        <source>With equal scores nobody wins, and the game counts nothing.</source>
        <translation>Com contagens iguais ninguém ganha, e a partida não vale nada.</translation>
    </message>
    <message>
        <source>With equal scores the brisques decide who wins. They are added to both scores if they lift the loser to the rubicon, otherwise the game is lost under the rubicon. If the brisques are equal too, nobody wins.</source>
        <translation>Com contagens iguais, as briscas decidem quem ganha. Somam-se às duas contagens se levam quem perde ao rubicon; senão, a partida é perdida abaixo do rubicon. Se as briscas também são iguais, ninguém ganha.</translation>
    </message>
    <message>
        <source>If a loser short of the rubicon reaches it with his brisques, both players add theirs and the game is settled as a plain one. The winner stays the winner, even if the loser passes him by that.</source>
        <translation>Se quem perde fica abaixo do rubicon mas o alcança com as briscas, os dois jogadores somam as suas, e a partida acerta-se da forma comum. O vencedor continua vencedor, mesmo que o outro assim o ultrapasse.</translation>
    </message>
    <message>
        <source>Example: {high} against {low}, under the rubicon. {won} + {part} + {bonus} = {value}.</source>
        <translation>Exemplo: {high} contra {low}, abaixo do rubicon. {won} + {part} + {bonus} = {value}.</translation>
    </message>
    <message>
        <source>Example: {high} against {low}. {won} − {lost} + {bonus} = {value}.</source>
        <translation>Exemplo: {high} contra {low}. {won} − {lost} + {bonus} = {value}.</translation>
    </message>
    <message>
        <source>Example: {high} against {low}. The difference counts {part} at least: {part} + {bonus} = {value}.</source>
        <translation>Exemplo: {high} contra {low}. A diferença conta pelo menos {part}: {part} + {bonus} = {value}.</translation>
    </message>
    <message>
        <source>Example: {high} against {low}, with {more} and {fewer} brisques. With them it is {a} against {b}, and the rubicon is saved: {won} − {lost} + {bonus} = {value}.</source>
        <translation>Exemplo: {high} contra {low}, com {more} e {fewer} briscas. Com elas são {a} contra {b}, e o rubicon está salvo: {won} − {lost} + {bonus} = {value}.</translation>
    </message>
    <message>
        <source>Example: {high} each, with {more} and {fewer} brisques. The player with {more} wins, and neither reaches the rubicon: {won} + {part} + {bonus} = {value}.</source>
        <translation>Exemplo: {high} para cada um, com {more} e {fewer} briscas. Ganha quem tem {more}, e nenhum alcança o rubicon: {won} + {part} + {bonus} = {value}.</translation>
    </message>
    <message>
        <source>The source of this game is a Portuguese sheet, “Besigue” (document 000). Where it is silent the classic rule of Hoffmann, 1909, is played.</source>
        <translation>A fonte deste jogo é uma folha de regras em português, “Besigue” (documento 000). Onde ela se cala, joga-se a regra clássica de Hoffmann, 1909.</translation>
    </message>
    <message>
        <source>The source of this game is the paragraph “Besigue sem trunfo” of a Portuguese sheet (document 000). Where it is silent the classic rule of Hoffmann, 1909, is played.</source>
        <translation>A fonte deste jogo é o parágrafo “Besigue sem trunfo” de uma folha de regras em português (documento 000). Onde ela se cala, joga-se a regra clássica de Hoffmann, 1909.</translation>
    </message>
    <message>
        <source>The source of this game is the part “Besigue de Rubicon” of a Portuguese sheet (document 000). Where it is silent the laws of the Portland Club, London 1887, are followed.</source>
        <translation>A fonte deste jogo é a parte “Besigue de Rubicon” de uma folha de regras em português (documento 000). Onde ela se cala, seguem-se as leis do Portland Club, Londres, 1887.</translation>
    </message>
    <message>
        <source>The source of this game is a French text, “Le bésigue” (document 001). Where it is silent the classic rule of Hoffmann, 1909, is played.</source>
        <translation>A fonte deste jogo é um texto francês, “Le bésigue” (documento 001). Onde ele se cala, joga-se a regra clássica de Hoffmann, 1909.</translation>
    </message>
    <message>
        <source>The source of this game is a Dutch sheet, “Rubicon, 2 spelers” (document 002). Where it is silent the laws of the Portland Club, London 1887, are followed.</source>
        <translation>A fonte deste jogo é uma folha de regras holandesa, “Rubicon, 2 spelers” (documento 002). Onde ela se cala, seguem-se as leis do Portland Club, Londres, 1887.</translation>
    </message>
    <message>
        <source>The source of this game is the paragraph “Variant” of a Dutch sheet, “Rubicon, 2 spelers” (document 002). Where it is silent the laws of the Portland Club, London 1887, are followed.</source>
        <translation>A fonte deste jogo é o parágrafo “Variant” de uma folha de regras holandesa, “Rubicon, 2 spelers” (documento 002). Onde ela se cala, seguem-se as leis do Portland Club, Londres, 1887.</translation>
    </message>
    <message>
        <source>The source of this game is Hoffmann, 1909; its last eight tricks are those of the Encyclopædia Britannica and of Parlett.</source>
        <translation>A fonte deste jogo é Hoffmann, 1909; as suas últimas oito vazas são as da Encyclopædia Britannica e de Parlett.</translation>
    </message>
    <message>
        <source>The source of this game is the code of laws of the Portland Club, London 1887.</source>
        <translation>A fonte deste jogo é o código de leis do Portland Club, Londres, 1887.</translation>
    </message>
    <message>
        <source>The Portuguese sheet has lost its table of values and never mentions brisques. The values are those of the Dutch sheet; brisques are counted at the end of the deal, as in the French text.</source>
        <translation>A folha portuguesa perdeu a sua tabela de valores e nunca fala de briscas. Os valores são os da folha holandesa; as briscas contam-se no fim do lance, como no texto francês.</translation>
    </message>
    <message>
        <source>The Dutch sheet speaks of the last eight tricks. With nine cards in each hand there are nine of them.</source>
        <translation>A folha holandesa fala das últimas oito vazas. Com nove cartas em cada mão, são nove.</translation>
    </message>
    <message>
        <source>It also says that the last card of the stock is the turned trump or its seven. Nothing is turned in this game: the last card is a card like any other.</source>
        <translation>Diz também que a última carta do monte é o trunfo virado ou o sete dele. Neste jogo não se vira nada: a última carta é uma carta como as outras.</translation>
    </message>
    <message>
        <source>It calls the marriage that makes trumps “Marias”, which is its word for the marriage of 20. Here that first marriage counts 40, since its suit becomes trumps.</source>
        <translation>Chama “Marias” ao casamento que determina o trunfo, o seu nome para o casamento de 20. Aqui esse primeiro casamento vale 40, pois o seu naipe passa a ser trunfo.</translation>
    </message>
    <message>
        <source>It gives no settlement. The one in this book is that of 1887 without brisques, which this game does not count, and with 1,000 under the rubicon.</source>
        <translation>Não dá nenhum acerto. O deste livro é o de 1887 sem as briscas, que este jogo não conta, e com 1.000 abaixo do rubicon.</translation>
    </message>
    <message>
        <source>It names filling up a meld after a play as a difference from the ordinary game. Therefore only a meld that has lost a card scores again, not one to which a like card is merely added.</source>
        <translation>Diz que completar um jogo depois de jogar uma carta é uma diferença em relação ao jogo comum. Por isso só marca de novo um jogo que perdeu uma carta, não um a que apenas se junta uma carta igual.</translation>
    </message>
    <message>
        <source>It deals the nine cards in packets of two or three; here they come in three packets of three.</source>
        <translation>Dá as nove cartas em grupos de duas ou três; aqui vêm em três grupos de três.</translation>
    </message>
    <message>
        <source>It does not say how many cards are dealt, nor whether a match ends at once. Eight cards are dealt, in packets of three, two and three, and a deal is played to its end.</source>
        <translation>Não diz quantas cartas se dão, nem se a partida acaba na hora. Dão-se oito cartas, em grupos de três, duas e três, e o lance joga-se até o fim.</translation>
    </message>
    <message>
        <source>It sets the match at 1,000 points, or at 1,500 if the players like; the target can be changed as a house rule.</source>
        <translation>Fixa a partida em 1.000 pontos, ou em 1.500 se os jogadores quiserem; a meta pode ser mudada como regra da casa.</translation>
    </message>
    <message>
        <source>It speaks of a marriage that is declared and scored. A marriage therefore makes trumps when it scores, and no other meld does.</source>
        <translation>Fala de um casamento acusado e marcado. Por isso o casamento determina o trunfo quando se marca, e nenhum outro jogo o faz.</translation>
    </message>
    <message>
        <source>It says that points count as in the ordinary game, which cannot speak of triple and quadruple bezique, as two packs do not make them. Their values are those of 1887.</source>
        <translation>Diz que os pontos contam como no jogo comum, o que não pode valer para o besigue triplo e o quádruplo, que dois baralhos não dão. Os valores deles são os de 1887.</translation>
    </message>
    <message>
        <source>It lets a winner over a loser under the rubicon “also” add 1,000 points. This is read as in place of the 500, as in law 58 of the Portland Club; and the “parceiro” of that sentence is the adversary.</source>
        <translation>Diz que quem ganha de um adversário abaixo do rubicon “também” junta 1.000 pontos. Lê-se aqui: em lugar dos 500, como na lei 58 do Portland Club; e o “parceiro” dessa frase é o adversário.</translation>
    </message>
    <message>
        <source>The French text has lost its values, the order of the cards, the deal and the target, and it carries advertising for another game, which is left out. The values are those of the Dutch sheet, everything else is the classic game.</source>
        <translation>O texto francês perdeu os valores, a ordem das cartas, a distribuição e a meta, e traz propaganda de outro jogo, que aqui se omite. Os valores são os da folha holandesa; tudo o mais é o jogo clássico.</translation>
    </message>
    <message>
        <source>It lets the players count brisques as they win them when the end of the match is near, without saying how near. Here 300 points from the target are near.</source>
        <translation>Permite que os jogadores marquem as briscas à medida que as fazem quando o fim da partida está perto, sem dizer quão perto. Aqui, perto é a 300 pontos da meta.</translation>
    </message>
    <message>
        <source>In the last eight tricks Hoffmann asks only to follow suit, while the Britannica and Parlett also ask to beat the card led and to trump. The stricter duty is played; the other is a house rule.</source>
        <translation>Nas últimas oito vazas Hoffmann só pede que se assista ao naipe; a Britannica e Parlett pedem também que se ganhe da carta de saída e que se corte. Joga-se o dever mais severo; o outro é uma regra da casa.</translation>
    </message>
    <message>
        <source>These laws answer nearly every question of the four-pack game, and the other Rubicon games borrow from them: law 27 hides the brisques, law 35 marries a king and queen again, law 58 settles a rubicon.</source>
        <translation>Estas leis respondem a quase todas as questões do jogo de quatro baralhos, e os outros jogos de rubicon se valem delas: a lei 27 esconde as briscas, a lei 35 casa de novo um rei e uma dama, a lei 58 acerta o rubicon.</translation>
    </message>
    <message>
        <source>The ten: the Portuguese sheet ranks it below the jack, the Dutch sheet, Hoffmann and the Portland Club directly below the ace. The French text does not say.</source>
        <translation>O dez: a folha portuguesa o põe abaixo do valete; a folha holandesa, Hoffmann e o Portland Club, logo abaixo do ás. O texto francês não diz.</translation>
    </message>
    <message>
        <source>A card used again: the Dutch sheet and the Portuguese Rubicon compare values alone; the other games compare values within a class.</source>
        <translation>Uma carta usada de novo: a folha holandesa e o rubicon português só comparam valores; os outros jogos comparam valores dentro de uma classe.</translation>
    </message>
    <message>
        <source>A broken meld: it may be made whole in all Rubicon games. In the games with two packs it may not.</source>
        <translation>Um jogo desfeito: em todos os jogos de rubicon pode ser completado. Nos jogos de dois baralhos, não.</translation>
    </message>
    <message>
        <source>A double bezique: the Portuguese sheet has it laid all at once. In the other games a pair may be added to one that has scored.</source>
        <translation>O besigue duplo: na folha portuguesa acusa-se de uma só vez. Nos outros jogos pode-se juntar um par a um besigue já marcado.</translation>
    </message>
    <message>
        <source>The number of melds: after one trick the Dutch sheet lets any number score, all others only one. The French text, Hoffmann and the Portland Club let more be announced.</source>
        <translation>O número de jogos: depois de uma vaza a folha holandesa deixa marcar quantos se queira; todos os outros, só um. O texto francês, Hoffmann e o Portland Club deixam anunciar mais.</translation>
    </message>
    <message>
        <source>The seven of trumps: the Portuguese sheet has it claimed at any time by a player who has won a trick, the French text by any player, Hoffmann only directly after a trick won.</source>
        <translation>O sete de trunfo: na folha portuguesa acusa-o a qualquer momento quem já fez uma vaza; no texto francês, qualquer jogador; em Hoffmann, só logo depois de uma vaza feita.</translation>
    </message>
    <message>
        <source>Brisques: the French text counts them at the end, Hoffmann as they are won, the Portland Club only to settle. The Dutch sheet has none, and the Portuguese one is silent.</source>
        <translation>As briscas: o texto francês conta-as no fim, Hoffmann logo que se fazem, o Portland Club só para o acerto. A folha holandesa não as tem, e a portuguesa se cala.</translation>
    </message>
    <message>
        <source>The last trick: it is worth 50 in the Dutch sheet and in the laws of 1887, 10 elsewhere.</source>
        <translation>A última vaza: vale 50 na folha holandesa e nas leis de 1887, 10 nos outros.</translation>
    </message>
    <message>
        <source>The sources, and where they differ</source>
        <translation>As fontes e onde elas diferem</translation>
    </message>
    <message>
        <source>1 point</source>
        <translation>1 ponto</translation>
    </message>
    <message>
        <source>{points} points</source>
        <translation>{points} pontos</translation>
    </message>
    <message>
        <source>the Portuguese sheet “Besigue”</source>
        <translation>a folha portuguesa “Besigue”</translation>
    </message>
    <message>
        <source>the French text “Le bésigue”</source>
        <translation>o texto francês “Le bésigue”</translation>
    </message>
    <message>
        <source>the Dutch sheet “Rubicon, 2 spelers”</source>
        <translation>a folha holandesa “Rubicon, 2 spelers”</translation>
    </message>
    <message>
        <source>Hoffmann (1909)</source>
        <translation>Hoffmann (1909)</translation>
    </message>
    <message>
        <source>the Portland Club (1887)</source>
        <translation>o Portland Club (1887)</translation>
    </message>
    <message>
        <source>the Encyclopædia Britannica and Parlett</source>
        <translation>a Encyclopædia Britannica e Parlett</translation>
    </message>
    <message>
        <source>a decision of this program</source>
        <translation>uma decisão deste programa</translation>
    </message>
    <message>
        <source>House rule.</source>
        <translation>Regra da casa.</translation>
    </message>
    <message>
        <source>Source: {source}.</source>
        <translation>Fonte: {source}.</translation>
    </message>
    <message>
        <source>Source: {other}; {source} is silent here.</source>
        <translation>Fonte: {other}; aqui {source} se cala.</translation>
    </message>
</context>
</TS>
