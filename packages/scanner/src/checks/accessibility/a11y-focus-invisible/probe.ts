import { attribute } from "#gather/page/in-page/dom.ts";
import { everywhere } from "#gather/page/in-page/page-parts.ts";
import type { ProbedPage } from "#gather/page/in-page/probed-page.ts";

/** An element that the Tab key does not stop at, though it can be focused. */
export interface ScriptFocused {
  selector: string;
  role: string | null;
}

const MOST = 300;

export function probe({ selectorOf }: ProbedPage): ScriptFocused[] {
  return everywhere("[tabindex^='-']")
    .slice(0, MOST)
    .map((element) => ({ selector: selectorOf(element), role: attribute(element, "role") }));
}
