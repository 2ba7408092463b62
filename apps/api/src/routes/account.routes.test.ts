import type { User } from "@plumbline/contract/auth";
import { CAST_PASSWORD, type Person } from "@plumbline/testing/cast";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";

import { testApi, type TestApi } from "#api.testing.ts";

const CHROME =
  "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36";

let api: TestApi;

beforeAll(async () => {
  api = await testApi();
});
afterAll(() => api.close());

beforeEach(async () => {
  await api.services.db.execute(sql`truncate sessions, audit_log, notification_choices, mails`);
  await api.services.db.execute(
    sql`update organizations set monthly_visitors = null, conversion_rate = null, average_order_value = null`,
  );
  api.services.clock.advance(60_000);
});

function call(
  by: Person | string | null,
  method: "GET" | "POST" | "PUT" | "DELETE",
  path: string,
  payload?: object,
) {
  const isToken = typeof by === "string";
  const headers = isToken ? { authorization: `Bearer ${by}` } : {};
  const url = `/api/client-auth/${path}`;
  return api.send(isToken ? null : by, { method, url, headers, ...(payload && { payload }) });
}

async function logIn({ email }: Person, userAgent = CHROME, remoteAddress = "192.0.2.1"): Promise<string> {
  const answer = await api.send(null, {
    method: "POST",
    url: "/api/client-auth/login",
    payload: { email, password: CAST_PASSWORD },
    headers: { "user-agent": userAgent },
    remoteAddress,
  });
  return String(answer.body["token"]);
}

interface ShownSession {
  id: string;
  device: string;
  isCurrent: boolean;
}

async function sessionsOf(token: string): Promise<ShownSession[]> {
  const { body } = await call(token, "GET", "sessions");
  return (body["data"] as { sessions: ShownSession[] }).sessions;
}

async function acts(action: string): Promise<unknown[]> {
  const { rows } = await api.services.db.execute(
    sql`select organization_id, user_id, subject_id, details from audit_log where action = ${action}`,
  );
  return rows;
}

describe("one's own sessions", () => {
  it("are listed with their device, this one first, then the last used", async () => {
    const here = await logIn(api.cast.alice);
    api.services.clock.advance(60_000);
    await logIn(api.cast.alice, "", "198.51.100.7");
    await logIn(api.cast.bob);
    const { body } = await call(here, "GET", "sessions");
    expect(body["data"]).toMatchObject({
      sessions: [
        { device: "Chrome on Windows", address: "192.0.2.1", isCurrent: true },
        { device: "Unknown device", address: "198.51.100.7", isCurrent: false },
      ],
    });
  });

  it("can be ended one by one, which ends them at once and is noted", async () => {
    const [here, elsewhere] = [await logIn(api.cast.vera), await logIn(api.cast.vera)];
    const other = (await sessionsOf(here)).find(({ isCurrent }) => !isCurrent)!;
    expect((await call(here, "DELETE", `sessions/${other.id}`)).body).toEqual({ success: true });
    expect((await call(elsewhere, "GET", "me")).status).toBe(401);
    expect((await call(here, "GET", "me")).status).toBe(200);
    expect(await acts("session.ended")).toMatchObject([{ subject_id: other.id }]);
    const again = await call(here, "DELETE", `sessions/${other.id}`);
    expect([again.status, again.body["code"]]).toEqual([404, "session.not-found"]);
  });

  it("can be ended all but this one", async () => {
    const [here, second, third] = [
      await logIn(api.cast.bob),
      await logIn(api.cast.bob),
      await logIn(api.cast.bob),
    ];
    const ofAlice = await logIn(api.cast.alice);
    expect((await call(here, "POST", "sessions/end-others")).body).toEqual({
      success: true,
      data: { ended: 2 },
    });
    for (const ended of [second, third]) expect((await call(ended, "GET", "me")).status).toBe(401);
    for (const kept of [here, ofAlice]) expect((await call(kept, "GET", "me")).status).toBe(200);
    expect(await acts("session.others-ended")).toMatchObject([{ details: { ended: 2 } }]);
  });

  it("are no one else's: a colleague and an outsider get 404 and end nothing", async () => {
    const ofAlice = await logIn(api.cast.alice);
    const [session] = await sessionsOf(ofAlice);
    for (const other of [api.cast.bob, api.cast.charlie]) {
      const { status, body } = await call(await logIn(other), "DELETE", `sessions/${session!.id}`);
      expect([status, body["code"]]).toEqual([404, "session.not-found"]);
    }
    expect((await call(ofAlice, "GET", "me")).status).toBe(200);
    expect((await call(null, "GET", "sessions")).status).toBe(401);
  });
});

