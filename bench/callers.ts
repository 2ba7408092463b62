import autocannon from "autocannon";

/** How long callers call, in seconds, unless told. */
export const SECONDS = 8;
/** What a client's app asks for most, by the endpoint's name. */
export const PATHS = {
  "dashboard-data": "/api/client-auth/dashboard-data",
  issues: "/api/client-auth/issues",
  reports: "/api/client-auth/reports",
};

export interface Times {
  /** Milliseconds of each answer, by its status. */
  byStatus: Map<number, number[]>;
  /** Calls without an answer. */
  failed: number;
}

interface Load {
  connections: number;
  seconds?: number;
  amount?: number;
}

/** Callers who ask again as soon as they are answered. */
export async function load(
  url: string,
  token: string,
  { connections, seconds, amount }: Load,
): Promise<Times> {
  const byStatus = new Map<number, number[]>();
  const ended = Promise.withResolvers<autocannon.Result>();
  const options = {
    url,
    connections,
    ...(amount === undefined ? { duration: seconds ?? SECONDS } : { amount }),
    headers: { authorization: `Bearer ${token}` },
  };
  const running = autocannon(options, (error, result) =>
    error instanceof Error ? ended.reject(error) : ended.resolve(result),
  );
  running.on("response", (_client, status, _bytes, ms) => {
    const times = byStatus.get(status);
    if (times === undefined) byStatus.set(status, [ms]);
    else times.push(ms);
  });
  const { errors, timeouts } = await ended.promise;
  return { byStatus, failed: errors + timeouts };
}

/** The value that a part (0-1) of them is at most. */
export function percentile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;
}
