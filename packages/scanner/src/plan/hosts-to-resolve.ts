import { siteOf } from "#checks/privacy/reading/site-address.ts";
import type { PageEvidence } from "#evidence/page.ts";
import type { PrivacyPasses } from "#evidence/privacy.ts";

/** A site with more hosts of its own is rare; the first ones are those its pages load first. */
const MOST_HOSTS = 20;

/**
 * Hosts of the site itself that its pages contact without being pages: any of them may lead to someone else. Hosts of
 * visited pages are left out, because the whole site is then wherever they lead.
 */
export function hostsToResolve(
  siteUrl: string,
  pages: readonly PageEvidence[],
  passes: PrivacyPasses | null,
): string[] {
  const ofPages = new Set(pages.flatMap(({ url, finalUrl }) => [hostOf(url), hostOf(finalUrl)]));
  const requests = [...pages, ...passesOf(passes)].flatMap(({ requests: sent }) => sent);
  const site = siteOf(siteUrl);
  const own = requests.filter(({ url }) => siteOf(url) === site).map(({ url }) => hostOf(url));
  return [...new Set(own)].filter((host) => !ofPages.has(host)).slice(0, MOST_HOSTS);
}

function passesOf(passes: PrivacyPasses | null): { requests: PageEvidence["requests"] }[] {
  if (passes === null) return [];
  const { fresh, afterReject, withGpc } = passes;
  const others = [afterReject, withGpc].flatMap((pass) => (pass.gathered && pass.value ? [pass.value] : []));
  return [fresh, ...others];
}

function hostOf(url: string): string {
  return URL.parse(url)?.hostname ?? "";
}
