import { attribute, matchesSelector, tagName } from "#gather/page/in-page/dom.ts";
import { everywhere } from "#gather/page/in-page/page-parts.ts";
import type { AskedPage } from "#gather/page/in-page/probed-page.ts";

/** An element with an autofill hint. */
export interface HintedField {
  selector: string;
  tag: string;
  /** In lower case; `text` where it has none. */
  type: string;
  /** As written. */
  hint: string;
  isReadOnly: boolean;
  isDisabled: boolean;
  /** Whether it is out of the tab order and says that it is nothing to be operated. */
  isOutOfUse: boolean;
}

const MOST = 300;

export function probe({ selectorOf, within }: AskedPage): HintedField[] {
  return everywhere("[autocomplete]:not(form)")
    .filter(within(MOST))
    .map((field) => ({
      selector: selectorOf(field),
      tag: tagName(field),
      type: (attribute(field, "type") ?? "text").toLowerCase(),
      hint: (attribute(field, "autocomplete") ?? "").slice(0, 200),
      isReadOnly: matchesSelector(field, ":is(input,textarea):is([readonly],[aria-readonly=true])"),
      isOutOfUse: matchesSelector(field, "[tabindex^='-']:is([role=none],[role=presentation])"),
      isDisabled: matchesSelector(field, ":disabled,[aria-disabled=true]"),
    }));
}
