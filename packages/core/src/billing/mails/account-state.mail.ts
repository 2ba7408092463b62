import type { AccountState, AccountStateKind } from "@plumbline/contract/account-state";
import { billingZone } from "@plumbline/contract/billing-period";
import { momentWords } from "@plumbline/contract/time-words";

import { billingReason } from "#billing/mail-billing-contacts.ts";
import { appUrl } from "#platform/mail/app-url.ts";
import { layOutMail } from "#platform/mail/mail-layout.ts";
import type { MailConfig, MailContent } from "#platform/mail/mail.ts";
import { type MailBlock, type MailFact, text } from "#platform/mail/mail-parts.ts";
import { nameInSubject, nameInText } from "#platform/mail/names.ts";

export interface AccountStateMail {
  config: MailConfig;
  organizationId: string;
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
  const told = [news, reason, next?.what].filter((words) => typeof words === "string");
  const named = [...facts, ...times(state, timeZone)];
  const shown: MailBlock[] = named.length > 0 ? [{ kind: "facts", facts: named }] : [];
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
      { kind: "action", label, url: appUrl(config, mail.organizationId, path) },
    ],
    reason: billingReason(organization),
  });
}

/** What the time of the next event is called, in each state that has one. */
const NEXT_NAMES: Partial<Record<AccountStateKind, string>> = {
  active: "Next payment",
  trialing: "Trial ends",
  ending: "Service ends",
  "past-due": "Suspended if unpaid by",
  ended: "Data erased on",
};

/** Since when it is so, where that is when it happened, and when the next thing happens. */
function times({ kind, since, next }: AccountState, timeZone: string): MailFact[] {
  const hasBegun = kind !== "active" && kind !== "trialing" && kind !== "ending";
  const named = [
    { name: "Since", at: hasBegun ? since : null },
    { name: NEXT_NAMES[kind], at: next?.at ?? null },
  ];
  return named.flatMap(({ name, at }) => {
    if (name === undefined || at === null) return [];
    const moment = new Date(at);
    return [{ name, value: momentWords(moment, billingZone(moment, timeZone)) }];
  });
}

const REMEDIES = {
  "choose-plan": { label: "Choose a plan", path: "/billing" },
  resume: { label: "Resume subscription", path: "/billing" },
  "update-card": { label: "Update payment method", path: "/billing" },
  reactivate: { label: "Reactivate subscription", path: "/billing" },
  "contact-support": { label: "Contact support", path: "/support" },
  none: { label: "Open Billing", path: "/billing" },
};
