import { resolve } from "node:path";

import type { Brand } from "@plumbline/contract/brand";
import type { z } from "zod";

import { isReadableDatabase, weakensTls } from "#platform/encrypted-connections.ts";
import { OperatorError } from "#platform/operator-error.ts";
import { LOOPBACK_NAMES, type Setting } from "#platform/setting.ts";
import { SETTINGS } from "#platform/settings.ts";

type Groups = typeof SETTINGS;
type GroupValues<G> = { -readonly [N in keyof G]: G[N] extends Setting<infer S> ? z.output<S> : never };
type Values = { -readonly [N in keyof Groups]: GroupValues<Groups[N]> };

export type PaymentProviderName = "stripe" | "sandbox";

type Completed = "brand" | "server" | "home" | "mail" | "operator" | "payments";

/** The validated settings with what follows from them. Read-only for everyone. */
export interface Config extends Readonly<Omit<Values, Completed>> {
  readonly server: Values["server"] & { publicUrl: string };
  readonly mail: Omit<Values["mail"], "logoUrl"> & {
    fromName: string;
    /** Full https address of a picture; null where the name is set in type. */
    logoUrl: string | null;
  };
  readonly operator: { email: string };
  readonly payments: Values["payments"] & {
    provider: PaymentProviderName;
    /** Whether the service's time may be moved to walk through months: in the sandbox of this machine alone. */
    hasMovableClock: boolean;
  };
  /** Absolute path of the home folder. */
  readonly home: { folder: string };
  readonly brand: Brand;
}

/** One setting that cannot be used, and why. */
export interface ConfigProblem {
  env: string;
  reason: string;
  doc: string;
}

/** Thrown when a setting cannot be used; the message names every such setting and why. */
export class ConfigError extends OperatorError {
  readonly problems: readonly ConfigProblem[];

  constructor(problems: readonly ConfigProblem[]) {
    const lines = problems.map(({ env, reason, doc }) => `  ${env}: ${reason}\n    ${doc}`);
    super(`These settings are not valid:\n${lines.join("\n")}`);
    this.name = "ConfigError";
    this.problems = problems;
  }
}

export type Environment = Record<string, string | undefined>;

/**
 * Reads and validates all settings. An empty variable counts as unset.
 *
 * @param startedAt names the year of the copyright line
 * @throws {ConfigError} naming every setting that cannot be used.
 */
export function loadConfig(environment: Environment = process.env, startedAt = new Date()): Config {
  const problems: ConfigProblem[] = [];
  const values = readGroups(environment, problems);
  problems.push(...contradictions(values));
  if (problems.length > 0) throw new ConfigError(problems);
  return complete(values, startedAt);
}

/**
 * Reads and validates the settings of one group. What concerns others may be set in any way, as for another program that
 * shares the environment.
 *
 * @throws {ConfigError} naming every setting of the group that cannot be used.
 */
export function loadGroup<Group extends keyof Groups>(
  group: Group,
  environment: Environment = process.env,
): Values[Group] {
  const problems: ConfigProblem[] = [];
  const values = readGroups(environment, problems)[group];
  const own = new Set(Object.values<Setting>(SETTINGS[group]).map(({ env }) => env));
  const concerned = problems.filter(({ env }) => own.has(env));
  if (concerned.length > 0) throw new ConfigError(concerned);
  return values;
}

/** The one place that turns parsed settings into their declared types: each value came out of its own schema. */
function readGroups(environment: Environment, problems: ConfigProblem[]): Values {
  const groups = Object.entries(SETTINGS).map(([group, settings]) => [
    group,
    Object.fromEntries(
      Object.entries<Setting>(settings).map(([name, setting]) => [
        name,
        readSetting(setting, environment, problems),
      ]),
    ),
  ]);
  return Object.fromEntries(groups) as Values;
}

function readSetting(setting: Setting, environment: Environment, problems: ConfigProblem[]): unknown {
  const text = environment[setting.env]?.trim();
  const parsed = setting.schema.safeParse(text === "" ? undefined : text);
  if (parsed.success) return parsed.data;
  const reason = parsed.error.issues.map((issue) => issue.message).join("; ");
  problems.push({ env: setting.env, reason, doc: setting.doc });
  return undefined;
}

function contradictions(values: Values): ConfigProblem[] {
  return [
    ...storageContradictions(values),
    ...paymentContradictions(values),
    ...cleartextContradictions(values),
  ];
}

