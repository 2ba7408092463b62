import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import type { ServerResponse } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { pageResult, scanResult } from "@plumbline/contract/scan-result";
import { CHECKS } from "@plumbline/scanner/checks";
import { fixStepsFor } from "@plumbline/scanner/fix-steps-for";
import { beforeAll, describe, expect, it } from "vitest";

import { requireCheck } from "#checks/require-check.ts";

import { type Ended, plumbline, plumblineHere } from "./plumbline.testing.ts";
import { servedSite } from "./served-site.testing.ts";

const HTML = { "content-type": "text/html; charset=utf-8" };
const PAGE = "<!doctype html><html lang=en><title>A page</title><main><h1>Hello</h1><p>Words.</p></main>";
const GENERATOR = '<meta name="generator" content="WordPress 6.9.1">';
const MADE_WITH_WORDPRESS = PAGE.replace("<main>", `${GENERATOR}<main>`);

const ANSWERS: Record<string, (response: ServerResponse) => void> = {
  "/good": (response) => response.writeHead(200, HTML).end(PAGE),
  "/wordpress": (response) => response.writeHead(200, HTML).end(MADE_WITH_WORDPRESS),
  "/500": (response) => response.writeHead(500, HTML).end(PAGE),
  "/throws": (response) => response.writeHead(200, HTML).end(`${PAGE}<script>throw Error("oops")</script>`),
  "/alert": (response) => response.writeHead(200, HTML).end(`${PAGE}<script>alert(1)</script>`),
  "/endless": (response) => {
    response.writeHead(200, HTML).write(PAGE);
    const timer = setInterval(() => response.write("<p>more</p>"), 50);
    response.once("close", () => clearInterval(timer));
  },
};

const folder = mkdtempSync(join(tmpdir(), "plumbline-cli-"));
const file = (name: string) => join(folder, name);
let requests = 0;
const site = servedSite((request, response) => {
  requests += 1;
  const answer = ANSWERS[request.url ?? ""];
  if (answer === undefined) response.writeHead(404, HTML).end(PAGE);
  else answer(response);
});
const { scan } = site;

function withoutStack({ err }: Ended): void {
  expect(err).not.toMatch(/^\s+at /mu);
}

describe.concurrent("a start page that cannot be measured", () => {
  it("ends the scan with the reason, told once, and exit code 2", async () => {
    const ended = await scan(`${site.origin}/missing`);
    expect(ended).toMatchObject({ code: 2, out: "" });
    expect(ended.err).toMatch(/404/u);
    expect(ended.err.split(`${site.origin}/missing: `)).toHaveLength(2);
    withoutStack(ended);
  });

  it("does not hold the scan of an endless answer longer than its limit", async () => {
    const args = [
      "scan",
      "--urls",
      "-",
      "--no-crawl",
      "--page-limit",
      "2",
      "--allow-host",
      new URL(site.origin).host,
    ];
    const ended = await plumbline(args, { input: `${site.origin}/endless\n` });
    expect(ended.code).toBe(2);
    expect(ended.err).toBe("plumbline: Nothing could be measured; each line says why.\n");
    expect(pageResult.parse(JSON.parse(ended.out)).reason).toMatch(
      /longer than 2 seconds|without ever finish/u,
    );
  });

  it("may have a name no one knows", async () => {
    const ended = await plumbline(["scan", "http://no-such-host.invalid"]);
    expect(ended).toMatchObject({ code: 2, out: "" });
    expect(ended.err).toContain("could not find no-such-host.invalid in the DNS");
  });

  it("may be a private address", async () => {
    const ended = await plumbline(["scan", "http://169.254.169.254/latest/meta-data/"]);
    expect(ended).toMatchObject({ code: 2, out: "" });
    expect(ended.err).toContain("private or reserved address");
  });

  it("still gives a program its JSON, which says why", async () => {
    const ended = await plumbline(["scan", "http://10.0.0.1/", "--format", "json"]);
    expect(ended.code).toBe(2);
    const { overall, pages } = scanResult.parse(JSON.parse(ended.out));
    expect([overall, pages[0]?.state]).toEqual([null, "not-measured"]);
  });
});

