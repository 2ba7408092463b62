import { type Cast, createCast } from "@plumbline/testing/cast";
import { stageReport, stageScan } from "@plumbline/testing/stage-scan";
import { testServices, type TestServices } from "@plumbline/testing/test-services";
import { eq, isNull } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";

import { keepInvoiceFile, keptInvoiceFile } from "#billing/keep-invoice-file.ts";
import { clearPayments } from "#billing/settle-payments.testing.ts";
import { eraseClient } from "#clients/erase-client.ts";
import { verifyDocument } from "#evidence/verify-document.ts";
import { contextFor, type OrganizationContext } from "#platform/context.ts";
import { organizations } from "#platform/database/tables/accounts.table.ts";
import { auditLog } from "#platform/database/tables/audit-log.table.ts";
import { disputes, paymentEvents, subscriptions } from "#platform/database/tables/billing.table.ts";
import { invoices } from "#platform/database/tables/invoices.table.ts";
import { mails } from "#platform/database/tables/messages.table.ts";
import { reports } from "#platform/database/tables/reports.table.ts";
import { scanPages, scans } from "#platform/database/tables/scans.table.ts";
import { statements, statementSignatures } from "#platform/database/tables/statements.table.ts";
import { billingKey, organizationKey } from "#platform/storage.ts";
import { monthsBefore } from "#retention/retention-periods.ts";
import { runRetention } from "#retention/run-retention.ts";
import { requestScan } from "#scans/request-scan.ts";
import { statementKey } from "#statements/statement-key.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

let services: TestServices;
let cast: Cast;
let bakery: OrganizationContext;

beforeAll(async () => {
  services = await testServices();
});
afterAll(() => services.close());

beforeEach(async () => {
  goTo("2026-11-18T12:00:00Z");
  await clearPayments(services);
  cast = await createCast(services);
  bakery = contextFor(services, cast.alice.organizationId);
});

function goTo(moment: string): void {
  services.clock.advance(Date.parse(moment) - services.clock.now().getTime());
}

const fileOf = (scanId: string, name: string) =>
  organizationKey(cast.alice.organizationId, "scans", scanId, "1", name);

/** A finished scan with its report and files, as they lie in storage. */
async function keptScan(): Promise<string> {
  const scanId = await stageScan(bakery);
  for (const name of ["result.json.zst", "evidence.jsonl.zst", "screenshots/a.webp"])
    await services.storage.put(fileOf(scanId, name), "x", "text/plain");
  const [report] = await services.db.select().from(reports).where(eq(reports.scanId, scanId));
  await stageReport(bakery, { id: report?.id ?? "", scanId, kind: "weekly" });
  return scanId;
}

describe("the logs of a scan", () => {
  it("are kept for 18 months, then go, while report and score stay", async () => {
    const scanId = await keptScan();
    goTo("2028-05-18T11:00:00Z");
    expect((await runRetention(services)).scanLogs).toBe(0);
    goTo("2028-05-18T13:00:00Z");
    expect((await runRetention(services)).scanLogs).toBe(1);
    const [scan] = await services.db.select().from(scans);
    expect(scan).toMatchObject({
      id: scanId,
      overall: expect.any(Number),
      resultKey: null,
      evidenceKey: null,
    });
    expect(await services.storage.list(organizationKey(cast.alice.organizationId, "scans"))).toEqual([]);
    const [report] = await services.db.select().from(reports);
    expect(await services.storage.has(report?.storageKey ?? "")).toBe(true);
    expect((await runRetention(services)).scanLogs).toBe(0);
  });

  it("say which pages it saw until the month ends in which these are over", async () => {
    await keptScan();
    goTo("2028-05-31T23:00:00Z");
    await runRetention(services);
    expect(await services.db.$count(scanPages)).toBe(2);
    goTo("2028-06-01T01:00:00Z");
    await runRetention(services);
    expect(await services.db.$count(scanPages)).toBe(0);
    expect(await services.db.$count(scans)).toBe(1);
  });

  it("of a scan that has no report go with its line", async () => {
    const { scanId } = await requestScan(bakery, "manual");
    await services.db.update(scans).set({ status: "CANCELED" }).where(eq(scans.id, scanId));
    goTo("2028-06-01T00:00:00Z");
    await runRetention(services);
    expect(await services.db.$count(scans)).toBe(0);
  });
});

it("a report is kept for three years, then goes with its file and its scan", async () => {
  await keptScan();
  goTo("2029-11-18T11:00:00Z");
  expect((await runRetention(services)).reports).toBe(0);
  const [report] = await services.db.select().from(reports);
  goTo("2029-11-18T13:00:00Z");
  expect((await runRetention(services)).reports).toBe(1);
  expect(await services.db.$count(reports)).toBe(0);
  expect(await services.db.$count(scans)).toBe(0);
  expect(await services.storage.has(report?.storageKey ?? "")).toBe(false);
});

