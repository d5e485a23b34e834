import type { Cards } from "./cards.en.ts";

export const cardsPl: Cards = {
  "inns-and-cathedrals": {
    adds: "Drogi z karczmami, dwie katedry i dla każdego duży pionek.",
    asks: "Kiedy zaryzykować drogę lub miasto, które liczą się podwójnie albo wcale.",
    rules: [
      "Ukończona droga przy karczmie daje 2 punkty za płytkę zamiast 1.",
      "Ukończone miasto z katedrą daje 3 punkty za każdą płytkę i każdą tarczę.",
      "Jeśli taka droga lub miasto nie zostanie ukończone do końca gry, nie daje nic.",
      "Duży pionek staje wszędzie tam, gdzie zwykły, i przy ustalaniu większości liczy się za dwa.",
      "Karczmę lub katedrę wolno dołożyć także tam, gdzie szkodzi innym.",
    ],
    maker: "Wydany dodatek, autor: Klaus-Jürgen Wrede, po raz pierwszy w 2002 roku.",
  },
  "bridges-castles-bazaars": {
    adds: "Drewniane mosty, zamki i płytki z bazarami.",
    asks: "Gdzie postawić most, kiedy zamienić małe miasto w zamek, ile dać za płytkę.",
    rules: [
      "Do każdej położonej płytki możesz zbudować most, na niej lub obok: odtąd jest to droga.",
      "Most może sprawić, że płytka pasuje; leży prosto, obydwoma końcami na łąkach.",
      "Kto trzyma ukończone małe miasto z dwóch płytek, może zamienić je w zamek zamiast je punktować.",
      "Zamek daje tyle punktów, ile jest warta pierwsza droga, miasto lub klasztor ukończony obok niego.",
      "Płytka z bazarem ogłasza licytację: po jednej nowej płytce dla każdego, za punkty.",
      "Potem wszyscy kładą swoje płytki, jak we własnej turze.",
    ],
    maker: "Wydany dodatek, autor: Klaus-Jürgen Wrede, po raz pierwszy w 2010 roku.",
  },
  "traders-and-builders": {
    adds: "Towary w miastach oraz dla każdego budowniczy i świnia.",
    asks: "Którą drogę lub miasto rozbudować dla drugiej płytki i czyje miasto zamknąć dla towarów.",
    rules: [
      "Budowniczy dołącza do twojego pionka na drodze lub w mieście. Gdy twoja płytka je powiększy, od razu dostajesz drugą.",
      "Trzeciej płytki w turze nie ma nigdy.",
      "Kto ukończy miasto, bierze jego towary, nawet gdy punkty dostaje ktoś inny.",
      "Na końcu najwięcej wina, zboża i sukna daje po 10 punktów; przy remisie też.",
      "Świnia dołącza do twojego chłopa. Gdy punktujesz tę łąkę, każde miasto daje 4 zamiast 3.",
      "Budowniczy i świnia nie liczą się do większości.",
    ],
    maker: "Wydany dodatek, autor: Klaus-Jürgen Wrede, po raz pierwszy w 2003 roku.",
  },
  river: {
    adds: "Rzeka, którą kładzie się przed wszystkim innym, od źródła do jeziora.",
    asks: "W którą stronę otworzy się kraina i kto zajmie pierwsze miasta i łąki.",
    rules: [
      "Źródło jest pierwszą płytką. Gracze kładą po kolei płytki rzeki, aż legnie jezioro; potem gra toczy się zwyczajnie.",
      "Każda płytka rzeki prowadzi ją dalej, a rzeka nie może od razu zawrócić.",
      "Pionki stają na miastach, drogach, klasztorach i łąkach rzeki, nigdy w wodzie.",
      "Rzeka dzieli łąki; droga przez nadrukowany most biegnie dalej.",
      "Druga rzeka ma rozwidlenie: dwa ramiona, dwa końce.",
    ],
    maker: "Wydany dodatek w dwóch częściach, autor: Klaus-Jürgen Wrede, pierwsza w 2001 roku.",
  },
  "abbey-and-mayor": {
    adds: "Dla każdego opactwo, burmistrz, wóz i stodoła.",
    asks: "Kiedy wypełnić lukę opactwem, dokąd pojedzie wóz, kiedy zamknąć łąkę stodołą.",
    rules: [
      "Zamiast dobierać możesz położyć opactwo w luce otoczonej z czterech stron. Pasuje zawsze i zamyka to, czego dotyka.",
      "Opactwo jest klasztorem: 9 punktów, gdy jest otoczone.",
      "Burmistrz staje tylko w miastach i liczy się za tyle, ile miasto ma tarcz: bez tarcz za nikogo.",
      "Gdy jego teren zostanie podliczony, wóz może pojechać na coś otwartego i wolnego obok.",
      "Stodoła staje na rogu, gdzie schodzą się cztery łąki: chłopi tam punktują od razu i wracają do domu.",
      "Na końcu stodoła daje 4 punkty za każde ukończone miasto swojej łąki.",
    ],
    maker: "Wydany dodatek, autor: Klaus-Jürgen Wrede, po raz pierwszy w 2007 roku.",
  },
  drawbridges: {
    adds: "Płytki z mostem zwodzonym przy każdej bramie miasta.",
    asks: "Czy pionek wraca z drogi do domu, czy przechodzi do miasta na jej końcu.",
    rules: [
      "Ukończoną drogę punktuje się jak zwykle. Potem patrzy się na jej mosty zwodzone.",
      "Jeśli miasto za mostem jest ukończone, most jest podniesiony i nic się nie dzieje.",
      "Jeśli nie, most jest opuszczony: kto ma większość na drodze, może wysłać z niej pionki do miasta zamiast do domu.",
      "Nie ma znaczenia, kto już stoi w mieście.",
      "Przy kilku pionkach lub mostach decydujesz o każdym pionku.",
    ],
    maker: "Wydany jako mały dodatek w 2023.",
  },
  "wanderer-mayors-office": {
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
