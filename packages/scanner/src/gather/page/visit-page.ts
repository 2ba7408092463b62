import type { BrowserContext } from "puppeteer-core";

import type { DocumentSnapshot } from "#evidence/document.ts";
import type { Gathered, NotGathered } from "#evidence/gathered.ts";
import type { EvidenceShot, PageEvidence } from "#evidence/page.ts";
import { factsOf } from "#evidence/probe-facts.ts";
import { FIX_TRIALS } from "#gather/fixing/fix-trials.ts";
import { tryFixes } from "#gather/fixing/try-fixes.ts";
import { examineAtRest } from "#gather/examining/examine-at-rest.ts";
import { NOTHING_SEEN, together, type Examined } from "#gather/examining/examined.ts";
import { wantedOf } from "#gather/examining/wanted-facts.ts";
import { explainMediaType, explainStatus, leadsTo } from "#gather/page/answer-trouble.ts";
import { explainEgress } from "#gather/page/explain-egress.ts";
import { explainBotWall } from "#gather/page/bot-wall.ts";
import { explainNetworkError } from "#gather/page/navigation-failure.ts";
import { operatePage } from "#gather/operating/operate-page.ts";
import { TriedComponents } from "#gather/operating/controls/tried-components.ts";
import { refuseUnstyled } from "#gather/page/missing-styles.ts";
import type { NetworkLog } from "#gather/page/network-log.ts";
import { notGathered } from "#gather/page/not-gathered.ts";
import { PageTab } from "#gather/page/page-tab.ts";
import { PageTrouble } from "#gather/page/page-trouble.ts";
import { readErrorBody } from "#gather/page/read-error-body.ts";
import { readAsSent } from "#gather/page/read-as-sent.ts";
import { readLibraries } from "#gather/page/read-libraries.ts";
import { readAnswers, readSources } from "#gather/page/read-sources.ts";
import { rejectShownBanner } from "#gather/page/reject-shown-banner.ts";
import { settle } from "#gather/page/settle.ts";
import { VISIT_LIMITS, type VisitLimits } from "#gather/page/visit-limits.ts";
import type { VisitPlan } from "#gather/page/visit-plan.ts";
import { USUAL_WINDOW } from "#gather/page/viewport.ts";
import { shootFound } from "#gather/screenshots/shoot-found.ts";
import { examineViews } from "#gather/views/examine-views.ts";
import { MOVING_CONTENT } from "#gather/views/moving-content-facts.ts";
import type { PageVitals } from "#gather/vitals.ts";
import type { RawMarkup, ReadMarkup } from "#plan/raw-markup.ts";

const BLANK =
  "The page is blank: we saw no text, no picture and nothing to use, so there is nothing to measure.";
/** Browsers time the first text or picture that is drawn; drawings of scripts and plug-ins may come later. */
const PAINTS =
  "document.querySelector('canvas,svg,object,embed') !== null || performance.getEntriesByName('first-contentful-paint').length > 0";

/**
 * Loads a page once and collects all that checks read of it, Lighthouse aside.
 *
 * The context must be this visit's own while it lasts: what opens in it besides is closed as a popup, and what the
 * page stored is cleared at the end, so the next visit of the context starts fresh.
 *
 * @returns always: a page that could not be measured says why in `notMeasured`, in a sentence for its owner
 */
export async function visitPage(context: BrowserContext, plan: VisitPlan): Promise<PageEvidence> {
  const limits = { ...VISIT_LIMITS, ...plan.limits };
  let tab: PageTab;
  try {
    tab = await PageTab.open(context, plan.viewport ?? USUAL_WINDOW, limits.openMs);
  } catch (error) {
    return unmeasured(plan, null, notGathered(error, "We could not read the page."));
  }
  const stop = () => tab.giveUp(whyItEnds(plan.signal?.reason));
  plan.signal?.addEventListener("abort", stop, { once: true });
  if (plan.signal?.aborted) stop();
  try {
    return await measure(tab, plan, limits);
  } catch (error) {
    const missing = unmeasured(plan, tab.log, notGathered(error, "We could not read the page."));
    const errorBody = await readErrorBody(tab, limits);
    return { ...missing, ...(errorBody === null ? {} : { errorBody }) };
  } finally {
    plan.signal?.removeEventListener("abort", stop);
    await tab.leave(limits.closeMs);
  }
}

/** Who ends a visit may say why: what is left of the page then tells it. */
function whyItEnds(reason: unknown): PageTrouble {
  if (reason instanceof PageTrouble) return reason;
  return new PageTrouble("The scan was stopped before we measured this page.");
}

