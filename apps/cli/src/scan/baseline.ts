import { AREAS, AREA_NAMES, type Area } from "@plumbline/contract/areas";
import type { Finding } from "@plumbline/contract/scan-result";
import { fingerprintOf } from "@plumbline/scanner/fix-units";

import { readAnyResults } from "../read-result.ts";

/** What an earlier scan knew. */
export interface Baseline {
  /** Fingerprints of its confirmed fix units. */
  confirmed: ReadonlySet<string>;
  /** Fingerprints of all of them, those a person was to judge included. */
  known: ReadonlySet<string>;
  /** Areas at least one of its pages was measured in. */
  areas: ReadonlySet<Area>;
  rulesetVersions: ReadonlySet<string>;
}

/**
 * Reads an earlier JSON result, or the JSON lines of single pages.
 *
 * @throws InputError when there is no such file, or it holds something else
 */
export function readBaseline(path: string): Baseline {
  const results = readAnyResults(path);
  const findings = results.flatMap((result) => result.findings);
  const measured = AREAS.filter((area) =>
    results.some(({ areas }) => areas[area] !== undefined && areas[area].state !== "not-measured"),
  );
  return {
    confirmed: fingerprints(findings.filter(({ outcome }) => outcome === "fail")),
    known: fingerprints(findings),
    areas: new Set(measured),
    rulesetVersions: new Set(results.map(({ rulesetVersion }) => rulesetVersion)),
  };
}

/** Whether the baseline did not have it. What was in doubt and is confirmed now is news. */
export function isNewFinding(
  { check, component, outcome }: Pick<Finding, "check" | "component" | "outcome">,
  baseline: Baseline,
): boolean {
  const earlier = outcome === "fail" ? baseline.confirmed : baseline.known;
  return !earlier.has(fingerprintOf(check, component));
}

function fingerprints(findings: readonly Finding[]): Set<string> {
  return new Set(findings.map(({ check, component }) => fingerprintOf(check, component)));
}

/** What makes more look new than is: said beside the result. */
export function baselineWarnings(
  baseline: Baseline,
  now: { areas: readonly Area[]; rulesetVersion: string },
): string[] {
  const missing = now.areas.filter((area) => !baseline.areas.has(area)).map((area) => AREA_NAMES[area]);
  const others = [...baseline.rulesetVersions].filter((version) => version !== now.rulesetVersion);
  return [
    ...(missing.length === 0
      ? []
      : [`The baseline did not measure ${missing.join(", ")}, so everything found there counts as new.`]),
    ...(others.length === 0
      ? []
      : [
          `The baseline was made with ruleset ${others.join(", ")}, and this scan with ${now.rulesetVersion}: ` +
            "what only the new rules find counts as new.",
        ]),
  ];
}
