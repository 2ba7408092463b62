/**
 * Accuracy on the labeled W3C ACT cases in ../shared/corpora/act, page by page: ours beside each engine alone, by
 * success criterion. A failed case counts as found when a failure names one of its criteria; a clean case with such
 * a failure is a false alarm, unless the case is known to break that criterion for another reason.
 *
 * `--cases FOLDER` measures on other cases of the same shape, and `--list` names what was missed or wrong.
 */
import { parseArgs } from "node:util";

import { type Accuracy, type MeasuredAccuracy, measureAccuracy } from "@plumbline/scanner/calibration";

import "../setup/closed-pipes.ts";

const GOALS = { found: 82, falseAlarms: 2, foundWithReview: 92, cleanWithReview: 12 };

const { values } = parseArgs({ options: { cases: { type: "string" }, list: { type: "boolean" } } });
const measured = await measureAccuracy({
  ...(values.cases === undefined ? {} : { folder: values.cases }),
  onProgress: (done, all) => {
    if (done % 100 === 0) console.error(`${done} of ${all} cases`);
  },
});
if (measured === null) {
  const where = values.cases ?? "../shared/corpora/act";
  console.log(`The labeled cases are not here (${where}); nothing was measured.`);
} else {
  printTotals(measured);
  printByCriterion(measured.filter(({ byCriterion }) => byCriterion.size > 0));
  const ours = measured.find(({ who }) => who === "merged")?.all;
  printGoals(ours);
  if (values.list === true) printCases(ours);
}

function printTotals(all: readonly MeasuredAccuracy[]): void {
  console.log(row("", ["found", "false alarms", "with review", "clean with review"]));
  for (const { who, all: total } of all) console.log(row(who, shares(total).map(percent)));
}

function printByCriterion(all: readonly MeasuredAccuracy[]): void {
  console.log(
    `\nFound / false alarms by success criterion\n${row("", ["cases", ...all.map(({ who }) => who)])}`,
  );
  for (const criterion of all[0]?.byCriterion.keys() ?? []) {
    const own = all.map(({ byCriterion }) => byCriterion.get(criterion));
    const [first] = own;
    if (first === undefined) continue;
    const cells = own.map((accuracy) =>
      accuracy === undefined ? "" : `${accuracy.found} / ${accuracy.falseAlarms}`,
    );
    console.log(row(criterion, [`${first.failedCases} + ${first.cleanCases}`, ...cells]));
  }
}

function printGoals(ours: Accuracy | undefined): void {
  if (ours === undefined) return;
  const [found = 0, falseAlarms = 0, withReview = 0, cleanWithReview = 0] = shares(ours);
  const verdict = (reached: boolean): string => (reached ? "reached" : "MISSED ");
  console.log(`
${verdict(found >= GOALS.found)} found as failure ${percent(found)} (goal: at least ${GOALS.found} %)
${verdict(falseAlarms <= GOALS.falseAlarms)} false alarms ${percent(falseAlarms)} (goal: at most ${GOALS.falseAlarms} %)
${verdict(withReview >= GOALS.foundWithReview)} found with review ${percent(withReview)} (goal: at least ${GOALS.foundWithReview} %)
${verdict(cleanWithReview <= GOALS.cleanWithReview)} clean cases with a review ${percent(cleanWithReview)} (goal: at most ${GOALS.cleanWithReview} %)`);
}

function printCases(ours: Accuracy | undefined): void {
  const { missed = [], doubted = [], wrong = [], doubtedClean = [] } = ours ?? {};
  for (const id of missed) console.log(`missed       ${id}`);
  for (const id of doubted) console.log(`review alone ${id}`);
  for (const id of wrong) console.log(`false alarm  ${id}`);
  for (const id of doubtedClean) console.log(`clean review ${id}`);
}

function shares(accuracy: Accuracy): number[] {
  const { failedCases, cleanCases } = accuracy;
  return [
    (100 * accuracy.found) / failedCases,
    (100 * accuracy.falseAlarms) / cleanCases,
    (100 * accuracy.foundWithReview) / failedCases,
    (100 * accuracy.cleanWithReview) / cleanCases,
  ];
}

function percent(share: number): string {
  return `${share.toFixed(1)} %`;
}

function row(name: string, cells: readonly string[]): string {
  return [name.padEnd(18), ...cells.map((cell) => cell.padStart(17))].join(" ");
}
