import type { ExpansionWords } from "../types.ts";

export const de: ExpansionWords = {
  title: "Abtei und Bürgermeister",
  card: {
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
  options: {
    "wagon.move": {
      title: "Wohin ein Wagen weiterfährt",
      text: "Wohin ein Wagen darf, wenn sein Gebiet gewertet ist: zu dem, was damit verbunden ist, oder zu allem auf seinem Plättchen und den acht darum.",
      values: { connected: "Zu Verbundenem", nearby: "Zu allem auf seinem Plättchen und darum" },
    },
  },
};
