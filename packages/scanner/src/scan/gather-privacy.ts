import type { Browser } from "puppeteer-core";

import type { Gathered } from "#evidence/gathered.ts";
import type { PageEvidence } from "#evidence/page.ts";
import type { PageSeen, PrivacyPasses, TypedPage } from "#evidence/privacy.ts";
import type { SiteEvidence } from "#evidence/site.ts";
import { gatherAliases } from "#gather/aliases.ts";
import { goOnWithGpc } from "#gather/privacy/go-on-with-gpc.ts";
import { rejectAndGoOn } from "#gather/privacy/reject-and-go-on.ts";
import { hasLatePass, makeLatePasses, runPrivacyPasses } from "#gather/privacy/run-passes.ts";
import { typeInPages } from "#gather/privacy/type-in-pages.ts";
import { readPolicyFile } from "#gather/site/read-policy-file.ts";
import { hostsToResolve } from "#plan/hosts-to-resolve.ts";
import type { OwnSite } from "#plan/own-site.ts";
import { policyFileOf } from "#plan/policy-file.ts";
import type { RobotsRules } from "#plan/robots-rules.ts";
import { pagesAfterReject } from "#plan/pages-after-reject.ts";
import { pagesWithGpc } from "#plan/pages-with-gpc.ts";
import { pagesToTypeIn } from "#plan/pages-to-type-in.ts";
import { isStopped, type Gatherers } from "#scan/gatherers.ts";

/** What trackers do before any choice, after accepting and after rejecting. */
export async function gatherPrivacy(gatherers: Gatherers, url: string): Promise<Gathered<PrivacyPasses>> {
  const { options, session } = gatherers;
  if (!options.areas.includes("privacy"))
    return { gathered: false, reason: "Privacy was not part of this scan." };
  const userAgent = session.visitorUserAgent;
  const visitor = {
    ...(userAgent === null ? {} : { userAgent }),
    ...(options.signal === undefined ? {} : { signal: options.signal }),
  };
  const passes = await besideOrAlone(gatherers, (browser) => runPrivacyPasses(browser, url, visitor));
  if (!passes.gathered || !hasLatePass(passes.value) || isStopped(gatherers)) return passes;
  const again = await session.alone((browser) => makeLatePasses(browser, url, passes.value, visitor));
  return { gathered: true, value: again };
}

/** Beside the visits of pages, and once more with the browser to itself where these left too little time. */
async function besideOrAlone<T>(
  gatherers: Gatherers,
  work: (browser: Browser) => Promise<Gathered<T>>,
): Promise<Gathered<T>> {
  const first = await gatherers.session.beside(work);
  return first.gathered || isStopped(gatherers) ? first : await gatherers.session.alone(work);
}

/** Typed into the pages whose fields ask most, and into others with scripts of their own, beside the visits of key pages. */
export async function gatherTyping(
  gatherers: Gatherers,
  startUrl: string,
  pages: readonly PageEvidence[],
): Promise<Gathered<TypedPage[]>> {
  const { options, session } = gatherers;
  if (!options.areas.includes("privacy"))
    return { gathered: false, reason: "Privacy was not part of this scan." };
  if (isStopped(gatherers))
    return { gathered: false, reason: "The scan was stopped before we typed into a page." };
  const userAgent = session.visitorUserAgent;
  return await session.beside((browser) =>
    typeInPages(browser, pagesToTypeIn(pages, startUrl), { userAgent, signal: options.signal }),
  );
}

/** Rejected once more and looked at on other pages, where the home page's banner could be rejected. */
export async function goOnAfterReject(
  gatherers: Gatherers,
  { startUrl, privacy }: SiteEvidence,
  pages: readonly PageEvidence[],
): Promise<Pick<SiteEvidence, "pagesAfterReject">> {
  const { archive, options, session } = gatherers;
  const urls = pagesAfterReject(startUrl, pages);
  const canReject =
    privacy.gathered && privacy.value.afterReject.gathered && privacy.value.afterReject.value !== null;
  if (!canReject || urls.length === 0 || isStopped(gatherers)) return {};
  const { visitorUserAgent: userAgent } = session;
  const walk = (browser: Browser): Promise<Gathered<PageSeen[]>> =>
    rejectAndGoOn(browser, { startUrl, urls }, { userAgent, signal: options.signal });
  const gather = (): Promise<Gathered<PageSeen[]>> => besideOrAlone(gatherers, walk);
  return { pagesAfterReject: await archive.once("after-reject", gather) };
}

/** Other pages with Global Privacy Control, where they contact ad trackers that the home page does not. */
export async function visitOthersWithGpc(
  gatherers: Gatherers,
  { startUrl, privacy }: SiteEvidence,
  pages: readonly PageEvidence[],
): Promise<Pick<SiteEvidence, "pagesWithGpc">> {
  const { archive, options, session } = gatherers;
  if (!privacy.gathered || isStopped(gatherers)) return {};
  const urls = pagesWithGpc(startUrl, privacy.value.fresh.requests, pages);
  if (urls.length === 0) return {};
  const { visitorUserAgent: userAgent } = session;
  const walk = (browser: Browser): Promise<Gathered<PageSeen[]>> =>
    goOnWithGpc(browser, urls, { userAgent, signal: options.signal });
  return { pagesWithGpc: await archive.once("with-gpc", () => besideOrAlone(gatherers, walk)) };
}

/** The privacy policy, where it is a PDF and no page. */
export async function gatherPolicyFile(
  gatherers: Gatherers,
  { site, rules, pages }: { site: OwnSite; rules: RobotsRules; pages: readonly PageEvidence[] },
): Promise<Pick<SiteEvidence, "policyFile">> {
  const { archive, client, options } = gatherers;
  if (!options.areas.includes("privacy") || isStopped(gatherers)) return {};
  const url = policyFileOf(site, pages, rules);
  return url === null
    ? {}
    : { policyFile: await archive.once("policy-file", () => readPolicyFile(client, url)) };
}

/** Where a public site's other hosts lead, which tells whether one of them is a tracker's. */
export async function gatherSiteAliases(
  gatherers: Gatherers,
  { startUrl, privacy, isPublic }: SiteEvidence,
  pages: readonly PageEvidence[],
): Promise<Pick<SiteEvidence, "aliases">> {
  if (isPublic !== true || isStopped(gatherers)) return {};
  if (!gatherers.options.areas.includes("privacy")) return {};
  const hosts = hostsToResolve(startUrl, pages, privacy.gathered ? privacy.value : null);
  return { aliases: await gatherAliases(hosts) };
}
