export type ExportedRow = Readonly<Record<string, unknown>>;

/** Rows of one kind, read in batches. It can be read several times. */
export interface ExportedTable {
  /** File name without extension. */
  name: string;
  /** What a row is, for the reader of the export. */
  about: string;
  /** Names of the fields, in order. */
  columns: readonly string[];
  batches: () => AsyncIterable<readonly ExportedRow[]>;
}

export interface BatchRange {
  limit: number;
  offset: number;
}

const BATCH_ROWS = 500;

interface TableSource {
  name: string;
  about: string;
  /** The fields that are read. */
  columns: Readonly<Record<string, unknown>>;
  /** Reads one batch, always in the same order. */
  read: (range: BatchRange) => Promise<readonly ExportedRow[]>;
}

/** A table that is read batch by batch. */
export function exportedTable({ name, about, columns, read }: TableSource): ExportedTable {
  return {
    name,
    about,
    columns: Object.keys(columns),
    async *batches() {
      for (let offset = 0; ; offset += BATCH_ROWS) {
        const rows = await read({ limit: BATCH_ROWS, offset });
        if (rows.length > 0) yield rows;
        if (rows.length < BATCH_ROWS) return;
      }
    },
  };
}
