import { CONFIRMATION_MINUTES } from "@plumbline/contract/confirmation-minutes";
import { contextFor } from "@plumbline/core/platform/context";
import { failReport } from "@plumbline/core/reports/record-report";
import { failDataExport } from "@plumbline/core/data-export/record-data-export";
import { failScan } from "@plumbline/core/scans/fail-scan";
import { requestScan } from "@plumbline/core/scans/request-scan";
import { stageScan } from "@plumbline/testing/stage-scan";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";

import { testApi, type TestApi } from "#api.testing.ts";
import { newOperator, OPERATOR, operatorsCode, type SignedInOps } from "#ops.testing.ts";

let api: TestApi;
let olga: SignedInOps;

beforeAll(async () => {
  api = await testApi({ environment: { API_RATE_LIMITED: "false" } });
  olga = await newOperator(api);
});
afterAll(() => api.close());

async function call(method: "GET" | "POST", path: string, payload?: object) {
  const headers = { authorization: `Bearer ${olga.token}` };
  const url = `/api/ops/${path}`;
  const answer = await api.send(null, { method, url, headers, ...(payload && { payload }) });
  const { code, error, data } = answer.body;
  return { status: answer.status, code, error, data };
}

/** What tests look at of an answer; the server has checked it against the contract. */
interface Seen {
  clients: { name: string }[];
  client: { members: { email: string }[]; scans: unknown[]; acts: unknown[]; suspendedAt: string | null };
  failures: { what: string }[];
  events: { id: string }[];
  disputes: { state: string }[];
  attention: { kind: string }[];
  hasNext: boolean;
  [other: string]: unknown;
}

const get = async (path: string): Promise<Seen> => (await call("GET", path)).data as Seen;

/** The second factor again, at a moment at which its app shows another code. */
async function confirm(): Promise<void> {
  api.services.clock.advance(30_000);
  const code = operatorsCode(api.services, olga.secret);
  expect((await call("POST", "confirm-identity", { code })).status).toBe(200);
}

/** Lets the last confirmation pass without the session being left unused. */
async function forgetConfirmation(): Promise<void> {
  for (let minutes = 0; minutes < CONFIRMATION_MINUTES; minutes += 5) {
    api.services.clock.advance(5 * 60_000);
    await call("GET", "me");
  }
}

async function actsOf(organizationId: string): Promise<unknown[]> {
  const { rows } = await api.services.db.execute(sql`
    select action, address, (select email from operators where id = operator_id) as operator from audit_log
    where organization_id = ${organizationId} and operator_id is not null order by id`);
  return rows;
}

const bakery = () => contextFor(api.services, api.cast.alice.organizationId);

async function failedScan(context = bakery(), reason = "We could not reach www.harbor-bakery.example:8443.") {
  const { scanId } = await requestScan(context, "weekly");
  expect(await failScan(context, { scanId, reason })).toBe(true);
  return scanId;
}

