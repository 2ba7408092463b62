import { launchBrowser, type WarmBrowser } from "#browser/launch.ts";
import { openVisitor, type Visitor } from "#browser/visitor.ts";
import { createEgressPolicy } from "#egress/policy.ts";
import { startGuardingProxy } from "#egress/proxy.ts";
import { aPage, notGathered } from "#evidence-builders.testing.ts";
import type { PageEvidence } from "#evidence/page.ts";
import { wantedOf } from "#gather/examining/wanted-facts.ts";
import { TriedComponents } from "#gather/operating/controls/tried-components.ts";
import { operatePage } from "#gather/operating/operate-page.ts";
import { PageTab } from "#gather/page/page-tab.ts";
import { serveSite, type Route } from "#gather/page/site-server.testing.ts";
import { visitPage } from "#gather/page/visit-page.ts";
import { VISIT_LIMITS } from "#gather/page/visit-limits.ts";
import type { VisitPlan } from "#gather/page/visit-plan.ts";
import { USUAL_WINDOW } from "#gather/page/viewport.ts";

/** A busy machine must not turn an answer into 'could not run'. */
const PATIENT = {
  openMs: 60_000,
  loadMs: 60_000,
  readMs: 60_000,
  engineMs: 60_000,
  viewsUntilMs: 240_000,
  operateMs: 240_000,
};
const LIMITS = { ...VISIT_LIMITS, ...PATIENT };
/** For tests of pages that are visited side by side with others. */
export const LONG = 300_000;

const reachable = new Set<string>();
const idle: Visitor[] = [];
let shared: Promise<{ browser: WarmBrowser; proxyUrl: string }> | null = null;

/** What sites without any answer of their own showed: many rules are tried on the same pages. */
const seen = new Map<string, Promise<PageEvidence>>();

/** As in the plan of a visit. */
export type Visit = Pick<VisitPlan, "isKeyPage" | "onlyFor" | "engines" | "axeRules" | "skipsAtRest">;

/**
 * Visits the start page of a site of its own, in one browser for all test files of this process. Sites that are the same
 * are visited once: don't change what is returned.
 */
export async function visitShown(routes: Record<string, Route>, visit: Visit): Promise<PageEvidence> {
  if (Object.values(routes).some((route) => typeof route !== "string")) return await visitSite(routes, visit);
  const { onlyFor, ...asked } = visit;
  const site = keyOf([asked, routes], onlyFor);
  const page = seen.get(site) ?? visitSite(routes, visit);
  seen.set(site, page);
  return await page;
}

/**
 * Operates a page that says the same however often it is visited, and looks at nothing else of it: to look at it before, as
 * a visit does, costs a fifth more. What is operated is all that is known of it.
 */
export async function operateShown(body: string, onlyFor: Visit["onlyFor"]): Promise<PageEvidence> {
  const asked = keyOf(body, onlyFor);
  const page = seen.get(asked) ?? operateSite(body, onlyFor);
  seen.set(asked, page);
  return await page;
}

function keyOf(shown: unknown, onlyFor: Visit["onlyFor"]): string {
  return JSON.stringify([shown, onlyFor?.map(({ id }) => id)]);
}

async function operateSite(body: string, onlyFor: Visit["onlyFor"]): Promise<PageEvidence> {
  return await onSite({ "/": body }, async ({ context, gate }, url) => {
    const tab = await PageTab.open(context, USUAL_WINDOW, LIMITS.openMs);
    try {
      const tried = new TriedComponents();
      const facts = await operatePage(tab, { url, limits: LIMITS, tried, wants: wantedOf(onlyFor), gate });
      const document = notGathered("The page was only operated.");
      return aPage({ url, document, facts, isKeyPage: true });
    } finally {
      await tab.leave();
    }
  });
}

async function visitSite(routes: Record<string, Route>, visit: Visit): Promise<PageEvidence> {
  return await onSite(routes, async ({ context, gate }, url) =>
    visitPage(context, { ...visit, url, accessibility: true, limits: LIMITS, gate }),
  );
}

async function onSite<T>(
  routes: Record<string, Route>,
  visit: (visitor: Visitor, url: string) => Promise<T>,
): Promise<T> {
  const site = await serveSite(routes);
  reachable.add(`127.0.0.1:${site.port}`);
  try {
    return await inSharedBrowser((visitor) => visit(visitor, `${site.origin}/`));
  } finally {
    await site.close();
  }
}

/** Browser and proxy end with the process. */
async function inSharedBrowser<T>(visit: (visitor: Visitor) => Promise<T>): Promise<T> {
  shared ??= startShared();
  const { browser, proxyUrl } = await shared;
  // A visit leaves its context as new.
  const visitor = idle.pop() ?? (await openVisitor(browser.puppeteer, proxyUrl));
  try {
    return await visit(visitor);
  } finally {
    if (visitor.gate.isShut) await visitor.close();
    else idle.push(visitor);
  }
}

async function startShared(): Promise<{ browser: WarmBrowser; proxyUrl: string }> {
  const policy = { ...createEgressPolicy(), allowedHosts: reachable };
  const [proxy, browser] = await Promise.all([startGuardingProxy(policy), launchBrowser()]);
  return { browser, proxyUrl: proxy.url };
}
