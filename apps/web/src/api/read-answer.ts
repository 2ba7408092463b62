import type { ErrorEnvelope } from "@plumbline/contract/errors";

import { ApiError } from "./api-error.ts";

/** Words for a failure about which the server says nothing, with or without the HTTP status. */
export type Words = string | ((status: number) => string);

const SHOWN_TEXT = 200;

/** The refusal a not-ok answer stands for, in the words of `docs/product.md`, 'What a failed call says'. */
export async function refusal(response: Response, words?: Words): Promise<ApiError> {
  const text = await response.text();
  const envelope: Partial<ErrorEnvelope> | null = parseObject(text);
  if (!envelope) return strange(response, text, words);
  return refused(response.status, envelope, words);
}

/** The JSON object of an ok answer; a `success: false` inside it is a refusal all the same. */
export async function jsonOf(response: Response, words?: Words): Promise<Record<string, unknown>> {
  const text = await response.text();
  const value = parseObject(text);
  if (!value) throw strange(response, text, words);
  if (value["success"] === false) throw refused(response.status, value, words);
  return value;
}

/** The failure of an ok answer of another kind than the one asked for. */
export async function strangeAnswer(response: Response, words?: Words): Promise<ApiError> {
  return strange(response, await response.text(), words);
}

function refused(status: number, envelope: Partial<ErrorEnvelope>, words: Words | undefined): ApiError {
  const message = refusalWords(status, envelope) ?? wordsFor(status, words) ?? `HTTP ${status}`;
  return new ApiError(message, { kind: "refused", status, code: envelope.code, debug: envelope.debug });
}

function refusalWords(status: number, { error, message, debug }: Partial<ErrorEnvelope>): string | undefined {
  const report = debug?.availableReports?.[0];
  if (status === 404 && report) {
    return `Report not found. Try downloading the latest report: ${report.type} (${report.id})`;
  }
  if (status === 400 && debug?.scanStatus) {
    return `Cannot generate PDF: scan is ${debug.scanStatus}. Please wait for scan completion.`;
  }
  // A proxy that answers in JSON may have objects where our server has words.
  return [error, message].find((said) => typeof said === "string" && said);
}

/** Something else than our server answered, a proxy for instance: its markup is not for a person to read. */
function strange({ status, statusText }: Response, text: string, words: Words | undefined): ApiError {
  const isMarkup = /^\s*</u.test(text);
  const detail = (isMarkup ? "" : text.trim().slice(0, SHOWN_TEXT)) || statusText;
  const answer = detail ? `API Error: ${status} - ${detail}` : `API Error: ${status}`;
  return new ApiError(wordsFor(status, words) ?? "", { kind: "not-json", status, answer });
}

function wordsFor(status: number, words: Words | undefined): string | undefined {
  return typeof words === "function" ? words(status) : words;
}

/** An object from JSON text, or null when it is none. Guarantees no more than that fields may be read. */
function parseObject(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" && value !== null ? (value as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}
