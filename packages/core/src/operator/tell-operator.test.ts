import { type Cast, createCast } from "@plumbline/testing/cast";
import { testServices, type TestServices } from "@plumbline/testing/test-services";
import { asc, eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";

import { giveUpMail } from "#operator/give-up-mail.ts";
import { mailWaitingOperatorEvents } from "#operator/mail-operator.ts";
import { type OperatorEvent, tellOperator } from "#operator/tell-operator.ts";
import { contextFor, inTransaction } from "#platform/context.ts";
import { mails } from "#platform/database/tables/messages.table.ts";
import { operatorEvents } from "#platform/database/tables/operator.table.ts";
import { queueMail } from "#platform/mail/queue-mail.ts";
import { beginScan } from "#scans/begin-scan.ts";
import { failScan } from "#scans/fail-scan.ts";
import { requestScan } from "#scans/request-scan.ts";

const OPERATOR = "ops@plumbline.example";
const HOUR_MS = 3_600_000;

let services: TestServices;
let cast: Cast;

beforeAll(async () => {
  services = await testServices({ environment: { OPERATOR_EMAIL: OPERATOR } });
  cast = await createCast(services);
});
afterAll(() => services.close());

beforeEach(async () => {
  services.clock.set(new Date("2026-11-23T14:05:00Z"));
  await services.db.delete(mails);
  await services.db.delete(operatorEvents);
});

function event(number: number, changes: Partial<OperatorEvent> = {}): OperatorEvent {
  return {
    cause: "scan-failed",
    eventKey: `scan-failed ${number}`,
    message: `Client ${number}: the scan failed.`,
    reference: `scan ${number}`,
    ...changes,
  };
}

async function toOperator() {
  return services.db.select().from(mails).where(eq(mails.recipient, OPERATOR)).orderBy(asc(mails.id));
}

describe("the operator", () => {
  it("is mailed at once what needs a person, with what happened, when and what to do", async () => {
    await tellOperator(services, event(1));
    const [mail] = await toOperator();
    expect(mail).toMatchObject({ subject: "[Operator] 1 scan failed", unsubscribeUrl: null });
    expect(mail?.text).toContain(
      "- Client 1: the scan failed.\n  November 23, 2026 at 9:05 AM EST\n  scan 1\n",
    );
    expect(mail?.text).toContain("plumbline scan now");
  });

  it("gets one mail an hour of a cause, with all that happened meanwhile, and loses none of it", async () => {
    for (let number = 1; number <= 200; number += 1) await tellOperator(services, event(number));
    expect(await toOperator()).toHaveLength(1);
    expect(await mailWaitingOperatorEvents(services)).toBe(0);
    services.clock.advance(HOUR_MS);
    expect(await mailWaitingOperatorEvents(services)).toBe(1);
    expect(await mailWaitingOperatorEvents(services)).toBe(0);
    const [, summary] = await toOperator();
    expect(summary?.subject).toBe("[Operator] 199 scans failed");
    expect(summary?.text).toContain("- Client 2: the scan failed.");
    expect(summary?.text).toContain("and 149 more");
    expect(await services.db.$count(operatorEvents)).toBe(200);
  });

  it("gets no second mail of a cause within the hour, where the clock strikes in it too", async () => {
    const untilHour = HOUR_MS - (services.clock.now().getTime() % HOUR_MS);
    services.clock.advance(untilHour - 60_000);
    await tellOperator(services, event(1));
    services.clock.advance(120_000);
    await tellOperator(services, event(2));
    expect(await toOperator()).toHaveLength(1);
    services.clock.advance(HOUR_MS);
    expect(await mailWaitingOperatorEvents(services)).toBe(1);
  });

  it("hears of another cause at once all the same", async () => {
    await tellOperator(services, event(1));
    await tellOperator(services, event(1, { cause: "paid-twice", eventKey: "paid-twice 1" }));
    expect((await toOperator()).map(({ subject }) => subject)).toEqual([
      "[Operator] 1 scan failed",
      "[Operator] 1 client paid twice",
    ]);
  });

  it("hears of one event once, and of none that did not come to pass", async () => {
    await tellOperator(services, event(1));
    services.clock.advance(HOUR_MS);
    await tellOperator(services, event(1));
    expect(await mailWaitingOperatorEvents(services)).toBe(0);
    const undone = inTransaction(services, async (inside) => {
      await tellOperator(inside, event(2));
      throw new Error("undone");
    });
    await expect(undone).rejects.toThrow("undone");
    expect(await toOperator()).toHaveLength(1);
    expect(await services.db.$count(operatorEvents)).toBe(1);
  });

  it("gets one mail of what happens in many processes at the same moment", async () => {
    await Promise.all([1, 2, 3, 4].map((number) => tellOperator(services, event(number))));
    expect(await toOperator()).toHaveLength(1);
    services.clock.advance(HOUR_MS);
    await mailWaitingOperatorEvents(services);
    const told = (await toOperator()).map(({ text }) => text?.match(/^- Client/gmu)?.length ?? 0);
    expect(told.reduce((sum, count) => sum + count, 0)).toBe(4);
  });

  it("is told of a scan that failed, and so are the client's members", async () => {
    const bakery = contextFor(services, cast.alice.organizationId);
    const { scanId } = await requestScan(bakery, "initial");
    await beginScan(bakery, scanId);
    await failScan(bakery, { scanId, reason: "The server did not answer." });
    const [mail] = await toOperator();
    expect(mail?.text).toContain(
      "- Harbor Bakery: The first audit of harbor-bakery.example did not finish. The server did not answer.",
    );
    expect(mail?.organizationId).toBeNull();
    const [toAlice] = await services.db.select().from(mails).where(eq(mails.recipient, cast.alice.email));
    expect(toAlice?.subject).toBe("Harbor Bakery: The first audit did not finish");
    expect(toAlice?.text).toContain("so there is no report yet");
    expect(toAlice?.text).toMatch(/\/audit-history\?details=[\w-]{36}&organization=[\w-]{36}\n/u);
  });
});

describe("a mail that cannot be delivered", () => {
  async function queued(idempotencyKey: string): Promise<string> {
    const content = { subject: "Your report", text: "t", html: "h", unsubscribeUrl: null };
    await queueMail(services, { ...content, recipient: "bob@cast.example", idempotencyKey });
    const [row] = await services.db.select().from(mails).where(eq(mails.idempotencyKey, idempotencyKey));
    await services.db.update(mails).set({ lastError: "550 No such user" }).where(eq(mails.id, row!.id));
    return row!.id;
  }

  it("is told to the operator once, with the reason", async () => {
    const id = await queued("report 1");
    expect(await giveUpMail(services, id)).toBe(true);
    expect(await giveUpMail(services, id)).toBe(false);
    const [mail, ...others] = await toOperator();
    expect(others).toEqual([]);
    expect(mail?.text).toContain(
      "We gave up sending the email 'Your report' to bob@cast.example. 550 No such user",
    );
  });

  it("is told to nobody where it was the operator's own, which would never end", async () => {
    await giveUpMail(services, await queued("operator mail-given-up 2026-11-23T14:00:00.000Z"));
    expect(await toOperator()).toEqual([]);
  });
});

it.each(["payment-disputed", "promise-missed", "paid-without-audit"] as const)(
  "the mail of %s gives no advice for all, because each event says what its state asks for",
  async (cause) => {
    await tellOperator(services, event(1, { cause, message: "It is won. There is nothing left to do." }));
    const [mail] = await toOperator();
    expect(mail?.text).toContain("It is won. There is nothing left to do.");
    expect(mail?.text).not.toContain("What to do");
  },
);
