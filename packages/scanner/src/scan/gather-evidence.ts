import type { Browser } from "puppeteer-core";

import { looksLikePrivacyPolicy } from "#checks/privacy/policy-link.ts";
import { checkUrl, type EgressPolicy } from "#egress/policy.ts";
import type { Evidence, Gathered, HttpAnswer, PageEvidence, PrivacyPasses, SiteEvidence } from "#evidence.ts";
import type { VisitPlan } from "#gather/page/visit-plan.ts";
import { runPrivacyPasses } from "#gather/privacy/run-passes.ts";
import { askLinks } from "#gather/site/ask-links.ts";
import { readSitemaps } from "#gather/site/read-sitemaps.ts";
import type { SiteClient } from "#gather/site/site-client.ts";
import { Frontier } from "#plan/frontier.ts";
import { ownsUrl, siteOf, type OwnSite } from "#plan/own-site.ts";
import { readRobotsRules, type RobotsRules } from "#plan/robots-rules.ts";
import type { BrowserSession } from "#scan/browser-session.ts";
import { crawl } from "#scan/crawl.ts";
import { gatherSiteFacts, noSiteFacts, type SiteFacts } from "#scan/gather-site.ts";
import { measureKeyPages } from "#scan/measure-key-pages.ts";
import type { ProgressReporter } from "#scan/progress-reporter.ts";
import { SIDE_BY_SIDE, type ScanOptions } from "#scan/scan-options.ts";
import { unmeasuredPage } from "#scan/unmeasured-page.ts";

/** What a scan works with. */
export interface Gatherers {
  options: ScanOptions;
  policy: EgressPolicy;
  client: SiteClient;
  session: BrowserSession;
  progress: ProgressReporter;
  /** Milliseconds of a clock that only moves forward. */
  now: () => number;
}

type PagesAndSite = Pick<Evidence, "pages" | "site">;

/** Gathers all evidence of a site: start page, then its other pages beside server and domain, then what measures speed. */
export async function gatherEvidence(gatherers: Gatherers): Promise<PagesAndSite> {
  const { options, client, progress } = gatherers;
  const startUrl = checkUrl(gatherers.policy, options.startUrl).href;
  const robotsTxt = await askRobots(client, startUrl);
  const forbidden = readRobotsRules(robotsTxt).forbidsNamed(startUrl);
  const start =
    forbidden === null
      ? await visit(gatherers, { url: startUrl, isKeyPage: true })
      : unmeasuredPage(startUrl, forbidden, true);
  const site = siteOf(start.finalUrl);
  progress.pageDone(start, 1);
  const moved = new URL(start.finalUrl).origin !== new URL(startUrl).origin;
  const robots = moved ? await askRobots(client, start.finalUrl) : robotsTxt;
  if (start.notMeasured !== null) return await gatherUnopened(gatherers, { start, site, robots });
  return await gatherOpened(gatherers, { start, site, robots });
}

interface Opened {
  start: PageEvidence;
  site: OwnSite;
  robots: Gathered<HttpAnswer>;
}

/** Where the start page cannot be measured only what server and domain say is left to gather. */
async function gatherUnopened(gatherers: Gatherers, { start, site, robots }: Opened): Promise<PagesAndSite> {
  const reason = start.notMeasured ?? "The start page was not measured.";
  const missing = { gathered: false, reason } as const;
  const reachable = start.status !== null || gatherers.session.failureOf(start.finalUrl) === null;
  const facts = reachable && !isStopped(gatherers) ? await factsOf(gatherers, site) : noSiteFacts(reason);
  const others = await visitAll(gatherers, gatherers.options.urls ?? [], readRobotsRules(robots));
  return {
    pages: [start, ...others],
    site: siteEvidence(site, facts, {
      robotsTxt: robots,
      sitemaps: missing,
      linkStatuses: [],
      privacy: missing,
    }),
  };
}

async function gatherOpened(gatherers: Gatherers, opened: Opened): Promise<PagesAndSite> {
  const { options, client, progress } = gatherers;
  const { start, site } = opened;
  const rules = readRobotsRules(opened.robots);
  progress.enter("crawling", "Visiting the pages");
  const facts = factsOf(gatherers, site);
  const privacy = gatherPrivacy(gatherers, start.finalUrl);
  const sitemaps = await readSitemaps(client, site.startUrl, rules.sitemaps);
  const frontier = frontierOf(gatherers, { ...opened, rules, sitemaps });
  const others = await crawlRest(gatherers, { site, rules, frontier });
  progress.enter("probing", "Asking server and domain");
  const pages = [start, ...others];
  const linkStatuses = options.areas.includes("seo")
    ? await askRest(gatherers, { site, rules, frontier, pages })
    : [];
  const seen = { robotsTxt: opened.robots, sitemaps, linkStatuses, privacy: await privacy };
  const evidence = siteEvidence(site, await facts, seen);
  return { pages: await measureKeyPages(gatherers, pages), site: evidence };
}

function factsOf({ client, policy, options }: Gatherers, site: OwnSite): Promise<SiteFacts> {
  const { areas, signal } = options;
  return gatherSiteFacts({ client, policy, site, areas, signal });
}

