import type { Gathered } from "#evidence/gathered.ts";
import type { HttpAnswer } from "#evidence/network.ts";
import { parseRobots } from "#plan/parse-robots.ts";
import { BOT_NAME } from "@plumbline/contract/bot-name";

/** What a site's robots.txt asks of us. */
export interface RobotsRules {
  /** Why this address may not be visited, in words for the owner; null when it may. */
  forbids(address: string): string | null;
  /** Like `forbids` for a page its owner named: only a rule counts, not that there is no reading the rules. */
  forbidsNamed(address: string): string | null;
  /** Why the rules could not be read, in words for the owner, so that they forbid all; null when they could. */
  unread: string | null;
  /** Milliseconds between two pages; 0 when none is requested. */
  crawlDelayMs: number;
  sitemaps: string[];
}

/** Longer delays would stretch a weekly scan over hours; no owner of a client's site means that. */
const LONGEST_DELAY_MS = 30_000;

/**
 * Reads the rules by RFC 9309: no robots.txt (4xx) allows all, a failing server (5xx) or none forbids all.
 *
 * @see https://www.rfc-editor.org/rfc/rfc9309#section-2.3.1
 */
export function readRobotsRules(robotsTxt: Gathered<HttpAnswer>): RobotsRules {
  if (!robotsTxt.gathered) return forbidAll(`robots.txt could not be read: ${robotsTxt.reason}`);
  const { status, body, url } = robotsTxt.value;
  if (status >= 500) return forbidAll(`robots.txt could not be read: the server answered ${status}.`);
  if (status >= 300) return ALLOW_ALL;
  const robots = parseRobots(url, body);
  const delaySeconds = robots.getCrawlDelay(BOT_NAME) ?? 0;
  const forbids = (address: string): string | null =>
    robots.isDisallowed(onHostOf(url, address), BOT_NAME)
      ? `robots.txt asks ${BOT_NAME} not to visit this address.`
      : null;
  return {
    forbids,
    forbidsNamed: forbids,
    unread: null,
    crawlDelayMs: Math.min(Math.max(delaySeconds, 0) * 1000, LONGEST_DELAY_MS),
    sitemaps: robots.getSitemaps(),
  };
}

const nothing = (): null => null;
const ALLOW_ALL: RobotsRules = {
  forbids: nothing,
  forbidsNamed: nothing,
  unread: null,
  crawlDelayMs: 0,
  sitemaps: [],
};

function forbidAll(reason: string): RobotsRules {
  return { forbids: () => reason, forbidsNamed: nothing, unread: reason, crawlDelayMs: 0, sitemaps: [] };
}

/** The parser answers for one host alone; `www.` and the bare domain share ours. */
function onHostOf(robotsUrl: string, address: string): string {
  const url = URL.parse(address);
  return url === null ? address : new URL(url.pathname + url.search, robotsUrl).href;
}
