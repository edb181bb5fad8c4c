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
        <source>%n decision(s) could not be weighed</source>
        <translation>
            <numerusform>%n decision could not be weighed</numerusform>
            <numerusform>%n decisions could not be weighed</numerusform>
        </translation>
    </message>
</context>
</TS>
