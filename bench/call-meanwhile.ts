import { setTimeout as sleep } from "node:timers/promises";

const PAUSE_MS = 500;
/** A call that takes longer counts as one without an answer. */
const PATIENCE_MS = 60_000;

export interface Calls {
  /** Status of each answer; null where none came. */
  statuses: (number | null)[];
  slowestSeconds: number;
}

/** Signs in with a wrong password again and again, which reads and writes, until it is stopped. */
export function callMeanwhile(origin: string): { stop(): Promise<Calls> } {
  const statuses: (number | null)[] = [];
  let slowestMs = 0;
  const over = new AbortController();
  const calling = (async () => {
    for (let number = 0; !over.signal.aborted; number += 1) {
      const startedAt = performance.now();
      const body = JSON.stringify({ email: `nobody-${number}@harbor.example`, password: "Wrong-Word-1" });
      const status = await fetch(`${origin}/api/client-auth/login`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body,
        signal: AbortSignal.timeout(PATIENCE_MS),
      }).then(
        (answer) => answer.status,
        () => null,
      );
      statuses.push(status);
      slowestMs = Math.max(slowestMs, performance.now() - startedAt);
      await sleep(PAUSE_MS);
    }
  })();
  return {
    stop: async () => {
      over.abort();
      await calling;
      return { statuses, slowestSeconds: slowestMs / 1000 };
    },
  };
}
