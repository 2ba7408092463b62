import type { Browser, BrowserContext } from "puppeteer-core";

import { openNetworkGate, type NetworkGate } from "#egress/network-gate.ts";

/** A browser context with a network of its own, which can be shut while its pages are open. */
export interface Visitor {
  context: BrowserContext;
  gate: NetworkGate;
  close(): Promise<void>;
}

/** Opens a visitor that goes through the guarding proxy; `close` may be called when the browser is gone. */
export async function openVisitor(browser: Browser, proxyUrl: string): Promise<Visitor> {
  const gate = await openNetworkGate(proxyUrl);
  try {
    const context = await browser.createBrowserContext({
      downloadBehavior: { policy: "deny" },
      proxyServer: gate.url,
      proxyBypassList: ["<-loopback>"],
    });
    const close = async (): Promise<void> => {
      // A browser that goes down takes its contexts with it.
      await Promise.allSettled([context.close(), gate.close()]);
    };
    return { context, gate, close };
  } catch (error) {
    await gate.close();
    throw error;
  }
}
