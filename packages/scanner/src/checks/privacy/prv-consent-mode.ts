import { notApplicable, passed, verdictOf } from "#check.ts";
import { EDPB_BANNERS, GDPR } from "#checks/privacy/data/resources.ts";
import { privacySiteCheck } from "#checks/privacy/privacy-check.ts";
import { withPasses } from "#checks/privacy/reading/passes.ts";

export const prvConsentMode = privacySiteCheck({
  id: "prv-consent-mode",
  group: "consent",
  severities: { EU: "high" },
  sources: ["GDPR Art. 7(1)", "ePrivacy Directive 2002/58/EC, Art. 5(3)", "Google consent mode"],
  defect: "Google's tags start with consent granted",
  title: "Google's consent mode starts with everything denied",
  whyItMatters:
    "Google's tags ask the page what the visitor agreed to. Yours is told that everything is granted before the visitor has pressed anything, so the tags set cookies and follow people at once.",
  businessImpact: "Data that was collected this way has no consent behind it, and may have to be deleted.",
  fixSteps: [
    "Find the call gtag('consent', 'default', …), in the page or in a tag of your tag manager, and set each use in it to 'denied'.",
    "Let the consent tool call gtag('consent', 'update', …) once the visitor has answered.",
    "If other parts of the world may start with 'granted', add a second default with the list of their regions.",
  ],
  effort: "S",
  likelyOwner: "developer",
  resources: [
    {
      title: "Google: set up consent mode on websites",
      url: "https://developers.google.com/tag-platform/security/guides/consent",
    },
    EDPB_BANNERS,
    GDPR,
  ],
  evaluate: (evidence) =>
    withPasses(evidence, ({ fresh: { globals } }) => {
      const { granted, tcfAnswer } = globals;
      if (granted === undefined) return notApplicable("The page doesn't use Google's consent mode.");
      if (tcfAnswer?.gdprApplies === false)
        return notApplicable("The consent tool takes our visit for one from outside of Europe.");
      if (granted.length === 0) return passed;
      return verdictOf([
        {
          message: `Before any choice, Google's consent mode has ${new Intl.ListFormat("en-US").format(granted)} granted.`,
          page: evidence.site.startUrl,
          component: "consent mode",
        },
      ]);
    }),
});
