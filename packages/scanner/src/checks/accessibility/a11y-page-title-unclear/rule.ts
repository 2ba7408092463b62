import { WORDING } from "#checks/accessibility/families/wording.ts";
import { examine, rule } from "#checks/accessibility/rule.ts";
import type { Decision, ExaminedPage, RuleDefect } from "#checks/accessibility/rule.ts";
import { isFileOrAddress, isFiller } from "#checks/accessibility/wording/filler-text.ts";
import { plainWords } from "#checks/accessibility/wording/plain-words.ts";
import { probeBeside } from "#gather/examining/page-probe.ts";

import { hasFormOf } from "./inflections.ts";
import type { PageTitle } from "./probe.ts";
import { isLeftBehind } from "./titles-left-behind.ts";

const PAGE_TITLE = probeBeside(import.meta.url, () => import("./probe.ts"), { shape: 1 });
/** Letters a word is known by, so that `harvest` and `harvesting` are alike. */
const STEM = 5;
/** Characters of a page from which its words tell what it is about, and how many are read. */
const ENOUGH_TEXT = 40;
const TEXT_READ = 20_000;

export const a11yPageTitleUnclear = rule({
  id: "a11y-page-title-unclear",
  severity: "medium",
  criteria: ["2.4.2"],
  actRules: ["c4a8a4"],
  defect: "Page title doesn't match the page",
  title: "The page title matches the page",
  ...WORDING,
  fixSteps: [
    "Give the page its own title: first its topic, then the name of your site. In most site editors, look for the page's settings or its SEO panel.",
  ],
  effort: "S",
  likelyOwner: "editor",
  examines: [examine(PAGE_TITLE, decide)],
});

/** Titles that name no page, and titles that share no word with what the page says. */
function decide(named: PageTitle | null, { document }: ExaminedPage): Decision {
  if (named === null) return { applies: false, defects: [] };
  const text = document.gathered ? document.value.text.slice(0, TEXT_READ).toLowerCase() : "";
  const defect =
    leftBehind(named) ??
    shownInsteadOfBetter(named, text) ??
    shorterThanHeading(named) ??
    sharesNoWord(named, text);
  return { applies: true, defects: defect === null ? [] : [{ ...defect, element: named.element }] };
}

function leftBehind({ title }: PageTitle): RuleDefect | null {
  if (!isLeftBehind(title) && !isFiller(title) && !isFileOrAddress(title)) return null;
  return { message: `The title “${title}” doesn't say what the page is about` };
}

function shownInsteadOfBetter({ title, ignored }: PageTitle, text: string): RuleDefect | null {
  const better = fits(title, text) ? undefined : ignored.find((other) => fits(other, text));
  if (better === undefined) return null;
  return {
    message: `Browsers show the title “${title}”, which doesn't match the page. They ignore the second title, “${better}”`,
  };
}

function shorterThanHeading({ title, mainHeadings }: PageTitle): RuleDefect | null {
  const heading = mainHeadings.map(plainWords).find((name) => name !== "") ?? "";
  const name = plainWords(title);
  if (heading.length <= 2 * name.length || !heading.includes(name)) return null;
  return {
    outcome: "review",
    message: `The heading says more than the title “${title}”. Would other pages have the same title?`,
  };
}

function sharesNoWord({ title }: PageTitle, text: string): RuleDefect | null {
  if (tellingWordsOf(title).length === 0 || text.length < ENOUGH_TEXT || fits(title, text)) return null;
  return {
    outcome: "review",
    message: `No word of the title “${title}” is on the page. Does the title match?`,
  };
}

/** Whether any telling word of a title is in the page, in this form or another one. */
function fits(title: string, text: string): boolean {
  const words = tellingWordsOf(title);
  return words.some((word) => text.includes(word.slice(0, STEM))) || hasFormOf(words, text);
}

function tellingWordsOf(title: string): string[] {
  const words = plainWords(title).split(/[^\p{L}\p{N}]+/u);
  return words.filter((word) => word.length >= STEM - 1);
}
