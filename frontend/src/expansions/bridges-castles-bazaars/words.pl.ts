import type { ExpansionWords } from "../types.ts";

export const pl: ExpansionWords = {
  title: "Mosty, zamki i bazary",
  maker: "Wydany dodatek, autor: Klaus-Jürgen Wrede, po raz pierwszy w 2010 roku.",
  options: {
    "x8.bridges": { title: "Mosty", text: "Mosty przeprowadzają drogę nad płytką." },
    "x8.castles": { title: "Zamki", text: "Małe miasta mogą stać się zamkami." },
    "x8.bazaars": { title: "Bazary", text: "Płytki z bazarem rozpoczynają licytację." },
    "x8.supply": {
      title: "Mosty i zamki dla każdego",
      text: "Po trzy mosty i zamki do czterech graczy, po dwa przy pięciu lub sześciu.",
      values: { "by-players": "Według liczby graczy" },
    },
    "bridge.timing": {
      title: "Kiedy buduje się mosty",
      text: "Kiedy można zbudować most, którego żadna płytka nie wymaga: aż do końca tury albo tylko przed postawieniem figury.",
      values: { "until-scoring": "Aż do punktowania", "before-deploy": "Przed postawieniem figury" },
    },
    "bridge.per": {
      title: "Jak często buduje się mosty",
      text: "Jeden most na każdą położoną płytkę albo jeden na całą turę.",
      values: { "tile-placement": "Raz na płytkę", turn: "Raz na turę" },
    },
    "castle.base": {
      title: "Które miasta stają się zamkami",
      text: "Które ukończone miasta z dwóch płytek mogą stać się zamkiem: dwa półkola, dwa końcowe fragmenty dowolnego kształtu czy wszystkie.",
      values: {
        "two-semicircles": "Dwa półkola",
        "two-caps": "Dwa końcowe fragmenty",
        "any-two-tile-city": "Każde miasto z dwóch płytek",
      },
    },
    "castle.simultaneous": {
      title: "Kilka obszarów ukończonych naraz",
      text: "Dwa sformułowania tej samej zasady: właściciel wybiera jeden obszar albo ustala kolejność i liczy się pierwszy.",
      values: { "occupier-picks": "Właściciel wybiera jeden", "occupier-orders": "Właściciel ustala kolejność" },
    },
    "castle.chain": {
      title: "Zamek obok zamku",
      text: "Dwa sformułowania tej samej zasady: sąsiedni zamek dostaje te same punkty albo pierwszą wartość.",
      values: { "same-value": "Punktuje to samo jeszcze raz", "initial-value": "Punktuje pierwszą wartość" },
    },
    "castle.chain_vs_direct": {
      title: "Co punktuje najpierw",
      text: "Czy zamek z własnym ukończonym obszarem musi go wziąć, czy może wziąć sąsiedni zamek.",
      values: { "direct-first": "Najpierw obszar", "free-choice": "Wolny wybór" },
    },
    "castle.same_round": {
      title: "Zamki punktują już w pierwszej rundzie",
      text: "Czy zamek może punktować już w turze, w której powstał.",
    },
    "castle.garden": {
      title: "Zamki punktują ogrody",
      text: "Czy liczy się ukończony ogród obok zamku, gdy w grze jest opat.",
      values: { "with-abbot": "Z opatem" },
    },
    "castle.farm_bonus": { title: "Więcej za zamek na łące", text: "O ile więcej daje łące zamek niż miasto." },
    "bazaar.bid_limit": {
      title: "Najwyższa oferta",
      text: "Ile można zaoferować: dowolnie dużo albo najwyżej własne punkty.",
      values: { none: "Bez limitu", "own-points": "Własne punkty" },
    },
    "score.negative": { title: "Wynik poniżej zera", text: "Czy zapłata może obniżyć wynik poniżej 0." },
    "bazaar.free_variant": {
      title: "Bazar bez licytacji",
      text: "Gracze biorą płytki po kolei, bez ofert: nigdy, zawsze, gdy podczas bazaru nikt nie ma punktów, albo także wtedy, gdy nikt ich nie miał przy dobraniu płytki z bazarem.",
      values: {
        "when-all-zero": "Dopóki wszyscy mają zero punktów",
        "when-drawn-at-zero": "Gdy wszyscy mają zero punktów przy dobraniu płytki lub na bazarze",
      },
    },
    "bazaar.first_placer": {
      title: "Kto pierwszy kładzie po bazarze",
      text: "Kto kładzie pierwszy: gracz na lewo od gospodarza bazaru albo ten, kto dostał pierwszą płytkę.",
      values: { "left-of-host": "Gracz na lewo od gospodarza", "first-buyer": "Kto pierwszy kupił" },
    },
    "bazaar.next_chooser": {
      title: "Kto wybiera następny",
      text: "Kto wybiera następną płytkę: następny gracz po tym, który wybierał, albo po tym, który kupił.",
      values: { "after-chooser": "Gracz po wybierającym", "after-buyer": "Gracz po kupującym" },
    },
    "bazaar.too_few": {
      title: "Za mało płytek na bazar",
      text: "Mniej płytek niż graczy: nie ma bazaru.",
      values: { skip: "Bez bazaru" },
    },
    "bazaar.unplaceable": {
      title: "Płytka z bazaru nigdzie nie pasuje",
      text: "Otrzymana płytka, która nigdzie nie pasuje, zostaje odłożona, a gracz dobiera inną.",
      values: { "discard-and-draw": "Odłóż i dobierz inną" },
    },
  },
  keys: [
    [["B"], "z mostami: pokaż, gdzie można zbudować"],
    [["P", "B", "S"], "na licytacji: pas, kupno, sprzedaż"],
  ],
  chapters: {
    "General, setup, tiles": "Zasady ogólne, przygotowanie, płytki",
    Bridges: "Mosty",
    "How many bridges, and where": "Ile mostów i gdzie",
    "Placing tiles with a bridge": "Kładzenie płytek z mostem",
    "When to build, and who may stand on a bridge": "Kiedy się buduje i kto może stać na moście",
    "Points and fields with bridges": "Punkty i łąki z mostami",
    Castles: "Zamki",
    "Which cities become castles, and how": "Które miasta stają się zamkami i jak",
    "The vicinity, and when a castle scores": "Otoczenie i kiedy zamek punktuje",
    "Points of a castle": "Punkty zamku",
    "Castles at the end of the game and beside fields": "Zamki na koniec partii i przy łąkach",
    Bazaars: "Bazary",
    "When a bazaar is held": "Kiedy odbywa się bazar",
    "The auction": "Licytacja",
    "Placing the tiles of the bazaar": "Kładzenie płytek z bazaru",
    "Bazaars without bids, and the end of the game": "Bazary bez ofert i koniec partii",
    "With other expansions": "Z innymi dodatkami",
    "Figures and roads": "Figury i drogi",
    "Builder and abbey": "Budowniczy i opactwo",
    Fields: "Łąki",
    "Dragon, fairy, tower, plague, siege": "Smok, wróżka, wieża, zaraza, oblężenie",
    "Count, king, flying machines, messages, special monasteries, circus":
      "Hrabia, król, machiny latające, depesze, szczególne klasztory, cyrk",
    "Options and presets": "Opcje i ustawienia domyślne",
    "Neighbouring and shared castles": "Zamki sąsiednie i wspólne",
    "Wooden bridge": "Most",
    Castle: "Zamek",
    Bazaar: "Bazar",
  },
};
