import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

import { loadConfig } from "@plumbline/core/platform/config";
import { CAST_PASSWORD } from "@plumbline/testing/cast";
import { type Browser, type BrowserContext, chromium, type Locator, type Page } from "playwright-core";
import { expect } from "vitest";

const AXE = readFileSync(fileURLToPath(import.meta.resolve("axe-core/axe.min.js")), "utf8");

const FLAGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  // Renderers in reserve and the popups of an address bar nobody sees cost as much as the pages themselves.
  "--disable-features=HttpsUpgrades,HttpsFirstBalancedModeAutoEnable,MediaRouter,OptimizationHints,PaintHolding,ThirdPartyStoragePartitioning,Translate,SpareRendererForSitePerProcess,WebUIOmniboxPopup,WebUIOmniboxAimPopup,WebUIOmniboxFullPopup",
];

export interface Look {
  theme: "light" | "dark";
  width: number;
  height: number;
}

export const DESKTOP: Look = { theme: "light", width: 1440, height: 900 };
export const PHONE: Look = { theme: "dark", width: 390, height: 844 };

/** Starts the browser all visitors of a test file share. */
export function openBrowser(): Promise<Browser> {
  const executablePath = loadConfig().scanner.browserPath ?? "/usr/bin/chromium";
  return chromium.launch({ executablePath, args: FLAGS });
}

/** A person at a browser of their own: nothing stored, animations off so that nothing is looked at half-way. */
export async function newVisitor(browser: Browser, look: Look = DESKTOP): Promise<Page> {
  const context: BrowserContext = await browser.newContext({
    viewport: { width: look.width, height: look.height },
    colorScheme: look.theme,
    reducedMotion: "reduce",
    acceptDownloads: true,
    timezoneId: "America/New_York",
  });
  // Long enough for a slow machine, short enough that a missing element is told soon.
  context.setDefaultTimeout(15_000);
  const page = await context.newPage();
  const refused: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error" && /-src'|Content Security Policy/u.test(message.text()))
      refused.push(message.text());
  });
  REFUSED_BY_POLICY.set(page, refused);
  return page;
}

/** Fills in the login that is on screen and sends it. */
export async function enterLogin(page: Page, email: string, password = CAST_PASSWORD): Promise<void> {
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Log in", exact: true }).click();
}

/** What the app tried and its own content security policy forbade, as the browser's console told it. */
const REFUSED_BY_POLICY = new WeakMap<Page, string[]>();

interface AxeViolation {
  id: string;
  nodes: { html: string; failureSummary?: string }[];
}

/** Fails with every axe violation of the page as it stands, best practices included, and with breaches of policy. */
export async function expectAccessible(page: Page): Promise<void> {
  expect(REFUSED_BY_POLICY.get(page) ?? []).toEqual([]);
  if (!(await page.evaluate("'axe' in globalThis"))) await page.evaluate(AXE);
  const violations = await page.evaluate(async () => {
    const { axe } = globalThis as unknown as {
      axe: { run(): Promise<{ violations: AxeViolation[] }> };
    };
    const result = await axe.run();
    return result.violations;
  });
  const told = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" | ")}`);
  expect(told).toEqual([]);
}

// Colors reach nested elements frame by frame, even where a transition takes no time.
const UNTIL_SETTLED = `new Promise((settled) => {
  const look = () => (document.getAnimations().length === 0 ? settled() : requestAnimationFrame(look));
  requestAnimationFrame(look);
})`;

/** `expectAccessible` in light and in dark; leaves the page in the theme it had. */
export async function expectAccessibleInBothThemes(page: Page): Promise<void> {
  const isDark = await page.evaluate("matchMedia('(prefers-color-scheme: dark)').matches");
  const themes = isDark ? (["light", "dark"] as const) : (["dark", "light"] as const);
  for (const colorScheme of themes) {
    await page.emulateMedia({ colorScheme });
    await page.evaluate(UNTIL_SETTLED);
    await expectAccessible(page);
  }
}

/** Whether this element has the focus. */
export async function isFocused(element: Locator): Promise<boolean> {
  return (await element.and(element.page().locator(":focus")).count()) === 1;
}
