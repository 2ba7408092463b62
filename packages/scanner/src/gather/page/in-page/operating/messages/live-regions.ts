import { closestElement, isElement, textContent } from "#gather/page/in-page/dom.ts";
import { queryPage } from "#gather/page/in-page/operating/page/through-shadows.ts";

/** What screen readers read out by themselves. */
export const TELLS =
  ":is([role=alert],[role=status],[role=log],[role=alertdialog],output):not([aria-live=off]),[aria-live=polite],[aria-live=assertive]";
const LOOK_EVERY_MS = 40;
/** Live regions into which words were put since it was noted what they say, be they the same. */
const written = new Set<Element>();

new MutationObserver((records) => {
  for (const { target, type, addedNodes } of records) {
    if (type === "childList" && addedNodes.length === 0) continue;
    const element = isElement(target) ? target : target.parentNode;
    const region = isElement(element) ? closestElement(element, TELLS) : null;
    if (region !== null) written.add(region);
  }
}).observe(document, { subtree: true, childList: true, characterData: true });

/** Notes what stands in live regions, those out of sight included. */
export function noteTold(): ReadonlyMap<Element, string> {
  written.clear();
  return toldNow();
}

function toldNow(): Map<Element, string> {
  return new Map(queryPage(TELLS).map((element) => [element, (textContent(element) ?? "").trim()]));
}

/** What live regions say that they did not say before, and what was put into them once more. */
export function toldSince(told: ReadonlyMap<Element, string>): string[] {
  return [...toldNow()].flatMap(([region, text]) =>
    text !== "" && ((told.get(region) ?? "") !== text || written.has(region)) ? [text] : [],
  );
}

/** Waits for a live region to say something; whether one did. */
export async function toldWithin(told: ReadonlyMap<Element, string>, ms: number): Promise<boolean> {
  const until = performance.now() + ms;
  while (toldSince(told).length === 0) {
    if (performance.now() >= until) return false;
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
  }
  return true;
}
