import { z } from "zod";

import { guardedFetchText } from "#egress/fetch.ts";
import { EgressError } from "#egress/egress-error.ts";
import type { EgressPolicy } from "#egress/policy.ts";
import type { Gathered } from "#evidence/gathered.ts";
import type { FieldRecord } from "#evidence/site.ts";

/** Access to the Chrome UX Report. */
export interface FieldDataAccess {
  key: string;
  /** Address of the service, without a path; Google's own when absent. */
  service?: string | undefined;
}

interface FieldQuestion {
  access: FieldDataAccess;
  policy: EgressPolicy;
  userAgent: string;
  signal?: AbortSignal | undefined;
}

const GOOGLE = "https://chromeuxreport.googleapis.com";
const METRICS = ["largest_contentful_paint", "interaction_to_next_paint", "cumulative_layout_shift"];
const ANSWER_MS = 8000;
const NOT_FOUND = 404;

const percentile = z.object({ percentiles: z.object({ p75: z.coerce.number() }) }).optional();
const day = z.object({ year: z.number(), month: z.number(), day: z.number() });
const answerShape = z.object({
  record: z.object({
    metrics: z.object({
      largest_contentful_paint: percentile,
      interaction_to_next_paint: percentile,
      cumulative_layout_shift: percentile,
    }),
    collectionPeriod: z.object({ lastDate: day }).optional(),
  }),
});
const refusalShape = z.object({ error: z.object({ message: z.string() }) });

/**
 * Asks the Chrome UX Report what visitors' own browsers measured on phones in the last 28 days, of the site as a
 * whole and of single pages. What too few people visit is not in it, and has no record.
 *
 * @see https://developer.chrome.com/docs/crux/api
 */
export async function gatherFieldData(
  startUrl: string,
  pages: readonly string[],
  question: FieldQuestion,
): Promise<Gathered<FieldRecord[]>> {
  const records: FieldRecord[] = [];
  const { origin } = new URL(startUrl);
  const subjects = [{ origin }, ...[...new Set(pages)].map((url) => ({ url }))];
  try {
    for (const subject of subjects) {
      const record = await ask(subject, question);
      if (record !== null) records.push(record);
    }
    return { gathered: true, value: records };
  } catch (error) {
    if (!(error instanceof EgressError || error instanceof FieldDataError)) throw error;
    return { gathered: false, reason: `We could not read the Chrome UX Report: ${error.message}` };
  }
}

class FieldDataError extends Error {
  override readonly name = "FieldDataError";
}

type Subject = { origin: string } | { url: string };

async function ask(subject: Subject, { access, ...base }: FieldQuestion): Promise<FieldRecord | null> {
  const address = new URL("/v1/records:queryRecord", access.service ?? GOOGLE);
  address.searchParams.set("key", access.key);
  const { status, body } = await guardedFetchText(address.href, {
    ...base,
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ ...subject, formFactor: "PHONE", metrics: METRICS }),
    maxRedirects: 0,
    timeoutMs: ANSWER_MS,
  });
  if (status === NOT_FOUND) return null;
  const answer = parseJson(body);
  if (status !== 200) {
    const refusal = refusalShape.safeParse(answer);
    throw new FieldDataError(
      refusal.success ? refusal.data.error.message : `it answered with status ${status}.`,
    );
  }
  const parsed = answerShape.safeParse(answer);
  if (!parsed.success) throw new FieldDataError("its response is not in the documented format.");
  return toRecord(subject, parsed.data);
}

function toRecord(subject: Subject, { record }: z.output<typeof answerShape>): FieldRecord {
  const { metrics, collectionPeriod } = record;
  const isOrigin = "origin" in subject;
  return {
    of: isOrigin ? "site" : "page",
    url: isOrigin ? `${subject.origin}/` : subject.url,
    largestContentfulPaintMs: metrics.largest_contentful_paint?.percentiles.p75 ?? null,
    interactionToNextPaintMs: metrics.interaction_to_next_paint?.percentiles.p75 ?? null,
    cumulativeLayoutShift: metrics.cumulative_layout_shift?.percentiles.p75 ?? null,
    until: collectionPeriod === undefined ? null : inDays(collectionPeriod.lastDate),
  };
}

function inDays({ year, month, day: date }: z.output<typeof day>): string {
  const two = (value: number): string => String(value).padStart(2, "0");
  return `${year}-${two(month)}-${two(date)}`;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
