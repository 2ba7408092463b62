import { type Defect, siteCheck, verdictOf } from "#check.ts";
import type { SiteEvidence, SitemapFile } from "#evidence/site.ts";
import { MOST_URLS } from "#plan/parse-sitemap.ts";

import { isOnHost } from "./address-key.ts";
import { listed } from "./listed.ts";
import { mistakenHost } from "./mistaken-hosts.ts";
import { forbiddingLine, robotsRules } from "./robots-rules.ts";

/** A sitemap that cannot be read as a whole, or holds what search engines pass over. */
export const seoSitemapErrors = siteCheck({
  id: "seo-sitemap-errors",
  area: "seo",
  severity: "medium",
  group: "indexing",
  sources: ["https://www.sitemaps.org/protocol.html"],
  defect: "Sitemap that can't be read, or not all of it",
  title: "Search engines can read the whole sitemap",
  whyItMatters:
    "If a sitemap doesn't open or stops halfway, it tells search engines nothing about your pages. They ignore dates that they can't read or that are to come, and addresses of another website. Addresses without https cost them a redirect each.",
  businessImpact: "New and changed pages appear in search results later, or not at all.",
  fixSteps: [
    "Open the sitemap's address in a browser. You should see a list of addresses, not an error or a normal page.",
    "Let your CMS write it again, or turn the plugin that makes it off and on.",
    'Remove old "Sitemap:" lines that lead nowhere from robots.txt.',
    "Let robots.txt allow the sitemap's own address.",
    "Write the day of a page's last change as 2026-05-31, never the day of an event or a day to come, and list only addresses of the website the sitemap is on, with https://.",
  ],
  effort: "M",
  resources: [{ title: "The sitemap protocol", url: "https://www.sitemaps.org/protocol.html" }],
  evaluate({ site, now }) {
    const { sitemaps } = site;
    if (!sitemaps.gathered) return { outcome: "could-not-run", reason: sitemaps.reason };
    if (sitemaps.value.length === 0) return { outcome: "not-applicable", reason: "The site has no sitemap" };
    return verdictOf(
      sitemaps.value.flatMap((file) => [
        ...defectsIn(file, site),
        ...futureDates(file, now),
        ...formDefects(file, site),
        ...sameDay(file, now),
      ]),
    );
  },
});

function defectsIn(
  { url, urls, error, badDates = [] }: SitemapFile,
  { startUrl, host }: Pick<SiteEvidence, "startUrl" | "host">,
): Defect[] {
  const place = (kind: string) => ({ snippet: url, component: `sitemap:${kind}${url}` });
  if (error !== null) return [{ message: `We could not read the sitemap ${url}: ${error}`, ...place("") }];
  const defects: Defect[] = [];
  if (urls.length > MOST_URLS) {
    const message = `The sitemap ${url} lists more than 50,000 addresses, the most that search engines read`;
    defects.push({ message, ...place("") });
  }
  const insecure = urls.filter((address) => isOwnWithoutHttps(address, startUrl));
  const elsewhere = urls.filter(
    (address) => URL.canParse(address) && !isOnSite(address, host) && !isOwnWithoutHttps(address, startUrl),
  );
  const incomplete = urls.filter((address) => !URL.canParse(address));
  if (incomplete.length > 0) {
    const message = `The sitemap ${url} lists addresses without scheme and host: ${listed(incomplete)}`;
    defects.push({ message, ...place("incomplete:") });
  }
  const unopened = urls.filter((address) => !/^https?:$/.test(URL.parse(address)?.protocol ?? "https:"));
  if (unopened.length > 0) {
    const message = `The sitemap ${url} lists what is no web address: ${listed(unopened)}`;
    defects.push({ message, ...place("schemes:") });
  } else if (elsewhere.length > 0) {
    defects.push({ ...elsewhereDefect(url, { elsewhere, urls, host }), ...place("hosts:") });
  }
  if (insecure.length > 0) {
    const message = `The sitemap ${url} lists addresses without https: ${listed(insecure)}. The pages of this website open with https.`;
    defects.push({ message, severity: "low", ...place("http:") });
  }
  if (badDates.length > 0) {
    const message = `The sitemap ${url} has dates that search engines can't read: ${listed(badDates)}`;
    defects.push({ message, severity: "low", ...place("dates:") });
  }
  return defects;
}

