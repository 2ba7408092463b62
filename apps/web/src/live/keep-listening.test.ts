import { once } from "node:events";
import { createServer, type Server, type ServerResponse } from "node:http";

import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import type { ServerEvent } from "#api/server-events.ts";

import { keepListening } from "./keep-listening.ts";

const realFetch = globalThis.fetch;

/** A window of a browser as far as listening depends on it. */
const browserWindow = new EventTarget();
const browserDocument = Object.assign(new EventTarget(), { visibilityState: "visible" });

let server: Server;
let leaving: AbortController;
let listeningEnded: Promise<void>;
/** Calls that have come, and a way to wait for the next one. */
let calls: ServerResponse[];
let arrival: PromiseWithResolvers<void>;

beforeEach(async () => {
  calls = [];
  arrival = Promise.withResolvers();
  leaving = new AbortController();
  browserDocument.visibilityState = "visible";
  vi.stubGlobal("window", browserWindow);
  vi.stubGlobal("document", browserDocument);
  server = createServer((_, response) => {
    calls.push(response);
    arrival.resolve();
    arrival = Promise.withResolvers();
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  const port = typeof address === "object" ? address?.port : 0;
  globalThis.fetch = (input, init) =>
    realFetch(typeof input === "string" ? new URL(input, `http://127.0.0.1:${port}`) : input, init);
});

afterEach(async () => {
  leaving.abort();
  await listeningEnded;
  globalThis.fetch = realFetch;
  vi.unstubAllGlobals();
  server.closeAllConnections();
  server.close();
});

/** Listens until the test ends; `heard` resolves with the first events once there are so many. */
function listening() {
  const events: ServerEvent[] = [];
  const waiting: { count: number; resolve: () => void }[] = [];
  const ended = keepListening((event) => {
    events.push(event);
    for (const { count, resolve } of waiting) if (events.length >= count) resolve();
  }, leaving.signal);
  const heard = async (count: number) => {
    if (events.length < count) await new Promise<void>((resolve) => waiting.push({ count, resolve }));
    return events.map(({ data }) => data);
  };
  listeningEnded = ended;
  return { ended, heard };
}

/** Waits for the `count`th call; tells the browser that it is back online, so that no pause is sat out. */
async function call(count: number): Promise<ServerResponse> {
  while (calls.length < count) {
    browserWindow.dispatchEvent(new Event("online"));
    await Promise.race([arrival.promise, new Promise(setImmediate)]);
  }
  return calls[count - 1]!;
}

function tell(response: ServerResponse, data: string): void {
  if (!response.headersSent) response.writeHead(200, { "content-type": "text/event-stream" });
  response.write(`event: scan\ndata: ${data}\n\n`);
}

describe("listening to the live stream", () => {
  it("begins anew when the connection is lost, however it is lost", async () => {
    const { heard } = listening();
    const first = await call(1);
    tell(first, "1");
    await heard(1);
    first.destroy();
    const second = await call(2);
    tell(second, "2");
    await heard(2);
    second.end();
    const third = await call(3);
    third.writeHead(503, { "content-type": "application/json" }).end('{"success":false}');
    tell(await call(4), "3");
    expect(await heard(3)).toEqual(["1", "2", "3"]);
  });

  it("stops when one is not logged in any more", async () => {
    const { ended } = listening();
    const refused = await call(1);
    refused.writeHead(401, { "content-type": "application/json" }).end('{"success":false,"error":"Expired"}');
    await ended;
    expect(calls).toHaveLength(1);
  });

  it("lets go while nobody looks, and comes back with the look", async () => {
    const { heard } = listening();
    const first = await call(1);
    tell(first, "1");
    await heard(1);
    browserDocument.visibilityState = "hidden";
    browserDocument.dispatchEvent(new Event("visibilitychange"));
    await once(first, "close");
    expect(calls).toHaveLength(1);
    browserDocument.visibilityState = "visible";
    browserDocument.dispatchEvent(new Event("visibilitychange"));
    tell(await call(2), "2");
    expect(await heard(2)).toEqual(["1", "2"]);
  });

  it("ends with its caller", async () => {
    const { ended, heard } = listening();
    tell(await call(1), "1");
    await heard(1);
    leaving.abort();
    await ended;
    expect(calls).toHaveLength(1);
  });
});
