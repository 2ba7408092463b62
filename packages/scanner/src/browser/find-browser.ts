import {
  accessSync,
  closeSync,
  constants,
  existsSync,
  openSync,
  readdirSync,
  readSync,
  statSync,
} from "node:fs";
import path from "node:path";

/** Names under which Linux distributions install Chromium, the best supported first. */
const COMMAND_NAMES = [
  "chromium",
  "chromium-browser",
  "google-chrome-stable",
  "google-chrome",
  "chrome",
  "microsoft-edge-stable",
];

const PROGRAM_DIRECTORIES = ["/usr/local/bin", "/usr/bin", "/opt/homebrew/bin", "/snap/bin"];

/** It takes a third less than one with windows, and is the same engine. */
const HEADLESS_SHELL = "/usr/lib/chromium/chromium-headless-shell";
/** What an operator has set for every Chromium of the machine, such as further certificate authorities. */
const POLICIES = "/etc/chromium/policies/managed";

const PLACES: readonly string[] = [
  ...COMMAND_NAMES.flatMap((name) => PROGRAM_DIRECTORIES.map((directory) => path.join(directory, name))),
  "/usr/lib/chromium/chromium",
  "/usr/lib/chromium-browser/chromium-browser",
  "/opt/google/chrome/chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
];

/** Where a Chromium may be: the headless shell first, unless the machine has policies, which the shell does not read. */
export function usualPlaces(policies = POLICIES): readonly string[] {
  return existsSync(policies) && readdirSync(policies).length > 0 ? PLACES : [HEADLESS_SHELL, ...PLACES];
}

/** No usable Chromium was found; the message says what to install or set. */
export class BrowserNotFoundError extends Error {
  override readonly name = "BrowserNotFoundError";
  readonly code = "browser-not-found";
}

/**
 * Path of the Chromium to drive.
 *
 * @param configured path from the operator's settings; used alone when given
 * @param places where to look otherwise
 * @throws BrowserNotFoundError when there is none, or the configured one cannot be run
 */
export function findBrowser(configured?: string, places = usualPlaces()): string {
  if (configured !== undefined && configured !== "") {
    if (isUsable(configured)) return startedBy(configured);
    throw new BrowserNotFoundError(`The configured browser ${configured} does not exist or cannot be run.`);
  }
  const found = places.find(isUsable);
  if (found !== undefined) return found;
  throw new BrowserNotFoundError(
    "No Chromium was found. Install it with `apt-get install chromium` (Debian) or install Google Chrome, " +
      "or set the browser path in the settings.",
  );
}

function isUsable(candidate: string): boolean {
  try {
    accessSync(candidate, constants.X_OK);
    return statSync(candidate).isFile() && !isSnapStub(candidate);
  } catch {
    return false;
  }
}

/** Ubuntu's chromium-browser package is a script that only asks to install a snap. */
function isSnapStub(candidate: string): boolean {
  const text = startOf(candidate);
  return text.startsWith("#!") && /snap install|\/snap\/bin/.test(text);
}

/** A script that waits for the browser it starts: to kill the script would leave the browser. */
const WAITING_SCRIPT = /^#!\/bin\/sh(?: -e)?\s+(\/\S+) "\$@"\s*$/;

/** The program that such a script starts, as Debian's `chromium-headless-shell` is one; else the command itself. */
function startedBy(command: string): string {
  const program = WAITING_SCRIPT.exec(startOf(command))?.[1];
  return program !== undefined && isUsable(program) ? program : command;
}

function startOf(candidate: string): string {
  const start = Buffer.alloc(2048);
  const file = openSync(candidate, "r");
  try {
    return start.toString("latin1", 0, readSync(file, start));
  } finally {
    closeSync(file);
  }
}