/** Time zones and clocks that are wrong by some hours are nobody's concern. */
const AHEAD_MS = 2 * 24 * 60 * 60 * 1000;

function futureDates({ url, lastDays = [] }: SitemapFile, now: Date): Defect[] {
  const ahead = lastDays.filter((day) => Date.parse(day) > now.getTime() + AHEAD_MS);
  if (ahead.length === 0) return [];
  const message = `The sitemap ${url} says that pages changed on days to come: ${listed(ahead)}`;
  return [{ message, severity: "low", snippet: url, component: `sitemap:future:${url}` }];
}

/** What keeps search engines from a file that opens and can be read. */
function formDefects(
  { url, isWithoutNamespace, indexIn }: SitemapFile,
  { robotsTxt }: Pick<SiteEvidence, "robotsTxt">,
): Defect[] {
  const rules = robotsRules(robotsTxt);
  const line = rules !== null && robotsTxt.gathered ? forbiddingLine(rules, robotsTxt.value.body, url) : null;
  const defects: Defect[] = [];
  if (line !== null) {
    const message = `robots.txt doesn't let search engines read the sitemap ${url} (${line})`;
    defects.push({ message, snippet: line, component: `sitemap:blocked:${url}` });
  }
  if (isWithoutNamespace) {
    const message = `The sitemap ${url} names no namespace in its first element, so search engines may not take it for a sitemap`;
    defects.push({ message, severity: "low", snippet: url, component: `sitemap:namespace:${url}` });
  }
  if (indexIn !== undefined) {
    const message = `${url} is an index of sitemaps that another index lists (${indexIn}). Search engines read only one level`;
    defects.push({ message, severity: "low", snippet: url, component: `sitemap:nested:${url}` });
  }
  return defects;
}

/** Fewer pages may well have changed on one day. */
const FEWEST_DATED = 5;

/** A date that a program sets whenever the file is asked for tells search engines nothing, and they stop reading it. */
function sameDay({ url, lastDays = [], dated = 0 }: SitemapFile, now: Date): Defect[] {
  const [day, ...others] = lastDays;
  if (day === undefined || others.length > 0 || dated < FEWEST_DATED) return [];
  if (Math.abs(Date.parse(day) - now.getTime()) > AHEAD_MS) return [];
  const message = `The sitemap ${url} says that all ${dated} pages changed today. If it always does, search engines learn to ignore its dates`;
  return [{ message, outcome: "advice", snippet: url, component: `sitemap:same-day:${url}` }];
}

function elsewhereDefect(
  sitemap: string,
  { elsewhere, urls, host }: { elsewhere: string[]; urls: string[]; host: string },
): Pick<Defect, "message" | "severity" | "outcome"> {
  const hosts = [...new Set(elsewhere.map((address) => new URL(address).host))];
  const [only = ""] = hosts;
  const mistake = hosts.length === 1 && elsewhere.length === urls.length ? mistakenHost(only, host) : null;
  if (mistake !== null) {
    return {
      message: `All addresses in the sitemap ${sitemap} are on ${only}, ${mistake}. Search engines ignore them, and learn of no page of this website.`,
    };
  }
  return {
    message: `The sitemap ${sitemap} lists addresses of another website: ${listed(elsewhere)}. Does that website's robots.txt name this sitemap?`,
    severity: "low",
    outcome: "review",
  };
}

/** Where the website itself opens with https. The port of each scheme is its own. */
function isOwnWithoutHttps(address: string, startUrl: string): boolean {
  const [listedAt, own] = [URL.parse(address), URL.parse(startUrl)];
  if (listedAt?.protocol !== "http:" || own?.protocol !== "https:") return false;
  return listedAt.hostname.replace(/^www\./, "") === own.hostname.replace(/^www\./, "");
}

/** With or without `www`: that is told by seo-sitemap-entries where it redirects. */
function isOnSite(address: string, host: string): boolean {
  const bare = host.replace(/^www\./, "");
  return isOnHost(address, bare) || isOnHost(address, `www.${bare}`);
}
