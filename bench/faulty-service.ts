import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

import { environmentWith } from "@plumbline/core/platform/config";

import { descendantsOf } from "./process-tree.ts";

const MAIN = join(import.meta.dirname, "..", "apps", "cli", "src", "main.ts");
const START_LIMIT_MS = 180_000;

/** What can be killed of a service that runs. */
export const PARTS = ["api", "worker", "browser", "postgres", "group"] as const;
export type Part = (typeof PARTS)[number];

interface FaultyServiceOptions {
  home: string;
  port: number;
  /** Of the site that is scanned. */
  allowedHost: string;
  /** More environment variables. */
  settings?: Record<string, string>;
}

/** `plumbline up` in a home of its own, which is started again by whoever watches over it. */
export class FaultyService {
  readonly #env: NodeJS.ProcessEnv;
  readonly #home: string;
  readonly #port: number;
  #up: ChildProcess | null = null;

  constructor({ home, port, allowedHost, settings = {} }: FaultyServiceOptions) {
    this.#home = home;
    this.#port = port;
    this.#env = environmentWith({
      PORT: String(port),
      PUBLIC_URL: `http://127.0.0.1:${port}`,
      PLUMBLINE_HOME: home,
      PLUMBLINE_ALLOWED_HOSTS: allowedHost,
      DATABASE_URL: "",
      PLUMBLINE_UNSANDBOXED_BROWSER: "true",
      ...settings,
    });
  }

  /** Where clients open it. */
  get origin(): string {
    return `http://127.0.0.1:${this.#port}`;
  }

  /** Starts it where it does not run, as a supervisor does. */
  start(): void {
    if (this.#up !== null && this.#up.exitCode === null && this.#up.signalCode === null) return;
    this.#up = spawn(process.execPath, [MAIN, "up"], {
      env: this.#env,
      stdio: ["ignore", "ignore", "inherit"],
      detached: true,
    });
  }

  /** Starts it where it does not run, and waits until it can serve. */
  async ensureRunning(): Promise<void> {
    this.start();
    const deadline = Date.now() + START_LIMIT_MS;
    while (!(await this.isReady())) {
      const exitCode = this.#up?.exitCode ?? null;
      if (exitCode !== null) throw new Error(`The service ended with ${exitCode}.`);
      if (Date.now() > deadline) throw new Error("The service did not become ready.");
      await sleep(100);
    }
  }

  /** Kills a part with -9; false where there is none now. */
  async kill(part: Part): Promise<boolean> {
    const pids = this.#pidsOf(part);
    for (const pid of pids) signalIfThere(pid, "SIGKILL");
    // Ended processes are told late: started again before that, they would be taken for living.
    if (part === "api" || part === "group") await this.#ended();
    // Until it is started again its connections may still answer, and the service call itself ready.
    if (part === "postgres")
      while (databaseOf(this.#home)[0] === pids[0] && this.#up?.exitCode === null) await sleep(50);
    return pids.length > 0;
  }

  /** Has PostgreSQL stand still; what it answers lets all its processes go on. */
  freezeDatabase(): () => void {
    const pids = databaseOf(this.#home).flatMap(descendantsOf);
    for (const pid of pids) signalIfThere(pid, "SIGSTOP");
    return () => {
      for (const pid of pids) signalIfThere(pid, "SIGCONT");
    };
  }

  async stop(): Promise<number | null> {
    this.#up?.kill("SIGTERM");
    return this.#ended();
  }

  /** Its browsers, and PostgreSQL's processes, that still live. */
  leftovers(): string[] {
    const lines = execFileSync("ps", ["-eo", "pid,args"], { encoding: "utf8" }).split("\n");
    return lines.filter((line) => line.includes(this.#home));
  }

  async #ended(): Promise<number | null> {
    const up = this.#up;
    if (up === null) return null;
    if (up.exitCode === null && up.signalCode === null) await once(up, "exit");
    return up.exitCode;
  }

  #pidsOf(part: Part): number[] {
    const root = this.#up?.pid ?? 0;
    const tree = descendantsOf(root);
    const workers = tree.filter((pid) => commandOf(pid).includes("worker/src/forked.ts"));
    const browsers = tree.filter((pid) => /chrom/u.test(commandOf(pid)));
    const database = databaseOf(this.#home);
    const parts = { api: [root], worker: workers, browser: browsers.slice(0, 1), postgres: database };
    return part === "group" ? [...tree, ...database] : parts[part];
  }

  /** Whether it says that it can serve. */
  async isReady(): Promise<boolean> {
    return fetch(`http://127.0.0.1:${this.#port}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
  }
}

/** Id of PostgreSQL's first process; none while it does not run. */
function databaseOf(home: string): number[] {
  const file = join(home, "postgres", "data", "postmaster.pid");
  return existsSync(file) ? [Number(readFileSync(file, "utf8").split("\n")[0])] : [];
}

function commandOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, "utf8");
  } catch {
    // It has just ended.
    return "";
  }
}

function signalIfThere(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "ESRCH")) throw error;
  }
}