it("a scan that failed leaves none of the files its attempts wrote once its report goes", async () => {
  const scanId = await keptScan();
  await services.db.update(scans).set({ status: "FAILED", resultKey: null, evidenceKey: null });
  await services.db.delete(scanPages);
  goTo("2029-11-18T13:00:00Z");
  await runRetention(services);
  expect(await services.db.$count(scans)).toBe(0);
  expect(await services.storage.list(organizationKey(cast.alice.organizationId, "scans", scanId))).toEqual(
    [],
  );
});

describe("a billing record", () => {
  /** An invoice and a dispute of today; answers the invoice's id. */
  async function storeRecords(): Promise<string> {
    const { organizationId } = cast.alice;
    const now = services.clock.now();
    const [invoice] = await services.db
      .insert(invoices)
      .values({
        organizationId,
        organizationName: "Harbor Bakery",
        provider: "sandbox",
        providerInvoiceId: "in_1",
        reason: "start",
        state: "paid",
        plan: "monthly",
        lines: [],
        subtotalCents: 1,
        taxCents: 0,
        totalCents: 1,
        paidCents: 1,
        attempts: 1,
        issuedAt: now,
      })
      .returning({ id: invoices.id });
    await services.db.insert(disputes).values({
      organizationId,
      provider: "sandbox",
      providerDisputeId: "dp_1",
      amountCents: 1,
      reason: "fraudulent",
      state: "won",
      openedAt: now,
    });
    return invoice!.id;
  }

  it("is kept for seven years with the file that was handed out, whatever becomes of the client", async () => {
    const id = await storeRecords();
    const file = { id, kind: "invoice" } as const;
    const pdf = new TextEncoder().encode(`%PDF- invoice ${id}`);
    expect(await keepInvoiceFile(bakery, file, pdf)).toBe(true);
    expect(await keepInvoiceFile(bakery, file, new Uint8Array([1]))).toBe(false);
    await eraseClient(bakery);
    goTo("2033-11-18T11:00:00Z");
    expect((await runRetention(services)).billingRecords).toBe(0);
    expect(await keptInvoiceFile(bakery, file)).toEqual(pdf);
    const claim = { file: pdf, scanId: null, chainHash: null };
    expect(await verifyDocument(services, claim)).toMatchObject({
      verdict: "same",
      issued: { kind: "invoice" },
    });
    goTo("2033-11-18T13:00:00Z");
    // The note that the client was erased goes with them.
    expect((await runRetention(services)).billingRecords).toBe(3);
    expect(await keptInvoiceFile(bakery, file)).toBeNull();
    expect(await services.storage.list(billingKey(cast.alice.organizationId))).toEqual([]);
    expect(await verifyDocument(services, claim)).toMatchObject({ verdict: "unknown" });
  });

  it("whose file cannot be deleted stays, and goes the next night", async () => {
    await storeRecords();
    goTo("2033-11-18T13:00:00Z");
    const deleteAll = () => Promise.reject(new Error("The bucket is away."));
    const broken = { ...services, storage: { ...services.storage, deleteAll } };
    await expect(runRetention(broken)).rejects.toThrow("The bucket is away.");
    expect(await services.db.$count(invoices)).toBe(1);
    expect((await runRetention(services)).billingRecords).toBe(2);
  });

  it("is none of an event of the provider, which goes 90 days after it was worked on", async () => {
    const event = {
      provider: "sandbox",
      type: "invoice.paid",
      payload: "{}",
      receivedAt: services.clock.now(),
    };
    await services.db.insert(paymentEvents).values([
      { ...event, eventId: "evt_1", handledAt: services.clock.now() },
      { ...event, eventId: "evt_2" },
    ]);
    goTo("2027-02-17T12:00:00Z");
    expect((await runRetention(services)).paymentEvents).toBe(1);
    expect(await services.db.select({ id: paymentEvents.eventId }).from(paymentEvents)).toEqual([
      { id: "evt_2" },
    ]);
  });
});

