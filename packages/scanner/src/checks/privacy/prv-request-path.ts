import { passed, verdictOf } from "#check.ts";
import { CCPA, GDPR } from "#checks/privacy/data/resources.ts";
import { privacySiteCheck } from "#checks/privacy/privacy-check.ts";
import { withPolicy } from "#checks/privacy/reading/policy.ts";
import type { DocumentSnapshot } from "#evidence/document.ts";

const EMAIL = /[\w.+-]+(?:@|\s?\[at\]\s?|\s?\(at\)\s?)[\w-]+\.[\w.-]+/i;
const PHONE = /(?:\+\d{1,3}[\s.-]?)?(?:\(\d{2,4}\)|\d{2,4})[\s.-]\d{2,4}[\s.-]\d{2,6}/;
const FORM_WORDS =
  /(?:request|contact|privacy|web) ?form|submit (?:a |your )?(?:privacy )?request|data (?:subject )?request|kontaktformular|formulaire|formulario/i;

export const prvRequestPath = privacySiteCheck({
  id: "prv-request-path",
  group: "policy",
  severities: { EU: "medium", CA: "medium", US: "low" },
  sources: ["California Civil Code §1798.130(a)(1)", "GDPR Art. 12(2)"],
  defect: "No way to ask for or delete personal data",
  title: "People can find out how to get, correct or delete their data",
  whyItMatters:
    "People can use their rights only if they know where to send a request: an email address, a form or a toll-free number.",
  businessImpact:
    "People who find no address complain to the regulator, and your deadline is already running.",
  fixSteps: [
    "In your privacy policy, name an email address that someone reads, such as privacy@ your domain.",
    "Or link to a request form. In California, most businesses have to offer two ways.",
    "Decide who answers requests, and how quickly.",
  ],
  effort: "M",
  likelyOwner: "legal",
  passesByPresence: true,
  resources: [CCPA, GDPR],
  evaluate: (evidence) =>
    withPolicy(evidence, ({ page, document }) =>
      namesAWay(document)
        ? passed
        : verdictOf([
            {
              message: "The privacy policy has no email address, form or phone number for requests.",
              page: page.finalUrl,
              component: "request path",
            },
          ]),
    ),
});

function namesAWay(document: DocumentSnapshot): boolean {
  const byLink = document.links.some((link) => /^(?:mailto|tel):/i.test(link.rawHref));
  const byForm = document.forms.some((form) =>
    form.fields.some((field) => field.type === "email" || field.tag === "textarea"),
  );
  const { text } = document;
  return byLink || byForm || EMAIL.test(text) || PHONE.test(text) || FORM_WORDS.test(text);
}
