import { promisify } from "node:util";
import { zstdCompress } from "node:zlib";

import type { Extent, Spool } from "#archive/spool.ts";

const compress = promisify(zstdCompress);

/** Characters held ready: the scripts of one page are mostly those of the page before. */
const CACHED_CHARACTERS = 16 * 1024 * 1024;

/** Bodies of scripts and style sheets, each once however many pages load it. */
export class BodyStore {
  readonly #spool: Spool;
  readonly #extents = new Map<string, Extent>();
  readonly #cache = new Map<string, string>();
  #cachedCharacters = 0;

  constructor(spool: Spool) {
    this.#spool = spool;
  }

  has(digest: string): boolean {
    return this.#extents.has(digest);
  }

  /** Stores a body unless it is known, and answers its compressed record then. */
  async add(digest: string, text: string): Promise<Uint8Array | null> {
    if (this.has(digest)) return null;
    const record = await compress(text);
    if (this.has(digest)) return null;
    this.addRecord(digest, record);
    return record;
  }

  addRecord(digest: string, record: Uint8Array): void {
    this.#extents.set(digest, this.#spool.append(record));
  }

  /** @throws RangeError when it was never stored */
  get(digest: string): string {
    const cached = this.#cache.get(digest);
    if (cached !== undefined) return cached;
    const extent = this.#extents.get(digest);
    if (extent === undefined) throw new RangeError(`The archive has no body ${digest}.`);
    const text = this.#spool.read(extent);
    this.#cache.set(digest, text);
    this.#cachedCharacters += text.length;
    this.#dropOldest(digest);
    return text;
  }

  #dropOldest(newest: string): void {
    for (const [digest, text] of this.#cache) {
      if (this.#cachedCharacters <= CACHED_CHARACTERS || digest === newest) return;
      this.#cache.delete(digest);
      this.#cachedCharacters -= text.length;
    }
  }
}
