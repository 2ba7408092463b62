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
    "Let passwords be at least 64 characters long.",
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
        fields.flatMap((field) => {
          const how = [...(keepsOut(field) ? ['has autocomplete="off"'] : []), ...refusals(field)];
          const { selector, snippet, component, label, name } = field;
          return how.map((what) => ({
            message: `The password field “${label === "" ? name : label}” ${what}.`,
            page: page.finalUrl,
            element: { selector, snippet, component },
          }));
        }),
      );
    }),
});

/** What password managers make up is longer. */
const LONGEST_TOO_SHORT = 15;

/** What keeps out a password that was made up elsewhere. */
function refusals({ snippet }: FormFieldRef): string[] {
  const most = Number(/\smaxlength=["']?(\d+)/i.exec(snippet)?.[1] ?? "64");
  const refusesPaste = /\sonpaste=["'][^"']*(?:return\s+false|preventDefault)/i.test(snippet);
  return [
    ...(most > 4 && most <= LONGEST_TOO_SHORT ? [`takes at most ${most} characters`] : []),
    ...(refusesPaste ? ["refuses what people paste"] : []),
  ];
}

function keepsOut({ autocomplete }: FormFieldRef): boolean {
  return /^(?:off|false|nope?)$/i.test(autocomplete.trim());
}
