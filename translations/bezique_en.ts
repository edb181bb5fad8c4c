<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>Counts</name>
    <message numerus="yes">
        <source>%n card(s) in hand</source>
        <translation>
            <numerusform>%n card in hand</numerusform>
            <numerusform>%n cards in hand</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in the stock</source>
        <translation>
            <numerusform>%n card in the stock</numerusform>
            <numerusform>%n cards in the stock</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n trick(s)</source>
        <translation>
            <numerusform>%n trick</numerusform>
            <numerusform>%n tricks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Again in %n trick(s): {tricks}.</source>
        <translation>
            <numerusform>Again in %n trick: {tricks}.</numerusform>
            <numerusform>Again in %n tricks: {tricks}.</numerusform>
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
            <numerusform>%n missing</numerusform>
            <numerusform>%n missing</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unseen</source>
        <translation>
            <numerusform>%n unseen</numerusform>
            <numerusform>%n unseen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>in %n way(s)</source>
        <translation>
            <numerusform>in %n way</numerusform>
            <numerusform>in %n ways</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>%n more</numerusform>
            <numerusform>%n more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n brisque(s) in the trick for you</source>
        <translation>
            <numerusform>%n brisque in the trick for you</numerusform>
            <numerusform>%n brisques in the trick for you</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n brisque(s) in the trick for {name}</source>
        <translation>
            <numerusform>%n brisque in the trick for {name}</numerusform>
            <numerusform>%n brisques in the trick for {name}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have won %n brisque(s)</source>
        <translation>
            <numerusform>You have won %n brisque</numerusform>
            <numerusform>You have won %n brisques</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} has won %n brisque(s)</source>
        <translation>
            <numerusform>{name} has won %n brisque</numerusform>
            <numerusform>{name} has won %n brisques</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You won the trick: score up to %n meld(s), or draw.</source>
        <translation>
            <numerusform>You won the trick: score up to %n meld, or draw.</numerusform>
            <numerusform>You won the trick: score up to %n melds, or draw.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No more than %n meld(s) after one trick.</source>
        <translation>
            <numerusform>No more than %n meld after one trick.</numerusform>
            <numerusform>No more than %n melds after one trick.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It takes %n fresh card(s) of that rank ({unseen}).</source>
        <translation>
            <numerusform>It takes %n fresh card of that rank ({unseen}).</numerusform>
            <numerusform>It takes %n fresh cards of that rank ({unseen}).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n trick(s) left</source>
        <translation>
            <numerusform>%n trick left</numerusform>
            <numerusform>%n tricks left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s) tried</source>
        <translation>
            <numerusform>%n deal tried</numerusform>
            <numerusform>%n deals tried</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Measured in {game}: in %n deal(s) it could not be told apart from “{level}” ({points} ± {interval} points a deal).</source>
        <translation>
            <numerusform>Measured in {game}: in %n deal it could not be told apart from “{level}” ({points} ± {interval} points a deal).</numerusform>
            <numerusform>Measured in {game}: in %n deals it could not be told apart from “{level}” ({points} ± {interval} points a deal).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n decision(s) could not be weighed</source>
        <translation>
            <numerusform>%n decision could not be weighed</numerusform>
            <numerusform>%n decisions could not be weighed</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Several</name>
    <message numerus="yes">
        <source>%n ace(s) of spades</source>
        <translation>
            <numerusform>%n ace of spades</numerusform>
            <numerusform>%n aces of spades</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n king(s) of spades</source>
        <translation>
            <numerusform>%n king of spades</numerusform>
            <numerusform>%n kings of spades</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n queen(s) of spades</source>
        <translation>
            <numerusform>%n queen of spades</numerusform>
            <numerusform>%n queens of spades</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n jack(s) of spades</source>
        <translation>
            <numerusform>%n jack of spades</numerusform>
            <numerusform>%n jacks of spades</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ten(s) of spades</source>
        <translation>
            <numerusform>%n ten of spades</numerusform>
            <numerusform>%n tens of spades</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n nine(s) of spades</source>
        <translation>
            <numerusform>%n nine of spades</numerusform>
            <numerusform>%n nines of spades</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n eight(s) of spades</source>
        <translation>
            <numerusform>%n eight of spades</numerusform>
            <numerusform>%n eights of spades</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n seven(s) of spades</source>
        <translation>
            <numerusform>%n seven of spades</numerusform>
            <numerusform>%n sevens of spades</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ace(s) of hearts</source>
        <translation>
            <numerusform>%n ace of hearts</numerusform>
            <numerusform>%n aces of hearts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n king(s) of hearts</source>
        <translation>
            <numerusform>%n king of hearts</numerusform>
            <numerusform>%n kings of hearts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n queen(s) of hearts</source>
        <translation>
            <numerusform>%n queen of hearts</numerusform>
            <numerusform>%n queens of hearts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n jack(s) of hearts</source>
        <translation>
            <numerusform>%n jack of hearts</numerusform>
            <numerusform>%n jacks of hearts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ten(s) of hearts</source>
        <translation>
            <numerusform>%n ten of hearts</numerusform>
            <numerusform>%n tens of hearts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n nine(s) of hearts</source>
        <translation>
            <numerusform>%n nine of hearts</numerusform>
            <numerusform>%n nines of hearts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n eight(s) of hearts</source>
        <translation>
            <numerusform>%n eight of hearts</numerusform>
            <numerusform>%n eights of hearts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n seven(s) of hearts</source>
        <translation>
            <numerusform>%n seven of hearts</numerusform>
            <numerusform>%n sevens of hearts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ace(s) of diamonds</source>
        <translation>
            <numerusform>%n ace of diamonds</numerusform>
            <numerusform>%n aces of diamonds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n king(s) of diamonds</source>
        <translation>
            <numerusform>%n king of diamonds</numerusform>
            <numerusform>%n kings of diamonds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n queen(s) of diamonds</source>
        <translation>
            <numerusform>%n queen of diamonds</numerusform>
            <numerusform>%n queens of diamonds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n jack(s) of diamonds</source>
        <translation>
            <numerusform>%n jack of diamonds</numerusform>
            <numerusform>%n jacks of diamonds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ten(s) of diamonds</source>
        <translation>
            <numerusform>%n ten of diamonds</numerusform>
            <numerusform>%n tens of diamonds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n nine(s) of diamonds</source>
        <translation>
            <numerusform>%n nine of diamonds</numerusform>
            <numerusform>%n nines of diamonds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n eight(s) of diamonds</source>
        <translation>
            <numerusform>%n eight of diamonds</numerusform>
            <numerusform>%n eights of diamonds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n seven(s) of diamonds</source>
        <translation>
            <numerusform>%n seven of diamonds</numerusform>
            <numerusform>%n sevens of diamonds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ace(s) of clubs</source>
        <translation>
            <numerusform>%n ace of clubs</numerusform>
            <numerusform>%n aces of clubs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n king(s) of clubs</source>
        <translation>
            <numerusform>%n king of clubs</numerusform>
            <numerusform>%n kings of clubs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n queen(s) of clubs</source>
        <translation>
            <numerusform>%n queen of clubs</numerusform>
            <numerusform>%n queens of clubs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n jack(s) of clubs</source>
        <translation>
            <numerusform>%n jack of clubs</numerusform>
            <numerusform>%n jacks of clubs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ten(s) of clubs</source>
        <translation>
            <numerusform>%n ten of clubs</numerusform>
            <numerusform>%n tens of clubs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n nine(s) of clubs</source>
        <translation>
            <numerusform>%n nine of clubs</numerusform>
            <numerusform>%n nines of clubs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n eight(s) of clubs</source>
        <translation>
            <numerusform>%n eight of clubs</numerusform>
            <numerusform>%n eights of clubs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n seven(s) of clubs</source>
        <translation>
            <numerusform>%n seven of clubs</numerusform>
            <numerusform>%n sevens of clubs</numerusform>
        </translation>
    </message>
</context>
</TS>
