import { setTimeout as sleep } from "node:timers/promises";

import type { Gathered } from "#evidence/gathered.ts";
import { notGathered } from "#gather/page/not-gathered.ts";
import { OutOfTime } from "#gather/page/page-trouble.ts";
import { TOO_LATE } from "#gather/privacy/pass-visit.ts";

/** After an abort a pass ends by itself; one that has not by then never will. */
const GRACE_MS = 2000;

type Gather = <T>(work: () => Promise<T>) => Promise<Gathered<T>>;

/** What the page does wrong becomes a reason; so does a browser that is gone, or hangs and does not even say so. */
export function gatherUntil(signal: AbortSignal): Gather {
  return async (work) => {
    const hung = Promise.withResolvers<never>();
    const onAbort = () => void sleep(GRACE_MS).then(() => hung.reject(new OutOfTime(TOO_LATE)));
    signal.addEventListener("abort", onAbort, { once: true });
    try {
      return { gathered: true, value: await Promise.race([work(), hung.promise]) };
    } catch (error) {
      return notGathered(error, "We could not visit the page.");
    } finally {
      signal.removeEventListener("abort", onAbort);
    }
  };
}
