import { createHash } from "node:crypto";
import { createReadStream, createWriteStream } from "node:fs";
import { access, mkdir, open, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { basename, dirname, join, resolve } from "node:path";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";

import { type BackupManifest, backupManifest, PARTS, tablePart } from "#backup/backup-manifest.ts";
import { isProcessAlive } from "#platform/database/embedded/postmaster.ts";
import { makeFolder } from "#platform/make-folder.ts";
import { OperatorError } from "#platform/operator-error.ts";

const PRIVATE_FILE = 0o600;
const PRIVATE_FOLDER = 0o700;

/** A backup being made. */
export interface BackupWriter {
  /** Writes a part; one that is written again is replaced. */
  write(part: string, content: Readable): Promise<void>;
  /** Leaves the backup in its place, whole. */
  finish(manifest: BackupManifest): Promise<void>;
}

/**
 * Makes a backup aside and puts it in place by one step, so that a folder of this name is always a whole backup.
 * What is there when `act` fails or is interrupted is removed.
 *
 * @throws OperatorError when something is in that place already
 */
export async function writeBackupFolder<T>(
  folder: string,
  act: (writer: BackupWriter) => Promise<T>,
): Promise<T> {
  const target = resolve(folder);
  await requireEmpty(target);
  makeFolder(dirname(target));
  await removeAbandoned(target);
  const staging = `${target}.unfinished-${process.pid}`;
  await mkdir(staging, { mode: PRIVATE_FOLDER });
  try {
    return await act(writerInto(staging, target));
  } finally {
    await rm(staging, { recursive: true, force: true });
  }
}

async function requireEmpty(folder: string): Promise<void> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return [];
    if (error.code !== "ENOTDIR") throw error;
    throw new OperatorError(`${folder} cannot be a folder: it, or a part of its path, is a file.`);
  });
  if (names.length > 0) throw new OperatorError(`${folder} is not empty. Name a new folder for the backup.`);
}

/** Removes what backups to the same place left that were killed. */
async function removeAbandoned(target: string): Promise<void> {
  const prefix = `${basename(target)}.unfinished-`;
  for (const name of await readdir(dirname(target))) {
    if (!name.startsWith(prefix) || isProcessAlive(Number(name.slice(prefix.length)))) continue;
    await rm(join(dirname(target), name), { recursive: true });
  }
}

function writerInto(staging: string, target: string): BackupWriter {
  const sums = new Map<string, string>();
  return {
    write: async (part, content) => {
      const path = join(staging, part);
      await mkdir(dirname(path), { recursive: true, mode: PRIVATE_FOLDER });
      const hash = createHash("sha256");
      const file = createWriteStream(path, { mode: PRIVATE_FILE, flush: true });
      sums.delete(part);
      try {
        await pipeline(content, passing(hash), file);
      } catch (error) {
        await rm(path, { force: true });
        throw error;
      }
      sums.set(part, hash.digest("hex"));
    },
    finish: async (manifest) => {
      const text = `${JSON.stringify(manifest, null, 2)}\n`;
      await writeFile(join(staging, PARTS.manifest), text, { mode: PRIVATE_FILE, flush: true });
      sums.set(PARTS.manifest, createHash("sha256").update(text).digest("hex"));
      const lines = [...sums].map(([part, sum]) => `${sum}  ${part}\n`).toSorted();
      const list = lines.join("");
      await writeFile(join(staging, PARTS.sums), list, { mode: PRIVATE_FILE, flush: true });
      await rename(staging, target);
      await settle(dirname(target));
    },
  };
}

/** Hands everything on, and tells the digest of it. */
function passing(hash: ReturnType<typeof createHash>) {
  return async function* pass(chunks: AsyncIterable<Uint8Array>) {
    for await (const chunk of chunks) {
      hash.update(chunk);
      yield chunk;
    }
  };
}

/** A new name outlives a power cut once its folder is on the disk. */
async function settle(folder: string): Promise<void> {
  const handle = await open(folder);
  await handle.sync().finally(() => handle.close());
}

/** A backup whose parts are all there, each as it was written. */
export interface CheckedBackup {
  manifest: BackupManifest;
  /** Keys of the files in it, as in storage. */
  fileKeys: string[];
  pathOf: (part: string) => string;
}

/**
 * Reads a backup and holds each part against its digest.
 *
 * @throws OperatorError when it is none, or not as it was written
 */
export async function readBackupFolder(folder: string): Promise<CheckedBackup> {
  const root = resolve(folder);
  const sums = parseSums(await readPart(root, PARTS.sums));
  await Promise.all([...sums.keys()].map((part) => access(join(root, part)).catch(damaged(part))));
  for (const [part, sum] of sums) if ((await digestOf(join(root, part))) !== sum) damaged(part)();
  const manifest = parseManifest(await readPart(root, PARTS.manifest));
  const fileKeys = [...sums.keys()]
    .filter((part) => part.startsWith(`${PARTS.files}/`))
    .map((part) => part.slice(PARTS.files.length + 1));
  const isComplete =
    sums.has(PARTS.manifest) &&
    sums.has(PARTS.jobs) &&
    manifest.tables.every(({ name }) => sums.has(tablePart(name))) &&
    (manifest.files.kind === "bucket" || manifest.files.count === fileKeys.length) &&
    (!manifest.key.isIncluded || sums.has(PARTS.key));
  if (!isComplete) damaged(PARTS.sums)();
  return { manifest, fileKeys, pathOf: (part) => join(root, part) };
}

async function readPart(root: string, part: string): Promise<string> {
  return readFile(join(root, part), "utf8").catch((error: NodeJS.ErrnoException) => {
    if (error.code !== "ENOENT" && error.code !== "ENOTDIR") throw error;
    throw new OperatorError(`${root} is no backup: it has no ${part}.`);
  });
}

function parseSums(text: string): Map<string, string> {
  const lines = text.split("\n").filter((line) => line !== "");
  return new Map(lines.map((line) => [line.slice(66), line.slice(0, 64)]));
}

function parseManifest(text: string): BackupManifest {
  const parsed = backupManifest.safeParse(JSON.parse(text));
  if (parsed.success) return parsed.data;
  throw new OperatorError(
    "This backup has a form that this version of Plumbline does not know. Use the version that made it, or a newer one.",
  );
}

function damaged(part: string): () => never {
  return () => {
    throw new OperatorError(`The backup is damaged: ${part} is not as it was written. Nothing was restored.`);
  };
}

async function digestOf(path: string): Promise<string> {
  const hash = createHash("sha256");
  await pipeline(createReadStream(path), hash);
  return hash.digest("hex");
}