describe("the list of clients", () => {
  it("shows each with subscription, next scan and the time its scans took", async () => {
    await stageScan(bakery(), { kind: "weekly" });
    await api.services.db.execute(
      sql`update scans set started_at = created_at, finished_at = created_at + interval '90 seconds'`,
    );
    const { clients, hasNext } = await get("clients");
    expect(clients).toMatchObject([
      { name: "Harbor Bakery", subscription: "ACTIVE", machineSeconds: 90, nextScanDay: expect.any(String) },
      { name: "Meadow Books", subscription: "ACTIVE", machineSeconds: 0, lastScan: null },
    ]);
    expect(hasNext).toBe(false);
  });

  it.each([
    ["the beginning of a name", "harb"],
    ["the beginning of a host", "harbor-b"],
    ["the beginning of a member's address", "VERA@"],
  ])("is searched by %s", async (_what, search) => {
    const { clients } = await get(`clients?search=${encodeURIComponent(search)}`);
    expect(clients.map(({ name }) => name)).toEqual(["Harbor Bakery"]);
  });

  it("takes signs of a pattern for what they are, and ids", async () => {
    expect((await get("clients?search=%25")).clients).toEqual([]);
    expect((await get(`clients?search=${api.cast.charlie.organizationId}`)).clients).toMatchObject([
      { name: "Meadow Books" },
    ]);
  });

  it("is narrowed down by status", async () => {
    expect((await get("clients?filter=PAST_DUE")).clients).toEqual([]);
    expect((await get("clients?filter=ACTIVE")).clients).toHaveLength(2);
  });

  it("has pages", async () => {
    await api.services.db.execute(sql`
      insert into organizations (name, contact_email) select 'Zebra ' || lpad(n::text, 2, '0'), 'z@z.example'
      from generate_series(1, 30) as n`);
    const first = await get("clients");
    const second = await get("clients?page=2");
    expect([first.clients.length, first.hasNext, second.clients.length, second.hasNext]).toEqual([
      25,
      true,
      7,
      false,
    ]);
    await api.services.db.execute(sql`delete from organizations where name like 'Zebra%'`);
  });
});

describe("one client", () => {
  it("is shown with people, scans and acts, and is not found under another id", async () => {
    const { client } = await get(`clients/${api.cast.alice.organizationId}`);
    expect(client.members.map(({ email }) => email)).toEqual([
      "alice@cast.example",
      "bob@cast.example",
      "vera@cast.example",
    ]);
    expect(client.scans).toMatchObject([{ kind: "weekly", seconds: 90 }]);
    const payload = { email: api.cast.alice.email, password: "Not-Hers-1" };
    await api.send(null, { method: "POST", url: "/api/client-auth/login", payload });
    const { acts } = (await get(`clients/${api.cast.alice.organizationId}`)).client;
    expect(acts[0]).toMatchObject({ action: "sign-in.failed", actor: "Unknown person" });
    expect(await call("GET", `clients/0199c0de-0000-7000-8000-000000000000`)).toMatchObject({
      status: 404,
      code: "client.not-found",
    });
  });

  it("is suspended and resumed after a fresh confirmation alone, by whom and from where is noted", async () => {
    const { organizationId } = api.cast.charlie;
    await forgetConfirmation();
    const reason = "The website belongs to someone else.";
    expect(await call("POST", `clients/${organizationId}/suspend`, { reason })).toMatchObject({
      status: 409,
      code: "confirmation.required",
    });
    expect((await get(`clients/${organizationId}`)).client.suspendedAt).toBeNull();
    await confirm();
    expect((await call("POST", `clients/${organizationId}/suspend`, { reason })).status).toBe(200);
    expect((await get("clients?filter=SUSPENDED-BY-US")).clients).toMatchObject([{ name: "Meadow Books" }]);
    expect(await call("POST", `clients/${organizationId}/scan`)).toMatchObject({
      code: "client.suspended",
      error: "This client is suspended, so its website is not scanned. End the suspension first.",
    });
    expect((await call("POST", `clients/${organizationId}/resume`)).status).toBe(200);
    const by = { address: "127.0.0.1", operator: OPERATOR.email };
    expect(await actsOf(organizationId)).toEqual([
      { action: "organization.suspended", ...by },
      { action: "organization.resumed", ...by },
    ]);
  });

  it("is scanned now, and told when a scan waits already", async () => {
    const path = `clients/${api.cast.charlie.organizationId}/scan`;
    expect((await call("POST", path)).data).toMatchObject({ isNew: true });
    expect((await call("POST", path)).data).toMatchObject({ isNew: false });
    expect(await get("overview")).toMatchObject({ figures: { scansWaiting: { count: 1, isMore: false } } });
  });

  it("is read back from the payment provider", async () => {
    const path = `clients/${api.cast.charlie.organizationId}/reconcile`;
    expect((await call("POST", path)).data).toEqual({ corrected: [] });
  });
});

