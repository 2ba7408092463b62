import { notifyMembers } from "@plumbline/core/notifications/notify";
import { AppError } from "@plumbline/core/platform/app-error";
import { addMember } from "@plumbline/core/organizations/add-member";
import { contextFor } from "@plumbline/core/platform/context";
import { foundIssue } from "@plumbline/core/scans/scan-result.testing";
import { requestScan } from "@plumbline/core/scans/request-scan";
import { CAST_PASSWORD } from "@plumbline/testing/cast";
import { stageScan } from "@plumbline/testing/stage-scan";
import { testServices } from "@plumbline/testing/test-services";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { testApi, type TestApi } from "#api.testing.ts";
import { LiveEvents } from "#live/live-events.ts";
import { openStreams } from "#live/open-streams.ts";
import { buildServer } from "#server/build-server.ts";

const PATH = "/api/client-auth/live";

let api: TestApi;
let address: string;

beforeAll(async () => {
  api = await testApi();
  address = await api.server.listen({ port: 0, host: "127.0.0.1" });
});
afterAll(() => api.close());

interface Received {
  event: string;
  data: { unread?: number; status?: string } | string | null;
}

/** Opens a person's stream and reads its events one after the other. */
async function watch(token: string, at = address) {
  const leaving = new AbortController();
  const answer = await fetch(`${at}${PATH}`, {
    headers: { authorization: `Bearer ${token}`, "accept-encoding": "br, gzip" },
    signal: leaving.signal,
  });
  const events = eventsOf(answer);
  const seen: string[] = [];
  return {
    answer,
    /** Names of all events so far. */
    seen,
    /** The next event of this name. */
    next: async (name: string) => {
      for (;;) {
        const { value, done } = await events.next();
        if (done) throw new Error("The stream ended.");
        seen.push(value.event);
        if (value.event === name) return value.data;
      }
    },
    /** Resolves when the server has ended the stream. */
    ended: async () => {
      for (;;) {
        const { value, done } = await events.next();
        if (done) return;
        seen.push(value.event);
      }
    },
    leave: () => leaving.abort(),
  };
}

async function* eventsOf({ body }: Response): AsyncGenerator<Received> {
  let text = "";
  for await (const chunk of body!.pipeThrough(new TextDecoderStream())) {
    const blocks = (text + chunk).split("\n\n");
    text = blocks.pop() ?? "";
    for (const block of blocks) {
      const [, event, data] = /^event: (.+)\ndata: (.+)$/u.exec(block) ?? [];
      if (event !== undefined && data !== undefined)
        yield { event, data: JSON.parse(data) as Received["data"] };
    }
  }
}