/** What a scan writes to standard error where nothing is wrong. */
const PROGRESS_ALONE: unknown = expect.stringMatching(/^(?:\d.* pages?, \d+ issues? so far: .+\n)+$/u);

describe("pages that throw or open a dialog", () => {
  it("are measured all the same", async () => {
    const ended = await scan(`${site.origin}/throws`, `${site.origin}/alert`);
    expect(ended).toMatchObject({ code: 0, err: PROGRESS_ALONE });
    expect(ended.out).toContain("2 of 2 pages measured");
  });
});

describe("a scan", () => {
  const result = file("result.json");

  it("writes JSON the contract describes, and leaves nothing else behind", async () => {
    expect(await scan(`${site.origin}/good`, "--format", "json", "--out", result)).toMatchObject({
      code: 0,
      out: "",
    });
    const parsed = scanResult.parse(JSON.parse(readFileSync(result, "utf8")));
    expect(parsed.findings.length).toBeGreaterThan(0);
    expect(readdirSync(folder).filter((name) => name.includes("partial"))).toEqual([]);
  });

  it("fails from --fail-on up with exit code 3", async () => {
    const ended = await scan(`${site.origin}/good`, "--fail-on", "medium", "--format", "csv");
    expect(ended.code).toBe(3);
    expect(ended.err).toMatch(/^plumbline: \d+ things? to fix (?:is|are) medium or worse/mu);
    expect(ended.out).toMatch(/^\uFEFFoutcome,severity,area,check,/u);
  });

  it("does not mind what other programs are told by the same variables", async () => {
    const settings = { PORT: "tcp://10.0.0.1:80", DATABASE_URL: "mysql://shop", LOG_LEVEL: "notice" };
    const allowed = ["--allow-host", new URL(site.origin).host];
    const args = ["scan", `${site.origin}/missing`, "--no-crawl", "--areas", "security", ...allowed];
    expect((await plumbline(args, { settings })).err).toContain("404");
    const byVariable = { PLUMBLINE_ALLOWED_HOSTS: new URL(site.origin).host };
    const failed = await plumbline(args.slice(0, -2), { settings: byVariable });
    expect(failed.err).toContain("404");
    expect(failed.err).not.toContain("--allow-host");
    const own = await plumbline(args, { settings: { PLUMBLINE_ALLOWED_HOSTS: "nowhere" } });
    expect(own).toMatchObject({ code: 2, out: "" });
    expect(own.err).toContain("PLUMBLINE_ALLOWED_HOSTS");
  });

  it("is written in further formats by one and the same scan", async () => {
    const formats = ["json", "sarif", "inventory-csv", "earl"];
    const also = formats.flatMap((format) => ["--also", `${format}=${file(`also.${format}`)}`]);
    const written = (format: string): string => readFileSync(file(`also.${format}`), "utf8");
    const ended = await scan(`${site.origin}/good`, ...also);
    expect(ended).toMatchObject({ code: 0, err: PROGRESS_ALONE });
    expect(ended.out).toContain("1 of 1 page measured");
    const { findings, checks } = scanResult.parse(JSON.parse(written("json")));
    expect(JSON.parse(written("sarif")).runs[0].results).toHaveLength(findings.length);
    expect(written("inventory-csv")).toMatch(/^\uFEFFtype,host,cookie,owner,kind,/u);
    const nodes: Record<string, unknown>[] = JSON.parse(written("earl"))["@graph"];
    const assertions = nodes.filter((node) => node["@type"] === "earl:Assertion");
    expect(new Set(assertions.map(({ source }) => source))).toEqual(
      new Set(checks.map(({ id }) => `urn:plumbline:check:${id}`)),
    );
  });

  it("does not fail for what the baseline knows", async () => {
    const ended = await scan(`${site.origin}/good`, "--fail-on", "low", "--baseline", result);
    expect(ended).toMatchObject({ code: 0, err: PROGRESS_ALONE });
    expect(ended.out).toContain("(0 new since the baseline)");
  });

  it("fails for what the baseline does not know", async () => {
    const earlier = scanResult.parse(JSON.parse(readFileSync(result, "utf8")));
    const findings = earlier.findings.filter(({ check }) => check !== "sec-csp");
    writeFileSync(file("earlier.json"), JSON.stringify({ ...earlier, findings }));
    const baseline = ["--baseline", file("earlier.json"), "--format", "sarif"];
    const ended = await scan(`${site.origin}/good`, "--fail-on", "low", ...baseline);
    expect(ended.code).toBe(3);
    expect(ended.err).toContain("1 new thing to fix is low or worse");
    const results: { ruleId: string; baselineState: string }[] = JSON.parse(ended.out).runs[0].results;
    expect(results.filter((found) => found.baselineState === "new").map(({ ruleId }) => ruleId)).toEqual([
      "sec-csp",
    ]);
  });

  it("streams one JSON line for each address of a file", async () => {
    const paths = ["/good", "/500", "/throws"];
    writeFileSync(file("urls.txt"), `# ours\n${paths.map((path) => site.origin + path).join("\n")}\n`);
    const ended = await scan("--urls", file("urls.txt"), "--fail-on", "critical");
    const pages = ended.out
      .trimEnd()
      .split("\n")
      .map((line) => pageResult.parse(JSON.parse(line)));
    expect(ended).toMatchObject({ code: 0, err: "" });
    expect(Object.fromEntries(pages.map(({ url, state }) => [url.replace(site.origin, ""), state]))).toEqual({
      "/500": "not-measured",
      "/good": "measured",
      "/throws": "measured",
    });
  });

  it("gives the steps in the menus of the platform that the page names", async () => {
    const csp = requireCheck("sec-csp", CHECKS);
    const { fixSteps, platform } = fixStepsFor(csp, "WordPress");
    expect([platform, fixSteps.join(" ")]).toEqual([
      "WordPress",
      expect.stringContaining("Plugins > Add Plugin"),
    ]);
    const also = ["json", "sarif"].flatMap((format) => [
      "--also",
      `${format}=${file(`wordpress.${format}`)}`,
    ]);
    const { code, out: text } = await scan(`${site.origin}/wordpress`, ...also);
    expect(code).toBe(0);
    const { platform: seen } = scanResult.parse(JSON.parse(readFileSync(file("wordpress.json"), "utf8")));
    expect(seen).toEqual({ name: "WordPress", toldBy: GENERATOR });
    const sarif = JSON.parse(readFileSync(file("wordpress.sarif"), "utf8"));
    const rules: { id: string; help?: { text: string } }[] = sarif.runs[0].tool.driver.rules;
    const rule = rules.find(({ id }) => id === csp.id);
    const steps = fixSteps.map((step, index) => `${index + 1}. ${step}`).join("\n");
    expect(rule?.help?.text).toContain(`How to fix it in WordPress:\n${steps}`);
    expect(text).toContain(`Made with      WordPress (told by ${GENERATOR})`);
    const told = await plumblineHere(["checks", csp.id]);
    expect(told.out).toContain(`How to fix it in WordPress\n  1. ${fixSteps[0]}\n`);
    expect(told.out).toContain(`How to fix it\n  1. ${csp.fixSteps[0]}\n`);
  });

  it("says nothing of a platform that the page does not tell", async () => {
    const { platform } = scanResult.parse(JSON.parse(readFileSync(result, "utf8")));
    expect(platform).toBeUndefined();
  });

  it("explains its score", async () => {
    const ended = await plumblineHere(["score", result, "--explain"]);
    expect(ended).toMatchObject({ code: 0, err: "" });
    expect(ended.out).toMatch(
      /-\d+\.\d {2}.*\[sec-csp\]\n +on (?:the whole site|1 page|all \d+ pages|both pages|\d+ of \d+ pages); a fix gains \+/u,
    );
  });
});

