import {
  attribute,
  closestElement,
  innerText,
  matchesSelector,
  parentElement,
  queryAll,
  textContent,
} from "#gather/page/in-page/dom.ts";
import { type Before, contains, newlyShown } from "#gather/page/in-page/operating/controls/effects.ts";

/** What stands for an error. Crosses may as well empty a field. */
const SIGN = /^(?:⚠|❗|❕|‼|⛔|🚫|❌|⊗|🛑|!{1,3})\uFE0F?$/u;
const TO_USE = "button,a,label,[role=button]";
const FIELDS = "input:not([type=hidden]),select,textarea";

/** Signs of warning that came without a word for screen readers, and that nothing can be pressed in. */
export function warningsSince(before: Before): Element[] {
  return newlyShown(before).flatMap((came) => [came, ...queryAll(came, "*")].filter(isBareSign));
}

/** Text of a box without the signs of warning in it. */
export function textWithoutSigns(box: HTMLElement): string {
  const signs = queryAll(box, "*").filter((one) => one.childElementCount === 0 && isBareSign(one));
  const text = signs.reduce((left, sign) => left.replace(textOf(sign), ""), innerText(box));
  return text.replaceAll(/\s+/g, " ").trim();
}

function isBareSign(element: Element): boolean {
  return SIGN.test(textOf(element)) && !isNamed(element) && closestElement(element, TO_USE) === null;
}

function textOf(element: Element): string {
  return (textContent(element) ?? "").trim();
}

/** What is hidden from screen readers has no name, whatever its title says. */
function isNamed(sign: Element): boolean {
  if (closestElement(sign, "[aria-hidden=true]") !== null) return false;
  const parts = [sign, ...queryAll(sign, "*"), parentElement(sign)].filter((one) => one !== null);
  return parts.some((one) => ["aria-label", "aria-labelledby", "title"].some((name) => attribute(one, name)));
}

/** Whether a sign stands beside a field and no other one: in its box, or right behind it. */
export function isBesideAlone(sign: Element, field: Element, box: Element): boolean {
  if (queryAll(box, FIELDS).length === 1) return contains(box, sign);
  const around = parentElement(field);
  const from = around !== null && matchesSelector(around, "label") ? around : field;
  const next = from.nextElementSibling;
  return next !== null && contains(next, sign) && queryAll(next, FIELDS).length === 0;
}
