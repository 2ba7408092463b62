import { leadsToPolicy } from "#checks/privacy/policy-link.ts";
import type { PageAsRead } from "#gather/page/visit-plan.ts";

/** Addresses a page leads to, without their fragments. */
export function linksOf(page: Pick<PageAsRead, "document">): string[] {
  if (!page.document.gathered) return [];
  const links = page.document.value.links.flatMap(({ href }) =>
    href === null ? [] : [href.replace(/#.*$/, "")],
  );
  return [...new Set(links)];
}

/** Checks read the privacy policy: it is visited even where the budget is small. */
export function policyLinksOf(page: PageAsRead): string[] {
  if (!page.document.gathered) return [];
  const read = { page, document: page.document.value };
  const links = read.document.links.filter((link) => leadsToPolicy(link, read));
  return links.flatMap(({ href }) => (href === null ? [] : [href])).slice(0, 2);
}
