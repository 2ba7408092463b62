/**
 * Time of `npm run demo` on a fresh clone to the first scan shown, from a warm package cache, and of the next start
 * to a served dashboard. Usage: npm run bench:demo
 */
import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { performance } from "node:perf_hooks";
import { setTimeout as sleep } from "node:timers/promises";

import { environmentWith } from "@plumbline/core/platform/config";

import { report, timeCommand } from "./measure.ts";

const ROOT = join(import.meta.dirname, "..");
const FIRST_SCAN_SECONDS = 90;
const RESTART_SECONDS = 5;
const PORT = "4471";

async function servedAfter(clone: string, env: NodeJS.ProcessEnv): Promise<number> {
  const startedAt = performance.now();
  const demo = spawn("npm", ["run", "demo"], { cwd: clone, env, stdio: "ignore" });
  const ended = new Promise((resolve) => demo.once("exit", resolve));
  try {
    while (!(await isServed())) await sleep(20);
    return (performance.now() - startedAt) / 1000;
  } finally {
    demo.kill("SIGINT");
    await ended;
  }
}

async function isServed(): Promise<boolean> {
  try {
    return (await fetch(`http://127.0.0.1:${PORT}/readyz`)).ok;
  } catch (error) {
    // No one listens yet.
    if (error instanceof TypeError) return false;
    throw error;
  }
}

const clone = mkdtempSync(join(tmpdir(), "plumbline-clone-"));
const env = environmentWith({ PORT, PLUMBLINE_HOME: join(clone, ".plumbline") });
try {
  const cloned = await timeCommand("git", ["clone", "--quiet", ROOT, clone]);
  if (cloned.exitCode !== 0) throw new Error(cloned.complaint);
  const first = await timeCommand("npm", ["--prefix", clone, "run", "demo", "--", "--once"], env);
  if (first.exitCode !== 0 || !existsSync(join(clone, ".plumbline", "demo.json")))
    throw new Error(first.complaint);
  report("Fresh clone to the first scan and its report", first.wallSeconds, {
    atMost: FIRST_SCAN_SECONDS,
    unit: "s",
  });
  report("Next start to a served dashboard", await servedAfter(clone, env), {
    atMost: RESTART_SECONDS,
    unit: "s",
  });
} finally {
  rmSync(clone, { recursive: true, force: true });
}
