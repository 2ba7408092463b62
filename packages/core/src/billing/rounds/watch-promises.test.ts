import type { ScanKind } from "@plumbline/contract/scans";
import { desc, eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";

import { billingRound } from "#billing/rounds/billing-round.ts";
import {
  bakery,
  cast,
  services,
  subjectsTo,
  toldOperator,
  stageRounds,
} from "#billing/rounds/rounds-stage.testing.ts";
import { settlePayments } from "#billing/settle-payments.testing.ts";
import { mails, notifications } from "#platform/database/tables/messages.table.ts";
import { operatorEvents } from "#platform/database/tables/operator.table.ts";
import { scans } from "#platform/database/tables/scans.table.ts";
import { disputeNewest } from "#platform/payments/sandbox/operate.ts";
import { failScan } from "#scans/fail-scan.ts";
import { requestScan } from "#scans/request-scan.ts";

const HOUR_MS = 60 * 60 * 1000;
const UNKNOWN_HOST = "We could not find harbor-bakery.example in the DNS.";

stageRounds();

describe("the promise of the first audit within 24 hours", () => {
  const endScan = (status: "COMPLETED" | "FAILED", kind: ScanKind = "initial") =>
    services.db.update(scans).set({ status, finishedAt: services.clock.now() }).where(eq(scans.kind, kind));

  async function scansNow(): Promise<string[]> {
    const rows = await services.db.select().from(scans).orderBy(scans.createdAt, scans.id);
    return rows.map(({ kind, status }) => `${kind} ${status}`);
  }

  async function newestScan(): Promise<string> {
    const [scan] = await services.db
      .select({ id: scans.id })
      .from(scans)
      .orderBy(desc(scans.createdAt))
      .limit(1);
    return scan?.id ?? "";
  }

  it("that is kept is not spoken of again", async () => {
    services.clock.advance(23 * HOUR_MS);
    await endScan("COMPLETED");
    services.clock.advance(2 * HOUR_MS);
    expect(await billingRound(services)).toMatchObject({ missedPromises: 0, rescans: 0 });
    expect(await subjectsTo(cast.alice.email)).toEqual([]);
  });

  it("is missed after 24 hours, not before, and told once to client and operator", async () => {
    services.clock.advance(24 * HOUR_MS - 1);
    expect(await billingRound(services)).toMatchObject({ missedPromises: 0 });
    services.clock.advance(1);
    const rounds = await Promise.all([billingRound(services), billingRound(services)]);
    expect(rounds.reduce((sum, { missedPromises }) => sum + missedPromises, 0)).toBe(1);
    await billingRound(services);
    expect(await subjectsTo(cast.alice.email)).toEqual(["Harbor Bakery: Your first audit is late"]);
    expect(await toldOperator()).toEqual([
      "The first audit of Harbor Bakery was not done within 24 hours of the payment. Run 'plumbline doctor' and look at the workers.",
    ]);
    const told = await services.db
      .select()
      .from(notifications)
      .where(eq(notifications.userId, cast.vera.userId));
    expect(told.at(-1)?.message).toBe("Your first audit is late. You get one more full scan free of charge.");
  });

  it("missed while the audit still runs earns one free scan after it", async () => {
    services.clock.advance(25 * HOUR_MS);
    expect(await billingRound(services)).toMatchObject({ missedPromises: 1, rescans: 0 });
    expect(await scansNow()).toEqual(["initial QUEUED"]);
    await endScan("COMPLETED");
    expect(await billingRound(services)).toMatchObject({ rescans: 1 });
    expect(await scansNow()).toEqual(["initial COMPLETED", "manual QUEUED"]);
    await services.db.update(scans).set({ status: "COMPLETED" });
    expect(await billingRound(services)).toMatchObject({ rescans: 0 });
  });

  it("that another full scan kept is not spoken of", async () => {
    await endScan("FAILED");
    await requestScan(bakery, "manual");
    await endScan("COMPLETED", "manual");
    services.clock.advance(25 * HOUR_MS);
    expect(await billingRound(services)).toMatchObject({ missedPromises: 0, rescans: 0 });
  });

  it("is not kept by a scan from before the payment", async () => {
    await endScan("FAILED");
    await requestScan(bakery, "manual");
    await endScan("COMPLETED", "manual");
    await services.db
      .update(scans)
      .set({ createdAt: new Date("2026-11-17T12:00:00Z") })
      .where(eq(scans.kind, "manual"));
    services.clock.advance(25 * HOUR_MS);
    expect(await billingRound(services)).toMatchObject({ missedPromises: 1 });
  });

  it("missed because the website kept us out is told with the reason and what helps, and blames no one", async () => {
    await failScan(bakery, { scanId: await newestScan(), reason: UNKNOWN_HOST, trouble: "unknown-host" });
    services.clock.advance(25 * HOUR_MS);
    await services.db.delete(mails);
    await services.db.delete(operatorEvents);
    await billingRound(services);
    const [mail] = await services.db.select().from(mails).where(eq(mails.recipient, cast.alice.email));
    expect(mail?.subject).toBe("Harbor Bakery: Your first audit is not done yet");
    expect(mail?.text).toContain(UNKNOWN_HOST);
    expect(mail?.text).toContain("Check that your domain is still registered");
    expect(mail?.text).toContain("We are trying once more. The next scan is on Monday, November 23, 2026.");
    expect(mail?.text).not.toMatch(/we missed|looking into it/u);
    expect(await toldOperator()).toEqual([
      `The first audit of Harbor Bakery was not done within 24 hours of the payment. ${UNKNOWN_HOST} We told the client what helps, and are trying once more. If the site opens in your browser, look at the log.`,
    ]);
  });

  it("missed for a reason on our side stays ours", async () => {
    const reason = "We were interrupted several times and could not finish the scan.";
    await failScan(bakery, { scanId: await newestScan(), reason, trouble: "ours" });
    services.clock.advance(25 * HOUR_MS);
    await billingRound(services);
    expect(await subjectsTo(cast.alice.email)).toContain("Harbor Bakery: Your first audit is late");
    expect((await toldOperator()).at(-1)).toContain(`${reason} Run 'plumbline doctor'`);
  });

  it("missed because the audit failed is owed until the audit is done, which is tried again once a scan works", async () => {
    await endScan("FAILED");
    services.clock.advance(25 * HOUR_MS);
    await billingRound(services);
    await endScan("FAILED");
    services.clock.advance(HOUR_MS);
    expect(await billingRound(services)).toMatchObject({ rescans: 0 });
    await requestScan(bakery, "weekly");
    await endScan("COMPLETED", "weekly");
    expect(await billingRound(services)).toMatchObject({ rescans: 1 });
    expect((await scansNow()).at(-1)).toBe("initial QUEUED");
    await services.db.update(scans).set({ status: "COMPLETED", finishedAt: services.clock.now() });
    expect(await billingRound(services)).toMatchObject({ rescans: 1 });
    expect((await scansNow()).at(-1)).toBe("manual QUEUED");
    await services.db.update(scans).set({ status: "COMPLETED", finishedAt: services.clock.now() });
    expect(await billingRound(services)).toMatchObject({ rescans: 0 });
  });

  it("missed because the audit failed earns the audit once more", async () => {
    await endScan("FAILED");
    services.clock.advance(25 * HOUR_MS);
    expect(await billingRound(services)).toMatchObject({ missedPromises: 1, rescans: 1 });
    expect(await scansNow()).toEqual(["initial FAILED", "initial QUEUED"]);
  });

  it("does not hold while the client's own dispute stops all scans", async () => {
    await disputeNewest(services, cast.alice.organizationId);
    await settlePayments(services);
    services.clock.advance(25 * HOUR_MS);
    expect(await billingRound(services)).toMatchObject({ missedPromises: 0 });
  });
});
