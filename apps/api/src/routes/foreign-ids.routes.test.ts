import { randomUUID } from "node:crypto";

import { addMember } from "@plumbline/core/organizations/add-member";
import { contextFor } from "@plumbline/core/platform/context";
import { foundIssue } from "@plumbline/core/scans/scan-result.testing";
import { CAST_PASSWORD, type Person } from "@plumbline/testing/cast";
import { stageScan } from "@plumbline/testing/stage-scan";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";

import { testApi, type TestApi } from "#api.testing.ts";
import { allEndpoints, nameOf } from "#contract.testing.ts";

const LETTERS = "/api/client-auth/letters-of-intent";
const REPORTS = "/api/client-auth/conformance-reports";

/** Every call that names something of an organization beside its path: with which field, and what stands for it. */
const FIELDS: [name: string, field: string, id: keyof Ids][] = [
  ["GET /api/client-auth/issues", "reportId", "report"],
  ["GET /api/client-auth/issues", "cause", "cause"],
  ["GET /api/client-auth/issue-groups", "reportId", "report"],
  ["GET /api/client-auth/fix-guidance", "cause", "cause"],
  ["POST /api/client-auth/switch-organization", "organizationId", "organization"],
  [`POST ${LETTERS}`, "basedOn", "letter"],
  [`POST ${REPORTS}`, "basedOn", "letter"],
  [`POST ${REPORTS}`, "seenScan", "scan"],
];

interface Ids {
  organization: string;
  scan: string;
  report: string;
  cause: string;
  letter: string;
}

let api: TestApi;
/** What Alice's organization has. */
let ids: Ids;
/** The people of Charlie's. */
let strangers: Record<"owner" | "member" | "viewer", Person>;
/** Bodies that Charlie's organization can save. */
let bodies: Record<string, object>;

beforeAll(async () => {
  api = await testApi();
  const { alice, charlie } = api.cast;
  const scan = await stageScan(contextFor(api.services, alice.organizationId), {
    kind: "monthly",
    // A defect that Charlie's site does not have.
    issues: [foundIssue({ checkId: "image-alt", fingerprint: "image-alt-main" })],
  });
  await stageScan(contextFor(api.services, charlie.organizationId), {
    kind: "monthly",
    issues: [foundIssue({})],
  });
  await api.send(alice, { method: "POST", url: LETTERS, payload: await proposed(alice, LETTERS) });
  ids = {
    organization: alice.organizationId,
    scan,
    report: await first(sql`select id from reports where organization_id = ${alice.organizationId} limit 1`),
    cause: await first(sql`select cause as id from issues where organization_id = ${alice.organizationId}`),
    letter: await first(sql`select id from statements where organization_id = ${alice.organizationId}`),
  };
  bodies = { [LETTERS]: await proposed(charlie, LETTERS), [REPORTS]: await proposed(charlie, REPORTS) };
  strangers = {
    owner: charlie,
    member: await colleague("Dan Dent", "member"),
    viewer: await colleague("Vic Vole", "viewer"),
  };
});
afterAll(() => api.close());

async function colleague(name: string, role: "member" | "viewer"): Promise<Person> {
  const { organizationId } = api.cast.charlie;
  const email = `${role}@meadow.example`;
  const context = contextFor(api.services, organizationId);
  const { userId } = await addMember(context, { name, email, role, password: CAST_PASSWORD });
  return { userId, organizationId, email, name };
}

/** A version as it is proposed to a person, as they would save it. */
async function proposed(person: Person, url: string): Promise<object> {
  const { body } = await api.send(person, { url });
  const facts = z.object({ identity: z.object({ scanId: z.string() }) });
  const draft = z.object({ terms: z.unknown(), facts });
  const { data } = z.object({ data: z.object({ draft }) }).parse(body);
  return { terms: data.draft.terms, basedOn: null, seenScan: data.draft.facts.identity.scanId };
}

async function first(query: ReturnType<typeof sql>): Promise<string> {
  const { rows } = await api.services.db.execute<{ id: string }>(query);
  return z.object({ id: z.string() }).parse(rows[0]).id;
}

async function answerTo(person: Person, name: string, content: Record<string, string>) {
  const [method, url = ""] = name.split(" ");
  const { status, body } =
    method === "GET"
      ? await api.send(person, { url: `${url}?${new URLSearchParams(content).toString()}` })
      : await api.send(person, { method: "POST", url, payload: { ...bodies[url], ...content } });
  // What a call saved would change what the next is answered, and has a new id each time.
  await api.services.db.execute(
    sql`delete from statements where organization_id = ${api.cast.charlie.organizationId}`,
  );
  const answer = JSON.stringify(body, (key, value: unknown) => (key === "versions" ? [] : value));
  return [status, answer];
}

describe("an id in a query or a body", () => {
  it("is on the list, wherever the contract takes one", async () => {
    const takesOne = (schema: z.ZodType | undefined) =>
      schema !== undefined &&
      JSON.stringify(z.toJSONSchema(schema, { io: "input", unrepresentable: "any" })).includes('"uuid"');
    const endpoints = (await allEndpoints()).filter(
      ({ auth, query, body }) => auth === "bearer" && (takesOne(query) || takesOne(body)),
    );
    const listed = new Set(FIELDS.map(([name]) => name));
    expect(endpoints.map(nameOf).filter((name) => !listed.has(name))).toEqual([]);
    expect(endpoints.length).toBeGreaterThan(2);
  });

  it.each(FIELDS)(
    "of another organization is as none at all to everyone: %s, %s",
    async (name, field, id) => {
      for (const person of Object.values(strangers)) {
        const nobodys = id === "cause" ? "no-such-check.critical" : randomUUID();
        const foreign = await answerTo(person, name, { [field]: ids[id] });
        expect(foreign).toEqual(await answerTo(person, name, { [field]: nobodys }));
        expect(JSON.stringify(foreign)).not.toContain("Harbor");
      }
    },
  );
});

describe("a field that the contract does not name", () => {
  it("changes nothing: neither whose data is written nor what its writer may do", async () => {
    const url = "/api/client-auth/business-figures";
    const { alice, charlie } = api.cast;
    const figuresOf = async (person: Person) => (await api.send(person, { url })).body["data"];
    const before = await figuresOf(alice);
    const figures = { monthlyVisitors: 4321, conversionRate: 2, averageOrderValue: 99 };
    const payload = {
      ...figures,
      organizationId: alice.organizationId,
      organization: { id: alice.organizationId },
      userId: alice.userId,
      role: "owner",
    };
    const saved = await api.send(charlie, { method: "PUT", url, payload });
    expect(saved).toMatchObject({ status: 200, body: { data: figures } });
    expect(await figuresOf(alice)).toEqual(before);
    expect(await figuresOf(charlie)).toMatchObject(figures);
    expect((await api.send(strangers.viewer, { method: "PUT", url, payload })).status).toBe(403);
  });
});
