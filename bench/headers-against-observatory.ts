/**
 * Our header checks beside MDN's HTTP Observatory, on the inputs of its own tests: where one passes and the other
 * does not, and why where that is on purpose. Needs the npm registry.
 * Usage: npm run bench:headers
 */
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { passesOurs } from "@plumbline/scanner/observatory-verdicts";

import "../setup/closed-pipes.ts";
import { ON_PURPOSE } from "./observatory/on-purpose.ts";
import { type Recorded, recordAnalyzers } from "./observatory/record-analyzers.ts";

const PACKAGES = ["@mdn/mdn-http-observatory@1.4.8", "chai@5.3.3"];

const folder = mkdtempSync(join(tmpdir(), "plumbline-observatory-"));
try {
  const options = ["--ignore-scripts", "--no-audit", "--no-fund", "--silent", "--prefix", folder];
  execFileSync("npm", ["install", ...options, ...PACKAGES]);
  report(await recordAnalyzers(join(folder, "node_modules/@mdn/mdn-http-observatory")));
} finally {
  rmSync(folder, { recursive: true, force: true });
}

function report(recorded: readonly Recorded[]): void {
  const counts = [...Map.groupBy(recorded, (one) => one.analyzer)].map(([analyzer, cases]) =>
    reportAnalyzer(analyzer, cases),
  );
  const compared = sum(counts.map((count) => count.compared));
  const agreed = sum(counts.map((count) => count.agreed));
  console.log(`\n${agreed} of ${compared} verdicts agree`);
}

/** Prints where an analyzer and we differ; answers how many verdicts were compared and agree. */
function reportAnalyzer(analyzer: string, cases: readonly Recorded[]): { compared: number; agreed: number } {
  const judged = cases.map((one) => ({ ...one, ours: passesOurs(analyzer, one.input) }));
  const compared = judged.filter(({ ours }) => ours !== null);
  if (compared.length === 0) {
    console.log(`${analyzer}: ${cases.length} cases, not a question of ours`);
    return { compared: 0, agreed: 0 };
  }
  const different = compared.filter(({ ours, pass }) => ours !== pass);
  const unexplained = different.filter((one) => reasonOf(one) === undefined);
  console.log(
    `${analyzer}: ${compared.length - different.length} of ${compared.length} agree, ` +
      `${different.length - unexplained.length} differ on purpose, ${unexplained.length} unexplained`,
  );
  for (const one of different) {
    const verdict = one.ours === true ? "we pass it" : "we fail it";
    console.log(`  ${one.test} (${one.result}): ${verdict}; ${reasonOf(one) ?? "UNEXPLAINED"}`);
  }
  if (unexplained.length > 0) process.exitCode = 1;
  return { compared: compared.length, agreed: compared.length - different.length };
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

/** Where the Observatory fails what we pass, or the other way round. */
function reasonOf({ result, pass, input }: Recorded): string | undefined {
  const ours = `${pass ? "we fail" : "we pass"} ${result}`;
  const headers = input.headers.map(([, value]) => value).join("\n");
  return ON_PURPOSE.find(({ verdict, saying = "" }) => verdict === ours && headers.includes(saying))?.why;
}
