import type { MailConfig } from "#platform/mail/mail.ts";

/** Something a mail states: a name and its value. */
export interface MailFact {
  name: string;
  value: string;
  /** Where the value leads. */
  url?: string;
  /** Set large, to be read off and typed. */
  isCode?: boolean;
}

export interface MailListItem {
  text: string;
  /** Where it leads. */
  url?: string;
  /** Further lines under it. */
  lines?: readonly (string | MailLink)[];
}

export interface MailLink {
  text: string;
  url: string;
}

/** A row of a table of scores. */
export interface MailScore {
  name: string;
  /** '74', or 'Not measured'. */
  value: string;
  /** Since the scan before, in points; null where there is nothing to compare with. */
  change: number | null;
  /** Word for the score, then what has to be known of it. */
  note: string;
  isTotal?: boolean;
}

/** A piece of a mail. All of it is plain text; markup in it is shown, not interpreted. */
export type MailBlock =
  | { kind: "text"; text: string }
  | { kind: "heading"; text: string }
  /** What somebody wrote, kept line by line. */
  | { kind: "quote"; text: string }
  | { kind: "facts"; facts: readonly MailFact[] }
  | { kind: "list"; items: readonly MailListItem[]; isOrdered?: boolean }
  | { kind: "scores"; rows: readonly MailScore[] }
  /** The one thing to press. */
  | { kind: "action"; label: string; url: string };

/** What a reader who can end these mails is offered under each. */
export interface MailChoice {
  /** Where they choose which mails they get. */
  choicesUrl: string;
  /** Where they end mails of this kind without logging in. */
  unsubscribeUrl: string;
}

export interface MailParts {
  config: MailConfig;
  subject: string;
  /** What an inbox shows beside the subject. */
  preview: string;
  /** The mail's one main heading. */
  heading: string;
  blocks: readonly MailBlock[];
  /** Why the reader gets this mail. */
  reason: string;
  /** Left out of mails that nobody can end: those about an account, its security or money. */
  choice?: MailChoice;
}

/** A paragraph. */
export function text(words: string): MailBlock {
  return { kind: "text", text: words };
}
