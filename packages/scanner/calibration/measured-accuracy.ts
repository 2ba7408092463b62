import { ACCESSLINT, ALFA, AXE, PLUMBLINE, type SourceName } from "#evidence/engine-names.ts";
import { CALIBRATION } from "#checks/accessibility/calibration/calibration.ts";

import { type Accuracy, crossValidate, measure, opinionOfAll, opinionOfEngine } from "./accuracy.ts";
import { CASES_FOLDER, readLabelledCases, servePages } from "./labelled-cases.ts";
import { observeCases } from "./observe-cases.ts";

const SOURCES: readonly SourceName[] = [AXE, ACCESSLINT, ALFA, PLUMBLINE];

export type { Accuracy } from "./accuracy.ts";

/** How well someone did on the labeled cases: on all of them and by success criterion. */
export interface MeasuredAccuracy {
  /** An engine's name, `merged`, or `merged, held out`. */
  who: string;
  all: Accuracy;
  byCriterion: Map<string, Accuracy>;
}

/**
 * Visits the labeled cases and measures the merged engines under the present calibration, the same with each ACT
 * rule held out of the calibration, and each engine alone.
 *
 * @returns null where the folder with the cases is absent
 */
export async function measureAccuracy(
  options: { folder?: string; onProgress?: (done: number, all: number) => void } = {},
): Promise<MeasuredAccuracy[] | null> {
  const folder = options.folder ?? CASES_FOLDER;
  const cases = readLabelledCases(folder);
  if (cases === null) return null;
  const pages = await servePages(folder);
  try {
    const observed = await observeCases(cases, pages.origin, (done) =>
      options.onProgress?.(done, cases.length),
    );
    const opinions = [
      { who: "merged", of: opinionOfAll(CALIBRATION) },
      ...SOURCES.map((source) => ({ who: source, of: opinionOfEngine(source) })),
    ];
    const criteria = [...new Set(cases.flatMap((labelled) => labelled.criteria))].toSorted(byNumber);
    const about = (criterion: string) =>
      observed.filter(({ labelled }) => labelled.criteria.includes(criterion));
    const measured = opinions.map(({ who, of }) => ({
      who,
      all: measure(observed, of),
      byCriterion: new Map(criteria.map((criterion) => [criterion, measure(about(criterion), of)])),
    }));
    return [...measured, { who: "merged, held out", all: crossValidate(observed), byCriterion: new Map() }];
  } finally {
    await pages.close();
  }
}

function byNumber(a: string, b: string): number {
  return a.localeCompare(b, "en", { numeric: true });
}
