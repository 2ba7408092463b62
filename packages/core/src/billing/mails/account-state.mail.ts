import type { AccountState } from "@plumbline/contract/account-state";
import { momentWords } from "@plumbline/contract/time-words";

import { billingReason } from "#billing/mail-billing-contacts.ts";
import { layOutMail } from "#platform/mail/mail-layout.ts";
import type { MailConfig, MailContent } from "#platform/mail/mail.ts";
import { type MailBlock, type MailFact, text } from "#platform/mail/mail-parts.ts";
import { nameInSubject, nameInText } from "#platform/mail/names.ts";

export interface AccountStateMail {
  config: MailConfig;
  organization: string;
  timeZone: string;
  state: AccountState;
  /** What led to it, where the state does not say it. */
  news?: string;
  facts?: readonly MailFact[];
}

/** Says how an account stands now, in the words of the app: why, what happens next, and what to do. */
export function accountStateMail(mail: AccountStateMail): MailContent {
  const { config, organization, timeZone, state, news, facts = [] } = mail;
  const { title, reason, next, remedy } = state;
  const at = next?.at ? [{ name: "When", value: momentWords(new Date(next.at), timeZone) }] : [];
  const told = [news, reason, next?.what].filter((words) => typeof words === "string");
  const shown: MailBlock[] =
    [...facts, ...at].length > 0 ? [{ kind: "facts", facts: [...facts, ...at] }] : [];
  const { label, path } = REMEDIES[remedy ?? "none"];
  return layOutMail({
    config,
    subject: `${nameInSubject(organization)}: ${title}`,
    preview: told.join(" "),
    heading: title,
    blocks: [
      text(`This is about the ${config.brand.name} subscription of ${nameInText(organization)}.`),
      ...told.map((words) => text(words)),
      ...shown,
      { kind: "action", label, url: config.server.publicUrl + path },
    ],
    reason: billingReason(organization),
  });
}

const REMEDIES = {
  "choose-plan": { label: "Choose a plan", path: "/billing" },
  resume: { label: "Keep my subscription", path: "/billing" },
  "update-card": { label: "Update payment method", path: "/billing" },
  reactivate: { label: "Reactivate subscription", path: "/billing" },
  "contact-support": { label: "Contact support", path: "/support" },
  none: { label: "Open Billing", path: "/billing" },
};
