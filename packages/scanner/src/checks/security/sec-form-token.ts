import { notApplicable, siteCheck, verdictOf, type Defect } from "#check.ts";
import type { Evidence } from "#evidence.ts";
import type { FormFieldRef, FormRef } from "#evidence/document.ts";
import type { PageEvidence } from "#evidence/page.ts";

import { measuredPages, nothingMeasured } from "./reading/delivery.ts";
import { fieldValue } from "./reading/field-value.ts";
import { guardsRequests, isSessionLike } from "./reading/session-cookie.ts";
import { ownCookies } from "./reading/set-cookie.ts";

/** Names under which frameworks put the token, and what they call it in a meta element. */
const TOKEN =
  /csrf|xsrf|token|nonce|authenticity|verification|(?:^|_)hash$|form_?(?:key|build_id|id)|viewstate|eventvalidation|sesskey|formhash|challenge|signature|^_sig/i;
const FEWEST_CHARACTERS = 16;

export const secFormToken = siteCheck({
  id: "sec-form-token",
  area: "security",
  severity: "medium",
  group: "content",
  sources: ["OWASP ASVS 5.0.0 V3.5.1", "CWE-352"],
  defect: "Form that other websites can send on a visitor's behalf",
  title: "Forms prove that they were sent from the site itself",
  whyItMatters:
    "The form carries no value that only your own page can know, and the session cookie doesn't say that other websites can't use it. Another website can then send the form on behalf of a visitor who is signed in, without their knowledge.",
  businessImpact:
    "An attacker changes a customer's password or files in their name with one click on a link.",
  fixSteps: [
    "Turn on the protection against forged requests (CSRF) that your framework or content system has. It adds a hidden token to each form.",
    "Set SameSite=Lax or Strict on the session cookie.",
    "On the server, also refuse requests whose Origin header is not your own address.",
  ],
  effort: "M",
  likelyOwner: "developer",
  resources: [
    {
      title: "OWASP Cross-Site Request Forgery Prevention Cheat Sheet",
      url: "https://cheatsheetseries.owasp.org/cheatsheets/Cross-Site_Request_Forgery_Prevention_Cheat_Sheet.html",
    },
  ],
  evaluate: (evidence) => {
    const pages = measuredPages(evidence);
    if (pages.length === 0) return nothingMeasured(evidence);
    const cookies = ownCookies(evidence);
    const open = cookies.filter(
      (cookie) => cookie.via === "header" && isSessionLike(cookie) && !isOwnAlone(cookie.sameSite),
    );
    if (open.length === 0)
      return notApplicable("The site sets no session cookie that other websites could use");
    const forms = pages.flatMap((page) => weightyForms(page, evidence).map((form) => ({ form, page })));
    if (forms.length === 0)
      return notApplicable("The visited pages have no form that changes an account or sends files");
    const isGuarded = cookies.some(guardsRequests);
    const unguarded = forms.filter(({ form, page }) => !isGuarded && !hasToken(form) && !namesToken(page));
    const each = new Map(unguarded.toReversed().map((one) => [pathOf(one.form), one]));
    return verdictOf([...each.values()].map(({ form, page }) => defectOf(form, page.finalUrl)));
  },
});

function isOwnAlone(sameSite: "strict" | "lax" | "none" | null): boolean {
  return sameSite === "strict" || sameSite === "lax";
}

/** Forms that the server gets as sent and that weigh enough: with a password or a file. Others may only search or subscribe. */
function weightyForms({ document }: PageEvidence, { site }: Evidence): FormRef[] {
  if (!document.gathered) return [];
  return document.value.forms.filter(
    ({ action, method, fields, snippet }) =>
      method.toLowerCase() === "post" &&
      /\saction\s*=/i.test(snippet) &&
      URL.parse(action)?.host === site.host &&
      fields.some(({ type }) => type === "password" || type === "file"),
  );
}

function hasToken({ fields }: FormRef): boolean {
  return fields.some((field) => field.type === "hidden" && (TOKEN.test(field.name) || isRandom(field)));
}

/** Some frameworks give the field a name of chance, too. */
function isRandom(field: FormFieldRef): boolean {
  const value = fieldValue(field);
  return (
    value.length >= FEWEST_CHARACTERS &&
    /\d/.test(value) &&
    /[a-z]/i.test(value) &&
    /^[\w+/=.:-]+$/.test(value)
  );
}

/** Scripts take it from there and send it along. */
function namesToken({ document }: PageEvidence): boolean {
  return document.gathered && document.value.metas.some(({ name }) => /csrf|xsrf/i.test(name));
}

function pathOf({ action }: FormRef): string {
  return new URL(action).pathname;
}

/** Whether the server checks something else can't be seen without sending. */
function defectOf(form: FormRef, page: string): Defect {
  const { selector, snippet, component } = form;
  return {
    message: `The form that is sent to ${pathOf(form)} has no token against forged requests (CSRF), and the session cookie may be used by other websites. Does the server check where the form was sent from?`,
    page,
    element: { selector, snippet, component },
    component: `form:${pathOf(form)}`,
    outcome: "review",
  };
}
