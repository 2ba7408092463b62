import { notApplicable, pageCheck, verdictOf } from "#check.ts";
import type { Evidence, ResourceRef } from "#evidence.ts";

import { judgeDocument } from "./reading/delivery.ts";
import { isThirdParty } from "./reading/third-party.ts";

const HASH = /(?:^|\s)sha(?:256|384|512)-[A-Za-z0-9+/_-]+={0,2}(?:\?\S*)?(?=\s|$)/;
/** A full version in the path: only then the file never changes, so that a fixed hash can work. */
const FULL_VERSION = /[/@v._-]\d+\.\d+\.\d+(?:-[\w.]+)?(?=[/._-]|$)/;

export const secSri = pageCheck({
  id: "sec-sri",
  area: "security",
  severity: "low",
  group: "components",
  sources: ["W3C Subresource Integrity", "OWASP ASVS 5.0.0 V3.6.1"],
  defect: "Other companies' files run unchecked",
  title: "Files from other companies are checked before they run",
  whyItMatters:
    "The page runs a file from somebody else's server. If that server is hacked, the changed file runs in your visitors' browsers. A checksum (integrity) in the page makes browsers refuse a changed file.",
  businessImpact:
    "Hacked script hosts have delivered card skimmers and malware to thousands of shops at once.",
  fixSteps: [
    "Safest: copy the file onto your own server and load it from there.",
    'Or add its checksum: <script src="…" integrity="sha384-…" crossorigin="anonymous">. The host\'s page (cdnjs, jsDelivr) offers the line ready to copy, and srihash.org makes it for any file.',
    "Repeat it whenever the version changes. For files without a fixed version a checksum cannot work: host those yourself.",
  ],
  effort: "S",
  resources: [
    {
      title: "MDN: Subresource Integrity",
      url: "https://developer.mozilla.org/en-US/docs/Web/Security/Defenses/Subresource_Integrity",
    },
    { title: "SRI Hash Generator", url: "https://www.srihash.org/" },
  ],
  evaluate: (page, evidence) =>
    judgeDocument(page, (document) => {
      const fixed = [...document.scripts, ...document.stylesheets].filter((resource) =>
        isFixed(resource, evidence),
      );
      if (fixed.length === 0)
        return notApplicable("The page loads no file of a fixed version from another company");
      return verdictOf(
        fixed
          .filter(({ integrity }) => !HASH.test(integrity ?? ""))
          .map(({ url, selector, snippet, component }) => ({
            message: `${url ?? ""} is loaded without a checksum.`,
            page: page.finalUrl,
            element: { selector, snippet, component },
            component: `resource:${url === null ? "" : new URL(url).host + new URL(url).pathname}`,
          })),
      );
    }),
});

function isFixed({ url }: ResourceRef, evidence: Evidence): boolean {
  return url !== null && isThirdParty(url, evidence) && FULL_VERSION.test(new URL(url).pathname);
}
