import { attribute } from "#gather/page/in-page/dom.ts";
import { everywhere } from "#gather/page/in-page/page-parts.ts";
import type { ProbedPage } from "#gather/page/in-page/probed-page.ts";

/** An element one of whose states is written as not set. */
export interface UnsetState {
  selector: string;
  /** Without `aria-`. */
  states: string[];
}

const STATES = ["expanded", "hidden", "grabbed", "pressed", "checked", "selected"];
const MOST = 200;

export function probe({ selectorOf }: ProbedPage): UnsetState[] {
  return everywhere(STATES.map((state) => `[aria-${state}=undefined]`).join(","))
    .slice(0, MOST)
    .map((element) => ({
      selector: selectorOf(element),
      states: STATES.filter((state) => attribute(element, `aria-${state}`) === "undefined"),
    }));
}
