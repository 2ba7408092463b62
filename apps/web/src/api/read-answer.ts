import type { ErrorEnvelope } from "@plumbline/contract/errors";

import { ApiError } from "./api-error.ts";

const SHOWN_TEXT = 200;

function refusalWords(status: number, envelope: Partial<ErrorEnvelope>, fallback?: string): string {
  const report = envelope.debug?.availableReports?.[0];
  if (status === 404 && report) {
    return `Report not found. Try downloading the latest report: ${report.type} (${report.id})`;
  }
  const scanStatus = envelope.debug?.scanStatus;
  if (status === 400 && scanStatus) {
    return `Cannot generate PDF: scan is ${scanStatus}. Please wait for scan completion.`;
  }
  return envelope.error || envelope.message || fallback || `HTTP ${status}`;
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

/** The refusal a not-ok answer stands for, in the words of specification 8.1. */
export async function refusal(response: Response, fallback?: string): Promise<ApiError> {
  const { status, statusText } = response;
  const text = (await response.text()).trim();
  const envelope: Partial<ErrorEnvelope> | null = parseObject(text);
  if (!envelope) {
    const words = text.slice(0, SHOWN_TEXT) || statusText;
    return new ApiError(fallback ?? `API Error: ${status} - ${words}`, { kind: "not-json", status });
  }
  return new ApiError(refusalWords(status, envelope, fallback), {
    kind: "refused",
    status,
    code: envelope.code,
    debug: envelope.debug,
  });
}

/** The JSON object of an answer; a `success: false` inside an ok answer is a refusal all the same. */
export async function jsonOf(response: Response): Promise<Record<string, unknown>> {
  if (!response.ok) throw await refusal(response);
  const text = await response.text();
  const value = parseObject(text);
  if (!value) {
    const words = text.trim().slice(0, SHOWN_TEXT) || response.statusText;
    throw new ApiError(`API Error: ${response.status} - ${words}`, {
      kind: "not-json",
      status: response.status,
    });
  }
  if (value["success"] === false) {
    throw new ApiError(refusalWords(response.status, value), { kind: "refused", status: response.status });
  }
  return value;
}
