import { matchesSelector, queryAll } from "#gather/page/in-page/dom.ts";
import { everywhere } from "#gather/page/in-page/page-parts.ts";
import type { ProbedPage } from "#gather/page/in-page/probed-page.ts";
import { accessibleName } from "#gather/page/in-page/semantics.ts";

/** A selection field told again what it is. */
export interface NativeCombobox {
  selector: string;
  isNamed: boolean;
  /** Whether its options open in a list of their own. */
  isPopUp: boolean;
  options: string[];
}

const MOST = 50;
const MOST_OPTIONS = 300;

export function probe({ selectorOf }: ProbedPage): NativeCombobox[] {
  return everywhere("select[role=combobox i],input[list][role=combobox i]")
    .slice(0, MOST)
    .map((field) => ({
      selector: selectorOf(field),
      isNamed: accessibleName(field) !== "",
      isPopUp: !matchesSelector(field, "[multiple],[size]:not([size='1'],[size='0'])"),
      options: queryAll(field, "option").slice(0, MOST_OPTIONS).map(selectorOf),
    }));
}
