import type { AccountState } from "@plumbline/contract/account-state";
import { momentWords } from "@plumbline/contract/time-words";

import { billingReason } from "#billing/mail-billing-contacts.ts";
import type { Config } from "#platform/config.ts";
import { layOutMail } from "#platform/mail/mail-layout.ts";
import type { MailContent } from "#platform/mail/mail.ts";

export interface AccountStateMail {
  config: Pick<Config, "brand" | "server">;
  organization: string;
  timeZone: string;
  state: AccountState;
  /** What led to it, where the state does not say it. */
  news?: string;
  facts?: readonly { name: string; value: string }[];
}

/** Says how an account stands now, in the words of the app: why, what happens next, and what to do. */
export function accountStateMail(mail: AccountStateMail): MailContent {
  const { config, organization, timeZone, state, news, facts = [] } = mail;
  const { brand, server } = config;
  const { title, reason, next, remedy } = state;
  const at = next?.at ? [{ name: "When", value: momentWords(new Date(next.at), timeZone) }] : [];
  const { label, path } = REMEDIES[remedy ?? "none"];
  return layOutMail({
    brand,
    subject: `${title} (${organization})`,
    heading: title,
    paragraphs: [
      `This is about the ${brand.name} subscription of ${organization}.`,
      ...[news, reason, next?.what].filter((words) => typeof words === "string"),
    ],
    facts: [...facts, ...at],
    action: { label, url: server.publicUrl + path },
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
