import { siteCheck, verdictOf, type Defect } from "#check.ts";
import type { PageEvidence } from "#evidence.ts";

import { measuredPages, nothingMeasured } from "./reading/delivery.ts";

export const secDirlist = siteCheck({
  id: "sec-dirlist",
  area: "security",
  severity: "medium",
  group: "exposure",
  sources: ["OWASP ASVS 5.0.0 V13.4.3", "CWE-548"],
  defect: "Folder lists its files",
  title: "Folders do not list their files",
  whyItMatters:
    "An address of your site shows the bare list of files in a folder. Backups, drafts, invoices and uploads of customers that nobody linked to can be found and downloaded there.",
  businessImpact:
    "Files that were never meant to be public end up in search engines; with personal data in them that is a data breach.",
  fixSteps: [
    "Switch off automatic listings. Apache: Options -Indexes; nginx: autoindex off; IIS: Directory Browsing, Disable.",
    "Look through the listed folder for files that should not be on the web server at all and remove them.",
    "If search engines have found them already, ask for removal in their webmaster tools.",
  ],
  effort: "S",
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
    message: `The address lists the ${links.length} entries of a folder.`,
    page: page.finalUrl,
    element: null,
    snippet: heading.slice(0, 400),
    component: `listing:${new URL(page.finalUrl).pathname}`,
  };
}
