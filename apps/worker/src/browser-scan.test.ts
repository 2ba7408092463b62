import { once } from "node:events";
import { createServer, type Server } from "node:http";

import { loadConfig } from "@plumbline/core/platform/config";
import { silentLog } from "@plumbline/testing/log-capture";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { browserScan } from "#browser-scan.ts";

const TOKEN = "3f5c9d1e3f5c9d1e3f5c9d1e3f5c9d1e";
/** What the service's clock says after it was moved. */
const MOVED = new Date("2031-05-07T15:00:00Z");
const FILES: Record<string, string> = {
  "/": "<!doctype html><html lang='en'><title>Bakery</title><h1>Bakery</h1>",
  "/.git/HEAD": "ref: refs/heads/main\n",
  "/.well-known/plumbline-ownership.txt": `plumbline-ownership=${TOKEN}\n`,
};

let server: Server;
let host: string;

beforeAll(async () => {
  server = createServer((request, response) => {
    const file = FILES[request.url ?? ""];
    response.writeHead(file === undefined ? 404 : 200, { "content-type": "text/html" }).end(file ?? "no");
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  host = `127.0.0.1:${typeof address === "object" && address !== null ? address.port : 0}`;
});
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await once(server, "close");
});

describe("a scan as the worker makes it", () => {
  it("judges by the client's laws, and asks for private files at the owner's proven wish", async () => {
    const { scanner, server: own } = loadConfig();
    const config = { scanner: { ...scanner, allowedHosts: [host] }, server: own };
    const { result, issues, close } = await browserScan(
      config,
      silentLog(),
    )({
      site: `http://${host}/`,
      crawl: false,
      areas: ["privacy", "security"],
      laws: ["CA", "EU"],
      ownershipToken: TOKEN,
      pageBudget: 1,
      now: () => MOVED,
      signal: new AbortController().signal,
      onProgress: () => undefined,
    });
    close();
    expect([result.startedAt, result.finishedAt]).toEqual([MOVED.toISOString(), MOVED.toISOString()]);
    expect(result.laws).toEqual(["CA", "EU"]);
    const leftOut = result.checks.filter((check) => check.leftOut === true);
    // Where hosts of the site lead is asked of the DNS for public sites alone.
    const leftOutOfPrivacy = leftOut.filter(({ area }) => area === "privacy").map(({ id }) => id);
    expect(leftOutOfPrivacy).toEqual([
      "prv-children-age-gate",
      "prv-children-excess",
      "prv-children-named",
      "prv-children",
      "prv-cname-tracker",
      "prv-health-policy",
      "prv-hipaa-notice",
    ]);
    expect(issues.map(({ checkId }) => checkId)).toContain("sec-exposed-files");
  });
});
