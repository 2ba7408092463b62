import { examine, rule, settle } from "#checks/accessibility/rule.ts";
import type { Decision, RuleDefect } from "#checks/accessibility/rule.ts";
import { ACCESSLINT, ALFA, AXE } from "#evidence/engine-names.ts";
import { withAttributes } from "#fix-examples/mended-markup.ts";
import { probeBeside } from "#gather/examining/page-probe.ts";

import type { NamedControl, NamedControls, NumberCell } from "./probe.ts";

const NAMED_CONTROLS = probeBeside(import.meta.url, () => import("./probe.ts"), { shape: 1 });

const spokenAsSeen = withAttributes(({ attributes }, { message }) => {
  const seen = /People see “(.+?)”/u.exec(message)?.[1];
  return seen === undefined || !attributes.has("aria-label") ? null : { "aria-label": seen };
});

export const a11yLabelContentNameMismatch = rule({
  id: "a11y-label-content-name-mismatch",
  severity: "high",
  criteria: ["2.5.3", "4.1.2"],
  actRules: ["2ee8b8"],
  engines: {
    [AXE]: ["label-content-name-mismatch"],
    [ALFA]: ["sia-r14"],
    [ACCESSLINT]: ["labels-and-names/label-content-mismatch"],
  },
  defect: "Spoken name doesn't contain the visible text",
  title: "The name of a control contains its visible text",
  question: "Can people press it by saying what they see on it?",
  whyItMatters:
    "People who use voice control say what they see on a button. If its hidden name doesn't contain those words, nothing happens.",
  businessImpact: "Customers who use voice control can't press your most important buttons.",
  fixSteps: [
    "Start the aria-label of each control with exactly the words that people see, or remove it.",
    'For example, a button that shows "Search" can be named "Search the store" but not "Find products".',
  ],
  effort: "S",
  example: spokenAsSeen,
  examines: [
    examine(NAMED_CONTROLS, decide),
    settle(NAMED_CONTROLS, ({ iconsOfLetters, notNamedByContent = [], numberCells = [] }) =>
      [
        ...iconsOfLetters,
        ...notNamedByContent,
        ...numberCells.filter(namesItsNumber).map(({ selector }) => selector),
      ].map((selector) => ({
        criterion: "2.5.3",
        selector,
        evenFailed: true,
      })),
    ),
  ],
});

interface Labelled extends Pick<NamedControl, "ariaLabel" | "element"> {
  /** Words that can be seen on it. */
  seen: string[];
  name: string[];
}

/** Controls whose name leaves out words that can be seen on them, so that they cannot be spoken to. */
function decide({ controls }: NamedControls): Decision {
  const labelled = controls.map(labelOf);
  return {
    applies: labelled.length > 0,
    defects: labelled
      .filter(({ name }) => name.length > 0)
      .flatMap((one) => [...mismatch(one), ...hiddenCount(one)]),
    settled: labelled
      .filter(isFine)
      .map(({ element }) => ({ criterion: "2.5.3", selector: element.selector, evenFailed: true })),
  };
}

const OF_NAME: Pick<RuleDefect, "wcag" | "severity"> = { wcag: ["2.5.3"], severity: "medium" };

function mismatch(labelled: Labelled): RuleDefect[] {
  const { element, ariaLabel, seen, name } = labelled;
  if (isFine(labelled)) return [];
  const message = `People see “${seen.join(" ")}”, but the spoken name is “${ariaLabel ?? name.join(" ")}”`;
  return isAbbreviated(seen, name)
    ? [{ ...OF_NAME, outcome: "review", message: `${message}. Do people read both aloud alike?`, element }]
    : [{ ...OF_NAME, message, element }];
}

/** A digit alone is seldom spoken to press a control, but may tell how much is in a cart or how many messages are new. */
function hiddenCount({ element, ariaLabel, seen, name }: Labelled): RuleDefect[] {
  if (!isCount(seen) || containsRun(name, seen) || name.some((word) => /\p{N}/u.test(word))) return [];
  const message = `People see the number ${seen.join("")}, but screen readers say only “${ariaLabel ?? name.join(" ")}”. Is the number told elsewhere?`;
  return [{ outcome: "review", wcag: ["4.1.2"], actRules: [], severity: "medium", message, element }];
}

/** A digit alone: more of them are a text that engines ask for in the name. */
function isCount(seen: readonly string[]): boolean {
  return /^\d$/.test(seen.join(""));
}

function labelOf({ shown, name, ariaLabel, element }: NamedControl): Labelled {
  return { element, ariaLabel, seen: wordsOf(withoutBrackets(shown)), name: wordsOf(name) };
}

/** What a switch shows of its state. What is beside it says what is switched. */
const STATES = new Set(
  "on off yes no ein aus an ja nein oui non activé désactivé sí activado desactivado attivo disattivo aan uit nee ligado desligado".split(
    " ",
  ),
);

/** Nothing to be spoken, a sign or a state alone, or a name that holds the words the control shows. */
function isFine({ seen, name }: Labelled): boolean {
  const isState = seen.every((word) => STATES.has(word));
  return isState || isSymbol(seen) || containsRun(name, seen);
}

/** WCAG counts remarks in brackets, such as `(required)`, not as part of the label. */
function withoutBrackets(label: string): string {
  const rest = label.replaceAll(/\([^()]*\)/g, " ");
  return rest.trim() === "" ? label : rest;
}

/** Soft hyphens and other signs that only tell where a word may break. */
const UNSEEN = /[\u00AD\u200B-\u200D\u2060\uFEFF]/g;

/** Words in lower case; each sign that is read out is a word of its own. */
function wordsOf(text: string): string[] {
  return (
    text
      .toUpperCase()
      .toLowerCase()
      .normalize("NFKC")
      .replaceAll(UNSEEN, "")
      .match(/[\p{L}\p{N}]+|[×÷=+%&€$£]/gu) ?? []
  );
}

/** A single letter or sign on a control stands for a picture. */
function isSymbol(words: readonly string[]): boolean {
  return words.join("").length < 2 || words.every((word) => !/[\p{L}\p{N}]/u.test(word));
}

/** Scripts that set no space between words. */
const WITHOUT_SPACES = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmr}\p{sc=Mymr}]/u;

function containsRun(name: readonly string[], run: readonly string[]): boolean {
  const text = run.join(" ");
  if (WITHOUT_SPACES.test(text)) return name.join(" ").includes(text);
  return name.some((_, start) => run.every((word, offset) => isSaid(word, name[start + offset])));
}

/** Endings that make the day 3 of a calendar the 3rd of its month. */
const ORDINAL = /^(?:st|nd|rd|th|er|re|e|[eè]me|de|ste|o|a)$/;

function isSaid(word: string, name = ""): boolean {
  if (name === word) return true;
  return /^\d{1,2}$/.test(word) && name.startsWith(word) && ORDINAL.test(name.slice(word.length));
}

function namesItsNumber({ shown, name }: NumberCell): boolean {
  return containsRun(wordsOf(name), wordsOf(shown));
}

/** `Ave.` for `Avenue`: people speak the whole word. */
function isAbbreviated(seen: readonly string[], name: readonly string[]): boolean {
  return seen.length === name.length && seen.every((word, index) => name[index]?.startsWith(word) === true);
}