describe("the live stream", () => {
  it("tells how things stand, then what changes, to the organization alone", async () => {
    const { alice, charlie } = api.cast;
    const [hers, his] = await Promise.all([watch(await api.logIn(alice)), watch(await api.logIn(charlie))]);
    expect(hers.answer.headers.get("content-type")).toBe("text/event-stream");
    expect(hers.answer.headers.get("content-encoding")).toBeNull();
    expect(await hers.next("scan")).toBeNull();
    expect(await hers.next("notifications")).toMatchObject({ unread: 0 });
    expect(await his.next("scan")).toBeNull();
    expect(await his.next("notifications")).toMatchObject({ unread: 0 });

    const context = contextFor(api.services, alice.organizationId);
    await requestScan(context, "initial");
    expect(await hers.next("scan")).toMatchObject({ status: "QUEUED", kind: "initial" });
    const notice = { kind: "report-ready", message: "Ready.", path: "/", eventKey: "ready" } as const;
    await notifyMembers(context, notice);
    expect(await hers.next("notifications")).toMatchObject({ unread: 1 });

    await notifyMembers(contextFor(api.services, charlie.organizationId), notice);
    expect(await his.next("notifications")).toMatchObject({ unread: 1 });
    hers.leave();
    his.leave();
  });

  it("tells it wherever it happens: another process hears of it through the database", async () => {
    const elsewhere = await testServices({ environment: { DATABASE_URL: api.services.databaseUrl } });
    const second = await buildServer({ services: elsewhere, clientFolder: null, validatesOutput: true });
    const other = await watch(
      await api.logIn(api.cast.bob),
      await second.listen({ port: 0, host: "127.0.0.1" }),
    );
    expect(await other.next("notifications")).toMatchObject({ unread: 1 });
    await api.send(api.cast.bob, { method: "POST", url: "/api/client-auth/notifications/mark-all-read" });
    expect(await other.next("notifications")).toMatchObject({ unread: 0 });
    // A server that closes does not wait for its streams to end by themselves.
    await Promise.all([second.close(), other.ended()]);
    await elsewhere.close();
  });

  it("tells each person their own role as it changes, and nobody else", async () => {
    const { alice, bob, vera } = api.cast;
    const [his, hers] = await Promise.all([watch(await api.logIn(bob)), watch(await api.logIn(vera))]);
    expect([await his.next("role"), await hers.next("role")]).toEqual(["member", "viewer"]);
    const set = (role: string) => sql`update members set role = ${role} where user_id = ${bob.userId}`;
    await api.services.db.execute(set("viewer"));
    expect(await his.next("role")).toBe("viewer");
    await api.services.db.execute(set("member"));
    expect(await his.next("role")).toBe("member");
    const ready = { kind: "report-ready", message: "Ready.", path: "/", eventKey: "role" } as const;
    await notifyMembers(contextFor(api.services, alice.organizationId), ready);
    await hers.next("notifications");
    expect(hers.seen.filter((event) => event === "role")).toHaveLength(1);
    his.leave();
    hers.leave();
  });

  it("ends for who is removed from the organization, and tells them nothing more of it", async () => {
    const { organizationId } = api.cast.alice;
    const context = contextFor(api.services, organizationId);
    const person = { name: "Rita Reed", email: "rita@harbor-bakery.example", role: "member" } as const;
    const { userId } = await addMember(context, { ...person, password: CAST_PASSWORD });
    const hers = await watch(await api.logIn({ ...person, userId, organizationId }));
    for (const event of ["scan", "notifications", "issues", "role"])
      if (!hers.seen.includes(event)) await hers.next(event);
    const seen = hers.seen.length;
    await api.services.db.execute(sql`delete from members where user_id = ${userId}`);
    await notifyMembers(context, { kind: "report-ready", message: "Gone.", path: "/", eventKey: "gone" });
    await requestScan(context, "manual");
    await hers.ended();
    expect(hers.seen.slice(seen)).toEqual(["role"]);
  });

  it(
    "ends at once with a session that another one of the person ends, and leaves that one open",
    { timeout: 10_000 },
    async () => {
      const { bob } = api.cast;
      const kept = await api.logIn(bob);
      const [lost, stays] = await Promise.all([watch(await api.logIn(bob)), watch(kept)]);
      const ended = await api.send(null, {
        method: "POST",
        url: "/api/client-auth/sessions/end-others",
        headers: { authorization: `Bearer ${kept}` },
      });
      expect(ended.status).toBe(200);
      await lost.ended();
      await notifyMembers(contextFor(api.services, bob.organizationId), {
        kind: "report-ready",
        message: "Ready.",
        path: "/",
        eventKey: "others-ended",
      });
      while (stays.seen.filter((event) => event === "notifications").length < 2)
        await stays.next("notifications");
      stays.leave();
    },
  );

  it("tells each change of an issue at once, to the organization alone", async () => {
    const { alice, charlie } = api.cast;
    const context = contextFor(api.services, alice.organizationId);
    await stageScan(context, { kind: "weekly", issues: [foundIssue({ fingerprint: "one" })] });
    const [hers, his] = await Promise.all([watch(await api.logIn(alice)), watch(await api.logIn(charlie))]);
    const told = [await hers.next("issues")];
    await his.next("issues");
    const { body } = await api.send(alice, { url: "/api/client-auth/issues" });
    const [{ id }] = (body as { data: { issues: [{ id: string }] } }).data.issues;
    const url = `/api/client-auth/issues/${id}`;
    const until = new Date(api.services.clock.now().getTime() + 86_400_000).toISOString().slice(0, 10);
    for (const [path, payload] of [
      ["mark-fixed", undefined],
      ["mark-fixed", undefined],
      ["accept", { until, reason: "A new menu comes." }],
    ] as const) {
      expect(await api.send(alice, { method: "POST", url: `${url}/${path}`, payload })).toMatchObject({
        status: 200,
      });
      told.push(await hers.next("issues"));
    }
    expect(new Set(told).size).toBe(4);
    const ready = { kind: "report-ready", message: "Ready.", path: "/", eventKey: "after" } as const;
    await notifyMembers(contextFor(api.services, charlie.organizationId), ready);
    await his.next("notifications");
    expect(his.seen.filter((event) => event === "issues")).toHaveLength(1);
    hers.leave();
    his.leave();
  });

  it("asks who one is", async () => {
    expect(await api.send(null, { url: PATH })).toMatchObject({ status: 401 });
    const answer = await api.send(null, { url: PATH, headers: { authorization: "Bearer nonsense" } });
    expect(answer).toMatchObject({ status: 401, body: { code: "session.expired" } });
  });

  it("shows at each heartbeat that it lives, and ends with the session", async () => {
    const { userId, organizationId } = api.cast.alice;
    const sessionId = "00000000-0000-7000-8000-000000000000";
    const actor = { kind: "user", userId, sessionId, role: "owner" } as const;
    const { stream } = new LiveEvents({ ...contextFor(api.services, organizationId), actor }, 20);
    const chunks: string[] = [];
    for await (const chunk of stream.setEncoding("utf8")) chunks.push(String(chunk));
    expect(chunks.join("")).toContain("event: scan");
    expect(stream.destroyed).toBe(true);
  });

  it("gives a person a dozen windows, however many they open at once: the newest stay", async () => {
    const { userId, organizationId } = api.cast.alice;
    const actor = { kind: "user", userId, sessionId: userId, role: "owner" } as const;
    const context = { ...contextFor(api.services, organizationId), actor };
    const streams = openStreams();
    const start = () => new LiveEvents(context, 60_000);
    const opened = Array.from({ length: 40 }, () => streams.open(userId, start));
    const ends = opened.map(async ({ stream }) => {
      stream.resume();
      await new Promise((resolve) => stream.once("close", resolve));
    });
    await Promise.all(ends.slice(0, 28));
    expect(opened.map(({ stream }) => stream.destroyed)).toEqual(opened.map((_, index) => index < 28));
    streams.endAll();
    await Promise.all(ends);
  });

  it("is refused while a server holds as many as it can, until one of them ends", async () => {
    const { userId, organizationId } = api.cast.alice;
    const actor = { kind: "user", userId, sessionId: userId, role: "owner" } as const;
    const context = { ...contextFor(api.services, organizationId), actor };
    const streams = openStreams(14);
    const start = () => new LiveEvents(context, 60_000);
    const hers = Array.from({ length: 12 }, () => streams.open("alice", start));
    const his = [streams.open("bob", start), streams.open("bob", start)];
    expect(() => streams.open("vera", start)).toThrow(new AppError("server.busy"));
    // Whoever has all of theirs gets a new one in place of the oldest.
    hers.push(streams.open("alice", start));
    expect(() => streams.open("bob", start)).toThrow(new AppError("server.busy"));
    his[0]?.stream.destroy();
    await new Promise((resolve) => his[0]?.stream.once("close", resolve));
    his.push(streams.open("vera", start));
    for (const { stream } of [...hers, ...his]) stream.destroy();
  });
});
