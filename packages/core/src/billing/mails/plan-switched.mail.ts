import { billingZone } from "@plumbline/contract/billing-period";
import { dayWords, momentWords } from "@plumbline/contract/time-words";

import { dollars } from "#billing/dollars.ts";
import { billingReason } from "#billing/mail-billing-contacts.ts";
import { appUrl } from "#platform/mail/app-url.ts";
import { layOutMail } from "#platform/mail/mail-layout.ts";
import type { MailConfig, MailContent } from "#platform/mail/mail.ts";
import { text } from "#platform/mail/mail-parts.ts";
import { nameInSubject, nameInText } from "#platform/mail/names.ts";

export interface PlanSwitchedMail {
  config: MailConfig;
  organizationId: string;
  organization: string;
  timeZone: string;
  from: string;
  to: string;
  monthlyPriceCents: number;
  switchedAt: Date;
  /** What is left over from before, and lowers the next payments. */
  creditCents: number;
  nextPaymentCents: number;
  /** When the new price is charged for a whole month. */
  nextPaymentAt: Date | null;
}

/** Confirms another plan, or another price of the same. */
export function planSwitchedMail(mail: PlanSwitchedMail): MailContent {
  const { config, organization, timeZone, from, to, switchedAt, creditCents, nextPaymentAt } = mail;
  const price = `${dollars(mail.monthlyPriceCents)} a month`;
  const name = nameInText(organization);
  const isSame = from === to;
  const headline = isSame ? `Your ${to} plan has a new price` : `You switched to the ${to} plan`;
  const sentence = isSame
    ? `The ${to} plan of ${name} now costs ${price}.`
    : `${name} moved from the ${from} plan to the ${to} plan. It costs ${price}.`;
  const next = `${dollars(mail.nextPaymentCents)} on ${nextPaymentAt === null ? "" : dayWords(nextPaymentAt, billingZone(nextPaymentAt, timeZone))}`;
  const credit = `Your credit of ${dollars(creditCents)} lowers your next payments.`;
  const facts = [
    { name: "Plan", value: to },
    { name: "Price", value: price },
    { name: "Since", value: momentWords(switchedAt, timeZone) },
    ...(creditCents === 0 ? [] : [{ name: "Credit", value: dollars(creditCents) }]),
    ...(nextPaymentAt === null ? [] : [{ name: "Next payment", value: next }]),
  ];
  return layOutMail({
    config,
    subject: `${nameInSubject(organization)}: ${headline}`,
    preview: sentence,
    heading: headline,
    blocks: [
      text(sentence),
      ...(creditCents === 0 ? [] : [text(credit)]),
      { kind: "facts", facts },
      { kind: "action", label: "Open Billing", url: appUrl(config, mail.organizationId, "/billing") },
    ],
    reason: billingReason(organization),
  });
}
