import { matchesSelector, queryAll, tagName } from "#gather/page/in-page/dom.ts";
import { everywhere } from "#gather/page/in-page/page-parts.ts";
import type { ProbedPage } from "#gather/page/in-page/probed-page.ts";
import { accessibleName } from "#gather/page/in-page/semantics.ts";

/** An element of HTML told again what it is. */
export interface NativeControl {
  kind: "combobox" | "meter";
  selector: string;
  isNamed: boolean;
  /** Whether its options open in a list of their own. */
  isPopUp: boolean;
  options: string[];
}

const MOST = 50;
const MOST_OPTIONS = 300;

export function probe({ selectorOf }: ProbedPage): NativeControl[] {
  return everywhere("select[role=combobox i],input[list][role=combobox i],meter[role=meter i]")
    .slice(0, MOST)
    .map((field) => ({
      kind: tagName(field) === "meter" ? "meter" : "combobox",
      selector: selectorOf(field),
      isNamed: accessibleName(field) !== "",
      isPopUp: !matchesSelector(field, "[multiple],[size]:not([size='1'],[size='0'])"),
      options: queryAll(field, "option").slice(0, MOST_OPTIONS).map(selectorOf),
    }));
}
