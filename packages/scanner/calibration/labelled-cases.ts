import { existsSync, readFileSync, statSync } from "node:fs";
import { readFile } from "node:fs/promises";
import http from "node:http";
import path from "node:path";

import { AAA_CRITERIA } from "#checks/accessibility/judging/aaa-criteria.ts";

/** A page of which people have said whether it meets a rule of the W3C's ACT group. */
export interface LabelledCase {
  id: string;
  /** Path on the server of the pages. */
  url: string;
  /** ACT rule the case belongs to. */
  rule: string;
  ruleName: string;
  expected: "passed" | "failed" | "inapplicable";
  /** A and AA criteria of the rule, conformance requirements and secondary ones. */
  criteria: string[];
  /** Criteria a clean case breaks for a reason that is not the rule's; complaints of these are no false alarms. */
  excused: string[];
}

interface RawCase {
  id: string;
  url: string;
  rule: string;
  ruleName: string;
  expected: LabelledCase["expected"];
  successCriteria: string[];
  secondaryCriteria: string[];
  alsoViolates?: string[];
}

/** Folder of the labeled cases, beside the checkout. */
export const CASES_FOLDER = path.resolve(import.meta.dirname, "../../../../shared/corpora/act");

/** The cases that have an A or AA criterion; null where the folder is absent. */
export function readLabelledCases(folder: string): LabelledCase[] | null {
  const file = path.join(folder, "cases.json");
  if (!existsSync(file)) return null;
  return asRawCases(JSON.parse(readFileSync(file, "utf8")))
    .map(toCase)
    .filter(({ criteria }) => criteria.length > 0);
}

/** The file is written by the corpus' own script in this shape. */
function asRawCases(value: unknown): RawCase[] {
  if (!Array.isArray(value)) throw new TypeError("cases.json holds no list of cases");
  return value as RawCase[];
}

function toCase(raw: RawCase): LabelledCase {
  const criteria = [...raw.successCriteria, ...raw.secondaryCriteria].filter(
    (criterion) => !AAA_CRITERIA.has(criterion),
  );
  return {
    id: raw.id,
    url: raw.url,
    rule: raw.rule,
    ruleName: raw.ruleName,
    expected: raw.expected,
    criteria: [...new Set(criteria)],
    excused: raw.alsoViolates ?? [],
  };
}

const TYPES: Record<string, string> = {
  ".css": "text/css",
  ".html": "text/html; charset=utf-8",
  ".jfif": "image/jpeg",
  ".jpeg": "image/jpeg",
  ".jpg": "image/jpeg",
  ".js": "text/javascript",
  ".mp3": "audio/mpeg",
  ".mp4": "video/mp4",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".txt": "text/plain",
  ".vtt": "text/vtt",
  ".webm": "video/webm",
  ".xml": "application/xml",
};

/** Serves the cases' pages from a random loopback port. */
export async function servePages(folder: string): Promise<{ origin: string; close(): Promise<void> }> {
  const root = path.join(folder, "pages");
  const server = http.createServer((request, response) => void answer(root, request, response));
  server.listen(0, "127.0.0.1");
  await new Promise<void>((resolve) => server.once("listening", () => resolve()));
  const address = server.address();
  const port = typeof address === "object" && address !== null ? address.port : 0;
  return {
    origin: `http://127.0.0.1:${port}`,
    close: async () => {
      server.closeAllConnections();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}

async function answer(
  root: string,
  request: http.IncomingMessage,
  response: http.ServerResponse,
): Promise<void> {
  const { pathname } = new URL(request.url ?? "/", "http://cases.invalid");
  let file = path.join(root, path.normalize(decodeURIComponent(pathname)));
  if (existsSync(file) && statSync(file).isDirectory()) file = path.join(file, "index.html");
  if (!existsSync(file)) {
    response.writeHead(404, { "content-type": "text/html" }).end("<title>Not found</title>");
    return;
  }
  response.writeHead(200, { "content-type": TYPES[path.extname(file)] ?? "text/html; charset=utf-8" });
  response.end(await readFile(file));
}
