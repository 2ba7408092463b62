import { readFile } from "node:fs/promises";

import {
  type ClaimedDocument,
  type Verdict,
  type Verification,
  verifyDocument,
} from "@plumbline/core/evidence/verify-document";
import { isOpenacr, scanOfOpenacr } from "@plumbline/documents/openacr-identity";
import { scanOfPdf } from "@plumbline/documents/pdf-identity";
import { fileTrouble } from "@plumbline/core/platform/file-error";

import { EXIT, InputError } from "../exit.ts";
import { withServices } from "./with-services.ts";

export const VERDICT_EXITS: Record<Verdict, number> = {
  same: EXIT.done,
  changed: EXIT.changed,
  unknown: EXIT.unknown,
};

/**
 * Holds a file against the archive.
 *
 * @throws InputError when it cannot be read
 */
export async function verifyFile(file: string): Promise<Verification> {
  const bytes = new Uint8Array(await readFile(file).catch(unreadable(file)));
  const named = await namedScan(bytes);
  if (named === null) throw new InputError(`${file} is neither a PDF nor an OpenACR report.`);
  return withServices((services) => verifyDocument(services, { file: bytes, ...named }));
}

/** What a file says it is about; null where it is no kind of file that we make. */
async function namedScan(bytes: Uint8Array): Promise<Omit<ClaimedDocument, "file"> | null> {
  if (isPdf(bytes)) return scanOfPdf(bytes);
  return isOpenacr(bytes) ? scanOfOpenacr(bytes) : null;
}

/** Readers take a PDF whose first bytes are something else, within limits. */
const HEADER_WITHIN = 1024;

function isPdf(bytes: Uint8Array): boolean {
  return Buffer.from(bytes.subarray(0, HEADER_WITHIN)).includes("%PDF-");
}

function unreadable(file: string) {
  return (error: unknown): never => {
    throw new InputError(`${file} cannot be read: ${fileTrouble(error)}`);
  };
}

const VERDICTS: Record<Verdict, string> = { same: "Genuine", changed: "CHANGED", unknown: "Unknown" };

/** The verdict, then why, a line each. */
export function verificationText(
  file: string,
  { verdict, sha256, issued, scan, claimedChain, evidence }: Verification,
): string {
  const lines = [
    `${VERDICTS[verdict]}: ${file}`,
    `  File      ${sha256}`,
    issued === null
      ? "            We have no record of a file with these bytes. Those of clients who were erased are gone."
      : `            Issued ${issued.at.toISOString()} (${issued.kind}), byte for byte.`,
  ];
  if (claimedChain !== null && !claimedChain.isOnRecord)
    lines.push(`  Names     Link ${claimedChain.hash}, which its scan does not have on record.`);
  if (scan === null) return joined([...lines, "  Scan      None on record that this file is about."]);
  return joined([
    ...lines,
    `  Scan      ${scan.id}, ended ${scan.finishedAt.toISOString()}`,
    `  Evidence  ${scan.evidenceHash}`,
    ...(evidence === null ? [] : evidenceLines(evidence, scan.position)),
    `  Chain     ${scan.chainHash}`,
  ]);
}

function evidenceLines(
  { archive, changedFiles, chainFrom, brokenAt }: NonNullable<Verification["evidence"]>,
  position: number,
): string[] {
  const archived = {
    same: "            All archived files are as they were.",
    changed: `            These archived files are missing or changed: ${changedFiles.join(", ")}.`,
    removed:
      "            The archived files have been removed by the rules of retention; their digests remain.",
  };
  const chain =
    brokenAt === null
      ? `            The chain holds from link ${chainFrom} to link ${position}.`
      : `            The chain is broken at link ${brokenAt}.`;
  return [archived[archive], chain];
}

function joined(lines: readonly string[]): string {
  return `${lines.join("\n")}\n`;
}
