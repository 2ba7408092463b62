import { type ErrorCode, ERROR_CATALOG, type ErrorEnvelope, errorMessage } from "@plumbline/contract/errors";
import { AppError } from "@plumbline/core/platform/app-error";
import type { FastifyError } from "fastify";

/** An error as it is answered: HTTP status and envelope. */
export interface ErrorAnswer {
  status: number;
  envelope: ErrorEnvelope;
}

/** The answer for a code of the catalog. */
export function answerFor(code: ErrorCode, debug?: ErrorEnvelope["debug"]): ErrorAnswer {
  return envelopeOf(code, errorMessage(code, debug), debug);
}

/** The answer for any error a request can end in; what is not foreseen is `server.unexpected`. */
export function answerForError(error: FastifyError): ErrorAnswer {
  if (error instanceof AppError) return envelopeOf(error.code, error.message, error.debug);
  if (error.validation !== undefined) return answerForInvalid(error.validation, error.validationContext);
  const code = CODES_BY_FRAMEWORK_ERROR[error.code];
  if (code !== undefined) return answerFor(code);
  if (causesOf(error).some(isDatabaseAway)) return answerFor("server.busy");
  return answerFor(error.statusCode === 400 ? "request.invalid" : "server.unexpected");
}

/** What Fastify itself refuses, see its `docs/Reference/Errors.md`. */
const CODES_BY_FRAMEWORK_ERROR: Record<string, ErrorCode | undefined> = {
  FST_ERR_CTP_INVALID_JSON_BODY: "request.malformed-json",
  FST_ERR_CTP_EMPTY_JSON_BODY: "request.malformed-json",
  FST_ERR_CTP_INVALID_MEDIA_TYPE: "request.unsupported-media-type",
  FST_ERR_CTP_BODY_TOO_LARGE: "request.too-large",
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: "request.invalid",
  FST_ERR_BAD_URL: "request.invalid",
  FST_ERR_MAX_PARAM_LENGTH: "request.invalid",
  FST_ERR_NOT_FOUND: "route.not-found",
};

function envelopeOf(code: ErrorCode, message: string, debug: ErrorEnvelope["debug"]): ErrorAnswer {
  const envelope = {
    success: false as const,
    error: message,
    code,
    ...(code === "password.needs-initial-setup" ? { needsInitialSetup: true as const } : {}),
    ...(debug === undefined ? {} : { debug }),
  };
  return { status: ERROR_CATALOG[code].status, envelope };
}

type Violations = NonNullable<FastifyError["validation"]>;

/** A body is written by a person, so the first broken rule is the message; all are listed for programs. */
function answerForInvalid(violations: Violations, part: FastifyError["validationContext"]): ErrorAnswer {
  const issues = violations.map(({ instancePath, message }) => ({
    path: instancePath.replace(/^\//u, "").replaceAll("/", "."),
    message: message ?? "This value is not valid.",
  }));
  const [first] = issues;
  const isAboutField = part === "body" && first !== undefined && first.path !== "";
  const message = isAboutField ? first.message : errorMessage("request.invalid");
  return envelopeOf("request.invalid", message, { issues });
}

/** An error with what it came of: a failed query wraps the driver's error, which may wrap the network's. */
function causesOf(error: unknown): Error[] {
  return error instanceof Error ? [error, ...causesOf(error.cause)] : [];
}

/**
 * Codes of PostgreSQL (https://www.postgresql.org/docs/18/errcodes-appendix.html) and of the network while the database
 * cannot be reached, has no room, takes no changes or does not answer in time. The driver's own errors have only words.
 */
const AWAY_CODES =
  /^(?:08|53|57P|58)\w+$|^(?:25006|55P03|57014)$|^(?:ECONN\w+|ETIMEDOUT|EPIPE|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|EADDRNOTAVAIL)$/u;
const AWAY_WORDS =
  /connection (?:is |was )?(?:terminated|timeout|error)|timeout exceeded when trying to connect|query read timeout|not queryable|pool after calling end/iu;

function isDatabaseAway(error: Error): boolean {
  const code = "code" in error ? String(error.code) : "";
  return AWAY_CODES.test(code) || AWAY_WORDS.test(error.message);
}
