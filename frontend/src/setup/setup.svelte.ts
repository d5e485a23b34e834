// What can be set up for a table: asked once.

import { setup } from "../api/client.ts";
import type { Refusal } from "../api/http.ts";
import type { SetupInfo } from "../api/types.ts";

const state = $state<{ info: SetupInfo | null; refusal: Refusal | null }>({ info: null, refusal: null });
let asking: Promise<SetupInfo | null> | null = null;

export const known = {
  get setup(): SetupInfo | null {
    return state.info;
  },
  get refusal(): Refusal | null {
    return state.refusal;
  },
};

/**
 * What can be set up; null when the server did not say (the reason is in `known.refusal`), and then asked again next
 * time.
 */
export function knownSetup(): Promise<SetupInfo | null> {
  asking ??= setup.read().then((answer) => {
    state.info = answer.ok ? answer.data : null;
    state.refusal = answer.ok ? null : answer.refusal;
    if (!answer.ok) asking = null;
    return state.info;
  });
  return asking;
}
