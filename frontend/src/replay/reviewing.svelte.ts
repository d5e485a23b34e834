// The analysis of a finished game beside its replay: fetched when the address asks for it (`analysis=1`), and made
// where it says so (`analysis=start`: somebody pressed "Analyse" elsewhere).

import { call } from "../api/http.ts";
import { t } from "../i18n/index.ts";
import type { Headline } from "../protocol/types.ts";
import { toast } from "../toasts.svelte.ts";
import type { Review, Replay } from "./analysis/review.svelte.ts";
import { withAnalysisWords } from "./analysis/words.ts";

type Parts = typeof import("./analysis/index.ts");

export class Reviewing {
  parts = $state.raw<Parts | null>(null);
  review = $state.raw<Review | null>(null);
  readonly #match: string;
  readonly #replay: Replay;
  #wanted = false;

  constructor(match: string, replay: Replay) {
    this.#match = match;
    this.#replay = replay;
  }

  /** Shows the analysis; asks for one to be made where `start`. False if its code can't be had. */
  async open(start: boolean): Promise<boolean> {
    this.#wanted = true;
    try {
      this.parts ??= await withAnalysisWords(import("./analysis/index.ts"));
    } catch {
      toast(t("error.offline"), "bad");
      return false;
    }
    if (!this.#wanted || this.review) return true;
    this.review = new this.parts.Review(this.#match, this.#replay);
    void (start ? this.review.analysis.start() : this.review.analysis.open());
    return true;
  }

  close(): void {
    this.#wanted = false;
    this.review?.close();
    this.review = null;
  }
}

/** Whether this viewer may see the analysis: of a private game only its players and whoever uploaded it. */
export async function mayAnalyse(id: string, { listed }: Headline, seat: number | null): Promise<boolean> {
  if (listed !== false || seat !== null) return true;
  return (await call("GET", `/api/matches/${encodeURIComponent(id)}/analysis`)).ok;
}
