import { couldNotRun, notApplicable, passed } from "#check.ts";
import { CCPA, CCPA_REGULATIONS } from "#checks/privacy/data/resources.ts";
import { privacySiteCheck, reviewOf } from "#checks/privacy/privacy-check.ts";
import { readPages } from "#checks/privacy/reading/documents.ts";
import type { ReadPage } from "#checks/privacy/reading/documents.ts";
import { offersLimit } from "#checks/privacy/reading/opt-out-links.ts";
import { asksForSensitiveData } from "#checks/privacy/reading/personal-fields.ts";
import type { FormFieldRef } from "#evidence/document.ts";

export const prvLimitLink = privacySiteCheck({
  id: "prv-limit-link",
  group: "optout",
  severities: { CA: "medium" },
  sources: ["California Civil Code §1798.121 and §1798.135(a)(2)", "11 CCR §7014"],
  defect: 'No "Limit the Use of My Sensitive Information" link',
  title: "A site that asks for sensitive data offers to limit its use",
  whyItMatters:
    'In California, some data is "sensitive": health, ID documents, ethnic origin and the like. You may use it for more than the service itself. If so, and if this law applies to you, your site needs a link called "Limit the Use of My Sensitive Personal Information".',
  businessImpact: "Regulators and the press look most closely at sensitive data.",
  fixSteps: [
    "Decide with your lawyer whether you use the fields we list for more than the service itself.",
    'If you do, add the link to the footer of every page, or use the combined "Your Privacy Choices" link.',
    "If you don't, say so in your privacy policy, and ask for less where you can.",
  ],
  effort: "S",
  passesByPresence: true,
  resources: [CCPA, CCPA_REGULATIONS],
  evaluate: (evidence) => {
    const pages = readPages(evidence);
    if (pages.length === 0) return couldNotRun("We could not read any page.");
    const asked = pages.flatMap(sensitiveFields);
    if (asked.length === 0) return notApplicable("No form asks for sensitive personal information.");
    if (pages.some(({ document }) => offersLimit(document))) return passed;
    return reviewOf(
      asked.map(({ page, field }) => ({
        message: `A form asks for “${field.label || field.name}”, but the site has no link to limit the use of sensitive information.`,
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
