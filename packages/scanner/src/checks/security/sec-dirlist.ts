import { couldNotRun, siteCheck, verdictOf, type Defect } from "#check.ts";
import { isListing, listsFiles } from "#checks/security/reading/folder-page.ts";
import type { PageEvidence } from "#evidence/page.ts";
import type { FolderAnswer } from "#evidence/site.ts";

import { measuredPages, nothingMeasured } from "./reading/delivery.ts";
import type { FileContent } from "./reading/file-contents.ts";

export const secDirlist = siteCheck({
  id: "sec-dirlist",
  area: "security",
  severity: "medium",
  group: "exposure",
  sources: ["OWASP ASVS 5.0.0 V13.4.3", "CWE-548"],
  defect: "Folder that lists its files",
  title: "Folders don't list their files",
  whyItMatters:
    "An address of your site shows the bare list of files in a folder. Anyone can find and download backups, drafts, invoices and customer uploads there, even if nothing links to them.",
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
    const { folders = [] } = evidence.site;
    const listed = [...pages.flatMap((page) => listedPage(page) ?? []), ...folders.flatMap(listedFolder)];
    const stores = (evidence.site.linkedContents ?? []).flatMap(storeDefect);
    const [unseen] = folders.flatMap(({ seen }) => (seen.gathered ? [] : [seen.reason]));
    const isSeen = folders.length === 0 || folders.some(({ seen }) => seen.gathered);
    if (listed.length + stores.length === 0 && !isSeen) return couldNotRun(unseen ?? "No folder answered.");
    return verdictOf([...outermost(listed).map(defectOf), ...stores]);
  },
});

/** An address that lists the files of a folder. */
interface Listing {
  url: string;
  title: string;
  entries: number;
}

function listedPage(page: PageEvidence): Listing | null {
  if (!page.document.gathered || page.status !== 200) return null;
  const { title, links } = page.document.value;
  return listsFiles(page.document.value)
    ? { url: page.finalUrl, title: title ?? "", entries: links.length }
    : null;
}

function listedFolder({ url, seen }: FolderAnswer): Listing[] {
  if (!seen.gathered || seen.value.status !== 200) return [];
  const { title, text, linksUp, links } = seen.value;
  return isListing({ title, text, linksUp }) ? [{ url, title: title ?? "", entries: links }] : [];
}

/** A folder inside a listed one is open by the same setting. */
function outermost(listed: readonly Listing[]): Listing[] {
  const unique = [...new Map(listed.map((listing) => [pathOf(listing), listing])).values()];
  return unique.filter((inner) =>
    unique.every(
      (outer) => outer === inner || !(pathOf(outer).endsWith("/") && pathOf(inner).startsWith(pathOf(outer))),
    ),
  );
}

function defectOf({ url, title, entries }: Listing): Defect {
  return {
    message: `This address lists the ${entries} entries of a folder.`,
    page: url,
    element: null,
    snippet: title,
    component: `listing:${new URL(url).pathname}`,
  };
}

/** A cloud store that names all of its files, as Amazon's, Google's and Microsoft's do where that is on. */
function storeDefect({ url, bucket }: FileContent): Defect[] {
  if (bucket === undefined) return [];
  return [
    {
      message: `This address lists ${bucket === 0 ? "the files" : `at least ${bucket} ${bucket === 1 ? "file" : "files"}`} of a cloud store.`,
      page: url,
      element: null,
      snippet: url,
      component: `listing:${new URL(url).pathname}`,
    },
  ];
}

function pathOf({ url }: Listing): string {
  return new URL(url).pathname;
}
