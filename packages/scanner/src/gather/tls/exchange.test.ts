import { expect, it } from "vitest";

import { TLS13_SUITES } from "./cipher-suites.ts";
import { exchange } from "./exchange.ts";
import { scriptedServer } from "./local-server.testing.ts";

it("reads an answer that came in time while this process was busy", async () => {
  const server = await scriptedServer(() => {
    // Both ends live in this process: what the server wrote is read only after the pause.
    const end = performance.now() + 600;
    while (performance.now() < end);
    return Buffer.from("HTTP/1.1 400 Bad Request\r\n\r\n");
  });
  const hello = { version: "TLS1.3", suites: TLS13_SUITES, host: "localhost" } as const;
  const answer = await exchange(server.dial, hello, 300);
  await server.stop();
  expect(answer).toEqual({ gathered: true, value: { kind: "not-tls" } });
});
