import { german } from "../../i18n/nouns.ts";
import type { RefusalTranslation } from "../../i18n/refusalWords.ts";
import type { en } from "./refusals.en.ts";

export const de: RefusalTranslation<typeof en> = {
  texts: {
    "bridge.cell": "Hier liegt kein Plättchen. Baue die Brücke auf ein Plättchen.",
    "bridge.second": "Auf diesem Plättchen steht schon eine Brücke. Wähle ein anderes.",
    "bridge.end":
      "Beide Enden einer Brücke müssen an Wiesenkanten liegen. Dreh die Brücke oder wähle ein anderes Plättchen.",
    "bridge.beyond":
      "An jedem Ende einer Brücke muss eine Straße oder eine leere Stelle anschließen. Dreh die Brücke oder wähle ein anderes Plättchen.",
    "bridge.axis": "Eine Brücke führt von Norden nach Süden oder von Osten nach Westen.",
    "bridge.forced": "Das Plättchen, das du gelegt hast, braucht seine Brücke an der markierten Stelle. Baue sie dort.",
    "bridge.far": "Baue die Brücke auf das gerade gelegte Plättchen oder auf ein benachbartes.",
    "bridge.again": "Du hast zu diesem Plättchen schon eine Brücke gebaut.",
    "bridge.turn": "Du hast in diesem Zug schon eine Brücke gebaut.",
    "bridge.supply": "Du hast keine Brücke mehr.",
    "bridge.late": "Eine Brücke kannst du nur bauen, bevor du eine Figur setzt.",
    "bridge.moment":
      "Eine Brücke kannst du nur bauen, nachdem du ein Plättchen gelegt hast und bevor du deinen Zug beendest.",
    "castle.other": "Entscheide zuerst über die markierte Stadt.",
    "castle.feature": "Dieses Gebiet wurde nicht neben deiner Burg fertig. Wähle ein markiertes Gebiet.",
    "auction.none": "Gerade wird kein Plättchen versteigert.",
    "auction.opening":
      "Noch wird kein Plättchen versteigert. Zuerst wählt ein Spieler eines und gibt das erste Gebot ab.",
    "auction.over": "Das Bieten ist vorbei. Jetzt wird das Plättchen gekauft oder verkauft.",
    "auction.highest": "Du kannst höchstens {limit} bieten oder passen.",
    "auction.purse": "Du kannst höchstens {limit} bieten (deine Punkte) oder passen.",
    "auction.cover": "Deine Punkte decken das Gebot von {bid} nicht. Verkaufe das Plättchen stattdessen.",
    "auction.tile": "Dieses Plättchen wird nicht versteigert. Wähle ein anderes.",
    "auction.bid": "Eröffne die Versteigerung mit einem Gebot von 0 oder mehr.",
    "auction.served": "Du hast schon ein Plättchen, deshalb kannst du nicht mehr bieten.",
    "auction.called": "Du hast bei diesem Plättchen schon geboten oder gepasst.",
    "auction.turn": "{player} ist mit Bieten oder Passen am Zug.",
    "auction.raise": "Biete {min} oder mehr, oder passe.",
    "auction.choice": "Entscheide, ob du kaufst oder verkaufst.",
  },
  pieces: {
    bridge: german("f", "Brücke"),
    castle: german("f", "Burg"),
  },
  kinds: {
    castle: german("f", "Burg", "in die Burg"),
  },
  tasks: {
    castle: "Werte zuerst diese Stadt oder mach eine Burg daraus.",
    choose_feature: "Wähle zuerst das Gebiet, für das deine Burg Punkte bekommt.",
    auction_choose: "Wähle zuerst ein Plättchen und eröffne die Versteigerung.",
    auction_bid: "Biete zuerst oder passe.",
    auction_settle: "Kaufe oder verkaufe zuerst das Plättchen.",
    choose_tile: "Wähle zuerst ein Plättchen.",
  },
};
