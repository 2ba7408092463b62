import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { scanResult } from "@plumbline/contract/scan-result";
import { expect, it } from "vitest";

import { servedSite } from "./served-site.testing.ts";

const PAGE = "<!doctype html><html lang=en><title>A page</title><main><h1>Hello</h1><p>Words.</p></main>";

const folder = mkdtempSync(join(tmpdir(), "plumbline-nothing-"));
const file = (name: string) => join(folder, name);
const site = servedSite(({ url }, response) =>
  response.writeHead(url === "/good" ? 200 : 404, { "content-type": "text/html" }).end(PAGE),
);
const { scan } = site;

it("leaves an earlier result as it was, and says so", async () => {
  const result = file("result.json");
  expect((await scan(`${site.origin}/good`, "--format", "json", "--out", result)).code).toBe(0);
  const before = readFileSync(result, "utf8");
  writeFileSync(file("report.txt"), "What to fix");
  const also = ["--also", `sarif=${file("now.sarif")}`, "--also", `text=${file("report.txt")}`];
  const ended = await scan(`${site.origin}/missing`, "--format", "json", "--out", result, ...also);
  expect(ended).toMatchObject({ code: 2, out: "" });
  for (const kept of [result, file("report.txt")])
    expect(ended.err).toContain(`plumbline: ${kept} was left as it was.\n`);
  expect(readFileSync(result, "utf8")).toBe(before);
  expect(readFileSync(file("report.txt"), "utf8")).toBe("What to fix");
  expect(JSON.parse(readFileSync(file("now.sarif"), "utf8"))).toHaveProperty("runs");

  writeFileSync(file("urls.txt"), `${site.origin}/missing\n`);
  const streamed = await scan("--urls", file("urls.txt"), "--out", result);
  expect(streamed.err).toContain(`plumbline: ${result} was left as it was.\n`);
  expect(readFileSync(result, "utf8")).toBe(before);
  expect(readdirSync(folder).filter((name) => name.endsWith(".partial"))).toEqual([]);
});

it("is written where nothing is, and where what is there measured nothing either", async () => {
  const result = file("nothing.json");
  for (const earlier of [null, "not ours", "as written"]) {
    if (earlier === "not ours") writeFileSync(result, earlier);
    const ended = await scan(`${site.origin}/missing`, "--format", "json", "--out", result);
    expect([ended.code, ended.err.includes("left as it was")]).toEqual([2, false]);
    expect(scanResult.parse(JSON.parse(readFileSync(result, "utf8"))).overall).toBeNull();
  }
});
