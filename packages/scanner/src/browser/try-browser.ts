import { launchBrowser } from "#browser/launch.ts";

export interface TriedBrowser {
  /** Name and version, e.g. `Chrome/156.0.8078.73`. */
  version: string;
  /** False where the kernel forbids Chromium's sandbox. */
  isSandboxed: boolean;
}

/**
 * Starts the browser that scans use and ends it again.
 *
 * @throws BrowserNotFoundError when there is no Chromium
 * @throws Error with Chromium's own words when it does not start
 */
export async function tryBrowser(browserPath?: string): Promise<TriedBrowser> {
  const browser = await launchBrowser({ browserPath });
  try {
    return { version: await browser.puppeteer.version(), isSandboxed: browser.sandboxed };
  } finally {
    await browser.close();
  }
}
