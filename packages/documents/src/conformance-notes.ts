import { isFailing } from "@plumbline/contract/adherence";
import { affectedPeople } from "@plumbline/contract/affected-people";
import type { ConformanceRow, CriterionFacts } from "@plumbline/contract/conformance-reports";
import { count } from "@plumbline/contract/numbers";
import { dayWords } from "@plumbline/contract/time-words";
import { partForAPerson } from "@plumbline/contract/wcag-by-hand";

import { calendarWords, pathOf } from "#addresses.ts";
import type { ConformanceDocument } from "#statement-input.ts";

interface Judged {
  row: ConformanceRow;
  seen: CriterionFacts | undefined;
  /** Day of the scan, in words. */
  day: string;
  measuredPages: number;
}

/** What automation did with a criterion it found no failure of. */
const STATES: Record<Exclude<CriterionFacts["state"], "failed">, string> = {
  review: "Automated checks found something that only a person can judge.",
  "no-failure-found": "Automated checks found no failure. That does not show that it is met.",
  "not-tested": "No automated check ran for it.",
};

/** What the report says of a criterion besides its level, sentence by sentence: the same in every format. */
export function rowNotes(row: ConformanceRow, { facts }: Pick<ConformanceDocument, "facts">): string[] {
  const judged: Judged = {
    row,
    seen: facts.criteria.find(({ criterion }) => criterion === row.criterion),
    day: dayWords(new Date(facts.scannedAt), facts.timeZone),
    measuredPages: facts.pages.measured,
  };
  const remarks = row.remarks === "" ? [] : [row.remarks];
  if (row.adherence === "not-evaluated") return [...remarks, ...openNotes(judged)];
  if (isFailing(row.adherence)) return [...remarks, ...failingNotes(judged)];
  return [...remarks, ...metNotes(judged)];
}

function openNotes({ row, seen }: Judged): string[] {
  const byHand = partForAPerson(row.criterion);
  return [
    "No person has evaluated this yet.",
    seen === undefined || seen.state === "failed" ? STATES["not-tested"] : STATES[seen.state],
    ...(byHand === undefined ? [] : [`Still to be checked by a person: ${byHand}`]),
  ];
}

function failingNotes(judged: Judged): string[] {
  const { row } = judged;
  const people = affectedPeople(row.criterion);
  return [
    ...(judged.seen?.state === "failed" ? whereNotes(judged, judged.seen) : []),
    ...(people.length === 0 ? [] : [`Affects ${people.join("; ")}.`]),
    `Workaround: ${sentence(row.workaround || "none stated")}`,
    `Target date: ${row.targetDate === null ? "not set yet" : calendarWords(row.targetDate)}.`,
    judgeNote(judged),
  ];
}

function whereNotes(
  { day, measuredPages }: Judged,
  { places, pages, defects, examples }: CriterionFacts,
): string[] {
  const found = defects.length === 0 ? "failures" : defects.join("; ");
  const cited = examples.map(
    ({ page, selector }) => `${pathOf(page)}${selector === null ? "" : ` (${selector})`}`,
  );
  const where =
    cited.length === 0 ? "" : ` ${places > cited.length ? "Among them: " : "Where: "}${cited.join("; ")}.`;
  return [
    `Automated checks on ${day} found: ${found}. ${count(places, "place")} on ${pages} of ${count(measuredPages, "page")}.${where}`,
  ];
}

function metNotes(judged: Judged): string[] {
  const { row, seen, day } = judged;
  const differs =
    seen?.state === "failed"
      ? [
          `Automated checks on ${day} found failures at ${count(seen.places, "place")}. ${row.evaluator} judged otherwise, for the reason above.`,
        ]
      : [];
  return [...differs, judgeNote(judged)];
}

function judgeNote({ row, day }: Judged): string {
  return row.evaluator === ""
    ? `Proposed by automated checks on ${day}. No person has judged it.`
    : `Judged by ${row.evaluator}.`;
}

/** With a period at its end, unless it has one. */
function sentence(text: string): string {
  return /[.!?]$/u.test(text) ? text : `${text}.`;
}
