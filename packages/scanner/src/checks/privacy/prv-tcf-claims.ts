import { notApplicable, passed, verdictOf } from "#check.ts";
import { EDPB_BANNERS, GDPR } from "#checks/privacy/data/resources.ts";
import { privacySiteCheck } from "#checks/privacy/privacy-check.ts";
import { withPasses } from "#checks/privacy/reading/passes.ts";

export const prvTcfClaims = privacySiteCheck({
  id: "prv-tcf-claims",
  group: "consent",
  severities: { EU: "high" },
  sources: ["GDPR Art. 7(1)", "IAB Europe TCF Policies", "CJEU C-604/22 (IAB Europe)"],
  defect: "Ad networks told of consent that nobody gave",
  title: "Ad networks are told of consent only once it was given",
  whyItMatters:
    "Consent tools tell ad networks what a visitor agreed to. Yours says so before the visitor has pressed anything, so networks track people in the belief that they may.",
  businessImpact:
    "Networks pass the signal on to hundreds of companies. If it is untrue, the site answers for what all of them do with it.",
  fixSteps: [
    "In your consent tool, look for a default such as “consent granted”, for regions that are treated as outside of Europe, and for a test mode.",
    "Remove scripts of your own that define __tcfapi: only the consent tool may answer for it.",
    "Open the site in a fresh browser window and ask __tcfapi in the console: before a choice, no purpose may be true.",
  ],
  effort: "S",
  likelyOwner: "developer",
  resources: [EDPB_BANNERS, GDPR],
  evaluate: (evidence) =>
    withPasses(evidence, ({ fresh: { globals } }) => {
      const { tcfAnswer } = globals;
      if (tcfAnswer === undefined)
        return notApplicable("The page has no TCF interface, or it gave no answer.");
      if (tcfAnswer.gdprApplies === false)
        return notApplicable("The consent tool takes our visit for one from outside of Europe.");
      const { length } = tcfAnswer.purposes;
      if (length === 0) return passed;
      return verdictOf([
        {
          message: `Before any choice, the consent tool tells ad networks that the visitor agreed to ${length === 1 ? "one purpose" : `${length} purposes`}.`,
          page: evidence.site.startUrl,
          component: "TCF answer",
        },
      ]);
    }),
});
