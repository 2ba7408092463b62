import { examine, rule, settle } from "#checks/accessibility/rule.ts";
import type { Decision, RuleDefect } from "#checks/accessibility/rule.ts";
import { HEADING_SIGN } from "#checks/accessibility/wording/heading-signs.ts";
import type { ElementRef } from "#evidence/document.ts";
import { ACCESSLINT, AXE } from "#evidence/engine-names.ts";
import { probeBeside } from "#gather/examining/page-probe.ts";

import type { LeadLine } from "./lead-lines.ts";
import type { LineCalledHeading, LineLikeHeading, StandingOutLine, StandingOutLines } from "./probe.ts";

const STANDING_OUT_LINES = probeBeside(import.meta.url, () => import("./probe.ts"), { shape: 3 });
/** Lines of one look above running text; a single one may be emphasis. */
const A_SERIES = 3;
const LARGER = 1.2;
const MUCH_LARGER = 1.3;
const CLEARLY_LARGER = 1.6;
const BOLD = 600;
const LONG_TEXT = 80;
/** A sentence, a list's introduction or a lead-in ends so. */
const NO_HEADING = /[.,;:…]$/;

export const a11yPAsHeading = rule({
  id: "a11y-p-as-heading",
  severity: "high",
  criteria: ["1.3.1"],
  engines: { [AXE]: ["p-as-heading"], [ACCESSLINT]: ["navigable/p-as-heading"] },
  defect: "Heading that is only bold text",
  title: "Headings are marked as headings",
  question: "Is it the heading of what follows?",
  whyItMatters:
    "A screen reader lists the headings of a page and lets people jump from one to the next. A line that is only bold is not in that list.",
  businessImpact:
    "Customers who are blind have to listen to the whole page to find your prices or opening hours.",
  fixSteps: [
    "Mark each bold or large line that introduces a section as <h2>, <h3> and so on, in the order of the page. In most site editors, choose a heading style for it.",
    "Leave bold text that is only emphasis as it is.",
  ],
  effort: "S",
  likelyOwner: "editor",
  examines: [
    examine(STANDING_OUT_LINES, decide),
    settle(STANDING_OUT_LINES, ({ captions }) =>
      captions.map((selector) => ({ criterion: "1.3.1", selector, evenFailed: true, ofThisRule: true })),
    ),
  ],
});

/** https://www.w3.org/WAI/WCAG22/Techniques/failures/F2 */
function decide({
  lines: all,
  likeHeadings = [],
  calledHeadings = [],
  aboveThings = [],
  leads = [],
}: StandingOutLines): Decision {
  const lines = withoutSubtitles(all.filter(({ text }) => !NO_HEADING.test(text)));
  const series = Map.groupBy(lines, ({ look }) => look);
  const alike = likeHeadings.filter(({ text }) => !NO_HEADING.test(text)).map(asHeading);
  const ofLook = new Set(alike.map(({ element }) => element?.selector));
  const called = calledHeadings
    .filter(({ text, element }) => !NO_HEADING.test(text) && !ofLook.has(element.selector))
    .map(asCalled);
  const told = new Set([...alike, ...called].map(({ element }) => element?.selector));
  const standing = lines
    .filter(({ element }) => !told.has(element.selector))
    .flatMap((line) => defectOf(line, series.get(line.look)?.length ?? 1));
  for (const { element } of standing) told.add(element?.selector);
  const above = aboveThings
    .filter(
      ({ text, element }) => !NO_HEADING.test(text) && !/[!?]$/.test(text) && !told.has(element.selector),
    )
    .map(asAbove);
  const applies = [all, likeHeadings, calledHeadings, aboveThings, leads].some(({ length }) => length > 0);
  return { applies, defects: [...alike, ...called, ...standing, ...above, ...leading(leads)] };
}

/**
 * Lines that tell more of the heading above them, where that is where most lines of this look stand: the employer below
 * a post. https://html.spec.whatwg.org/multipage/sections.html#the-hgroup-element
 */
function withoutSubtitles(lines: StandingOutLine[]): StandingOutLine[] {
  const series = Map.groupBy(lines, ({ look }) => look);
  return [...series.values()].flatMap((alike) => {
    const others = alike.filter(({ isBelowHeading }) => !isBelowHeading);
    return alike.length > 1 && others.length * 2 < alike.length ? others : alike;
  });
}

/** What a class calls a heading, and what looks like one, is one for those who see it. */
function asHeading({ text, heading, isCalledOne, element }: LineLikeHeading): RuleDefect {
  const message = `“${text}” looks like the headings of the page (${heading}) but is not marked as one`;
  return isCalledOne === true
    ? { message, element }
    : { outcome: "review", message: `${message}. Is it a heading?`, element };
}

/** A subtitle may be called so, too. */
function asCalled({ text, called, isBelowHeading, element }: LineCalledHeading): RuleDefect {
  const message = `“${text}” is large and called “${called}” in the page's code but is not marked as a heading`;
  return isBelowHeading
    ? { outcome: "review", message: `${message}. Is it a heading?`, element }
    : { message, element };
}

function asAbove({ text, element }: { text: string; element: ElementRef }): RuleDefect {
  const message = `“${text}” looks like a heading of what is below it but is not marked as one. Is it a heading?`;
  return { outcome: "review", message, element };
}

/** One bold line alone may be emphasis. */
function leading(leads: LeadLine[]): RuleDefect[] {
  const titles = leads.filter(({ text }) => !NO_HEADING.test(text) && !/[!?！？]$/u.test(text));
  return titles
    .filter(({ isMarked }) => isMarked || titles.length > 1)
    .map(({ text, element }) => ({
      outcome: "review",
      message: `“${text}” is a bold line above the text in the same paragraph and is not marked as a heading. Is it one?`,
      element,
    }));
}

function defectOf(line: StandingOutLine, alike: number): RuleDefect[] {
  const isLarger = line.pixels >= line.pixelsBelow * LARGER;
  const isSection = isLarger || (line.isProse && line.weight >= BOLD);
  const message = `“${line.text}” looks like a heading of the text below it but is not marked as one`;
  const isClear = alike > 1 && line.pixels >= line.pixelsBelow * CLEARLY_LARGER && line.weight >= BOLD;
  if (
    (isClear && line.lettersBelow >= LONG_TEXT) ||
    (alike >= A_SERIES && isSection && line.lettersBelow >= LONG_TEXT)
  )
    return [{ message, element: line.element }];
  const isDoubtful =
    HEADING_SIGN.test(line.text) ||
    (alike > 1 ? isSection : line.pixels >= line.pixelsBelow * MUCH_LARGER && line.weight >= BOLD);
  return isDoubtful
    ? [{ outcome: "review", message: `${message}. Is it a heading?`, element: line.element }]
    : [];
}