async function measure(tab: PageTab, plan: VisitPlan, limits: VisitLimits): Promise<PageEvidence> {
  const startedAt = Date.now();
  await navigate(tab, plan, limits);
  refuseUnmeasurable(tab.log);
  await settle(tab, limits, startedAt);
  tab.refuseErrorPage();
  refuseUnmeasurable(tab.log);
  refuseUnstyled(tab.log.requests(), tab.log.document()?.url ?? plan.url);
  const document = await tab.call("readDocument", limits.readMs);
  refuseUnreadable(tab, document);
  if (plan.refusesBlank === true && isBlank(document) && !(await paintsAnything(tab, limits)))
    throw new PageTrouble(BLANK);
  const vitals = await readVitals(tab, limits);
  const storage = await tab.call("readStorage", limits.readMs);
  const seen = whatWasSeen(plan, tab.log);
  const cookieWrites = cookieWritesOf(tab);
  const requests = tab.log.requests();
  const { rawMarkup, ...named } = withoutNames(await readAsSent(tab, limits));
  const sources = await readSources(tab, limits);
  const answers = await readAnswers(tab, limits);
  const libraries = await readLibraries(tab, limits.readMs);
  const diary = tab.diary.copy();
  tab.refuseErrorPage();
  const read = { gathered: true, value: document } as const;
  plan.onRead?.({ url: plan.url, finalUrl: seen.finalUrl, document: read, isKeyPage: plan.isKeyPage });
  const isKeyPage = plan.isKeyPage || ((await plan.becomesKeyPage?.(seen.finalUrl, document)) ?? false);
  const accessibility = plan.accessibility
    ? await examine(tab, { ...plan, isKeyPage }, { limits, startedAt, document })
    : { engines: [] };
  return {
    ...seen,
    notMeasured: null,
    document: read,
    rawMarkup,
    requests,
    cookieWrites,
    storage,
    ...diary,
    vitals,
    ...accessibility,
    lighthouse: null,
    isKeyPage,
    sources,
    ...named,
    ...answers,
    ...(libraries === null ? {} : { libraries }),
  };
}

/** The last to touch the page: nothing the page does from here on is kept but what the engines say. */
async function examine(
  tab: PageTab,
  plan: VisitPlan,
  { limits, startedAt, document }: { limits: VisitLimits; startedAt: number; document: DocumentSnapshot },
): Promise<Pick<PageEvidence, "engines" | "facts" | "bannerDismissal" | "shots">> {
  const bannerDismissal = plan.dismissBanner === true ? await rejectShownBanner(tab, limits) : null;
  tab.log.freeze();
  const read = { gathered: true, value: document } as const;
  const wants = wantedOf(plan.onlyFor);
  const onSeen = (seen: Examined): void => {
    tab.refuseErrorPage();
    plan.onExamined?.({ ...seen, document: read });
  };
  let examined =
    plan.skipsAtRest === true
      ? NOTHING_SEEN
      : await examineAtRest(tab, limits, {
          isKeyPage: plan.isKeyPage,
          wants,
          asked: plan.engines,
          axeRules: plan.axeRules,
          onSeen,
        });
  tab.refuseErrorPage();
  const shots: EvidenceShot[] = [];
  const picture = async (seen: Examined): Promise<void> => {
    const page = { ...seen, document: read };
    shots.push(
      ...(await shootFound(tab, page, { camera: plan.camera, limitMs: limits.readMs, before: shots })),
    );
  };
  await picture(examined);
  if (plan.isKeyPage) {
    const url = tab.log.document()?.url ?? plan.url;
    const fixes =
      wants(FIX_TRIALS) && plan.skipsAtRest !== true
        ? await tryFixes(tab, limits.engineMs, examined, url)
        : {};
    const usual = plan.viewport ?? USUAL_WINDOW;
    const views = await examineViews(tab, { url, usual, limits, startedAt, wants, onView: picture });
    const tried = plan.triedComponents ?? new TriedComponents();
    const turning = turningOf(views);
    const operated = await operatePage(tab, {
      url,
      usual,
      limits,
      tried,
      wants,
      turning,
      gate: plan.gate ?? null,
      takesLonger: plan.takesLonger,
    });
    examined = together(examined, views, { engines: [], facts: { ...fixes, ...operated } });
  }
  return {
    ...examined,
    ...(bannerDismissal === null ? {} : { bannerDismissal }),
    ...(plan.camera === undefined ? {} : { shots }),
  };
}

/** Selectors of what changed by itself while the page was watched. */
function turningOf(views: Examined): string[] {
  const moving = factsOf(views, MOVING_CONTENT);
  return moving?.gathered === true ? moving.value.changing.map(({ element }) => element.selector) : [];
}

async function navigate(tab: PageTab, plan: VisitPlan, limits: VisitLimits): Promise<void> {
  const host = URL.parse(plan.url)?.host ?? plan.url;
  const late = `${host} did not answer with a page within ${Math.round(limits.loadMs / 1000)} seconds.`;
  const { errorText } = await tab.race(
    tab.session.send("Page.navigate", { url: plan.url }),
    limits.loadMs,
    late,
  );
  if (errorText === undefined) return;
  // A download or an empty answer aborts the navigation: its status and type say more.
  if (errorText === "net::ERR_ABORTED") refuseUnmeasurable(tab.log);
  const url = tab.log.document()?.url ?? plan.url;
  const refused = plan.failureOf?.(url) ?? null;
  throw new PageTrouble(refused === null ? explainNetworkError(errorText, url) : explainEgress(refused));
}

