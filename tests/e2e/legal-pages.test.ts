/// <reference lib="dom" />
import type { Browser, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";

import { type Stack, startStack } from "./stack.ts";
import {
  DESKTOP,
  enterLogin,
  expectAccessible,
  expectAccessibleInBothThemes,
  newVisitor,
  openBrowser,
  PHONE,
  expectFocused,
} from "./visitor.ts";

const PAGES = [
  { path: "/terms", title: "Terms and Conditions", label: "Terms of Service", back: "/" },
  { path: "/privacy", title: "Privacy Policy", label: "Privacy Policy", back: "/" },
  { path: "/accessibility", title: "Accessibility Statement", label: "Accessibility", back: "/dashboard" },
  { path: "/cookie-policy", title: "Cookie Policy", label: "Cookie Policy", back: "/dashboard" },
  {
    path: "/data-processing-agreement",
    title: "Data Processing Agreement",
    label: "DPA",
    back: "/dashboard",
  },
];
const NARROW = { width: 320, height: 640 };
const LONGEST_LINE = 75;
const YEAR_SECONDS = 365 * 24 * 60 * 60;

let stack: Stack;
let browser: Browser;
let page: Page;

beforeAll(async () => {
  [stack, browser] = await Promise.all([startStack(), openBrowser()]);
});
afterEach(() => page.context().close());
afterAll(async () => {
  await browser.close();
  await stack.close();
});

async function open(path: string, look = DESKTOP): Promise<void> {
  page = await newVisitor(browser, look);
  await page.goto(stack.url + path);
}

async function titleShown(title: string): Promise<void> {
  await page.getByRole("heading", { level: 1, name: title }).waitFor();
}

/** Characters in a line of the paragraph with the longest ones. */
async function longestLine(): Promise<number> {
  return await page.locator("main p").evaluateAll((paragraphs) => {
    const charactersInLine = (paragraph: Element) => {
      const lines =
        paragraph.getBoundingClientRect().height / parseFloat(getComputedStyle(paragraph).lineHeight);
      return lines < 2.5 ? 0 : (paragraph.textContent ?? "").length / Math.round(lines);
    };
    return Math.max(...paragraphs.map(charactersInLine));
  });
}

async function logIn(): Promise<void> {
  await enterLogin(page, stack.cast.alice.email);
  await page.getByRole("button", { name: "Notifications" }).waitFor();
}

async function consentCookies() {
  const cookies = await page.context().cookies();
  return cookies.filter(({ name }) => name === "plumbline-cookie-consent");
}

describe.each(PAGES)("$path", ({ path, title, back }) => {
  it("is open to everybody, accessible in both themes and at 320 pixels, with lines one can follow", async () => {
    await open(path);
    await titleShown(title);
    expect(await page.title()).toBe(`${title} | Plumbline`);
    await page.getByText("Last updated: June 27, 2025").waitFor();
    await expectAccessibleInBothThemes(page);
    const longest = await longestLine();
    expect(longest).toBeGreaterThan(LONGEST_LINE / 2);
    expect(longest).toBeLessThan(LONGEST_LINE);
    await page.setViewportSize(NARROW);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(NARROW.width);
    await expectAccessible(page);
  });

  it("leads back to the dashboard", async () => {
    await open(path);
    const link = page.getByRole("link", { name: "Back to Dashboard" });
    expect(await link.getAttribute("href")).toBe(back);
    const second = page.getByRole("link", { name: "Dashboard", exact: true });
    expect(await second.evaluateAll((links) => links.map((each) => each.getAttribute("href")))).toEqual(
      back === "/" ? [] : ["/dashboard"],
    );
    await link.click();
    await page.getByRole("heading", { name: "Log in to your dashboard" }).waitFor();
  });

  it("finds the place of every entry of its contents", async () => {
    await open(path);
    await titleShown(title);
    const contents = page.getByRole("navigation", { name: "On this page" }).getByRole("link");
    const last = contents.last();
    const name = await last.innerText();
    await last.click();
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe(name);
    const missing = await contents.evaluateAll((links) =>
      links.filter(
        (link) => document.getElementById(link.getAttribute("href")?.split("#")[1] ?? "") === null,
      ),
    );
    expect(missing).toEqual([]);
  });

  it("prints the text without what is for the screen alone", async () => {
    await open(path);
    await titleShown(title);
    await page.evaluate(() => (document.documentElement.dataset["theme"] = "dark"));
    await page.emulateMedia({ media: "print" });
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe("light");
    for (const name of ["On this page", "Legal"]) {
      expect(await page.getByRole("navigation", { name }).isVisible()).toBe(false);
    }
    expect(await page.getByRole("link", { name: "Back to Dashboard" }).isVisible()).toBe(false);
    expect(await page.getByRole("heading", { level: 1 }).isVisible()).toBe(true);
  });
});

describe("the way to the legal pages", () => {
  it("stands below the login", async () => {
    await open("/login");
    for (const { path, title, label } of PAGES) {
      await page.getByRole("navigation", { name: "Legal" }).getByRole("link", { name: label }).click();
      await titleShown(title);
      expect(new URL(page.url()).pathname).toBe(path);
      await page.goBack();
      await page.getByRole("heading", { name: "Log in to your dashboard" }).waitFor();
    }
  });

  it("stands in the dashboard, opens at the top, is announced, and leads back without a new login", async () => {
    await open("/login", PHONE);
    await logIn();
    for (const { title, label } of PAGES) {
      await page.getByRole("navigation", { name: "Legal" }).getByRole("link", { name: label }).click();
      await titleShown(title);
      expect(await page.evaluate(() => globalThis.scrollY)).toBe(0);
      await expectFocused(page.getByRole("main"));
      await page.getByRole("status").filter({ hasText: title }).waitFor();
      await page.getByRole("link", { name: "Back to Dashboard" }).click();
      await page.getByRole("button", { name: "Open menu" }).waitFor();
      expect(new URL(page.url()).pathname).toBe("/");
    }
  });

  it("stays open when the stored login turns out to be no longer valid", async () => {
    await open("/login");
    // A page of the app that is still starting would ask with it itself, and forget it.
    await page.goto(`${stack.url}/healthz`);
    await page.evaluate(() => localStorage.setItem("plumbline-client-token", "ended"));
    const refused = page.waitForResponse((response) => response.url().endsWith("/api/client-auth/me"));
    await page.goto(`${stack.url}/privacy`);
    await refused;
    await page.waitForFunction(() => localStorage.getItem("plumbline-client-token") === null);
    await titleShown("Privacy Policy");
    expect(new URL(page.url()).pathname).toBe("/privacy");
  });
});

describe("the cookie notice", () => {
  const notice = () => page.getByRole("region", { name: "Cookie notice" });

  it("is what the keyboard reaches after the skip link, and covers nothing", async () => {
    await open("/login", PHONE);
    await notice().waitFor();
    await expectAccessible(page);
    const { bottom } = await notice().evaluate((element) => element.getBoundingClientRect());
    const { top } = await page.getByRole("main").evaluate((element) => element.getBoundingClientRect());
    expect(top).toBeGreaterThanOrEqual(bottom);
    // Skip link, link to the policy, first choice.
    for (let stop = 0; stop < 3; stop += 1) await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await notice().waitFor({ state: "detached" });
    await expectFocused(page.getByRole("main"));
    expect(await consentCookies()).toMatchObject([{ value: "necessary", sameSite: "Lax" }]);
  });

  it.each([
    ["Necessary only", "necessary"],
    ["Allow analytics", "analytics"],
  ])("keeps '%s' for a year and loads nothing from another host", async (button, value) => {
    await open("/terms");
    const hosts = new Set<string>();
    page.on("request", (request) => hosts.add(new URL(request.url()).origin));
    await page.getByRole("button", { name: button }).click();
    const [cookie] = await consentCookies();
    expect(cookie?.value).toBe(value);
    const daysLeft = ((cookie?.expires ?? 0) - Date.now() / 1000) / (24 * 60 * 60);
    expect(Math.round(daysLeft)).toBe(YEAR_SECONDS / (24 * 60 * 60));
    await page.reload();
    await titleShown("Terms and Conditions");
    expect(await notice().count()).toBe(0);
    await page.goto(`${stack.url}/login`);
    await page.getByRole("heading", { name: "Log in to your dashboard" }).waitFor();
    expect(await notice().count()).toBe(0);
    expect([...hosts]).toEqual([stack.url]);
  });

  it("asks again when the choice is taken back", async () => {
    await open("/cookie-policy");
    await page.getByRole("button", { name: "Necessary only" }).click();
    await page.getByRole("button", { name: "Change your cookie choice" }).click();
    await notice().waitFor();
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe("cookie-notice");
    expect(await consentCookies()).toEqual([]);
    await page.getByRole("button", { name: "Allow analytics" }).click();
    expect(await consentCookies()).toMatchObject([{ value: "analytics" }]);
  });
});
