import { closeSync, openSync, readSync, writeSync } from "node:fs";
import path from "node:path";
import { zstdDecompressSync } from "node:zlib";

import {
  createOwnedDirectory,
  removeOwnedDirectory,
  sweepOwnedDirectories,
} from "#temporary/owned-directory.ts";

const PREFIX = "plumbline-scan-";

/** Where a compressed record lies in the spool, in bytes. */
export interface Extent {
  offset: number;
  length: number;
}

/** A temporary file of compressed records: what a scan gathers and need not hold in memory. */
export class Spool {
  readonly #directory: string;
  readonly #file: number;
  #end = 0;
  #isOpen = true;

  constructor() {
    sweepOwnedDirectories(PREFIX);
    this.#directory = createOwnedDirectory(PREFIX);
    this.#file = openSync(path.join(this.#directory, "records.zst"), "w+", 0o600);
  }

  append(record: Uint8Array): Extent {
    const offset = this.#end;
    // Taken before the write, so that two records written side by side never share a place.
    this.#end += record.byteLength;
    for (let written = 0; written < record.byteLength;) {
      written += writeSync(this.#file, record, written, record.byteLength - written, offset + written);
    }
    return { offset, length: record.byteLength };
  }

  /** A record as it was before it was compressed. */
  read({ offset, length }: Extent): string {
    if (!this.#isOpen) throw new Error("The scan's evidence was closed.");
    const record = Buffer.allocUnsafe(length);
    for (let read = 0; read < length;) {
      const count = readSync(this.#file, record, read, length - read, offset + read);
      if (count === 0) throw new RangeError("The spool ends before the record does.");
      read += count;
    }
    return zstdDecompressSync(record).toString("utf8");
  }

  /** Removes the file; nothing can be read afterward. */
  close(): void {
    if (!this.#isOpen) return;
    this.#isOpen = false;
    closeSync(this.#file);
    removeOwnedDirectory(this.#directory);
  }
}
