import { X509Certificate } from "node:crypto";
import { readFileSync } from "node:fs";

import { z } from "zod";

/** One setting: what it is for, which values it takes, and the environment variable it is read from. */
export interface Setting<S extends z.ZodType = z.ZodType> {
  doc: string;
  env: string;
  schema: S;
}

/** Declares a setting. */
export function setting<const S extends z.ZodType>(declaration: Setting<S>): Setting<S> {
  return declaration;
}

/** Names under which a machine reaches itself. */
export const LOOPBACK_NAMES: readonly string[] = ["localhost", "127.0.0.1", "[::1]"];

const hostAndPort = z.string().regex(/^[a-z0-9.-]+:\d{1,5}$|^\[[0-9a-f:]+\]:\d{1,5}$/iu, "must be host:port");

/** Hosts with their ports, separated by commas. */
export const hostList = z
  .string()
  .transform((text) => text.split(",").map((part) => part.trim()))
  .transform((parts) => parts.filter((part) => part !== ""))
  .pipe(z.array(hostAndPort));

/** Yes or no. */
export const flag = z.enum(["true", "false", "1", "0"]).transform((text) => text === "true" || text === "1");

const PEM_CERTIFICATE = /-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/gu;

/** A file of certificates; its value is what the file holds, each by itself. */
export const certificateFile = z.string().transform((path, context): string[] => {
  try {
    const certificates = readFileSync(path, "utf8").match(PEM_CERTIFICATE) ?? [];
    if (certificates.every((pem) => new X509Certificate(pem).ca) && certificates.length > 0)
      return certificates;
  } catch {
    // Missing, not readable and not a certificate are the same to whoever has to mend it.
  }
  context.addIssue("must be a file with the certificates of authorities (PEM)");
  return z.NEVER;
});

/** A whole number within limits, with words that name them. */
export function wholeNumber(least: number, most: number) {
  const error = `must be a whole number from ${least} to ${most}`;
  return z.coerce.number({ error }).int({ error }).min(least, { error }).max(most, { error });
}

/** An http address of this machine alone. */
export const loopbackUrl = z
  .url({ protocol: /^http$/u, error: "must be an http address" })
  .refine((text) => LOOPBACK_NAMES.includes(new URL(text).hostname), "must be on this machine's loopback");

/** An http or https address. */
export const httpUrl = z.url({ protocol: /^https?$/u, error: "must be an http or https address" });
