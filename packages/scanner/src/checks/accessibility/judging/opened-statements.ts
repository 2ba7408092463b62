import { quoted } from "#checks/accessibility/operated/judge-operated.ts";
import type { ExaminedPage, Rule } from "#checks/accessibility/rule.ts";
import { factsOf } from "#evidence/probe-facts.ts";
import { OPENED_STATES, type OpenedState } from "#gather/operating/opened/opened-facts.ts";
import { VIEW_LABELS } from "#gather/views/view-names.ts";

import { IN_NARROW_WINDOW, inTheView, type Statement, statementsOn, withFirst } from "./statements.ts";

const OF_COLORS = new Set(["1.4.1", "1.4.3", "1.4.11"]);

/**
 * What engines and rules say of dialogs, menus and the like that only operating the page brought up. What they say of
 * all around it is left out, for that was told of the page as it is loaded.
 */
export function statementsOnOpened(page: ExaminedPage, rooms: readonly Rule[]): Statement[] {
  const opened = factsOf(page, OPENED_STATES);
  if (opened?.gathered !== true) return [];
  return opened.value.states.flatMap((state) => statementsIn(state, page, rooms));
}

function statementsIn(state: OpenedState, { document }: ExaminedPage, rooms: readonly Rule[]): Statement[] {
  const { engines, facts, isRepainted } = state;
  const inside = new Set(state.inside);
  const after = wordsFor(state);
  return statementsOn({ engines, facts, document }, rooms)
    .statements.filter(({ element }) => element !== null && inside.has(element.selector))
    .filter(({ wcag }) => isRepainted !== true || wcag.some((criterion) => OF_COLORS.has(criterion)))
    .map((statement) => ({ ...statement, view: VIEW_LABELS.operated, after }));
}

/** How people get there. */
function wordsFor(state: OpenedState): string {
  const { inView, isInNarrowWindow } = state;
  const how = howItOpened(state);
  const there = inView === undefined ? how : withFirst(inTheView(inView), how);
  return isInNarrowWindow === true ? withFirst(IN_NARROW_WINDOW, there) : there;
}

function howItOpened({ way, opener, pressedBefore }: OpenedState): string {
  if (way === "waiting") return "After some seconds on the page";
  const control = quoted(opener, "a control without a name");
  if (pressedBefore !== undefined)
    return `After pressing ${quoted(pressedBefore, "a control without a name")} and then ${control}`;
  if (way === "filling in") return `After filling in the form and pressing ${control}`;
  return way === "sending" ? `After pressing ${control} with an empty form` : `After ${way} ${control}`;
}
