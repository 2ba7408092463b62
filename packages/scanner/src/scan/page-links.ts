import { looksLikePrivacyPolicy } from "#checks/privacy/policy-link.ts";
import type { PageEvidence } from "#evidence.ts";

/** Addresses a measured page leads to, without their fragments. */
export function linksOf(page: PageEvidence): string[] {
  if (!page.document.gathered) return [];
  const links = page.document.value.links.flatMap(({ href }) =>
    href === null ? [] : [href.replace(/#.*$/, "")],
  );
  return [...new Set(links)];
}

/** Checks read the privacy policy: it is visited even where the budget is small. */
export function policyLinksOf({ document }: PageEvidence): string[] {
  if (!document.gathered) return [];
  const links = document.value.links.filter(looksLikePrivacyPolicy);
  return links.flatMap(({ href }) => (href === null ? [] : [href])).slice(0, 2);
}
