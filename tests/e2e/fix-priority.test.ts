import type { FoundIssue } from "@plumbline/core/issues/found-issue";
import { moveWebsite } from "@plumbline/core/organizations/move-website";
import { contextFor } from "@plumbline/core/platform/context";
import { foundIssue } from "@plumbline/core/scans/scan-result.testing";
import { requestScan } from "@plumbline/core/scans/request-scan";
import { type Person } from "@plumbline/testing/cast";
import { stageScan } from "@plumbline/testing/stage-scan";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { serveShop, type Shop } from "./shop.ts";
import { type Stack, startStack } from "./stack.ts";
import {
  expectAccessible,
  expectAccessibleInBothThemes,
  type Look,
  newVisitor,
  openBrowser,
  PHONE,
  enterLogin,
} from "./visitor.ts";

const SCAN_LIMIT_MS = 120_000;
const DEFECT = /label/iu;

let stack: Stack;
let browser: Browser;

beforeAll(async () => {
  [stack, browser] = await Promise.all([startStack(), openBrowser()]);
});
afterAll(async () => {
  await browser.close();
  await stack.close();
});

/** Somebody who has logged in and goes to `path`. */
async function visitorAt(path: string, person: Person, look?: Look): Promise<Page> {
  const page = await newVisitor(browser, look);
  await page.goto(`${stack.url}${path}`);
  await enterLogin(page, person.email);
  await page.waitForURL((url) => url.pathname !== "/login");
  return page;
}

describe("from the critical banner to a verified fix", () => {
  let shop: Shop;
  let page: Page;

  beforeAll(async () => {
    shop = await serveShop();
    const alice = contextFor(stack.services, stack.cast.alice.organizationId, { kind: "operator" });
    await moveWebsite(alice, shop.url);
    await requestScan(alice, "initial");
    stack.startWorker([shop.host]);
    page = await visitorAt("/", stack.cast.bob);
    // Told of the issue and of the report: the scan is over, and nothing lies over the page any more.
    await page.getByRole("button", { name: "Notifications, 2 unread" }).waitFor({ timeout: SCAN_LIMIT_MS });
    await banner().waitFor();
  }, SCAN_LIMIT_MS + 60_000);
  afterAll(() => shop.close());

  const banner = () => page.getByRole("link", { name: "View critical issues" });
  const cause = () => page.getByRole("heading", { level: 3, name: DEFECT }).getByRole("button");
  const card = () => page.getByRole("listitem").filter({ has: cause() });
  const issue = () =>
    card()
      .getByRole("list", { name: /^Issues: / })
      .getByRole("listitem")
      .first();

  it("leads from the banner to the issues, worst first", async () => {
    // By keyboard: the message that the scan has ended may lie over the banner for a moment.
    await banner().press("Enter");
    await page.getByRole("heading", { level: 1, name: "Fix Priority" }).waitFor();
    await page.getByRole("region", { name: "Critical issues" }).waitFor();
    await page.getByText("Annual revenue at risk").waitFor();
    await expectAccessible(page);
  });

  it("opens an issue into what it means, and its details into evidence and steps", async () => {
    await cause().click();
    await card().getByText("How to fix it").waitFor();
    await issue().getByRole("heading", { level: 4 }).getByRole("button").click();
    for (const fact of ["Description", "Impact", "Business impact", "Estimated time", "Severity", "Found"]) {
      await issue().getByRole("term").filter({ hasText: fact }).first().waitFor();
    }
    const link = issue().getByRole("link", { name: "View Page" });
    expect(await link.getAttribute("href")).toBe(`http://${shop.host}/`);
    await expectAccessible(page);
    await issue().getByRole("button", { name: "Details" }).click();
    const sheet = page.getByRole("dialog");
    await sheet.getByRole("img", { name: /^Screenshot of / }).waitFor();
    await sheet.getByRole("heading", { name: "How to fix it" }).waitFor();
    await sheet.getByText('<input id="email" name="email">').first().waitFor();
    await expectAccessible(page);
    await page.keyboard.press("Escape");
    await sheet.waitFor({ state: "detached" });
  });

  it(
    "opens the issue again when it was marked too early",
    async () => {
      await card()
        .getByRole("button", { name: /^Mark as fixed/u })
        .click();
      await page.getByText("Issue status updated").first().waitFor();
      // It stays in view with its cause while it is checked.
      await issue().getByText("Checked: still there").waitFor({ timeout: SCAN_LIMIT_MS });
      await card()
        .getByRole("button", { name: /^Mark as fixed/u })
        .waitFor();
      expect(await card().getByRole("button", { name: /^Undo/u }).count()).toBe(0);
    },
    SCAN_LIMIT_MS + 30_000,
  );

  it(
    "verifies the fix once the page is mended",
    async () => {
      shop.isMended = true;
      await card()
        .getByRole("button", { name: /^Mark as fixed/u })
        .click();
      await issue().getByText("Verified fixed").first().waitFor({ timeout: SCAN_LIMIT_MS });
      await expectAccessible(page);
    },
    SCAN_LIMIT_MS + 30_000,
  );

  it("shows a viewer the same without the buttons", async () => {
    const vera = await visitorAt("/fix-priority?resolved=yes", stack.cast.vera);
    await vera.getByRole("heading", { level: 3, name: DEFECT }).getByRole("button").click();
    await vera.getByRole("button", { name: "Copy for a developer" }).waitFor();
    expect(await vera.getByRole("button", { name: /Mark|Check|Accept|Undo/u }).count()).toBe(0);
  });
});

