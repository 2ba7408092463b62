import { contextFor, type OrganizationContext } from "@plumbline/core/platform/context";
import { HandedBackError } from "@plumbline/core/platform/job-failure";
import type { Job } from "@plumbline/core/platform/queue";
import { judgeAgain } from "@plumbline/scanner/rejudge";
import { archivedEvidence } from "@plumbline/testing/archived-evidence";
import { type Cast, createCast } from "@plumbline/testing/cast";
import { stageScan } from "@plumbline/testing/stage-scan";
import { testServices, type TestServices } from "@plumbline/testing/test-services";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";

import { rejudgeScans } from "#jobs/rejudge-scans.ts";

const THEN = "2026.10.1";
const NOW = "2026.11.8";
const LATER = "2026.11.10";
type Headers = NonNullable<Parameters<typeof archivedEvidence>[0]>["headers"];

const NOSNIFF: Headers = [["x-content-type-options", "nosniff"]];
/** What today's rules make of the archived page, without and with one header that is asked for. */
const BARE = await securityOf([]);
const WITH_HEADER = await securityOf(NOSNIFF);

async function securityOf(headers: Headers): Promise<number | null> {
  const told = { areas: { security: { score: 40, state: "measured" as const, lines: [] } }, checks: [] };
  async function* records(): AsyncGenerator<object> {
    yield* archivedEvidence({ headers });
  }
  const judged = await judgeAgain(records(), { told });
  return judged.isJudged ? (judged.areas.security?.score ?? null) : null;
}

let services: TestServices;
let cast: Cast;
let context: OrganizationContext;

beforeAll(async () => {
  services = await testServices();
  cast = await createCast(services);
  context = contextFor(services, cast.alice.organizationId);
});
afterAll(() => services.close());

beforeEach(async () => {
  await services.db.execute(sql`delete from scans`);
  await services.db.execute(sql`delete from evidence_links`);
});

interface Staged {
  /** What it told of security; of privacy too where it is given. */
  security?: number;
  privacy?: number;
  ruleset?: string;
  headers?: Headers;
  evidence?: object[];
}

/** A scan a day after the one before, with its evidence in the archive. */
async function scanned({
  security = 40,
  privacy,
  ruleset = THEN,
  headers = [],
  evidence = archivedEvidence({ headers }),
}: Staged = {}): Promise<string> {
  services.clock.advance(24 * 3_600_000);
  const measured = (score: number) => ({ score, state: "measured" as const, lines: [] });
  const areas = {
    security: measured(security),
    ...(privacy === undefined ? {} : { privacy: measured(privacy) }),
  };
  return stageScan(context, { evidence, result: { rulesetVersion: ruleset, areas, checks: [] } });
}

function rejudge(
  {
    rulesetVersion = NOW,
    wanted = rulesetVersion,
    stopping = new AbortController().signal,
  }: {
    rulesetVersion?: string;
    wanted?: string;
    stopping?: AbortSignal;
  } = {},
  organizationId = cast.alice.organizationId,
): Promise<void> {
  const payload = { organizationId, rulesetVersion: wanted };
  const signal = new AbortController().signal;
  const job: Job<"rejudge"> = { id: "job", payload, attempt: 1, signal, lastFailure: null };
  return rejudgeScans(services, job, { stopping, rulesetVersion });
}

async function rows(query: ReturnType<typeof sql>): Promise<Record<string, unknown>[]> {
  return (await services.db.execute(query)).rows;
}

const scans = () =>
  rows(sql`select overall, ruleset_version as ruleset, told_overall as told, told_ruleset_version as told_by,
    not_rejudged_because as kept from scans order by finished_at`);

const trials = () =>
  rows(sql`select count(*)::int as acts from audit_log where action = 'scan.judged-again'`);

