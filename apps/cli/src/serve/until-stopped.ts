/** One Ctrl-C can arrive several times: from the terminal, and from each parent that passes it on. */
const SIGNALS = ["SIGINT", "SIGTERM", "SIGHUP"] as const;

/**
 * A signal that aborts when this process is told to stop; `onStop` hears of it once. Later signals change nothing:
 * everything that was started is ended, and each part of that has a limit of its own.
 */
export function untilInterrupted(onStop: () => void): AbortSignal {
  const controller = new AbortController();
  controller.signal.addEventListener("abort", onStop, { once: true });
  for (const signal of SIGNALS) process.on(signal, () => controller.abort());
  return controller.signal;
}

/** Resolves when the signal aborts. */
export function untilAborted(signal: AbortSignal): Promise<void> {
  if (signal.aborted) return Promise.resolve();
  return new Promise((resolve) => signal.addEventListener("abort", () => resolve(), { once: true }));
}