describe("business figures", () => {
  const FIGURES = { monthlyVisitors: 12_500, conversionRate: 2.4, averageOrderValue: 61.5 };
  const NONE = { monthlyVisitors: null, conversionRate: null, averageOrderValue: null };

  async function figuresOf(person: Person) {
    return (await call(person, "GET", "business-figures")).body["data"];
  }

  it("are set by owner and member, cleared again, and noted", async () => {
    expect(await figuresOf(api.cast.vera)).toEqual(NONE);
    for (const person of [api.cast.alice, api.cast.bob]) {
      const { status, body } = await call(person, "PUT", "business-figures", FIGURES);
      expect(status).toBe(200);
      expect(body["data"]).toEqual(FIGURES);
    }
    expect(await figuresOf(api.cast.vera)).toEqual(FIGURES);
    await call(api.cast.alice, "PUT", "business-figures", NONE);
    expect(await figuresOf(api.cast.vera)).toEqual(NONE);
    expect(await acts("organization.business-figures-set")).toMatchObject([
      { organization_id: api.cast.alice.organizationId, user_id: api.cast.alice.userId, details: FIGURES },
      { user_id: api.cast.bob.userId },
      { details: NONE },
    ]);
  });

  it("are not for a viewer to change, and an outsider changes only their own", async () => {
    const { status, body } = await call(api.cast.vera, "PUT", "business-figures", FIGURES);
    expect([status, body["code"]]).toEqual([403, "role.forbidden"]);
    await call(api.cast.charlie, "PUT", "business-figures", FIGURES);
    expect(await figuresOf(api.cast.alice)).toEqual(NONE);
  });

  it.each([
    [{ monthlyVisitors: 0 }, "Enter a whole number of visitors from 1 to 1 billion."],
    [{ monthlyVisitors: 1.5 }, "Enter a whole number of visitors from 1 to 1 billion."],
    [{ monthlyVisitors: 1e9 + 1 }, "Enter a whole number of visitors from 1 to 1 billion."],
    [{ conversionRate: 0 }, "Enter a percentage above 0, up to 100."],
    [{ conversionRate: 100.1 }, "Enter a percentage above 0, up to 100."],
    [{ averageOrderValue: -1 }, "Enter an amount in U.S. dollars above 0, up to 1 million."],
    [{ averageOrderValue: "1" }, "Enter an amount in U.S. dollars above 0, up to 1 million."],
  ])("are refused as %j, in words", async (wrong, error) => {
    const { status, body } = await call(api.cast.alice, "PUT", "business-figures", { ...FIGURES, ...wrong });
    expect([status, body["error"]]).toEqual([400, error]);
    expect(await figuresOf(api.cast.alice)).toEqual(NONE);
  });
});

describe("the time zone", () => {
  const zoneOf = async (person: Person) => {
    const { user } = (await call(person, "GET", "me")).body as { user: User };
    return user.organization.timeZone;
  };

  it("is New York until an owner chooses another, which everybody of the organization then sees", async () => {
    expect(await zoneOf(api.cast.vera)).toBe("America/New_York");
    const set = await call(api.cast.alice, "PUT", "time-zone", { timeZone: "America/Chicago" });
    expect(set).toMatchObject({ status: 200, body: { data: { timeZone: "America/Chicago" } } });
    expect(await zoneOf(api.cast.vera)).toBe("America/Chicago");
    expect(await zoneOf(api.cast.charlie)).toBe("America/New_York");
    expect(await acts("organization.time-zone-set")).toMatchObject([
      { user_id: api.cast.alice.userId, details: { timeZone: "America/Chicago" } },
    ]);
  });

  it("is not for members and viewers to change, nor for somebody who is not logged in", async () => {
    for (const person of [api.cast.bob, api.cast.vera]) {
      const { status, body } = await call(person, "PUT", "time-zone", { timeZone: "UTC" });
      expect([status, body["code"]]).toEqual([403, "role.forbidden"]);
    }
    expect((await call(null, "PUT", "time-zone", { timeZone: "UTC" })).status).toBe(401);
  });

  it.each(["Mars/Olympus", "+05:00", ""])("is refused as '%s', in words", async (timeZone) => {
    const { status, body } = await call(api.cast.alice, "PUT", "time-zone", { timeZone });
    expect([status, body["error"]]).toEqual([400, "Choose a time zone from the list."]);
  });
});

