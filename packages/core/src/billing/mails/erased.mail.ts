import { dayWords } from "@plumbline/contract/time-words";

import { layOutMail } from "#platform/mail/mail-layout.ts";
import type { MailConfig, MailContent } from "#platform/mail/mail.ts";
import { text } from "#platform/mail/mail-parts.ts";
import { nameInSubject, nameInText } from "#platform/mail/names.ts";

export interface ErasedMail {
  config: MailConfig;
  organization: string;
  erasedAt: Date;
  timeZone: string;
}

/** Confirms that the data of a client who left was erased, and says what the law keeps. */
export function erasedMail({ config, organization, erasedAt, timeZone }: ErasedMail): MailContent {
  const name = nameInText(organization);
  const done = `On ${dayWords(erasedAt, timeZone)}, we erased the ${config.brand.name} account of ${name} with all its people, scans, reports and issues, as announced.`;
  return layOutMail({
    config,
    subject: `${nameInSubject(organization)}: Your data was erased`,
    preview: done,
    heading: "Your data was erased",
    blocks: [
      text(done),
      text(
        "We keep invoices for 7 years for tax and accounting purposes. They show who was billed, with the address and tax ID you gave us, and nothing else from your account.",
      ),
    ],
    reason: `You get this email because you were a billing contact of ${name}. It is the last email about this account.`,
  });
}
