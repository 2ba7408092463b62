import { couldNotRun, notApplicable, verdictOf, type Defect, type Verdict } from "#check.ts";
import type { Evidence } from "#evidence.ts";
import type { FieldRecord } from "#evidence/site.ts";

/** One metric at the 75th percentile of visits, with Google's limits. */
export interface FieldVital {
  of: (record: FieldRecord) => number | null;
  /** Up to here it is good. */
  good: number;
  /** From here on it is poor. */
  poor: number;
  /** What a value above the good one means, e.g. `waited 3.1 s or more for the main content`. */
  words: (value: number) => string;
  component: string;
}

/** Judges what visitors' own browsers measured, of the site and of each key page that is visited enough. */
export function judgeFieldVital({ site }: Evidence, vital: FieldVital): Verdict {
  const { fieldData } = site;
  if (fieldData === undefined) {
    return notApplicable("These figures need a key for the Chrome UX Report, which is not set up");
  }
  if (!fieldData.gathered) return couldNotRun(fieldData.reason);
  const measured = fieldData.value.filter((record) => vital.of(record) !== null);
  if (measured.length === 0) {
    return notApplicable(
      "The Chrome UX Report has no figures for this site, because too few people visit it",
    );
  }
  return verdictOf(measured.flatMap((record) => defectOf(record, vital)));
}

function defectOf(record: FieldRecord, { of, good, poor, words, component }: FieldVital): Defect[] {
  const value = of(record);
  if (value === null || value <= good) return [];
  const where = record.of === "site" ? "on the site as a whole" : "on this page";
  const until = record.until === null ? "" : `(28 days up to ${record.until})`;
  return [
    {
      message: `In a quarter of phone visits, people ${words(value)} ${where}${until}`,
      ...(record.of === "page" ? { page: record.url } : {}),
      element: null,
      severity: value > poor ? "high" : "medium",
      component: `${component}:${record.of}`,
      sources: ["Chrome UX Report"],
    },
  ];
}
