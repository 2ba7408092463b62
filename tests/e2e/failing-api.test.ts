import { contextFor } from "@plumbline/core/platform/context";
import { foundIssue } from "@plumbline/core/scans/scan-result.testing";
import { stageScan } from "@plumbline/testing/stage-scan";
import type { Browser, Page, Route } from "playwright-core";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";

import { type Stack, startStack } from "./stack.ts";
import { expectAccessible, newVisitor, openBrowser, enterLogin } from "./visitor.ts";

const SHOWN_WITHIN_MS = 45_000;
/** Each call is tried once more before it counts as failed. */
const RETRIED_MS = 2_000;
/** Longer than the pause of a query that asks again soon. */
const RESTS_MS = 4_000;
const TEST_LIMIT_MS = 120_000;

let stack: Stack;
let browser: Browser;
let page: Page;

beforeAll(async () => {
  [stack, browser] = await Promise.all([startStack(), openBrowser()]);
  const { alice } = stack.cast;
  const issues = ["first", "second"].map((name) =>
    foundIssue({ fingerprint: name, title: `The ${name} defect` }),
  );
  await stageScan(contextFor(stack.services, alice.organizationId), { kind: "weekly", issues });
  page = await newVisitor(browser);
  page.setDefaultTimeout(SHOWN_WITHIN_MS);
  await page.goto(stack.url);
  await enterLogin(page, alice.email);
  await page.getByRole("link", { name: "Visit Site" }).waitFor();
}, TEST_LIMIT_MS);
afterAll(async () => {
  await browser.close();
  await stack.close();
});

beforeEach(() => page.unrouteAll({ behavior: "ignoreErrors" }));

interface Screen {
  path: string;
  /** The call it cannot do without. */
  call: string;
  /** What it says while that is under way. */
  loading: string;
  /** What it says when that fails. */
  failure: string;
  /** The button that tries again. */
  retry: string | RegExp;
  /** What shows that all is there. */
  loaded: string;
}

const API = "**/api/client-auth";

const SCREENS: readonly Screen[] = [
  {
    path: "/",
    call: `${API}/dashboard-data`,
    loading: "Loading dashboard...",
    failure: "Failed to Load Dashboard",
    retry: "Try Again",
    loaded: "Monitoring Since",
  },
  {
    path: "/audit-history",
    call: `${API}/reports?*`,
    loading: "Loading audit history...",
    failure: "Failed to Load Audit History",
    retry: "Try Again",
    loaded: "Total Audits",
  },
  {
    path: "/fix-priority",
    call: `${API}/issue-groups?*`,
    loading: "Loading compliance data...",
    failure: "Currently Still Syncing",
    retry: "Try Again",
    loaded: "Annual revenue at risk",
  },
  {
    path: "/fix-priority",
    call: `${API}/dashboard-data`,
    loading: "Annual revenue at risk",
    failure: "The scores could not be loaded",
    retry: "Load the scores",
    loaded: "Overall",
  },
  {
    path: "/billing",
    call: `${API}/billing`,
    loading: "Loading billing information...",
    failure: "Failed to Load Billing",
    retry: "Try Again",
    loaded: "Next billing date",
  },
  {
    path: "/team",
    call: `${API}/team`,
    loading: "Loading team...",
    failure: "Failed to Load Team",
    retry: "Try Again",
    loaded: "bob@cast.example",
  },
  {
    path: "/support",
    call: `${API}/support?*`,
    loading: "Loading requests...",
    failure: "Failed to load your requests",
    retry: "Try Again",
    loaded: "Your requests appear here with a reference number.",
  },
  {
    path: "/account",
    call: `${API}/sessions`,
    loading: "Loading sessions...",
    failure: "Failed to load sessions",
    retry: /^Try Again ?: sessions/u,
    loaded: "This session",
  },
];

const text = (words: string) => page.getByText(words).first();

/** Answers the calls of a pattern in one way until they are let through. */
async function answerWith(call: string, answer: (route: Route) => Promise<void>): Promise<void> {
  await page.route(call, (route) => answer(route));
}

/** Holds the calls of a pattern back; answers how many came and how to let them go. */
async function hold(call: string) {
  let letGo: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const held = { count: 0, release: () => letGo() };
  await page.route(call, async (route) => {
    held.count += 1;
    await released;
    await route.continue();
  });
  return held;
}

describe.each(SCREENS)("$path, whose call $call is in trouble", (screen) => {
  it(
    "says that it loads for as long as the server takes",
    async () => {
      const held = await hold(screen.call);
      await page.goto(`${stack.url}${screen.path}`);
      await text(screen.loading).waitFor();
      held.release();
      await text(screen.loaded).waitFor();
    },
    TEST_LIMIT_MS,
  );

  it(
    "says that there is no connection, and loads once there is",
    async () => {
      let calls = 0;
      await answerWith(screen.call, (route) => {
        calls += 1;
        return route.abort("internetdisconnected");
      });
      await page.goto(`${stack.url}${screen.path}`);
      await text(screen.failure).waitFor();
      await page.waitForTimeout(RETRIED_MS);
      const before = calls;
      await page.waitForTimeout(RESTS_MS);
      expect(calls).toBe(before);
      expect(await text(screen.failure).isVisible()).toBe(true);
      await expectAccessible(page);
      await page.unrouteAll({ behavior: "ignoreErrors" });
      await page.getByRole("button", { name: screen.retry }).first().click();
      await text(screen.loaded).waitFor();
    },
    TEST_LIMIT_MS,
  );

  it(
    "says that the server failed, and loads once it does not",
    async () => {
      const error = "The server has a headache.";
      const json = { success: false, error, message: error, code: "internal" };
      await answerWith(screen.call, (route) => route.fulfill({ status: 500, json }));
      await page.goto(`${stack.url}${screen.path}`);
      await page.getByRole("button", { name: screen.retry }).first().waitFor();
      await page.unrouteAll({ behavior: "ignoreErrors" });
      await page.getByRole("button", { name: screen.retry }).first().click();
      await text(screen.loaded).waitFor();
    },
    TEST_LIMIT_MS,
  );
});

