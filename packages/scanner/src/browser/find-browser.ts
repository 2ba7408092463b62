import { accessSync, constants, openSync, readSync, closeSync, statSync } from "node:fs";
import path from "node:path";

/** Names under which Linux distributions install Chromium, the one that takes least first. */
const COMMAND_NAMES = [
  "chromium-headless-shell",
  "chromium",
  "chromium-browser",
  "google-chrome-stable",
  "google-chrome",
  "chrome",
  "microsoft-edge-stable",
];

const PROGRAM_DIRECTORIES = ["/usr/local/bin", "/usr/bin", "/opt/homebrew/bin", "/snap/bin"];

const USUAL_PLACES: readonly string[] = [
  ...COMMAND_NAMES.flatMap((name) => PROGRAM_DIRECTORIES.map((directory) => path.join(directory, name))),
  "/usr/lib/chromium/chromium",
  "/usr/lib/chromium-browser/chromium-browser",
  "/opt/google/chrome/chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
];

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
export function findBrowser(configured?: string, places = USUAL_PLACES): string {
  if (configured !== undefined && configured !== "") {
    if (isUsable(configured)) return configured;
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
  const start = Buffer.alloc(2048);
  const file = openSync(candidate, "r");
  try {
    const length = readSync(file, start);
    const text = start.toString("latin1", 0, length);
    return text.startsWith("#!") && /snap install|\/snap\/bin/.test(text);
  } finally {
    closeSync(file);
  }
}
