import { siteCheck, verdictOf, type Defect } from "#check.ts";
import type { PageEvidence } from "#evidence/page.ts";

import { measuredPages, nothingMeasured } from "./reading/delivery.ts";

export const secDirlist = siteCheck({
  id: "sec-dirlist",
  area: "security",
  severity: "medium",
  group: "exposure",
  sources: ["OWASP ASVS 5.0.0 V13.4.3", "CWE-548"],
  defect: "Folder that lists its files",
  title: "Folders don't list their files",
  whyItMatters:
    "One address of your site shows the bare list of files in a folder. Anyone can find and download backups, drafts, invoices and customer uploads there, even if nothing links to them.",
  businessImpact:
    "Files that were never meant to be public end up in search engines. If they contain personal data, that is a data breach.",
  fixSteps: [
    "Turn off directory listings on your web server. In Apache: Options -Indexes. In nginx: autoindex off. In IIS: Directory Browsing > Disable.",
    "Look through the folder, and remove files that should not be on the web server.",
    "If search engines have already found them, ask for removal in Google Search Console and Bing Webmaster Tools.",
  ],
  effort: "S",
  alwaysApplies: true,
  resources: [
    {
      title: "CWE-548: Exposure of Information Through Directory Listing",
      url: "https://cwe.mitre.org/data/definitions/548.html",
    },
    {
      title: "nginx: ngx_http_autoindex_module",
      url: "https://nginx.org/en/docs/http/ngx_http_autoindex_module.html",
    },
  ],
  evaluate: (evidence) => {
    const pages = measuredPages(evidence);
    if (pages.length === 0) return nothingMeasured(evidence);
    return verdictOf(pages.flatMap((page) => listingOf(page) ?? []));
  },
});

// A heading alone proves nothing: a page may be called 'Index of artists'. The way up must be there too.
function listingOf(page: PageEvidence): Defect | null {
  if (!page.document.gathered || page.status !== 200) return null;
  const { title, text, links } = page.document.value;
  const heading = title ?? "";
  const byTitle = /^(?:Index of|Directory listing for|Listing directory)\s+\/?\S*/i.test(heading);
  const up = links.some(
    ({ rawHref, text: words }) => rawHref === "../" || /^\[?(?:To )?Parent Directory\]?$/i.test(words.trim()),
  );
  const columns = /\bName\b.{0,20}\b(?:Last modified|Modified|Date)\b.{0,20}\bSize\b/i.test(text);
  const iis = /\[To Parent Directory\]/.test(text) && /\s-\s\//.test(heading);
  if (!(byTitle && (up || columns)) && !iis) return null;
  return {
    message: `This address lists the ${links.length} entries of a folder.`,
    page: page.finalUrl,
    element: null,
    snippet: heading.slice(0, 400),
    component: `listing:${new URL(page.finalUrl).pathname}`,
  };
}
