import { expect, it } from "vitest";

import { type Processors, watchRoom } from "#scan/spare-room.ts";

/** A machine of two processors that half a second later has been idle for so many of its thousand milliseconds. */
function roomOn({ idle, throttled = 0, memory = 0.2 }: Partial<Processors> & { memory?: number | null }) {
  let passed = 0;
  const read = (): Processors => ({
    idle: passed === 0 ? 0 : (idle ?? 1000),
    all: 2 * passed,
    throttled: passed === 0 ? 0 : throttled,
  });
  const hasRoom = watchRoom(
    () => memory,
    read,
    () => passed,
  );
  return { hasRoom, pass: (ms: number) => (passed += ms) };
}

it("has room on a machine that idles and a browser that uses little", () => {
  const { hasRoom, pass } = roomOn({ idle: 600 });
  pass(500);
  expect(hasRoom()).toBe(true);
});

it("has none before it was seen to idle for some time", () => {
  const { hasRoom, pass } = roomOn({ idle: 600 });
  pass(50);
  expect(hasRoom()).toBe(false);
});

it.each([
  ["its processors are busy", { idle: 100 }],
  ["a container was kept from them", { throttled: 1 }],
  ["the browser uses much of its memory", { memory: 0.6 }],
  ["nobody knows what the browser uses", { memory: null }],
])("has none where %s", (_, machine) => {
  const { hasRoom, pass } = roomOn(machine);
  pass(500);
  expect(hasRoom()).toBe(false);
});

it("reads the machine it runs on", () => {
  expect(watchRoom(() => 0)()).toBe(false);
});
