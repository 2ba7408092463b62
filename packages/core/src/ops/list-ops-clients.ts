import type { OpsClient } from "@plumbline/contract/ops-clients";
import type { ClientFilter } from "@plumbline/contract/ops-terms";
import { and, isNotNull, sql, type SQL } from "drizzle-orm";

import { clientRows } from "#ops/client-rows.ts";
import { beginningWith, pageOf, rowsOf } from "#ops/pages.ts";
import type { OperatorContext } from "#platform/context.ts";
import { members, organizations, users } from "#platform/database/tables/accounts.table.ts";
import { subscriptions } from "#platform/database/tables/billing.table.ts";

export interface ClientQuery {
  /** The beginning of a name, of a website's host or of a member's address, or an id; empty for all. */
  search: string;
  filter?: ClientFilter | undefined;
  page: number;
}

/** A page of all clients, by name. */
export async function listOpsClients(
  context: OperatorContext,
  { search, filter, page }: ClientQuery,
): Promise<{ clients: OpsClient[]; page: number; hasNext: boolean }> {
  const isWanted = and(matching(search), filter === undefined ? undefined : inState(filter));
  const found = await clientRows(context, { isWanted, ...rowsOf(page) });
  const { rows, ...facts } = pageOf(found, page);
  return { clients: rows, ...facts };
}

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/iu;

/** Each way to find one is a step into an index of its own. */
function matching(search: string): SQL | undefined {
  if (search === "") return undefined;
  const start = beginningWith(search);
  const host = sql`substring(lower(${organizations.website}) from '^https?://(?:www[.])?([^/]+)')`;
  const ids = [
    sql`select ${organizations.id} from ${organizations} where lower(${organizations.name}) like ${start}`,
    sql`select ${organizations.id} from ${organizations} where ${host} like ${start}`,
    sql`select ${members.organizationId} from ${members} join ${users} on ${users.id} = ${members.userId}
      where ${users.email} like ${start}`,
    ...(UUID.test(search) ? [sql`select ${search}::uuid`] : []),
  ];
  return sql`${organizations.id} in (${sql.join(ids, sql` union `)})`;
}

function inState(filter: ClientFilter): SQL {
  if (filter === "SUSPENDED-BY-US") return isNotNull(organizations.suspendedAt);
  return sql`${organizations.id} in (
    select ${subscriptions.organizationId} from ${subscriptions} where ${subscriptions.status} = ${filter})`;
}
