import { contextFor } from "@plumbline/core/platform/context";
import { foundIssue } from "@plumbline/core/scans/scan-result.testing";
import { stageScan } from "@plumbline/testing/stage-scan";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";

import { type Stack, startStack } from "./stack.ts";
import { enterLogin, expectAccessible, newVisitor, openBrowser } from "./visitor.ts";

const LIMIT_MS = 120_000;

let stack: Stack;
let browser: Browser;
let page: Page;

beforeAll(async () => {
  [stack, browser] = await Promise.all([startStack(), openBrowser()]);
  const { alice } = stack.cast;
  const issues = [foundIssue({ fingerprint: "one", title: "The only defect" })];
  await stageScan(contextFor(stack.services, alice.organizationId), { kind: "weekly", issues });
}, LIMIT_MS);
afterAll(async () => {
  await browser.close();
  await stack.close();
});

// A window of its own for each: what one has loaded, the next has not, and what one has marked is open again.
beforeEach(async () => {
  await stack.services.db.execute("update issues set status = 'open', marked_fixed_at = null");
  page = await newVisitor(browser);
  page.setDefaultTimeout(45_000);
  await page.goto(stack.url);
  await enterLogin(page, stack.cast.alice.email);
  await page.getByRole("heading", { name: "Compliance Monitoring Dashboard" }).waitFor();
});

const isOffline = (offline: boolean) => page.context().setOffline(offline);

