import { existsSync } from "node:fs";

import puppeteer, { type Browser } from "puppeteer-core";

import { chromiumFlags } from "#browser/chromium-flags.ts";
import { findBrowser } from "#browser/find-browser.ts";
import { NoSandboxError } from "#browser/no-sandbox-error.ts";
import type { ScanLog } from "#scan-log.ts";
import {
  createOwnedDirectory,
  removeOwnedDirectory,
  sweepOwnedDirectories,
} from "#temporary/owned-directory.ts";

const PROFILES = "plumbline-chromium-";
const SETPRIV = "/usr/bin/setpriv";
/**
 * Whom root hands the browser to: a user that nothing else on the machine is, so that a page that breaks out of its
 * browser finds no process and no file of anyone's. A number is enough, no account has to be made. It lies above
 * systemd's own numbers and below `nobody`. Source: https://systemd.io/UIDS-GIDS/
 */
export const BROWSER_USER = 65_520;
const LAUNCH_LIMIT_MS = 30_000;

interface LaunchOptions {
  /** Path of Chromium; found by itself when absent. */
  browserPath?: string | undefined;
  /** Guarding proxy, `http://127.0.0.1:port`. Without one the browser reaches whatever it likes: tests only. */
  proxyUrl?: string | undefined;
  userAgent?: string | undefined;
  /** Whether Chromium may run without its sandbox where the kernel forbids it: only on the operator's word. */
  allowsUnsandboxed?: boolean | undefined;
  log?: ScanLog | undefined;
}

/** A running Chromium. */
export interface WarmBrowser {
  puppeteer: Browser;
  sandboxed: boolean;
  /** Ends it and removes its profile. It is killed where it does not end within 5 s. May be called again. */
  close(): Promise<void>;
  /** Ends one that does not answer, without asking it first. */
  kill(): Promise<void>;
}

/** One way to start Chromium on this machine. */
interface Attempt {
  sandbox: boolean;
  /** User to run as; null for our own. */
  runAs: number | null;
}

/**
 * Starts Chromium over a pipe, so that it ends with this process even when that is killed. Chromium's sandbox
 * does not start for root; there it runs as a user of its own. Where the kernel forbids the sandbox (some containers)
 * it starts only where it may go without, and the log says so.
 *
 * @throws BrowserNotFoundError when there is no Chromium
 * @throws NoSandboxError when it starts without its sandbox alone, and may not
 * @throws Error with Chromium's own words when it does not start
 */
export async function launchBrowser(options: LaunchOptions = {}): Promise<WarmBrowser> {
  const executable = findBrowser(options.browserPath);
  sweepOwnedDirectories(PROFILES);
  const users = usersOf(process.getuid?.() === 0);
  const failures: unknown[] = [];
  for (const runAs of users) {
    try {
      return await start(executable, { sandbox: true, runAs }, options);
    } catch (error) {
      failures.push(error);
    }
  }
  return startUnsandboxed(executable, { users, options, cause: failures[0] });
}

/** Root's own browser, where there is nothing to hand it over with, never has a sandbox. */
function usersOf(isRoot: boolean): (number | null)[] {
  return isRoot && existsSync(SETPRIV) ? [BROWSER_USER] : [null];
}

interface Unsandboxed {
  users: (number | null)[];
  options: LaunchOptions;
  /** Why it did not start with its sandbox. */
  cause: unknown;
}

/** Whether it starts at all shows whether the sandbox was what it did not start for. */
async function startUnsandboxed(
  executable: string,
  { users: [runAs = null], options, cause }: Unsandboxed,
): Promise<WarmBrowser> {
  const browser = await start(executable, { sandbox: false, runAs }, options).catch(() => {
    throw new Error(`Chromium (${executable}) did not start: ${reasonOf(cause)}`, { cause });
  });
  if (!options.allowsUnsandboxed) {
    await browser.close();
    throw new NoSandboxError(cause);
  }
  options.log?.("warn", "Chromium's sandbox cannot start here; it runs without", { cause: reasonOf(cause) });
  return browser;
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
      // Visits listen for themselves: the browser would tell each request twice, which costs a tenth of a load.
      networkEnabled: false,
    });
    return { puppeteer: browser, sandboxed: attempt.sandbox, ...enders(browser, profileDirectory) };
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

function enders(browser: Browser, profileDirectory: string): Pick<WarmBrowser, "close" | "kill"> {
  let closing: Promise<void> | null = null;
  const close = (): Promise<void> => (closing ??= closeBrowser(browser, profileDirectory));
  const kill = (): Promise<void> => {
    browser.process()?.kill("SIGKILL");
    return close();
  };
  return { close, kill };
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
