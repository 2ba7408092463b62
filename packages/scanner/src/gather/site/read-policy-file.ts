import path from "node:path";
import { Worker } from "node:worker_threads";

import type { Gathered } from "#evidence/gathered.ts";
import type { PolicyFile } from "#evidence/site.ts";
import type { SiteClient } from "#gather/site/site-client.ts";

const MOST_BYTES = 8 * 1024 * 1024;
const MOST_CHARACTERS = 100_000;
const FETCH_MS = 15_000;
const READING_MS = 15_000;
/** What the thread may hold: files of others can be made to take a great deal. */
const MOST_MEGABYTES = 256;
/** A published package brings it as JavaScript. */
const THREAD = new URL(`./read-pdf-thread${path.extname(import.meta.url)}`, import.meta.url);

/** Fetches a privacy policy that is a PDF and reads its words; what could not be read says why. */
export async function readPolicyFile(client: SiteClient, url: string): Promise<Gathered<PolicyFile>> {
  const answer = await client.bytes(url, { maxBytes: MOST_BYTES, timeoutMs: FETCH_MS });
  if (!answer.gathered) return answer;
  const { status, body, truncated } = answer.value;
  if (status !== 200) return missing(`its file answered with status ${status}`);
  if (body.subarray(0, 1024).indexOf("%PDF-") < 0) return missing("its file is no PDF");
  if (truncated) return missing("its file is too large");
  const text = await textOfPdf(body);
  if (text === null) return missing("its PDF could not be read");
  const words = text.replaceAll(/\s+/gu, " ").trim().slice(0, MOST_CHARACTERS);
  if (words === "") return missing("its PDF holds no text, only pictures");
  return { gathered: true, value: { url, text: words } };
}

function missing(reason: string): Gathered<PolicyFile> {
  return { gathered: false, reason };
}

/** In a thread of its own, which is ended when it takes too long or too much; null where nothing came of it. */
async function textOfPdf(bytes: Buffer): Promise<string | null> {
  const { promise, resolve } = Promise.withResolvers<string | null>();
  const thread = new Worker(THREAD, {
    workerData: new Uint8Array(bytes),
    resourceLimits: { maxOldGenerationSizeMb: MOST_MEGABYTES },
    stderr: true,
    stdout: true,
  });
  thread.once("message", (text: unknown) => resolve(typeof text === "string" ? text : null));
  thread.once("error", () => resolve(null));
  thread.once("exit", () => resolve(null));
  const timer = setTimeout(() => resolve(null), READING_MS);
  try {
    return await promise;
  } finally {
    clearTimeout(timer);
    await thread.terminate();
  }
}
