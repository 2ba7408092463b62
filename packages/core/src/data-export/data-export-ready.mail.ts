import { momentWords } from "@plumbline/contract/time-words";

import { appUrl } from "#platform/mail/app-url.ts";
import { layOutMail } from "#platform/mail/mail-layout.ts";
import type { MailConfig, MailContent } from "#platform/mail/mail.ts";
import { text } from "#platform/mail/mail-parts.ts";
import { nameInText } from "#platform/mail/names.ts";

export interface DataExportReady {
  config: MailConfig;
  organizationId: string;
  /** Name of the reader. */
  name: string;
  expiresAt: Date;
  timeZone: string;
}

/** Tells the person who asked for an export that it can be downloaded. The file itself never leaves by mail. */
export function dataExportReadyMail(mail: DataExportReady): MailContent {
  const { config, organizationId, name, expiresAt, timeZone } = mail;
  const until = momentWords(expiresAt, timeZone);
  return layOutMail({
    config,
    subject: `Your data export is ready (${config.brand.name})`,
    preview: `Download it by ${until}.`,
    heading: "Your data export is ready",
    blocks: [
      text(`Hello ${nameInText(name)},`),
      text("The export of your organization's data that you asked for is ready to download."),
      { kind: "facts", facts: [{ name: "Kept until", value: until }] },
      {
        kind: "action",
        label: "Download it under Account",
        url: appUrl(config, organizationId, "/account#export"),
      },
    ],
    reason: "You get this email because you asked for an export of your organization's data.",
  });
}
