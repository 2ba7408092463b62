import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";

import { calibrationFrom } from "#checks/accessibility/calibration/calibration.ts";
import type { EngineAnswer } from "#evidence/engines.ts";
import { ACCESSLINT, ALFA, AXE, PLUMBLINE } from "#evidence/engine-names.ts";
import { RULESET_VERSION } from "#ruleset.ts";
import {
  decideFailed,
  decideReview,
  type RuleCounts,
} from "#checks/accessibility/calibration/rule-decision.ts";

import "../../../setup/closed-pipes.ts";
import {
  type Accuracy,
  countRules,
  crossValidate,
  measure,
  opinionOfAll,
  opinionOfEngine,
} from "./accuracy.ts";
import { CASES_FOLDER, readLabelledCases, servePages } from "./labelled-cases.ts";
import { type ObservedCase, observeCases } from "./observe-cases.ts";

const RULES_FILE = path.resolve(import.meta.dirname, "../src/checks/accessibility/calibration/rules.json");

const { values } = parseArgs({
  options: {
    cases: { type: "string", default: CASES_FOLDER },
    /** Observations of an earlier run: taken up when the file exists, written when it does not. */
    observations: { type: "string" },
    /** Only these ACT rules, by comma; nothing is written then. */
    only: { type: "string" },
    verbose: { type: "boolean", default: false },
  },
});

const observed = await observations();
if (observed === null) {
  console.log(`No labelled cases in ${values.cases}; the calibration stays as it is.`);
} else {
  report(observed);
  if (values.only === undefined) write(observed);
}

async function observations(): Promise<ObservedCase[] | null> {
  const { observations: kept } = values;
  if (kept !== undefined && existsSync(kept)) return asObserved(JSON.parse(readFileSync(kept, "utf8")));
  const only = values.only?.split(",");
  const cases = readLabelledCases(values.cases)?.filter(({ rule }) => only?.includes(rule) ?? true);
  if (cases === undefined) return null;
  const pages = await servePages(values.cases);
  try {
    const found = await observeCases(cases, pages.origin, (done) => {
      if (done % 50 === 0) console.log(`${done} of ${cases.length} cases`);
    });
    if (kept !== undefined) writeFileSync(kept, JSON.stringify(found));
    return found;
  } finally {
    await pages.close();
  }
}

/** The file was written by an earlier run of this script. */
function asObserved(value: unknown): ObservedCase[] {
  return value as ObservedCase[];
}

function report(cases: readonly ObservedCase[]): void {
  for (const { labelled, troubles } of cases) {
    for (const trouble of troubles) console.log(`${labelled.id}: ${trouble}`);
  }
  for (const engine of [AXE, ACCESSLINT, ALFA, PLUMBLINE] as const)
    print(engine, measure(cases, opinionOfEngine(engine)));
  const fitted = measure(cases, opinionOfAll(calibrationFrom(countRules(cases))));
  print("merged, on the cases it was made from", fitted);
  const held = crossValidate(cases);
  print("merged, each ACT rule held out", held);
  if (values.verbose)
    console.log({ missed: fitted.missed, wrong: fitted.wrong, wrongWhenHeldOut: held.wrong });
}

function print(name: string, accuracy: Accuracy): void {
  const share = (part: number, whole: number): string => `${((100 * part) / whole).toFixed(1)} %`;
  console.log(
    `${name}: found ${share(accuracy.found, accuracy.failedCases)} of ${accuracy.failedCases}, ` +
      `with review ${share(accuracy.foundWithReview, accuracy.failedCases)}; ` +
      `false alarms ${share(accuracy.falseAlarms, accuracy.cleanCases)} of ${accuracy.cleanCases}, ` +
      `with review ${share(accuracy.cleanWithReview, accuracy.cleanCases)}`,
  );
}

function write(cases: readonly ObservedCase[]): void {
  const engines = new Map<string, string>(cases.flatMap(({ page }) => page.engines.flatMap(versionOf)));
  engines.set(PLUMBLINE, RULESET_VERSION);
  const rules = countRules(cases).map(withDecision);
  const data = { cases: cases.length, engines: Object.fromEntries(engines), rules };
  writeFileSync(RULES_FILE, `${JSON.stringify(data, null, 2)}\n`);
}

function versionOf({ engine, report }: EngineAnswer): [string, string][] {
  return report.gathered ? [[engine, report.value.version]] : [];
}

function withDecision(counts: RuleCounts) {
  return { ...counts, decision: { failed: decideFailed(counts), review: decideReview(counts) } };
}
