import { verdictOf } from "#check.ts";
import type { Defect } from "#check.ts";
import { EDPB_BANNERS, EPRIVACY } from "#checks/privacy/data/resources.ts";
import { privacySiteCheck } from "#checks/privacy/privacy-check.ts";
import { readPages } from "#checks/privacy/reading/documents.ts";
import { withPasses } from "#checks/privacy/reading/passes.ts";
import { sentIds, type SentId } from "#checks/privacy/reading/visitor-ids.ts";
import type { Evidence } from "#evidence.ts";

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
      const requests = [...fresh.requests, ...(fresh.onLeaving ?? [])];
      const here = sentIds({ fresh: { ...fresh, requests }, other }, { url: startUrl, now: evidence.now });
      const found = [...here.map((id) => sent(id, startUrl)), ...onOtherPages(evidence)];
      // Each ID and host once, on the first page that shows it.
      return verdictOf(
        found.filter(({ component }, at) => found.findIndex((one) => one.component === component) === at),
      );
    }),
});

/** Each page was visited with nothing stored, and some of them a second time. */
function onOtherPages(evidence: Evidence): Defect[] {
  const { startUrl, typing } = evidence.site;
  const again = typing?.gathered === true ? typing.value : [];
  return readPages(evidence).flatMap(({ page }) => {
    if ([page.url, page.finalUrl].includes(startUrl)) return [];
    const other = again.find(({ url }) => url === page.finalUrl)?.stored ?? null;
    const ids = sentIds({ fresh: page, other }, { url: startUrl, now: evidence.now });
    return ids.map((id) => sent(id, page.finalUrl));
  });
}

function sent({ name, where, host, isPerVisitor }: SentId, page: string): Defect {
  return {
    message: isPerVisitor
      ? `“${name}” (${where}), which differs for each visitor, went to ${host} before the visitor made a choice.`
      : `“${name}” (${where}) went to ${host} before the visitor made a choice. Does it tell visitors apart?`,
    page,
    snippet: name,
    component: `visitor id ${name} to ${host}`,
    ...(isPerVisitor ? {} : { outcome: "review" as const }),
  };
}
