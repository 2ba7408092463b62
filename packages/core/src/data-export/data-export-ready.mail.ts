import type { Config } from "#platform/config.ts";
import { layOutMail } from "#platform/mail/mail-layout.ts";
import type { MailContent } from "#platform/mail/mail.ts";
import { utcWords } from "#platform/mail/utc-words.ts";

export interface DataExportReady {
  config: Pick<Config, "brand" | "server">;
  /** Name of the reader. */
  name: string;
  expiresAt: Date;
}

/** Tells who asked for an export that it can be downloaded. The file itself never leaves by mail. */
export function dataExportReadyMail({ config, name, expiresAt }: DataExportReady): MailContent {
  return layOutMail({
    brand: config.brand,
    subject: `Your data export is ready (${config.brand.name})`,
    heading: "Your data export is ready",
    paragraphs: [
      `Hello ${name},`,
      "The export of your organization's data that you asked for is ready. Log in and download it under Account.",
    ],
    facts: [{ name: "Kept until", value: utcWords(expiresAt) }],
    action: { label: "Open Account", url: `${config.server.publicUrl}/account#export` },
    reason: "You receive this because you asked for an export of your organization's data.",
  });
}