function frontierOf(
  { options }: Gatherers,
  { start, site, rules, sitemaps }: Opened & { rules: RobotsRules; sitemaps: SiteEvidence["sitemaps"] },
): Frontier {
  const frontier = new Frontier(
    options.maxPages - 1,
    (url) => ownsUrl(site, url) && rules.forbids(url) === null,
  );
  frontier.markVisited(start.url);
  frontier.markVisited(start.finalUrl);
  frontier.add(options.urls ?? [], { wanted: true });
  if (!options.crawl) return frontier;
  frontier.add(policyLinksOf(start), { wanted: true });
  frontier.add(linksOf(start));
  if (sitemaps.gathered) frontier.add(sitemaps.value.flatMap(({ urls }) => urls));
  return frontier;
}

async function crawlRest(
  gatherers: Gatherers,
  { rules, frontier }: { site: OwnSite; rules: RobotsRules; frontier: Frontier },
): Promise<PageEvidence[]> {
  const { options, progress } = gatherers;
  let bannerStays = false;
  const visitBehindBanner = async (url: string): Promise<PageEvidence> => {
    const page = await visit(gatherers, { url, dismissBanner: !bannerStays });
    // What could not be rejected on one page of a site is not tried on each of its pages: it costs seconds.
    bannerStays ||= keptItsBanner(page);
    return page;
  };
  return await crawl({
    frontier,
    visit: visitBehindBanner,
    linksOf: (page) => (options.crawl ? linksOf(page) : []),
    sideBySide: options.concurrency ?? SIDE_BY_SIDE,
    crawlDelayMs: rules.crawlDelayMs,
    signal: options.signal,
    onPage: (page) => progress.pageDone(page, frontier.planned + 1),
  });
}

/** Own pages that were linked and not visited: their status is worth knowing all the same. */
async function askRest(
  gatherers: Gatherers,
  {
    site,
    rules,
    frontier,
    pages,
  }: { site: OwnSite; rules: RobotsRules; frontier: Frontier; pages: PageEvidence[] },
): Promise<SiteEvidence["linkStatuses"]> {
  if (isStopped(gatherers)) return [];
  const visited = new Set(pages.flatMap(({ url, finalUrl }) => [url, finalUrl]));
  const linked = pages.flatMap(linksOf).filter((url) => ownsUrl(site, url) && rules.forbids(url) === null);
  const asked = [...new Set([...linked, ...frontier.rest()])].filter((url) => !visited.has(url));
  return await askLinks(gatherers.client, asked, gatherers.now);
}

async function visitAll(
  gatherers: Gatherers,
  urls: readonly string[],
  rules: RobotsRules,
): Promise<PageEvidence[]> {
  const pages: PageEvidence[] = [];
  for (const url of urls) {
    if (isStopped(gatherers)) break;
    const forbidden = rules.forbidsNamed(url);
    const page = forbidden === null ? await visit(gatherers, { url }) : unmeasuredPage(url, forbidden);
    gatherers.progress.pageDone(page, urls.length + 1);
    pages.push(page);
  }
  return pages;
}

/** Made beside the visits of pages, and once more alone where these left them no time. */
async function gatherPrivacy(gatherers: Gatherers, url: string): Promise<Gathered<PrivacyPasses>> {
  const { options, session } = gatherers;
  if (!options.areas.includes("privacy")) return { gathered: false, reason: "Privacy was not asked for." };
  const userAgent = session.visitorUserAgent;
  const passes = (browser: Browser): Promise<Gathered<PrivacyPasses>> =>
    runPrivacyPasses(browser, url, {
      ...(userAgent === null ? {} : { userAgent }),
      ...(options.signal === undefined ? {} : { signal: options.signal }),
    });
  const first = await session.beside(passes);
  return first.gathered || isStopped(gatherers) ? first : await session.alone(passes);
}

async function visit(
  { options, session }: Gatherers,
  plan: Pick<VisitPlan, "url" | "dismissBanner"> & { isKeyPage?: boolean },
): Promise<PageEvidence> {
  return await session.visit({
    isKeyPage: false,
    ...plan,
    accessibility: options.areas.includes("accessibility"),
    ...(options.signal === undefined ? {} : { signal: options.signal }),
  });
}

function keptItsBanner({ bannerDismissal }: PageEvidence): boolean {
  if (bannerDismissal === undefined) return false;
  return !bannerDismissal.gathered || bannerDismissal.value.outcome === "stayed";
}

async function askRobots(client: SiteClient, address: string): Promise<Gathered<HttpAnswer>> {
  return await client.text(new URL("/robots.txt", address).href, { maxBytes: 512 * 1024 });
}

/** Addresses a measured page leads to, without their fragments. */
function linksOf(page: PageEvidence): string[] {
  if (!page.document.gathered) return [];
  const links = page.document.value.links.flatMap(({ href }) =>
    href === null ? [] : [href.replace(/#.*$/, "")],
  );
  return [...new Set(links)];
}

/** Checks read the privacy policy: it is visited even where the budget is small. */
function policyLinksOf({ document }: PageEvidence): string[] {
  if (!document.gathered) return [];
  const links = document.value.links.filter(looksLikePrivacyPolicy);
  return links.flatMap(({ href }) => (href === null ? [] : [href])).slice(0, 2);
}

function siteEvidence(
  site: OwnSite,
  facts: SiteFacts,
  rest: Pick<SiteEvidence, "robotsTxt" | "sitemaps" | "linkStatuses" | "privacy">,
): SiteEvidence {
  const { startUrl, host, registrableDomain } = site;
  return { startUrl, host, registrableDomain, ...facts, ...rest };
}

function isStopped({ options }: Gatherers): boolean {
  return options.signal?.aborted === true;
}
