import { bareAddress } from "@plumbline/contract/bare-address";
import type { CalendarDay } from "@plumbline/contract/calendar";
import { failureAdvice, type ScanTrouble } from "@plumbline/contract/scan-trouble";
import { momentWords } from "@plumbline/contract/time-words";

import { billingReason } from "#billing/mail-billing-contacts.ts";
import { AUDIT_PROMISE_HOURS } from "#billing/promised-audit.queries.ts";
import { appUrl } from "#platform/mail/app-url.ts";
import { layOutMail } from "#platform/mail/mail-layout.ts";
import type { MailConfig, MailContent } from "#platform/mail/mail.ts";
import { type MailBlock, text } from "#platform/mail/mail-parts.ts";
import { nameInSubject } from "#platform/mail/names.ts";
import { nextScanSentence } from "#scans/next-scan-sentence.ts";

export interface PromiseMissedMail {
  config: MailConfig;
  organizationId: string;
  organization: string;
  /** By when it was promised. */
  promisedUntil: Date;
  timeZone: string;
  /** What the website did that kept us out; null where the delay is ours. */
  obstacle: { site: string; reason: string; trouble: ScanTrouble; nextScan: CalendarDay | null } | null;
}

/** Says that the first audit is not there in time, why if it is known, and how the service makes up for it. */
export function promiseMissedMail(mail: PromiseMissedMail): MailContent {
  const { config, organization } = mail;
  const { heading, opening, blocks } = mail.obstacle === null ? late(mail) : kept(mail, mail.obstacle);
  return layOutMail({
    config,
    subject: `${nameInSubject(organization)}: ${heading}`,
    preview: opening,
    heading,
    blocks: [
      text(opening),
      ...blocks,
      { kind: "action", label: "Open your dashboard", url: appUrl(config, mail.organizationId, "/") },
    ],
    reason: billingReason(organization),
  });
}

interface Told {
  heading: string;
  opening: string;
  blocks: MailBlock[];
}

const FREE_SCAN = text(
  "You get one more full scan free of charge. It starts as soon as your first audit is done, and its report appears in your dashboard.",
);

function late(mail: PromiseMissedMail): Told {
  return {
    heading: "Your first audit is late",
    opening: `We promised the first audit within ${AUDIT_PROMISE_HOURS} hours of your payment, and we missed that. We are sorry.`,
    blocks: [
      { kind: "facts", facts: [promised(mail)] },
      FREE_SCAN,
      text("Our team knows and is looking into it."),
    ],
  };
}

function kept(
  mail: PromiseMissedMail,
  { site, reason, trouble, nextScan }: NonNullable<PromiseMissedMail["obstacle"]>,
): Told {
  const address = bareAddress(site);
  return {
    heading: "Your first audit is not done yet",
    opening: `We promised the first audit within ${AUDIT_PROMISE_HOURS} hours of your payment. It is not done yet, because we could not scan ${address}.`,
    blocks: [
      {
        kind: "facts",
        facts: [promised(mail), { name: "Website", value: address }, { name: "Reason", value: reason }],
      },
      text(failureAdvice(trouble, "reply to this email")),
      text(`We are trying once more. ${nextScanSentence(nextScan)}`),
      FREE_SCAN,
    ],
  };
}

const promised = ({ promisedUntil, timeZone }: PromiseMissedMail) => ({
  name: "Promised by",
  value: momentWords(promisedUntil, timeZone),
});
