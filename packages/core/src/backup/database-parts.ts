import { createReadStream } from "node:fs";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGunzip, createGzip } from "node:zlib";

import { escapeIdentifier, type Client } from "pg";
import { from as copyFrom, to as copyTo } from "pg-copy-streams";

import type { BackupWriter, CheckedBackup } from "#backup/backup-folder.ts";
import { type BackupSequence, type BackupTable, tablePart } from "#backup/backup-manifest.ts";

/** Writes every table of the product as a part, one that is kept in months as a whole. What a column's own rule computes is left out: the rule does it again. */
export async function writeTables(client: Client, writer: BackupWriter): Promise<BackupTable[]> {
  const { rows } = await client.query<{ name: string; columns: string[] }>(`
    select relname as name, array_agg(attname::text order by attnum) as columns
    from pg_class join pg_attribute on attrelid = pg_class.oid
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition and attnum > 0
      and not attisdropped and attgenerated = ''
    group by relname order by relname`);
  const tables: BackupTable[] = [];
  for (const { name, columns } of rows) {
    const stream = client.query(copyTo(`copy (select ${list(columns)} from ${qualified(name)}) to stdout`));
    const packed = createGzip();
    await Promise.all([pipeline(stream, packed), writer.write(tablePart(name), packed)]);
    tables.push({ name, columns, rows: stream.rowCount });
  }
  return tables;
}

function place(name: string, columns: readonly string[]): string {
  return `${qualified(name)} (${list(columns)})`;
}

function qualified(name: string): string {
  return `public.${escapeIdentifier(name)}`;
}

function list(columns: readonly string[]): string {
  return columns.map(escapeIdentifier).join(", ");
}

/** Where each sequence stands. A sequence has no part in a transaction: it may be ahead of the rows, never behind. */
export async function readSequences(client: Client): Promise<BackupSequence[]> {
  const { rows } = await client.query<{ name: string }>(
    "select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'S' order by relname",
  );
  const sequences: BackupSequence[] = [];
  for (const { name } of rows) {
    const state = await client.query<{ value: string; isCalled: boolean }>(
      `select last_value::text as value, is_called as "isCalled" from ${qualified(name)}`,
    );
    for (const { value, isCalled } of state.rows) sequences.push({ name, value, isCalled });
  }
  return sequences;
}

/**
 * Fills the tables of a schema that holds nothing. Meanwhile none of its triggers runs, and references between tables
 * are set aside: they are checked over all rows at the end. Call it in a transaction.
 */
export async function loadTables(client: Client, backup: CheckedBackup): Promise<void> {
  const { tables, sequences } = backup.manifest;
  const { rows: references } = await client.query<{ drop: string; add: string }>(REFERENCES);
  for (const { drop } of references) await client.query(drop);
  for (const table of tables) await loadTable(client, table, backup.pathOf(tablePart(table.name)));
  for (const { add } of references) await client.query(add);
  for (const { name, value, isCalled } of sequences)
    await client.query("select setval(('public.' || quote_ident($1))::regclass, $2, $3)", [
      name,
      value,
      isCalled,
    ]);
}

const REFERENCES = `
  select format('alter table %s drop constraint %I', conrelid::regclass, conname) as drop,
    format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as add
  from pg_constraint where contype = 'f' and conparentid = 0 and connamespace = 'public'::regnamespace`;

async function loadTable(client: Client, { name, columns, rows }: BackupTable, path: string): Promise<void> {
  const table = qualified(name);
  await client.query(`alter table ${table} disable trigger user`);
  // Some migrations put rows of their own into a table.
  await client.query(`delete from ${table}`);
  const stream = client.query(copyFrom(`copy ${place(name, columns)} from stdin`));
  await pipeline(createReadStream(path), createGunzip(), stream);
  await client.query(`alter table ${table} enable trigger user`);
  if (stream.rowCount !== rows)
    throw new Error(`${stream.rowCount} rows came back into ${name} of the ${rows} that were saved.`);
}

/** Objects, a line of JSON each, packed. */
export function packedLines(objects: Iterable<unknown>): Readable {
  return Readable.from(lines(objects)).pipe(createGzip());
}

function* lines(objects: Iterable<unknown>) {
  for (const object of objects) yield `${JSON.stringify(object)}\n`;
}
