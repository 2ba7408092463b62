import { couldNotRun, notApplicable, passed } from "#check.ts";
import { CCPA, CCPA_REGULATIONS } from "#checks/privacy/data/resources.ts";
import { privacySiteCheck, reviewOf } from "#checks/privacy/privacy-check.ts";
import { readPages } from "#checks/privacy/reading/documents.ts";
import type { ReadPage } from "#checks/privacy/reading/documents.ts";
import { offersLimit } from "#checks/privacy/reading/opt-out-links.ts";
import { asksForSensitiveData } from "#checks/privacy/reading/personal-fields.ts";
import type { FormFieldRef } from "#evidence.ts";

export const prvLimitLink = privacySiteCheck({
  id: "prv-limit-link",
  group: "optout",
  severities: { CA: "medium" },
  sources: ["California Civil Code §1798.121 and §1798.135(a)(2)", "11 CCR §7014"],
  defect: 'No "Limit the Use of My Sensitive Information" link',
  title: "A site that asks for sensitive data offers to limit its use",
  whyItMatters:
    "Health, identity documents, ethnicity and similar data are 'sensitive personal information' in California. Whoever uses them for more than the service asked for has to offer a 'Limit the Use of My Sensitive Personal Information' link.",
  businessImpact: "Sensitive data draws the highest attention of regulators and the widest press.",
  fixSteps: [
    "Decide with counsel whether you use the fields listed here beyond the service itself.",
    "If so, add the link, or use the combined 'Your Privacy Choices' link, in the footer of every page.",
    "If not, say so in the privacy policy, and ask for less where you can.",
  ],
  effort: "S",
  resources: [CCPA, CCPA_REGULATIONS],
  evaluate: (evidence) => {
    const pages = readPages(evidence);
    if (pages.length === 0) return couldNotRun("No page could be read.");
    const asked = pages.flatMap(sensitiveFields);
    if (asked.length === 0) return notApplicable("No form asks for sensitive personal information.");
    if (pages.some(({ document }) => offersLimit(document))) return passed;
    return reviewOf(
      asked.map(({ page, field }) => ({
        message: `A form asks for "${field.label || field.name}" and the site has no link to limit the use of sensitive information.`,
        page: page.finalUrl,
        element: field,
      })),
    );
  },
});

function sensitiveFields({ page, document }: ReadPage): { page: ReadPage["page"]; field: FormFieldRef }[] {
  const fields = [...document.forms.flatMap((form) => form.fields), ...document.looseFields];
  return fields.filter(asksForSensitiveData).map((field) => ({ page, field }));
}
