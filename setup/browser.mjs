import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { PLUMBLINE_HOME } from "./home.mjs";
import { npm, PINNED_NODE } from "./packages.mjs";
import { installSystemPackages, onPath } from "./system-packages.mjs";

/** Debian's package of Chromium without the windows nobody sees: the same pages for two thirds of the time. */
const HEADLESS_SHELL = "chromium-headless-shell";
/** Not its command, which starts the program as a process of its own that outlives it. */
const HEADLESS_SHELL_PROGRAM = "/usr/lib/chromium/chromium-headless-shell";
/** What an operator has set for every Chromium of the machine, such as own certificate authorities: the shell reads none. */
const POLICIES = "/etc/chromium/policies/managed";
const hasPolicies = existsSync(POLICIES) && readdirSync(POLICIES).length > 0;
const COMMANDS = ["chromium", "chromium-browser", "google-chrome-stable", "google-chrome"];
/** Chromium built for machines where no system package can be installed; ships inside its npm package. */
const PORTABLE = "@sparticuz/chromium@153.0.0";

/** Ubuntu ships `chromium-browser` as a shim that only says 'install the snap'; asking tells them apart. */
function starts(browser) {
  return spawnSync(browser, ["--version"], { stdio: "ignore", timeout: 20_000 }).status === 0;
}

function findWorking() {
  return (
    [HEADLESS_SHELL_PROGRAM, ...COMMANDS.map(onPath)].find((browser) => browser && starts(browser)) ?? null
  );
}

/** Not every system has the headless shell as a package of its own. */
function installFromSystem() {
  const isInstalled = [...(hasPolicies ? [] : [HEADLESS_SHELL]), "chromium"].some((browser) =>
    installSystemPackages(browser, "chromium-sandbox", "fonts-liberation"),
  );
  return isInstalled ? findWorking() : null;
}

/** Unpacks the portable build once and writes a start script that finds its own libraries and fonts. */
function installPortable() {
  const folder = join(PLUMBLINE_HOME, "browser");
  const script = join(folder, "start-chromium");
  if (existsSync(script) && starts(script)) return script;
  console.error("Installing a portable Chromium from the npm registry ...");
  mkdirSync(folder, { recursive: true });
  if (npm(["install", "--prefix", folder, "--no-save", PORTABLE]) !== 0) return null;
  const unpack = `console.log(await (await import("@sparticuz/chromium")).default.executablePath())`;
  const unpacked = spawnSync(PINNED_NODE, ["--input-type=module", "--eval", unpack], {
    cwd: folder,
    // It unpacks into TMPDIR, and its own copies of the system libraries only where this says so.
    env: { ...process.env, TMPDIR: folder, AWS_EXECUTION_ENV: "nodejs24.x" },
    encoding: "utf8",
  });
  if (unpacked.status !== 0) return null;
  const lines = [
    "#!/bin/sh",
    `export LD_LIBRARY_PATH="${join(folder, "al2023", "lib")}"`,
    `export FONTCONFIG_PATH="${join(folder, "fonts")}"`,
    `exec "${unpacked.stdout.trim()}" "$@"`,
  ];
  writeFileSync(script, `${lines.join("\n")}\n`, { mode: 0o755 });
  return starts(script) ? script : null;
}

/**
 * Path of a Chromium that starts: the one configured, one on the PATH, or one installed now.
 * @param options.light whether the headless shell is worth installing where there is another browser
 */
export function ensureBrowser({ light = false } = {}) {
  const configured = process.env.PLUMBLINE_BROWSER;
  if (configured) return configured;
  if (light && !hasPolicies && !existsSync(HEADLESS_SHELL_PROGRAM)) installSystemPackages(HEADLESS_SHELL);
  const browser = findWorking() ?? installFromSystem() ?? installPortable();
  if (browser) return browser;
  throw new Error(
    "no Chromium was found and none could be installed. Install Chromium or Google Chrome " +
      "(Debian: apt-get install chromium) and set PLUMBLINE_BROWSER to its path if it is not found by itself.",
  );
}
