import { verdictOf } from "#check.ts";
import { EDPB_BANNERS, EPRIVACY } from "#checks/privacy/data/resources.ts";
import { privacySiteCheck } from "#checks/privacy/privacy-check.ts";
import { withPasses } from "#checks/privacy/reading/passes.ts";
import { sentIds } from "#checks/privacy/reading/visitor-ids.ts";

export const prvIdPreconsent = privacySiteCheck({
  id: "prv-id-preconsent",
  group: "consent",
  severities: { EU: "high", CA: "low", US: "low" },
  sources: [
    "ePrivacy Directive 2002/58/EC, Art. 5(3)",
    "EDPB Guidelines 2/2023 on the technical scope of Art. 5(3)",
    "GDPR recital 30",
  ],
  defect: "Visitor IDs sent before the visitor chooses",
  title: "No ID of the visitor leaves for another company before the visitor chooses",
  whyItMatters:
    "The page keeps an ID on the visitor's device and sends it to a host that is not yours. With it, the host recognizes the visitor, here and on every site that does the same. In Europe, that needs consent whether or not the host is a known tracker.",
  businessImpact:
    "A regulator sees it in the network log. It also means that someone you may not know measures your customers.",
  fixSteps: [
    "Find out who runs the host we name, and what it does for you.",
    "If it measures or advertises, let it run only after the visitor has agreed, and name it in your privacy policy.",
    "If the page can't work without it, such as a payment service, keep it to the pages that need it, and say so in the policy.",
    "If no one needs it, remove the script.",
  ],
  effort: "M",
  alwaysApplies: true,
  resources: [EPRIVACY, EDPB_BANNERS],
  evaluate: (evidence) =>
    withPasses(evidence, ({ fresh, withGpc }) => {
      const { startUrl } = evidence.site;
      const other = withGpc.gathered ? withGpc.value : null;
      return verdictOf(
        sentIds({ fresh, other }, { url: startUrl, now: evidence.now }).map(
          ({ name, where, host, isPerVisitor }) => ({
            message: isPerVisitor
              ? `“${name}” (${where}), which differs for each visitor, went to ${host} before the visitor made a choice.`
              : `“${name}” (${where}) went to ${host} before the visitor made a choice. Does it tell visitors apart?`,
            page: startUrl,
            snippet: name,
            component: `visitor id ${name} to ${host}`,
            ...(isPerVisitor ? {} : { outcome: "review" as const }),
          }),
        ),
      );
    }),
});
