import { ADHERENCE_NAMES, isFailing } from "@plumbline/contract/adherence";
import { affectedPeople } from "@plumbline/contract/affected-people";
import type { ConformanceRow, CriterionFacts } from "@plumbline/contract/conformance-reports";
import { rowByHand } from "@plumbline/contract/conformance-tables";
import { CRITERION_STATE_WORDS, failedUseWords, overtakenWords } from "@plumbline/contract/criterion-words";
import { count } from "@plumbline/contract/numbers";
import { isProvision } from "@plumbline/contract/section-508";
import { dayWords } from "@plumbline/contract/time-words";

import { calendarWords, pathOf } from "#addresses.ts";
import type { ConformanceDocument } from "#statement-input.ts";

interface Judged {
  row: ConformanceRow;
  seen: CriterionFacts | undefined;
  /** Day of the scan, in words. */
  day: string;
  measuredPages: number;
}

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

/** What the report says of a chapter as a whole: the same in every format. */
export function wholeNotes(row: ConformanceRow, report: Pick<ConformanceDocument, "facts">): string[] {
  return [`${ADHERENCE_NAMES[row.adherence]}.`, ...rowNotes(row, report).map(sentence)];
}

function openNotes(judged: Judged): string[] {
  const { row, seen } = judged;
  const byHand = rowByHand(row.criterion);
  return [
    "No person has evaluated this yet.",
    ...(seen?.state === "failed"
      ? whereNotes(judged, seen)
      : [CRITERION_STATE_WORDS[seen?.state ?? "not-tested"]]),
    ...(seen?.lookedAt === undefined ? [] : [seen.lookedAt]),
    ...(byHand === undefined ? [] : [`Still to be checked by a person: ${byHand}`]),
  ];
}

function failingNotes(judged: Judged): string[] {
  const { row, seen } = judged;
  const where = seen?.state === "failed" ? whereNotes(judged, seen) : [];
  const areNamed = where.length > 0 && isProvision(row.criterion);
  const people = areNamed ? [] : affectedPeople(row.criterion);
  return [
    ...where,
    ...(people.length === 0 ? [] : [`Affects ${people.join("; ")}.`]),
    `Workaround: ${sentence(row.workaround || "none stated")}`,
    `Target date: ${row.targetDate === null ? "not set yet" : calendarWords(row.targetDate)}.`,
    judgeNote(judged),
    ...(seen?.overtaken === undefined ? [] : [overtakenWords(seen.overtaken)]),
  ];
}

function whereNotes({ row, day, measuredPages }: Judged, seen: CriterionFacts): string[] {
  if (isProvision(row.criterion)) return [`${failedUseWords(seen, ` on ${day}`)} Tables 1 and 2 say where.`];
  const { places, pages, defects, examples } = seen;
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
  if (seen?.state !== "failed") return [judgeNote(judged)];
  const found = isProvision(row.criterion)
    ? failedUseWords(seen, ` on ${day}`)
    : `Automated checks on ${day} found failures at ${count(seen.places, "place")}.`;
  const reason = row.remarks === "" ? "without a reason so far" : "for the reason above";
  return [`${found} ${row.evaluator} judged otherwise, ${reason}.`, judgeNote(judged)];
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
