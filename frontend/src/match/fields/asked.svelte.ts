// The fields of the event on show, once the match rests there: steps in a hurry ask nothing.

import { fieldsAt, type Field } from "./fields.ts";

const REST_MS = 200;

/** Made while a component is set up. */
export class AskedFields {
  /** Those of the newest event that was asked about; null until the first answer. */
  list = $state.raw<readonly Field[] | null>(null);

  constructor(wanted: () => { match: string; number: number }) {
    $effect(() => {
      const { match, number } = wanted();
      let late = false;
      const rest = setTimeout(
        () => {
          void fieldsAt(match, number).then((found) => {
            if (!late && found) this.list = found;
          });
        },
        this.list ? REST_MS : 0,
      );
      return () => {
        late = true;
        clearTimeout(rest);
      };
    });
  }
}
