import { once } from "node:events";
import type { AddressInfo } from "node:net";
import type { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { callbackify } from "node:util";

import PostalMime, { type Email } from "postal-mime";
import { SMTPServer } from "smtp-server";

/** A mail server of one's own that keeps what is sent to it. */
export interface Mailbox {
  /** For `SMTP_URL`. */
  url: string;
  /** The next mail to an address that was not asked for before, as soon as it arrives. */
  next(recipient: string): Promise<Email>;
  /** Addresses of the mails nobody asked for. */
  unread(): string[];
  close(): Promise<void>;
}

interface Arrival {
  recipient: string;
  mail: Email;
}

/** Starts a mail server on a free port of this machine. Close it in `afterAll`. */
export async function openMailbox(): Promise<Mailbox> {
  const unread: Arrival[] = [];
  const readers: { recipient: string; read(mail: Email): void }[] = [];

  function arrive({ recipient, mail }: Arrival): void {
    const index = readers.findIndex((reader) => reader.recipient === recipient);
    if (index === -1) unread.push({ recipient, mail });
    else readers.splice(index, 1)[0]?.read(mail);
  }

  async function receive(stream: Readable, recipients: readonly string[]): Promise<void> {
    const mail = await PostalMime.parse(await buffer(stream));
    for (const recipient of recipients) arrive({ recipient, mail });
  }

  const server = new SMTPServer({
    disabledCommands: ["AUTH", "STARTTLS"],
    onData(stream, session, done) {
      const recipients = session.envelope.rcptTo.map(({ address }) => address);
      callbackify(receive)(stream, recipients, done);
    },
  });
  server.listen(0, "127.0.0.1");
  await once(server.server, "listening");
  const { port } = server.server.address() as AddressInfo;

  return {
    url: `smtp://127.0.0.1:${port}`,
    next: (recipient) => {
      const index = unread.findIndex((arrival) => arrival.recipient === recipient);
      const [waiting] = index === -1 ? [] : unread.splice(index, 1);
      if (waiting) return Promise.resolve(waiting.mail);
      return new Promise((read) => readers.push({ recipient, read }));
    },
    unread: () => unread.map(({ recipient }) => recipient),
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}
