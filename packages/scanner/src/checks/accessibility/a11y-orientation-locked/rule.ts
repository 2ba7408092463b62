import { SCREENS } from "#checks/accessibility/families/screens.ts";
import { examineTogether, rule } from "#checks/accessibility/rule.ts";
import type { Decision, ExaminedPage, RuleDefect, Settled } from "#checks/accessibility/rule.ts";
import type { EngineFinding } from "#evidence/engines.ts";
import { ACCESSLINT, ALFA } from "#evidence/engine-names.ts";
import { probeBeside } from "#gather/examining/page-probe.ts";

import type { Standing } from "./probe.ts";

const UPRIGHT = probeBeside(import.meta.url, () => import("./probe.ts"), { shape: 1, when: "phone upright" });
const LYING = probeBeside(import.meta.url, () => import("./probe.ts"), { shape: 1, when: "phone lying" });
/** Share of the window from which on a request to turn the device stands for the page. */
const COVERS_ALL = 0.8;
/** Letters from which the loss of nearly all of them means something. */
const TELLING = 400;
const NEARLY_NONE = 0.05;

export const a11yOrientationLocked = rule({
  id: "a11y-orientation-locked",
  severity: "high",
  criteria: ["1.3.4"],
  actRules: ["b33eff"],
  engines: { [ALFA]: ["sia-r44"], [ACCESSLINT]: ["adaptable/orientation-lock"] },
  defect: "Page locked to portrait or landscape",
  title: "The page works in portrait and in landscape",
  question: "Does everything fit when you turn the phone?",
  ...SCREENS,
  fixSteps: [
    "In your style sheet, find the rule that rotates or hides the content for one orientation, and remove it.",
  ],
  effort: "M",
  examines: [
    examineTogether([UPRIGHT, LYING], ([upright, lying], page) => ({
      ...decide(upright, lying),
      settled: [...turnedMarks(page), ...nothingTurned(upright, lying, page)],
    })),
  ],
});

function decide(upright: Standing, lying: Standing): Decision {
  const defects = [...lossesOf(upright, lying, "upright"), ...lossesOf(lying, upright, "sideways")];
  return { applies: true, defects: defects.map((defect) => ({ ...defect, view: "device turned" })) };
}

/**
 * An arrow or icon that points the other way where parts stand below each other turns nothing that people read. What
 * else doubts the style sheet is settled where it turns nothing but such marks.
 */
function turnedMarks(page: ExaminedPage): Settled[] {
  const findings = findingsOn(page);
  const turned = findings.filter(({ engine, rule: by }) => engine === ALFA && by === "sia-r44");
  const marks = turned.filter(({ element }) => element !== null && isMark(element.snippet));
  const isAllMarks = marks.length > 0 && marks.length === turned.length;
  const doubted = isAllMarks
    ? findings.filter(({ engine, rule: by }) => engine === ACCESSLINT && by === "adaptable/orientation-lock")
    : [];
  return [...marks, ...doubted].flatMap(({ element }) =>
    element === null ? [] : [{ criterion: "1.3.4", selector: element.selector, ofThisRule: true }],
  );
}

function findingsOn({ engines }: ExaminedPage): EngineFinding[] {
  return engines.flatMap(({ report }) => (report.gathered ? report.value.findings : []));
}

/** What a style sheet seems to do is no doubt where all words were seen to lie the same way, however the device is held. */
function nothingTurned(upright: Standing, lying: Standing, page: ExaminedPage): Settled[] {
  const { turnedWords: here } = upright;
  const { turnedWords: there } = lying;
  if (here === undefined || there === undefined) return [];
  const isTurned = Object.keys({ ...here, ...there }).some((words) => here[words] !== there[words]);
  const findings = findingsOn(page);
  if (isTurned || findings.some(({ engine, rule: by }) => engine === ALFA && by === "sia-r44")) return [];
  return findings
    .filter(({ engine, rule: by }) => engine === ACCESSLINT && by === "adaptable/orientation-lock")
    .flatMap(({ element }) =>
      element === null ? [] : [{ criterion: "1.3.4", selector: element.selector, ofThisRule: true }],
    );
}

/** Of markup that was cut off, what is said in the rest is not known. */
function isMark(snippet: string): boolean {
  const isWhole = /<\/[\w-]+>$/.test(snippet.trim());
  const text = snippet.replaceAll(/<[^>]*>/g, "");
  return (
    isWhole && !/\p{L}\p{L}|\d\d/u.test(text) && !/<(?:iframe|video|canvas|table|img|input)\b/i.test(snippet)
  );
}

/** What one way to hold the device takes away that the other gives. */
function lossesOf(here: Standing, there: Standing, held: string): RuleDefect[] {
  if (isAcross(here.turned) && !isAcross(there.turned)) {
    const message = `The page rotates by 90 degrees when people hold the device ${held}`;
    return [{ message, element: here.holder }];
  }
  if (here.asks !== null && there.asks === null) {
    const { text, coversShare, element } = here.asks;
    const isAll = coversShare >= COVERS_ALL || saysNothingElse(here, there);
    const message = `When people hold the device ${held}, the page says “${text}”${isAll ? " instead of showing its content" : ". Can people use it that way, too?"}`;
    return [{ outcome: isAll ? "fail" : "review", message, element }];
  }
  if (there.letters < TELLING || here.letters > there.letters * NEARLY_NONE) return [];
  const message = `Almost all text disappears when people hold the device ${held}. Can they still get to it?`;
  return [{ outcome: "review", message, element: here.holder }];
}

/** Whether the request to turn the device is all that is left of a page with text. */
function saysNothingElse({ letters, asks }: Standing, there: Standing): boolean {
  const asked = (asks?.text ?? "").replaceAll(/\s+/g, "").length;
  return there.letters >= TELLING && letters - asked <= there.letters * NEARLY_NONE;
}

function isAcross(degrees: number): boolean {
  return Math.abs(Math.abs(degrees) % 180) === 90;
}
