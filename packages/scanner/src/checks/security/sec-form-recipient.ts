import { notApplicable, pageCheck, verdictOf, type Defect } from "#check.ts";
import type { FormFieldRef, FormRef } from "#evidence/document.ts";

import { judgeDocument } from "./reading/delivery.ts";
import { fieldValue } from "./reading/field-value.ts";

/** Names by which old programs for forms learn where to mail a message. */
const RECIPIENT =
  /^(?:recipients?|mail_?to|send_?to|e?mail_?to|to_?(?:e?mail|address)|_?to|dest(?:inataire|inatario|inatari)?|empf(?:ae|ä)nger|ontvanger)$/iu;
const EMAIL = /^[^\s@<>]{1,64}@[\w-]+(?:\.[\w-]+)+$|^[^\s@<>]{1,64}@[\w-]+(?:\.[\w-]+)+\s*,/;

export const secFormRecipient = pageCheck({
  id: "sec-form-recipient",
  area: "security",
  severity: "medium",
  group: "content",
  sources: ["CWE-472", "CWE-88"],
  defect: "Form that tells the server where to mail",
  title: "Forms don't tell the server where to mail",
  whyItMatters:
    "A hidden field of the form holds the address to which the server mails what people enter. Anyone can send the form with another address. If the server believes it, spammers send their mail through your server.",
  businessImpact:
    "Your mail server ends up on block lists, and your own messages no longer arrive. Messages of customers can be diverted.",
  fixSteps: [
    "Keep the address in the program on the server, and remove the field from the form.",
    "If the form can reach several people, send a number or a word, and let the server look up the address.",
    "If the program is FormMail or as old, replace it.",
  ],
  effort: "S",
  likelyOwner: "developer",
  resources: [
    {
      title: "CWE-472: External Control of Assumed-Immutable Web Parameter",
      url: "https://cwe.mitre.org/data/definitions/472.html",
    },
  ],
  evaluate: (page, { site }) =>
    judgeDocument(page, ({ forms }) => {
      const own = forms.filter(({ action }) => URL.parse(action)?.host === site.host);
      if (own.length === 0) return notApplicable("The page has no form that is sent to your own server");
      return verdictOf(own.flatMap((form) => defectOf(form, page.finalUrl) ?? []));
    }),
});

/** What the server does with it can't be seen without sending. */
function defectOf(form: FormRef, page: string): Defect | null {
  const field = form.fields.find(holdsRecipient);
  if (field === undefined) return null;
  const { selector, snippet, component, name } = field;
  return {
    message: `The hidden field “${name}” of the form says where the server mails the message. Does the server mail to any address there?`,
    page,
    element: { selector, snippet, component },
    component: `field:${name}`,
    outcome: "review",
  };
}

function holdsRecipient(field: FormFieldRef): boolean {
  return field.type === "hidden" && RECIPIENT.test(field.name.trim()) && EMAIL.test(fieldValue(field));
}
