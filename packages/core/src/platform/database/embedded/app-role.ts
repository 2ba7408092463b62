import { createHmac } from "node:crypto";

import { Client } from "pg";

import { SUPERUSER } from "#platform/database/embedded/cluster.ts";

/** The role the product works as: owner of its database, and nothing beyond. */
export const APP_ROLE = "plumbline_app";

/** Its password follows from the server's, and cannot be turned back into it. */
export function appPassword(serverPassword: string): string {
  return createHmac("sha256", serverPassword).update(APP_ROLE).digest("base64url");
}

/** Makes the role where the server has none yet. Call it as superuser. */
export async function ensureAppRole(server: Client, password: string): Promise<void> {
  const { rowCount } = await server.query("select 1 from pg_roles where rolname = $1", [APP_ROLE]);
  if (rowCount !== 0) return;
  await server.query(
    `create role ${APP_ROLE} login nosuperuser nocreatedb nocreaterole noreplication nobypassrls
     password ${server.escapeLiteral(password)}`,
  );
}

/**
 * Hands a database of an earlier version, whose owner was the superuser, to the role, with everything in it but what
 * belongs to PostgreSQL itself. `reassign owned` would hand over that too, and so refuses.
 */
export async function handDatabaseToApp(address: string, database: string): Promise<void> {
  const client = new Client({ connectionString: `${address}/${database}` });
  await client.connect();
  try {
    await client.query("begin");
    const { rows } = await client.query<{ change: string }>(OWNED_BY_SUPERUSER, [SUPERUSER, APP_ROLE]);
    for (const { change } of rows) await client.query(change);
    await client.query(`alter database ${client.escapeIdentifier(database)} owner to ${APP_ROLE}`);
    await client.query("commit");
  } finally {
    await client.end();
  }
}

// Sequences of identity columns and indexes follow their tables, array types their elements.
const OWNED_BY_SUPERUSER = `
  with own as (select oid from pg_roles where rolname = $1),
  places as (select oid, nspname from pg_namespace where nspname !~ '^pg_' and nspname <> 'information_schema')
  select format('alter schema %I owner to %I', nspname, $2::text) as change
    from pg_namespace join places using (oid, nspname) where nspowner in (table own)
  union all
  select format('alter %s %I.%I owner to %I',
      case relkind when 'v' then 'view' when 'm' then 'materialized view' when 'S' then 'sequence' else 'table' end,
      nspname, relname, $2::text)
    from pg_class join places on places.oid = relnamespace
    where relkind in ('r', 'p', 'v', 'm', 'S') and relowner in (table own)
      and not exists (select from pg_depend where objid = pg_class.oid and relkind = 'S' and deptype in ('a', 'i'))
  union all
  select format('alter routine %s owner to %I', pg_proc.oid::regprocedure, $2::text)
    from pg_proc join places on places.oid = pronamespace where proowner in (table own)
  union all
  select format('alter type %I.%I owner to %I', nspname, typname, $2::text)
    from pg_type join places on places.oid = typnamespace
    where typowner in (table own) and typtype in ('e', 'd', 'r')`;
