import { htmlOf } from "#platform/mail/mail-html.ts";
import type { MailContent } from "#platform/mail/mail.ts";
import type { MailParts } from "#platform/mail/mail-parts.ts";
import { textOf } from "#platform/mail/mail-text.ts";

/** Sets a mail in the brand's frame: the same words as plain text and as HTML. */
export function layOutMail(parts: MailParts): MailContent {
  return {
    // On one line: a line break would start another header of the mail.
    subject: parts.subject.replaceAll(/\s+/gu, " ").trim(),
    text: textOf(parts),
    html: htmlOf(parts),
    unsubscribeUrl: parts.choice?.unsubscribeUrl ?? null,
  };
}
