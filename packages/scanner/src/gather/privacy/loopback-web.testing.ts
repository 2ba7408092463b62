import { readFileSync } from "node:fs";
import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { extname } from "node:path";
import { fileURLToPath } from "node:url";

import puppeteer, { type Browser } from "puppeteer-core";

import { findBrowser } from "#browser/find-browser.ts";

/** One request as our small web saw it. */
interface Visit {
  /** `host/path?query`. */
  address: string;
  headers: IncomingHttpHeaders;
}

interface Answer {
  body?: string | Buffer;
  type?: string;
  headers?: Record<string, string | string[]>;
  status?: number;
}

/** What each `host/path` answers; the query does not matter. */
type Web = Record<string, Answer | ((visit: Visit) => Answer)>;

export interface LoopbackWeb {
  browser: Browser;
  visits: Visit[];
  /** Replaces what the web answers and forgets the visits. */
  serve(web: Web): void;
  close(): Promise<void>;
}

const PACKAGES = "/packages/";
const PIXEL = Buffer.from("R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7", "base64");
const TYPES: Record<string, string> = { ".js": "text/javascript", ".css": "text/css" };

/**
 * A browser whose every host name leads to one server on this machine, so that a page may call real trackers' names.
 * `/packages/<path>` of any host serves files of installed npm packages; what is not there answers a one-pixel image.
 */
export async function startLoopbackWeb(): Promise<LoopbackWeb> {
  let web: Web = {};
  const visits: Visit[] = [];
  const server = createServer((request, response) => {
    const path = request.url ?? "/";
    const visit = { address: `${request.headers.host}${path}`, headers: request.headers };
    visits.push(visit);
    const { status, type, headers, body } = answerTo(visit, path, web);
    response.writeHead(status ?? 200, { "content-type": type ?? "text/html; charset=utf-8", ...headers });
    response.end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = portOf(server.address());
  const browser = await puppeteer.launch({
    executablePath: findBrowser(),
    pipe: true,
    args: [
      "--no-sandbox",
      "--disable-gpu",
      "--disable-dev-shm-usage",
      "--disable-background-networking",
      "--disable-blink-features=AutomationControlled",
      "--disable-features=HttpsUpgrades,HttpsFirstBalancedModeAutoEnable",
      `--host-resolver-rules=MAP *:80 127.0.0.1:${port}`,
    ],
  });
  return {
    browser,
    visits,
    serve(next) {
      web = next;
      visits.length = 0;
    },
    async close() {
      await browser.close();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function answerTo(visit: Visit, path: string, web: Web): Answer {
  const pathname = path.split("?")[0] ?? path;
  if (pathname.startsWith(PACKAGES)) return packageFile(pathname.slice(PACKAGES.length));
  const answer = web[`${visit.headers.host}${pathname}`];
  if (answer === undefined) return { body: PIXEL, type: "image/gif" };
  return typeof answer === "function" ? answer(visit) : answer;
}

function packageFile(path: string): Answer {
  const [name = "", ...rest] = path.split("/");
  const manifest = fileURLToPath(import.meta.resolve(`${name}/package.json`));
  const file = manifest.replace(/package\.json$/, rest.join("/"));
  return { body: readFileSync(file), type: TYPES[extname(file)] ?? "text/plain" };
}

function portOf(address: string | AddressInfo | null): AddressInfo {
  if (address === null || typeof address === "string") throw new Error("The server has no port.");
  return address;
}
