import { notApplicable, pageCheck, verdictOf } from "#check.ts";
import type { FormFieldRef } from "#evidence/document.ts";

import { judgeDocument } from "./reading/delivery.ts";
import { isPasswordField } from "./reading/sensitive-fields.ts";

export const secPasswordManagers = pageCheck({
  id: "sec-password-managers",
  area: "security",
  severity: "info",
  group: "content",
  sources: ["OWASP ASVS 5.0.0 V6.2.7", "NIST SP 800-63B-4, 3.1.1.2"],
  defect: "Password field that keeps password managers out",
  title: "Password fields let password managers in",
  whyItMatters:
    'The field asks browsers and password managers not to fill it in or to save what is typed (autocomplete="off"). People then choose short passwords and use them everywhere.',
  businessImpact: "More customers forget their password, or lose their account to a password from elsewhere.",
  fixSteps: [
    'Where people sign in, set autocomplete="current-password", and autocomplete="username" on the field before it.',
    'Where they choose a password, set autocomplete="new-password".',
    "Let people paste into the field, and let a button show what they typed.",
  ],
  effort: "S",
  likelyOwner: "developer",
  resources: [
    {
      title: "MDN: The autocomplete attribute",
      url: "https://developer.mozilla.org/en-US/docs/Web/HTML/Reference/Attributes/autocomplete",
    },
    {
      title: "OWASP Authentication Cheat Sheet",
      url: "https://cheatsheetseries.owasp.org/cheatsheets/Authentication_Cheat_Sheet.html",
    },
  ],
  evaluate: (page) =>
    judgeDocument(page, ({ forms, looseFields }) => {
      const fields = [...forms.flatMap((form) => form.fields), ...looseFields].filter(isPasswordField);
      if (fields.length === 0) return notApplicable("The page has no password field");
      return verdictOf(
        fields.filter(keepsOut).map(({ selector, snippet, component, label, name }) => ({
          message: `The password field “${label === "" ? name : label}” has autocomplete="off".`,
          page: page.finalUrl,
          element: { selector, snippet, component },
        })),
      );
    }),
});

function keepsOut({ autocomplete }: FormFieldRef): boolean {
  return /^(?:off|false|nope?)$/i.test(autocomplete.trim());
}
