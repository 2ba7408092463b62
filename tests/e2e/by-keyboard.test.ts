import { contextFor } from "@plumbline/core/platform/context";
import { foundIssue } from "@plumbline/core/scans/scan-result.testing";
import { CAST_PASSWORD } from "@plumbline/testing/cast";
import { stageScan } from "@plumbline/testing/stage-scan";
import type { Browser, Locator, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { type Stack, startStack } from "./stack.ts";
import { expectFocused, newVisitor, openBrowser } from "./visitor.ts";

/** No screen has more stops than this before what is looked for. */
const MOST_STOPS = 80;

let stack: Stack;
let browser: Browser;
let page: Page;

beforeAll(async () => {
  [stack, browser] = await Promise.all([startStack(), openBrowser()]);
  const issues = [
    foundIssue({
      fingerprint: "grave",
      area: "security",
      severity: "critical",
      title: "Pages open to anybody",
    }),
  ];
  const alice = contextFor(stack.services, stack.cast.alice.organizationId);
  await stageScan(alice, { kind: "weekly", issues });
  await stack.services.db.execute("update reports set status = 'COMPLETED'");
  page = await newVisitor(browser);
  page.setDefaultTimeout(45_000);
}, 120_000);
afterAll(async () => {
  await browser.close();
  await stack.close();
});

/** Presses Tab until what has this role and name is focused, as somebody without a mouse finds it. */
async function tabTo(
  role: "link" | "button" | "textbox" | "tab",
  name: string | RegExp,
  { inside = page, key = "Tab" }: { inside?: Page | Locator; key?: "Tab" | "Shift+Tab" } = {},
): Promise<void> {
  const wanted = inside.getByRole(role, { name }).first();
  await wanted.waitFor();
  for (let stops = 0; stops < MOST_STOPS; stops += 1) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`Tab does not lead to ${role} ${String(name)}.`);
}

describe("without a mouse one", () => {
  it("logs in", async () => {
    await page.goto(`${stack.url}/`);
    await tabTo("textbox", "Email");
    await page.keyboard.type(stack.cast.alice.email);
    await tabTo("textbox", "Password");
    await page.keyboard.type(CAST_PASSWORD);
    await page.keyboard.press("Enter");
    await page.getByRole("heading", { name: "Compliance Monitoring Dashboard" }).waitFor();
    expect(new URL(page.url()).pathname).toBe("/");
  });

  it("looks through the dashboard's tabs with the arrow keys", async () => {
    await tabTo("tab", "Overview");
    await page.keyboard.press("ArrowRight");
    await page.getByRole("tab", { name: "Historical Trends", selected: true }).waitFor();
    await page.keyboard.press("ArrowLeft");
    await page.getByRole("tab", { name: "Overview", selected: true }).waitFor();
    expect(await page.getByRole("tabpanel").count()).toBe(1);
  });

  it("goes from the banner of critical issues to the issue, and opens it", async () => {
    await page.reload();
    await page.getByRole("heading", { name: "Compliance Monitoring Dashboard" }).waitFor();
    await tabTo("link", /critical issues/iu);
    await page.keyboard.press("Enter");
    await page.getByRole("heading", { name: "Fix Priority", level: 1 }).waitFor();
    await tabTo("button", /Pages open to anybody/u);
    await page.keyboard.press("Enter");
    await page.getByText("How to fix it").waitFor();
    await tabTo("button", /Pages open to anybody: input/u);
    await page.keyboard.press("Enter");
    await page
      .getByRole("link", { name: /View Page/u })
      .first()
      .waitFor();
    expect(new URL(page.url()).pathname).toBe("/fix-priority");
  });

  it("opens its details, copies them for a developer, and comes back to where it was", async () => {
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    await tabTo("button", /^Details/u);
    await page.keyboard.press("Enter");
    await page.getByRole("dialog").getByText("How to fix it").waitFor();
    await tabTo("button", "Copy for a developer", { inside: page.getByRole("dialog") });
    await page.keyboard.press("Enter");
    await page.getByRole("dialog").getByText("Copied.").waitFor();
    await page.keyboard.press("Escape");
    await page.getByRole("dialog").waitFor({ state: "detached" });
    await expectFocused(page.getByRole("button", { name: /^Details/u }));
  });

  it("marks it as fixed", async () => {
    await tabTo("button", /Mark as fixed/u);
    await page.keyboard.press("Enter");
    await page.getByText("Issue status updated").first().waitFor();
    const cause = page
      .getByRole("heading", { level: 3 })
      .getByRole("button", { name: "Pages open to anybody" });
    await expectFocused(cause);
    const { rows } = await stack.services.db.execute("select status from issues");
    expect(rows).toEqual([{ status: "fixed-awaiting-check" }]);
  });

  it("opens the details of an audit, and comes back to its button", async () => {
    await page.goto(`${stack.url}/audit-history`);
    await tabTo("button", /^Details/u);
    await page.keyboard.press("Enter");
    await page.getByRole("dialog").waitFor();
    await page.keyboard.press("Escape");
    await page.getByRole("dialog").waitFor({ state: "detached" });
    await expectFocused(page.getByRole("button", { name: /^Details/u }).first());
  });

  it("logs out by the menu of the shell", async () => {
    // Backwards, as the menu stands before all else: not every browser goes on at the beginning after the end.
    await tabTo("button", "Logout", { key: "Shift+Tab" });
    await page.keyboard.press("Enter");
    await page.getByRole("heading", { name: "Log in to your dashboard" }).waitFor();
    expect(new URL(page.url()).pathname).toBe("/login");
  });
});
