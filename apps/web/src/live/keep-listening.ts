import { LIVE_HEARTBEAT_SECONDS } from "@plumbline/contract/live-heartbeat";
import { LIVE_STREAM } from "@plumbline/contract/endpoints/live";

import { ApiError } from "#api/api-error.ts";
import { call } from "#api/call.ts";
import { type ServerEvent, serverEvents } from "#api/server-events.ts";

/** Silence after which the connection counts as lost, in milliseconds: more than two heartbeats. */
const SILENCE_MS = LIVE_HEARTBEAT_SECONDS * 2500;
/** Pauses before the next try, in milliseconds; the last one repeats. */
const RETRY_MS = [1000, 2000, 5000, 10_000, 30_000];

/**
 * Listens to the live stream until the signal. A lost connection is opened again, sooner or later, and tells all
 * states anew; in a hidden window it is closed, because a browser has few connections to one host.
 */
export async function keepListening(
  onEvent: (event: ServerEvent) => void,
  signal: AbortSignal,
): Promise<void> {
  let failures = 0;
  while (!signal.aborted) {
    await untilVisible(signal);
    try {
      await listen((event) => {
        failures = 0;
        onEvent(event);
      }, signal);
    } catch (error) {
      // Someone who is no longer logged in has nothing to listen to; the session says so itself.
      if (error instanceof ApiError && error.status === 401) return;
    }
    if (signal.aborted) return;
    if (document.visibilityState === "visible") await retryPause(failures, signal);
    failures += 1;
  }
}

/** Listens to one connection until it is lost, the signal, or the window is hidden. */
async function listen(onEvent: (event: ServerEvent) => void, signal: AbortSignal): Promise<void> {
  const ending = new AbortController();
  const end = () => ending.abort();
  let silence = setTimeout(end, SILENCE_MS);
  const onSign = () => {
    clearTimeout(silence);
    silence = setTimeout(end, SILENCE_MS);
  };
  const onVisibility = () => document.visibilityState === "hidden" && end();
  document.addEventListener("visibilitychange", onVisibility);
  signal.addEventListener("abort", end);
  try {
    const body = await call(LIVE_STREAM, { signal: ending.signal });
    for await (const event of serverEvents(body, onSign)) onEvent(event);
  } finally {
    clearTimeout(silence);
    document.removeEventListener("visibilitychange", onVisibility);
    signal.removeEventListener("abort", end);
    end();
  }
}

function untilVisible(signal: AbortSignal): Promise<void> {
  if (document.visibilityState === "visible") return Promise.resolve();
  return untilFirst(document, "visibilitychange", signal);
}

/** Waits longer after each failure, with a part of chance so that a thousand windows do not come back at once. */
function retryPause(failures: number, signal: AbortSignal): Promise<void> {
  const longest = RETRY_MS[Math.min(failures, RETRY_MS.length - 1)] ?? 0;
  const pause = Math.round(longest * (0.5 + Math.random() / 2));
  return untilFirst(window, "online", AbortSignal.any([signal, AbortSignal.timeout(pause)]));
}

/** Resolves with the event or the signal, whichever comes first. */
function untilFirst(target: EventTarget, event: string, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve();
    signal.addEventListener("abort", () => resolve(), { once: true });
    target.addEventListener(event, () => resolve(), { once: true, signal });
  });
}
