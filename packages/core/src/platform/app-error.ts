import { type ErrorCode, ERROR_CATALOG, type ErrorEnvelope, errorMessage } from "@plumbline/contract/errors";

type Debug = NonNullable<ErrorEnvelope["debug"]>;

/** A refusal the caller is meant to see: a stable code from the contract's catalog and its words. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly debug: Debug | undefined;

  constructor(code: ErrorCode, debug?: Debug) {
    super(errorMessage(code, debug));
    this.name = "AppError";
    this.code = code;
    this.debug = debug;
  }

  /** HTTP status of this error. */
  get status(): number {
    return ERROR_CATALOG[this.code].status;
  }
}
