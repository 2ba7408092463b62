import { attribute, closestElement, matchesSelector, queryAll, rectOf } from "#gather/page/in-page/dom.ts";
import { readPageState } from "#gather/page/in-page/operating/page/page-state.ts";

const USED = "a[href],button,[role=button],[role=link],label,summary";
/** Side of what is looked at; CSS pixels. */
const LEAST = 80;

/**
 * Pictures among what came that say what they show, and that nothing else on the page shows or is called like. What leads on,
 * as from a card of a shop to its product, shows more there.
 */
export function picturesAmong(came: readonly Element[], trigger: Element): Element[] {
  const leadsOn = closestElement(trigger, USED) !== null || queryAll(trigger, USED).length > 0;
  if (leadsOn || closestElement(trigger, "[aria-hidden=true]") !== null) return [];
  const state = readPageState();
  const pictures = came.flatMap((element) =>
    matchesSelector(element, "img") ? [element] : queryAll(element, "img"),
  );
  const others = queryAll(document, "img").filter((one) => state.has(one) && !pictures.includes(one));
  const isShownBy = (picture: Element, other: Element): boolean =>
    attribute(other, "src") === attribute(picture, "src") || altOf(other) === altOf(picture);
  return pictures.filter((picture) => {
    const { width, height } = rectOf(picture);
    const isLooked = Math.min(width, height) >= LEAST && altOf(picture) !== "";
    return isLooked && !others.some((other) => isShownBy(picture, other));
  });
}

function altOf(picture: Element): string {
  return (attribute(picture, "alt") ?? "").trim();
}
