import { KEYBOARD_REACH } from "#checks/accessibility/families/keyboard-reach.ts";
import { hoveredOnce } from "#checks/accessibility/operated/hovered-once.ts";
import { quoted, unlessUntried } from "#checks/accessibility/operated/judge-operated.ts";
import { examine, rule } from "#checks/accessibility/rule.ts";
import type { Decision, RuleDefect } from "#checks/accessibility/rule.ts";
import { probeBeside } from "#gather/examining/page-probe.ts";
import {
  HOVER_CONTENTS,
  type HoverContent,
  type HoverContents,
} from "#gather/operating/hover/hover-facts.ts";
import { POINTER_ACTS, type PointerActs } from "#gather/operating/gestures/pointer-act-facts.ts";

import type { DrawnHint } from "./probe.ts";

const DRAWN_HINTS = probeBeside(import.meta.url, () => import("./probe.ts"), { shape: 1 });

export const a11yHoverOnlyContent = rule({
  id: "a11y-hover-only-content",
  severity: "high",
  criteria: ["2.1.1"],
  defect: "Content that only the mouse brings up",
  title: "The keyboard brings up whatever the mouse pointer does",
  ...KEYBOARD_REACH,
  fixSteps: [
    'Show the content on keyboard focus, too. In a style sheet, add ":focus-within" next to ":hover".',
    "For a menu, add a button with aria-expanded that opens and closes it.",
    "Then try it: put the mouse aside, and reach everything in the menu with the Tab key.",
  ],
  effort: "M",
  examines: [
    examine(HOVER_CONTENTS, decide),
    examine(DRAWN_HINTS, decideOnHints),
    examine(POINTER_ACTS, decideOnDrawings),
  ],
});

/** What a style sheet writes is told as what comes by itself is. */
function decideOnHints(hints: readonly DrawnHint[]): Decision {
  return {
    applies: hints.length > 0,
    defects: hints.filter(({ isForFocus }) => !isForFocus).map(hintDefect),
  };
}

function hintDefect({ text, hasStop, explains, element }: DrawnHint): RuleDefect {
  const message = `The mouse pointer brings up ${quoted(text, "content")}, and the keyboard doesn't`;
  if (hasStop || explains === true) return { severity: "medium", message, element };
  return { outcome: "review", message: `${message}. Is the text told anywhere else?`, element };
}

/** What can be read where the pointer moves over a drawing. That a table says the same in other words, only a person can tell. */
function decideOnDrawings({
  acts,
  drawings: found = 0,
  notTried,
}: PointerActs): Decision | { reason: string } {
  const drawings = acts.filter(({ way }) => way === "move");
  const defects = drawings
    .filter(({ hasOtherWay, isConfirmed }) => !hasOtherWay && isConfirmed)
    .map(({ text = "", element }): RuleDefect => {
      const message = `Moving the mouse over this drawing brings up ${quoted(text, "a text")}, and the keyboard doesn't`;
      return { outcome: "review", message: `${message}. Is it told anywhere else?`, element };
    });
  return unlessUntried({ applies: drawings.length > 0, defects }, found > 0 ? notTried : []);
}

function decide({ contents, notTried }: HoverContents): Decision | { reason: string } {
  const defects = hoveredOnce(contents)
    // What a style sheet writes is told on every page, operated or not.
    .filter(
      ({ byKeyboard, isUnreached, isDrawn }) =>
        (byKeyboard === "none" || isUnreached === true) && isDrawn !== true,
    )
    .flatMap(defectOf);
  return unlessUntried({ applies: contents.length > 0, defects }, notTried);
}

function defectOf(content: HoverContent): RuleDefect[] {
  const { text, links, controls, isToldElsewhere, isReadNowhereElse, hasStop, trigger: element } = content;
  const what = quoted(text, "content");
  if (links.length + controls > 0) {
    const message =
      content.isUnreached === true
        ? `The keyboard focus brings up ${what} with things to use, and no key that we tried gets to them`
        : `The mouse pointer brings up ${what} with things to use, and the keyboard doesn't`;
    const doubt = doubtOf(content);
    if (doubt === "told") return [];
    return doubt === null
      ? [{ message, element }]
      : [{ outcome: "review", message: `${message}. ${doubt}`, element }];
  }
  if (isPlaceOnTrack(content)) return [];
  if (content.isPicture === true) {
    const brought = `The mouse pointer brings up the picture ${what}, and the keyboard doesn't`;
    return [{ outcome: "review", message: `${brought}. Can people see it in another way?`, element }];
  }
  const message = `The mouse pointer brings up ${what}, and the keyboard doesn't`;
  if (isToldElsewhere) {
    if (isReadNowhereElse !== true || !hasStop) return [];
    const why = "Screen readers tell it, but people who see and use the keyboard can't read it";
    return [{ outcome: "advice", wcag: [], message: `${message}. ${why}`, element }];
  }
  // What explains something says what isn't said there.
  if (hasStop || content.explains === true || content.hasNewWords === true)
    return [{ severity: "medium", message, element }];
  return [{ outcome: "review", message: `${message}. Is the text told anywhere else?`, element }];
}

/** The time or amount under the pointer, which whoever moves a slider by keys hears as its value. */
function isPlaceOnTrack({ text, trigger }: HoverContent): boolean {
  return (
    !/\p{L}/u.test(text) && /type="range"|role="(?:slider|progressbar)"|<progress\b/.test(trigger.snippet)
  );
}

/** What leaves it open whether people miss anything; `told` where they don't. */
function doubtOf({ isElsewhere, isUnderOtherWords, isOfButton }: HoverContent): string | null {
  if (!isElsewhere) return null;
  if (isUnderOtherWords !== true)
    return isOfButton === true
      ? "The same links are elsewhere on the page, but the button does nothing. Can people do without it?"
      : "told";
  return isOfButton === true
    ? null
    : "Other links on the page lead to the same addresses under different names. Do they offer the same?";
}
