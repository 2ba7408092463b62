import { existsSync } from "node:fs";

import puppeteer, { type Browser } from "puppeteer-core";

import { chromiumFlags } from "#browser/chromium-flags.ts";
import { findBrowser } from "#browser/find-browser.ts";
import { silentLog, type ScanLog } from "#scan-log.ts";
import {
  createOwnedDirectory,
  removeOwnedDirectory,
  sweepOwnedDirectories,
} from "#temporary/owned-directory.ts";

const PROFILES = "plumbline-chromium-";
const SETPRIV = "/usr/bin/setpriv";
/** The `nobody` user of Linux distributions. */
const NOBODY = 65_534;
const LAUNCH_LIMIT_MS = 30_000;

interface LaunchOptions {
  /** Path of Chromium; found by itself when absent. */
  browserPath?: string | undefined;
  /** Guarding proxy, `http://127.0.0.1:port`. Without one the browser reaches whatever it likes: tests only. */
  proxyUrl?: string | undefined;
  userAgent?: string | undefined;
  log?: ScanLog | undefined;
}

/** A running Chromium; `close` ends it and removes its profile, and may be called again. */
export interface WarmBrowser {
  puppeteer: Browser;
  sandboxed: boolean;
  close(): Promise<void>;
}

/** One way to start Chromium on this machine. */
interface Attempt {
  sandbox: boolean;
  /** User to run as; null for our own. */
  runAs: number | null;
}

/**
 * Starts Chromium over a pipe, so that it ends with this process even when that is killed. Chromium's sandbox
 * does not start for root; there it runs as `nobody`. Where the kernel forbids the sandbox (some containers) it
 * starts without, and the log says so.
 *
 * @throws BrowserNotFoundError when there is no Chromium
 * @throws Error with Chromium's own words when it does not start
 */
export async function launchBrowser(options: LaunchOptions = {}): Promise<WarmBrowser> {
  const executable = findBrowser(options.browserPath);
  const log = options.log ?? silentLog;
  sweepOwnedDirectories(PROFILES);
  const failures: unknown[] = [];
  for (const attempt of attempts()) {
    try {
      const browser = await start(executable, attempt, options);
      if (!attempt.sandbox) {
        log("warn", "Chromium's sandbox cannot start here; it runs without", {
          cause: reasonOf(failures[0]),
        });
      }
      return browser;
    } catch (error) {
      failures.push(error);
    }
  }
  throw new Error(`Chromium (${executable}) did not start: ${reasonOf(failures[0])}`, {
    cause: failures[0],
  });
}

function attempts(): Attempt[] {
  if (process.getuid?.() !== 0) {
    return [
      { sandbox: true, runAs: null },
      { sandbox: false, runAs: null },
    ];
  }
  const asNobody = existsSync(SETPRIV)
    ? [
        { sandbox: true, runAs: NOBODY },
        { sandbox: false, runAs: NOBODY },
      ]
    : [];
  return [...asNobody, { sandbox: false, runAs: null }];
}

async function start(executable: string, attempt: Attempt, options: LaunchOptions): Promise<WarmBrowser> {
  const profileDirectory = createOwnedDirectory(PROFILES, attempt.runAs ?? undefined);
  const flags = chromiumFlags({
    profileDirectory,
    proxyUrl: options.proxyUrl ?? null,
    userAgent: options.userAgent ?? null,
    sandbox: attempt.sandbox,
  });
  const asUser =
    attempt.runAs === null
      ? null
      : [`--reuid=${attempt.runAs}`, `--regid=${attempt.runAs}`, "--clear-groups"];
  try {
    const browser = await puppeteer.launch({
      executablePath: asUser === null ? executable : SETPRIV,
      args: asUser === null ? flags : [...asUser, executable, ...flags],
      ignoreDefaultArgs: true,
      pipe: true,
      env: browserEnvironment(profileDirectory),
      timeout: LAUNCH_LIMIT_MS,
      handleSIGINT: false,
      handleSIGTERM: false,
      handleSIGHUP: false,
      defaultViewport: null,
    });
    return { puppeteer: browser, sandboxed: attempt.sandbox, close: closer(browser, profileDirectory) };
  } catch (error) {
    removeOwnedDirectory(profileDirectory);
    throw error;
  }
}

/** Nothing of our environment, which may hold secrets, reaches the browser. */
function browserEnvironment(home: string): Record<string, string> {
  const PATH = "/usr/local/bin:/usr/bin:/bin";
  return { PATH, LANG: "C.UTF-8", HOME: home, TMPDIR: home, XDG_CONFIG_HOME: home, XDG_CACHE_HOME: home };
}

function closer(browser: Browser, profileDirectory: string): () => Promise<void> {
  let closing: Promise<void> | null = null;
  return () => (closing ??= closeBrowser(browser, profileDirectory));
}

const CLOSE_LIMIT_MS = 5000;

/** A hung browser is killed: a scan never waits for one. */
async function closeBrowser(browser: Browser, profileDirectory: string): Promise<void> {
  const child = browser.process();
  const gone =
    child === null || child.exitCode !== null || child.signalCode !== null
      ? Promise.resolve()
      : new Promise<void>((resolve) => child.once("exit", () => resolve()));
  const timer = setTimeout(() => child?.kill("SIGKILL"), CLOSE_LIMIT_MS);
  try {
    await browser.close().catch(() => child?.kill("SIGKILL"));
    await gone;
  } finally {
    clearTimeout(timer);
    removeOwnedDirectory(profileDirectory);
  }
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
