import { createHash, randomUUID } from "node:crypto";

import type { Endpoint } from "@plumbline/contract/endpoint";
import { errorEnvelope } from "@plumbline/contract/errors";
import { contextFor } from "@plumbline/core/platform/context";
import { foundIssue } from "@plumbline/core/scans/scan-result.testing";
import type { Person } from "@plumbline/testing/cast";
import { stageScan } from "@plumbline/testing/stage-scan";
import fc from "fast-check";
import type { InjectOptions } from "fastify";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";

import { testApi, type TestApi } from "#api.testing.ts";
import { allEndpoints, nameOf } from "#contract.testing.ts";
import { newOperator } from "#ops.testing.ts";
import { valuesOf } from "#fuzz/values-of.testing.ts";

declare global {
  interface ImportMeta {
    readonly env: Readonly<Record<string, unknown>>;
  }
}

// A stream answers until its reader leaves, and takes nothing in.
const endpoints = (await allEndpoints()).filter(({ answer }) => answer !== "event-stream");
/** Calls for each endpoint and person: `npm run prove:fuzz` makes many more than `npm test`. */
const RUNS = import.meta.env["MODE"] === "prove" ? 300 : 2;

let api: TestApi;
/** Ids of what Alice's organization has. */
let ids: string[];
let operatorId: string;

beforeAll(async () => {
  api = await testApi({ environment: { API_RATE_LIMITED: "false" } });
  const harborBakery = contextFor(api.services, api.cast.alice.organizationId);
  const scanId = await stageScan(harborBakery, { kind: "monthly", issues: [foundIssue({})] });
  const { rows } = await api.services.db.execute<{ id: string }>(
    sql`select id::text from issues union select cause from issues union select id::text from reports`,
  );
  await newOperator(api);
  const operators = await api.services.db.execute<{ id: string }>(sql`select id::text from operators`);
  operatorId = operators.rows[0]?.id ?? "";
  ids = [scanId, harborBakery.organization.id, ...rows.map(({ id }) => id)];
});
afterAll(() => api.close());

/** Calls of an endpoint: what it takes, with something else in it now and then, from anywhere. */
function callsOf({ method, path, params, query, body }: Endpoint): fc.Arbitrary<InjectOptions> {
  const values = (schema: Endpoint["query"], none: unknown) =>
    schema === undefined ? fc.constant(none) : valuesOf(schema);
  return fc
    .record({
      params: values(params, {}),
      knownId: fc.option(fc.constantFrom(...ids)),
      query: values(query, {}),
      payload: values(body, undefined),
      remoteAddress: fc.ipV4(),
      headers: fc.record({ "user-agent": headerText(), origin: headerText() }, { requiredKeys: [] }),
    })
    .map(({ params: given, knownId, query: asked, payload, ...from }) => ({
      method,
      url: `${filledIn(path, given, knownId)}?${queryOf(asked)}`,
      ...(payload === undefined
        ? {}
        : {
            payload: JSON.stringify(payload),
            headers: { ...from.headers, "content-type": "application/json" },
          }),
      remoteAddress: from.remoteAddress,
    }));
}

const headerText = () => fc.string({ unit: "grapheme-ascii", maxLength: 400 });

function filledIn(path: string, params: unknown, knownId: string | null): string {
  const values = new Map(Object.entries(params ?? {}));
  return path.replaceAll(/:(\w+)/gu, (_, name: string) => encoded(knownId ?? values.get(name)));
}

function queryOf(query: unknown): string {
  const pairs = Object.entries(query ?? {}).map(([name, value]) => `${encoded(name)}=${encoded(value)}`);
  return pairs.join("&");
}

function encoded(value: unknown): string {
  const text = typeof value === "string" ? value : (JSON.stringify(value) ?? "");
  return encodeURIComponent(text.toWellFormed()).slice(0, 4000);
}

/** A session of its own for each call, since some end theirs; and no others, which would be listed by the thousand. */
async function tokenOf({ userId }: Person): Promise<string> {
  const token = randomUUID();
  const tokenHash = createHash("sha256").update(token).digest("hex");
  const ends = new Date(api.services.clock.now().getTime() + 3_600_000).toISOString();
  await api.services.db.execute(sql`delete from sessions where user_id = ${userId}`);
  await api.services.db.execute(sql`
    insert into sessions (token_hash, user_id, is_remembered, expires_at, last_used_at)
    values (${tokenHash}, ${userId}, false, ${ends}, ${ends})`);
  return token;
}

async function operatorsToken(): Promise<string> {
  const token = randomUUID();
  const tokenHash = createHash("sha256").update(token).digest("hex");
  const now = api.services.clock.now();
  const ends = new Date(now.getTime() + 3_600_000).toISOString();
  await api.services.db.execute(sql`delete from operator_sessions`);
  await api.services.db.execute(sql`
    insert into operator_sessions (token_hash, operator_id, expires_at, last_used_at, confirmed_at)
    values (${tokenHash}, ${operatorId}, ${ends}, ${ends}, ${now.toISOString()})`);
  return token;
}

/** What a call is answered, asked again while the machine is so busy that the API sheds load. */
function answerTo(person: Person | "operator" | null, call: InjectOptions) {
  const ask = async () => {
    const token = person === "operator" ? await operatorsToken() : person && (await tokenOf(person));
    const authorization = token === null ? {} : { authorization: `Bearer ${token}` };
    const answer = await api.send(null, { ...call, headers: { ...call.headers, ...authorization } });
    if (answer.status === 503) throw new Error(`Still 503: ${JSON.stringify(answer.body)}`);
    return answer;
  };
  return vi.waitFor(ask, { timeout: 60_000, interval: 100 });
}

async function expectNoFailure(person: Person | "operator" | null, call: InjectOptions): Promise<void> {
  const { status, headers, body } = await answerTo(person, call);
  expect(status).toBeLessThan(500);
  expect(headers["cache-control"]).toBe("no-store");
  if (status >= 400) errorEnvelope.strict().parse(body);
}

describe("whatever an operator sends", () => {
  it.each(
    endpoints
      .filter(({ path }) => path.startsWith("/api/ops/"))
      .map((endpoint) => [nameOf(endpoint), endpoint] as const),
  )(
    "is answered without a failure: %s",
    async (_name, endpoint) => {
      const holds = fc.asyncProperty(callsOf(endpoint), (call) => expectNoFailure("operator", call));
      await fc.assert(holds, { numRuns: RUNS * 5 });
    },
    RUNS * 100_000,
  );
});

describe.each(["alice", "bob", "vera", "charlie", null] as const)("whatever %s sends", (name) => {
  it.each(endpoints.map((endpoint) => [nameOf(endpoint), endpoint] as const))(
    "is answered without a failure: %s",
    async (_name, endpoint) => {
      const person = name === null ? null : api.cast[name];
      const holds = fc.asyncProperty(callsOf(endpoint), (call) => expectNoFailure(person, call));
      await fc.assert(holds, { numRuns: RUNS });
    },
    RUNS * 20_000,
  );
});
