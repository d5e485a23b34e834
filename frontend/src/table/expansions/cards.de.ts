import type { Cards } from "./cards.en.ts";

export const cardsDe: Cards = {
  "inns-and-cathedrals": {
    adds: "Straßen mit Wirtshäusern, zwei Kathedralen und für alle ein großer Gefolgsmann.",
    asks: "Wann man eine Straße oder Stadt wagt, die doppelt zählt oder gar nicht.",
    rules: [
      "Eine fertige Straße an einem Wirtshaus zählt 2 Punkte je Plättchen statt 1.",
      "Eine fertige Stadt mit Kathedrale zählt 3 Punkte für jedes Plättchen und jeden Wimpel.",
      "Bleibt eine solche Straße oder Stadt bis zum Ende offen, zählt sie nichts.",
      "Der große Gefolgsmann darf überall hin, wo ein Gefolgsmann hin darf, und zählt bei der Mehrheit doppelt.",
      "Wirtshaus und Kathedrale darf man auch dorthin legen, wo sie anderen schaden.",
    ],
    maker: "Veröffentlichte Erweiterung von Klaus-Jürgen Wrede, zuerst 2002.",
  },
  "bridges-castles-bazaars": {
    adds: "Holzbrücken, Burgen und Plättchen mit Basaren.",
    asks: "Wo man eine Brücke baut, wann eine kleine Stadt zur Burg wird, wie viel man für ein Plättchen bietet.",
    rules: [
      "Zu jedem gelegten Plättchen darfst du eine Brücke bauen, auf ihm oder daneben: Sie ist von da an eine Straße.",
      "Eine Brücke kann ein Plättchen passend machen; sie liegt gerade, mit beiden Enden auf Wiesen.",
      "Wer eine fertige kleine Stadt aus zwei Plättchen hält, darf sie zur Burg machen statt sie zu werten.",
      "Eine Burg zählt so viel wie die nächste Straße, Stadt oder das nächste Kloster, das neben ihr fertig wird.",
      "Ein Basar ruft eine Versteigerung aus: ein neues Plättchen für jeden, bezahlt mit Punkten.",
      "Danach legen alle ihr Plättchen, wie in einem eigenen Zug.",
    ],
    maker: "Veröffentlichte Erweiterung von Klaus-Jürgen Wrede, zuerst 2010.",
  },
  "traders-and-builders": {
    adds: "Waren in Städten, und für alle ein Baumeister und ein Schwein.",
    asks: "Welche Straße oder Stadt für ein zweites Plättchen wachsen soll, und wessen Stadt man ihrer Waren wegen schließt.",
    rules: [
      "Der Baumeister kommt zu einem eigenen Gefolgsmann auf eine Straße oder in eine Stadt. Lässt dein Plättchen sie wachsen, bekommst du sofort ein zweites.",
      "Ein drittes Plättchen gibt es in einem Zug nie.",
      "Wer eine Stadt fertigstellt, nimmt ihre Waren, auch wenn jemand anders sie wertet.",
      "Am Ende bringen am meisten Wein, am meisten Korn und am meisten Tuch je 10 Punkte; bei Gleichstand auch.",
      "Das Schwein kommt zu einem eigenen Bauern. Wertest du diese Wiese, zählt jede Stadt 4 statt 3.",
      "Baumeister und Schwein zählen nie für die Mehrheit.",
    ],
    maker: "Veröffentlichte Erweiterung von Klaus-Jürgen Wrede, zuerst 2003.",
  },
  river: {
    adds: "Ein Fluss, der vor allem anderen gelegt wird, von der Quelle bis zum See.",
    asks: "Wohin sich das Land öffnet, und wer die ersten Städte und Wiesen nimmt.",
    rules: [
      "Die Quelle ist das erste Plättchen. Reihum werden die Flussplättchen gelegt, bis der See liegt; dann geht es weiter wie sonst.",
      "Jedes Flussplättchen führt den Fluss fort, und er darf nicht gleich wieder zurück.",
      "Gefolgsleute kommen auf Städte, Straßen, Klöster und Wiesen des Flusses, nie ins Wasser.",
      "Der Fluss trennt die Wiesen; eine Straße über eine gedruckte Brücke läuft weiter.",
      "Der zweite Fluss hat eine Gabelung: zwei Arme, zwei Enden.",
    ],
    maker: "Veröffentlichte Erweiterung von Klaus-Jürgen Wrede, in zwei Teilen, der erste 2001.",
  },
  "abbey-and-mayor": {
    adds: "Für alle eine Abtei, ein Bürgermeister, ein Wagen und eine Scheune.",
    asks: "Wann man eine Lücke mit der Abtei füllt, wohin der Wagen weiterfährt, wann die Scheune eine Wiese schließt.",
    rules: [
      "Statt zu ziehen, darfst du deine Abtei in eine Lücke legen, an der auf allen vier Seiten etwas liegt. Sie passt immer und schließt ab.",
      "Die Abtei ist ein Kloster: 9 Punkte, wenn sie umgeben ist.",
      "Der Bürgermeister steht nur in Städten und zählt so viel, wie die Stadt Wimpel hat: ohne Wimpel gar nicht.",
      "Ist sein Gebiet gewertet, darf der Wagen auf etwas Offenes und Freies daneben weiterfahren.",
      "Die Scheune kommt an eine Ecke, an der vier Wiesen zusammenstoßen: Die Bauern dort werden sofort gewertet und gehen heim.",
      "Am Ende bringt eine Scheune 4 Punkte für jede fertige Stadt ihrer Wiese.",
    ],
    maker: "Veröffentlichte Erweiterung von Klaus-Jürgen Wrede, zuerst 2007.",
  },
  drawbridges: {
    adds: "Plättchen mit einer Zugbrücke an jedem Stadttor.",
    asks: "Ob ein Gefolgsmann von der Straße heimgeht oder in die Stadt an ihrem Ende.",
    rules: [
      "Eine fertige Straße wird wie immer gewertet. Dann kommen ihre Zugbrücken an die Reihe.",
      "Ist die Stadt dahinter fertig, ist die Brücke oben und nichts geschieht.",
      "Ist sie offen, ist die Brücke unten: Wer auf der Straße die Mehrheit hat, darf Gefolgsleute von dort in die Stadt schicken statt heim.",
      "Wer schon in der Stadt steht, ist gleich.",
      "Bei mehreren Gefolgsleuten oder Brücken entscheidest du für jeden.",
    ],
    maker: "Veröffentlicht als kleine Erweiterung, 2023.",
  },
  "wanderer-mayors-office": {
    adds: "Kurze Zufahrten, und für alle ein Wanderer und ein Amt.",
    asks: "Welche Straßen man verbindet, und wann der Bürgermeister ein Amt zurücklässt.",
    rules: [
      "Verbindest du zum ersten Mal zwei Städte, oder eine Stadt und ein Kloster, darf dein Wanderer auf diese Straße, zusätzlich zum Gefolgsmann.",
      "Wird eine Stadt oder ein Kloster fertig, zu dem dein Wanderer gehen kann, bekommst du auch Punkte: 1 je Plättchen, 9 für ein Kloster.",
      "Er geht heim, wenn seine Straßen und alles an ihren Enden fertig ist.",
      "Wertest du eine Stadt durch deinen Bürgermeister, darf dein Amt dort bleiben.",
      "Das Amt zählt andere fertige Städte und Klöster, die mit seiner Stadt verbunden werden.",
      "Auf einer Zufahrt steht kein Gefolgsmann; ein Wagen darf sie befahren.",
    ],
    maker: "Fan-Erweiterung von Leven.",
  },
};
