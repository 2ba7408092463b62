import { tagName } from "#gather/page/in-page/dom.ts";
import type { PageState } from "#gather/page/in-page/operating/page/page-state.ts";

/** Whether frameworks only made the same anew, such as entries that a filter had taken away, and in the same order. */
export function isDrawnAnew(
  went: readonly Element[],
  came: readonly Element[],
  { state, now }: { state: PageState; now: PageState },
): boolean {
  const said = (elements: readonly Element[], seen: PageState): string =>
    elements.map((one) => `${tagName(one)} ${seen.get(one)?.text} ${seen.get(one)?.states}`).join("|");
  const isGone = went.every((element) => !element.isConnected);
  return isGone && went.length === came.length && said(went, state) === said(came, now);
}
