import type { ErrorCode, ErrorEnvelope } from "@plumbline/contract/errors";

type Debug = NonNullable<ErrorEnvelope["debug"]>;

/** Why a call brought no result: the server said no, or no usable answer came at all. */
export type FailureKind = "refused" | "not-json" | "offline" | "timeout";

interface FailureDetails {
  kind: FailureKind;
  status?: number;
  code?: string;
  debug?: Debug;
  /** What answered in the server's place, where something did. */
  answer?: string;
}

/** A call that failed. Its message may be empty where neither server nor caller had words. */
export class ApiError extends Error {
  readonly kind: FailureKind;
  readonly status: number | null;
  readonly code: string | null;
  readonly debug: Debug;
  readonly answer: string | null;

  constructor(message: string, details: FailureDetails) {
    super(message);
    this.name = "ApiError";
    this.kind = details.kind;
    this.status = details.status ?? null;
    this.code = details.code ?? null;
    this.debug = details.debug ?? {};
    this.answer = details.answer ?? null;
  }
}

/** The server's words where it sent any; otherwise the screen's own, with what went wrong on the way. */
export function failureMessage(error: unknown, fallback: string): string {
  if (!(error instanceof ApiError)) return fallback;
  if (error.kind === "refused") return error.message || fallback;
  const failed = error.kind === "not-json" ? error.message || fallback : fallback;
  return `${failed}. ${onTheWay(error)}`;
}

function onTheWay({ kind, answer }: ApiError): string {
  if (kind === "timeout") return "The server took too long to answer. Please try again.";
  if (kind === "offline") return "We can't reach the server. Check your connection and try again.";
  return `The service did not answer as it should (${answer}). Please try again in a moment.`;
}

/** Whether the server says that an id stands for nothing, by a code of its own, or could stand for nothing. */
export function standsForNothing(error: unknown, code: ErrorCode): boolean {
  return error instanceof ApiError && (error.code === code || error.code === "request.invalid");
}

/** Whether the same call may well succeed a moment later. */
export function isPassing(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  return error.kind === "offline" || error.kind === "timeout" || (error.status ?? 0) >= 500;
}
