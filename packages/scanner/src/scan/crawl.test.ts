import { describe, expect, it } from "vitest";

import { aPage } from "#evidence-builders.testing.ts";
import { Frontier } from "#plan/frontier.ts";
import { crawl, type CrawlOptions } from "#scan/crawl.ts";

function options(frontier: Frontier, overrides: Partial<CrawlOptions> = {}): CrawlOptions {
  return {
    frontier,
    visit: async (url) => aPage({ url }),
    linksOf: () => [],
    sideBySide: 2,
    crawlDelayMs: 0,
    ...overrides,
  };
}

const pathsOf = (pages: { url: string }[]): string[] => pages.map(({ url }) => new URL(url).pathname);

describe("crawling", () => {
  it("follows what pages lead to, in the order visits began, never more at once than allowed", async () => {
    const frontier = new Frontier(10, () => true);
    frontier.add(["https://a.example/a", "https://a.example/b", "https://a.example/c"]);
    let now = 0;
    let most = 0;
    const pages = await crawl(
      options(frontier, {
        visit: async (url) => {
          most = Math.max(most, ++now);
          await new Promise((resolve) => setImmediate(resolve));
          now -= 1;
          return aPage({ url });
        },
        linksOf: ({ url }) => (url.endsWith("/a") ? ["https://a.example/d", "https://a.example/b"] : []),
      }),
    );
    expect(pathsOf(pages)).toEqual(["/a", "/b", "/c", "/d"]);
    expect(most).toBe(2);
  });

  it("visits one by one where robots.txt asks for a delay", async () => {
    const frontier = new Frontier(10, () => true);
    frontier.add(["https://a.example/a", "https://a.example/b"]);
    let now = 0;
    const visit: CrawlOptions["visit"] = async (url) => {
      expect(++now).toBe(1);
      await new Promise((resolve) => setImmediate(resolve));
      now -= 1;
      return aPage({ url });
    };
    expect(await crawl(options(frontier, { visit, crawlDelayMs: 1 }))).toHaveLength(2);
  });

  it("counts a visit that began before among those at once, and does not end before it", async () => {
    const frontier = new Frontier(10, () => true);
    frontier.add(["https://a.example/a", "https://a.example/b"]);
    const before = Promise.withResolvers<void>();
    const events: string[] = [];
    let now = 1;
    const visit: CrawlOptions["visit"] = async (url) => {
      events.push(`${++now} at once`);
      await new Promise((resolve) => setImmediate(resolve));
      now -= 1;
      if (url.endsWith("/b")) before.resolve();
      return aPage({ url });
    };
    const underWay = before.promise.then(() => events.push("the first one ended"));
    await crawl(options(frontier, { visit, underWay }));
    expect(events).toEqual(["2 at once", "2 at once", "the first one ended"]);
  });

  it.each([
    ["goes on to two others beside pages that are examined for long, where there is room", true, 4],
    ["keeps to the usual number where there is none", false, 2],
  ])("%s", async (_, room, most) => {
    const frontier = new Frontier(20, () => true);
    frontier.add(Array.from({ length: 9 }, (__, index) => `https://a.example/${index}`));
    const examined = Promise.withResolvers<void>();
    let now = 0;
    let seen = 0;
    const visit: CrawlOptions["visit"] = async (url, goesOn) => {
      seen = Math.max(seen, ++now);
      await new Promise((resolve) => setImmediate(resolve));
      const number = Number(url.at(-1));
      if (number < 3) goesOn();
      // The last of them is reached by those that go on beside.
      if (number === 8 || !room) examined.resolve();
      if (number < 3) await examined.promise;
      now -= 1;
      return aPage({ url });
    };
    const pages = await crawl(options(frontier, { visit, hasRoom: () => room }));
    expect(seen).toBe(most);
    expect(pages).toHaveLength(9);
  });

  it("goes on beside no page where robots.txt asks for a delay", async () => {
    const frontier = new Frontier(10, () => true);
    frontier.add(["https://a.example/a", "https://a.example/b"]);
    let now = 0;
    const visit: CrawlOptions["visit"] = async (url, goesOn) => {
      expect(++now).toBe(1);
      goesOn();
      await new Promise((resolve) => setImmediate(resolve));
      now -= 1;
      return aPage({ url });
    };
    const pages = await crawl(options(frontier, { visit, crawlDelayMs: 1, hasRoom: () => true }));
    expect(pages).toHaveLength(2);
  });

  it("starts no further visit once stopped, and brings what it has", async () => {
    const stop = new AbortController();
    const frontier = new Frontier(10, () => true);
    frontier.add(["https://a.example/a", "https://a.example/b", "https://a.example/c"]);
    const pages = await crawl(
      options(frontier, {
        sideBySide: 1,
        signal: stop.signal,
        visit: async (url) => {
          stop.abort();
          return aPage({ url });
        },
      }),
    );
    expect(pathsOf(pages)).toEqual(["/a"]);
  });
});
