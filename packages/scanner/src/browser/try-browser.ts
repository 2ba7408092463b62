import { launchBrowser } from "#browser/launch.ts";
import { pageWorldSource } from "#gather/page/in-page-scripts/page-world.ts";

export interface BrowserChoice {
  browserPath?: string | undefined;
  allowsUnsandboxed?: boolean | undefined;
}

export interface TriedBrowser {
  /** Name and version, e.g. `Chrome/156.0.8078.73`. */
  version: string;
  /** False where the kernel forbids Chromium's sandbox. */
  isSandboxed: boolean;
}

/**
 * Makes the scripts that run in pages, starts the browser that scans use and ends it again.
 *
 * @throws BrowserNotFoundError when there is no Chromium
 * @throws NoSandboxError when Chromium may not run without its sandbox, and cannot run with it
 * @throws InPageScriptError when the scripts that run in pages cannot be made
 * @throws Error with Chromium's own words when it does not start
 */
export async function tryBrowser(options: BrowserChoice): Promise<TriedBrowser> {
  pageWorldSource();
  const browser = await launchBrowser(options);
  try {
    return { version: await browser.puppeteer.version(), isSandboxed: browser.sandboxed };
  } finally {
    await browser.close();
  }
}
