import { type DestinationStream, type Logger, pino, stdSerializers } from "pino";

import { logFields } from "#platform/log-fields.ts";
import { openLogFile } from "#platform/log-file.ts";

export type Log = Logger;

// Wherever a secret could be nested one level down, it is censored there too.
const SECRET_FIELDS = [
  "password",
  "newPassword",
  "currentPassword",
  "passwordHash",
  "token",
  "session",
  "secret",
  "authorization",
  "cookie",
  "secretAccessKey",
  "secretKey",
  "smtpUrl",
  "stripeSecretKey",
  "stripeWebhookSecret",
  "apiKey",
  "signingKey",
  "connectionString",
].flatMap((name) => [name, `*.${name}`, `*.*.${name}`]);

export interface LogOptions {
  level: string;
  /** Where lines go; standard output by default. */
  destination?: DestinationStream;
}

/** A logger writing one JSON object a line, with secrets censored wherever they stand. */
export function createLog({ level, destination }: LogOptions): Log {
  const options = {
    level,
    base: undefined,
    mixin: () => ({ ...logFields() }),
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    serializers: { err: serializeError },
    redact: { paths: SECRET_FIELDS, censor: "[redacted]" },
  };
  return pino(options, destination ?? openLogFile());
}

/**
 * A failed query's error spells out its parameters, and the database's detail repeats a row: both may
 * hold personal data or hashes, so only the statement and the cause's own words are written.
 */
function serializeError(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  if (!("query" in error) || !("params" in error)) return stdSerializers.err(error);
  const { name, message, stack, code } = causeOf(error);
  return { type: name, message, stack, code, query: error.query };
}

function causeOf(error: Error): { name: string; message: string; stack: string | undefined; code: unknown } {
  const cause = error.cause;
  if (!(cause instanceof Error))
    return { name: error.name, message: "A query failed", stack: undefined, code: null };
  return {
    name: cause.name,
    message: cause.message,
    stack: cause.stack,
    code: "code" in cause ? cause.code : null,
  };
}
