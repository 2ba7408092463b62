import { notApplicable, pageCheck, verdictOf, type Defect } from "#check.ts";
import type { Evidence } from "#evidence.ts";
import type { ResourceRef } from "#evidence/document.ts";
import type { PageEvidence } from "#evidence/page.ts";
import { withAttributes } from "#fix-examples/mended-markup.ts";

import { judgeDocument } from "./reading/delivery.ts";
import { isThirdParty } from "./reading/third-party.ts";

const HASH = /(?:^|\s)sha(?:256|384|512)-[A-Za-z0-9+/_-]+={0,2}(?:\?\S*)?(?=\s|$)/;
/** A full version or a commit in the path: only then the file never changes, so that a fixed hash can work. */
const FULL_VERSION = /[/@v._-]\d+\.\d+\.\d+(?:-[\w.]+)?(?=[/._-]|$)|@[0-9a-f]{7,40}(?=\/)/;
/** Hosts of published packages, which send the newest release to pages that name no full version. */
const PACKAGE_HOSTS =
  /^(?:(?:www\.)?unpkg\.com|(?:cdn|fastly)\.jsdelivr\.net|code\.jquery\.com|ajax\.googleapis\.com|ajax\.aspnetcdn\.com|(?:stackpath|maxcdn|netdna)\.bootstrapcdn\.com|cdn\.statically\.io|raw\.githack\.com)$/;

export const secSri = pageCheck({
  id: "sec-sri",
  area: "security",
  severity: "low",
  group: "components",
  sources: ["W3C Subresource Integrity", "OWASP ASVS 5.0.0 V3.6.1"],
  defect: "Other companies' files run unchecked",
  title: "Browsers check files from other companies before they run",
  whyItMatters:
    "The page runs a file from someone else's server. If that server is hacked, the changed file runs in your visitors' browsers. With a checksum (integrity) in the page, browsers refuse a changed file.",
  businessImpact: "Hacked script hosts have sent card skimmers and malware to thousands of stores at once.",
  fixSteps: [
    "The safest way: copy the file to your own server and load it from there.",
    'Or add its checksum: <script src="…" integrity="sha384-…" crossorigin="anonymous">. The hosts cdnjs and jsDelivr offer this line to copy, and srihash.org creates it for any file.',
    "A checksum can't work for a file that changes under the same address. Name its full version in the address first, such as @11.1.4, or host the file yourself.",
    "Repeat this whenever the version changes.",
  ],
  effort: "S",
  example: withAttributes({
    integrity: "TODO: its checksum, such as sha384-oqVuAfXRKap7fdgcCY5uykM6",
    crossorigin: "anonymous",
  }),
  resources: [
    {
      title: "MDN: Subresource Integrity",
      url: "https://developer.mozilla.org/en-US/docs/Web/Security/Defenses/Subresource_Integrity",
    },
    { title: "SRI Hash Generator", url: "https://www.srihash.org/" },
  ],
  evaluate: (page, evidence) =>
    judgeDocument(page, (document) => {
      const files = [...document.scripts, ...document.stylesheets].filter((resource) =>
        isPublished(resource, evidence),
      );
      const refused = refusedFiles(page);
      if (files.length === 0 && refused.length === 0) {
        return notApplicable("The page loads no published file, such as a library, from another company");
      }
      return verdictOf([
        ...refused,
        ...files
          .filter(({ integrity }) => !HASH.test(integrity ?? ""))
          .map(({ url, selector, snippet, component }) => ({
            message: messageOf(url ?? ""),
            page: page.finalUrl,
            element: { selector, snippet, component },
            component: `files of ${url === null ? "" : new URL(url).host}`,
          })),
      ]);
    }),
});

const REFUSED = /^Failed to find a valid digest in the 'integrity' attribute for resource '([^']+)'/;

/** Files that the browser did not run, as its console says: changed since, or named with the checksum of another version. */
function refusedFiles({ console, finalUrl }: PageEvidence): Defect[] {
  const urls = console.flatMap(({ text }) => REFUSED.exec(text)?.[1] ?? []);
  return [...new Set(urls)].map((url) => ({
    message: `Browsers refuse ${url}, because its checksum (integrity) is that of another file. Find out whether someone changed the file, then correct the checksum.`,
    page: finalUrl,
    element: null,
    snippet: url,
    component: `checksum:${url}`,
    severity: "medium",
  }));
}

function messageOf(url: string): string {
  return FULL_VERSION.test(new URL(url).pathname)
    ? `${url} loads without a checksum.`
    : `${url} names no full version. The file can change at any time, so a checksum can't work until the address names one.`;
}

/** Whether a file comes as it was published. What a service such as analytics sends changes, so no checksum fits it. */
function isPublished({ url }: ResourceRef, evidence: Evidence): boolean {
  if (url === null || !isThirdParty(url, evidence)) return false;
  const { hostname, pathname } = new URL(url);
  return FULL_VERSION.test(pathname) || PACKAGE_HOSTS.test(hostname);
}
