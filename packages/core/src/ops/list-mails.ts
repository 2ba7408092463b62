import type { OpsMail } from "@plumbline/contract/ops-mails";
import type { MailState } from "@plumbline/contract/ops-terms";
import { and, desc, eq, isNotNull, sql } from "drizzle-orm";

import { beginningWith, pageOf, rowsOf } from "#ops/pages.ts";
import type { OperatorContext } from "#platform/context.ts";
import { organizations } from "#platform/database/tables/accounts.table.ts";
import { mails } from "#platform/database/tables/messages.table.ts";

export interface MailQuery {
  /** The beginning of a recipient's address; empty for all. */
  search: string;
  state?: MailState | undefined;
  page: number;
}

/** A page of mails, newest first. What they say is not among it. */
export async function listMails(
  { db }: OperatorContext,
  { search, state, page }: MailQuery,
): Promise<{ mails: OpsMail[]; page: number; hasNext: boolean }> {
  const found = await db
    .select({
      id: mails.id,
      client: { id: organizations.id, name: organizations.name },
      recipient: mails.recipient,
      subject: mails.subject,
      state: mails.status,
      attempts: mails.attempts,
      lastError: mails.lastError,
      createdAt: mails.createdAt,
      sentAt: mails.sentAt,
      hasText: isNotNull(mails.text).mapWith(Boolean),
    })
    .from(mails)
    .leftJoin(organizations, eq(organizations.id, mails.organizationId))
    .where(
      and(
        state === undefined ? undefined : eq(mails.status, state),
        search === "" ? undefined : sql`lower(${mails.recipient}) like ${beginningWith(search)}`,
      ),
    )
    .orderBy(desc(mails.id))
    .limit(rowsOf(page).limit)
    .offset(rowsOf(page).offset);
  const { rows, ...facts } = pageOf(found, page);
  return {
    mails: rows.map(({ hasText, createdAt, sentAt, ...mail }) => ({
      ...mail,
      createdAt: createdAt.toISOString(),
      sentAt: sentAt?.toISOString() ?? null,
      canRetry: mail.state === "FAILED" && hasText,
    })),
    ...facts,
  };
}
