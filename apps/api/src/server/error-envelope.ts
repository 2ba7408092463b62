import { type ErrorCode, ERROR_CATALOG, type ErrorEnvelope, errorMessage } from "@plumbline/contract/errors";
import { AppError } from "@plumbline/core/platform/app-error";
import { isDatabaseAway } from "@plumbline/core/platform/database/is-database-away";
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
  if (isDatabaseAway(error)) return answerFor("server.busy");
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
  const message = isAboutField ? wordsOn(first) : errorMessage("request.invalid");
  return envelopeOf("request.invalid", message, { issues });
}

/** How messages of the library begin, which name no field. */
const NAMELESS = /^(?:Invalid|Too (?:big|small)|Unrecognized)\b/u;

function wordsOn({ path, message }: { path: string; message: string }): string {
  return NAMELESS.test(message) ? `${path}: ${message}` : message;
}