describe("screens that need to know who is signed in", () => {
  it.each([
    { path: "/account", failure: "Failed to Load Account", loaded: "This session" },
    { path: "/team", failure: "Failed to Load Team", loaded: "bob@cast.example" },
  ])(
    "$path says so while the server does not tell",
    async ({ path, failure, loaded }) => {
      await answerWith(`${API}/me`, (route) => route.fulfill({ status: 502, body: "Bad Gateway" }));
      await page.goto(`${stack.url}${path}`);
      await page.getByRole("heading", { name: failure }).waitFor();
      await expectAccessible(page);
      await page.unrouteAll({ behavior: "ignoreErrors" });
      await page.getByRole("button", { name: "Try Again" }).click();
      await text(loaded).waitFor();
    },
    TEST_LIMIT_MS,
  );
});

describe("the bell without the live stream", () => {
  it(
    "does not claim that there is nothing",
    async () => {
      await answerWith(`${API}/live`, (route) => route.abort());
      await page.goto(`${stack.url}/team`);
      await page.getByRole("button", { name: "Notifications" }).press("Enter");
      await text("If we can't reach the server, they will appear as soon as we can.").waitFor();
      expect(await page.getByText("No notifications yet").count()).toBe(0);
      await page.unrouteAll({ behavior: "ignoreErrors" });
      await page.getByRole("list", { name: "Notifications" }).waitFor();
    },
    TEST_LIMIT_MS,
  );
});

describe("pressed twice", () => {
  it(
    "marks an issue as fixed once",
    async () => {
      await page.goto(`${stack.url}/fix-priority?cause=label.critical`);
      const held = await hold(`${API}/issues/*/mark-fixed`);
      const button = page.getByRole("button", { name: /^Mark as fixed ?: The second defect/u });
      await button.dblclick();
      await button.and(page.locator("[data-busy]")).waitFor();
      held.release();
      await page.getByText("Issue status updated").first().waitFor();
      expect(held.count).toBe(1);
    },
    TEST_LIMIT_MS,
  );

  it(
    "sends a support request once",
    async () => {
      await page.goto(`${stack.url}/support`);
      await page.getByLabel("Subject").fill("Which page is meant?");
      await page.getByRole("textbox", { name: "Message" }).fill("The report names a page I do not know.");
      const held = await hold(`${API}/support`);
      await page.getByRole("button", { name: "Send request" }).dblclick();
      await page.getByRole("button", { name: "Sending request..." }).waitFor();
      held.release();
      await page.getByText(/Request .+ received/u).waitFor();
      expect(held.count).toBe(1);
    },
    TEST_LIMIT_MS,
  );

  it(
    "exports a report once, and says when that failed",
    async () => {
      await page.goto(`${stack.url}/fix-priority`);
      await answerWith(`${API}/issues/export?*`, (route) => route.abort());
      await page.getByRole("button", { name: "Export Report" }).press("Enter");
      await page.getByRole("menuitem", { name: /^CSV/u }).click();
      await text("Failed to export report. We can't reach the server.").waitFor();
      await page.unrouteAll({ behavior: "ignoreErrors" });
      const [download] = await Promise.all([
        page.waitForEvent("download"),
        exportAs("CSV"),
        text("Report exported successfully").waitFor(),
      ]);
      expect(download.suggestedFilename()).toBe("Harbor-Bakery-fix-priority.csv");
    },
    TEST_LIMIT_MS,
  );
});

async function exportAs(format: string): Promise<void> {
  await page.getByRole("button", { name: "Export Report" }).press("Enter");
  await expectAccessible(page);
  await page.getByRole("menuitem", { name: new RegExp(`^${format}`, "u") }).click();
}

describe("the back button", () => {
  it(
    "goes through screens and closes what was opened",
    async () => {
      await page.goto(`${stack.url}/audit-history`);
      await page.getByRole("link", { name: "Fix Priority" }).first().click();
      await page
        .getByRole("heading", { name: /^The .+ defect$/u, level: 3 })
        .getByRole("button")
        .click();
      await page.getByRole("heading", { level: 4 }).first().getByRole("button").click();
      await page.getByRole("button", { name: "Details" }).first().click();
      await page.getByRole("dialog").getByRole("heading", { name: "History" }).waitFor();
      await page.goBack();
      await page.getByRole("dialog").waitFor({ state: "detached" });
      expect(new URL(page.url()).pathname).toBe("/fix-priority");
      await page.getByRole("heading", { level: 4 }).first().waitFor();
      await page.goBack();
      await page.getByRole("heading", { level: 4 }).waitFor({ state: "detached" });
      await page.goBack();
      await text("Total Audits").waitFor();
    },
    TEST_LIMIT_MS,
  );

  it(
    "shows nothing of the organization once one has logged out",
    async () => {
      await page.goto(`${stack.url}/team`);
      await text("bob@cast.example").waitFor();
      await page.getByRole("button", { name: "Logout" }).click();
      await page.waitForURL("**/login");
      await page.goBack();
      await page.getByRole("button", { name: "Log in" }).waitFor();
      expect(await page.getByText("bob@cast.example").count()).toBe(0);
    },
    TEST_LIMIT_MS,
  );
});
