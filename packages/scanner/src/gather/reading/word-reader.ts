import { createHash } from "node:crypto";
import { fileURLToPath } from "node:url";
import type { Worker as Thread } from "node:worker_threads";

import { createWorker, type Line, type Worker } from "tesseract.js";

import { inTime } from "#gather/page/in-time.ts";
import { PageTrouble } from "#gather/page/page-trouble.ts";

/** A line of words in a picture, in the picture's own pixels. */
export interface LineOfWords {
  text: string;
  /** How sure the reader is of the word it is least sure of (0-100). */
  sureness: number;
  left: number;
  top: number;
  width: number;
  height: number;
}

/** The reader itself says how sure it is (0-100); below this it takes grain and patterns for letters. */
const SURE = 75;
const UNREADABLE = "The words in an image could not be read";
const LONGEST_MS = 20_000;
/** It holds some 100 MB. */
const IDLE_MS = 30_000;
const MOST_REMEMBERED = 500;
/** The smaller model: a third of the size and the time, and as good on printed letters. */
const MODEL = fileURLToPath(new URL("4.0.0_best_int", import.meta.resolve("@tesseract.js-data/eng")));

let reader: Promise<Worker> | null = null;
let idle: NodeJS.Timeout | undefined;
let reading = 0;
/** By content: banners stand on many pages, and are there again in the next scan. */
const remembered = new Map<string, LineOfWords[]>();

/**
 * Reads the words in a picture: Latin letters, by Tesseract, in a thread of its own.
 *
 * @param picture PNG
 * @returns lines of which the reader is sure, in its reading order
 * @throws PageTrouble when reading takes too long, Error when it cannot be read
 */
export async function readWords(picture: Uint8Array): Promise<LineOfWords[]> {
  const key = createHash("sha256").update(picture).digest("base64");
  const known = remembered.get(key);
  if (known !== undefined) return known;
  const lines = await read(picture);
  remembered.set(key, lines);
  const [oldest] = remembered.keys();
  if (remembered.size > MOST_REMEMBERED && oldest !== undefined) remembered.delete(oldest);
  return lines;
}

async function read(picture: Uint8Array): Promise<LineOfWords[]> {
  clearTimeout(idle);
  reading += 1;
  const used = (reader ??= startReader());
  try {
    const answer = used.then((worker) => worker.recognize(Buffer.from(picture), {}, { blocks: true }));
    const { data } = await inTime(answer, LONGEST_MS, "Reading the words in an image took too long.");
    const paragraphs = (data.blocks ?? []).flatMap((block) => block.paragraphs);
    return paragraphs.flatMap(({ lines }) => lines).flatMap(sureLine);
  } catch (error) {
    if (!(error instanceof PageTrouble)) throw new Error(UNREADABLE, { cause: error });
    // It is still at work on a picture that nobody waits for any more.
    if (reader === used) stopReader();
    throw error;
  } finally {
    reading -= 1;
    if (reading === 0) idle = setTimeout(stopReader, IDLE_MS).unref();
  }
}

function sureLine({ words }: Line): LineOfWords[] {
  const sure = words.filter(({ confidence, text }) => confidence >= SURE && /[\p{L}\p{N}]/u.test(text));
  if (sure.length === 0) return [];
  const left = Math.min(...sure.map(({ bbox }) => bbox.x0));
  const top = Math.min(...sure.map(({ bbox }) => bbox.y0));
  return [
    {
      text: sure.map(({ text }) => text).join(" "),
      sureness: Math.min(...sure.map(({ confidence }) => confidence)),
      left,
      top,
      width: Math.max(...sure.map(({ bbox }) => bbox.x1)) - left,
      height: Math.max(...sure.map(({ bbox }) => bbox.y1)) - top,
    },
  ];
}

async function startReader(): Promise<Worker> {
  try {
    const worker = await createWorker("eng", undefined, {
      langPath: MODEL,
      cacheMethod: "none",
      // Else it throws where nobody can catch it; the promise that waits is rejected all the same.
      errorHandler: () => undefined,
    });
    const thread = threadOf(worker);
    thread.unref();
    // Else it tells the terminal of each line that it cannot make out. What fails is told by its promise.
    thread.stderr.unpipe();
    thread.stderr.resume();
    return worker;
  } catch (error) {
    // The next picture is tried with another one.
    reader = null;
    throw error;
  }
}

/** The library returns its thread, and its types leave it out. */
function threadOf(worker: Worker): Thread {
  return (worker as Worker & { worker: Thread }).worker;
}

function stopReader(): void {
  void reader?.then(
    (worker) => worker.terminate(),
    () => undefined,
  );
  reader = null;
}
