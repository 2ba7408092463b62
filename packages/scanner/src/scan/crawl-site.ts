import type { PageEvidence } from "#evidence/page.ts";
import type { SiteEvidence } from "#evidence/site.ts";
import { NO_PAGE } from "#judge/pages-of-site.ts";
import { pageKey } from "#plan/fold-url.ts";
import { Frontier } from "#plan/frontier.ts";
import { KeyPageChoice, keyPageBudget, MOST_KEY_PAGES } from "#plan/key-page-choice.ts";
import type { PageAsRead } from "#gather/page/visit-plan.ts";
import { ownsUrl, type OwnSite } from "#plan/own-site.ts";
import type { RobotsRules } from "#plan/robots-rules.ts";
import { crawl } from "#scan/crawl.ts";
import { isStopped, visit, type Gatherers } from "#scan/gatherers.ts";
import { linksOf, policyLinksOf } from "#scan/page-links.ts";
import { SIDE_BY_SIDE } from "#scan/scan-options.ts";
import { watchRoom } from "#scan/spare-room.ts";
import { unmeasuredPage } from "#scan/unmeasured-page.ts";
import type { Explained } from "#gather/page/page-trouble.ts";

const NOT_REACHED = "The scan was stopped before we reached this page.";

export interface CrawlPlan {
  /** The start page, as far as its first reading told. */
  asRead: PageAsRead;
  /** Visited to its end meanwhile. */
  start: Promise<PageEvidence>;
  /** Pages an interrupted attempt has visited, the start page aside. */
  taken: readonly PageEvidence[];
  site: OwnSite;
  rules: RobotsRules;
  sitemaps: SiteEvidence["sitemaps"];
}

/** What became of the site's pages besides the start page. */
interface CrawledSite {
  others: PageEvidence[];
  /** Pages that only an earlier scan knew, and that have been removed or moved since. */
  gone: PageEvidence[];
  /** Addresses that were found, and left out for the budget. */
  leftOut: string[];
}

/** Visits the site's other pages within the budget. */
export async function crawlSite(gatherers: Gatherers, plan: CrawlPlan): Promise<CrawledSite> {
  const frontier = frontierOf(gatherers, plan);
  for (const page of plan.taken) gatherers.progress.pageDone(page, frontier.planned + 1);
  const visited = await visitRest(gatherers, plan, frontier);
  const { others, gone } = apartFromGone([...plan.taken, ...visited], plan, frontier);
  if (isStopped(gatherers)) others.push(...unvisited(frontier, NOT_REACHED));
  // What a failing server keeps us from is not seen, unlike what an owner asks us to leave alone.
  if (plan.rules.unread !== null)
    others.push(
      ...unvisited(
        frontierOf(gatherers, plan, () => true),
        { words: plan.rules.unread, trouble: "robots-unread" },
      ),
    );
  return { others, gone, leftOut: frontier.rest() };
}

function frontierOf(
  { options }: Gatherers,
  { asRead, taken, site, rules, sitemaps }: CrawlPlan,
  mayVisit = (url: string) => rules.forbids(url) === null,
): Frontier {
  const frontier = new Frontier(options.maxPages - 1, (url) => ownsUrl(site, url) && mayVisit(url));
  frontier.markVisited(asRead.url);
  frontier.markVisited(asRead.finalUrl);
  for (const { url, finalUrl } of taken) {
    frontier.markTaken(url);
    frontier.markVisited(finalUrl);
  }
  frontier.add(options.urls ?? [], { wanted: true });
  if (!options.crawl) return frontier;
  frontier.add(policyLinksOf(asRead), { wanted: true });
  frontier.add(linksOf(asRead));
  if (sitemaps.gathered) frontier.add(sitemaps.value.flatMap(({ urls }) => urls));
  for (const page of taken) frontier.add(linksOf(page));
  frontier.remember((options.remembered ?? []).map(({ url }) => url));
  return frontier;
}

