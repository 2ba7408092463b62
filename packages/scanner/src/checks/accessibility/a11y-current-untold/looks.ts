import {
  childElements,
  classNames,
  matchesSelector,
  queryAll,
  rectOf,
  tagName,
} from "#gather/page/in-page/dom.ts";
import { textOf } from "#gather/page/in-page/semantics.ts";

const CURRENT =
  /(?:^|[-_])(?:active|current|selected|chosen|sel|cur|on|aktiv[aen]?|aktuell|gew[aä]e?hlt|actif|actuel|courant|choisi|activ[oa]|actual|elegid[oa]|ativ[oa]|attiv[oa]|corrente|scelt[oa]|actief|huidig|gekozen|aktywn[aey]|wybran[aey]|vald|valgt|aktivn[iíy])$/i;
/** Alone: `book-now` is a call to do something. */
const NOW =
  /^(?:is[-_])?(?:now|here|jetzt|hier|an|maintenant|ici|ahora|aqu[ií]|adesso|ora|qui|agora|nu|teraz|tutaj)$/i;
const STATES =
  "[aria-current]:not([aria-current=false]),[aria-selected],[aria-pressed],[aria-checked],[aria-disabled],[aria-label],[aria-labelledby],[title],:disabled";
/** Signs that a screen reader reads with the words. */
const TICK = /[✓✔☑◉●]/u;

/** Whether the element's own class calls it the current or chosen one. */
export function isCalledCurrent(part: Element): boolean {
  return classNames(part).some((name) => CURRENT.test(name) || NOW.test(name));
}

/** The item with what it holds by itself: a list item, the link in it, and the words in that. */
export function partsOf(item: Element): Element[] {
  const [only, ...others] = childElements(item);
  return only === undefined || others.length > 0 ? [item, ...(only ? [only] : [])] : [item, ...partsOf(only)];
}

/** All by which one of several stands out, as styles set it. */
export function lookOf(item: Element): string {
  return partsOf(item)
    .map((part) => {
      const { color, backgroundColor, fontWeight, borderColor, borderWidth, textDecorationLine, opacity } =
        getComputedStyle(part);
      return [color, backgroundColor, fontWeight, borderColor, borderWidth, textDecorationLine, opacity].join(
        " ",
      );
    })
    .join("; ");
}

/** Words for screen readers alone take no place. */
export function tellsIt(current: Element): boolean {
  const inside = queryAll(current, "*");
  const isHiddenWord = (one: Element): boolean => {
    const { width, height } = rectOf(one);
    return Math.min(width, height) <= 2 && textOf(one) !== "" && tagName(one) !== "br";
  };
  const isMarked = [current, ...inside].some((one) => matchesSelector(one, STATES));
  return isMarked || inside.some(isHiddenWord) || TICK.test(textOf(current));
}
