import type { ErrorEnvelope } from "@plumbline/contract/errors";

type Debug = NonNullable<ErrorEnvelope["debug"]>;

/** Why a call brought no result: the server said no, or no usable answer came at all. */
export type FailureKind = "refused" | "not-json" | "offline" | "timeout";

export class ApiError extends Error {
  readonly kind: FailureKind;
  readonly status: number | null;
  readonly code: string | null;
  readonly debug: Debug;

  constructor(
    message: string,
    details: { kind: FailureKind; status?: number; code?: string; debug?: Debug },
  ) {
    super(message);
    this.name = "ApiError";
    this.kind = details.kind;
    this.status = details.status ?? null;
    this.code = details.code ?? null;
    this.debug = details.debug ?? {};
  }
}

const NO_ANSWER: Partial<Record<FailureKind, string>> = {
  offline: "The server could not be reached. Check your connection and try again.",
  timeout: "The server took too long to answer. Please try again.",
};

/** The server's words where it sent any; otherwise the screen's own, with what went wrong on the way. */
export function failureMessage(error: unknown, fallback: string): string {
  if (!(error instanceof ApiError)) return fallback;
  const onTheWay = NO_ANSWER[error.kind];
  if (onTheWay) return `${fallback}. ${onTheWay}`;
  return error.message || fallback;
}

/** Whether the same call may well succeed a moment later. */
export function isPassing(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  return error.kind === "offline" || error.kind === "timeout" || (error.status ?? 0) >= 500;
}
