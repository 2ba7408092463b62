import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { type LoopbackSite, serveLoopback } from "#loopback-site.testing.ts";
import { scanSite } from "#scan.ts";

/** What a path shows: a page of this title, a place it leads to (`> /path`), or nothing. */
type Shown = Readonly<Record<string, string>>;

const ALL = { "/": "Bakery", "/rye": "Rye", "/oat": "Oat", "/prices": "Prices" };
const NOTICE = "Back soon";

let site: LoopbackSite;
let shown: Shown = ALL;
/** Paths that the start page links to. */
let linked: readonly string[] = [];

beforeAll(async () => {
  site = await serveLoopback(({ url = "" }, response) => {
    const title = shown[url] ?? shown["*"];
    if (title === undefined) return response.writeHead(404).end();
    if (title.startsWith("> ")) return response.writeHead(302, { location: title.slice(2) }).end();
    const links = url === "/" ? linked.map((path) => `<a href="${path}">${path}</a>`).join(" ") : "";
    const text = title === NOTICE ? `${NOTICE}, it is ${Date.now()}` : `All about ${title}`;
    response.writeHead(200, { "content-type": "text/html; charset=utf-8" });
    return response.end(
      `<!doctype html><html lang="en"><title>${title}</title><p>${text}</p>${links}</html>`,
    );
  });
});
afterAll(() => site.close());

/** Addresses of the result's pages, those that were measured and those that were not, and its scores. */
async function scanned(now: Shown, links: readonly string[] = []) {
  [shown, linked] = [now, links];
  const { result, close } = await scanSite({
    startUrl: site.origin,
    areas: ["seo"],
    maxPages: 6,
    crawl: true,
    allowedHosts: [site.host],
    remembered: Object.entries(ALL).map(([path, title]) => ({ url: `${site.origin}${path}`, title })),
  });
  close();
  const paths = (state: string) =>
    result.pages.filter((page) => page.state === state).map(({ url }) => new URL(url).pathname);
  return { measured: paths("measured"), lost: paths("not-measured"), result };
}

describe("pages that an earlier scan measured", () => {
  it("are measured again though nothing leads to them any more, after those that are linked", async () => {
    const { measured, lost } = await scanned({ ...ALL, "/new": "New" }, ["/new", "/oat"]);
    expect([measured, lost]).toEqual([["/", "/new", "/oat", "/rye", "/prices"], []]);
  });

  it("are no pages of the site where they have been removed, or lead to pages that are known", async () => {
    const { measured, lost } = await scanned({ "/": "Bakery", "/rye": "Rye", "/oat": "> /rye" });
    expect([measured, lost]).toEqual([["/", "/rye"], []]);
  });

  it("stay pages of the site where they moved to an address of their own", async () => {
    const { measured } = await scanned({ "/": "Bakery", "/rye": "> /bread", "/bread": "Rye" });
    expect(measured).toEqual(["/", "/bread"]);
  });

  it.each([
    ["on each page", { "*": NOTICE }],
    ["at a place that all lead to", { "*": "> /closed.html", "/closed.html": NOTICE }],
  ])("are lost, with the start page, where one notice is shown %s", async (_, now) => {
    const { measured, lost, result } = await scanned(now);
    expect([measured, lost.length]).toEqual([[], 4]);
    expect(result.areas.seo).toMatchObject({ score: null, state: "not-measured" });
    expect(result.pages[0]?.reason).toBe(
      "All 4 pages we know show the same notice in place of the site, so there is nothing of the site to measure.",
    );
  });

  it.each([
    [
      "all pages lead to the start page of the site, made anew as one page",
      { "*": "> /", "/": "One bakery" },
    ],
    ["all others have been removed", { "/": NOTICE }],
  ])("are not missed where %s", async (_, now) => {
    const { measured, lost } = await scanned(now);
    expect([measured, lost]).toEqual([["/"], []]);
  });

  it("are judged by themselves where only some show the same", async () => {
    const { measured } = await scanned({ ...ALL, "/rye": NOTICE, "/oat": NOTICE });
    expect(measured).toEqual(["/", "/rye", "/oat", "/prices"]);
  });
});
