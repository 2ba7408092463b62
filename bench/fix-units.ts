/**
 * Findings against fix units on 25 pages other people wrote, and the share of units that keep their fingerprint: when
 * the site is scanned again, and after texts, the order of entries and class hashes changed.
 * Usage: npm run bench:fix-units
 */
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { environmentWith } from "@plumbline/core/platform/config";
import { type FixUnit, groupIntoFixUnits } from "@plumbline/scanner/fix-units";

import { timeCommand } from "./measure.ts";
import { installPeers, type RealSite, serveRealSite } from "./real-site.ts";

const MAIN = join(import.meta.dirname, "..", "apps/cli/src/main.ts");
const AREAS = "accessibility,seo,security";
/** Shares of the first scan's units that must be found again under the same fingerprint. */
const GOALS = { again: 1, redesigned: 0.95 };

/** Scans the site as it stands; the units of one scan, and how many findings they hold. */
async function scan(site: RealSite, out: string): Promise<FixUnit[]> {
  const args = [MAIN, "scan", site.url, "--allow-host", site.host, "--areas", AREAS];
  const run = await timeCommand(
    process.execPath,
    [...args, "--format", "json", "--out", out],
    environmentWith({}),
  );
  if (run.exitCode !== 0) throw new Error(`A scan ended with ${String(run.exitCode)}:\n${run.complaint}`);
  return groupIntoFixUnits(JSON.parse(readFileSync(out, "utf8")).findings);
}

/** Other words of the same length, the entries of plain lists the other way round, and a class of a new build on all. */
function redesigned(html: string): string {
  return html
    .replaceAll(/>([^<>{}]*[a-z]{3}[^<>{}]*)(?=<\/(?:p|li|a|h\d|span|div)>)/g, (_all, text: string) => {
      return `>${text.replaceAll(/[a-z]{3,}/g, (word) => word.split("").toReversed().join(""))}`;
    })
    .replaceAll(
      /(<ul\b[^>]*>)((?:(?!<\/?ul\b)[^])*)(<\/ul>)/g,
      (_all, open: string, entries: string, close: string) =>
        open +
        entries
          .split(/(?=<li\b)/)
          .toReversed()
          .join("") +
        close,
    )
    .replaceAll(/\bclass="([^"]*)"/g, 'class="$1 css-9z8y7x"');
}

function count(name: string, units: readonly FixUnit[]): void {
  const findings = units.reduce((sum, { places }) => sum + places.length, 0);
  const share = (findings / units.length).toFixed(1);
  console.log(`${name}: ${findings} findings in ${units.length} fix units, ${share} findings a unit`);
}

function compare(
  name: string,
  goal: number,
  [before, after]: [readonly FixUnit[], readonly FixUnit[]],
): void {
  const now = new Set(after.map(({ fingerprint }) => fingerprint));
  const lost = before.filter(({ fingerprint }) => !now.has(fingerprint));
  const share = 1 - lost.length / before.length;
  const verdict = share >= goal ? "reached" : "MISSED";
  console.log(
    `${verdict}  ${name}: ${(share * 100).toFixed(1)} % of the units keep their fingerprint (goal: at least ${goal * 100} %)`,
  );
  for (const { check, component, places } of lost) {
    console.log(`  lost: ${check} ${component} (${places[0]?.page ?? ""} ${places[0]?.selector ?? ""})`);
  }
}

installPeers();
const folder = mkdtempSync(join(tmpdir(), "plumbline-fix-units-"));
const site = await serveRealSite();
try {
  const first = await scan(site, join(folder, "first.json"));
  count("First scan", first);
  for (const outcome of ["fail", "review"] as const) {
    count(
      `  ${outcome}`,
      first.filter((unit) => unit.outcome === outcome),
    );
  }
  compare("Second scan", GOALS.again, [first, await scan(site, join(folder, "second.json"))]);
  site.redesign(redesigned);
  compare("After a redesign", GOALS.redesigned, [first, await scan(site, join(folder, "third.json"))]);
} finally {
  site.close();
  rmSync(folder, { recursive: true });
}
