import { gunzipSync, constants } from "node:zlib";

import { shownByAnswer } from "./data-answers.ts";
import { secretKeysInJson } from "./secret-keys.ts";
import { passwordsInJson, secretsIn, type SecretSeen } from "./secrets.ts";

/** What the start of a linked file shows, and nothing of the file itself. */
export interface FileContent {
  url: string;
  /** What it is, where that settles that no visitor should have it: `a copy of a database`. */
  isPrivate?: string;
  /** The software that a list of changes or a readme belongs to, with its newest version. */
  release?: {
    name: string;
    version: string;
    /** Whether such a file tells what runs here. */
    isSystem: boolean;
  };
  /** How many files a cloud store's list names. */
  bucket?: number;
  /** Whether it describes the calls of an interface (OpenAPI). */
  describesApi?: boolean;
  /** Secrets in it, shortened. */
  secrets?: SecretSeen[];
}

/** Files that are told by how they begin. */
const BEGINNINGS: readonly { what: string; pattern: RegExp }[] = [
  {
    what: "a copy of a database",
    pattern: /^(?:--|\/\*!?)[^\n]*(?:MySQL|MariaDB|PostgreSQL|phpMyAdmin|SQLite)/m,
  },
  { what: "a copy of a database", pattern: /^INSERT INTO \W?\w+\W? (?:\([^)]{1,2000}\) )?VALUES\s*\(/m },
  { what: "a database", pattern: /^SQLite format 3\0|^[\s\S]{4}Standard (?:Jet|ACE) DB/ },
  { what: "a list of a folder's files (.DS_Store)", pattern: /^[\s\S]{4}Bud1/ },
  { what: "the settings of a version control system", pattern: /^\[core\]\s|^ref: refs\/heads\// },
  { what: "a private key", pattern: /^-----BEGIN (?:[A-Z]+ )?PRIVATE KEY-----/m },
  {
    what: "passwords of a web server",
    pattern: /^[\w.@-]{2,40}:(?:\$apr1\$|\$2[aby]\$|\{SHA\})\S{20,}\s*$/m,
  },
  {
    what: "a log of a program's errors",
    pattern: /^\[[^\]]{8,40}\] (?:PHP (?:Notice|Warning|Fatal error|Deprecated)|\w+\.ERROR|\[[\w:]*error\])/m,
  },
];

