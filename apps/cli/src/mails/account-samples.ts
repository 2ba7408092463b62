import type { User } from "@plumbline/contract/auth";
import type { SupportRequest } from "@plumbline/contract/support";
import { paymentReceiptMail } from "@plumbline/core/billing/payment-receipt.mail";
import { dataExportReadyMail } from "@plumbline/core/data-export/data-export-ready.mail";
import { operatorMail } from "@plumbline/core/operator/operator.mail";
import { welcomeMail } from "@plumbline/core/organizations/welcome.mail";
import type { MailConfig } from "@plumbline/core/platform/mail/mail";
import { resetCodeMail } from "@plumbline/core/sign-in/reset-code.mail";
import { securityNoticeMail } from "@plumbline/core/sign-in/security-notice.mail";
import { temporaryPasswordMail } from "@plumbline/core/sign-in/temporary-password.mail";
import { supportAcknowledgementMail } from "@plumbline/core/support/support-acknowledgement.mail";
import { supportRequestMail } from "@plumbline/core/support/support-request.mail";
import { inviteMail } from "@plumbline/core/team/invite.mail";
import { removedMail } from "@plumbline/core/team/removed.mail";

import { HARD_NAMES, MORNING, ORGANIZATION_ID, type SampleMail, SITE, TIME_ZONE } from "./sample-mail.ts";

const ALICE: User = {
  id: "0198f7a2-0000-7000-8000-000000000001",
  name: "Alice Archer",
  email: "alice@harbor-bakery.example",
  role: "owner",
  organization: {
    id: "0198f7a2-0000-7000-8000-000000000002",
    name: "Harbor Bakery",
    website: SITE,
    timeZone: TIME_ZONE,
    requiresTwoFactor: false,
  },
  mustSetUpTwoFactor: false,
};
const TOKEN = "sample-token";

/** Mails about an account, its security and money, which always come. */
export function accountSamples(config: MailConfig): SampleMail[] {
  return [...signInSamples(config), ...clientSamples(config), ...supportSamples(config)];
}

function signInSamples(config: MailConfig): SampleMail[] {
  const person = { name: ALICE.name, email: ALICE.email };
  const expiresAt = new Date("2026-11-23T14:15:00Z");
  const client = { address: "203.0.113.7", userAgent: "Mozilla/5.0 (X11; Linux x64) Firefox/145.0" };
  const notice = { config, name: ALICE.name, at: MORNING, timeZone: TIME_ZONE };
  return [
    {
      module: "sign-in/reset-code",
      name: "reset-code",
      mail: resetCodeMail({ config, name: ALICE.name, code: "402913", expiresAt, timeZone: TIME_ZONE }),
    },
    {
      module: "sign-in/temporary-password",
      name: "temporary-password",
      mail: temporaryPasswordMail({ config, person, password: "Kestrel-Orbit-42" }),
    },
    {
      module: "sign-in/security-notice",
      name: "password-changed",
      mail: securityNoticeMail({ ...notice, event: "password-changed", client }),
    },
    {
      module: "sign-in/security-notice",
      name: "guessed-at",
      mail: securityNoticeMail({ ...notice, event: "guessed-at", client }),
    },
    {
      module: "sign-in/security-notice",
      name: "two-factor-reset",
      mail: securityNoticeMail({ ...notice, event: "two-factor-reset", client: null }),
    },
  ];
}

const BOB = {
  id: ALICE.id,
  name: "Bob Baker",
  email: "bob@harbor-bakery.example",
  role: "member",
} as const;

function clientSamples(config: MailConfig): SampleMail[] {
  const owner = { name: ALICE.name, email: ALICE.email, temporaryPassword: "Kestrel-Orbit-42" };
  const welcome = { config, organization: "Harbor Bakery", website: SITE, owner };
  const paymentLink = `${config.server.publicUrl}/pay/${TOKEN}`;
  return [
    {
      module: "organizations/welcome",
      name: "welcome-to-pay",
      mail: welcomeMail({ ...welcome, paymentLink }),
    },
    {
      module: "organizations/welcome",
      name: "welcome",
      mail: welcomeMail({ ...welcome, paymentLink: null }),
    },
    {
      module: "billing/payment-receipt",
      name: "payment-receipt",
      mail: paymentReceiptMail({
        config,
        organizationId: ORGANIZATION_ID,
        organization: "Harbor Bakery",
        planName: "Monthly",
        amountCents: 13_253,
        nextPaymentCents: 49_700,
        paidAt: MORNING,
        periodEndsAt: new Date("2026-12-01T00:00:00Z"),
        timeZone: TIME_ZONE,
        isAuditComing: true,
        isBack: false,
        isTest: true,
      }),
    },
    ...inviteSamples(config),
    {
      module: "team/removed",
      name: "removed",
      mail: removedMail({ config, name: ALICE.name, organization: "Harbor Bakery", by: BOB }),
    },
    {
      module: "data-export/data-export-ready",
      name: "data-export-ready",
      mail: dataExportReadyMail({
        config,
        organizationId: ORGANIZATION_ID,
        name: ALICE.name,
        expiresAt: new Date("2026-11-30T14:05:00Z"),
        timeZone: TIME_ZONE,
      }),
    },
  ];
}

function inviteSamples(config: MailConfig): SampleMail[] {
  const invite = {
    config,
    invited: BOB,
    inviter: ALICE,
    token: TOKEN,
    hasAccount: false,
    expiresAt: new Date("2026-11-30T14:05:00Z"),
  };
  const hard = { ...ALICE, name: HARD_NAMES.hebrew };
  hard.organization = { ...ALICE.organization, name: HARD_NAMES.long };
  const module = "team/invite";
  return [
    { module, name: "invite", mail: inviteMail(invite) },
    { module, name: "invite-with-account", mail: inviteMail({ ...invite, hasAccount: true }) },
    { module, name: "invite-hard-names", mail: inviteMail({ ...invite, inviter: hard }) },
  ];
}

function supportSamples(config: MailConfig): SampleMail[] {
  const request: SupportRequest = {
    id: ALICE.id,
    reference: "SR-7K3M9Q",
    subject: "Why did my score drop?",
    message: "Last week we had 77.\nNow it is <b>74</b>.\n\nWhat changed?",
    priority: "high",
    createdAt: MORNING.toISOString(),
    sentBy: ALICE.name,
  };
  const events = [
    {
      message:
        "Harbor Bakery: The weekly scan of harbor-bakery.example did not finish. The server did not answer.",
      reference:
        "organization 0198f7a2-0000-7000-8000-000000000002, scan 0198f7a2-0000-7000-8000-000000000003",
      createdAt: MORNING,
    },
    {
      message:
        "Meadow Books: The weekly scan of meadow-books.example did not finish. The certificate has expired.",
      reference:
        "organization 0198f7a2-0000-7000-8000-000000000004, scan 0198f7a2-0000-7000-8000-000000000005",
      createdAt: MORNING,
    },
  ];
  const support = { config, request, user: ALICE };
  return [
    { module: "support/support-request", name: "support-request", mail: supportRequestMail(support) },
    {
      module: "support/support-acknowledgement",
      name: "support-acknowledgement",
      mail: supportAcknowledgementMail(support),
    },
    {
      module: "operator/operator",
      name: "operator",
      mail: operatorMail({ config, cause: "scan-failed", events }),
    },
  ];
}
