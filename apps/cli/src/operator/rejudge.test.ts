import { contextFor, type OrganizationContext } from "@plumbline/core/platform/context";
import { RULESET_VERSION } from "@plumbline/scanner/ruleset";
import { archivedEvidence } from "@plumbline/testing/archived-evidence";
import { type Cast, createCast } from "@plumbline/testing/cast";
import { stageScan } from "@plumbline/testing/stage-scan";
import { testServices, type TestServices } from "@plumbline/testing/test-services";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { type Ended, plumblineHere } from "../plumbline.testing.ts";

let services: TestServices;
let cast: Cast;
let context: OrganizationContext;

beforeAll(async () => {
  services = await testServices();
  cast = await createCast(services);
  context = contextFor(services, cast.alice.organizationId);
});
afterAll(() => services.close());

function rejudge(...args: string[]): Promise<Ended> {
  const settings = {
    DATABASE_URL: services.databaseUrl,
    PLUMBLINE_HOME: services.config.home.folder,
    PUBLIC_URL: "https://app.example",
    PAYMENTS: "sandbox",
  };
  return plumblineHere(["rejudge", ...args], settings);
}

async function scanned(rulesetVersion: string, evidence: object[]): Promise<void> {
  services.clock.advance(24 * 3_600_000);
  const security = { score: 40, state: "measured" as const, lines: [] };
  await stageScan(context, { evidence, result: { rulesetVersion, areas: { security }, checks: [] } });
}

async function rowsOf(query: string): Promise<Record<string, unknown>[]> {
  return (await services.db.execute(query)).rows;
}

/** All that judging again could change. */
async function everything(): Promise<unknown> {
  const of = (table: string): Promise<unknown> => rowsOf(`select to_jsonb(t) from ${table} t order by 1`);
  const tables = ["scans", "scan_areas", "issues", "reports", "audit_log", "pgboss.job", "evidence_links"];
  return Promise.all(tables.map(of));
}

const jobs = (): Promise<Record<string, unknown>[]> =>
  rowsOf("select data from pgboss.job where name = 'rejudge'");

describe("judging older scans again at the command line", () => {
  it("does nothing where there is nothing to judge", async () => {
    expect(await rejudge()).toEqual({
      code: 0,
      out: `Ruleset ${RULESET_VERSION} has dealt with all scans; nothing was queued.\n`,
      err: "",
    });
    expect(await jobs()).toEqual([]);
  });

  it("tells beforehand which scores would move and which scans would keep theirs, and changes nothing", async () => {
    await scanned("2026.10.1", archivedEvidence());
    await scanned("2026.10.2", []);
    await scanned(RULESET_VERSION, archivedEvidence());
    const before = await everything();
    const { code, out, err } = await rejudge("--dry-run", cast.alice.email);
    expect([code, err]).toEqual([0, ""]);
    expect(out).toMatch(/initial +2026\.10\.1 +40 to \d+ +Security 40 to \d+\n/u);
    expect(out).toMatch(/initial +2026\.10\.2 +40 +The archived evidence is empty\.\n/u);
    expect(out).toContain(
      "1 would be judged again, 1 would keep what they told, 1 of this ruleset from the start.\n",
    );
    expect(await everything()).toEqual(before);
  });

  it("queues each client once, and tells what waits", async () => {
    const { out } = await rejudge();
    expect(out).toContain("2 scans of 1 client are queued to be judged again by ruleset");
    await rejudge(cast.alice.organizationId);
    expect(await jobs()).toEqual([
      { data: { organizationId: cast.alice.organizationId, rulesetVersion: RULESET_VERSION } },
    ]);
    const status = await rejudge("--status", "--json");
    expect(JSON.parse(status.out)).toMatchObject({
      clients: expect.arrayContaining([
        expect.objectContaining({
          organizationId: cast.alice.organizationId,
          scans: [{ state: "waiting" }, { state: "waiting" }, { state: "settled" }].map((scan) =>
            expect.objectContaining(scan),
          ),
        }),
      ]),
    });
  });

  it("refuses a client there is none of, two ways at once, and what it does not know", async () => {
    const unknown = await rejudge("nobody.example");
    const both = await rejudge("--dry-run", "--status");
    const option = await rejudge("--force");
    expect(unknown).toMatchObject({ code: 2, out: "", err: expect.stringContaining("There is no client") });
    expect(both).toEqual({ code: 2, out: "", err: "plumbline: Give --dry-run or --status, not both.\n" });
    expect(option).toMatchObject({ code: 2, out: "", err: expect.stringContaining("--help") });
  });
});
