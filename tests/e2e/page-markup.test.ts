import type { Browser, Page } from "playwright-core";
import { CAST_PASSWORD } from "@plumbline/testing/cast";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { type Stack, startStack } from "./stack.ts";
import {
  DESKTOP,
  enterLogin,
  expectAccessibleInBothThemes,
  newVisitor,
  openBrowser,
  PHONE,
} from "./visitor.ts";

let stack: Stack;
let browser: Browser;

beforeAll(async () => {
  [stack, browser] = await Promise.all([
    startStack({ environment: { BRAND_NAME: "Acme & Sons" } }),
    openBrowser(),
  ]);
});
afterAll(async () => {
  await browser.close();
  await stack.close();
});

/** Holds a page's script back; answers how to let it come. */
async function withoutScript(page: Page, script = "**/assets/login-*.js"): Promise<() => void> {
  let letCome: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    letCome = resolve;
  });
  await page.route(script, async (route) => {
    await released;
    await route.continue();
  });
  return () => letCome();
}

/** Waits for the style sheets, before which a browser paints nothing. */
async function untilStyled(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const links = [...document.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet]")];
    return links.length > 0 && links.every(({ sheet }) => sheet !== null);
  });
}

const valueOf = (page: Page, label: string) => page.getByLabel(label, { exact: true }).inputValue();

describe("the login before its script has come", () => {
  it("is there, in the reseller's name, and without a breach of our own policy", async () => {
    const page = await newVisitor(browser, PHONE);
    await withoutScript(page);
    await page.goto(`${stack.url}/login`, { waitUntil: "commit" });
    await page.getByRole("heading", { name: "Log in to your dashboard" }).waitFor();
    await page.getByText("Acme & Sons", { exact: true }).waitFor();
    expect(await page.title()).toBe("Log in | Acme & Sons");
    await expectAccessibleInBothThemes(page);
    await page.context().close();
  });

  it("keeps what was typed, and logs in once the script is there when that was asked for", async () => {
    const page = await newVisitor(browser);
    const letCome = await withoutScript(page);
    const failures: string[] = [];
    page.on("pageerror", (error) => failures.push(error.message));
    page.on("console", (message) => message.type() === "error" && failures.push(message.text()));
    await page.goto(`${stack.url}/login`, { waitUntil: "commit" });
    await enterLogin(page, stack.cast.alice.email);
    expect(page.url()).toBe(`${stack.url}/login`);
    letCome();
    await page.waitForURL((url) => url.pathname === "/");
    await page.getByRole("button", { name: "Notifications" }).waitFor();
    expect(failures).toEqual([]);
    await page.context().close();
  });

  it("waits to be asked again when something was typed after the first time", async () => {
    const page = await newVisitor(browser);
    const letCome = await withoutScript(page);
    await page.goto(`${stack.url}/login`, { waitUntil: "commit" });
    await enterLogin(page, "someone.else@example.com");
    await page.getByLabel("Email").fill(stack.cast.alice.email);
    letCome();
    await page.waitForFunction(() =>
      Object.keys(document.querySelector("#root form") ?? {}).some((key) => key.startsWith("__react")),
    );
    expect(await valueOf(page, "Email")).toBe(stack.cast.alice.email);
    expect(await valueOf(page, "Password")).toBe(CAST_PASSWORD);
    await page.getByRole("button", { name: "Log in", exact: true }).click();
    await page.getByRole("button", { name: "Notifications" }).waitFor();
    await page.context().close();
  });

  it("is not seen by somebody who is logged in", async () => {
    const page = await newVisitor(browser);
    await page.goto(`${stack.url}/login`);
    await enterLogin(page, stack.cast.alice.email);
    await page.getByRole("button", { name: "Notifications" }).waitFor();
    const letCome = await withoutScript(page);
    await page.goto(`${stack.url}/login`, { waitUntil: "commit" });
    await page.locator("#root form").waitFor({ state: "attached" });
    await untilStyled(page);
    expect(await page.locator("#root form").isVisible()).toBe(false);
    letCome();
    await page.getByRole("button", { name: "Notifications" }).waitFor();
    expect(new URL(page.url()).pathname).toBe("/");
    await page.context().close();
  });
});

describe("the dashboard before its script has come", () => {
  const SCRIPT = "**/assets/start-*.js";
  const heading = (page: Page) => page.getByRole("heading", { name: "Compliance Monitoring Dashboard" });

  it.each([DESKTOP, PHONE])(
    "shows its shape to who is logged in, where it stays: $width wide",
    async (look) => {
      const page = await newVisitor(browser, look);
      await page.goto(`${stack.url}/login`);
      await enterLogin(page, stack.cast.alice.email);
      await page.getByRole("button", { name: "Notifications" }).waitFor();
      const letCome = await withoutScript(page, SCRIPT);
      await page.goto(stack.url, { waitUntil: "commit" });
      await heading(page).waitFor();
      await page.getByRole("status").filter({ hasText: "Loading dashboard..." }).waitFor();
      await expectAccessibleInBothThemes(page);
      const before = await page.getByRole("main").boundingBox();
      letCome();
      await page.getByRole("button", { name: "Notifications" }).waitFor();
      const after = await page.getByRole("main").boundingBox();
      expect([after?.x, after?.y, after?.width]).toEqual([before?.x, before?.y, before?.width]);
      await page.context().close();
    },
  );

  it("is not seen by somebody who is not logged in", async () => {
    const page = await newVisitor(browser);
    const letCome = await withoutScript(page, SCRIPT);
    await page.goto(stack.url, { waitUntil: "commit" });
    await page.locator("#root main").waitFor({ state: "attached" });
    await untilStyled(page);
    expect(await heading(page).isVisible()).toBe(false);
    letCome();
    await page.getByRole("heading", { name: "Log in to your dashboard" }).waitFor();
    await page.context().close();
  });
});

describe("the views of the login", () => {
  it("are left by Back, and their titles say which one is open", async () => {
    const page = await newVisitor(browser);
    await page.goto(`${stack.url}/login`);
    await page.getByLabel("Email").fill("someone@cast.example");
    await page.getByRole("button", { name: "Forgot password?" }).click();
    await page.getByRole("heading", { name: "Reset Your Password" }).waitFor();
    expect(await page.title()).toBe("Reset Your Password | Log in | Acme & Sons");
    await page.getByRole("button", { name: "Send Reset Code" }).click();
    await page.getByRole("heading", { name: "Enter Reset Code" }).waitFor();
    await page.goBack();
    await page.getByRole("heading", { name: "Reset Your Password" }).waitFor();
    expect(await valueOf(page, "Email")).toBe("someone@cast.example");
    await page.goForward();
    await page.getByRole("heading", { name: "Enter Reset Code" }).waitFor();
    await page.goBack();
    await page.goBack();
    await page.getByRole("heading", { name: "Log in to your dashboard" }).waitFor();
    expect(await page.title()).toBe("Log in | Acme & Sons");
    await page.context().close();
  });

  it("are the log-in again after a reload: what was begun is not kept", async () => {
    const page = await newVisitor(browser);
    await page.goto(`${stack.url}/login#enter-code`);
    await page.getByRole("heading", { name: "Log in to your dashboard" }).waitFor();
    await expect.poll(() => page.url()).toBe(`${stack.url}/login`);
    await page.context().close();
  });
});
