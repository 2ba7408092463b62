import { couldNotRun, passed, verdictOf, type Verdict } from "#check.ts";
import { GDPR } from "#checks/privacy/data/resources.ts";
import { privacySiteCheck } from "#checks/privacy/privacy-check.ts";
import { readHome } from "#checks/privacy/reading/documents.ts";
import { namesConsentSettings } from "#checks/privacy/reading/opt-out-links.ts";
import { withBanner } from "#checks/privacy/reading/passes.ts";
import type { Evidence } from "#evidence.ts";
import type { ConsentBanner, PrivacyPass, PrivacyPasses } from "#evidence/privacy.ts";

export const prvConsentWithdraw = privacySiteCheck({
  id: "prv-consent-withdraw",
  group: "consent",
  severities: { EU: "medium", CA: "low" },
  sources: ["GDPR Art. 7(3)", "11 CCR §7026"],
  defect: "No way to change the cookie choice later",
  title: "Visitors can change their choice later from every page",
  whyItMatters:
    'It should be as easy to take consent back as to give it. After the banner is gone, a link such as "Cookie settings" has to stay.',
  businessImpact:
    "Visitors who change their mind write to you or complain. The consent they gave before is weaker, too.",
  fixSteps: [
    'Add a "Cookie settings" link to your footer that opens the consent tool again. The tool\'s manual shows the code for it.',
    "If the tool shows a floating icon instead, give it a name that screen readers can read.",
    'Check that the link appears both after "Accept" and after "Reject".',
  ],
  effort: "S",
  passesByPresence: true,
  resources: [GDPR],
  evaluate: (evidence) =>
    withBanner(evidence, (banner, passes) => {
      if (!isRejected(banner, passes))
        return afterAccepting(passes, evidence) ?? withoutReject(banner, evidence);
      if (isAskedAgain(passes)) {
        const reason = "The banner was back when we returned after rejecting it.";
        return afterAccepting(passes, evidence) ?? couldNotRun(reason);
      }
      const words = wordsAfterChoice(passes, evidence);
      if (words === null) return couldNotRun("We could not read the page after the choice.");
      if (namesConsentSettings(words)) return passed;
      return verdictOf([
        {
          message: "After the choice, we found no link or button on the page to change it.",
          page: evidence.site.startUrl,
          component: "consent settings link",
        },
      ]);
    }),
});

/** What a visitor found who had accepted a banner that can't be refused, or not for good; null where that wasn't seen. */
function afterAccepting({ accepted }: PrivacyPasses, evidence: Evidence): Verdict | null {
  if (accepted?.gathered !== true || accepted.value.cameBack) return null;
  if (accepted.value.settings !== null) return passed;
  const home = readHome(evidence);
  if (home === null || namesConsentSettings(home.document.links.map(({ text }) => text).join("\n")))
    return null;
  return verdictOf([
    {
      message: `After “${accepted.value.label}”, we found no link or button on the page to change the choice.`,
      page: evidence.site.startUrl,
      component: "consent settings link",
    },
  ]);
}

/** Where nobody accepted it, what a visitor sees afterwards is not known: of the page itself, its links tell most. */
function withoutReject(banner: ConsentBanner, evidence: Evidence): Verdict {
  const home = readHome(evidence);
  if (home === null) return couldNotRun("We could not read the start page.");
  const own = new Set(banner.buttons.map(({ text }) => text));
  const links = home.document.links.filter(
    ({ text, inFooter, inNav }) => inFooter || inNav || !own.has(text),
  );
  if (namesConsentSettings(links.map(({ text }) => text).join("\n"))) return passed;
  return verdictOf([
    {
      message:
        "The banner can only be accepted, and the page has no link to change that later. Does one appear after the choice?",
      page: evidence.site.startUrl,
      component: "consent settings link",
      outcome: "review",
    },
  ]);
}

/** By a button of its own, or in its settings, which some rules know how to press. */
function isRejected(banner: ConsentBanner, { afterReject }: PrivacyPasses): boolean {
  if (banner.buttons.some(({ kind }) => kind === "reject")) return true;
  if (!afterReject.gathered || afterReject.value === null) return false;
  return afterReject.value.answer?.by === "settings" || afterReject.value.clicks > 1;
}

function isAskedAgain({ afterReject }: PrivacyPasses): boolean {
  return afterReject.gathered && afterReject.value?.answer?.cameBack === true;
}

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
