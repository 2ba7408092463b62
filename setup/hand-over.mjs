import { spawn } from "node:child_process";
import { constants } from "node:os";
import { join } from "node:path";

import { ROOT } from "./home.mjs";
import { PINNED_NODE } from "./packages.mjs";

const FORWARDED_SIGNALS = ["SIGINT", "SIGTERM", "SIGHUP"];
const PARENT_CHECK_MS = 250;

/**
 * Runs a script of this checkout with the pinned Node in place of this process: same terminal, same
 * folder, same exit code. `script` is relative to the root; `env` adds to the environment.
 */
export function handOver(script, args, env = {}) {
  const child = spawn(PINNED_NODE, [join(ROOT, script), ...args], {
    stdio: "inherit",
    env: { ...process.env, ...env },
  });
  // A terminal sends Ctrl-C to the whole group; a supervisor signals this process alone.
  for (const signal of FORWARDED_SIGNALS) process.on(signal, () => child.kill(signal));
  stopWithNpm(child);
  child.on("exit", (code, signal) => {
    process.exitCode = code ?? 128 + constants.signals[signal];
  });
}

/**
 * npm passes a signal to the shell it runs us in, which ends and tells no one. That it is gone is then the signal.
 * Started in any other way, this process may outlive its parent.
 */
function stopWithNpm(child) {
  if (process.env.npm_command === undefined) return;
  const shell = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === shell) return;
    clearInterval(watch);
    child.kill("SIGTERM");
  }, PARENT_CHECK_MS).unref();
}
