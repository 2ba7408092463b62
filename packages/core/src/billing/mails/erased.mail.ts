import type { Config } from "#platform/config.ts";
import { layOutMail } from "#platform/mail/mail-layout.ts";
import type { MailContent } from "#platform/mail/mail.ts";

/** Confirms that the data of a client who left was erased, and says what the law keeps. */
export function erasedMail({
  config,
  organization,
}: {
  config: Pick<Config, "brand">;
  organization: string;
}): MailContent {
  const { brand } = config;
  return layOutMail({
    brand,
    subject: `The data of ${organization} was erased`,
    heading: "Your data was erased",
    paragraphs: [
      `We erased the ${brand.name} account of ${organization} with all its people, scans, reports and issues, as announced.`,
      "Invoices are kept for 7 years, as bookkeeping law asks. They name your organization and hold nothing else of your account.",
    ],
    reason: `You receive this as the last billing contact of ${organization}. It is the last email about this account.`,
  });
}