describe("wrong input", () => {
  beforeAll(() => {
    writeFileSync(file("empty.json"), "");
    writeFileSync(file("text.json"), "hello");
    writeFileSync(file("other.json"), '{"a": 1}');
    writeFileSync(file("newer.json"), '{"schemaVersion": 99}');
    writeFileSync(file("none.txt"), "# nothing yet\n");
    writeFileSync(file("one.txt"), "https://example.org\n");
  });

  it.each([
    [["score", "missing.json"], "there is no such file"],
    [["score", "."], "it is a directory"],
    [["score", "empty.json"], "is empty"],
    [["score", "text.json"], "is not JSON"],
    [["score", "other.json"], "is JSON, but not a result"],
    [["score", "newer.json"], "written by another version"],
    [["score"], "missing required argument"],
    [["scan"], "Name at least one address"],
    [["scan", "--urls", "missing.txt"], "there is no such file"],
    [["scan", "--urls", "none.txt"], "contains no address"],
    [["scan", "--urls", "one.txt", "--no-crawl", "--format", "csv"], "one JSON line per page, not csv"],
    [["scan", "ftp://example.org"], "not an http or https address"],
    [["scan", "example.org", "--baseline", "missing.json"], "there is no such file"],
    [["scan", "example.org", "--baseline", "text.json"], "is not JSON"],
    [["scan", "example.org", "--baseline", "other.json"], "is JSON, but not a result"],
    [["scan", "example.org", "--fail-on", "serious"], "critical, high, medium or low"],
    [["scan", "example.org", "--allow-host", "localhost"], "host:port"],
    [["scan", "example.org", "--also", "sarif"], "--also takes a format and a file"],
    [["scan", "example.org", "--also", "xml=a.xml"], "--also takes text, json"],
    [
      ["scan", "--urls", "one.txt", "--no-crawl", "--also", "csv=a.csv"],
      "--also works with a scan of one site",
    ],
    [["scan", "example.org", "--formt", "json"], "Did you mean --format?"],
    [["checks", "sec-hts"], "Did you mean sec-hsts"],
    [["checks", "--area", "speed"], "Choose from: accessibility"],
    [["schema", "other"], "scan-result, page-result"],
    [["scna"], "Did you mean scan?"],
  ])("%j ends with exit code 2 and says why", async (words, message) => {
    const args = words.map((word) => (/\.(?:json|txt)$/u.test(word) ? file(word) : word));
    const ended = await plumblineHere(args);
    expect(ended).toMatchObject({ code: 2, out: "" });
    expect(ended.err).toContain(message);
    withoutStack(ended);
  });

  it.each([
    ["a directory", () => folder, "it is a directory"],
    ["a folder that is not there", () => join(folder, "nowhere", "x.json"), "no such file or folder"],
  ])("%s cannot be written: said before anything is scanned", async (_what, path, message) => {
    const before = requests;
    const ended = await scan(`${site.origin}/good`, "--out", path());
    expect(ended).toMatchObject({ code: 2, out: "" });
    expect(ended.err).toContain(message);
    expect(requests).toBe(before);
  });
});

describe("what is printed", () => {
  it("may be cut off by its reader without a stack", async () => {
    const ended = await plumbline(["checks", "--json"], { closeEarly: true });
    expect(ended).toMatchObject({ code: 141, err: "" });
  });

  it("is a JSON Schema a result fits", async () => {
    const { code, out } = await plumblineHere(["schema"]);
    const schema = JSON.parse(out);
    expect(code).toBe(0);
    expect(Object.keys(schema.$defs)).toEqual(["scan-result", "page-result"]);
    expect(schema.$defs["scan-result"].required).toContain("findings");
  });

  it("is the list of checks of an area, or one of them in full", async () => {
    const list = await plumblineHere(["checks", "--area", "security"]);
    expect(list.out).toMatch(/^sec-hsts +Security +medium +\S/mu);
    expect(list.out).not.toContain("seo-");
    const one = await plumblineHere(["checks", "sec-hsts"]);
    expect(one.out).toMatch(/How to fix it\n {2}1\. /u);
  });

  it("takes a result from standard input", async () => {
    const input = readFileSync(file("result.json"), "utf8");
    expect((await plumbline(["score", "-"], { input })).out).toContain("Security  ");
  });
});
