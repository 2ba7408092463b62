import { createWriteStream } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { pipeline } from "node:stream/promises";
import { createZstdCompress, createZstdDecompress } from "node:zlib";

import type { ScanResult } from "@plumbline/contract/scan-result";

import type { OrganizationContext } from "#platform/context.ts";
import { organizationKey } from "#platform/storage.ts";
import type { ScanAttempt } from "#scans/report-progress.ts";

const ZSTD = "application/zstd";

export interface ScanArchive extends ScanAttempt {
  result: ScanResult;
  /** The raw evidence in records that can be written as JSON: what concerns the site, then each page. */
  evidence: Iterable<object>;
}

/** Keys of a scan's files in storage. */
export interface ArchivedScan {
  resultKey: string;
  evidenceKey: string;
}

/**
 * Stores a scan's result, and its evidence as JSON lines led by the ruleset version that judged it, so that
 * a later ruleset can judge it again. Both are compressed. Every try of a scan writes files of its own.
 */
export async function archiveScan(context: OrganizationContext, archive: ScanArchive): Promise<ArchivedScan> {
  const folder = ["scans", archive.scanId, String(archive.attempt)];
  const resultKey = organizationKey(context.organization.id, ...folder, "result.json.zst");
  const evidenceKey = organizationKey(context.organization.id, ...folder, "evidence.jsonl.zst");
  await store(context, resultKey, [JSON.stringify(archive.result)]);
  await store(context, evidenceKey, lines(archive));
  return { resultKey, evidenceKey };
}

/** Text of an archived file. */
export async function readArchived(context: OrganizationContext, key: string): Promise<string> {
  return pipeline(await context.storage.getStream(key), createZstdDecompress(), text);
}

function* lines({ scanId, result, evidence }: ScanArchive): Generator<string> {
  const { rulesetVersion, startedAt, finishedAt, site } = result;
  yield `${JSON.stringify({ scanId, rulesetVersion, startedAt, finishedAt, site })}\n`;
  for (const record of evidence) yield `${JSON.stringify(record)}\n`;
}

/** By way of a file: the evidence of thousands of pages does not fit in memory. */
async function store({ storage }: OrganizationContext, key: string, parts: Iterable<string>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), "plumbline-archive-"));
  try {
    const file = join(folder, "archive.zst");
    await pipeline(Readable.from(parts), createZstdCompress(), createWriteStream(file));
    await storage.putFile(key, file, ZSTD);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
