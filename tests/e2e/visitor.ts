import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

import { loadConfig } from "@plumbline/core/platform/config";
import { CAST_PASSWORD } from "@plumbline/testing/cast";
import { type Browser, type BrowserContext, chromium, type Locator, type Page } from "playwright-core";
import { expect } from "vitest";

import { followPage } from "./open-pages.ts";

const AXE = readFileSync(fileURLToPath(import.meta.resolve("axe-core/axe.min.js")), "utf8");

const FLAGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  // No page is open for long enough that making its code faster pays.
  "--js-flags=--no-opt --no-maglev",
  // A process fewer for each browser.
  "--enable-features=NetworkServiceInProcess2",
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
  followPage(page);
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

interface AxeOptions {
  /** Nothing is gathered about what is not asked for. */
  resultTypes: string[];
  runOnly?: readonly string[];
}

interface AxeViolation {
  id: string;
  nodes: { html: string; failureSummary?: string }[];
}

/** Fails with every axe violation of the page as it stands, best practices included, and with breaches of policy. */
export function expectAccessible(page: Page): Promise<void> {
  return expectNoViolation(page, null);
}

/** @param rules those that are asked; all of them when null */
async function expectNoViolation(page: Page, rules: readonly string[] | null): Promise<void> {
  expect(REFUSED_BY_POLICY.get(page) ?? []).toEqual([]);
  if (!(await page.evaluate("'axe' in globalThis"))) await page.evaluate(AXE);
  const options: AxeOptions = { resultTypes: ["violations"], ...(rules === null ? {} : { runOnly: rules }) };
  const violations = await page.evaluate(async (asked) => {
    const { axe } = globalThis as unknown as {
      axe: { run(asked: AxeOptions): Promise<{ violations: AxeViolation[] }> };
    };
    const result = await axe.run(asked);
    return result.violations;
  }, options);
  const told = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" | ")}`);
  expect(told).toEqual([]);
}

// What moves although motion is unwanted, and would be looked at half-way.
const UNTIL_SETTLED = `new Promise((settled) => {
  const look = () => (document.getAnimations().length === 0 ? settled() : requestAnimationFrame(look));
  requestAnimationFrame(look);
})`;

/** The rules whose answer depends on colors. */
const OF_COLORS = ["color-contrast", "link-in-text-block"];
/** All that a theme could change besides colors: the markup, and the texts that are shown. */
const SHOWN = "document.documentElement.outerHTML + document.body.innerText";

/**
 * `expectAccessible` in light and in dark; leaves the page in the theme it had. Where both show the same, the other theme
 * is asked about its colors alone, since axe costs more than all the rest.
 */
export async function expectAccessibleInBothThemes(page: Page): Promise<void> {
  const isDark = await page.evaluate("matchMedia('(prefers-color-scheme: dark)').matches");
  const [other, own] = isDark ? (["light", "dark"] as const) : (["dark", "light"] as const);
  await showTheme(page, other);
  const shown = await page.evaluate(SHOWN);
  await expectAccessible(page);
  await showTheme(page, own);
  const isAlike = (await page.evaluate(SHOWN)) === shown;
  await expectNoViolation(page, isAlike ? OF_COLORS : null);
}

async function showTheme(page: Page, colorScheme: "light" | "dark"): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await page.evaluate(UNTIL_SETTLED);
}

/** Waits until this element has the focus: an app may move it a moment after it shows the element. */
export async function expectFocused(element: Locator): Promise<void> {
  await element.and(element.page().locator(":focus")).waitFor();
}
