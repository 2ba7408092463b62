import { notifyMembers } from "@plumbline/core/notifications/notify";
import { contextFor } from "@plumbline/core/platform/context";
import { requestScan } from "@plumbline/core/scans/request-scan";
import { testServices } from "@plumbline/testing/test-services";
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
  data: { unread?: number; status?: string } | null;
}

/** Opens a person's stream and reads its events one after the other. */
async function watch(token: string, at = address) {
  const leaving = new AbortController();
  const answer = await fetch(`${at}${PATH}`, {
    headers: { authorization: `Bearer ${token}`, "accept-encoding": "br, gzip" },
    signal: leaving.signal,
  });
  const events = eventsOf(answer);
  return {
    answer,
    /** The next event of this name. */
    next: async (name: string) => {
      for (;;) {
        const { value, done } = await events.next();
        if (done) throw new Error("The stream ended.");
        if (value.event === name) return value.data;
      }
    },
    /** Resolves when the server has ended the stream. */
    ended: async () => {
      for (;;) if ((await events.next()).done) return;
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

  it("gives a person a dozen windows and takes the oldest for one more", async () => {
    const { userId, organizationId } = api.cast.alice;
    const actor = { kind: "user", userId, sessionId: userId, role: "owner" } as const;
    const context = { ...contextFor(api.services, organizationId), actor };
    const streams = openStreams();
    const opened = Array.from({ length: 13 }, () => new LiveEvents(context, 60_000));
    for (const events of opened) streams.add(userId, events);
    const ends = opened.map(async ({ stream }) => {
      stream.resume();
      await new Promise((resolve) => stream.once("close", resolve));
    });
    await ends[0];
    expect(opened.filter(({ stream }) => stream.destroyed)).toHaveLength(1);
    streams.endAll();
    await Promise.all(ends);
  });
});
