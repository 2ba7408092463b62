import { promisify } from "node:util";
import { zstdCompress } from "node:zlib";

import {
  archivedPage,
  type ComparedParts,
  readCompared,
  readSent,
  type SentParts,
  writeCompared,
  writeSent,
} from "#archive/archived-page.ts";
import { AttemptRecords } from "#archive/attempt-records.ts";
import { BodyStore } from "#archive/body-store.ts";
import type { Checkpoint } from "#archive/checkpoint.ts";
import { digestOf, parseRecord, toRecord, wholePage, type PageRecord } from "#archive/page-record.ts";
import { Pool } from "#archive/pool.ts";
import { Spool, type Extent } from "#archive/spool.ts";
import type { Gathered } from "#evidence/gathered.ts";
import type { PageEvidence } from "#evidence/page.ts";
import type { ScanLog } from "#scan-log.ts";

const compress = promisify(zstdCompress);
/** What is older says nothing of the site today. */
const FRESH_MS = 24 * 60 * 60 * 1000;
const PAGE = "page-";

export interface ArchiveOptions {
  checkpoint: Checkpoint | null;
  /** What the scan was requested: only what was gathered for the same is taken up. */
  asked: unknown;
  log: ScanLog;
  signal?: AbortSignal | undefined;
}

/**
 * Evidence of all pages of a scan, compressed on disk: memory holds what planning and comparing need. With a
 * checkpoint everything is left there too, and what an interrupted attempt left is taken up.
 */
export class ScanArchive {
  readonly #spool = new Spool();
  readonly #bodies = new BodyStore(this.#spool);
  readonly #pool = new Pool();
  readonly #records: AttemptRecords;
  readonly #signal: AbortSignal | undefined;
  readonly #positions = new Map<PageEvidence, number>();
  #nextPosition = 0;
  #lastFetched: { extent: Extent; page: PageEvidence } | null = null;
  #lastCompared: { extent: Extent; parts: ComparedParts } | null = null;
  #lastSent: { extent: Extent; parts: SentParts } | null = null;

  private constructor({ checkpoint, asked, log, signal }: ArchiveOptions) {
    this.#signal = signal;
    this.#records = new AttemptRecords(checkpoint, { asked, log });
  }

  /** Opens an archive, and answers the pages an interrupted attempt left, in the order they were gathered in. */
  static async open(options: ArchiveOptions): Promise<{ archive: ScanArchive; taken: PageEvidence[] }> {
    const archive = new ScanArchive(options);
    try {
      return { archive, taken: await archive.#takeUp() };
    } catch (error) {
      archive.close();
      throw error;
    }
  }

  /** Archives a page and answers one that reads the same and holds little. */
  async keep(page: PageEvidence): Promise<PageEvidence> {
    return await this.#store(page, this.#nextPosition++);
  }

  /** Replaces a kept page by one that knows more of it. */
  async replace(kept: PageEvidence, page: PageEvidence): Promise<PageEvidence> {
    const position = this.#positions.get(kept) ?? this.#nextPosition++;
    this.#positions.delete(kept);
    return await this.#store(page, position);
  }

  /** Answers what an earlier attempt gathered under this name, else gathers it and leaves it for a later one. */
  async once<T>(name: string, gather: () => Promise<Gathered<T>>): Promise<Gathered<T>> {
    const known = await this.#records.read(`fact-${name}`);
    const left = known === null ? null : parseFact<T>(known.text);
    if (left !== null && isFresh(left.gatheredAt)) return left.fact;
    const fact = await gather();
    // What could not be gathered is tried again by the next attempt.
    if (fact.gathered && this.#signal?.aborted !== true) {
      const gatheredAt = new Date().toISOString();
      await this.#records.leave(`fact-${name}`, await compress(JSON.stringify({ gatheredAt, fact })));
    }
    return fact;
  }

  /** From here on pages know only what they hold in memory. */
  close(): void {
    this.#lastFetched = null;
    this.#lastCompared = null;
    this.#lastSent = null;
    this.#spool.close();
  }

  async #takeUp(): Promise<PageEvidence[]> {
    const names = await this.#records.open();
    const pages: { position: number; page: PageEvidence }[] = [];
    for (const name of names.filter((candidate) => candidate.startsWith(PAGE))) {
      const left = await this.#records.read(name);
      if (left === null) continue;
      const record = parseRecord(left.text);
      const isWhole = isFresh(record.gatheredAt) && (await this.#takeUpBodies(record));
      if (!isWhole) continue;
      const page = await this.#remember(record, left.compressed);
      pages.push({ position: record.position, page });
    }
    pages.sort((a, b) => a.position - b.position);
    this.#nextPosition = (pages.at(-1)?.position ?? -1) + 1;
    return pages.map(({ page }) => page);
  }

  async #takeUpBodies({ sources }: PageRecord): Promise<boolean> {
    for (const { body } of sources) {
      if (this.#bodies.has(body)) continue;
      const left = await this.#records.read(`body-${body}`);
      if (left === null) return false;
      this.#bodies.addRecord(body, left.compressed);
    }
    return true;
  }

  async #store(page: PageEvidence, position: number): Promise<PageEvidence> {
    const { record, bodies } = toRecord(page, { position, gatheredAt: new Date().toISOString() });
    for (const [digest, text] of bodies) {
      const compressed = await this.#bodies.add(digest, text);
      if (compressed !== null) await this.#records.leave(`body-${digest}`, compressed);
    }
    const compressed = await compress(JSON.stringify(record));
    // A page the stop cut short is not done: a later attempt visits it.
    const isCutShort = page.notMeasured !== null && this.#signal?.aborted === true;
    if (!isCutShort) await this.#records.leave(PAGE + digestOf(page.url), compressed);
    return await this.#remember(record, compressed);
  }

  async #remember(record: PageRecord, compressed: Uint8Array): Promise<PageEvidence> {
    const whole = this.#spool.append(compressed);
    const written = writeCompared(record.page);
    const compared = written === null ? whole : this.#spool.append(await compress(written));
    const sent = this.#spool.append(await compress(writeSent(record)));
    const kept = archivedPage(record.page, this.#pool, {
      whole: () => this.#fetch(whole),
      compared: () => this.#fetchCompared(compared),
      sent: () => this.#fetchSent(sent),
    });
    this.#positions.set(kept, record.position);
    return kept;
  }

  #fetchCompared(extent: Extent): ComparedParts {
    if (this.#lastCompared?.extent !== extent) {
      this.#lastCompared = { extent, parts: readCompared(this.#spool.read(extent), this.#pool) };
    }
    return this.#lastCompared.parts;
  }

  #fetchSent(extent: Extent): SentParts {
    if (this.#lastSent?.extent !== extent) {
      const parts = readSent(this.#spool.read(extent), (digest) => this.#bodies.get(digest));
      this.#lastSent = { extent, parts };
    }
    return this.#lastSent.parts;
  }

  #fetch(extent: Extent): PageEvidence {
    if (this.#lastFetched?.extent !== extent) {
      const record = parseRecord(this.#spool.read(extent));
      this.#lastFetched = { extent, page: wholePage(record, (digest) => this.#bodies.get(digest)) };
    }
    return this.#lastFetched.page;
  }
}

function isFresh(gatheredAt: string): boolean {
  return Date.now() - Date.parse(gatheredAt) < FRESH_MS;
}

/** Only `once` writes these records, each name with the type it is asked for with. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the one place where a fact gets its type back
function parseFact<T>(json: string): { gatheredAt: string; fact: Gathered<T> } {
  return JSON.parse(json) as { gatheredAt: string; fact: Gathered<T> };
}
