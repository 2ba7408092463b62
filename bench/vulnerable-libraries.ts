/**
 * Whether old JavaScript libraries are found and current ones left alone: real releases from npm, each on a page of
 * its own, told by its text under a file name that says nothing, by its file name alone, and by what it tells other
 * scripts alone. Needs the npm registry.
 * Usage: npm run bench:libraries
 */
import { execFile } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";

import "../setup/closed-pipes.ts";

const run = promisify(execFile);
const COMMAND = join(import.meta.dirname, "..", "apps/cli/src/main.ts");
const LEAST_FOUND = 14;

/** A minified file of a release: package, version, path inside, and how it is told. */
type Release = readonly [name: string, version: string, path: string];

const OLD: readonly Release[] = [
  ["jquery", "1.12.4", "dist/jquery.min.js"],
  ["jquery", "2.2.4", "dist/jquery.min.js"],
  ["jquery", "3.4.1", "dist/jquery.min.js"],
  ["bootstrap", "3.3.7", "dist/js/bootstrap.min.js"],
  ["bootstrap", "4.0.0", "dist/js/bootstrap.bundle.min.js"],
  ["angular", "1.6.9", "angular.min.js"],
  ["lodash", "4.17.4", "lodash.min.js"],
  ["moment", "2.18.1", "min/moment.min.js"],
  ["handlebars", "4.0.11", "dist/handlebars.min.js"],
  ["underscore", "1.8.3", "underscore-min.js"],
  ["vue", "2.5.16", "dist/vue.min.js"],
  ["dompurify", "2.0.0", "dist/purify.min.js"],
  ["jquery-ui-dist", "1.12.1", "jquery-ui.min.js"],
  ["knockout", "3.4.2", "build/output/knockout-latest.js"],
  ["mustache", "2.1.3", "mustache.min.js"],
  ["axios", "0.18.0", "dist/axios.min.js"],
  ["gsap", "3.5.0", "dist/gsap.min.js"],
  ["highcharts", "6.0.0", "highcharts.js"],
];

const CURRENT: readonly Release[] = [
  ["jquery", "3.7.1", "dist/jquery.min.js"],
  ["jquery", "4.0.0", "dist/jquery.min.js"],
  ["bootstrap", "5.3.9", "dist/js/bootstrap.bundle.min.js"],
  ["lodash", "4.18.1", "lodash.min.js"],
  ["moment", "2.31.0", "min/moment.min.js"],
  ["handlebars", "4.7.10", "dist/handlebars.min.js"],
  ["underscore", "1.13.8", "underscore-umd-min.js"],
  ["vue", "3.5.45", "dist/vue.global.prod.js"],
  ["dompurify", "3.4.18", "dist/purify.min.js"],
  ["jquery-ui-dist", "1.13.3", "jquery-ui.min.js"],
  ["knockout", "3.5.3", "build/output/knockout-latest.js"],
  ["mustache", "4.2.0", "mustache.min.js"],
  ["axios", "1.21.1", "dist/axios.min.js"],
  ["gsap", "3.15.0", "dist/gsap.min.js"],
  ["highcharts", "13.1.1", "highcharts.js"],
];

/** How a page loads the release; jQuery UI and old Bootstrap do not start without jQuery. */
const WAYS = {
  "by its text": (text: string) => ({ file: "app.js", body: text }),
  "by its file name": (_text: string, [name, version]: Release) => ({
    file: `${name.replace("-dist", "")}-${version}.min.js`,
    body: "start();",
  }),
  "by its own word": (text: string) => ({
    file: "app.js",
    body: `(0, eval)(atob("${Buffer.from(text).toString("base64")}"));`,
  }),
};

const folder = mkdtempSync(join(tmpdir(), "plumbline-libraries-"));
let missed = 0;
try {
  const texts = new Map<string, string>();
  for (const release of [...OLD, ...CURRENT]) texts.set(keyOf(release), await download(release));
  for (const [way, deliver] of Object.entries(WAYS)) {
    const flagged = await scan((release) => deliver(texts.get(keyOf(release)) ?? "", release));
    report(way, flagged);
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
process.exitCode = missed;

function keyOf([name, version]: Release): string {
  return `${name}@${version}`;
}

async function download([name, version, path]: Release): Promise<string> {
  const args = ["pack", `${name}@${version}`, "--silent", "--pack-destination", folder];
  const { stdout } = await run("npm", args);
  const archive = join(folder, stdout.trim().split("\n").at(-1) ?? "");
  const read = await run("tar", ["-xzOf", archive, `package/${path}`], { maxBuffer: 32 * 1024 * 1024 });
  return read.stdout;
}

/** Keys of the releases on whose pages the scan finds a flawed library. */
async function scan(deliver: (release: Release) => { file: string; body: string }): Promise<Set<string>> {
  const releases = [...OLD, ...CURRENT];
  const pages = new Map(releases.map((release, index) => [`/${index}`, deliver(release)]));
  const server = createServer(({ url = "/" }, answer) => {
    const [, page = "", file] = /^(\/[^/]*)(?:\/(.*))?$/.exec(url) ?? [];
    const script = pages.get(page);
    const isScript = script !== undefined && file === script.file;
    answer.setHeader("content-type", isScript ? "text/javascript" : "text/html; charset=utf-8");
    if (isScript) answer.end(script.body);
    else if (script !== undefined) answer.end(pageOf(`<script src="${page}/${script.file}"></script>`));
    else if (page === "/") answer.end(pageOf([...pages.keys()].map(linkTo).join(" ")));
    else answer.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  try {
    const paths = await flaggedOn(`127.0.0.1:${port}`, releases.length + 1);
    // Names in the pages' own addresses would tell the release.
    return new Set(releases.filter((_, index) => paths.has(`/${index}`)).map(keyOf));
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

async function flaggedOn(host: string, pages: number): Promise<Set<string>> {
  const out = join(folder, "result.json");
  const options = ["--areas", "security", "--max-pages", String(pages), "--format", "json", "--out", out];
  await run(process.execPath, [COMMAND, "scan", `http://${host}/`, ...options, "--allow-host", host]).catch(
    (error: unknown) => {
      // 2 says that defects were found.
      if (!(error instanceof Error && "code" in error && error.code === 2)) throw error;
    },
  );
  const { findings } = JSON.parse(readFileSync(out, "utf8")) as {
    findings: { check: string; page: string }[];
  };
  const held = findings.filter(({ check }) => check === "sec-js-vuln");
  return new Set(held.map(({ page }) => new URL(page).pathname));
}

function pageOf(body: string): string {
  return `<!doctype html><html lang="en"><title>Library</title><body><h1>Library</h1>${body}</body></html>`;
}

function linkTo(path: string): string {
  return `<a href="${path}">${path}</a>`;
}

function report(way: string, flagged: ReadonlySet<string>): void {
  const lost = OLD.map(keyOf).filter((key) => !flagged.has(key));
  const wrong = CURRENT.map(keyOf).filter((key) => flagged.has(key));
  const found = OLD.length - lost.length;
  console.log(
    `${way}: ${found} of ${OLD.length} old releases found, ${wrong.length} of ${CURRENT.length} current ones flagged`,
  );
  if (lost.length > 0) console.log(`  not found: ${lost.join(", ")}`);
  if (wrong.length > 0) console.log(`  wrongly flagged: ${wrong.join(", ")}`);
  if (found < LEAST_FOUND || wrong.length > 0) missed = 1;
}
