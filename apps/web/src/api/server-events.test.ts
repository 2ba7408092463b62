import { describe, expect, it } from "vitest";

import { serverEvents } from "./server-events.ts";

/** A stream that brings these pieces, whatever events they cut through. */
function bringing(...pieces: (string | Uint8Array)[]): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream({
    start(controller) {
      for (const piece of pieces)
        controller.enqueue(typeof piece === "string" ? encoder.encode(piece) : piece);
      controller.close();
    },
  });
}

async function read(...pieces: (string | Uint8Array)[]) {
  let signs = 0;
  const events = [];
  for await (const event of serverEvents(bringing(...pieces), () => (signs += 1))) events.push(event);
  return { events, signs };
}

describe("a stream of server-sent events", () => {
  it("is read event by event, wherever it was cut", async () => {
    const { events } = await read("event: scan\nda", 'ta: {"a":1}\n', "\nevent: scan\ndata: null\n\n");
    expect(events).toEqual([
      { name: "scan", data: '{"a":1}' },
      { name: "scan", data: "null" },
    ]);
  });

  it("keeps letters whole that were cut in their bytes", async () => {
    const bytes = new TextEncoder().encode("data: caf\u00e9\n\n");
    const { events } = await read(bytes.slice(0, 10), bytes.slice(10));
    expect(events).toEqual([{ name: "message", data: "caf\u00e9" }]);
  });

  it("counts heartbeats as signs of life, not as events", async () => {
    expect(await read(":\n\n", ": still here\r\n\r\n")).toEqual({ events: [], signs: 2 });
  });

  it("joins the lines of an event, and drops one that was cut off by the end", async () => {
    const { events } = await read("data: one\ndata:two\nid: 7\n\nevent: late\ndata: lost");
    expect(events).toEqual([{ name: "message", data: "one\ntwo" }]);
  });

  it("is let go when its reader stops early", async () => {
    let isCanceled = false;
    const endless = new ReadableStream<Uint8Array>({
      pull: (controller) => controller.enqueue(new TextEncoder().encode("data: x\n\n")),
      cancel: () => {
        isCanceled = true;
      },
    });
    for await (const event of serverEvents(endless, () => undefined)) {
      expect(event.data).toBe("x");
      break;
    }
    expect(isCanceled).toBe(true);
  });
});
