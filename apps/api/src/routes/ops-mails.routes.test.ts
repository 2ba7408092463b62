import { deliverMail, giveUpMail } from "@plumbline/core/platform/mail/deliver-mail";
import { tellOperator } from "@plumbline/core/operator/tell-operator";
import { contextFor } from "@plumbline/core/platform/context";
import { queueMail } from "@plumbline/core/platform/mail/queue-mail";
import { removeMailTexts } from "@plumbline/core/retention/remove-mail-texts";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";

import { testApi, type TestApi } from "#api.testing.ts";
import { newOperator, type SignedInOps } from "#ops.testing.ts";

let api: TestApi;
let olga: SignedInOps;

beforeAll(async () => {
  api = await testApi({ environment: { API_RATE_LIMITED: "false" } });
  olga = await newOperator(api);
});
afterAll(() => api.close());

async function call(method: "GET" | "POST", path: string) {
  const headers = { authorization: `Bearer ${olga.token}` };
  const answer = await api.send(null, { method, url: `/api/ops/${path}`, headers });
  const { code, data } = answer.body;
  return { status: answer.status, code, data };
}

/** What tests look at of an answer; the server has checked it against the contract. */
interface Seen {
  attention: { kind: string }[];
  news: { message: string; mail: string }[];
  [other: string]: unknown;
}

const get = async (path: string): Promise<Seen> => (await call("GET", path)).data as Seen;

const bakery = () => contextFor(api.services, api.cast.alice.organizationId);

/** A mail whose delivery its server refuses. */
async function refusedMail(key: string, reason: string): Promise<string> {
  const mail = { subject: "Hello", text: "Text", html: "<p>Text</p>", unsubscribeUrl: null };
  await queueMail(bakery(), { ...mail, recipient: "Alice@cast.example", idempotencyKey: key });
  const { rows } = await api.services.db.execute<{ id: string }>(
    sql`select id from mails where idempotency_key = ${key}`,
  );
  const { id } = z.object({ id: z.string() }).parse(rows[0]);
  const deliver = () => Promise.reject(new Error(reason));
  const refused = deliverMail(api.services, { deliver, close: () => undefined } as never, id);
  await expect(refused).rejects.toThrow(reason);
  return id;
}

describe("a mail that is refused", () => {
  it("needs the operator after half an hour, with how many wait, since when and why", async () => {
    const id = await refusedMail("refused", "connect ECONNREFUSED 127.0.0.1:25");
    const failedAt = api.services.clock.now().toISOString();
    const told = async () => (await get("overview")).attention.filter(({ kind }) => kind === "mail-delayed");
    expect(await told()).toEqual([]);
    for (let minutes = 0; minutes < 35; minutes += 5) {
      api.services.clock.advance(5 * 60_000);
      await call("GET", "me");
    }
    expect(await told()).toEqual([
      {
        kind: "mail-delayed",
        count: 1,
        isMore: false,
        oldestAt: failedAt,
        reason: "connect ECONNREFUSED 127.0.0.1:25",
      },
    ]);
    await giveUpMail(api.services, id);
    expect(await told()).toEqual([]);
    expect((await get("failures/mail")).failures).toMatchObject([
      { id, failedAt: api.services.clock.now().toISOString() },
    ]);
    await api.services.db.execute(sql`delete from mails where id = ${id}`);
  });
});

describe("what was told to the operator", () => {
  it("is not said to have left while its mail waits or was given up", async () => {
    await tellOperator(bakery(), {
      cause: "customer-missing",
      eventKey: "untold",
      message: "The provider does not know Harbor Bakery.",
      reference: "customer cus_1",
    });
    const stateOf = async () =>
      (await get("overview")).news.find(({ message }) => message.startsWith("The provider"))?.mail;
    expect(await stateOf()).toBe("QUEUED");
    const own = sql`idempotency_key like 'operator customer-missing%'`;
    await api.services.db.execute(sql`update mails set status = 'FAILED' where ${own}`);
    expect(await stateOf()).toBe("FAILED");
    await api.services.db.execute(sql`update mails set status = 'SENT' where ${own}`);
    expect(await stateOf()).toBe("SENT");
  });
});

describe("a mail that was given up", () => {
  async function givenUp(key: string): Promise<string> {
    const id = await refusedMail(key, "550 no such user <alice@cast.example>");
    await giveUpMail(api.services, id);
    return id;
  }

  it("is sent again with its text, and its reason is grouped without the address", async () => {
    const id = await givenUp("one");
    expect((await get("failures")).groups).toContainEqual(
      expect.objectContaining({ kind: "mail", reason: "550 no such user <…>", count: 1 }),
    );
    expect((await get("mails?state=FAILED")).mails).toMatchObject([{ id, canRetry: true }]);
    expect((await call("POST", `failures/mail/${id}/retry`)).status).toBe(200);
    const after = await api.services.db.execute(sql`select status, text from mails where id = ${id}`);
    expect(after.rows).toEqual([{ status: "QUEUED", text: "Text" }]);
  });

  it("cannot be sent again once its text is gone", async () => {
    const id = await givenUp("two");
    await api.services.db.execute(
      sql`update mails set created_at = created_at - interval '9 days' where id = ${id}`,
    );
    expect(await removeMailTexts(api.services)).toBe(1);
    expect(await call("POST", `failures/mail/${id}/retry`)).toMatchObject({ code: "failure.not-retriable" });
    expect((await get("mails?search=alice@")).mails).toContainEqual(
      expect.objectContaining({ id, canRetry: false }),
    );
  });
});
