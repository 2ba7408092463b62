import { checkUrl } from "#egress/policy.ts";
import type { Evidence } from "#evidence.ts";
import type { Gathered } from "#evidence/gathered.ts";
import type { HttpAnswer } from "#evidence/network.ts";
import type { PageEvidence } from "#evidence/page.ts";
import type { SiteEvidence } from "#evidence/site.ts";
import { gatherFieldData } from "#gather/field/field-data.ts";
import type { PageAsRead, VisitPlan } from "#gather/page/visit-plan.ts";
import { askCrossOrigin } from "#gather/site/ask-cross-origin.ts";
import { askFolders } from "#gather/site/ask-folders.ts";
import { askNoncesAgain } from "#gather/site/ask-nonces-again.ts";
import { readSitemaps } from "#gather/site/read-sitemaps.ts";
import { createSiteClient, type SiteClient } from "#gather/site/site-client.ts";
import { dataAddresses } from "#plan/data-addresses.ts";
import { foldersToAsk } from "#plan/folders-to-ask.ts";
import { siteOf, type OwnSite } from "#plan/own-site.ts";
import { readRobotsRules, type RobotsRules } from "#plan/robots-rules.ts";
import { botUserAgent } from "#plan/user-agent.ts";
import { askAddresses, askExposed, type AddressesFound, type Answers } from "#scan/ask-addresses.ts";
import { askLinkedContents } from "#scan/ask-linked-contents.ts";
import { crawlSite } from "#scan/crawl-site.ts";
import { examineKeyPages } from "#scan/examine-key-pages.ts";
import { isStopped, visit, type Gatherers } from "#scan/gatherers.ts";
import {
  gatherPolicyFile,
  gatherPrivacy,
  gatherSiteAliases,
  gatherTyping,
  goOnAfterReject,
  visitOthersWithGpc,
} from "#scan/gather-privacy.ts";
import { gatherSiteFacts, noSiteFacts, type SiteFacts } from "#scan/gather-site.ts";
import { isOnePageForAll, refuseOnePage } from "#scan/one-page-for-all.ts";
import { measureKeyPages, prepareMeasuring } from "#scan/measure-key-pages.ts";
import { tryLateAgain } from "#scan/try-late-again.ts";
import { forbiddenPage } from "#scan/unmeasured-page.ts";

const HURRIED_MS = 5000;
const ROBOTS_MS = 8000;

type PagesAndSite = Pick<Evidence, "pages" | "site" | "pagesKnown">;

/**
 * Gathers all evidence of a site: start page, then its other pages beside server and domain, then what measures speed.
 *
 * @param taken pages an interrupted attempt has visited
 */
export async function gatherEvidence(
  gatherers: Gatherers,
  taken: readonly PageEvidence[],
): Promise<PagesAndSite> {
  const { options, client, progress } = gatherers;
  const startUrl = checkUrl(gatherers.policy, options.startUrl).href;
  const robotsTxt = await askRobots(client, startUrl);
  const known = taken.find(({ url }) => url === startUrl);
  if (known !== undefined) progress.pageDone(known, 1);
  const opened =
    known === undefined
      ? await openStart(gatherers, startUrl, robotsTxt)
      : { asRead: known, start: Promise.resolve(known) };
  const { finalUrl, document } = opened.asRead;
  const moved = new URL(finalUrl).origin !== new URL(startUrl).origin;
  const robots = moved ? await askRobots(client, finalUrl) : robotsTxt;
  const others = taken.filter((page) => page !== known);
  const gather = document.gathered ? gatherOpened : gatherUnopened;
  return await gather(gatherers, { ...opened, others, site: siteOf(finalUrl), robots });
}

interface StartPage {
  /** What its first reading told: enough to visit other pages while it is examined. */
  asRead: PageAsRead;
  start: Promise<PageEvidence>;
}

/** Opens the start page until it has been read or cannot be. */

