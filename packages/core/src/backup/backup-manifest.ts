import { z } from "zod";

/** Names of the parts of a backup, relative to its folder. */
export const PARTS = {
  manifest: "manifest.json",
  /** In the form that `sha256sum --check` reads. */
  sums: "SHA256SUMS",
  jobs: "jobs.jsonl.gz",
  key: "secret.key",
  files: "files",
} as const;

/** Where the rows of a table are, as COPY writes them. */
export function tablePart(name: string): string {
  return `database/${name}.copy.gz`;
}

const table = z.object({ name: z.string(), columns: z.array(z.string()), rows: z.int() });
const sequence = z.object({ name: z.string(), value: z.string(), isCalled: z.boolean() });

/** What a backup says of itself. */
export const backupManifest = z.object({
  format: z.literal("plumbline-backup/1"),
  madeAt: z.iso.datetime(),
  /** The schema the rows have: all migrations it had been through. */
  migrations: z.array(z.object({ hash: z.string(), when: z.int() })).min(1),
  tables: z.array(table),
  sequences: z.array(sequence),
  /** Jobs that waited or ran. */
  jobs: z.int(),
  files: z.discriminatedUnion("kind", [
    z.object({ kind: z.literal("folder"), count: z.int() }),
    z.object({ kind: z.literal("bucket"), bucket: z.string() }),
  ]),
  key: z.object({
    /** False where the key is in the settings. */
    isIncluded: z.boolean(),
    /** Follows from the key and cannot be turned back into it: tells whether another one is the same. */
    fingerprint: z.string(),
  }),
});

export type BackupManifest = z.output<typeof backupManifest>;
export type BackupTable = z.output<typeof table>;
export type BackupSequence = z.output<typeof sequence>;
