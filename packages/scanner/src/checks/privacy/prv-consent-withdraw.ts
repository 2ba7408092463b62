import { couldNotRun, passed, verdictOf } from "#check.ts";
import { GDPR } from "#checks/privacy/data/resources.ts";
import { privacySiteCheck } from "#checks/privacy/privacy-check.ts";
import { readHome } from "#checks/privacy/reading/documents.ts";
import { namesConsentSettings } from "#checks/privacy/reading/opt-out-links.ts";
import { withBanner } from "#checks/privacy/reading/passes.ts";
import type { Evidence, PrivacyPass, PrivacyPasses } from "#evidence.ts";

export const prvConsentWithdraw = privacySiteCheck({
  id: "prv-consent-withdraw",
  group: "consent",
  severities: { EU: "medium", CA: "low" },
  sources: ["GDPR Art. 7(3)", "11 CCR §7026"],
  defect: "No way to change the cookie choice later",
  title: "A choice can be changed later from every page",
  whyItMatters:
    "Taking consent back must be as easy as giving it. Once the banner is gone, a link such as 'Cookie settings' has to stay.",
  businessImpact:
    "Without it, visitors who change their mind write to you or complain, and consent given before is weakened.",
  fixSteps: [
    "Add a 'Cookie settings' link to the footer that opens your consent tool again; its manual names the call.",
    "If the tool shows a floating icon instead, give it a name that screen readers can read.",
    "Check that it appears after both 'Accept' and 'Reject'.",
  ],
  effort: "S",
  resources: [GDPR],
  evaluate: (evidence) =>
    withBanner(evidence, (_banner, passes) => {
      const words = wordsAfterChoice(passes, evidence);
      if (words === null) return couldNotRun("The page could not be read after the choice.");
      if (namesConsentSettings(words)) return passed;
      return verdictOf([
        {
          message: "No link or button to change the consent was found on the page after the choice.",
          page: evidence.site.startUrl,
          component: "consent settings link",
        },
      ]);
    }),
});

/** What can be read and pressed once the banner is gone; footers stay, whatever the choice. */
function wordsAfterChoice({ afterReject }: PrivacyPasses, evidence: Evidence): string | null {
  if (!afterReject.gathered || afterReject.value === null) return null;
  const links = readHome(evidence)?.document.links ?? [];
  const footer = links.filter((link) => link.inFooter).map((link) => link.text);
  return [passWords(afterReject.value), ...footer].join("\n");
}

function passWords(pass: PrivacyPass): string {
  return [pass.text, ...(pass.controlNames ?? [])].join("\n");
}
