import { randomBytes } from "node:crypto";

import type { Gathered } from "#evidence/gathered.ts";
import type { HttpAnswer } from "#evidence/network.ts";
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

/** Names that attackers ask every site for (OWASP ASVS 5.0.0 V13.4). */
const OF_ALL: readonly PrivateFile[] = [
  { path: "/.git/HEAD", signature: "ref: refs/", pattern: /^ref: refs\// },
  {
    path: "/.env",
    signature: "settings written as NAME=value",
    pattern: /^(?:(?:#[^\n]*|\s*)\n)*(?:export )?[A-Z][A-Z0-9_]*=/,
  },
  { path: "/backup.zip", signature: "the beginning of a ZIP archive", pattern: "PK\u0003\u0004" },
  {
    path: "/dump.sql",
    signature: "the beginning of a database dump",
    pattern: /^(?:--|\/\*)[^\n]*(?:MySQL|MariaDB|PostgreSQL|phpMyAdmin|SQL dump)/i,
  },
];
const LIST_OF_NAMES: PrivateFile = {
  path: "/.DS_Store",
  signature: "the list of a folder's files that a Mac makes",
  pattern: "\0\0\0\u0001Bud1",
};
const STATUS: PrivateFile = {
  path: "/server-status",
  signature: "Apache Status",
  pattern: /<title>Apache Status<\/title>/,
};
const PHPINFO = {
  signature: "phpinfo()",
  pattern: /<title>(?:PHP [\w.+~-]+ - )?phpinfo\(\)<\/title>/,
  bytes: 8192,
};

/** What else is asked for, by what the server shows itself to run: never more than four. */
const OF_SYSTEM: Readonly<Record<System, readonly PrivateFile[]>> = {
  WordPress: [
    {
      path: "/wp-config.php.bak",
      signature: "the settings of WordPress as PHP",
      pattern: /^<\?php[\s\S]*(?:WordPress|wp-config|DB_NAME)/,
    },
    {
      path: "/wp-content/debug.log",
      signature: "a log of PHP errors",
      pattern: /^\[\d{2}-\w{3}-\d{4} [^\]\n]+\] ./,
    },
    {
      path: "/wp-json/wp/v2/users",
      signature: "a list of users with email addresses",
      pattern: /^\s*\[\s*\{"id":\d+[^]*"(?:user_)?email":"[^"@\s]+@/,
      bytes: 8192,
    },
    { path: "/phpinfo.php", ...PHPINFO },
  ],
  PHP: [
    { path: "/phpinfo.php", ...PHPINFO },
    { path: "/info.php", ...PHPINFO },
    {
      path: "/config.php.bak",
      signature: "settings with a password as PHP",
      pattern: /^<\?php[^]*(?:pass(?:word|wd)?|pwd|DB_\w+)\W/i,
      bytes: 2048,
    },
    STATUS,
  ],
  "ASP.NET": [
    {
      path: "/trace.axd",
      signature: "Application Trace",
      pattern: /<(?:title|h1)>\s*Application Trace|Requests to this Application/i,
      bytes: 4096,
    },
    {
      path: "/elmah.axd",
      signature: "a log of errors",
      pattern: /<title>\s*Error log for /i,
      bytes: 2048,
    },
    { path: "/web.config.bak", signature: "settings of IIS", pattern: /<configuration\b/, bytes: 1024 },
    LIST_OF_NAMES,
  ],
  other: [
    STATUS,
    { path: "/phpinfo.php", ...PHPINFO },
    {
      path: "/graphql",
      signature: "a tool to write queries",
      pattern: /<title>\s*(?:GraphQL Playground|GraphiQL|Apollo (?:Sandbox|Server)|Altair)/i,
      bytes: 8192,
    },
    LIST_OF_NAMES,
  ],
};
type System = "WordPress" | "PHP" | "ASP.NET" | "other";

/** What the site shows itself to run in what it answered before. */
function systemOf(answers: readonly Gathered<HttpAnswer>[]): System {
  const given = answers.flatMap((answer) => (answer.gathered ? [answer.value] : []));
  const headers = given.flatMap((answer) => answer.headers);
  const sent = headers.map(([name, value]) => `${name.toLowerCase()}: ${value}`).join("\n");
  if (/api\.w\.org\//.test(sent) || given.some(({ body }) => /\/wp-(?:content|includes)\//.test(body)))
    return "WordPress";
  if (/^(?:x-powered-by: (?:PHP|PleskLin)|set-cookie: PHPSESSID=)/im.test(sent)) return "PHP";
  return /^(?:x-powered-by: ASP\.NET|x-aspnet|server: Microsoft-IIS|set-cookie: ASP\.NET)/im.test(sent)
    ? "ASP.NET"
    : "other";
}

type Reply = Gathered<{ status: number; text: string }>;

/**
 * Asks for the beginnings of a few well-known private files, one after the other, and recognizes them by their
 * content: a status says nothing on a site that answers everything. Only with proof of ownership. Nothing of a
 * file is kept.
 *
 * @param known what the site answered before, by which files of its own system are chosen
 */
export async function probePrivateFiles(
  client: SiteClient,
  site: OwnSite,
  known: readonly Gathered<HttpAnswer>[],
): Promise<Gathered<ExposedFileProbe>> {
  const control = await ask(client, site, { path: `/${randomBytes(8).toString("hex")}.txt` });
  if (!control.gathered) return control;
  const found: ExposedFileProbe = { asked: [], confirmed: [] };
  let failure: string | null = null;
  for (const file of [...OF_ALL, ...OF_SYSTEM[systemOf(known)]]) {
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
