import { notApplicable, pageCheck, verdictOf, type Defect } from "#check.ts";
import { asksForHealth, asksForPersonalData } from "#checks/privacy/reading/personal-fields.ts";
import type { FormFieldRef, FormRef } from "#evidence/document.ts";
import type { PageEvidence } from "#evidence/page.ts";
import { withAttributes } from "#fix-examples/mended-markup.ts";
import { openingTag } from "#fix-examples/opening-tag.ts";

import { judgeDocument } from "./reading/delivery.ts";
import { isCardField, isIdentityNumberField, isPasswordField } from "./reading/sensitive-fields.ts";

export const secFormGet = pageCheck({
  id: "sec-form-get",
  area: "security",
  severity: "high",
  group: "content",
  sources: ["OWASP ASVS 5.0.0 V14.2.1", "CWE-598"],
  defect: "Form that sends private data in the page's address",
  title: "Forms send no private data in the page's address",
  whyItMatters:
    "The form sends its fields as part of an address. What people type, such as a password, a card number, or a message with their name, then remains in the browser's history and the server's logs, and the next website may get it, too.",
  businessImpact: "Whoever reads a log or uses the same computer can sign in or act as your customer.",
  fixSteps: [
    'Give the form the attribute method="post".',
    "Have the server take these fields from the body of the request only, and refuse them in an address.",
    "Remove old addresses with secrets from the server's logs and from analytics.",
  ],
  effort: "S",
  example: withAttributes({ method: "post" }),
  resources: [
    {
      title: "CWE-598: Use of GET Request Method With Sensitive Query Strings",
      url: "https://cwe.mitre.org/data/definitions/598.html",
    },
  ],
  evaluate: (page) =>
    judgeDocument(page, ({ forms }) => {
      const withSecret = forms.filter(({ fields }) => secretIn(fields) !== null);
      if (withSecret.length === 0)
        return notApplicable(
          "The page has no form for a password, a card or identity number, or data on a person",
        );
      const secret = withSecret.filter((form) => secretIn(sentFields(form)) !== null);
      return verdictOf([
        ...secret.filter(sendsInAddress).map((form) => defectOf(page, form)),
        ...secret.flatMap((form) => buttonsThatSendInAddress(page, form)),
      ]);
    }),
});

/** Browsers leave out fields without a name. https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#constructing-the-form-data-set */
function sentFields({ fields }: FormRef): FormFieldRef[] {
  return fields.filter(({ name }) => name !== "");
}

/** A form that names neither a method nor a target is most often sent by a script, which sends it as it likes. */
function sendsInAddress(form: FormRef): boolean {
  const action = openingTag(form.snippet)?.attributes.get("action") ?? "";
  return form.method.toLowerCase() === "get" && (namesMethod(form) || /^[^#]/.test(action));
}

/** A button's own method outweighs that of its form. */
function buttonsThatSendInAddress(page: PageEvidence, form: FormRef): Defect[] {
  return (form.sentBy ?? [])
    .filter(({ snippet }) => openingTag(snippet)?.attributes.get("formmethod")?.toLowerCase() === "get")
    .map(({ name, selector, snippet, component }) => {
      const what = secretIn(sentFields(form)) ?? "a secret";
      return {
        message: `The button “${name}” sends ${what} in the address (formmethod="get").${questionOf(what)}`,
        page: page.finalUrl,
        element: { selector, snippet, component },
        ...weightOf(what),
      };
    });
}

function questionOf(what: string): string {
  return what === LONE_EMAIL ? " Do logs or analytics keep it?" : "";
}

function weightOf(what: string): Pick<Defect, "severity" | "outcome"> {
  if (what === LONE_EMAIL) return { severity: "low", outcome: "review" };
  return what === CONTACT_DATA ? { severity: "medium" } : {};
}

function secretIn(fields: readonly FormFieldRef[]): string | null {
  if (fields.some(isPasswordField)) return "a password";
  if (fields.some(isCardField)) return "a card number";
  if (fields.some(isIdentityNumberField)) return "an identity number";
  if (!fields.some(isOfSomeone)) return null;
  if (fields.some(asksForHealth)) return "what people tell of their health";
  if (fields.filter(asksForPersonalData).length >= FEWEST_PERSONAL) return CONTACT_DATA;
  return fields.some(({ type }) => type === "email") ? LONE_EMAIL : null;
}

const CONTACT_DATA = "contact data";
const FEWEST_PERSONAL = 2;
/** As for a newsletter: it says little, but who keeps addresses of pages keeps it. */
const LONE_EMAIL = "what people type as their email";

/** Whether it says whose answers they are; words on an illness alone are a search. */
function isOfSomeone({ type, autocomplete }: FormFieldRef): boolean {
  return type === "email" || type === "tel" || /\b(?:email|tel|bday)\b/.test(autocomplete);
}

function namesMethod({ snippet }: FormRef): boolean {
  return openingTag(snippet)?.attributes.has("method") === true;
}

function defectOf(page: PageEvidence, form: FormRef): Defect {
  const { selector, snippet, component } = form;
  const what = secretIn(sentFields(form)) ?? "a secret";
  const isNamed = namesMethod(form);
  return {
    message: isNamed
      ? `The form sends ${what} in the address (method="get").${questionOf(what)}`
      : `Without a script, this form sends ${what} in the address. Does a script always send it?`,
    page: page.finalUrl,
    element: { selector, snippet, component },
    ...weightOf(what),
    ...(isNamed ? {} : { outcome: "review" as const }),
  };
}
