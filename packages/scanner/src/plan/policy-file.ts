import { policyLinksOf, withoutFragment } from "#checks/privacy/reading/policy.ts";
import type { PageEvidence } from "#evidence/page.ts";
import { type OwnSite, ownsUrl } from "#plan/own-site.ts";
import type { RobotsRules } from "#plan/robots-rules.ts";

const PDF = /\.pdf$/i;

/** The address of the PDF that is the site's privacy policy; null where a link leads to a page, or no link to a PDF. */
export function policyFileOf(
  site: OwnSite,
  pages: readonly PageEvidence[],
  rules: RobotsRules,
): string | null {
  const links = pages.flatMap((page) =>
    page.notMeasured === null && page.document.gathered
      ? policyLinksOf({ page, document: page.document.value })
      : [],
  );
  const addresses = links.flatMap(({ href }) => (href === null ? [] : [withoutFragment(href)]));
  if (!addresses.every((address) => PDF.test(URL.parse(address)?.pathname ?? ""))) return null;
  return addresses.find((address) => ownsUrl(site, address) && rules.forbids(address) === null) ?? null;
}
