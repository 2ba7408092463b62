import { momentWords } from "@plumbline/contract/time-words";
import { DEFAULT_TIME_ZONE } from "@plumbline/contract/time-zones";

import { CAUSE_WORDS, type OperatorCause } from "#operator/cause-words.ts";
import { layOutMail } from "#platform/mail/mail-layout.ts";
import type { MailConfig, MailContent } from "#platform/mail/mail.ts";
import { type MailBlock, type MailListItem, text } from "#platform/mail/mail-parts.ts";

export interface OperatorNews {
  config: MailConfig;
  cause: OperatorCause;
  /** At least one, the oldest first. */
  events: readonly { message: string; reference: string; createdAt: Date }[];
}

/** Events that are listed; the others are in the database and the log. */
const LISTED = 50;

/** Tells the operator of what needs a person: what happened, to whom, when, and what to do. */
export function operatorMail({ config, cause, events }: OperatorNews): MailContent {
  const { advice, headline: words } = CAUSE_WORDS[cause];
  const headline = events.length === 1 ? words[0] : `${events.length} ${words[1]}`;
  const items: MailListItem[] = events.slice(0, LISTED).map(({ message, reference, createdAt }) => ({
    text: message,
    lines: [momentWords(createdAt, DEFAULT_TIME_ZONE), reference],
  }));
  const rest = events.length - LISTED;
  if (rest > 0) items.push({ text: `and ${rest} more, which the log has` });
  const blocks: MailBlock[] = [
    { kind: "list", items },
    ...(advice === null ? [] : [text(`What to do: ${advice}`)]),
  ];
  return layOutMail({
    config,
    // Without the client's name: the subject is kept when the client is erased.
    subject: `[Operator] ${headline}`,
    preview: events.map(({ message }) => message).join(" "),
    heading: headline,
    blocks,
    reason:
      "You get this email because OPERATOR_EMAIL, or else the support address, is yours. You get at most one email an hour for each cause.",
  });
}
