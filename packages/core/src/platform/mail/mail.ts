import type { Config } from "#platform/config.ts";

/** What every mail takes of the settings. */
export type MailConfig = Pick<Config, "brand" | "mail" | "server">;

/** A mail as it is written: plain text and HTML say the same. */
export interface MailContent {
  subject: string;
  text: string;
  html: string;
  /** Where its reader can end mails of this kind; null where they cannot be ended. */
  unsubscribeUrl: string | null;
}

/** A mail on its way to one person. */
export interface OutgoingMail extends MailContent {
  /** Identifies the mail wherever it is delivered; delivering it again replaces it. */
  id: string;
  recipient: string;
  /** Where an answer goes; the support address unless told. */
  replyTo?: string | null;
  date: Date;
}

/** Where mails leave the product. */
export interface MailTransport {
  /** Resolves once the mail was accepted; rejects with the reason when it was not. */
  deliver(mail: OutgoingMail): Promise<void>;
  /** Resolves when mails could leave now; rejects with the reason when they could not. Sends nothing. */
  check(): Promise<void>;
  close(): void;
}