describe("Fix Priority with nothing, and with a hundred issues", () => {
  let page: Page;

  beforeAll(async () => {
    page = await visitorAt("/fix-priority", stack.cast.charlie, PHONE);
  });

  it("says what will be here and when, before the first scan", async () => {
    await page.getByRole("heading", { name: "Currently Still Syncing" }).waitFor();
    await page.getByRole("heading", { name: "Compliance Monitoring Guide" }).waitFor();
    await expectAccessible(page);
  });

  it("pages them on the server and keeps filter and page in the address", async () => {
    const charlie = contextFor(stack.services, stack.cast.charlie.organizationId);
    await stageScan(charlie, { issues: Array.from({ length: 100 }, (_, index) => numbered(index)) });
    await page.reload();
    await page.getByText("Showing 1 to 50 of 100 causes").waitFor();
    await page.getByRole("button", { name: "Next" }).click();
    await page.getByText("Showing 51 to 100 of 100 causes").waitFor();
    // On the last page the pressed button is disabled: the focus goes to what says where one is.
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.textContent))
      .toBe("Showing 51 to 100 of 100 causes");
    await page.getByRole("button", { name: "SEO" }).click();
    await page.getByRole("heading", { level: 3, name: "Defect 98 " }).waitFor();
    expect(await page.getByRole("heading", { level: 3 }).count()).toBe(50);
    expect(new URL(page.url()).search).toBe("?category=seo");
    await page.reload();
    await page.getByRole("heading", { level: 3, name: "Defect 98 " }).waitFor();
    expect(await page.getByRole("heading", { level: 3 }).count()).toBe(50);
    await page.goBack();
    await page.getByText("Showing 51 to 100 of 100 causes").waitFor();
    await expectAccessible(page);
  });

  it("finds by words, and says when there is nothing", async () => {
    await page.getByRole("searchbox", { name: "Search issues" }).fill("Defect 42 ");
    await page.getByText("1 issue", { exact: true }).waitFor();
    await page.getByRole("status").filter({ hasText: "1 issue from 1 cause" }).waitFor();
    await page.getByRole("searchbox", { name: "Search issues" }).fill("nothing like it");
    await page.getByText("No issues match this filter.").waitFor();
    await expectAccessible(page);
    await page.getByRole("button", { name: "Clear the search" }).click();
    await page.getByText("Showing 1 to 50 of 100 causes").waitFor();
  });

  it("folds a group away", async () => {
    const group = page.getByRole("region", { name: "Critical issues" });
    await group.getByRole("button", { name: "Critical" }).click();
    await group.getByRole("list").waitFor({ state: "hidden" });
    await expectAccessible(page);
  });

  it("stays with 'Currently Still Syncing' and a way on when the issues cannot be loaded", async () => {
    await page.route("**/api/client-auth/issue-groups?*", (route) => route.abort());
    await page.reload();
    // Without its cache, which a browser switches off for this, the page is slow to come.
    await page.getByRole("heading", { name: "Currently Still Syncing" }).waitFor({ timeout: 45_000 });
    await page.unroute("**/api/client-auth/issue-groups?*");
    await page.getByRole("button", { name: "Try Again" }).click();
    await page.getByText("Showing 1 to 50 of 100 causes").waitFor();
    expect(await page.getByText("Currently Still Syncing").count()).toBe(0);
  });
});

