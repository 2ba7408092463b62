import { PassThrough, Readable } from "node:stream";

import { ZipFile } from "yazl";

import { type ArchiveContents, archiveReadme } from "#archive-readme.ts";
import { csvText } from "#csv-text.ts";

type Row = Readonly<Record<string, unknown>>;

/** Rows of one kind. They are read twice: for the JSON file and for the CSV file. */
export interface ArchiveTable {
  /** File name without extension. */
  name: string;
  /** What a row is. */
  about: string;
  columns: readonly string[];
  batches: () => AsyncIterable<readonly Row[]>;
}

export interface ArchiveFile {
  /** Path inside the archive. */
  name: string;
  open: () => Promise<Readable>;
}

export interface DataArchive extends ArchiveContents {
  tables: readonly ArchiveTable[];
  files: readonly ArchiveFile[];
}

/**
 * All of an organization's data as a ZIP file: README.txt, each table as JSON and as CSV, and the files. It is
 * made while it is read, one entry after the other; what cannot be read ends the stream with its error.
 */
export function dataArchive(archive: DataArchive): Readable {
  const zip = new ZipFile();
  const output = new PassThrough();
  zip.outputStream.on("error", (error) => output.destroy(error)).pipe(output);
  const entry = { mtime: archive.at };
  zip.addBuffer(Buffer.from(archiveReadme(archive)), "README.txt", entry);
  for (const table of archive.tables) {
    add(zip, output, { ...entry, name: `data/${table.name}.json`, read: () => jsonOf(table) });
    add(zip, output, { ...entry, name: `data/${table.name}.csv`, read: () => csvOf(table) });
  }
  for (const { name, open } of archive.files)
    add(zip, output, { ...entry, name, compress: false, read: () => bytesOf(open) });
  zip.end();
  return output;
}

interface Entry {
  name: string;
  mtime: Date;
  compress?: boolean;
  read: () => AsyncIterable<string | Uint8Array>;
}

/** Adds what is read only when its turn has come. */
function add(zip: ZipFile, output: PassThrough, { name, read, ...options }: Entry): void {
  zip.addReadStreamLazy(name, options, (done) => {
    const stream = Readable.from(read());
    // The library hears nothing of what goes wrong in a stream, nor tells it that no one reads any more.
    stream.once("error", (error) => output.destroy(error));
    const stop = () => stream.destroy();
    output.once("close", stop);
    stream.once("close", () => output.off("close", stop));
    done(null, stream);
  });
}

async function* bytesOf(open: ArchiveFile["open"]): AsyncGenerator<Uint8Array> {
  yield* await open();
}

async function* jsonOf({ batches }: ArchiveTable): AsyncGenerator<string> {
  let separator = "[\n";
  for await (const rows of batches()) {
    for (const row of rows) {
      yield `${separator}${JSON.stringify(row)}`;
      separator = ",\n";
    }
  }
  yield separator === "[\n" ? "[]\n" : "\n]\n";
}

/** Batch by batch, as the table may be large. */
async function* csvOf({ columns, batches }: ArchiveTable): AsyncGenerator<string> {
  yield csvText([columns]);
  for await (const rows of batches())
    yield csvText(
      rows.map((row) => columns.map((column) => cellOf(row[column]))),
      { bom: false },
    );
}

function cellOf(value: unknown): string {
  if (value === null || value === undefined) return "";
  if (value instanceof Date) return value.toISOString();
  return typeof value === "string" ? value : JSON.stringify(value);
}
