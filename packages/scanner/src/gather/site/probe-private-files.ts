import { randomBytes } from "node:crypto";

import type { Gathered } from "#evidence/gathered.ts";
import type { ExposedFileProbe } from "#evidence/site.ts";
import type { SiteClient } from "#gather/site/site-client.ts";
import type { OwnSite } from "#plan/own-site.ts";

/** A file no visitor should get, and how its beginning is recognized: what it begins with, or a pattern. */
interface PrivateFile {
  path: string;
  /** What is recognized, in words; never a part of the file itself. */
  signature: string;
  pattern: RegExp | string;
  /** Bytes to look at where the beginning alone does not tell. */
  bytes?: number;
}

const FIRST_BYTES = 256;
const LIMITS = { maxRedirects: 0, bodyMs: 3000, timeoutMs: 8000 };

/** Names that attackers ask every site for (OWASP ASVS 5.0.0 V13.4); each is requested once. */
const FILES: readonly PrivateFile[] = [
  { path: "/.git/HEAD", signature: "ref: refs/", pattern: /^ref: refs\// },
  { path: "/.svn/wc.db", signature: "SQLite format 3", pattern: "SQLite format 3\0" },
  {
    path: "/.env",
    signature: "settings written as NAME=value",
    pattern: /^(?:(?:#[^\n]*|\s*)\n)*(?:export )?[A-Z][A-Z0-9_]*=/,
  },
  {
    path: "/wp-config.php.bak",
    signature: "the settings of WordPress as PHP",
    pattern: /^<\?php[\s\S]*(?:WordPress|wp-config|DB_NAME)/,
  },
  { path: "/backup.zip", signature: "the beginning of a ZIP archive", pattern: "PK\u0003\u0004" },
  {
    path: "/dump.sql",
    signature: "the beginning of a database dump",
    pattern: /^(?:--|\/\*)[^\n]*(?:MySQL|MariaDB|PostgreSQL|phpMyAdmin|SQL dump)/i,
  },
  {
    path: "/phpinfo.php",
    signature: "phpinfo()",
    pattern: /<title>(?:PHP [\w.+~-]+ - )?phpinfo\(\)<\/title>/,
    bytes: 8192,
  },
  { path: "/server-status", signature: "Apache Status", pattern: /<title>Apache Status<\/title>/ },
];

type Reply = Gathered<{ status: number; text: string }>;

/**
 * Asks for the beginnings of a few well-known private files, one after the other, and recognizes them by their
 * content: a status says nothing on a site that answers everything. Only with proof of ownership. Nothing of a
 * file is kept.
 */
export async function probePrivateFiles(
  client: SiteClient,
  site: OwnSite,
): Promise<Gathered<ExposedFileProbe>> {
  const control = await ask(client, site, { path: `/${randomBytes(8).toString("hex")}.txt` });
  if (!control.gathered) return control;
  const found: ExposedFileProbe = { asked: [], confirmed: [] };
  let failure: string | null = null;
  for (const file of FILES) {
    const reply = await ask(client, site, file);
    if (!reply.gathered) {
      failure ??= `${file.path} could not be requested: ${reply.reason}`;
      continue;
    }
    found.asked.push(file.path);
    if (isFile(file, reply.value) && !isFile(file, control.value))
      found.confirmed.push({ path: file.path, status: reply.value.status, signature: file.signature });
  }
  const isCertain = failure === null || found.confirmed.length > 0;
  return isCertain ? { gathered: true, value: found } : { gathered: false, reason: failure ?? "" };
}

function isFile({ pattern }: PrivateFile, { status, text }: { status: number; text: string }): boolean {
  if (status !== 200 && status !== 206) return false;
  return typeof pattern === "string" ? text.startsWith(pattern) : pattern.test(text);
}

async function ask(
  client: SiteClient,
  site: OwnSite,
  { path, bytes = FIRST_BYTES }: Pick<PrivateFile, "path" | "bytes">,
): Promise<Reply> {
  // A part of a packed file cannot be unpacked.
  const headers = { range: `bytes=0-${bytes - 1}`, "accept-encoding": "identity" };
  const answer = await client.bytes(new URL(path, site.startUrl).href, {
    ...LIMITS,
    headers,
    maxBytes: bytes,
  });
  if (!answer.gathered) return answer;
  const { status, body } = answer.value;
  // An overloaded or offended server has not answered the question.
  if (status === 429 || status >= 500)
    return { gathered: false, reason: `The server answered with status ${status}.` };
  return { gathered: true, value: { status, text: body.toString("latin1") } };
}
