import { expect, it } from "vitest";

import { anAnswer, aPage, gathered, notGathered } from "#evidence-builders.testing.ts";
import { madeUpAddresses } from "#plan/made-up-addresses.ts";
import { siteOf } from "#plan/own-site.ts";
import { readRobotsRules } from "#plan/robots-rules.ts";

const SITE = siteOf("https://shop.example/");
const FREE = readRobotsRules(gathered(anAnswer({ status: 404 })));
const pagesAt = (...paths: string[]) =>
  paths.map((path) => aPage({ url: `https://shop.example${path}`, finalUrl: `https://shop.example${path}` }));

it("stand beside pages that one program makes, the most first", () => {
  const pages = pagesAt(
    "/",
    "/jobs/a",
    "/jobs/b",
    "/de/shop/x/",
    "/de/shop/y/",
    "/de/shop/z/",
    "/about/team",
  );
  expect(madeUpAddresses(SITE, { pages, rules: FREE }, "none")).toEqual([
    "https://shop.example/de/shop/none",
    "https://shop.example/jobs/none",
  ]);
});

it("stand beside no single page, file, result of a search, failed page or page of another host", () => {
  const failed = pagesAt("/gone/a", "/gone/b").map((page) => ({
    ...page,
    status: 404,
    document: notGathered(),
  }));
  const others = pagesAt("/x/a", "/x/b").map((page) => ({ ...page, finalUrl: "https://other.example/x/a" }));
  const pages = [
    ...pagesAt(
      "/a",
      "/b",
      "/search/rye",
      "/search/oat",
      "/one/a",
      "/docs/a.html",
      "/docs/b.html",
      "/list/s?p=1",
      "/list/s?p=2",
    ),
    ...failed,
    ...others,
  ];
  expect(madeUpAddresses(SITE, { pages, rules: FREE }, "none")).toEqual([]);
});

it("are not those that robots.txt keeps programs out of", () => {
  const robots = gathered(anAnswer({ body: "User-agent: *\nDisallow: /jobs/" }));
  const pages = pagesAt("/jobs/a", "/jobs/b");
  expect(madeUpAddresses(SITE, { pages, rules: readRobotsRules(robots) }, "none")).toEqual([]);
});
