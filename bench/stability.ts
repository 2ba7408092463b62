/**
 * Five scans of the same site by the same rules: how far overall and area scores lie apart.
 * Usage: npm run bench:stability [-- scans]
 */
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { serveSampleSite } from "@plumbline/cli/sample-site";
import { environmentWith } from "@plumbline/core/platform/config";

import { report, timeCommand } from "./measure.ts";

const MAIN = join(import.meta.dirname, "..", "apps/cli/src/main.ts");
/** Points of 100 the scores may lie apart. */
const GOALS = { overall: 1, performance: 5 };

interface Scores {
  overall: number | null;
  rulesetVersion: string;
  areas: Record<string, { score: number | null; interval?: { low: number; high: number } }>;
}

async function scan(url: string, out: string): Promise<Scores> {
  const args = [MAIN, "scan", url, "--allow-host", new URL(url).host, "--format", "json", "--out", out];
  const run = await timeCommand(process.execPath, args, environmentWith({}));
  if (run.exitCode !== 0) throw new Error(`A scan ended with ${String(run.exitCode)}:\n${run.complaint}`);
  return JSON.parse(readFileSync(out, "utf8"));
}

/** Points between the lowest and the highest score. */
function spread(scores: readonly (number | null)[]): number {
  const measured = scores.filter((score) => score !== null);
  if (measured.length < scores.length) throw new Error(`Not every scan has the score: ${scores.join(", ")}`);
  return Math.max(...measured) - Math.min(...measured);
}

const scans = Number(process.argv[2] ?? 5);
const folder = mkdtempSync(join(tmpdir(), "plumbline-stability-"));
const site = await serveSampleSite(0);
try {
  const results: Scores[] = [];
  for (let run = 0; run < scans; run += 1) results.push(await scan(site.url, join(folder, `${run}.json`)));
  const [first] = results;
  console.log(`${scans} scans of the sample site, ruleset ${first?.rulesetVersion ?? "unknown"}`);
  for (const area of Object.keys(first?.areas ?? {})) {
    const scores = results.map(({ areas }) => areas[area]?.score ?? null);
    const intervals = results.map(({ areas }) => areas[area]?.interval).filter((one) => one !== undefined);
    const told = intervals.map(({ low, high }) => `${low}-${high}`).join(", ");
    console.log(
      `${area}: ${scores.join(", ")}; spread ${spread(scores)}${told === "" ? "" : `; intervals ${told}`}`,
    );
  }
  const overall = results.map((result) => result.overall);
  const performance = results.map(({ areas }) => areas["performance"]?.score ?? null);
  console.log(`overall: ${overall.join(", ")}`);
  report("Overall score, spread", spread(overall), { atMost: GOALS.overall, unit: "points" });
  report("Performance score, spread", spread(performance), { atMost: GOALS.performance, unit: "points" });
} finally {
  await site.close();
  rmSync(folder, { recursive: true });
}
