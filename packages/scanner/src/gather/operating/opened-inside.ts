import type { Key } from "#gather/examining/key-presses.ts";
import type { Control } from "#gather/operating/operating-facts.ts";

/** What a control opened, with what can be operated in it. */
export interface OpenedInside {
  selector: string;
  key: Key;
  controls: readonly Control[];
}