/** An answer that is no page, told by status, media type or the wall that gave it. */
function refuseUnmeasurable(log: NetworkLog): void {
  const answer = log.document();
  if (!answer || answer.status === null) return;
  const { status, headers, mimeType } = answer;
  const trouble =
    explainBotWall({ headers, status, document: null }) ??
    explainStatus(status) ??
    (isDownload(headers) ? leadsTo("a download") : null) ??
    explainMediaType(mimeType ?? "");
  if (trouble !== null) throw new PageTrouble(trouble);
}

function isDownload(headers: PageEvidence["responseHeaders"]): boolean {
  return headers.some(([name, value]) => name === "content-disposition" && /^\s*attachment/i.test(value));
}

function refuseUnreadable(tab: PageTab, document: DocumentSnapshot): void {
  const answer = tab.log.document();
  const headers = answer?.headers ?? [];
  const wall = explainBotWall({ headers, status: answer?.status ?? null, document });
  if (wall !== null) throw new PageTrouble(wall);
  if (answer?.decodedBytes === 0) {
    throw new PageTrouble("The server sent an empty page, so there is nothing to measure.");
  }
  const failure = tab.diary.exceptions[0];
  if (failure !== undefined && isBlank(document)) {
    throw new PageTrouble(`The page stayed blank because its script failed: ${failure.split("\n")[0]}`);
  }
}

/** Nothing to see or to use: what a script should have drawn is not there. */
function isBlank(document: DocumentSnapshot): boolean {
  const { text, images, iframes, videos, links, looseFields, forms } = document;
  const shown = [images, iframes, videos, links, looseFields, forms];
  return text === "" && shown.every((list) => list.length === 0);
}

async function paintsAnything(tab: PageTab, limits: VisitLimits): Promise<boolean> {
  return (await tab.evaluate(PAINTS, limits.readMs)) === true;
}

async function readVitals(tab: PageTab, limits: VisitLimits): Promise<Gathered<PageVitals>> {
  const observed = await tab.call("readVitals", limits.readMs);
  const requestCount = tab.log.requests().length;
  return { gathered: true, value: { ...observed, transferBytes: tab.log.totalBytes, requestCount } };
}

/** Checks of the site read what comments name on every page, and nothing else of the markup. */
function withoutNames(
  sent: Gathered<ReadMarkup>,
): { rawMarkup: Gathered<RawMarkup> } & Pick<PageEvidence, "commentPaths" | "commentHosts"> {
  if (!sent.gathered) return { rawMarkup: sent };
  const { commentPaths, commentHosts, ...value } = sent.value;
  return {
    rawMarkup: { gathered: true, value },
    ...(commentPaths.length === 0 ? {} : { commentPaths }),
    ...(commentHosts.length === 0 ? {} : { commentHosts }),
  };
}

function cookieWritesOf(tab: PageTab): PageEvidence["cookieWrites"] {
  const byScript = tab.cookies.writes.map(({ wallTimeMs, ...write }) => ({
    ...write,
    atMs: tab.log.sinceStartMs(wallTimeMs),
  }));
  return [...tab.log.cookieHeaders(), ...byScript].toSorted((a, b) => a.atMs - b.atMs);
}

type Seen = Pick<
  PageEvidence,
  "url" | "finalUrl" | "status" | "redirects" | "responseHeaders" | "contentType"
>;

function whatWasSeen(plan: VisitPlan, log: NetworkLog | null): Seen {
  const answer = log?.document() ?? null;
  const contentType = answer?.headers.find(([name]) => name === "content-type")?.[1];
  return {
    url: plan.url,
    finalUrl: answer?.url ?? plan.url,
    status: answer?.status ?? null,
    redirects: log?.redirects() ?? [],
    responseHeaders: answer?.headers ?? [],
    contentType: contentType ?? answer?.mimeType ?? null,
  };
}

/** Which address led to one that is no page: the list of pages has it by where it ended. */
function redirectWords({ url, finalUrl, redirects }: Seen): string {
  return redirects.length === 0 || sameButScheme(url, finalUrl) ? "" : ` ${url} redirects to it.`;
}

function sameButScheme(one: string, other: string): boolean {
  const bare = (address: string) => address.replace(/^https?:/u, "").replace(/#.*$/u, "");
  return bare(one) === bare(other);
}

function unmeasured(plan: VisitPlan, log: NetworkLog | null, missing: NotGathered): PageEvidence {
  const seen = whatWasSeen(plan, log);
  return {
    ...seen,
    notMeasured: `${missing.reason}${/redirect/u.test(missing.reason) ? "" : redirectWords(seen)}`,
    document: missing,
    requests: [],
    cookieWrites: [],
    storage: [],
    console: [],
    exceptions: [],
    mixedContent: [],
    vitals: missing,
    engines: [],
    lighthouse: null,
    isKeyPage: plan.isKeyPage,
    sources: [],
  };
}
