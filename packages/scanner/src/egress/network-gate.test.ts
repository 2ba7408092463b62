import net, { type AddressInfo, type Server, type Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";

import { afterEach, beforeEach, describe, expect, it } from "vitest";

import { openNetworkGate, type NetworkGate } from "#egress/network-gate.ts";

let proxy: Server;
let gate: NetworkGate;
let heard: string[];
let clients: Socket[];

beforeEach(async () => {
  heard = [];
  clients = [];
  proxy = net.createServer((socket) => {
    socket.on("error", () => socket.destroy());
    socket.on("data", (chunk) => {
      heard.push(chunk.toString());
      socket.write(`heard ${chunk.toString()}`);
    });
  });
  await new Promise<void>((resolve) => proxy.listen(0, "127.0.0.1", resolve));
  gate = await openNetworkGate(`http://127.0.0.1:${(proxy.address() as AddressInfo).port}`);
});
afterEach(async () => {
  for (const client of clients) client.destroy();
  await gate.close();
  proxy.close();
});

async function connected(): Promise<Socket> {
  const client = net.connect(Number(new URL(gate.url).port), "127.0.0.1");
  clients.push(client);
  client.on("error", () => client.destroy());
  await new Promise<void>((resolve) => client.once("connect", () => resolve()));
  return client;
}

async function answerTo(client: Socket, words: string): Promise<string> {
  const answer = new Promise<string>((resolve) => client.once("data", (chunk) => resolve(chunk.toString())));
  client.write(words);
  return await answer;
}

const atOnce = (): Promise<void> => Promise.resolve();

/** Says something, and lets more time pass than the proxy needs to hear it. */
async function say(client: Socket, words: string): Promise<void> {
  client.write(words);
  await sleep(100);
}

describe("a gate before the proxy", () => {
  it("lets pass both ways while it is open", async () => {
    expect(await answerTo(await connected(), "bread")).toBe("heard bread");
  });

  it("swallows what comes while it is shut, on connections old and new, and ends none of them", async () => {
    const old = await connected();
    await answerTo(old, "before");
    gate.shut();
    const later = await connected();
    await say(old, "order");
    await say(later, "order");
    expect(heard).toEqual(["before"]);
    expect([old.closed, later.closed]).toEqual([false, false]);
  });

  it("ends what was held before it opens again, and lets new connections pass", async () => {
    gate.shut();
    const held = await connected();
    await say(held, "order");
    const ended = new Promise<void>((resolve) => held.once("close", () => resolve()));
    expect(await gate.open(atOnce)).toBe(true);
    await ended;
    expect(await answerTo(await connected(), "bread")).toBe("heard bread");
    expect(heard).toEqual(["bread"]);
  });

  it("stays shut for someone who never stops trying", async () => {
    gate.shut();
    const trying = setInterval(() => void connected().then((client) => client.write("order")), 10);
    expect([await gate.open(atOnce), gate.isShut]).toEqual([false, true]);
    clearInterval(trying);
    expect(heard).toEqual([]);
  });

  it("stays shut for a browser that is slow to try again", async () => {
    await connected();
    gate.shut();
    let asked = 0;
    const opening = gate.open(async () => {
      asked += 1;
      // The network of the browser gets round to it only now, long after the connection was ended.
      if (asked === 2) (await connected()).write("again");
    });
    expect(await opening).toBe(true);
    expect(asked).toBeGreaterThan(2);
    expect(heard).toEqual([]);
  });
});
