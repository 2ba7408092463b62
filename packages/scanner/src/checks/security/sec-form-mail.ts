import { notApplicable, pageCheck, verdictOf, type Defect } from "#check.ts";
import type { FormRef } from "#evidence/document.ts";

import { judgeDocument } from "./reading/delivery.ts";

export const secFormMail = pageCheck({
  id: "sec-form-mail",
  area: "security",
  severity: "low",
  group: "content",
  sources: ["CWE-319"],
  defect: "Form that opens the visitor's mail program",
  title: "Forms are sent to a server, not by the visitor's mail program",
  whyItMatters:
    "Without a script that takes over, the button opens a mail program with everything that was entered. The message then travels as ordinary email, which is seldom encrypted all the way, and stays in the visitor's mailbox.",
  businessImpact:
    "Visitors without a mail program set up press the button, and nothing happens: their order or question is lost.",
  fixSteps: [
    "Use the form of your website system, or a form service, which sends what was entered over https://.",
    "If you would rather get email, replace the form with a link to your email address.",
  ],
  effort: "S",
  resources: [
    {
      title: "RFC 6068: The 'mailto' URI Scheme, Security Considerations",
      url: "https://www.rfc-editor.org/rfc/rfc6068#section-7",
    },
  ],
  evaluate: (page) =>
    judgeDocument(page, ({ forms }) => {
      if (forms.length === 0) return notApplicable("The page has no form");
      return verdictOf(forms.filter(isMailed).map((form) => defectOf(form, page.finalUrl)));
    }),
});

function isMailed({ action }: FormRef): boolean {
  return URL.parse(action)?.protocol === "mailto:";
}

/** Whether a script sends it in another way can't be seen without sending. */
function defectOf({ action, selector, snippet, component }: FormRef, page: string): Defect {
  const recipient = new URL(action).pathname;
  const to = recipient === "" ? "" : ` to ${recipient}`;
  return {
    message: `The form is sent by email${to}, with the visitor's own mail program. Does a script send it in another way?`,
    page,
    element: { selector, snippet, component },
    component: "form:mail",
    outcome: "review",
  };
}
