import { createHash } from "node:crypto";
import { createReadStream, createWriteStream } from "node:fs";
import { mkdtemp, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { pipeline } from "node:stream/promises";
import { createZstdCompress, createZstdDecompress } from "node:zlib";

import type { ScanResult } from "@plumbline/contract/scan-result";

import type { OrganizationContext } from "#platform/context.ts";
import type { ArchivedFile } from "#platform/database/tables/evidence.table.ts";
import { organizationKey } from "#platform/storage.ts";
import type { ScanAttempt } from "#scans/report-progress.ts";

const ZSTD = "application/zstd";
const RESULT = "result.json.zst";
const EVIDENCE = "evidence.jsonl.zst";

export interface ScanArchive extends ScanAttempt {
  result: ScanResult;
  /** The raw evidence in records that can be written as JSON: what concerns the site, then each page. */
  evidence: Iterable<object>;
  /** Pictures that are in the folder already. */
  pictures: readonly ArchivedFile[];
  /** Local folder for files under way; the machine's temporary folder by default. */
  workFolder?: string;
}

/** Where a scan's files are in storage, and what proves that they stay as they are. */
export interface ArchivedScan {
  resultKey: string;
  evidenceKey: string;
  /** Storage key of the folder of all of them. */
  folder: string;
  files: ArchivedFile[];
}

/**
 * Stores a scan's result, and its evidence as JSON lines led by the ruleset version that judged it, so that
 * a later ruleset can judge it again. Both are compressed. Every try of a scan writes files of its own.
 */
export async function archiveScan(context: OrganizationContext, archive: ScanArchive): Promise<ArchivedScan> {
  const folder = attemptFolder(context, archive);
  const { workFolder = tmpdir() } = archive;
  const storeIn = (name: string, parts: Iterable<string>) =>
    store(context, { key: `${folder}/${name}`, parts, workFolder });
  const result = await storeIn(RESULT, [JSON.stringify(archive.result)]);
  const evidence = await storeIn(EVIDENCE, lines(archive));
  return {
    resultKey: `${folder}/${RESULT}`,
    evidenceKey: `${folder}/${EVIDENCE}`,
    folder,
    files: [{ name: RESULT, ...result }, { name: EVIDENCE, ...evidence }, ...archive.pictures],
  };
}

/** Text of an archived file. */
export async function readArchived(context: OrganizationContext, key: string): Promise<string> {
  return pipeline(await context.storage.getStream(key), createZstdDecompress(), text);
}

/**
 * The records of archived evidence, one by one: those that `archiveScan` was given, without the line that leads them.
 *
 * @throws SyntaxError and errors of zlib where the file is not as it was written
 */
export async function* readEvidence(context: OrganizationContext, key: string): AsyncGenerator<object> {
  const text = createZstdDecompress().setEncoding("utf8");
  const whole = pipeline(await context.storage.getStream(key), text);
  // Awaited at the end; a reader who stops before that leaves it to fail unheard.
  whole.catch(() => undefined);
  let isLead = true;
  for await (const line of linesOf(text)) {
    if (!isLead) yield Object(JSON.parse(line));
    isLead = false;
  }
  await whole;
}

/** Split at line feeds alone: other ends of lines stand in JSON as they are. */
async function* linesOf(text: AsyncIterable<string>): AsyncGenerator<string> {
  let parts: string[] = [];
  for await (const chunk of text) {
    const [first = "", ...others] = chunk.split("\n");
    parts.push(first);
    for (const next of others) {
      yield parts.join("");
      parts = [next];
    }
  }
  if (parts.join("") !== "") throw new SyntaxError("The evidence ends within a line.");
}

function* lines({ scanId, result, evidence }: ScanArchive): Generator<string> {
  const { rulesetVersion, startedAt, finishedAt, site } = result;
  yield `${JSON.stringify({ scanId, rulesetVersion, startedAt, finishedAt, site })}\n`;
  for (const record of evidence) yield `${JSON.stringify(record)}\n`;
}

/** Storage key of the folder that all files of a try of a scan are in. */
export function attemptFolder(context: OrganizationContext, { scanId, attempt }: ScanAttempt): string {
  return organizationKey(context.organization.id, "scans", scanId, String(attempt));
}

/** By way of a file: the evidence of thousands of pages does not fit in memory. */
async function store(
  { storage }: OrganizationContext,
  { key, parts, workFolder }: { key: string; parts: Iterable<string>; workFolder: string },
): Promise<Pick<ArchivedFile, "bytes" | "sha256">> {
  const folder = await mkdtemp(join(workFolder, "plumbline-archive-"));
  try {
    const file = join(folder, "archive.zst");
    await pipeline(Readable.from(parts), createZstdCompress(), createWriteStream(file));
    await storage.putFile(key, file, ZSTD);
    const hash = createHash("sha256");
    await pipeline(createReadStream(file), hash);
    return { bytes: (await stat(file)).size, sha256: hash.digest("hex") };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
