import type { MailConfig } from "@plumbline/core/platform/mail/mail";

import { accountSamples } from "./account-samples.ts";
import { billingSamples } from "./billing-samples.ts";
import { eventSamples } from "./event-samples.ts";
import { reportSamples } from "./report-samples.ts";
import type { SampleMail } from "./sample-mail.ts";

/** Every kind of mail the product sends, with made-up data, in the brand of the settings. */
export function sampleMails(config: MailConfig): SampleMail[] {
  return [
    ...reportSamples(config),
    ...eventSamples(config),
    ...accountSamples(config),
    ...billingSamples(config),
  ];
}