/** Settings with a password as the value, in PHP, XML, INI and as variables of an environment. */
const PASSWORD_SET = [
  /(?:\$\w*pass\w*|["']\w*(?:password|passwd)["'])\s*(?:=>?|,)\s*["']([^"'\s]{4,64})["']/i,
  /\bconnectionString\s*=\s*"[^"]{0,300}\b(?:Password|Pwd)=([^;"]{4,64})/i,
  /^\s*[A-Z][A-Z0-9_]*(?:PASSWORD|PASSWD|SECRET|_KEY|TOKEN)\s*=\s*["']?([^\s"'#]{6,})/m,
  /^\s*(?:db_?)?pass(?:word|wd)?\s*=\s*["']?([^\s"'#;]{4,64})/im,
];
const NO_VALUE = /^(?:null|none|true|false|your|change|example|password|secret|x{3,}|\*+|<|\$\{|%)/i;

const RELEASE_NOTES = /\/(?:change-?log|changes|history|release[-_]?notes|readme)(?:[-_.][\d.]+)?$/i;
const TEXT_FILE = /\.(?:txt|md|html?|rst)$/i;
const API = /(?:swagger|openapi|api-docs)[\w.-]*(?:\/[\w.-]*)*$|\/(?:v\d\/)?schema\.(?:json|ya?ml)$/i;

/** Whether the path of a linked file says what may be told by its content. */
export function isTellingPath(path: string): boolean {
  return RELEASE_NOTES.test(path.replace(TEXT_FILE, "")) || API.test(path);
}

/** What the start of a linked file shows; null where that is nothing. */
export function contentOf(url: string, bytes: Uint8Array): FileContent | null {
  const text = decoded(bytes);
  const { pathname } = new URL(url);
  const what = privateContent(text);
  const found: Omit<FileContent, "url"> = {
    ...(what === null ? {} : { isPrivate: what }),
    ...releaseIn(text, pathname),
    ...bucketIn(text),
    ...(describesApi(text) ? { describesApi: true } : {}),
  };
  return Object.keys(found).length === 0 ? null : { url, ...found };
}

/** Secrets in the code that a source map holds; null where it holds none. */
export function contentOfMap(url: string, bytes: Uint8Array): FileContent | null {
  const secrets = secretsIn(
    Buffer.from(bytes)
      .toString("utf8")
      .replaceAll(String.raw`\"`, '"'),
  );
  return secrets.length === 0 ? null : { url, secrets };
}

/** A small file can be made to grow without end. */
const MOST_BYTES = 4 * 1024 * 1024;

/** A compressed copy is told by what is in it; only its start came. */
function decoded(bytes: Uint8Array): string {
  const isGzip = bytes[0] === 0x1f && bytes[1] === 0x8b;
  if (!isGzip) return Buffer.from(bytes).toString("utf8");
  try {
    return gunzipSync(bytes, { finishFlush: constants.Z_SYNC_FLUSH, maxOutputLength: MOST_BYTES }).toString(
      "utf8",
    );
  } catch {
    // Not whole enough to be read: then its name is all that is known.
    return "";
  }
}

function privateContent(text: string): string | null {
  if (/^\s*<(?:!doctype|html)/i.test(text)) return null;
  const begins = BEGINNINGS.find(({ pattern }) => pattern.test(text));
  if (begins !== undefined) return begins.what;
  const shown = shownByAnswer(text, 200);
  if (shown?.kind === "records") return shown.what;
  const setsPassword = PASSWORD_SET.some((pattern) => !NO_VALUE.test(pattern.exec(text)?.[1] ?? "null"));
  const inJson = [...passwordsInJson(text), ...secretKeysInJson(text)];
  return setsPassword || inJson.length > 0 || secretsIn(text).length > 0 ? "a password or key" : null;
}

/** Systems that come with a file which names their version at its top. */
const OF_SYSTEMS: readonly { name: string; pattern: RegExp }[] = [
  { name: "Drupal", pattern: /^\s*Drupal (\d+\.\d+(?:\.\d+)?), \d{4}-\d\d-\d\d/ },
  { name: "WordPress", pattern: /<title>WordPress\b[\s\S]{0,2000}?\bVersion (\d+\.\d+(?:\.\d+)?)/ },
  {
    name: "Joomla",
    pattern: /Joomla!? (?:installation\/upgrade package to version )?(\d+\.[\dx]+(?:\.\d+)?)\b/,
  },
  { name: "phpMyAdmin", pattern: /^phpMyAdmin - (?:Readme|ChangeLog)[\s\S]{0,200}?(\d+\.\d+\.\d+)/ },
  { name: "MediaWiki", pattern: /^=+ MediaWiki (\d+\.\d+(?:\.\d+)?) =+/m },
  { name: "TYPO3", pattern: /^\s*(?:#+ )?TYPO3 CMS (\d+\.\d+(?:\.\d+)?)\b/m },
];

/** What a list of changes or a readme is of. */
function releaseIn(text: string, path: string): Pick<FileContent, "release"> {
  if (!RELEASE_NOTES.test(path.replace(TEXT_FILE, ""))) return {};
  for (const { name, pattern } of OF_SYSTEMS) {
    const version = pattern.exec(text)?.[1];
    if (version !== undefined) return { release: { name, version, isSystem: true } };
  }
  const [, plugin, tag] =
    /^=== (\S[^=\n]{1,60}?) ===[\s\S]{0,2000}?^Stable tag:\s*v?(\d+\.\d[\w.]*)/im.exec(text) ?? [];
  if (plugin !== undefined && tag !== undefined)
    return { release: { name: plugin, version: tag, isSystem: true } };
  const [, library, newest] =
    /^\W*(\w[\w. -]{1,40}?)[ :–-]+(?:change[- ]?log|changes|release notes|history)\b[\s\S]{0,400}?^\W*v?(\d+\.\d+\.\d+)\b/im.exec(
      text,
    ) ?? [];
  return library === undefined || newest === undefined
    ? {}
    : { release: { name: library, version: newest, isSystem: false } };
}

function bucketIn(text: string): Pick<FileContent, "bucket"> {
  if (!/<(?:ListBucketResult|EnumerationResults)\b/.test(text.slice(0, 500))) return {};
  return { bucket: text.match(/<(?:Contents|Blob)>/g)?.length ?? 0 };
}

function describesApi(text: string): boolean {
  return (
    /^\s*\{[\s\S]{0,200}?"(?:swagger|openapi)"\s*:\s*"\d\.\d/.test(text) ||
    /^(?:swagger|openapi):\s*["']?\d\.\d/m.test(text.slice(0, 300))
  );
}
