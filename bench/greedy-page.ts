/**
 * Scans a site with a page that takes memory without end: does the scan end, with that page alone not measured, and
 * how much did node and browser use? Usage: npm run prove:memory
 */
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

import { scanSite } from "@plumbline/scanner/scan";

import { report } from "./measure.ts";
import { watchTree } from "./process-tree.ts";

/** What is planned for a scan, in megabytes: its browser's limit, the worker, and what is filled between two looks. */
const PLANNED_MB = 1500;
const BROWSER_MB = 1000;
const PLAIN_PAGES = 3;

const page = (inside: string) =>
  `<!doctype html><html lang="en"><title>A page</title><main><h1>Hello</h1>${inside}</main></html>`;
const LINKS = Array.from({ length: PLAIN_PAGES }, (_, number) => `<a href="/${number}">Page ${number}</a>`);
const GREEDY = `<img src="/never" alt=""><script>
  const kept = [];
  setInterval(() => kept.push(new Uint8Array(20e6).fill(1)), 20);
</script>`;

const site = createServer((request, response) => {
  response.setHeader("content-type", "text/html; charset=utf-8");
  if (request.url === "/") response.end(page(`${LINKS.join(" ")} <a href="/greedy">Greedy</a>`));
  else if (request.url === "/greedy") response.end(page(GREEDY));
  else if (/^\/\d$/u.test(request.url ?? "")) response.end(page("Plain."));
  else if (request.url !== "/never") response.writeHead(404).end();
}).listen(0, "127.0.0.1");
await once(site, "listening");
const host = `127.0.0.1:${(site.address() as AddressInfo).port}`;

const watched = watchTree(process.pid);
const { result, close } = await scanSite({
  startUrl: `http://${host}/`,
  areas: ["accessibility", "seo", "performance", "privacy", "security"],
  maxPages: PLAIN_PAGES + 2,
  crawl: true,
  allowedHosts: [host],
  allowsUnsandboxed: true,
  memoryLimitBytes: BROWSER_MB * 1024 * 1024,
});
close();
const { peakBytes } = watched.stop();
site.closeAllConnections();
site.close();

const greedy = result.pages.find(({ url }) => url.endsWith("/greedy"));
console.log(`/greedy: ${greedy?.state ?? "not seen"}. ${greedy?.reason ?? ""}`);
const measured = result.pages.filter(({ state }) => state === "measured").length;
report("Other pages measured", measured, { atLeast: PLAIN_PAGES + 1, unit: `of ${PLAIN_PAGES + 1}` });
report("The greedy page measured", greedy?.state === "measured" ? 1 : 0, { atMost: 0, unit: "" });
report("Peak of node and browser", peakBytes / 1024 / 1024, { atMost: PLANNED_MB, unit: "MB" });