describe("without a connection", () => {
  it(
    "moving on keeps the shell, says what is missing, and shows it as soon as it can be had",
    async () => {
      await isOffline(true);
      await page.getByRole("link", { name: "Billing" }).click();
      await page.getByRole("heading", { name: "We can't load this page" }).waitFor();
      await page.getByRole("link", { name: "Fix Priority" }).waitFor();
      await expectAccessible(page);
      await isOffline(false);
      await page.getByText("Next billing date").waitFor();
    },
    LIMIT_MS,
  );

  it(
    "a tab whose code is missing says so in its place, and comes by itself",
    async () => {
      await isOffline(true);
      await page.getByRole("tab", { name: "Historical Trends" }).click();
      await page.getByRole("heading", { name: "We can't load this part" }).waitFor();
      await page.getByRole("heading", { name: "Compliance Monitoring Dashboard" }).waitFor();
      await isOffline(false);
      await page.getByRole("heading", { name: "Compliance scores" }).waitFor();
      expect(await page.getByText("We can't load").count()).toBe(0);
    },
    LIMIT_MS,
  );

  it(
    "an act says that it was not done even when nothing was said, and nothing of the cause was loaded, before the connection went",
    async () => {
      // As for someone who has seen no message before: what shows them was never fetched.
      await page.route("**/assets/toaster-*", (route) => route.abort());
      await page.goto(`${stack.url}/fix-priority`);
      const cause = page.getByRole("heading", { level: 3 }).getByRole("button").first();
      await cause.waitFor();
      await isOffline(true);
      await cause.click();
      await page.getByText("Failed to load the issues").waitFor();
      const mark = page.getByRole("button", { name: /^Mark as fixed/u });
      await mark.click();
      await page
        .getByRole("alert")
        .getByText("Failed to update issue status. We can't reach the server.")
        .waitFor();
      await expectAccessible(page);
      await isOffline(false);
    },
    LIMIT_MS,
  );

  it(
    "an act says that it was not done, and can be done again",
    async () => {
      await page.getByRole("link", { name: "Fix Priority" }).first().click();
      await page.getByRole("heading", { level: 3 }).getByRole("button").first().click();
      const mark = page.getByRole("button", { name: /^Mark as fixed/u });
      await mark.waitFor();
      await isOffline(true);
      await mark.click();
      await page.getByText("Failed to update issue status. We can't reach the server.").first().waitFor();
      expect(await page.getByText("Issue status updated").count()).toBe(0);
      await isOffline(false);
      await mark.click();
      await page.getByText("Issue status updated").first().waitFor();
    },
    LIMIT_MS,
  );

  it(
    "a tick of the checklist is taken back, and can be set again",
    async () => {
      await page.getByRole("tab", { name: "Fix Guidance" }).click();
      const tick = page.getByRole("button", { name: /^Mark as complete/u }).first();
      await tick.waitFor();
      await isOffline(true);
      await tick.click();
      await page.getByText("Failed to update issue status. We can't reach the server.").first().waitFor();
      await expect.poll(() => tick.getAttribute("aria-pressed")).toBe("false");
      await page.getByText("0 of 1 completed").waitFor();
      await isOffline(false);
      await tick.click();
      await expect.poll(() => tick.getAttribute("aria-pressed")).toBe("true");
      await page.getByText("We are checking it now.").first().waitFor();
      await page.getByText("1 more waits for its check").waitFor();
      await tick.click();
      await expect.poll(() => tick.getAttribute("aria-pressed"), { timeout: 15_000 }).toBe("false");
    },
    LIMIT_MS,
  );

  it(
    "a support request that was not sent keeps its words, and can be sent",
    async () => {
      await page.goto(`${stack.url}/support`);
      await page.getByLabel("Subject").fill("Which page is meant?");
      await page.getByRole("textbox", { name: "Message" }).fill("The report names a page I do not know.");
      await isOffline(true);
      await page.getByRole("button", { name: "Send request" }).click();
      await page.getByText("We can't reach the server.").first().waitFor();
      expect(await page.getByLabel("Subject").inputValue()).toBe("Which page is meant?");
      await isOffline(false);
      await page.getByRole("button", { name: "Send request" }).click();
      await page.getByText(/Request .+ received/u).waitFor();
    },
    LIMIT_MS,
  );

  it(
    "an invite that was not sent keeps the dialog open, and can be sent",
    async () => {
      await page.goto(`${stack.url}/team`);
      await page
        .getByRole("button", { name: /^Invite/u })
        .first()
        .click();
      const dialog = page.getByRole("dialog");
      await dialog.getByLabel("Name").fill("Nina New");
      await dialog.getByLabel("Email").fill("nina@cast.example");
      const send = dialog.getByRole("button", { name: /invite/iu }).last();
      await isOffline(true);
      await send.click();
      await dialog.getByText("We can't reach the server.").first().waitFor();
      await isOffline(false);
      await send.click();
      await dialog.waitFor({ state: "detached" });
      await page.getByText("nina@cast.example").first().waitFor();
    },
    LIMIT_MS,
  );

  it(
    "an act that a proxy answers instead of the server was not done, and says so in our own words",
    async () => {
      await page.route("**/api/client-auth/issue-groups/**", (route) =>
        route.fulfill({ status: 502, contentType: "text/html", body: "<h1>nginx</h1>" }),
      );
      await page.getByRole("tab", { name: "Fix Guidance" }).click();
      const tick = page.getByRole("button", { name: /^Mark as complete/u }).first();
      await tick.click();
      await page
        .getByText(
          "Failed to update issue status. The service did not answer as it should (API Error: 502 - Bad Gateway). Please try again in a moment.",
        )
        .first()
        .waitFor();
      await expect.poll(() => tick.getAttribute("aria-pressed")).toBe("false");
      expect(await page.getByText("nginx").count()).toBe(0);
    },
    LIMIT_MS,
  );

  it(
    "a proxy's page in the server's place is told in our own words",
    async () => {
      await page.route("**/api/client-auth/billing", (route) =>
        route.fulfill({ status: 502, contentType: "text/html", body: "<h1>nginx</h1>" }),
      );
      await page.getByRole("link", { name: "Billing" }).click();
      await page.getByText("Failed to load billing data. The service did not answer as it should").waitFor();
      expect(await page.getByText("nginx").count()).toBe(0);
    },
    LIMIT_MS,
  );

  it(
    "an outage while a page is opened does not log anyone out",
    async () => {
      let isAway = true;
      await page.route("**/api/client-auth/me", (route) => (isAway ? route.abort() : route.continue()));
      await page.reload();
      await page.getByRole("heading", { name: "Compliance Monitoring Dashboard" }).waitFor();
      await page.waitForTimeout(2_500);
      isAway = false;
      await page.getByText("Alice", { exact: false }).first().waitFor();
      expect(new URL(page.url()).pathname).toBe("/");
    },
    LIMIT_MS,
  );
});
