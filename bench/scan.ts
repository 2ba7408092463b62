/**
 * Wall time of a scan of the sample site in all five areas, beside Lighthouse's own command on the same pages.
 * Usage: npm run bench:scan [-- runs]
 */
import { join } from "node:path";

import { serveSampleSite } from "@plumbline/cli/sample-site";
import { environmentWith } from "@plumbline/core/platform/config";
import { findBrowser } from "@plumbline/scanner/find-browser";

import { median, report, type Run, timeCommand } from "./measure.ts";

const ROOT = join(import.meta.dirname, "..");
const PAGES = ["", "about.html", "products.html", "store.html"];
const GOAL_SECONDS = 25;

function mustHavePassed(run: Run): number {
  if (run.exitCode !== 0) throw new Error(`A command ended with ${run.exitCode}:\n${run.complaint}`);
  return run.wallSeconds;
}

async function scanOnce(url: string): Promise<number> {
  const args = [join(ROOT, "apps/cli/src/main.ts"), "scan", url, "--allow-host", new URL(url).host];
  return mustHavePassed(await timeCommand(process.execPath, args));
}

/** The peer measures two of our five areas, and opens a browser for each page. */
async function lighthouseOnce(url: string, browser: string): Promise<number> {
  const command = join(ROOT, "node_modules/.bin/lighthouse");
  const flags = [
    "--quiet",
    "--output=json",
    "--output-path=/dev/null",
    "--chrome-flags=--headless=new --no-sandbox",
  ];
  let seconds = 0;
  for (const page of PAGES) {
    const env = environmentWith({ CHROME_PATH: browser });
    seconds += mustHavePassed(await timeCommand(command, [`${url}${page}`, ...flags], env));
  }
  return seconds;
}

const runs = Number(process.argv[2] ?? 3);
const site = await serveSampleSite(0);
try {
  const browser = findBrowser();
  const ours: number[] = [];
  const peers: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    ours.push(await scanOnce(site.url));
    peers.push(await lighthouseOnce(site.url, browser));
  }
  report("Scan of the four-page site, five areas, median", median(ours), { atMost: GOAL_SECONDS, unit: "s" });
  console.log(`         Lighthouse's command on the same pages: ${median(peers).toFixed(2)} s`);
  console.log(`         ratio ours / Lighthouse: ${(median(ours) / median(peers)).toFixed(2)}`);
} finally {
  await site.close();
}
