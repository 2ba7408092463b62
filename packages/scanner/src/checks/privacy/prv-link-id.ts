import { notApplicable, verdictOf } from "#check.ts";
import { EPRIVACY, FTC_PRIVACY } from "#checks/privacy/data/resources.ts";
import { privacyPageCheck } from "#checks/privacy/privacy-check.ts";
import { withDocument } from "#checks/privacy/reading/documents.ts";
import { linkedIds } from "#checks/privacy/reading/linked-ids.ts";
import { isThirdParty } from "#checks/privacy/reading/site-address.ts";
import type { Stored } from "#checks/privacy/reading/visitor-ids.ts";
import type { Evidence } from "#evidence.ts";
import type { PageEvidence } from "#evidence/page.ts";

export const prvLinkId = privacyPageCheck({
  id: "prv-link-id",
  group: "thirdparty",
  severities: { EU: "high", CA: "medium", US: "low" },
  sources: [
    "EDPB Guidelines 2/2023 on the technical scope of Art. 5(3), section 3.3",
    "ePrivacy Directive 2002/58/EC, Art. 5(3)",
    "California Civil Code §1798.140(ah) (sharing)",
  ],
  defect: "Links hand the visitor's ID to other sites",
  title: "Links to other sites carry no ID of the visitor",
  whyItMatters:
    "A script adds the ID from the visitor's device to links that lead elsewhere. The other site can then recognize the same person, even in browsers that block third-party cookies.",
  businessImpact:
    "This is tracking across sites that no cookie setting stops. In Europe, it needs consent. In California, it may count as sharing data.",
  fixSteps: [
    "Find the script that rewrites the links we list. It often belongs to an affiliate, ad or identity service.",
    "Remove the ID. To count which links work, mark the link with the name of your site or campaign instead.",
    "If you need the ID, add it only after the visitor has agreed.",
  ],
  effort: "M",
  resources: [EPRIVACY, FTC_PRIVACY],
  evaluate: (page, evidence) =>
    withDocument(page, ({ links }) => {
      const { startUrl } = evidence.site;
      if (!links.some(({ href }) => href !== null && isThirdParty(href, startUrl)))
        return notApplicable("The page has no link to another site.");
      const found = linkedIds({ stored: page, links }, () => otherVisitors(page, evidence), {
        url: startUrl,
        now: evidence.now,
      });
      return verdictOf(
        found.map(({ name, link, host, isPerVisitor }) => ({
          message: isPerVisitor
            ? `A link to ${host} carries the value of “${name}”, which differs for each visitor.`
            : `A link to ${host} carries the value of “${name}”. Does it tell visitors apart?`,
          page: page.finalUrl,
          element: link,
          component: `visitor id ${name} in links to ${host}`,
          ...(isPerVisitor ? {} : { outcome: "review" as const }),
        })),
      );
    }),
});

const FEW = 4;

/** What other visits were given, each of which began with nothing stored. */
function otherVisitors(page: PageEvidence, { pages, site: { privacy, typing } }: Evidence): Stored[] {
  const passes = privacy.gathered ? [privacy.value.fresh, privacy.value.withGpc] : [];
  return [
    ...passes.flatMap((pass) => ("gathered" in pass ? (pass.gathered ? [pass.value] : []) : [pass])),
    ...(typing?.gathered === true ? typing.value : []).flatMap(({ stored }) => stored ?? []),
    ...pages.slice(0, FEW).filter((other) => other !== page && other.notMeasured === null),
  ];
}
