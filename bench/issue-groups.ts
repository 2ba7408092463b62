/**
 * How long Fix Priority's first page takes with 2,000 issues, beside one with 20: its kept answer, and read anew from the
 * database as after every change. Usage: npm run bench:issue-groups
 */
import { performance } from "node:perf_hooks";

import { startApi } from "@plumbline/api/server";
import { contextFor } from "@plumbline/core/platform/context";
import type { OpenServices } from "@plumbline/core/platform/services";
import { CAST_PASSWORD, createCast, type Person } from "@plumbline/testing/cast";
import { sql } from "drizzle-orm";

import { MANY_ISSUES, stageManyIssues } from "./many-issues.ts";
import { median, report } from "./measure.ts";
import { tokenOf } from "./token-of.ts";
import { withServices } from "./with-services.ts";

const PATH = "/api/client-auth/issue-groups?page=1&limit=20";
const MANY = MANY_ISSUES;
const FEW = 20;
const ROUNDS = 60;
/** The first page of many issues may take this many times as long as that of few. */
const GOALS = { kept: 1.5 };

/** Milliseconds of one call to its last byte; it must succeed. */
async function timed(url: string, token: string): Promise<number> {
  const startedAt = performance.now();
  const answer = await fetch(`${url}${PATH}`, { headers: { authorization: `Bearer ${token}` } });
  const body = await answer.text();
  if (!answer.ok) throw new Error(`The call failed: ${body}`);
  return performance.now() - startedAt;
}

interface Case {
  person: Person;
  token: string;
}

/** Median milliseconds of both, asked in turn; with `before` run ahead of each call. */
async function compare(
  url: string,
  cases: { many: Case; few: Case },
  before: (of: Case) => Promise<unknown>,
) {
  const times: Record<"many" | "few", number[]> = { many: [], few: [] };
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const name of ["many", "few"] as const) {
      await before(cases[name]);
      times[name].push(await timed(url, cases[name].token));
    }
  }
  return { many: median(times.many), few: median(times.few) };
}

function tell(name: string, { many, few }: { many: number; few: number }): void {
  console.log(`${name}: ${many.toFixed(1)} ms with ${MANY} issues, ${few.toFixed(1)} ms with ${FEW}`);
}

async function measure(services: OpenServices): Promise<void> {
  const api = await startApi(services, { clientFolder: null });
  const { url } = api;
  try {
    const { alice, charlie } = await createCast(services);
    await stageManyIssues(contextFor(services, alice.organizationId), MANY);
    await stageManyIssues(contextFor(services, charlie.organizationId), FEW);
    await services.db.execute(sql`analyze`);
    const cases = {
      many: { person: alice, token: await tokenOf(url, { email: alice.email, password: CAST_PASSWORD }) },
      few: { person: charlie, token: await tokenOf(url, { email: charlie.email, password: CAST_PASSWORD }) },
    };
    while (!(await services.signals.caughtUp())) await timed(url, cases.few.token);
    // Both processes and plans are warm from here on.
    await compare(url, cases, async () => undefined);
    const kept = await compare(url, cases, async () => undefined);
    const anew = await compare(url, cases, ({ person }) =>
      services.db.execute(sql`
        update issues set last_seen_at = last_seen_at
        where id = (select id from issues where organization_id = ${person.organizationId} limit 1)`),
    );
    tell("Kept answer", kept);
    tell("Read anew after a change", anew);
    report(`First page of ${MANY} issues against ${FEW}, kept`, kept.many / kept.few, {
      atMost: GOALS.kept,
      unit: "x",
    });
    console.log(`The same, read anew: ${(anew.many / anew.few).toFixed(2)} x`);
  } finally {
    await api.close();
  }
}

await withServices(({ services }) => measure(services));
