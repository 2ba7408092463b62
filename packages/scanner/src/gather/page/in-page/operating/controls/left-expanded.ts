import type { LeftExpanded } from "#gather/operating/controls/control-facts.ts";

import {
  attribute,
  folded,
  matchesSelector,
  parentElement,
  queryAll,
  tagName,
} from "#gather/page/in-page/dom.ts";
import type { ProbedPage } from "#gather/page/in-page/probed-page.ts";
import { accessibleName, referenced } from "#gather/page/in-page/semantics.ts";
import { type Before, contains, deepActive, newlyShown } from "./effects.ts";
import { focusOf } from "./find-controls.ts";
import { type PageState, readPageState } from "#gather/page/in-page/operating/page/page-state.ts";

const SAYS_OPEN = "[aria-expanded=true]";
const STEPS_AROUND = 4;
const NAME_LIMIT = 80;

/** A control that was opened, with what came, and the first one beside it that opens something else. */
let opened: { control: Element; content: readonly Element[]; peer: Element } | null = null;

/** Controls that say that something is open though what they name went with the last press. */
export function leftExpanded(before: Before, page: ProbedPage): LeftExpanded[] {
  const state = readPageState();
  return queryAll(document, SAYS_OPEN)
    .filter((control) => control !== before.control && before.state.has(control) && state.has(control))
    .filter((control) => {
      const contents = referenced(control, "aria-controls");
      const wasSeen = contents.length > 0 && contents.every((content) => before.state.has(content));
      return (
        wasSeen && said(before, control, "true") && !contents.some((content) => isSeenIn(state, content))
      );
    })
    .map((control) => told(control, before.control, page));
}

function said({ state }: Before, control: Element, value: "true" | "false"): boolean {
  return state.get(control)?.states.includes(`["aria-expanded","${value}"]`) === true;
}

function isSeenIn(state: PageState, content: Element): boolean {
  return [content, ...queryAll(content, "*")].some((element) => state.has(element));
}

function told(control: Element, by: Element, { describe }: ProbedPage): LeftExpanded {
  const nameOf = (element: Element): string => folded(accessibleName(element), NAME_LIMIT);
  return { element: describe(control), name: nameOf(control), by: nameOf(by) };
}

/** Whether the control that was opened, and is closed again, still says that it is open. */
export function staysExpanded(before: Before): boolean {
  const { control } = before;
  const isThere = readPageState().has(control) && matchesSelector(control, SAYS_OPEN);
  return isThere && said(before, control, "false");
}

/** Whether another control stands beside the one that was tried, before any of them is opened. */
export function hasPeer({ control }: Before): boolean {
  return firstPeerOf(control, []) !== null;
}

/** Notes what the control opened; whether another one stands beside it that opens something, too. */
export function notePeer(before: Before): boolean {
  const { control } = before;
  const content = newlyShown(before).filter((element) => !contains(control, element));
  const peer =
    matchesSelector(control, SAYS_OPEN) && content.length > 0 ? firstPeerOf(control, content) : null;
  opened = peer === null ? null : { control, content, peer };
  return opened !== null;
}

/** Of controls of one kind beside each other, the first is tried with the next. */
function firstPeerOf(control: Element, content: readonly Element[]): Element | null {
  const state = readPageState();
  let around = parentElement(control);
  for (let step = 0; around !== null && step < STEPS_AROUND; step += 1, around = parentElement(around)) {
    const all = queryAll(around, `${tagName(control)}[aria-expanded]`).filter(
      (one) => one === control || (state.has(one) && focusOf(one) === "tab" && isPeer(one, control)),
    );
    const others = all.filter((one) => !content.some((element) => contains(element, one)));
    if (others.length > 1) return others[0] === control ? (others[1] ?? null) : null;
  }
  return null;
}

function isPeer(one: Element, control: Element): boolean {
  return (
    attribute(one, "aria-expanded") === "false" &&
    attribute(one, "aria-disabled") !== "true" &&
    attribute(one, "role") === attribute(control, "role")
  );
}

/** Gives the one beside it the focus; whether it took it. */
export function focusPeer(): boolean {
  if (!(opened?.peer instanceof HTMLElement)) return false;
  opened.peer.focus({ focusVisible: true });
  return deepActive() === opened.peer;
}

/** The first one, where the press on the other took all away that it had brought, and it still says that it is there. */
export function leftByPeer(page: ProbedPage): LeftExpanded[] {
  if (opened === null) return [];
  const { control, content, peer } = opened;
  const state = readPageState();
  const isGone = content.every((element) => element.isConnected && !isSeenIn(state, element));
  const saysSo = [control, peer].every((one) => state.has(one) && matchesSelector(one, SAYS_OPEN));
  return isGone && saysSo ? [told(control, peer, page)] : [];
}
