import { listSupportRequests } from "@plumbline/contract/support";
import { MESSAGE_MAX_LENGTH } from "@plumbline/contract/support-terms";
import type { Person } from "@plumbline/testing/cast";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";

import { testApi, type TestApi } from "#api.testing.ts";

const PATH = "/api/client-auth/support";
const QUESTION = { subject: "Our score fell", message: "On Monday it was 80.\n\nNow it is <b>60</b>." };

let api: TestApi;

beforeAll(async () => {
  api = await testApi();
});
afterAll(() => api.close());

beforeEach(async () => {
  await api.services.db.execute(sql`truncate support_requests, mails`);
});

function ask(person: Person | null, payload: object = QUESTION) {
  return api.send(person, { method: "POST", url: PATH, payload });
}

async function requestsOf(person: Person, query = "") {
  const { status, body } = await api.send(person, { url: `${PATH}${query}` });
  expect(status).toBe(200);
  return listSupportRequests.output.parse(body).data;
}

async function mails() {
  const { rows } = await api.services.db.execute(
    sql`select recipient, reply_to, subject, text, html from mails order by id`,
  );
  return rows;
}

describe("a question to the support team", () => {
  it.each(["alice", "bob", "vera"] as const)("can be asked by %s and is in the list", async (who) => {
    const person = api.cast[who];
    expect((await ask(person)).status).toBe(200);
    const { requests, total } = await requestsOf(api.cast.vera);
    expect(total).toBe(1);
    expect(requests[0]).toMatchObject({ ...QUESTION, priority: "medium", sentBy: person.name });
    expect(requests[0]?.reference).toMatch(/^SR-[2-9A-Z]{6}$/u);
  });

  it("goes to the support address, to be answered to the person, and is confirmed", async () => {
    await ask(api.cast.bob, { ...QUESTION, priority: "urgent" });
    const { requests } = await requestsOf(api.cast.bob);
    const { reference } = requests[0]!;
    const [toSupport, toBob, ...others] = await mails();
    expect(toSupport).toMatchObject({
      recipient: "support@plumbline.example",
      reply_to: "bob@cast.example",
      subject: `[${reference}] Our score fell`,
      text: expect.stringMatching(/> Now it is <b>60<\/b>\.[^]*Priority: urgent[^]*Harbor Bakery/u),
      html: expect.stringContaining("Now it is &lt;b&gt;60&lt;/b&gt;."),
    });
    expect(toBob).toMatchObject({
      recipient: "bob@cast.example",
      reply_to: null,
      subject: `We received your request ${reference}`,
      text: expect.stringContaining("Our support hours are Mon–Fri 9am–5pm ET."),
    });
    expect(others).toEqual([]);
  });

  it("is not seen by an outsider, nor asked by nobody", async () => {
    await ask(api.cast.alice);
    expect(await requestsOf(api.cast.charlie)).toEqual({ requests: [], total: 0, page: 1 });
    expect((await ask(null)).status).toBe(401);
    expect((await api.send(null, { url: PATH })).status).toBe(401);
  });

  it.each([
    [{ ...QUESTION, subject: " " }, "Enter a subject."],
    [{ ...QUESTION, subject: "Help\r\nBcc: someone@example.com" }, "Enter a subject in one line."],
    [{ ...QUESTION, message: "" }, "Enter a message."],
    [{ ...QUESTION, message: "x".repeat(MESSAGE_MAX_LENGTH + 1) }, "Enter at most 5000 characters."],
    [{ ...QUESTION, priority: "now" }, expect.any(String)],
  ])("is refused as %#", async (payload, words) => {
    const { status, body } = await ask(api.cast.alice, payload);
    expect([status, body["error"]]).toEqual([400, words]);
    expect(await mails()).toEqual([]);
  });

  it("is refused once an organization has asked ten within an hour, also all at a time", async () => {
    const answers = await Promise.all(Array.from({ length: 12 }, () => ask(api.cast.alice)));
    expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([
      ...Array<number>(10).fill(200),
      429,
      429,
    ]);
    expect((await ask(api.cast.bob)).body["code"]).toBe("support.too-many");
    expect((await ask(api.cast.charlie)).status).toBe(200);
    api.services.clock.advance(60 * 60 * 1000);
    expect((await ask(api.cast.bob)).status).toBe(200);
    expect((await requestsOf(api.cast.alice)).requests).toHaveLength(10);
    const last = await requestsOf(api.cast.alice, "?page=2");
    expect([last.total, last.requests.length]).toEqual([11, 1]);
  });
});
