import { notApplicable, pageCheck, verdictOf, type Defect } from "#check.ts";
import type { FormFieldRef } from "#evidence/document.ts";
import type { PageEvidence } from "#evidence/page.ts";
import { openingTag } from "#fix-examples/opening-tag.ts";

import { judgeDocument } from "./reading/delivery.ts";
import { isPasswordField } from "./reading/sensitive-fields.ts";

/** Words by which a page says that anybody may sign in with what is filled in. */
const FOR_ANYBODY = /\b(?:demo|test(?:ing)?|sandbox|guest|example|sample|playground|try it)\b/iu;

export const secPasswordPrefilled = pageCheck({
  id: "sec-password-prefilled",
  area: "security",
  severity: "high",
  group: "content",
  sources: ["OWASP ASVS 5.0.0 V14.2.2", "CWE-522"],
  defect: "Password in the page's source",
  title: "Password fields arrive empty",
  whyItMatters:
    "The server puts a password into the page. Whoever can look at the page, its source or a stored copy can read it, and so can every script on the page.",
  businessImpact: "Someone at the same computer, or a hostile script, gets into your customer's account.",
  fixSteps: [
    "Leave the value of password fields empty, and let people type the password or have their browser fill it in.",
    "Store passwords only as hashes, so that the server can't put them into a page.",
    "Have passwords changed that were shown like this.",
  ],
  effort: "S",
  resources: [
    {
      title: "CWE-522: Insufficiently Protected Credentials",
      url: "https://cwe.mitre.org/data/definitions/522.html",
    },
  ],
  evaluate: (page) =>
    judgeDocument(page, ({ forms, looseFields, title, text }) => {
      const passwords = [...forms.flatMap(({ fields }) => fields), ...looseFields].filter(isPasswordField);
      if (passwords.length === 0) return notApplicable("The page has no password field");
      const isForAnybody = FOR_ANYBODY.test(`${title ?? ""} ${text}`);
      return verdictOf(passwords.filter(isPrefilled).map((field) => defectOf(page, field, isForAnybody)));
    }),
});

function prefilledIn({ snippet }: FormFieldRef): string {
  return openingTag(snippet)?.attributes.get("value") ?? "";
}

/** Dots and stars that a page shows in place of a password say nothing. */
function isPrefilled(field: FormFieldRef): boolean {
  return /[^\s*•●.·x_-]/iu.test(prefilledIn(field));
}

function defectOf(page: PageEvidence, field: FormFieldRef, isForAnybody: boolean): Defect {
  const { label, selector, component } = field;
  const message = `The page's source holds a password for the field “${label || "Password"}”.`;
  // What we report must not pass the password on.
  const snippet = field.snippet.replaceAll(prefilledIn(field), "...");
  return {
    message: isForAnybody ? `${message} Is it meant for everyone who tries the site?` : message,
    page: page.finalUrl,
    element: { selector, snippet, component },
    ...(isForAnybody ? { outcome: "review" as const } : {}),
  };
}
