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
        <source>&amp;Look at the table</source>
        <translation>&amp;Ver a mesa</translation>
    </message>
    <message>
        <source>Score sheet of the deal</source>
        <translation>Folha de pontos do lance</translation>
    </message>
</context>
<context>
    <name>GameFiles</name>
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
        <source>Save a copy</source>
        <translation>Salvar uma cópia</translation>
    </message>
    <message>
        <source>The game is saved as {path}.</source>
        <translation>O jogo foi salvo como {path}.</translation>
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
        <source>&amp;Open a game…</source>
        <translation>&amp;Abrir um jogo…</translation>
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
        <source>Show h&amp;ints</source>
        <translation>Mostrar d&amp;icas</translation>
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
        <source>New game…</source>
        <translation>Novo jogo…</translation>
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
        <translation>Média</translation>
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
        <source>&amp;Four colours of suits</source>
        <translation>&amp;Quatro cores de naipes</translation>
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
        <translation>Acusar {meld}</translation>
    </message>
    <message>
        <source>Announce {meld}</source>
        <translation>Anunciar {meld}</translation>
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
        <translation>Você acusa {meld}: {points} pontos.</translation>
    </message>
    <message>
        <source>{name} declares {meld}: {points} points.</source>
        <translation>{name} acusa {meld}: {points} pontos.</translation>
    </message>
    <message>
        <source>You announce {meld}, to score it later.</source>
        <translation>Você anuncia {meld}, para marcar depois.</translation>
    </message>
    <message>
        <source>{name} announces {meld}, to score it later.</source>
        <translation>{name} anuncia {meld}, para marcar depois.</translation>
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
        <translation>O alvo foi atingido e o lance acaba na hora: você {yours}, {name} {theirs}.</translation>
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
        <translation>Não pode, e por quê</translation>
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
        <source>The stock is out: nothing can be declared any more.</source>
        <translation>O monte acabou: já não se pode acusar nada.</translation>
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
        <source>Beginner</source>
        <translation>Principiante</translation>
    </message>
    <message>
        <source>Casual</source>
        <translation>Amador</translation>
    </message>
    <message>
        <source>Plays any card that is allowed.</source>
        <translation>Joga qualquer carta permitida.</translation>
    </message>
    <message>
        <source>Looks one card ahead and keeps what may still score.</source>
        <translation>Pensa uma carta à frente e guarda o que ainda pode marcar.</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Você</translation>
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
        <source>The file {path} cannot be read.</source>
        <translation>O arquivo {path} não pode ser lido.</translation>
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
        <translation>O jogo em {path} fere as regras no lance {deal}, na ação {action}.</translation>
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
        <source>You have no carte blanche to show now.</source>
        <translation>Você não tem carta branca para mostrar agora.</translation>
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
        <source>One meld after each trick: the others have to wait.</source>
        <translation>Um jogo por vaza: os outros têm de esperar.</translation>
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
        <source>A card melded once may score again only in a meld that is worth at least as much.</source>
        <translation>Uma carta já acusada só volta a marcar num jogo que valha pelo menos o mesmo.</translation>
    </message>
    <message>
        <source>These cards have all been melded: it takes a fresh card to score them again.</source>
        <translation>Estas cartas já foram todas acusadas: é preciso uma carta nova para marcar de novo.</translation>
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
        <source>You hold no {suit} but a trump, so you must trump.</source>
        <translation>Você não tem {suit}, mas tem trunfo: é preciso cortar.</translation>
    </message>
    <message>
        <source>The rules do not allow that now.</source>
        <translation>As regras não permitem isso agora.</translation>
    </message>
    <message>
        <source>Already melded: {cards}. Only a meld of the class that is worth more may use them again.</source>
        <translation>Já acusadas: {cards}. Só um jogo da mesma classe que valha mais pode usá-las de novo.</translation>
    </message>
    <message>
        <source>Already melded: {cards}. Only a meld that is worth at least as much may use them again.</source>
        <translation>Já acusadas: {cards}. Só um jogo que valha pelo menos o mesmo pode usá-las de novo.</translation>
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
        <source>Carte blanche</source>
        <translation>Carta branca</translation>
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
        <source>Rubicon</source>
        <translation>Rubicon</translation>
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
        <source>Welcome! The cards are dealt: play at once, or choose another of the eight games.</source>
        <translation>Bem-vindo! As cartas estão dadas: jogue já, ou escolha outro dos oito jogos.</translation>
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
        <source>Show your carte blanche, or go on</source>
        <translation>Mostre a carta branca, ou siga</translation>
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
        <source>Go on</source>
        <translation>Seguir</translation>
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
        <translation>Anunciar: {meld}</translation>
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
        <source>{count} more</source>
        <translation>mais {count}</translation>
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
        <translation>{meld}, anunciado</translation>
    </message>
</context>
</TS>
