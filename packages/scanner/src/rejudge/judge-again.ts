import { type Area, AREAS } from "@plumbline/contract/areas";
import type { CheckSummary, ScanResult } from "@plumbline/contract/scan-result";

import {
  asPage,
  asSiteRecord,
  missingOfPage,
  missingOfSite,
  type SiteRecord,
} from "#archive/evidence-records.ts";
import { ScanArchive } from "#archive/scan-archive.ts";
import { CHECKS } from "#checks/registry.ts";
import type { Evidence } from "#evidence.ts";
import type { PageEvidence } from "#evidence/page.ts";
import { isLeftOut } from "#judge/left-out.ts";
import { CheckFailures } from "#judge/check-failures.ts";
import type { JudgedCheck } from "#judge/judgment.ts";
import { runChecksInTurn } from "#judge/run-checks.ts";
import { checksWithoutFacts } from "#rejudge/facts-not-archived.ts";
import { silentLog, type ScanLog } from "#scan-log.ts";
import { scoreAreas } from "#score/score-area.ts";

/** What a scan told when it ended: only what it looked at then can be judged now. */
export type ToldResult = Pick<ScanResult, "areas" | "checks">;

/** The scores by today's ruleset; or why there are none that could be held against those told. */
export type JudgedAgain =
  | { isJudged: true; areas: ScanResult["areas"] }
  | { isJudged: false; reasons: string[] };

export interface JudgeAgainOptions {
  told: ToldResult;
  log?: ScanLog;
  /** Ends it with the signal's reason. */
  signal?: AbortSignal | undefined;
}

/**
 * Judges archived evidence with today's ruleset, all of it or nothing: a score that leaves out what today's checks look
 * at would differ from others for that alone.
 *
 * @param records what `toRecords` wrote, one by one: thousands of pages do not fit in memory
 */
export async function judgeAgain(
  records: AsyncIterable<object>,
  { told, log = silentLog, signal }: JudgeAgainOptions,
): Promise<JudgedAgain> {
  const { archive } = await ScanArchive.open({ checkpoint: null, asked: null, log });
  try {
    const read = await readEvidence(records, archive, signal);
    if ("reasons" in read) return { isJudged: false, reasons: read.reasons };
    return await judge(read.evidence, told, log);
  } finally {
    archive.close();
  }
}

async function readEvidence(
  records: AsyncIterable<object>,
  archive: ScanArchive,
  signal: AbortSignal | undefined,
): Promise<{ evidence: Evidence } | { reasons: string[] }> {
  const missing = new Set<string>();
  const unasked = new Set<string>();
  let site: SiteRecord | null = null;
  const pages: PageEvidence[] = [];
  for await (const record of records) {
    signal?.throwIfAborted();
    const lacks = site === null ? missingOfSite(record) : missingOfPage(record);
    for (const part of lacks) missing.add(part);
    if (site === null) site = asSiteRecord(record);
    else if (lacks.length === 0) {
      const page = asPage(record);
      for (const id of checksWithoutFacts(page)) unasked.add(id);
      pages.push(await archive.keep(page));
    }
  }
  const reasons = [...olderShape(missing), ...withoutFacts(unasked)];
  if (reasons.length > 0) return { reasons };
  if (site === null) return { reasons: ["The archived evidence is empty."] };
  return { evidence: { ...site, pages, now: new Date(site.now) } };
}

function olderShape(missing: ReadonlySet<string>): string[] {
  if (missing.size === 0) return [];
  return [`The evidence has an older shape. It lacks ${listed([...missing])}.`];
}

function withoutFacts(checks: ReadonlySet<string>): string[] {
  if (checks.size === 0) return [];
  return [`The scan did not gather what these checks look at now: ${listed([...checks])}.`];
}

async function judge(evidence: Evidence, told: ToldResult, log: ScanLog): Promise<JudgedAgain> {
  const areas = AREAS.filter((area) => told.areas[area] !== undefined);
  const failures = new CheckFailures();
  const judgment = await runChecksInTurn(evidence, CHECKS, { areas, failures });
  failures.report(log);
  const scored = scoreAreas(areas, judgment, evidence).areas;
  const reasons = [...unseenChecks(judgment.checks, evidence, told), ...lostAreas(scored, told)];
  return reasons.length > 0 ? { isJudged: false, reasons } : { isJudged: true, areas: scored };
}

/** Checks that cannot run on this evidence though they ran then, or are newer than it; not those that count nowhere. */
function unseenChecks(
  judged: readonly JudgedCheck[],
  evidence: Evidence,
  { areas, checks }: ToldResult,
): string[] {
  const then = new Map(checks.map(({ id, outcome }) => [id, outcome]));
  const isUnseen = ({ check, outcome }: JudgedCheck): boolean =>
    hasScore(areas, check.area) &&
    outcome === "could-not-run" &&
    !isLeftOut(check, evidence) &&
    then.get(check.id) !== ("could-not-run" satisfies CheckSummary["outcome"]);
  const unseen = judged.filter(isUnseen).map(({ check }) => check.id);
  return unseen.length === 0 ? [] : [`These checks cannot run on evidence of that time: ${listed(unseen)}.`];
}

function lostAreas(scored: ScanResult["areas"], { areas }: ToldResult): string[] {
  return AREAS.filter((area) => hasScore(areas, area) && !hasScore(scored, area)).map((area) =>
    `Too little was seen for a score of ${area} by today's rules. ${scored[area]?.reason ?? ""}`.trim(),
  );
}

function hasScore(areas: ScanResult["areas"], area: Area): boolean {
  return (areas[area]?.score ?? null) !== null;
}

/** How many names a reason gives before it only counts. */
const NAMED = 5;

function listed(names: readonly string[]): string {
  const rest = names.length - NAMED;
  return rest > 0 ? `${names.slice(0, NAMED).join(", ")} and ${rest} more` : names.join(", ");
}