describe("notification choices", () => {
  interface Choice {
    kind: string;
    byMail: boolean;
  }

  async function mailedKinds(person: Person): Promise<string[]> {
    const { body } = await call(person, "GET", "notification-choices");
    const { choices } = body["data"] as { choices: Choice[] };
    expect(choices).toHaveLength(7);
    return choices.filter(({ byMail }) => byMail).map(({ kind }) => kind);
  }

  const DEFAULTS = [
    "report-ready",
    "scan-failed",
    "new-critical-issue",
    "issue-came-back",
    "maintenance-announced",
  ];

  it("start with what matters, and keep what each person chose for themselves", async () => {
    expect(await mailedKinds(api.cast.vera)).toEqual(DEFAULTS);
    const choices = [
      { kind: "report-ready", byMail: false },
      { kind: "fix-verified", byMail: true },
    ];
    const set = await call(api.cast.vera, "PUT", "notification-choices", { choices });
    expect(set.status).toBe(200);
    expect(await mailedKinds(api.cast.vera)).toEqual([
      ...DEFAULTS.slice(1, 4),
      "fix-verified",
      "maintenance-announced",
    ]);
    await call(api.cast.vera, "PUT", "notification-choices", {
      choices: [{ kind: "report-ready", byMail: true }],
    });
    expect(await mailedKinds(api.cast.vera)).toContain("report-ready");
    for (const other of [api.cast.alice, api.cast.charlie])
      expect(await mailedKinds(other)).toEqual(DEFAULTS);
    expect(await acts("notification-choices.set")).toMatchObject([
      { user_id: api.cast.vera.userId, details: { "report-ready": false, "fix-verified": true } },
      {},
    ]);
  });

  it("hold how often each person is mailed, at once until they say otherwise", async () => {
    const paceOf = async (person: Person) =>
      (await call(person, "GET", "notification-choices")).body["data"] as { pace: string };
    expect(await paceOf(api.cast.vera)).toMatchObject({ pace: "at-once" });
    const set = await call(api.cast.vera, "PUT", "notification-choices", { choices: [], pace: "weekly" });
    expect(set.body["data"]).toMatchObject({ pace: "weekly" });
    expect(await paceOf(api.cast.vera)).toMatchObject({ pace: "weekly" });
    expect(await paceOf(api.cast.alice)).toMatchObject({ pace: "at-once" });
    expect(await acts("notification-choices.set")).toMatchObject([{ details: { pace: "weekly" } }]);
    await call(api.cast.vera, "PUT", "notification-choices", { choices: [], pace: "at-once" });
  });

  it.each([
    ["what nobody can do without", { choices: [{ kind: "payment-failed", byMail: false }] }],
    ["an unknown pace", { choices: [], pace: "hourly" }],
    ["an unknown kind", { choices: [{ kind: "everything", byMail: true }] }],
    ["no choice", { choices: [] }],
    ["no body", undefined],
  ])("are refused with %s", async (_case, payload) => {
    expect((await call(api.cast.alice, "PUT", "notification-choices", payload)).status).toBe(400);
  });
});

describe("a changed password", () => {
  it("is reported by email, with where it was done", async () => {
    const { charlie } = api.cast;
    const token = await logIn(charlie);
    const payload = { currentPassword: CAST_PASSWORD, newPassword: "Other-Harbor-43" };
    const changed = await api.send(null, {
      method: "POST",
      url: "/api/client-auth/change-password",
      headers: { authorization: `Bearer ${token}`, "user-agent": CHROME },
      remoteAddress: "192.0.2.1",
      payload,
    });
    expect(changed.status).toBe(200);
    const { rows } = await api.services.db.execute<{ text: string }>(
      sql`select text from mails where recipient = ${charlie.email}`,
    );
    expect(rows).toHaveLength(1);
    for (const words of [
      "Your password was changed",
      "Device: Chrome on Windows",
      "Network address: 192.0.2.1",
    ])
      expect(rows[0]?.text).toContain(words);
    expect(rows[0]?.text).not.toContain("Other-Harbor-43");
  });
});
