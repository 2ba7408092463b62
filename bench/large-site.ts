/**
 * Memory of a scan of a large generated site, sampled from outside: the last quarter of the time beside the second.
 * Usage: npm run bench:large-site [-- pages areas [sections of a page]]
 */
import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { performance } from "node:perf_hooks";

import { environmentWith } from "@plumbline/core/platform/config";

import { serveGeneratedSite } from "./generated-site.ts";
import { report } from "./measure.ts";
import { memoryOfTree } from "./process-tree.ts";

const MAIN = join(import.meta.dirname, "..", "apps/cli/src/main.ts");
const SAMPLE_MS = 2000;
/** Growth from the second to the last quarter that counts as none: caches and garbage come and go. */
const FLAT = 1.15;
const MEGABYTE = 1024 * 1024;

interface Sample {
  all: number;
  node: number;
}

async function scanAndSample(args: string[]): Promise<{ samples: Sample[]; seconds: number }> {
  const startedAt = performance.now();
  const child = spawn(process.execPath, [MAIN, "scan", ...args], {
    stdio: ["ignore", "inherit", "inherit"],
    env: environmentWith({}),
  });
  const pid = child.pid ?? 0;
  const samples: Sample[] = [];
  const timer = setInterval(
    () => samples.push({ all: memoryOfTree(pid), node: memoryOfTree(pid, { alone: true }) }),
    SAMPLE_MS,
  );
  const exitCode = await new Promise<number | null>((resolve, reject) => {
    child.once("error", reject);
    child.once("close", resolve);
  });
  clearInterval(timer);
  if (exitCode !== 0) throw new Error(`The scan ended with ${String(exitCode)}.`);
  return { samples, seconds: (performance.now() - startedAt) / 1000 };
}

/** Mean of a quarter of the samples, the first being 0, in megabytes. */
function quarter(samples: readonly Sample[], which: number, of: keyof Sample): number {
  const length = Math.floor(samples.length / 4);
  const part = samples.slice(which * length, (which + 1) * length);
  return part.reduce((sum, sample) => sum + sample[of], 0) / part.length / MEGABYTE;
}

function tell(samples: readonly Sample[], of: keyof Sample, words: string): void {
  const means = [0, 1, 2, 3].map((which) => quarter(samples, which, of));
  const [, second = Number.NaN, , last = Number.NaN] = means;
  console.log(`${words}, mean of each quarter: ${means.map((mean) => Math.round(mean)).join(", ")} MB`);
  report(`${words}, last quarter to second`, last / second, { atMost: FLAT, unit: "times" });
}

const pages = Number(process.argv[2] ?? 2000);
const areas = process.argv[3] ?? "accessibility,seo,privacy,security";
const sections = process.argv[4] === undefined ? undefined : Number(process.argv[4]);
const folder = mkdtempSync(join(tmpdir(), "plumbline-large-"));
const site = await serveGeneratedSite(pages, sections);
try {
  const out = join(folder, "result.json");
  const scope = ["--max-pages", String(pages), "--areas", areas, "--allow-host", site.host];
  const { samples, seconds } = await scanAndSample([site.url, ...scope, "--format", "json", "--out", out]);
  const result: { pages: { state: string }[]; findings: unknown[] } = JSON.parse(readFileSync(out, "utf8"));
  const measured = result.pages.filter(({ state }) => state === "measured").length;
  console.log(
    `${measured} of ${pages} pages measured in ${Math.round(seconds)} s, ${result.findings.length} findings`,
  );
  console.log(`Result: ${Math.round(statSync(out).size / MEGABYTE)} MB`);
  tell(samples, "all", "Node and browser");
  tell(samples, "node", "Node alone");
} finally {
  await site.close();
  rmSync(folder, { recursive: true });
}