async function openStart(
  gatherers: Gatherers,
  url: string,
  robotsTxt: Gathered<HttpAnswer>,
): Promise<StartPage> {
  const { archive, progress } = gatherers;
  const forbidden = readRobotsRules(robotsTxt).forbidsNamed(url);
  const read = Promise.withResolvers<PageAsRead>();
  const onExamined: VisitPlan["onExamined"] = (page) => progress.examined(page, url);
  const visitStart = async (): Promise<PageEvidence> => {
    const plan = { url, isKeyPage: true, onRead: read.resolve, onExamined };
    const page = forbidden === null ? await visit(gatherers, plan) : forbiddenPage(url, forbidden, true);
    progress.pageDone(page, 1);
    return await archive.keep(page);
  };
  const start = visitStart();
  return { asRead: await Promise.race([read.promise, start]), start };
}

interface Opened extends StartPage {
  /** Other pages an interrupted attempt has visited. */
  others: PageEvidence[];
  site: OwnSite;
  robots: Gathered<HttpAnswer>;
}

/** Where the start page cannot be measured only what server and domain say is left to gather. */
async function gatherUnopened(
  gatherers: Gatherers,
  { start: opening, others, site, robots }: Opened,
): Promise<PagesAndSite> {
  const start = await opening;
  const reason = start.notMeasured ?? "We did not measure the home page.";
  const missing = { gathered: false, reason } as const;
  const reachable = start.status !== null || gatherers.session.failureOf(start.finalUrl) === null;
  const client = hurriedClient(gatherers);
  const facts =
    reachable && !isStopped(gatherers) ? await factsOf({ ...gatherers, client }, site) : noSiteFacts(reason);
  const rest = await visitAll(gatherers, others, readRobotsRules(robots));
  return {
    pages: [start, ...rest],
    site: siteEvidence(site, facts, {
      robotsTxt: robots,
      sitemaps: missing,
      linkStatuses: [],
      privacy: missing,
    }),
  };
}

/** A site whose start page did not come in its time is not waited for as long again. */
function hurriedClient({ policy, options }: Gatherers): SiteClient {
  const userAgent = botUserAgent(options.contactUrl ?? null);
  return createSiteClient({ policy, userAgent, signal: options.signal, timeoutMs: HURRIED_MS });
}

async function gatherOpened(gatherers: Gatherers, opened: Opened): Promise<PagesAndSite> {
  const { client, progress, archive, options } = gatherers;
  const { asRead, start, site, others: taken } = opened;
  const rules = readRobotsRules(opened.robots);
  progress.enter("crawling", "Visiting the pages");
  const facts = factsOf(gatherers, site);
  const privacy = archive.once("privacy", () => gatherPrivacy(gatherers, asRead.finalUrl));
  const sitemaps = await readSitemaps(client, site.startUrl, {
    named: rules.sitemaps,
    now: gatherers.now,
  });
  const { others, gone, leftOut } = await crawlSite(gatherers, {
    asRead,
    start,
    taken,
    site,
    rules,
    sitemaps,
  });
  progress.enter("probing", "Checking server and domain");
  const seen = [await start, ...others];
  const isNotice = isOnePageForAll(await start, [...others, ...gone], options.remembered ?? []);
  const pages = isNotice ? refuseOnePage([...seen, ...gone]) : seen;
  const typing = archive.once("typing", () => gatherTyping(gatherers, site.startUrl, pages));
  const isPublic = (await facts).isPublic === true;
  const answers = await askBeside(gatherers, { site, rules, leftOut, pages, isPublic });
  const asked = { robotsTxt: opened.robots, sitemaps, ...answers, privacy: await privacy };
  const evidence = siteEvidence(site, await facts, asked);
  const rejected = goOnAfterReject(gatherers, evidence, pages);
  const withGpc = visitOthersWithGpc(gatherers, evidence, pages);
  const aliases = gatherSiteAliases(gatherers, evidence, pages);
  const policyFile = gatherPolicyFile(gatherers, { site, rules, pages });
  const examined = examineKeyPages(gatherers, pages);
  // Not before: while pages are visited side by side, memory is needed most.
  await Promise.all([typing, rejected, withGpc, aliases, policyFile, examined, prepareMeasuring(gatherers)]);
  await tryLateAgain(gatherers, pages);
  await measureKeyPages(gatherers, pages);
  const fieldData = await fieldDataOf(gatherers, site, pages);
  return {
    pages,
    site: {
      ...evidence,
      ...(await rejected),
      ...(await withGpc),
      ...(await aliases),
      ...(await policyFile),
      typing: await typing,
      ...fieldData,
    },
    pagesKnown: pages.length + leftOut.length,
  };
}

