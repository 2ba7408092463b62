import { promisify } from "node:util";
import { zstdDecompress } from "node:zlib";

import type { Checkpoint } from "#archive/checkpoint.ts";
import { digestOf } from "#archive/page-record.ts";
import type { ScanLog } from "#scan-log.ts";

const decompress = promisify(zstdDecompress);

/** Version of the records' shape: what a scanner of another shape left is not taken up. */
const SHAPE = 2;

/**
 * A checkpoint's records of one scan, shared by its attempts. A checkpoint that fails costs only that a later attempt
 * starts over: it is logged once, and the scan goes on.
 */
export class AttemptRecords {
  readonly #checkpoint: Checkpoint | null;
  readonly #log: ScanLog;
  readonly #prefix: string;
  #names: ReadonlySet<string> = new Set();
  #hasFailed = false;

  /** @param asked what the scan was requested: records of anything else are not seen */
  constructor(checkpoint: Checkpoint | null, { asked, log }: { asked: unknown; log: ScanLog }) {
    this.#checkpoint = checkpoint;
    this.#log = log;
    this.#prefix = `${digestOf(JSON.stringify([SHAPE, asked])).slice(0, 12)}.`;
  }

  /** Names an earlier attempt left, read once. */
  async open(): Promise<string[]> {
    const all = (await this.#tolerant((checkpoint) => checkpoint.names())) ?? [];
    const own = all.filter((name) => name.startsWith(this.#prefix));
    this.#names = new Set(own.map((name) => name.slice(this.#prefix.length)));
    return [...this.#names];
  }

  /** A record as an earlier attempt left it; null when there is none, or it cannot be read any more. */
  async read(name: string): Promise<{ compressed: Uint8Array; text: string } | null> {
    if (!this.#names.has(name)) return null;
    return await this.#tolerant(async (checkpoint) => {
      const compressed = await checkpoint.read(this.#prefix + name);
      return { compressed, text: (await decompress(compressed)).toString("utf8") };
    });
  }

  async leave(name: string, record: Uint8Array): Promise<void> {
    await this.#tolerant((checkpoint) => checkpoint.write(this.#prefix + name, record));
  }

  async #tolerant<T>(work: (checkpoint: Checkpoint) => Promise<T>): Promise<T | null> {
    if (this.#checkpoint === null) return null;
    try {
      return await work(this.#checkpoint);
    } catch (error) {
      if (!this.#hasFailed) this.#log("warn", "The scan's checkpoint fails; it would start over", { error });
      this.#hasFailed = true;
      return null;
    }
  }
}
