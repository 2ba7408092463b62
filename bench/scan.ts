/**
 * Cost of a five-area scan of 25 pages which other people wrote, beside Lighthouse's command, pa11y-ci and a plain
 * navigation of the same pages in the same go; and the time of a scan of the four-page sample site.
 * Usage: npm run bench:scan
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { serveSampleSite } from "@plumbline/cli/sample-site";
import { environmentWith } from "@plumbline/core/platform/config";
import { findBrowser } from "@plumbline/scanner/find-browser";

import { report, type Run, timeCommand } from "./measure.ts";
import { installPeers, peerCommand, type RealSite, serveRealSite } from "./real-site.ts";

const ROOT = join(import.meta.dirname, "..");
const OUR_COMMAND = join(ROOT, "apps/cli/src/main.ts");
const CHROMIUM_FLAGS = ["--headless=new", "--no-sandbox", "--disable-gpu"];
/** What the command of each peer answers when it found defects, which is no failure of the run. */
const FOUND_DEFECTS = 2;
const MEGABYTE = 1024 * 1024;
const GOALS = { sampleSeconds: 20, cpuOfPeers: 0.25, wallOfPeers: 0.2, memoryMb: 1200, cpuOfNavigation: 2.5 };

const folder = mkdtempSync(join(tmpdir(), "plumbline-bench-"));
const browser = findBrowser();
/** Chromium with windows, in its own headless mode: what both peers start by default. */
const peersBrowser = findBrowser(undefined, ["/usr/bin/chromium", "/usr/bin/google-chrome-stable"]);

async function measured(command: string, args: string[], accepted: readonly number[] = [0]): Promise<Run> {
  const run = await timeCommand(command, args, environmentWith({ CHROME_PATH: peersBrowser }));
  if (run.exitCode === null || !accepted.includes(run.exitCode))
    throw new Error(`${command} ended with ${run.exitCode}:\n${run.complaint}`);
  return run;
}

function sum(runs: readonly Run[]): Run {
  return {
    wallSeconds: runs.reduce((all, run) => all + run.wallSeconds, 0),
    cpuSeconds: runs.reduce((all, run) => all + run.cpuSeconds, 0),
    peakBytes: Math.max(...runs.map((run) => run.peakBytes)),
    exitCode: 0,
    complaint: "",
  };
}

async function scanSite(url: string, host: string, pageCount: number): Promise<Run> {
  const out = join(folder, "result.json");
  const options = ["--max-pages", String(pageCount), "--format", "json", "--out", out, "--allow-host", host];
  const run = await measured(process.execPath, [OUR_COMMAND, "scan", url, ...options]);
  const { pages } = JSON.parse(readFileSync(out, "utf8")) as { pages: { state: string }[] };
  const done = pages.filter(({ state }) => state === "measured").length;
  if (done !== pageCount) throw new Error(`${done} of ${pageCount} pages were measured.`);
  return run;
}

/** Page by page without what only key pages get: no Lighthouse, no second visits, nothing asked of the server. */
async function scanLightly(site: RealSite): Promise<Run> {
  const list = join(folder, "pages.txt");
  writeFileSync(list, site.pages.join("\n"));
  const options = ["--no-crawl", "--allow-host", site.host, "--out", join(folder, "pages.jsonl")];
  return await measured(process.execPath, [OUR_COMMAND, "scan", "--urls", list, ...options]);
}

async function lighthouse(site: RealSite): Promise<Run> {
  const flags = [
    "--quiet",
    "--output=json",
    "--output-path=/dev/null",
    `--chrome-flags=${CHROMIUM_FLAGS.join(" ")}`,
  ];
  const runs: Run[] = [];
  for (const page of site.pages) runs.push(await measured(peerCommand("lighthouse"), [page, ...flags]));
  return sum(runs);
}

async function pa11y(site: RealSite): Promise<Run> {
  const config = join(folder, "pa11y.json");
  const chromeLaunchConfig = { executablePath: peersBrowser, args: CHROMIUM_FLAGS };
  writeFileSync(
    config,
    JSON.stringify({ defaults: { chromeLaunchConfig, timeout: 60_000 }, urls: site.pages }),
  );
  return await measured(peerCommand("pa11y-ci"), ["--config", config, "--json"], [0, FOUND_DEFECTS]);
}

function print(who: string, run: Run): void {
  const cells = [run.wallSeconds, run.cpuSeconds].map((seconds) => `${seconds.toFixed(1)} s`.padStart(9));
  console.log(
    `${who.padEnd(32)}${cells.join("")}${String(Math.round(run.peakBytes / MEGABYTE)).padStart(8)} MB`,
  );
}

async function compareOnRealPages(): Promise<void> {
  installPeers();
  const site = await serveRealSite();
  try {
    const navigation = await measured(process.execPath, [
      join(import.meta.dirname, "plain-navigation.ts"),
      browser,
      ...site.pages,
    ]);
    const light = await scanLightly(site);
    const ours = await scanSite(site.url, site.host, site.pages.length);
    const peers = { lighthouse: await lighthouse(site), pa11y: await pa11y(site) };
    console.log(
      `\n${"25 pages".padEnd(32)}${["wall", "CPU"].map((head) => head.padStart(9)).join("")}   memory`,
    );
    print("Plain navigation", navigation);
    print("Ours, light pass alone", light);
    print("Ours, five areas", ours);
    print("Lighthouse's command", peers.lighthouse);
    print("pa11y-ci", peers.pa11y);
    const both = sum([peers.lighthouse, peers.pa11y]);
    const ratio = (figure: string, value: number, atMost: number) =>
      report(figure, value, { atMost, unit: "x" });
    console.log();
    ratio("CPU of ours / of both peers", ours.cpuSeconds / both.cpuSeconds, GOALS.cpuOfPeers);
    ratio("Wall of ours / of both peers", ours.wallSeconds / both.wallSeconds, GOALS.wallOfPeers);
    ratio(
      "CPU of the light pass / navigation",
      light.cpuSeconds / navigation.cpuSeconds,
      GOALS.cpuOfNavigation,
    );
    report("Peak memory of ours", ours.peakBytes / MEGABYTE, { atMost: GOALS.memoryMb, unit: "MB" });
  } finally {
    site.close();
  }
}

async function timeSampleSite(): Promise<void> {
  const site = await serveSampleSite(0);
  try {
    const run = await scanSite(site.url, new URL(site.url).host, 4);
    const goal = { atMost: GOALS.sampleSeconds, unit: "s" };
    report("Scan of the four-page sample site, five areas", run.wallSeconds, goal);
  } finally {
    await site.close();
  }
}

try {
  await timeSampleSite();
  await compareOnRealPages();
} finally {
  rmSync(folder, { recursive: true, force: true });
}
