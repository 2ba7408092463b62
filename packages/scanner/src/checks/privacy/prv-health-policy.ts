import { couldNotRun, notApplicable, passed } from "#check.ts";
import { FTC_PRIVACY } from "#checks/privacy/data/resources.ts";
import { privacySiteCheck, reviewOf } from "#checks/privacy/privacy-check.ts";
import { askedFor } from "#checks/privacy/reading/asked-for.ts";
import { readPages } from "#checks/privacy/reading/documents.ts";
import { asksForHealth, isLogIn } from "#checks/privacy/reading/personal-fields.ts";

const HEALTH_POLICY =
  /(?:consumer|washington|my) health (?:data )?(?:privacy|policy|notice)|health data (?:privacy )?(?:policy|notice)|health[- ]privacy/i;

export const prvHealthPolicy = privacySiteCheck({
  id: "prv-health-policy",
  group: "policy",
  severities: { US: "medium" },
  sources: ["Washington My Health My Data Act, RCW 19.373.020", "Nevada SB 370"],
  defect: "No policy for consumer health data",
  title: "A site that asks about health links to a policy for health data",
  whyItMatters:
    "If a site collects health data of people in Washington or Nevada, the laws there ask for a policy of its own about it, linked from the home page. Data under the federal health privacy law (HIPAA) are exempt.",
  businessImpact: "In Washington, consumers can sue on their own, without waiting for the attorney general.",
  fixSteps: [
    "Ask your lawyer whether the law applies to you: it counts people in Washington, not where your office is.",
    "If it does, write a policy on consumer health data: which, what for, whom it is shared with, and how to have it deleted.",
    "Link it from the home page under its own name.",
  ],
  effort: "L",
  likelyOwner: "legal",
  passesByPresence: true,
  resources: [
    {
      title: "Washington Attorney General: protecting Washingtonians' personal health data and privacy",
      url: "https://www.atg.wa.gov/protecting-washingtonians-personal-health-data-and-privacy",
    },
    FTC_PRIVACY,
  ],
  evaluate: (evidence) => {
    const pages = readPages(evidence);
    if (pages.length === 0) return couldNotRun("We could not read any page.");
    const asking = pages.flatMap(({ page, document }) =>
      document.forms
        .filter((form) => !isLogIn(form) && form.fields.some(asksForHealth))
        .map((form) => ({ page, form })),
    );
    const [first] = asking;
    if (first === undefined) return notApplicable("No form asks about someone's health.");
    const isLinked = pages.some(({ document }) =>
      document.links.some(({ text }) => HEALTH_POLICY.test(text)),
    );
    if (isLinked) return passed;
    const { page, form } = first;
    return reviewOf([
      {
        message: `A form asks for ${askedFor(form.fields.filter(asksForHealth))}, and no link on the site is called a policy for consumer health data. Do the laws of Washington or Nevada apply to you?`,
        page: page.finalUrl,
        element: form,
      },
    ]);
  },
});
