import { existsSync } from "node:fs";
import { readdir, readFile, rm } from "node:fs/promises";
import { join } from "node:path";

import PostalMime from "postal-mime";

/** A mail of the local outbox, as its reader gets it. */
export interface KeptMail {
  id: string;
  recipient: string;
  subject: string;
  /** ISO 8601. */
  date: string;
  text: string;
  html: string;
}

const SHOWN = 200;

/** The newest mails of the outbox, newest first. Ids are made by time, so names sort as the mails do. */
export async function listOutbox(folder: string): Promise<KeptMail[]> {
  if (!existsSync(folder)) return [];
  const names = (await readdir(folder)).filter((name) => name.endsWith(".eml"));
  const newest = names.sort().reverse().slice(0, SHOWN);
  return Promise.all(newest.map((name) => readMail(folder, name.replace(/\.eml$/u, ""))));
}

/** One mail of the outbox; null when there is none of that id, which must be a UUID. */
export async function readOutboxMail(folder: string, id: string): Promise<KeptMail | null> {
  return existsSync(emlPath(folder, id)) ? readMail(folder, id) : null;
}

/** Removes mails, each in both its forms. Those that the outbox never kept, or no longer, are passed over. */
export async function removeFromOutbox(folder: string, ids: readonly string[]): Promise<void> {
  // Where a mail server is set there is none.
  if (!existsSync(folder)) return;
  for (const id of ids) {
    await rm(emlPath(folder, id), { force: true });
    await rm(join(folder, `${id}.html`), { force: true });
  }
}

async function readMail(folder: string, id: string): Promise<KeptMail> {
  const mail = await PostalMime.parse(await readFile(emlPath(folder, id)));
  return {
    id,
    recipient: mail.to?.map(({ address }) => address).join(", ") ?? "",
    subject: mail.subject ?? "",
    date: mail.date ?? "",
    text: mail.text ?? "",
    html: mail.html ?? "",
  };
}

function emlPath(folder: string, id: string): string {
  return join(folder, `${id}.eml`);
}