describe("accepting an issue until a date", () => {
  const TITLE = /^Defect 7 /u;
  let page: Page;

  beforeAll(async () => {
    const charlie = contextFor(stack.services, stack.cast.charlie.organizationId);
    await stageScan(charlie, { issues: [numbered(7)] });
    page = await visitorAt("/fix-priority?search=Defect+7+", stack.cast.charlie);
    await cause().click();
  });

  const cause = () => page.getByRole("heading", { level: 3, name: TITLE }).getByRole("button");
  const issue = () => page.getByRole("listitem").filter({ has: cause() });
  const dialog = () => page.getByRole("dialog", { name: "Accept until a date" });
  const inAMonth = () => new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);

  it("asks until when and why, and says that the score stays as it is", async () => {
    await issue().getByRole("button", { name: "Accept until a date" }).click();
    await dialog()
      .getByText("The score and the potential loss do not change, because the issue is still on your site.")
      .waitFor();
    await expectAccessibleInBothThemes(page);
    await dialog().getByLabel("Accept until").fill(inAMonth());
    await dialog().getByLabel("Reason").fill("The shop moves to new software.");
    await dialog().getByRole("button", { name: "Accept issue" }).click();
    await dialog().waitFor({ state: "detached" });
    await issue().getByText("1 accepted", { exact: true }).waitFor();
  });

  it("keeps it among the resolved ones with date, reason and name, and in its history", async () => {
    await issue()
      .getByText(/Accepted until .+ by Charlie Chase: The shop moves to new software\./u)
      .waitFor();
    await expectAccessibleInBothThemes(page);
    await issue().getByRole("heading", { level: 4 }).getByRole("button").click();
    await issue().getByRole("button", { name: "Details" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "History" }).click();
    await page.getByRole("dialog").getByText("Accepted by Charlie Chase").waitFor();
    await page.keyboard.press("Escape");
    await page.getByRole("dialog").waitFor({ state: "detached" });
  });

  it("can be opened again before its date", async () => {
    await issue()
      .getByRole("button", { name: /^Reopen ?:/u })
      .click();
    await issue().getByRole("button", { name: "Accept until a date" }).first().waitFor();
    expect(
      await issue()
        .getByText(/Accepted until/u)
        .count(),
    ).toBe(0);
  });
});

/** Issues of every severity, each of a cause of its own, every other one of SEO. */
function numbered(index: number): FoundIssue {
  const severities = ["critical", "high", "medium", "low"] as const;
  return foundIssue({
    fingerprint: `defect-${index}`,
    checkId: `check-${index}`,
    title: `Defect ${index} of the order form, which has a name long enough to need two lines on a phone`,
    area: index % 2 === 0 ? "seo" : "accessibility",
    severity: severities[index % 4] ?? "low",
  });
}