/** What would send secrets and clients' data over a network unencrypted. */
function cleartextContradictions({ security, database, mail, storage }: Values): ConfigProblem[] {
  if (security.allowsCleartext) return [];
  const either = (how: string) => `${how}, or set ALLOW_CLEARTEXT for a private network`;
  const found: [Setting, boolean, string][] = [
    [SETTINGS.database.url, isGivenAnd(database.url, isReadableDatabase), "add ?sslmode=verify-full"],
    [SETTINGS.mail.smtpUrl, isGivenAnd(mail.smtpUrl, weakensTls), "leave out its options for TLS"],
    [SETTINGS.storage.endpoint, isGivenAnd(storage.endpoint, isReadableHttp), "use https"],
  ];
  return found
    .filter(([, isReadable]) => isReadable)
    .map(([{ env, doc }, , how]) => ({
      env,
      reason: `must encrypt what goes to another machine: ${either(how)}`,
      doc,
    }));
}

function isGivenAnd(address: string | undefined, isTrue: (address: string) => boolean): boolean {
  return address !== undefined && isTrue(address);
}

function isReadableHttp(address: string): boolean {
  return address.startsWith("http:") && !isThisMachine(address);
}

function storageContradictions({ storage }: Values): ConfigProblem[] {
  const hasKey = storage.accessKeyId !== undefined;
  const hasSecret = storage.secretAccessKey !== undefined;
  if (hasKey === hasSecret) return [];
  const missing = hasKey ? SETTINGS.storage.secretAccessKey : SETTINGS.storage.accessKeyId;
  return [{ env: missing.env, reason: "must be set together with its counterpart", doc: missing.doc }];
}

function paymentContradictions({ payments, server }: Values): ConfigProblem[] {
  const { provider, stripeSecretKey, stripeWebhookSecret } = SETTINGS.payments;
  if (providerOf(payments) === "stripe") {
    const reason = "must be set to take payments with Stripe";
    const missing = [
      ...(payments.stripeSecretKey === undefined ? [stripeSecretKey] : []),
      ...(payments.stripeWebhookSecret === undefined ? [stripeWebhookSecret] : []),
    ];
    return missing.map(({ env, doc }) => ({ env, reason, doc }));
  }
  if (payments.provider === "sandbox" || isThisMachine(publicUrlOf(server))) return [];
  const reason = "a public service takes real payments: set STRIPE_SECRET_KEY, or name the sandbox here";
  return [{ env: provider.env, reason, doc: provider.doc }];
}

function providerOf({ provider, stripeSecretKey }: Values["payments"]): PaymentProviderName {
  return provider ?? (stripeSecretKey === undefined ? "sandbox" : "stripe");
}

function publicUrlOf({ publicUrl, port }: Values["server"]): string {
  return (publicUrl ?? `http://127.0.0.1:${port}`).replace(/\/+$/u, "");
}

function isThisMachine(address: string): boolean {
  const url = URL.parse(address);
  // One that is no address is a problem of its own, which is told already.
  return url === null || LOOPBACK_NAMES.includes(url.hostname);
}

function complete(values: Values, startedAt: Date): Config {
  const { server, home, brand, mail, operator, payments } = values;
  const publicUrl = publicUrlOf(server);
  const provider = providerOf(payments);
  return {
    ...values,
    server: { ...server, publicUrl },
    payments: {
      ...payments,
      provider,
      hasMovableClock: provider === "sandbox" && isThisMachine(publicUrl),
    },
    mail: {
      ...mail,
      fromName: mail.fromName ?? brand.name,
      logoUrl: mail.logoUrl ?? mailableLogo(publicUrl, brand.logoUrl),
    },
    operator: { email: operator.email ?? brand.supportEmail },
    home: { folder: resolve(home.folder) },
    brand: {
      name: brand.name,
      slug: slugOf(brand.name),
      accentColor: brand.accentColor,
      supportEmail: brand.supportEmail,
      copyright: brand.copyright ?? `© ${startedAt.getUTCFullYear()} ${brand.name}`,
      logoUrl: brand.logoUrl ?? null,
    },
  };
}

/** The app's own logo where mail programs can load and show it. */
function mailableLogo(publicUrl: string, path: string | undefined): string | null {
  if (path === undefined || !publicUrl.startsWith("https:") || /\.svg$/iu.test(path)) return null;
  return publicUrl + path;
}

/** Lower-case letters, digits and dashes; used in storage keys, which must start with a letter. */
function slugOf(name: string): string {
  const slug = name
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/gu, "-")
    .replaceAll(/^[^a-z]+|-+$/gu, "");
  return slug === "" ? "dashboard" : slug;
}

/** Environment of a child process: this process's own with `changes` laid over it. */
export function environmentWith(changes: Environment): Environment {
  return { ...process.env, ...changes };
}
