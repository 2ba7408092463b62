import { notApplicable, pageCheck, verdictOf, type Defect } from "#check.ts";
import { ownScripts } from "#checks/privacy/reading/own-scripts.ts";
import type { FormFieldRef } from "#evidence/document.ts";
import type { PageEvidence } from "#evidence/page.ts";
import { openingTag } from "#fix-examples/opening-tag.ts";

import { judgeDocument } from "./reading/delivery.ts";
import { asksForPassword, isPasswordField } from "./reading/sensitive-fields.ts";

export const secPasswordReadable = pageCheck({
  id: "sec-password-readable",
  area: "security",
  severity: "medium",
  group: "content",
  sources: ["OWASP ASVS 5.0.0 V6.2.6", "CWE-549"],
  defect: "Password asked for in a plain text field",
  title: "Password fields hide what is typed",
  whyItMatters:
    "In a plain text field, everyone who can see the screen can read the password. The browser may also offer it to the next person who uses the form, and doesn't treat it as a password.",
  businessImpact:
    "Someone who looks over a shoulder, or shares the computer, gets into your customer's account.",
  fixSteps: [
    'Set type="password" on the field.',
    'Set autocomplete="current-password" where people sign in, and autocomplete="new-password" where they choose one.',
    "If people should be able to check what they typed, add a button that shows the password while it is on.",
  ],
  effort: "S",
  resources: [
    {
      title: "CWE-549: Missing Password Field Masking",
      url: "https://cwe.mitre.org/data/definitions/549.html",
    },
  ],
  evaluate: (page) =>
    judgeDocument(page, ({ forms, looseFields }) => {
      const asking = [...forms.flatMap(({ fields }) => fields), ...looseFields].filter(
        (field) => isPasswordField(field) || asksForPassword(field),
      );
      if (asking.length === 0) return notApplicable("The page asks for no password");
      const mayBeHidden = filesOf(page).some((text) => HIDES_LETTERS.test(text));
      return verdictOf(asking.filter(isReadable).map((field) => defectOf(page, field, mayBeHidden)));
    }),
});

/** What people can't write in shows them a password that they are given. */
function isReadable(field: FormFieldRef): boolean {
  const attributes = openingTag(field.snippet)?.attributes;
  const isOnlyRead = attributes?.has("readonly") === true || attributes?.has("disabled") === true;
  const isMasked = /text-security/i.test(attributes?.get("style") ?? "");
  return !isPasswordField(field) && !isOnlyRead && !isMasked;
}

/** A style sheet or script that hides letters, or changes the type of a field. */
const HIDES_LETTERS =
  /text-security|["'`]password["'`]|\.type\s*=(?!=)|setAttribute\(\s*["'`]type|font-family:[^;}]*(?:password|dots|disc)/i;

/** The scripts in the page, and its own scripts and style sheets. */
function filesOf(page: PageEvidence): string[] {
  const inPage = page.document.gathered ? page.document.value.scripts : [];
  const sheets = page.sources.filter(({ type }) => type === "stylesheet").map(({ text }) => text);
  return [...ownScripts(page), ...sheets, ...inPage.map(({ snippet }) => snippet)];
}

/** What a field is named by, and nothing more: a hint for a password is none. */
const ONLY_A_PASSWORD =
  /^\s*(?:your |ihr |dein |votre |su |tu |(?:la )?tua |(?:je|uw) )?(?:password|passwort|kennwort|mot de passe|contraseña|parola|wachtwoord|senha|hasło)\s*[:*]?\s*\*?$/iu;

/** Where nothing of the page can hide the letters, everyone can read them. */
function defectOf(page: PageEvidence, field: FormFieldRef, mayBeHidden: boolean): Defect {
  const { label, shownLabel, selector, snippet, component } = field;
  const name = label || (shownLabel ?? "") || "Password";
  const what = `The field “${name}” asks for a password, and its type is ${field.type}.`;
  const isSure = !mayBeHidden && page.rawMarkup?.gathered === true && ONLY_A_PASSWORD.test(name);
  return {
    ...(isSure ? {} : { outcome: "review" as const }),
    message: isSure
      ? `${what} Everyone who sees the screen can read what is typed.`
      : `${what} Can people nearby read what is typed?`,
    page: page.finalUrl,
    element: { selector, snippet, component },
  };
}
