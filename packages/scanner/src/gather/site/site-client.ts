import { EgressError } from "#egress/egress-error.ts";
import { guardedFetch, guardedFetchText, type FetchOptions, type RawAnswer } from "#egress/fetch.ts";
import type { EgressPolicy } from "#egress/policy.ts";
import type { Gathered } from "#evidence/gathered.ts";
import type { HttpAnswer } from "#evidence/network.ts";

/** What one request asks beyond its address. */
type AskOptions = Omit<FetchOptions, "policy" | "userAgent" | "signal">;

/** Asks the scanned site, always by the same policy and under the same name. */
export interface SiteClient {
  text(address: string, options?: AskOptions): Promise<Gathered<HttpAnswer>>;
  bytes(address: string, options?: AskOptions): Promise<Gathered<RawAnswer>>;
}

/** A client whose failures are evidence and not errors. */
export function createSiteClient(base: {
  policy: EgressPolicy;
  userAgent: string;
  signal?: AbortSignal | undefined;
  /** Milliseconds an answer may take where a request does not say. */
  timeoutMs?: number;
}): SiteClient {
  return {
    text: (address, options) => gatherOrReason(guardedFetchText(address, { ...base, ...options })),
    bytes: (address, options) => gatherOrReason(guardedFetch(address, { ...base, ...options })),
  };
}

async function gatherOrReason<T>(asked: Promise<T>): Promise<Gathered<T>> {
  try {
    return { gathered: true, value: await asked };
  } catch (error) {
    if (error instanceof EgressError) return { gathered: false, reason: error.message };
    throw error;
  }
}
