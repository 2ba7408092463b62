import { ANSWER_KINDS, type AnswerKind } from "@plumbline/contract/answer-kinds";

import { jsonOf, strangeAnswer, type Words } from "./read-answer.ts";

interface Expected {
  /** Media types it may come in. */
  types: readonly string[];
  words: Words | undefined;
}

interface Reader {
  types: readonly string[];
  /** How long the whole answer may take. */
  timeoutMs: number;
  /** Reads a successful answer; throws `ApiError` where it is not what was asked for. */
  read: (response: Response, expected: Expected) => Promise<unknown>;
}

const ANSWER_TIMEOUT_MS = 20_000;
const FILE_TIMEOUT_MS = 60_000;

/** How an answer of each kind is awaited and read. */
export const READERS: Record<AnswerKind, Reader> = {
  json: {
    types: ANSWER_KINDS.json,
    timeoutMs: ANSWER_TIMEOUT_MS,
    read: (response, { words }) => jsonOf(response, words),
  },
  pdf: { types: ANSWER_KINDS.pdf, timeoutMs: FILE_TIMEOUT_MS, read: fileOf },
  webp: { types: ANSWER_KINDS.webp, timeoutMs: ANSWER_TIMEOUT_MS, read: fileOf },
  // An export of all data may be large.
  zip: { types: ANSWER_KINDS.zip, timeoutMs: Infinity, read: fileOf },
  yaml: { types: ANSWER_KINDS.yaml, timeoutMs: FILE_TIMEOUT_MS, read: fileOf },
  csv: { types: ANSWER_KINDS.csv, timeoutMs: FILE_TIMEOUT_MS, read: fileOf },
  export: { types: ANSWER_KINDS.export, timeoutMs: FILE_TIMEOUT_MS, read: fileOf },
  // Whoever reads a stream knows how long silence may last and aborts the call's signal.
  "event-stream": { types: ANSWER_KINDS["event-stream"], timeoutMs: Infinity, read: streamOf },
};

async function fileOf(response: Response, expected: Expected): Promise<Blob> {
  if (!isOfType(response, expected.types)) throw await strangeAnswer(response, expected.words);
  return response.blob();
}

async function streamOf(response: Response, expected: Expected): Promise<ReadableStream<Uint8Array>> {
  if (isOfType(response, expected.types) && response.body) return response.body;
  throw await strangeAnswer(response, expected.words);
}

function isOfType(response: Response, types: readonly string[]): boolean {
  const type = response.headers.get("Content-Type") ?? "";
  return types.some((expected) => type.startsWith(expected));
}
