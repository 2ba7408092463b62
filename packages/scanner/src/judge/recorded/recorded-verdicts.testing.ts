import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { constants, zstdCompressSync, zstdDecompressSync } from "node:zlib";

import { AREAS } from "@plumbline/contract/areas";
import type { Finding } from "@plumbline/contract/scan-result";

import { CHECKS } from "#checks/registry.ts";
import type { Evidence } from "#evidence.ts";
import { runChecks } from "#judge/run-checks.ts";
import { RULESET_VERSION } from "#ruleset.ts";
import { scoreAreas } from "#score/score-area.ts";

const EVIDENCE = path.join(import.meta.dirname, "evidence.json.zst");
const VERDICTS = path.join(import.meta.dirname, "verdicts.json");

/** What a ruleset makes of the recorded evidence. */
export interface RecordedVerdicts {
  ruleset: string;
  scores: Record<string, number | null>;
  /**
   * By area: digests of what cost how many points, on all pages and on some alone. The site has so many defects that a
   * change of scoring alone may move none of its scores.
   */
  points: Record<string, string>;
  /** By check: the outcome, and a digest of where it found what; words are left out, for they move no score. */
  checks: Record<string, string>;
}

/** Evidence of a site with many defects, as a scan gathered it once. */
export function readEvidence(): Evidence {
  const recorded = asEvidence(JSON.parse(zstdDecompressSync(readFileSync(EVIDENCE)).toString()));
  return { ...recorded, now: new Date(recorded.now) };
}

export function writeEvidence(evidence: Evidence): void {
  const params = { [constants.ZSTD_c_compressionLevel]: 19 };
  writeFileSync(EVIDENCE, zstdCompressSync(JSON.stringify(evidence), { params }));
}

export function readVerdicts(): RecordedVerdicts {
  return asVerdicts(JSON.parse(readFileSync(VERDICTS, "utf8")));
}

export function writeVerdicts(verdicts: RecordedVerdicts): void {
  writeFileSync(VERDICTS, `${JSON.stringify(verdicts, null, 2)}\n`);
}

/** Judges evidence by today's code. */
export function verdictsOn(evidence: Evidence): RecordedVerdicts {
  const judgment = runChecks(evidence, CHECKS, { areas: AREAS });
  const { areas, overall } = scoreAreas(AREAS, judgment, evidence);
  const found = Map.groupBy(judgment.findings, ({ check }) => check);
  const checks = judgment.checks
    .map(({ check: { id }, outcome }) => [id, `${outcome} ${digestOf(found.get(id) ?? [])}`.trim()] as const)
    .toSorted(([one], [other]) => one.localeCompare(other));
  return {
    ruleset: RULESET_VERSION,
    scores: {
      overall,
      ...Object.fromEntries(Object.entries(areas).map(([area, { score }]) => [area, score])),
    },
    points: pointsOn(evidence),
    checks: Object.fromEntries(checks),
  };
}

/** Pages that are scored alone too: few defects each, so that no limit of scoring hides what they cost. */
const ALONE = 6;

function pointsOn(evidence: Evidence): RecordedVerdicts["points"] {
  const alone = evidence.pages.slice(0, ALONE).map((page) => ({ ...evidence, pages: [page] }));
  const scored = [evidence, ...alone].map(
    (part) => scoreAreas(AREAS, runChecks(part, CHECKS, { areas: AREAS }), part).areas,
  );
  return Object.fromEntries(
    AREAS.map((area) => {
      const told = scored.map((areas) => {
        const { score, interval, state, lines } = areas[area] ?? {};
        return [score, interval, state, lines?.map(({ check, points, pages }) => [check, points, pages])];
      });
      return [`points of ${area}`, shortDigest(JSON.stringify(told))];
    }),
  );
}

/** Checks, scores and points that are not what they were. */
export function changesIn(now: RecordedVerdicts, recorded: RecordedVerdicts): string[] {
  const all = ({ scores, points, checks }: RecordedVerdicts): Map<string, string | number | null> =>
    new Map<string, string | number | null>(
      [checks, scores, points].flatMap((part) => Object.entries<string | number | null>(part)),
    );
  const [today, then] = [all(now), all(recorded)];
  const names = [...new Set([...today.keys(), ...then.keys()])];
  return names
    .filter((name) => today.get(name) !== then.get(name))
    .map((name) => `${name}: ${then.get(name) ?? "none"} became ${today.get(name) ?? "none"}`);
}

/** Why verdicts must not be recorded, which would hide that they changed under one version; null where they may be. */
export function refusalToRecord(now: RecordedVerdicts, recorded: RecordedVerdicts): string | null {
  const changes = now.ruleset === recorded.ruleset ? changesIn(now, recorded) : [];
  if (changes.length === 0) return null;
  return [`Raise RULESET_VERSION first. Ruleset ${now.ruleset} judged otherwise before:`, ...changes].join(
    "\n  ",
  );
}

function digestOf(findings: readonly Finding[]): string {
  if (findings.length === 0) return "";
  const told = findings.map(({ page, selector, outcome, severity, component, wcag }) =>
    JSON.stringify([page, selector, outcome, severity, component, wcag]),
  );
  return shortDigest(told.toSorted().join("\n"));
}

function shortDigest(text: string): string {
  return createHash("sha256").update(text).digest("hex").slice(0, 12);
}

/** Only `writeEvidence` writes it. */
function asEvidence(value: unknown): Evidence {
  return value as Evidence;
}

/** Only `writeVerdicts` writes it. */
function asVerdicts(value: unknown): RecordedVerdicts {
  return value as RecordedVerdicts;
}
