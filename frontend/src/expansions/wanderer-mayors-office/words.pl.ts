import type { ExpansionWords } from "../types.ts";

export const pl: ExpansionWords = {
  title: "Wędrowiec i urząd burmistrza",
  card: {
    adds: "Krótkie dojazdy oraz dla każdego wędrowiec i urząd.",
    asks: "Które drogi połączyć i kiedy burmistrz zostawi po sobie urząd.",
    rules: [
      "Gdy pierwszy raz połączysz drogą dwa miasta albo miasto i klasztor, twój wędrowiec może stanąć na tej drodze, obok zwykłego pionka.",
      "Gdy zostanie ukończone miasto lub klasztor, do którego wędrowiec może dojść, też punktujesz: 1 za płytkę, 9 za klasztor.",
      "Wraca do domu, gdy jego drogi i wszystko na ich końcach jest ukończone.",
      "Gdy punktujesz miasto dzięki burmistrzowi, może tam zostać twój urząd.",
      "Urząd punktuje inne ukończone miasta i klasztory, które połączą się z jego miastem.",
      "Na dojeździe nie staje żaden pionek; wóz może nim przejechać.",
    ],
    maker: "Dodatek fanowski, autor: Leven.",
  },
};
