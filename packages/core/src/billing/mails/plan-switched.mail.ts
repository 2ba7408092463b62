import { dayWords } from "@plumbline/contract/time-words";

import { billingReason } from "#billing/mail-billing-contacts.ts";
import { dollars } from "#billing/mails/dollars.ts";
import type { Config } from "#platform/config.ts";
import { layOutMail } from "#platform/mail/mail-layout.ts";
import type { MailContent } from "#platform/mail/mail.ts";

export interface PlanSwitchedMail {
  config: Pick<Config, "brand" | "server">;
  organization: string;
  timeZone: string;
  from: string;
  to: string;
  monthlyPriceCents: number;
  /** When the new price is charged for a whole month. */
  nextPaymentAt: Date | null;
}

/** Confirms another plan, or another price of the same. */
export function planSwitchedMail(mail: PlanSwitchedMail): MailContent {
  const { config, organization, timeZone, from, to, monthlyPriceCents, nextPaymentAt } = mail;
  const { brand, server } = config;
  const price = dollars(monthlyPriceCents);
  return layOutMail({
    brand,
    subject: `${organization} is on the ${to} plan`,
    heading: from === to ? `Your ${to} plan has a new price` : `You switched to the ${to} plan`,
    paragraphs: [
      from === to
        ? `The ${to} plan of ${organization} now costs ${price} a month.`
        : `${organization} moved from the ${from} plan to the ${to} plan. It costs ${price} a month.`,
    ],
    facts: [
      { name: "Plan", value: to },
      { name: "Price", value: `${price} a month` },
      ...(nextPaymentAt === null ? [] : [{ name: "Next payment", value: dayWords(nextPaymentAt, timeZone) }]),
    ],
    action: { label: "Open Billing", url: `${server.publicUrl}/billing` },
    reason: billingReason(organization),
  });
}
