import http, { type RequestListener } from "node:http";

import { afterAll, beforeAll } from "vitest";

import { type Ended, plumbline } from "./plumbline.testing.ts";

/** A site on loopback, from the first test of a file to its last. */
export interface ServedSite {
  /** Known once tests run. */
  readonly origin: string;
  /** Scans addresses of it in the area that is quickest to look at. */
  scan: (...args: string[]) => Promise<Ended>;
}

export function servedSite(answer: RequestListener): ServedSite {
  const server = http.createServer(answer);
  let origin = "";
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const address = server.address();
    origin = `http://127.0.0.1:${typeof address === "object" && address !== null ? address.port : 0}`;
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  return {
    get origin() {
      return origin;
    },
    scan: (...args) =>
      plumbline(["scan", "--no-crawl", "--areas", "security", "--allow-host", new URL(origin).host, ...args]),
  };
}