function apartFromGone(
  pages: readonly PageEvidence[],
  { asRead, site }: CrawlPlan,
  frontier: Frontier,
): Pick<CrawledSite, "others" | "gone"> {
  const shown = new Set([asRead.finalUrl, ...pages.map(({ url }) => url)].map(pageKey));
  const isGone = ({ url, finalUrl, status }: PageEvidence): boolean => {
    if (frontier.isFound(url)) return false;
    const isMoved = pageKey(url) !== pageKey(finalUrl);
    const isElsewhere = shown.has(pageKey(finalUrl)) || !ownsUrl(site, finalUrl);
    return (isMoved && isElsewhere) || (status !== null && NO_PAGE.has(status));
  };
  const { gone = [], others = [] } = Object.groupBy(pages, (page) => (isGone(page) ? "gone" : "others"));
  return { others, gone };
}

async function visitRest(
  gatherers: Gatherers,
  { asRead, start, taken, rules, site }: CrawlPlan,
  frontier: Frontier,
): Promise<PageEvidence[]> {
  const { options, progress, archive } = gatherers;
  let named = 0;
  let bannerStays = taken.some(keptItsBanner);
  const keyPages = new KeyPageChoice(
    keyPageBudget(options.maxPages),
    [asRead, ...taken],
    () => frontier.planned + 1,
  );
  const visitBehindBanner = async (url: string, goesOn: () => void): Promise<PageEvidence> => {
    const turn = keyPages.turn();
    const becomesKeyPage: typeof turn.decide = async (...read) => {
      const isChosen = await turn.decide(...read);
      if (isChosen) goesOn();
      return isChosen;
    };
    const examined = options.areas.includes("accessibility") ? { becomesKeyPage } : {};
    // Pages that were named, to be tested again, are all meant to be looked at.
    const isKeyPage = !options.crawl && named++ < MOST_KEY_PAGES;
    const plan = { url, isKeyPage, dismissBanner: !bannerStays, ...examined };
    const visited = await visit(gatherers, plan).finally(turn.end);
    const isElsewhere = visited.notMeasured === null && !ownsUrl(site, visited.finalUrl);
    const page = isElsewhere ? pageElsewhere(visited) : visited;
    // What could not be rejected on one page of a site is not tried on each of its pages: it costs seconds.
    bannerStays ||= keptItsBanner(page);
    progress.pageDone(page, frontier.planned + 1);
    return await archive.keep(page);
  };
  const sideBySide = options.concurrency ?? SIDE_BY_SIDE;
  // One page more at once saves the last page of a small site a round of its own.
  const isOneRound = frontier.planned <= sideBySide;
  const pages = await crawl({
    frontier,
    visit: visitBehindBanner,
    linksOf: (page) => (options.crawl ? linksOf(page) : []),
    sideBySide,
    // Who said how many pages may be open at once meant it.
    ...(options.concurrency === undefined ? { hasRoom: watchRoom(() => gatherers.session.memoryUse) } : {}),
    crawlDelayMs: rules.crawlDelayMs,
    ...(isOneRound ? {} : { underWay: start }),
    signal: options.signal,
  });
  await start;
  return pages;
}

/** An address of the site that leads to a page of somebody else, which the site does not answer for. */
function pageElsewhere({ url, finalUrl, status, redirects }: PageEvidence): PageEvidence {
  const reason = `This address leads to another website, ${new URL(finalUrl).host}.`;
  return { ...unmeasuredPage(url, reason), finalUrl, status, redirects };
}

function unvisited(frontier: Frontier, why: string | Explained): PageEvidence[] {
  const pages: PageEvidence[] = [];
  for (let url = frontier.next(); url !== null; url = frontier.next()) {
    pages.push(unmeasuredPage(url, why));
  }
  return pages;
}

function keptItsBanner({ bannerDismissal }: PageEvidence): boolean {
  if (bannerDismissal === undefined) return false;
  return !bannerDismissal.gathered || bannerDismissal.value.outcome === "stayed";
}