describe("a failed scan", () => {
  it("needs a person until the client is scanned again, and is grouped with others of its reason", async () => {
    const failed = await failedScan();
    expect((await get("overview")).attention).toContainEqual(
      expect.objectContaining({ kind: "scan", count: 1 }),
    );
    const reason = "We could not reach ….";
    expect((await get("failures")).groups).toMatchObject([{ kind: "scan", reason, count: 1 }]);
    const { failures } = await get(`failures/scan?reason=${encodeURIComponent(reason)}`);
    expect(failures).toMatchObject([
      { id: failed, reason: "We could not reach www.harbor-bakery.example:8443.", canRetry: true },
    ]);
    expect((await get("failures/scan?reason=other")).failures).toEqual([]);
    expect((await call("POST", `failures/scan/${failed}/retry`)).status).toBe(200);
    expect((await get("failures")).groups).toEqual([]);
    expect(await call("POST", `failures/scan/${failed}/retry`)).toMatchObject({ code: "failure.settled" });
    const acts = await actsOf(api.cast.alice.organizationId);
    expect(acts).toMatchObject([{ action: "scan.requested" }, { action: "scan.retried" }]);
    const { rows } = await api.services.db.execute(
      sql`select kind from scans where status = 'QUEUED' and organization_id = ${api.cast.alice.organizationId}`,
    );
    expect(rows).toEqual([{ kind: "weekly" }]);
  });
});

describe("a failed report", () => {
  it("is made again from its scan's result", async () => {
    const scanId = await stageScan(bakery(), { kind: "monthly" });
    const { rows } = await api.services.db.execute<{ id: string }>(
      sql`select id from reports where scan_id = ${scanId} and status = 'PENDING' limit 1`,
    );
    const { id } = z.object({ id: z.string() }).parse(rows[0]);
    await failReport(bakery(), id, "The report could not be set.");
    expect((await get("failures/report")).failures).toMatchObject([{ id, canRetry: true }]);
    expect((await call("POST", `failures/report/${id}/retry`)).status).toBe(200);
    expect((await get("failures/report")).failures).toEqual([]);
    const after = await api.services.db.execute(
      sql`select status, failure_reason from reports where id = ${id}`,
    );
    expect(after.rows).toEqual([{ status: "PENDING", failure_reason: null }]);
  });
});

describe("a failed export", () => {
  it("is made again", async () => {
    await api.send(api.cast.alice, { method: "POST", url: "/api/client-auth/data-exports" });
    const { rows } = await api.services.db.execute<{ id: string }>(sql`select id from data_exports`);
    const { id } = z.object({ id: z.string() }).parse(rows[0]);
    await failDataExport(bakery(), id, "We could not create the export.");
    expect((await call("POST", `failures/data-export/${id}/retry`)).status).toBe(200);
    expect((await get("failures/data-export")).failures).toEqual([]);
  });
});

