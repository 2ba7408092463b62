import { contextFor, type OrganizationContext } from "@plumbline/core/platform/context";
import { listReports } from "@plumbline/core/reports/list-reports";
import { beginScan } from "@plumbline/core/scans/begin-scan";
import { reportProgress, type ScanProgress } from "@plumbline/core/scans/report-progress";
import { foundIssue } from "@plumbline/core/scans/scan-result.testing";
import { requestScan } from "@plumbline/core/scans/request-scan";
import { type Person } from "@plumbline/testing/cast";
import { stageReport, stageScan } from "@plumbline/testing/stage-scan";
import type { Browser, Locator, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { type Stack, startStack } from "./stack.ts";
import {
  expectAccessibleInBothThemes,
  type Look,
  newVisitor,
  openBrowser,
  PHONE,
  enterLogin,
} from "./visitor.ts";

const TITLE = "Processing Comprehensive Compliance Analysis";

describe("the first look at the dashboard while the scan runs", () => {
  let stack: Stack;
  let browser: Browser;
  let bakery: OrganizationContext;
  let scan: { scanId: string; attempt: number };
  let page: Page;

  beforeAll(async () => {
    [stack, browser] = await Promise.all([startStack(), openBrowser()]);
    bakery = contextFor(stack.services, stack.cast.alice.organizationId);
    await requestScan(bakery, "initial");
    page = await visitorAt("/", stack.cast.alice);
  });
  afterAll(async () => {
    await browser.close();
    await stack.close();
  });

  async function visitorAt(path: string, person: Person, look?: Look): Promise<Page> {
    const visitor = await newVisitor(browser, look);
    await visitor.goto(`${stack.url}${path}`);
    await enterLogin(visitor, person.email);
    return visitor;
  }

  const modal = (visitor = page) => visitor.getByRole("dialog", { name: TITLE });
  const banner = () => page.getByRole("region", { name: "Compliance analysis" });
  const figure = (name: string) =>
    modal()
      .getByRole("definition")
      .and(modal().locator(`dt:text-is("${name}") + dd`));

  it("says that the scan waits to start, without a single percentage", async () => {
    await modal().getByText("Waiting to start.").waitFor();
    expect(await modal().innerText()).not.toContain("%");
    expect(await modal().getByRole("progressbar").count()).toBe(0);
    for (const step of await modal().getByRole("listitem").allInnerTexts())
      expect(step).toContain(" pending");
    await expectAccessibleInBothThemes(page);
  });

  it("is in the start state once the scan starts, with no figure that nobody has measured", async () => {
    const { scanId } = await requestScan(bakery, "initial");
    const begun = await beginScan(bakery, scanId);
    scan = { scanId, attempt: begun!.attempt };
    const overall = modal().getByRole("progressbar", { name: "Overall progress" });
    await overall.waitFor();
    expect(await overall.getAttribute("aria-valuenow")).toBeNull();
    expect(await modal().innerText()).not.toContain("%");
    expect(await modal().getByRole("listitem").allInnerTexts()).toEqual([
      expect.stringMatching(/^Scanning processing/u),
      expect.stringMatching(/^Accessibility processing/u),
      expect.stringMatching(/^Security processing/u),
      expect.stringMatching(/^Performance pending/u),
      expect.stringMatching(/^Reporting pending/u),
      expect.stringMatching(/^Finalizing pending/u),
    ]);
    for (const name of ["pages analyzed", "issues identified", "modules active"]) {
      expect(await figure(name).innerText()).toContain("not known yet");
    }
    await modal()
      .getByText(
        "This takes minutes for most sites and longer for large ones. Your report is ready within 24 hours. You'll receive an email notification when ready.",
      )
      .waitFor();
    await expectAccessibleInBothThemes(page);
  });

  /** Tells the scan's progress as the worker does. */
  async function progress(change: Partial<ScanProgress>): Promise<void> {
    const base = { stage: "crawling", phase: "Visiting the pages", pagesPlanned: 12 } as const;
    await reportProgress(bakery, scan, { ...base, pagesDone: 1, issuesFound: 0, ...change });
  }

  it("shows what the scan has really done, at once and also after a reload and on a phone", async () => {
    await progress({ pagesDone: 3, issuesFound: 7 });
    await figure("pages analyzed").getByText("3", { exact: true }).waitFor();
    await figure("issues identified").getByText("7", { exact: true }).waitFor();
    await figure("modules active").getByText("5", { exact: true }).waitFor();
    await page.reload();
    await figure("pages analyzed").getByText("3", { exact: true }).waitFor();
    await progress({ pagesDone: 6, issuesFound: 9 });
    await figure("pages analyzed").getByText("6", { exact: true }).waitFor();
    const step = modal().getByRole("progressbar", { name: "Step progress" });
    expect(await step.getAttribute("aria-valuenow")).toBe("50");
    await expectAccessibleInBothThemes(page);
    const phone = await visitorAt("/", stack.cast.vera, PHONE);
    await modal(phone).getByText("pages analyzed").waitFor();
    expect(await bottomOf(phone.locator("[data-sonner-toast]").first())).toBeLessThan(
      await topOf(phone.getByRole("heading", { name: TITLE })),
    );
    await expectAccessibleInBothThemes(phone);
    await phone.context().close();
  });

  const topOf = async (element: Locator) => (await element.boundingBox())?.y ?? 0;
  async function bottomOf(element: Locator): Promise<number> {
    const box = await element.boundingBox();
    return box === null ? 0 : box.y + box.height;
  }

  it("can be made small with Escape, stays so through pages and reloads, and opens again", async () => {
    await page.keyboard.press("Escape");
    await modal().waitFor({ state: "detached" });
    await banner().getByText("6 pages analyzed").waitFor();
    await expectAccessibleInBothThemes(page);
    await page.getByRole("link", { name: "Audit History", exact: true }).click();
    await page.getByRole("heading", { name: "No Audit History Yet" }).waitFor();
    await banner().waitFor();
    await page.getByRole("link", { name: "Fix Priority", exact: true }).click();
    await page.getByRole("heading", { level: 1, name: "Fix Priority" }).waitFor();
    expect(await banner().count()).toBe(0);
    await page.getByRole("link", { name: "Billing", exact: true }).click();
    await banner().waitFor();
    await page.reload();
    await banner().getByRole("button", { name: "Show progress" }).click();
    await modal().waitFor();
  });

  it("is over after a day, however long the scan still takes", async () => {
    const bob = await visitorAt("/", stack.cast.bob);
    await modal(bob).waitFor();
    await bob.evaluate(() => {
      const key = Object.keys(localStorage).find((name) => name.endsWith("-first-visit")) ?? "";
      const visits = JSON.parse(localStorage.getItem(key) ?? "{}") as Record<string, string>;
      for (const [id, at] of Object.entries(visits)) {
        visits[id] = new Date(Date.parse(at) - 24 * 3_600_000).toISOString();
      }
      localStorage.setItem(key, JSON.stringify(visits));
    });
    await bob.reload();
    await bob.getByRole("region", { name: "A scan is running" }).waitFor();
    expect(await modal(bob).count()).toBe(0);
    await bob.context().close();
  });

  it("writes the report last, then goes by itself, and the bell says so", async () => {
    await stageScan(bakery, { kind: "initial", issues: [foundIssue()] });
    await modal().getByText("Writing the report").waitFor();
    await modal().getByRole("listitem").filter({ hasText: "Finalizing processing" }).waitFor();
    const { reports } = await listReports(bakery, { page: 1, limit: 1 });
    await stageReport(bakery, { id: reports[0]!.id, scanId: scan.scanId, kind: "initial" });
    await modal().waitFor({ state: "detached" });
    await page.getByRole("link", { name: "Dashboard", exact: true }).click();
    await page.getByRole("heading", { name: "Compliance Monitoring Dashboard" }).waitFor();
    await page.getByRole("button", { name: "Notifications, 2 unread" }).click();
    const list = page.getByRole("dialog", { name: "Notifications" });
    await list.getByRole("link", { name: /New critical issue/u }).waitFor();
    await list.getByRole("link", { name: /Your .* is ready\./u }).waitFor();
    await expectAccessibleInBothThemes(page);
    await list.getByRole("button", { name: "Mark all as read" }).click();
    await list.getByRole("button", { name: "Mark all as read" }).waitFor({ state: "detached" });
    await list.getByRole("link", { name: /is ready/u }).click();
    await page.getByRole("heading", { level: 1, name: "Audit History" }).waitFor();
    await page.reload();
    await page.getByRole("button", { name: "Notifications", exact: true }).waitFor();
  });

  it("says to who has none that there are no notifications yet", async () => {
    const charlie = await visitorAt("/", stack.cast.charlie);
    await charlie.getByRole("button", { name: "Notifications", exact: true }).click();
    await charlie.getByText("No notifications yet").waitFor();
    await charlie.getByText("You'll see alerts and updates here").waitFor();
    await expectAccessibleInBothThemes(charlie);
  });
});
