/**
 * How our lists of vendors agree with Ghostery's TrackerDB: of hosts that both know, whether both take them for a
 * tracker, and how many of its trackers we know at all. The database is fetched for the comparison alone and not kept:
 * its license (CC BY-NC-SA 4.0) does not let us ship it. Needs the npm registry.
 * Usage: npm run bench:trackers
 */
import { execFile } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";

import { isKnown, listedHosts, type ListedHost } from "@plumbline/scanner/known-trackers";

import "../setup/closed-pipes.ts";

const run = promisify(execFile);
const DATABASE = "@ghostery/trackerdb@1.0.945";
/** Purposes by which visitors are followed, and its categories of the same. */
const OUR_TRACKERS = new Set(["advertising", "analytics", "session-replay"]);
const ITS_TRACKERS = new Set(["advertising", "site_analytics", "pornvertising"]);
/** It has no such categories: it files error monitoring and mailing under several others. */
const ONLY_OURS = new Set(["monitoring", "marketing"]);
/** Categories that say what a company's site offers and not what its host is for, such as a social network's pixel. */
const SAYS_LITTLE = new Set(["social_media", "customer_interaction", "misc", "hosting", "utilities"]);
const LEAST_AGREEMENT = 0.95;

interface TrackerDatabase {
  domains: Record<string, string>;
  patterns: Record<string, { name: string; category: string }>;
}

const { domains, patterns } = await download();
const listed = listedHosts().filter(({ purpose }) => !ONLY_OURS.has(purpose));
const compared = listed.flatMap((ours) => {
  const theirs = patternOf(ours.host);
  return theirs === null || SAYS_LITTLE.has(theirs.category) ? [] : [{ ours, theirs }];
});
const differing = compared.filter(
  ({ ours, theirs }) => isTracker(ours) !== ITS_TRACKERS.has(theirs.category),
);
for (const { ours, theirs } of differing)
  console.log(`${ours.host}: ${ours.purpose} (${ours.vendor}), there ${theirs.category} (${theirs.name})`);
const agreement = 1 - differing.length / compared.length;
console.log(`${compared.length} hosts compared, ${(agreement * 100).toFixed(1)} % agree`);

const trackers = Object.keys(domains).filter((domain) =>
  ITS_TRACKERS.has(patterns[domains[domain] ?? ""]?.category ?? ""),
);
const known = trackers.filter(isKnown);
console.log(`Of its ${trackers.length} tracker hosts, ${known.length} are known to us`);
process.exitCode = agreement >= LEAST_AGREEMENT ? 0 : 1;

function isTracker({ purpose }: ListedHost): boolean {
  return OUR_TRACKERS.has(purpose);
}

/** What it knows of a host, else of the nearest domain above it. */
function patternOf(host: string): { name: string; category: string } | null {
  for (let name = host; name.includes("."); name = name.slice(name.indexOf(".") + 1)) {
    const pattern = patterns[domains[name] ?? ""];
    if (pattern !== undefined) return pattern;
  }
  return null;
}

async function download(): Promise<TrackerDatabase> {
  const folder = mkdtempSync(join(tmpdir(), "plumbline-trackers-"));
  try {
    const { stdout } = await run("npm", ["pack", DATABASE, "--silent", "--pack-destination", folder]);
    const archive = join(folder, stdout.trim().split("\n").at(-1) ?? "");
    const read = await run("tar", ["-xzOf", archive, "package/dist/trackerdb.json"], {
      maxBuffer: 32 * 1024 * 1024,
    });
    return JSON.parse(read.stdout) as TrackerDatabase;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
