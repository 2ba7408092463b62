import type { OperatorEvent } from "#operator/tell-operator.ts";
import type { Config } from "#platform/config.ts";
import { layOutMail } from "#platform/mail/mail-layout.ts";
import type { MailContent } from "#platform/mail/mail.ts";

/** Says what needs a person of the service. */
export function operatorMail(
  { brand }: Pick<Config, "brand">,
  { message, reference }: OperatorEvent,
): MailContent {
  return layOutMail({
    brand,
    subject: message,
    heading: "This needs you",
    paragraphs: [message],
    facts: [{ name: "Reference", value: reference }],
    reason: `You receive this because you run ${brand.name}.`,
  });
}
