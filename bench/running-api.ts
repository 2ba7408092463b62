import { fork } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

import { environmentWith } from "@plumbline/core/platform/config";

const API = join(import.meta.dirname, "../apps/api/src/main.ts");

/** The API as a process of its own, without its limit on calls of one address. */
export interface RunningApi {
  origin: string;
  /** Resident memory in bytes (Linux). */
  memory(): number;
  /** How often it collected its whole heap. */
  collections(): Promise<number>;
  stop(): Promise<void>;
}

/** Starts the API on a database and waits until it can serve. */
export async function startRunningApi(databaseUrl: string, port: number): Promise<RunningApi> {
  const metricsPort = port + 100;
  const env = environmentWith({
    PORT: String(port),
    API_METRICS_PORT: String(metricsPort),
    DATABASE_URL: databaseUrl,
    API_RATE_LIMITED: "false",
  });
  const api = fork(API, { env, stdio: "ignore" });
  const origin = `http://127.0.0.1:${port}`;
  while (!(await isReady(origin))) {
    if (api.exitCode !== null) throw new Error(`The API ended with ${api.exitCode}.`);
    await sleep(50);
  }
  return {
    origin,
    memory: () => {
      const status = readFileSync(`/proc/${api.pid}/status`, "utf8");
      return Number(/^VmRSS:\s+(\d+)/mu.exec(status)?.[1] ?? 0) * 1024;
    },
    collections: async () => {
      const answer = await fetch(`http://127.0.0.1:${metricsPort}/metrics`);
      const count = /^nodejs_gc_duration_seconds_count\{[^}]*kind="major"[^}]*\} (\d+)$/mu;
      return Number(count.exec(await answer.text())?.[1] ?? 0);
    },
    stop: async () => {
      const ended = once(api, "exit");
      api.kill("SIGTERM");
      await ended;
    },
  };
}

async function isReady(origin: string): Promise<boolean> {
  try {
    return (await fetch(`${origin}/readyz`)).ok;
  } catch (error) {
    // No one listens yet.
    if (error instanceof TypeError) return false;
    throw error;
  }
}
