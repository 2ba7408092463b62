import { spawn } from "node:child_process";
import { constants } from "node:os";
import { join } from "node:path";

import { ROOT } from "./home.mjs";
import { PINNED_NODE } from "./packages.mjs";

const FORWARDED_SIGNALS = ["SIGINT", "SIGTERM", "SIGHUP"];

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
  child.on("exit", (code, signal) => {
    process.exitCode = code ?? 128 + constants.signals[signal];
  });
}