/** What visitors' own browsers measured, where someone may ask for it. */
async function fieldDataOf(
  gatherers: Gatherers,
  site: OwnSite,
  pages: readonly PageEvidence[],
): Promise<Pick<SiteEvidence, "fieldData">> {
  const { options, policy } = gatherers;
  const { fieldData: access, areas, contactUrl = null, signal } = options;
  if (access === undefined || !areas.includes("performance") || isStopped(gatherers)) return {};
  const measured = pages.filter(({ lighthouse }) => lighthouse !== null).map(({ finalUrl }) => finalUrl);
  const question = { access, policy, userAgent: botUserAgent(contactUrl), signal };
  return { fieldData: await gatherFieldData(site.startUrl, measured, question) };
}

async function factsOf({ client, policy, options, archive }: Gatherers, site: OwnSite): Promise<SiteFacts> {
  const { areas, signal } = options;
  const gather = async (): Promise<Gathered<SiteFacts>> => {
    const inquiry = { client, policy, site, areas, signal, ownershipToken: options.ownershipToken };
    return { gathered: true, value: await gatherSiteFacts(inquiry) };
  };
  const facts = await archive.once("facts", gather);
  return facts.gathered ? facts.value : noSiteFacts(facts.reason);
}

/** Addresses that were found and not visited: those that security is about first, then all that SEO is about. */
async function askBeside(gatherers: Gatherers, found: AddressesFound): Promise<Answers> {
  const { areas } = gatherers.options;
  if (isStopped(gatherers)) return { linkStatuses: [] };
  const isAboutSecurity = areas.includes("security");
  const exposed = isAboutSecurity ? await askExposed(gatherers, found) : [];
  const { site, pages, rules } = found;
  const { client } = gatherers;
  const held = isAboutSecurity
    ? {
        folders: await askFolders(client, foldersToAsk(site, pages, rules)),
        dataCorsProbes: await askCrossOrigin(client, dataAddresses(site, pages, rules)),
        noncesAgain: await askNoncesAgain(client, pages),
        linkedContents: await askLinkedContents(gatherers, found, exposed),
      }
    : {};
  if (!areas.includes("seo")) return { linkStatuses: exposed, ...held };
  const asked = new Set(exposed.map(({ url }) => url));
  const answers = await askAddresses(gatherers, { ...found, asked });
  return { ...answers, ...held, linkStatuses: [...exposed, ...answers.linkStatuses] };
}

async function visitAll(
  gatherers: Gatherers,
  taken: readonly PageEvidence[],
  rules: RobotsRules,
): Promise<PageEvidence[]> {
  const urls = gatherers.options.urls ?? [];
  const pages: PageEvidence[] = [];
  for (const url of urls) {
    const known = taken.find((page) => page.url === url);
    if (isStopped(gatherers)) break;
    const forbidden = rules.forbidsNamed(url);
    const page =
      known ?? (forbidden === null ? await visit(gatherers, { url }) : forbiddenPage(url, forbidden));
    gatherers.progress.pageDone(page, urls.length + 1);
    pages.push(known ?? (await gatherers.archive.keep(page)));
  }
  return pages;
}

async function askRobots(client: SiteClient, address: string): Promise<Gathered<HttpAnswer>> {
  return await client.text(new URL("/robots.txt", address).href, {
    maxBytes: 512 * 1024,
    timeoutMs: ROBOTS_MS,
  });
}

function siteEvidence(
  site: OwnSite,
  facts: SiteFacts,
  rest: Pick<SiteEvidence, "robotsTxt" | "sitemaps" | "privacy"> & Answers,
): SiteEvidence {
  const { startUrl, host, registrableDomain } = site;
  return { startUrl, host, registrableDomain, ...facts, ...rest };
}
