import type { BrowserContext } from "puppeteer-core";

import { launchBrowser, type WarmBrowser } from "#browser/launch.ts";
import type { PageEvidence } from "#evidence/page.ts";
import { serveSite, type Route } from "#gather/page/site-server.testing.ts";
import { visitPage } from "#gather/page/visit-page.ts";
import { VISIT_LIMITS } from "#gather/page/visit-plan.ts";

/** A busy machine must not turn an answer into 'could not run'. */
const PATIENT = {
  openMs: 60_000,
  loadMs: 60_000,
  readMs: 60_000,
  engineMs: 60_000,
  viewsUntilMs: 240_000,
  operateMs: 240_000,
};
/** For tests of pages that are visited side by side with others. */
export const LONG = 300_000;

let shared: Promise<WarmBrowser> | null = null;
const idle: BrowserContext[] = [];

/** Visits the start page of a site of its own, in one browser for all test files of this process. */
export async function visitShown(
  routes: Record<string, Route>,
  { isKeyPage }: { isKeyPage: boolean },
): Promise<PageEvidence> {
  const site = await serveSite(routes);
  try {
    const limits = { ...VISIT_LIMITS, ...PATIENT };
    const plan = { url: `${site.origin}/`, isKeyPage, accessibility: true, limits };
    return await inSharedBrowser((context) => visitPage(context, plan));
  } finally {
    await site.close();
  }
}

/** The browser ends with the process. */
async function inSharedBrowser<T>(visit: (context: BrowserContext) => Promise<T>): Promise<T> {
  shared ??= launchBrowser();
  const { puppeteer } = await shared;
  // A visit leaves its context as new.
  const context = idle.pop() ?? (await puppeteer.createBrowserContext());
  try {
    return await visit(context);
  } finally {
    idle.push(context);
  }
}
