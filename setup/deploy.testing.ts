import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";

import { SETTINGS } from "@plumbline/core/platform/settings";
import { DockerfileParser, type Instruction } from "dockerfile-ast";

/** The checkout. */
export const ROOT = dirname(import.meta.dirname);

/** A file of the checkout. */
export const read = (path: string) => readFileSync(join(ROOT, path), "utf8");

/** Every variable that the service reads, and the one that packages of Node read. */
export const KNOWN_VARIABLES = new Set([
  ...Object.values(SETTINGS).flatMap((group) => Object.values(group).map(({ env }) => env)),
  "NODE_ENV",
]);

/** Made-up secrets, with which the service accepts the settings of the files. */
export const SECRETS = {
  DATABASE_URL: "postgres://plumbline:secret@database/plumbline?sslmode=verify-full",
  PLUMBLINE_SECRET_KEY: "s".repeat(32),
  SMTP_URL: "smtps://user:password@mail.example.org",
  STRIPE_SECRET_KEY: "sk_live_1",
  STRIPE_WEBHOOK_SECRET: "whsec_1",
  S3_ACCESS_KEY_ID: "plumbline",
  S3_SECRET_ACCESS_KEY: "secret",
};

/** The program and the scripts of a command that are not in the checkout. */
export function missingFiles([program, ...args]: readonly string[], root = ""): string[] {
  const files = [
    ...(program === undefined ? [] : [program]),
    ...args.filter((word) => /\.(?:ts|mjs)$/u.test(word)),
  ];
  return files.map((file) => file.replace(root, "")).filter((file) => !existsSync(join(ROOT, file)));
}

/** Every line of the Containerfile. */
export const instructions = DockerfileParser.parse(read("deploy/container/Containerfile")).getInstructions();

/** Instructions of the stage of an image, with those it builds on. */
export function stage(name: string): Instruction[] {
  const from = instructions.findIndex(
    (line) => line.getKeyword() === "FROM" && line.getArguments().at(-1)?.getValue() === name,
  );
  const rest = instructions.slice(from + 1);
  const next = rest.findIndex((line) => line.getKeyword() === "FROM");
  const base = instructions[from]?.getArguments()[0]?.getValue() ?? "";
  const own = next === -1 ? rest : rest.slice(0, next);
  return base.includes("/") || base === "" ? own : [...stage(base), ...own];
}
