// The holders of features, as the server says: asked for where it is shown, once the match rests at an event.

import { call } from "../../api/http.ts";
import { requestCache } from "../../api/requestCache.ts";
import type { Claim } from "../../board/features/claimLines.ts";
import { apiOf } from "../../protocol/address.ts";

/** Ms that an event stays the one on show before its claims are asked for: steps in a hurry ask nothing. */
const REST_MS = 200;

/** Made while a component is set up. */
export class Claims {
  /** Those of the newest event that was asked about. */
  list = $state.raw<readonly Claim[]>([]);

  /** `wanted` is the number of the event on show, or null where no claims are shown. */
  constructor(match: string, wanted: () => number | null) {
    const cached = requestCache<{ claims: Claim[] }>(60);
    const fetch = (number: number) =>
      cached(String(number), () =>
        call<{ claims: Claim[] }>("GET", `${apiOf(match)}/claims?number=${number}`).then((r) => (r.ok ? r.data : null)),
      );
    $effect(() => {
      const number = wanted();
      if (number === null) return void (this.list = []);
      let late = false;
      const rest = setTimeout(() => {
        void fetch(number).then((found) => {
          if (!late && found) this.list = found.claims;
        });
      }, REST_MS);
      return () => {
        late = true;
        clearTimeout(rest);
      };
    });
  }
}
