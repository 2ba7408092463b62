import { describe, expect, it } from "vitest";

import { anAnswer, gathered, notGathered } from "#evidence-builders.testing.ts";
import { readRobotsRules, type RobotsRules } from "#plan/robots-rules.ts";

const URL_OF_FILE = "https://shop.example/robots.txt";

function rules(body: string, status = 200): RobotsRules {
  return readRobotsRules(gathered(anAnswer({ url: URL_OF_FILE, status, body })));
}

describe("robots.txt", () => {
  it("forbids what it disallows for everyone, on www. too", () => {
    const robots = rules("User-agent: *\nDisallow: /private\nAllow: /private/open");
    expect(robots.forbids("https://shop.example/private/x")).toMatch(/PlumblineBot/);
    expect(robots.forbids("https://www.shop.example/private/x")).toMatch(/PlumblineBot/);
    expect(robots.forbidsNamed("https://shop.example/private/x")).toMatch(/PlumblineBot/);
    expect(robots.forbids("https://shop.example/private/open")).toBeNull();
    expect(robots.forbids("https://shop.example/")).toBeNull();
  });

  it("prefers the rules made for us", () => {
    const robots = rules(
      "User-agent: *\nDisallow: /\n\nUser-agent: PlumblineBot\nDisallow: /admin\nCrawl-delay: 2",
    );
    expect(robots.forbids("https://shop.example/")).toBeNull();
    expect(robots.forbids("https://shop.example/admin")).not.toBeNull();
    expect(robots.crawlDelayMs).toBe(2000);
  });

  it("caps a crawl delay that would take hours", () => {
    expect(rules("User-agent: *\nCrawl-delay: 86400").crawlDelayMs).toBe(30_000);
    expect(rules("User-agent: *\nCrawl-delay: soon").crawlDelayMs).toBe(0);
  });

  it("names its sitemaps", () => {
    expect(rules("Sitemap: https://shop.example/map.xml").sitemaps).toEqual(["https://shop.example/map.xml"]);
  });

  it("allows everything when there is none, and nothing while the server fails", () => {
    expect(rules("<h1>not found</h1>", 404).forbids("https://shop.example/")).toBeNull();
    expect(rules("", 503).forbids("https://shop.example/")).toMatch(/503/);
    expect(rules("", 503).forbidsNamed("https://shop.example/")).toBeNull();
    expect([rules("", 503).unread, rules("", 404).unread, rules("Disallow: /").unread]).toEqual([
      expect.stringMatching(/503/),
      null,
      null,
    ]);
    expect(readRobotsRules(notGathered("no answer")).forbids("https://shop.example/")).toMatch(/no answer/);
  });
});
