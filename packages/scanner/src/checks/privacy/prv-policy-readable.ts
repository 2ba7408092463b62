import { verdictOf } from "#check.ts";
import { CCPA_REGULATIONS, GDPR } from "#checks/privacy/data/resources.ts";
import { privacySiteCheck } from "#checks/privacy/privacy-check.ts";
import { languageOfPolicy } from "#checks/privacy/reading/policy-language.ts";
import { withPolicy } from "#checks/privacy/reading/policy.ts";
import { fleschReadingEase } from "#checks/privacy/reading/readability.ts";
import type { DocumentSnapshot } from "#evidence/document.ts";

/** Flesch below 30 is the level of academic papers. */
const HARDEST_EASE = 30;
const LONGEST_WITHOUT_HEADINGS = 6_000;
const FEWEST_HEADINGS = 3;

export const prvPolicyReadable = privacySiteCheck({
  id: "prv-policy-readable",
  group: "policy",
  severities: { EU: "low", CA: "low", US: "low" },
  sources: ["GDPR Art. 12(1)", "11 CCR §7003"],
  defect: "Privacy policy that is hard to read",
  title: "Most people can read the privacy policy",
  whyItMatters:
    "Laws ask for plain language because a policy is written for visitors. Very long sentences, or pages of text without headings, keep people from finding what they need.",
  businessImpact: "When people understand your policy, you get fewer questions and fewer complaints.",
  fixSteps: [
    'Split long sentences. Use "we" and "you".',
    "Give each topic a heading, and put a short summary at the top.",
    "Ask someone outside your company to find one answer in it within a minute.",
  ],
  effort: "M",
  resources: [GDPR, CCPA_REGULATIONS],
  evaluate: (evidence) =>
    withPolicy(evidence, ({ page, document }) =>
      verdictOf(
        complaints(document, page.contentType === "application/pdf").map((message) => ({
          message,
          page: page.finalUrl,
          component: "privacy policy text",
        })),
      ),
    ),
});

/** The headings of a file are not told from its other words. */
function complaints(document: DocumentSnapshot, isFile: boolean): string[] {
  const isEnglish = /^(?:en\b|$)/i.test(languageOfPolicy(document) ?? "");
  const ease = isEnglish ? fleschReadingEase(document.text) : null;
  const isWall =
    !isFile && document.wordCount > LONGEST_WITHOUT_HEADINGS && document.headings.length < FEWEST_HEADINGS;
  return [
    ...(ease !== null && ease < HARDEST_EASE
      ? [
          `The policy scores ${Math.round(ease)} for reading ease (Flesch). Below ${HARDEST_EASE}, a text is as hard to read as an academic paper.`,
        ]
      : []),
    ...(isWall
      ? [`The policy has ${document.wordCount} words and ${headings(document.headings.length)}.`]
      : []),
  ];
}

function headings(count: number): string {
  return count === 1 ? "one heading" : `${count === 0 ? "no" : count} headings`;
}