describe("payments", () => {
  it("an event that waits too long is a failure, and is worked on again on request", async () => {
    await api.services.db.execute(sql`
      insert into payment_events (provider, event_id, type, payload, received_at)
      values ('sandbox', 'evt_1', 'invoice.paid', '{}', ${api.services.clock.now().toISOString()}),
        ('sandbox', 'evt_2', 'invoice.paid', '{}', ${api.services.clock.now().toISOString()})`);
    await api.services.db.execute(
      sql`update payment_events set handled_at = now(), outcome = 'missing' where event_id = 'evt_2'`,
    );
    const kinds = async () => (await get("failures/payment-event")).failures.map(({ what }) => what);
    expect(await kinds()).toHaveLength(1);
    await forgetConfirmation();
    await forgetConfirmation();
    await forgetConfirmation();
    api.services.clock.advance(60_000);
    expect(await kinds()).toHaveLength(2);
    const { events } = await get("payment-events?filter=missing");
    expect(events).toMatchObject([{ eventId: "evt_2", outcome: "missing" }]);
    expect((await call("POST", `failures/payment-event/${events[0]!.id}/retry`)).status).toBe(200);
    expect((await get("payment-events?filter=missing")).events).toEqual([]);
    expect((await get("payment-events?filter=waiting")).events).toHaveLength(2);
  });

  it("a proposed refund is declined once, after a confirmation", async () => {
    const { organizationId } = api.cast.alice;
    const { rows } = await api.services.db.execute<{ id: string }>(sql`
      insert into refund_proposals (organization_id, provider, provider_invoice_id, amount_cents, reason)
      values (${organizationId}, 'sandbox', 'in_9', 49700, 'paid twice') returning id`);
    const { id } = z.object({ id: z.string() }).parse(rows[0]);
    expect(await get("payments")).toMatchObject({ refunds: [{ id, amountCents: 49_700 }], disputes: [] });
    const decide = () => call("POST", `refunds/${id}/decide`, { isGranted: false });
    expect((await decide()).code).toBe("confirmation.required");
    await confirm();
    expect((await decide()).status).toBe(200);
    expect((await decide()).code).toBe("refund.declined");
    expect(await actsOf(organizationId)).toContainEqual({
      action: "refund.declined",
      address: "127.0.0.1",
      operator: OPERATOR.email,
    });
  });

  it("disputes are listed, the open ones first", async () => {
    await api.services.db.execute(sql`
      insert into disputes (organization_id, provider, provider_dispute_id, amount_cents, reason, state, opened_at)
      values (${api.cast.alice.organizationId}, 'sandbox', 'd1', 1, 'fraudulent', 'open', '2026-01-01'),
        (${api.cast.alice.organizationId}, 'sandbox', 'd2', 1, 'fraudulent', 'won', '2026-02-01')`);
    await api.services.db.execute(sql`
      insert into invoices (organization_id, organization_name, provider, provider_invoice_id, reason, state, plan, lines,
        subtotal_cents, tax_cents, total_cents, paid_cents, refunded_cents, attempts, period_starts_at, period_ends_at, issued_at)
      values (${api.cast.alice.organizationId}, 'Harbor Bakery', 'sandbox', 'in_d1', 'renewal', 'paid', 'monthly', '[]',
        6633, 0, 6633, 6633, 6633, 1, '2026-01-01', '2026-02-01', '2026-01-01')`);
    await api.services.db.execute(
      sql`update disputes set provider_invoice_id = 'in_d1' where provider_dispute_id = 'd1'`,
    );
    const { disputes } = await get("payments");
    expect(disputes).toMatchObject([{ refundedCents: 6633 }, { refundedCents: 0 }]);
    expect(disputes.map(({ state }) => state)).toEqual(["open", "won"]);
    expect((await get("overview")).attention).toContainEqual(
      expect.objectContaining({ kind: "dispute", count: 1, oldestAt: "2026-01-01T00:00:00.000Z" }),
    );
  });
});

describe("the queue", () => {
  it("tells jobs by kind, and that no worker runs", async () => {
    const { kinds, workers } = await get("queue");
    expect(kinds).toContainEqual(expect.objectContaining({ kind: "scan", waiting: 4, running: 0 }));
    expect(workers).toEqual([]);
    expect((await get("overview")).attention).toContainEqual(expect.objectContaining({ kind: "no-worker" }));
  });
});

it("the reason of a group keeps the names of files, as they say what failed", async () => {
  const told = "robots.txt asks our scanner not to visit my.js.example.org, nor bakery.example/index.html.";
  const reason = "robots.txt asks our scanner not to visit …, nor …/index.html.";
  await failedScan(bakery(), told);
  const { groups } = await get("failures");
  expect(groups).toContainEqual(expect.objectContaining({ kind: "scan", reason, count: 1 }));
});