describe("a letter of intent", () => {
  async function saved(version: number): Promise<string> {
    // What it says is nothing to retention.
    const content = { kind: "letter-of-intent" } as never;
    const by = { savedBy: cast.alice.userId, savedByName: "Alice" };
    const createdAt = services.clock.now();
    const { organizationId } = cast.alice;
    const scanId = cast.alice.organizationId;
    const [row] = await services.db
      .insert(statements)
      .values({ organizationId, kind: "letter-of-intent", version, scanId, content, ...by, createdAt })
      .returning({ id: statements.id });
    return row!.id;
  }

  async function sign(statementId: string): Promise<string> {
    const storageKey = statementKey(cast.alice.organizationId, statementId);
    await services.storage.put(storageKey, "%PDF-", "application/pdf");
    const { organizationId, userId } = cast.alice;
    const who = { organizationId, userId, name: "Alice B. Miller", authority: "Owner" };
    const signedAt = services.clock.now();
    await services.db
      .insert(statementSignatures)
      .values({ statementId, ...who, signedAt, expiresOn: "2027-11-18", storageKey });
    return storageKey;
  }

  it("is kept for three years after it was signed, or saved where it never was, then goes with its file", async () => {
    const signed = await saved(1);
    await saved(2);
    goTo("2026-12-18T12:00:00Z");
    const storageKey = await sign(signed);
    goTo("2029-11-18T13:00:00Z");
    expect((await runRetention(services)).statements).toBe(1);
    expect(await services.db.select({ id: statements.id }).from(statements)).toEqual([{ id: signed }]);
    expect(await services.storage.has(storageKey)).toBe(true);
    goTo("2029-12-18T13:00:00Z");
    expect((await runRetention(services)).statements).toBe(1);
    expect(await services.storage.has(storageKey)).toBe(false);
  });
});

describe("a client who has left", () => {
  beforeEach(async () => {
    const ended = {
      status: "CANCELED" as const,
      endedAt: services.clock.now(),
      endedBecause: "canceled" as const,
    };
    await services.db
      .update(subscriptions)
      .set(ended)
      .where(eq(subscriptions.organizationId, cast.alice.organizationId));
    await services.storage.put(fileOf("1", "result.json.zst"), "x", "text/plain");
  });

  async function pass(days: number) {
    services.clock.advance(days * DAY_MS);
    return runRetention(services);
  }

  async function subjects(): Promise<string[]> {
    const rows = await services.db.select().from(mails).orderBy(mails.createdAt);
    return rows.map(({ subject }) => subject);
  }

  it("is reminded 30 and 7 days before the erasure, once each", async () => {
    expect(await pass(59)).toMatchObject({ warned: 0, clients: 0 });
    expect(await pass(1)).toMatchObject({ warned: 1 });
    expect(await pass(1)).toMatchObject({ warned: 0 });
    expect(await pass(22)).toMatchObject({ warned: 1 });
    expect(await pass(0)).toMatchObject({ warned: 0 });
    expect(await subjects()).toEqual([
      "Harbor Bakery: We will erase your data on February 16, 2027",
      "Harbor Bakery: We will erase your data on February 16, 2027",
    ]);
  });

  it("is erased after 90 days with everything but what the law keeps, and is told so", async () => {
    await pass(89);
    expect(await services.db.$count(organizations)).toBe(2);
    expect(await pass(1)).toMatchObject({ clients: 1 });
    const left = await services.db.select({ name: organizations.name }).from(organizations);
    expect(left).toEqual([{ name: "Meadow Books" }]);
    expect(await services.storage.list(organizationKey(cast.alice.organizationId))).toEqual([]);
    const acts = await services.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.organizationId, cast.alice.organizationId));
    expect(acts).toMatchObject([{ action: "organization.erased", actorKind: "system" }]);
    expect((await services.db.select().from(mails)).at(-1)).toMatchObject({
      subject: "Harbor Bakery: Your data was erased",
      recipient: cast.alice.email,
      organizationId: null,
    });
    expect(await pass(1)).toMatchObject({ clients: 0 });
  });

  it("is forgotten altogether once the last mail to its address has gone out and grown old", async () => {
    await pass(90);
    const ofNobody = isNull(mails.organizationId);
    expect(await pass(8)).toMatchObject({ farewells: 0 });
    expect(await pass(1)).toMatchObject({ farewells: 0 });
    // It still waits to go out.
    expect(await services.db.$count(mails, ofNobody)).toBe(1);
    await services.db.update(mails).set({ status: "SENT" }).where(ofNobody);
    expect(await pass(1)).toMatchObject({ farewells: 1 });
    expect(await services.db.$count(mails, ofNobody)).toBe(0);
  });

  it("and comes back before that is not erased", async () => {
    await pass(60);
    await services.db
      .update(subscriptions)
      .set({ status: "ACTIVE", endedAt: null, endedBecause: null })
      .where(eq(subscriptions.organizationId, cast.alice.organizationId));
    expect(await pass(60)).toMatchObject({ clients: 0, warned: 0 });
  });
});

it.each([
  ["2028-05-31T10:00:00Z", 3, "2028-02-29T10:00:00.000Z"],
  ["2027-03-31T10:00:00Z", 1, "2027-02-28T10:00:00.000Z"],
  ["2028-02-29T10:00:00Z", 36, "2025-02-28T10:00:00.000Z"],
  ["2026-11-18T12:00:00Z", 18, "2025-05-18T12:00:00.000Z"],
])("%s less %i months is %s", (now, months, then) => {
  expect(monthsBefore(new Date(now), months).toISOString()).toBe(then);
});