describe("judging a client's scans again", () => {
  it("is told apart from what they were told with", () => {
    expect(BARE).not.toBe(40);
    expect(WITH_HEADER).toBeGreaterThan(BARE ?? 100);
  });

  it("moves scores and their ruleset, and keeps beside them what was told", async () => {
    await scanned();
    await rejudge();
    expect(await scans()).toEqual([{ overall: BARE, ruleset: NOW, told: 40, told_by: THEN, kept: null }]);
    const [area] = await rows(sql`select score, told->>'score' as told, lines from scan_areas`);
    expect(area).toMatchObject({
      score: BARE,
      told: "40",
      lines: expect.arrayContaining([expect.anything()]),
    });
  });

  it("keeps what was told first, however often the rules change", async () => {
    await scanned();
    await rejudge();
    await rejudge({ rulesetVersion: LATER });
    expect(await scans()).toEqual([{ overall: BARE, ruleset: LATER, told: 40, told_by: THEN, kept: null }]);
  });

  it("does nothing to a scan of the same or of newer rules, or a second time", async () => {
    await scanned({ ruleset: NOW });
    await scanned({ ruleset: LATER });
    await scanned();
    await rejudge();
    const [{ acts: once } = {}] = await trials();
    const after = await scans();
    await rejudge();
    expect(after.map(({ ruleset }) => ruleset)).toEqual([NOW, LATER, NOW]);
    expect(await scans()).toEqual(after);
    expect(await trials()).toEqual([{ acts: once }]);
  });

  it("stops between scans when the worker stops, and goes on with those that are left", async () => {
    await scanned();
    const second = await scanned({ headers: NOSNIFF });
    const stop = new AbortController();
    const { storage } = services;
    const stopping = {
      ...services,
      storage: {
        ...storage,
        has: (key: string) => {
          if (key.includes(second)) stop.abort(new Error("The worker stops."));
          return storage.has(key);
        },
      },
    };
    const payload = { organizationId: cast.alice.organizationId, rulesetVersion: NOW };
    const job = { id: "job", payload, attempt: 1, signal: new AbortController().signal, lastFailure: null };
    const stopped = rejudgeScans(stopping, job, { stopping: stop.signal, rulesetVersion: NOW });
    await expect(stopped).rejects.toThrow(HandedBackError);
    expect((await scans()).map(({ overall }) => overall)).toEqual([BARE, 40]);
    await rejudge();
    expect((await scans()).map(({ overall }) => overall)).toEqual([BARE, WITH_HEADER]);
  });

  it("judges an area that a scan left out as it stood then, by the new rules too", async () => {
    await scanned({ security: 20 });
    const [{ id } = {}] = await rows(sql`select id from scans`);
    await rejudge();
    // A scan of the new rules that looked at privacy alone, and took security over before it was judged again.
    services.clock.advance(24 * 3_600_000);
    const privacy = { score: 60, state: "measured" as const, lines: [] };
    await stageScan(context, { result: { rulesetVersion: NOW, areas: { privacy }, checks: [] } });
    const [, before] = await scans();
    await services.db.execute(sql`update scans set overall = 33 where id <> ${id}`);
    await rejudge();
    const [, after] = await scans();
    expect(after).toMatchObject({ overall: before?.["overall"], told: 33, told_by: NOW });
  });

  it("leaves the scans of other clients alone", async () => {
    await scanned();
    await rejudge({}, cast.charlie.organizationId);
    expect(await scans()).toMatchObject([{ overall: 40, ruleset: THEN }]);
  });

  it("waits for a worker of the ruleset that is asked for", async () => {
    await scanned();
    await expect(rejudge({ rulesetVersion: NOW, wanted: LATER })).rejects.toThrow(
      "This worker judges by ruleset 2026.11.8, and 2026.11.10 is asked for.",
    );
    await rejudge({ rulesetVersion: LATER, wanted: NOW });
    expect(await scans()).toMatchObject([{ ruleset: LATER }]);
  });
});

describe("a scan that cannot be judged again", () => {
  const keptBecause = async (): Promise<unknown> => {
    const [scan] = await scans();
    expect(scan).toMatchObject({ overall: 40, ruleset: THEN, told_by: null });
    expect(services.logText()).toContain("keeps its scores");
    return scan?.["kept"];
  };

  it("keeps score and ruleset and says why, and does not hold up the others", async () => {
    await scanned({ evidence: [] });
    await scanned();
    await rejudge();
    expect(await keptBecause()).toBe("The archived evidence is empty.");
    expect(await scans()).toMatchObject([{ ruleset: THEN }, { ruleset: NOW, overall: BARE }]);
  });

  it("is one whose evidence has been kept long enough", async () => {
    await scanned();
    await services.db.execute(sql`update scans set evidence_key = null, result_key = null`);
    await rejudge();
    expect(await keptBecause()).toBe("Its evidence was removed when it had been kept long enough.");
  });

  it("is one whose evidence is missing, until it has been put back", async () => {
    await scanned();
    const [{ key } = {}] = await rows(sql`select evidence_key as key from scans`);
    const file = await services.storage.get(String(key));
    await services.storage.delete(String(key));
    await rejudge();
    expect(await keptBecause()).toBe("Its evidence is missing from the archive.");
    await services.storage.put(String(key), file, "application/zstd");
    await rejudge();
    expect(await scans()).toMatchObject([{ ruleset: NOW, kept: null }]);
  });

  it("is one whose evidence was changed since, or cannot be read where there is no proof of it", async () => {
    await scanned();
    const [{ key } = {}] = await rows(sql`select evidence_key as key from scans`);
    await services.storage.put(String(key), "not compressed", "application/zstd");
    await rejudge();
    expect(await keptBecause()).toBe("Its evidence is not as it was archived.");
    await services.db.execute(sql`delete from evidence_links`);
    await rejudge();
    expect(await keptBecause()).toBe("Its evidence cannot be read.");
  });

  it("is one whose evidence lacks what today's rules look at", async () => {
    const [site, page] = archivedEvidence();
    await scanned({ evidence: [Object(site), { ...page, requests: undefined }] });
    await rejudge();
    expect(await keptBecause()).toBe("The evidence has an older shape. It lacks a page's requests.");
  });

  it("is tried again by the next ruleset only, where nothing else could change it", async () => {
    await scanned({ evidence: [] });
    await rejudge();
    const tries = (): number => services.logText().split("keeps its scores").length;
    const once = tries();
    await rejudge();
    expect(tries()).toBe(once);
    await rejudge({ rulesetVersion: LATER });
    expect(tries()).toBe(once + 1);
  });

  it("is none when storage fails: the job fails, and is tried again", async () => {
    await scanned();
    const storage = {
      ...services.storage,
      getStream: () => Promise.reject(new Error("503 from the bucket")),
    };
    const payload = { organizationId: cast.alice.organizationId, rulesetVersion: NOW };
    const job = { id: "job", payload, attempt: 1, signal: new AbortController().signal, lastFailure: null };
    const failing = rejudgeScans({ ...services, storage }, job, {
      stopping: new AbortController().signal,
      rulesetVersion: NOW,
    });
    await expect(failing).rejects.toThrow("503 from the bucket");
    expect(await scans()).toMatchObject([{ ruleset: THEN, kept: null }]);
  });
});
