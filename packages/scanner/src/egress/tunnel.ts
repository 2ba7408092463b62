import type { Socket } from "node:net";
import type { Duplex } from "node:stream";

const IDLE_LIMIT_MS = 120_000;

/** Joins both ends of a tunnel until one ends, both fall silent, or more than `maxBytes` came back. */
export function joinWithLimits(client: Duplex, upstream: Socket, maxBytes: number): void {
  let received = 0;
  upstream.on("data", (chunk: Buffer) => {
    received += chunk.length;
    if (received > maxBytes) upstream.destroy();
  });
  upstream.setTimeout(IDLE_LIMIT_MS, () => upstream.destroy());
  upstream.pipe(client);
  client.pipe(upstream);
  upstream.once("close", () => client.destroy());
  client.once("close", () => upstream.destroy());
}
