import { couldNotRun, notApplicable, passed, verdictOf } from "#check.ts";
import { CCPA_REGULATIONS, GPC } from "#checks/privacy/data/resources.ts";
import { privacySiteCheck } from "#checks/privacy/privacy-check.ts";
import { withPasses } from "#checks/privacy/reading/passes.ts";
import { requestsFor } from "#checks/privacy/reading/third-parties.ts";
import type { PrivacyPass } from "#evidence/privacy.ts";

const STATUS_WORDS =
  /opt(?:ed)?[- ]?out (?:request |preference |signal )*(?:is |was |has been )?(?:honou?red|processed|applied|respected|detected|received)|global privacy control|\bgpc\b|(?:you are|you have been|you're) (?:currently )?opted out/i;

export const prvGpcStatus = privacySiteCheck({
  id: "prv-gpc-status",
  group: "optout",
  severities: { CA: "high" },
  sources: ["11 CCR §7025(c)(6)"],
  defect: "Browser's opt-out signal (GPC) not confirmed",
  title: "The site confirms that it received a Global Privacy Control signal",
  whyItMatters:
    'In California, a business that receives this signal has to show visitors that it opted them out, if the law applies to you. "Opt-out request honored" is an example. This has been a duty since January 2026.',
  businessImpact:
    "Everyone who browses with the signal on can see that the line is missing. That includes the regulator.",
  fixSteps: [
    "In your consent tool, turn on its message for Global Privacy Control.",
    'Or show a short line such as "Opt-out request honored" near the privacy choices when navigator.globalPrivacyControl is true.',
  ],
  effort: "S",
  resources: [CCPA_REGULATIONS, GPC],
  evaluate: (evidence) =>
    withPasses(evidence, ({ fresh, withGpc }) => {
      const { startUrl } = evidence.site;
      if (requestsFor(["advertising"], fresh.requests, startUrl).length === 0) {
        return notApplicable("We saw no ad tracker, so there is nothing to opt out of.");
      }
      if (!withGpc.gathered) return couldNotRun(withGpc.reason);
      if (STATUS_WORDS.test(newWords(fresh, withGpc.value))) return passed;
      return verdictOf([
        {
          message: "The page says nothing about the opt-out when the browser sends Global Privacy Control.",
          page: startUrl,
          component: "opt-out status",
        },
      ]);
    }),
});

/** Text that appears only on the visit with the signal. */
function newWords(fresh: PrivacyPass, withGpc: PrivacyPass): string {
  const known = new Set(linesOf(fresh));
  return linesOf(withGpc)
    .filter((line) => !known.has(line))
    .join("\n");
}

function linesOf(pass: PrivacyPass): string[] {
  const text = [pass.text, ...(pass.controlNames ?? [])].join("\n");
  return text.split(/[\n.!?]+/).map((line) => line.trim());
}
