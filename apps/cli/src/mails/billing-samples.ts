import { accountStateMail } from "@plumbline/core/billing/mails/account-state.mail";
import { erasedMail } from "@plumbline/core/billing/mails/erased.mail";
import { erasureWarningMail } from "@plumbline/core/billing/mails/erasure-warning.mail";
import { paidTwiceMail } from "@plumbline/core/billing/mails/paid-twice.mail";
import { planSwitchedMail } from "@plumbline/core/billing/mails/plan-switched.mail";
import { promiseMissedMail, type PromiseMissedMail } from "@plumbline/core/billing/mails/promise-missed.mail";
import { refundDeclinedMail } from "@plumbline/core/billing/mails/refund-declined.mail";
import { refundMail } from "@plumbline/core/billing/mails/refund.mail";
import { accountState } from "@plumbline/core/billing/account-state";
import type { SubscriptionState } from "@plumbline/core/billing/lifecycle/subscription-state";
import type { MailConfig } from "@plumbline/core/platform/mail/mail";

import { HARD_NAMES, MORNING, type SampleMail, TIME_ZONE, ORGANIZATION_ID } from "./sample-mail.ts";

const OBSTACLE = {
  site: "https://harbor-bakery.example/",
  reason: "We could not find harbor-bakery.example in the DNS.",
  trouble: "unknown-host",
  nextScan: "2026-11-30",
} as const;
const PERIOD_END = new Date("2026-12-01T12:00:00Z");
const ERASURE = new Date("2027-02-21T14:05:00Z");

/** Mails about money, which go to the billing contact and the owners. */
export function billingSamples(config: MailConfig): SampleMail[] {
  const client = { config, organizationId: ORGANIZATION_ID, organization: "Harbor Bakery" };
  const zoned = { ...client, timeZone: TIME_ZONE };
  const plan = {
    from: "Monthly",
    to: "Plus",
    monthlyPriceCents: 79_700,
    nextPaymentAt: PERIOD_END,
    switchedAt: MORNING,
  };
  const lower = { from: "Plus", to: "Monthly", monthlyPriceCents: 49_700 };
  return [
    ...standingSamples(config),
    {
      module: "billing/mails/plan-switched",
      name: "plan-switched",
      mail: planSwitchedMail({ ...zoned, ...plan, creditCents: 0, nextPaymentCents: 79_700 }),
    },
    {
      module: "billing/mails/plan-switched",
      name: "plan-switched-with-credit",
      mail: planSwitchedMail({ ...zoned, ...plan, ...lower, creditCents: 29_032, nextPaymentCents: 20_668 }),
    },
    {
      module: "billing/mails/paid-twice",
      name: "paid-twice",
      mail: paidTwiceMail({ ...zoned, cents: 13_253, paidAt: MORNING }),
    },
    {
      module: "billing/mails/refund",
      name: "refund",
      mail: refundMail({
        ...zoned,
        cents: 13_253,
        invoiceNumber: "PLB-0042",
        creditNotes: ["CN-000012"],
        refundedAt: MORNING,
      }),
    },
    {
      module: "billing/mails/refund-declined",
      name: "refund-declined",
      mail: refundDeclinedMail({ ...zoned, cents: 13_253, invoiceNumber: "PLB-0042", paidAt: MORNING }),
    },
    promiseSample("audit-late", { ...zoned, promisedUntil: MORNING, obstacle: null }),
    promiseSample("audit-kept-out", { ...zoned, promisedUntil: MORNING, obstacle: OBSTACLE }),
    {
      module: "billing/mails/erasure-warning",
      name: "erasure-warning",
      mail: erasureWarningMail({ ...zoned, erasesAt: ERASURE }),
    },
    { module: "billing/mails/erased", name: "erased", mail: erasedMail({ ...zoned, erasedAt: ERASURE }) },
  ];
}

function promiseSample(name: string, mail: PromiseMissedMail): SampleMail {
  return { module: "billing/mails/promise-missed", name, mail: promiseMissedMail(mail) };
}

const PAID: SubscriptionState = {
  status: "ACTIVE",
  statusSince: MORNING,
  plan: "monthly",
  monthlyPriceCents: 49_700,
  startedAt: MORNING,
  currentPeriodEndsAt: PERIOD_END,
  cancelsAtPeriodEnd: false,
  pastDueNoticeAt: null,
  dueInvoiceId: null,
  nextAttemptAt: null,
  suspendedBecause: null,
  endedAt: null,
  endedBecause: null,
  cardId: "card",
  cardBrand: "Visa",
  cardLast4: "4242",
  cardExpiresOn: "2029-04",
  providerSubscriptionId: "subscription",
};

/** Every way an account can stand that is told by mail. */
const STANDINGS: Record<string, Partial<SubscriptionState>> = {
  "payment-failed": {
    status: "PAST_DUE",
    pastDueNoticeAt: MORNING,
    nextAttemptAt: new Date("2026-11-26T14:05:00Z"),
  },
  "suspended-unpaid": { status: "SUSPENDED", suspendedBecause: "unpaid" },
  "suspended-disputed": { status: "SUSPENDED", suspendedBecause: "disputed" },
  "service-resumed": {},
  "end-scheduled": { cancelsAtPeriodEnd: true },
  "trial-end-scheduled": { status: "TRIALING", cancelsAtPeriodEnd: true },
  "subscription-ended": { status: "CANCELED", endedAt: MORNING, endedBecause: "canceled" },
};

function standingSamples(config: MailConfig): SampleMail[] {
  const module = "billing/mails/account-state";
  const told = Object.entries(STANDINGS).map(([name, changes]) => {
    const facts = {
      subscription: { ...PAID, ...changes },
      suspension: null,
      timeZone: TIME_ZONE,
      now: MORNING,
    };
    const state = accountState(facts);
    return {
      module,
      name,
      mail: accountStateMail({
        config,
        organizationId: ORGANIZATION_ID,
        organization: "Harbor Bakery",
        timeZone: TIME_ZONE,
        state,
      }),
    };
  });
  const suspension = { since: MORNING, reason: "The website belongs to someone else." };
  const state = accountState({ subscription: PAID, suspension, timeZone: TIME_ZONE, now: MORNING });
  const hard = accountStateMail({
    config,
    organizationId: ORGANIZATION_ID,
    organization: HARD_NAMES.long,
    timeZone: TIME_ZONE,
    state,
  });
  return [...told, { module, name: "suspended-by-operator-hard-names", mail: hard }];
}
