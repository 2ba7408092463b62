import type { Gathered } from "#evidence/gathered.ts";
import type { HttpAnswer } from "#evidence/network.ts";
import { parseRobots, type RobotsFile } from "#plan/parse-robots.ts";

/** The crawler whose rules decide; it falls back to those for `*`. */
const SEARCH_CRAWLER = "Googlebot";

/** The rules of a robots.txt that answered 200; null when there are none to read. */
export function robotsRules(robotsTxt: Gathered<HttpAnswer>): RobotsFile | null {
  if (!robotsTxt.gathered || robotsTxt.value.status !== 200) return null;
  return parseRobots(robotsTxt.value.url, robotsTxt.value.body);
}

/** The line of robots.txt that forbids an address, or null. Line numbers count from 1. */
export function forbiddingLine(rules: RobotsFile, body: string, url: string): string | null {
  if (!rules.isDisallowed(url, SEARCH_CRAWLER)) return null;
  const line = rules.getMatchingLineNumber(url, SEARCH_CRAWLER);
  return body.split(/\r\n|\r|\n/)[line - 1]?.trim() ?? "Disallow";
}

/** The line that keeps the search crawler from an address that all crawlers without rules of their own may visit. */
export function lineForSearchAlone(rules: RobotsFile, body: string, url: string): string | null {
  return rules.isDisallowed(url, "another-crawler") ? null : forbiddingLine(rules, body, url);
}
