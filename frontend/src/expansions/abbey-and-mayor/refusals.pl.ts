import { polish } from "../../i18n/nouns.ts";
import type { RefusalTranslation } from "../../i18n/refusalWords.ts";
import type { en } from "./refusals.en.ts";

export const pl: RefusalTranslation<typeof en> = {
  texts: {
    "abbey.hole": "Opactwo pasuje tylko na pole otoczone płytkami z czterech stron. Wybierz zaznaczone pole.",
    "wagon.spot": "Na planszy nie ma takiego obszaru. Wybierz zaznaczony obszar.",
    "wagon.kind": "Wóz nie może wjechać {kind.on}. Możliwe: {kinds}.",
    "wagon.taken": "Wybierz obszar, który nie jest ukończony ani zajęty.",
    "wagon.far": "To za daleko dla wozu. Wybierz obszar na jednej z płytek wokół niego.",
    "wagon.apart": "Wybierz obszar połączony z tym, który został podliczony.",
    "barn.supply": "Nie masz już stodoły.",
    "barn.corner":
      "Wybierz róg płytki: północno-zachodni, północno-wschodni, południowo-wschodni albo południowo-zachodni.",
    "barn.tile": "Wybierz róg płytki, którą właśnie położono.",
    "barn.four": "Stodoła wymaga rogu, w którym stykają się cztery płytki. Wybierz inny róg.",
    "barn.ground": "W tym rogu na wszystkich czterech płytkach musi być łąka. Wybierz inny róg.",
    "barn.second": "Na tej łące stoi już stodoła. Wybierz inną łąkę.",
    "barn.field": "Ta łąka nie sięga tego rogu. Wybierz tę, która go dotyka.",
    "deploy.barn": "Na łące ze stodołą nie możesz postawić podwładnego. Wybierz inny obszar.",
  },
  pieces: {
    mayor: polish("burmistrz", "burmistrza", "burmistrza"),
    wagon: polish("wóz", "wozu", "wóz"),
    barn: polish("stodoła", "stodoły", "stodołę"),
    abbey: polish("opactwo", "opactwa", "opactwo"),
  },
  tasks: {
    abbey: "Najpierw połóż opactwo albo dobierz płytkę.",
    wagon: "Najpierw przesuń swój wóz albo go zabierz.",
  },
};
