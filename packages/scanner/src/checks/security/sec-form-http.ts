import { notApplicable, pageCheck, verdictOf, type Defect, type Verdict } from "#check.ts";
import type { Evidence } from "#evidence.ts";
import type { DocumentSnapshot, ElementRef } from "#evidence/document.ts";
import type { PageEvidence } from "#evidence/page.ts";
import { NOT_PUBLIC } from "#judge/left-out.ts";
import { encryptedAddresses } from "#fix-examples/encrypted-addresses.ts";

import { internalHost } from "./reading/internal-hosts.ts";
import { isHttps, judgeDocument } from "./reading/delivery.ts";
import { isCardField, isPasswordField, secretFields } from "./reading/sensitive-fields.ts";

export const secFormHttp = pageCheck({
  id: "sec-form-http",
  area: "security",
  severity: "critical",
  group: "content",
  toldBy: "sec-tls-none",
  sources: ["OWASP ASVS 5.0.0 V12.2.1", "PCI DSS 4.0 requirement 4.2.1", "W3C Mixed Content"],
  defect: "Form sent without encryption",
  title: "Forms are sent with encryption",
  whyItMatters:
    "What visitors type in this form travels without encryption, or the page itself does. Anyone on the way can read it, and browsers warn visitors before they send it.",
  businessImpact:
    "Leaked passwords and card numbers mean fraud and notices to your customers. For cards, you may also break your contract with the payment provider.",
  fixSteps: [
    "Find the form we name in the page template or in the settings of your form plugin.",
    "Change its target (the action attribute) to an address that starts with https://, or to a path such as /contact.",
    "If the page itself loads over http, switch the whole site to https and redirect http addresses to it.",
    "Send the form once and check that the browser shows no warning.",
  ],
  effort: "S",
  example: encryptedAddresses,
  resources: [
    {
      title: "OWASP Transport Layer Security Cheat Sheet",
      url: "https://cheatsheetseries.owasp.org/cheatsheets/Transport_Layer_Security_Cheat_Sheet.html",
    },
    {
      title: "MDN: Insecure passwords",
      url: "https://developer.mozilla.org/en-US/docs/Web/Security/Insecure_passwords",
    },
  ],
  evaluate: (page, evidence) =>
    judgeDocument(page, (document) => {
      const hasFields = document.looseFields.length > 0 || document.passwordFields > 0;
      if (document.forms.length === 0 && !hasFields) return notApplicable("The page has no form");
      if (isNotPublic(evidence)) return onlyToOthers(page, document);
      return verdictOf(
        isHttps(page)
          ? openTargets(page, document).map(({ defect }) => defect)
          : secretsInTheOpen(page, document),
      );
    }),
});

function isNotPublic({ site }: Evidence): boolean {
  return site.isPublic === false || internalHost(site.startUrl) !== null;
}

/** How a site on loopback is delivered says nothing of its public address, but other hosts are the same from there. */
function onlyToOthers(page: PageEvidence, document: DocumentSnapshot): Verdict {
  const defects = openTargets(page, document).flatMap(({ target, defect }): Defect[] => {
    if (isPublicElsewhere(target, page.finalUrl)) return [defect];
    return isHttps(page) ? [askedOf(defect)] : [];
  });
  return defects.length === 0 ? notApplicable(NOT_PUBLIC) : verdictOf(defects);
}

/** That it encrypts its pages and not what its form sends is not what an address for tests explains. */
function askedOf({ severity: _severity, ...defect }: Defect): Defect {
  return {
    ...defect,
    message: `${defect.message} Does it at the site's public address, too?`,
    outcome: "review",
  };
}

function isPublicElsewhere(target: string, page: string): boolean {
  return internalHost(target) === null && URL.parse(target)?.host !== URL.parse(page)?.host;
}

/** A place that sends without encryption, and where to. */
interface OpenTarget {
  target: string;
  defect: Defect;
}

function openTargets(page: PageEvidence, document: DocumentSnapshot): OpenTarget[] {
  const forms = document.forms
    .filter((form) => form.action.startsWith("http:"))
    .map((form): OpenTarget => {
      const secret = form.fields.some((field) => isPasswordField(field) || isCardField(field));
      const message = `The form sends ${secret ? "a password or card number" : "what visitors type"} to ${form.action} without encryption.`;
      const severity = secret ? "critical" : "high";
      const defect = { message, page: page.finalUrl, element: elementOf(form), severity } as const;
      return { target: form.action, defect };
    });
  // A button's own formaction is seen by the browser alone.
  const known = new Set(document.forms.map((form) => form.action));
  const buttons = page.mixedContent
    .filter((issue) => issue.resourceType.toLowerCase() === "form" && !known.has(issue.url))
    .map((issue): OpenTarget => {
      const message = `A form sends what visitors type to ${issue.url} without encryption.`;
      const place = { page: page.finalUrl, element: null, snippet: issue.url, component: "form:http" };
      return { target: issue.url, defect: { message, ...place, severity: "high" } };
    });
  return [...forms, ...buttons];
}

function secretsInTheOpen(page: PageEvidence, document: DocumentSnapshot): Defect[] {
  return secretFields(document).map((field) => {
    const what = isPasswordField(field) ? "password" : "card number";
    return {
      message: `The page asks for a ${what} without encryption.`,
      page: page.finalUrl,
      element: elementOf(field),
      severity: "critical",
      // Delivering the page with encryption fixes all fields, however many there are.
      component: "page:http",
    };
  });
}

function elementOf({ selector, snippet, component }: ElementRef): ElementRef {
  return { selector, snippet, component };
}
