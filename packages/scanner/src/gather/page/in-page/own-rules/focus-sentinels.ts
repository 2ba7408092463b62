import { queryAll, textContent } from "../dom.ts";
import type { Cleared } from "./rule-hit.ts";

const MOST = 12;
const WAIT_MS = 20;

/**
 * Empty elements hidden from screen readers that pass the keyboard focus on at once, as dialogs have them at their
 * start and end: no one is ever left on them.
 */
export async function focusSentinels(): Promise<Cleared[]> {
  const empty = queryAll(document, "[aria-hidden=true][tabindex]").filter(
    (element) => (textContent(element) ?? "").trim() === "" && element.children.length === 0,
  );
  const found: Cleared[] = [];
  for (const element of empty.slice(0, MOST)) {
    if (element instanceof HTMLElement && element.tabIndex >= 0 && (await passesFocusOn(element)))
      found.push({ criterion: "4.1.2", element, evenFailed: true });
  }
  return found;
}

async function passesFocusOn(element: HTMLElement): Promise<boolean> {
  const before = document.activeElement;
  element.focus({ preventScroll: true });
  await new Promise((resolve) => setTimeout(resolve, WAIT_MS));
  const now = document.activeElement;
  const isPassedOn = now !== null && now !== element && now !== document.body && now !== before;
  if (now instanceof HTMLElement) now.blur();
  return isPassedOn;
}
