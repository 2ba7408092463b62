import { HIGHEST_ORDER_VALUE, MOST_MONTHLY_VISITORS } from "@plumbline/contract/business-figures";
import { GUIDANCE_PAGE_SIZE } from "@plumbline/contract/guidance-terms";
import { setBusinessFigures } from "@plumbline/core/organizations/set-business-figures";
import { contextFor } from "@plumbline/core/platform/context";
import { foundIssue, scanResult } from "@plumbline/core/scans/scan-result.testing";
import { type Person } from "@plumbline/testing/cast";
import { stageHistory } from "@plumbline/testing/stage-history";
import { stageScan } from "@plumbline/testing/stage-scan";
import { sql } from "drizzle-orm";
import type { Browser, Page } from "playwright-core";
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

const WEEKS = 104;

let stack: Stack;
let browser: Browser;

beforeAll(async () => {
  [stack, browser] = await Promise.all([startStack(), openBrowser()]);
});
afterAll(async () => {
  await browser.close();
  await stack.close();
});

/** Somebody who has logged in and looks at the dashboard. */
async function dashboardOf(person: Person, look?: Look): Promise<Page> {
  const page = await newVisitor(browser, look);
  await page.goto(stack.url);
  await enterLogin(page, person.email);
  await page.getByRole("heading", { name: "Compliance Monitoring Dashboard" }).waitFor();
  return page;
}

async function openTab(page: Page, name: string): Promise<void> {
  await page.getByRole("tab", { name }).focus();
  await page.keyboard.press("Enter");
}

const FIGURES = { monthlyVisitors: 10_000, conversionRate: 2, averageOrderValue: 50 };

function setFigures({ userId, organizationId }: Person, figures = FIGURES) {
  const actor = { kind: "user", userId, sessionId: userId, role: "owner" } as const;
  const context = { ...contextFor(stack.services, organizationId), actor };
  return setBusinessFigures(context, figures);
}

const chart = (page: Page, name: string) => page.getByRole("region", { name, exact: true });

describe("the tabs after a first scan that measured nothing", () => {
  let page: Page;

  beforeAll(async () => {
    const { lines, reason } = { lines: [], reason: "No page could be loaded." };
    const nothing = { score: null, state: "not-measured" as const, reason, lines };
    const areas = {
      accessibility: nothing,
      seo: nothing,
      performance: nothing,
      privacy: nothing,
      security: nothing,
    };
    await stageScan(contextFor(stack.services, stack.cast.charlie.organizationId), {
      kind: "monthly",
      result: scanResult({ areas }),
    });
    page = await dashboardOf(stack.cast.charlie, PHONE);
  });

  it("say when there will be trends", async () => {
    await openTab(page, "Historical Trends");
    await page.getByText("Historical trend data will be available after multiple scans complete.").waitFor();
    await chart(page, "Compliance scores").getByText("No Historical Data").waitFor();
    await chart(page, "Critical issues").getByText("Data will appear after your first few scans").waitFor();
    const revenue = chart(page, "Revenue impact");
    await revenue.getByText("Revenue Impact Data Not Available").waitFor();
    await revenue.getByText("Revenue analysis requires visitor and conversion data").waitFor();
    await expectAccessibleInBothThemes(page);
  });

  it("keep ROI closed, say why, and lead to the business figures", async () => {
    const tab = page.getByRole("tab", { name: "ROI Analysis" });
    expect(await tab.getAttribute("aria-disabled")).toBe("true");
    await tab.getByText("Needs figures").waitFor();
    await tab.focus();
    await page
      .getByRole("tooltip")
      .getByText("It needs your business figures. Add them in Account.")
      .waitFor();
    await expectAccessibleInBothThemes(page);
    await page.keyboard.press("Escape");
    await openTab(page, "Overview");
    expect(await page.getByRole("link", { name: "Add business figures" }).getAttribute("href")).toBe(
      "/account",
    );
  });

  it("do not praise what nobody measured", async () => {
    await openTab(page, "Fix Guidance");
    await page.getByRole("heading", { name: "Fix Priority Checklist" }).waitFor();
    await page.getByText("We don't know yet what to fix").waitFor();
    expect(await page.getByText("Excellent!").count()).toBe(0);
    await expectAccessibleInBothThemes(page);
  });

  it("praise an empty checklist once everything was measured", async () => {
    stack.services.clock.advance(60_000);
    await stageScan(contextFor(stack.services, stack.cast.charlie.organizationId), { kind: "monthly" });
    await page.reload();
    await page.getByText("Excellent! No Critical Issues Found").waitFor();
    await expectAccessibleInBothThemes(page);
  });
});

describe("the tabs after two years of weekly scans", () => {
  let page: Page;

  beforeAll(async () => {
    const { services, cast } = stack;
    await setFigures(cast.alice);
    await stageHistory({ ...contextFor(services, cast.alice.organizationId), clock: services.clock }, WEEKS);
    const before = sql`finished_at < (select max(finished_at) from scans) - interval '10 days'`;
    await services.db.execute(sql`update scans set ruleset_version = '2026.10.3' where ${before}`);
    page = await dashboardOf(cast.bob);
  });

  it("show three trends with latest value, change, and which way is good", async () => {
    await openTab(page, "Historical Trends");
    const scores = chart(page, "Compliance scores");
    await scores.getByText(/% in this period/u).waitFor();
    for (const line of ["Total score", "Accessibility", "SEO", "Performance", "Privacy"])
      await scores.getByRole("listitem").filter({ hasText: line }).waitFor();
    await scores.getByText(/^Total score went from \d+ on .+ to \d+ on .+ over \d scans\./u).waitFor();
    await chart(page, "Revenue impact")
      .getByText(/% in this period/u)
      .waitFor();
    await chart(page, "Critical issues")
      .getByText(/in this period/u)
      .waitFor();
    await scores
      .getByText(/Our rules changed on .+ \(version 2026\.11\.1\)\. Results from before and after a change/u)
      .waitFor();
    await scores.getByRole("application").waitFor();
    const revenue = chart(page, "Revenue impact");
    await revenue.getByText("$0", { exact: true }).waitFor();
    expect(await revenue.getByText(/^\$[\d,]*\.\d/u).count()).toBe(0);
    await expectAccessibleInBothThemes(page);
  });

  it("reach every point by keyboard", async () => {
    const plot = chart(page, "Compliance scores").getByRole("application");
    // A pointer resting on the chart would show its own point.
    await page.mouse.move(0, 0);
    await plot.focus();
    await page.keyboard.press("ArrowRight");
    const told = chart(page, "Compliance scores").getByRole("status");
    await told.getByText("Total score").waitFor();
    const first = await told.textContent();
    await page.keyboard.press("ArrowRight");
    await expect.poll(() => told.textContent()).not.toBe(first);
    await expectAccessibleInBothThemes(page);
  });

  it("show all of the history, and every point in a table", async () => {
    await page.getByRole("radio", { name: "All" }).click();
    const scores = chart(page, "Compliance scores");
    await scores.getByText(new RegExp(`over ${WEEKS} scans`, "u")).waitFor();
    await scores.getByRole("button", { name: "Data table" }).click();
    const table = scores.getByRole("table");
    expect(await table.getByRole("row").count()).toBe(WEEKS + 1);
    // The weekly scan leaves performance and privacy out.
    await table.getByRole("cell", { name: "Not measured" }).first().waitFor();
    await expectAccessibleInBothThemes(page);
  });

  it("open each ROI figure into its formula with the inputs", async () => {
    await openTab(page, "ROI Analysis");
    await page.getByRole("heading", { name: "Business impact analysis" }).waitFor();
    expect(await page.getByRole("radio", { name: "Annual" }).isChecked()).toBe(true);
    await page.getByText("$120,000", { exact: true }).waitFor();
    const formulas = page.getByRole("button", { name: /^Formula of/u });
    expect(await formulas.count()).toBe(4);
    for (const formula of await formulas.all()) await formula.click();
    await page.getByText("= 10,000 × 12 months × 2% × $50").waitFor();
    await page.getByText("(loss − investment) ÷ investment × 100").waitFor();
    await expectAccessibleInBothThemes(page);
  });

  it("compute the month where it is asked for", async () => {
    await page.getByRole("radio", { name: "Monthly" }).click();
    expect(await page.getByRole("radio", { name: "Annual" }).isChecked()).toBe(false);
    await page.getByText("$10,000", { exact: true }).waitFor();
    await page.getByText("= 10,000 × 2% × $50").waitFor();
    await page.getByText(/\+ \$497 a month$/u).waitFor();
  });

  it("keep the largest figures within a phone", async () => {
    await setFigures(stack.cast.alice, {
      monthlyVisitors: MOST_MONTHLY_VISITORS,
      conversionRate: 100,
      averageOrderValue: HIGHEST_ORDER_VALUE,
    });
    const phone = await dashboardOf(stack.cast.alice, PHONE);
    await openTab(phone, "ROI Analysis");
    await phone.getByText("$12,000,000,000,000,000", { exact: true }).waitFor();
    expect(await phone.evaluate("document.documentElement.scrollWidth - innerWidth")).toBeLessThanOrEqual(0);
    await phone.context().close();
  });
});

describe("the fix checklist", () => {
  let page: Page;

  beforeAll(async () => {
    page = await dashboardOf(stack.cast.bob);
    await openTab(page, "Fix Guidance");
    await items().first().waitFor();
  });

  const items = () =>
    page.getByRole("list", { name: "Fix Priority Checklist" }).getByRole("heading", { level: 3 });
  const choose = (name: string) => page.getByRole("radio", { name, exact: true }).click();
  const progress = (words: string) => page.getByText(words, { exact: true });

  it("sorts by what is chosen and leaves the category alone", async () => {
    await choose("SEO");
    await choose("Cost");
    await page.getByText("Lowest cost first.").waitFor();
    expect(await page.getByRole("radio", { name: "SEO", exact: true }).isChecked()).toBe(true);
    const costs = await page.getByText(/^About \$/u).allTextContents();
    const dollars = costs.map((cost) => Number(cost.replaceAll(/\D/gu, "")));
    expect(dollars.length).toBeGreaterThan(1);
    expect(dollars).toEqual(dollars.toSorted((a, b) => a - b));
    await choose("All");
    await expectAccessibleInBothThemes(page);
  });

  it("opens a cause into impact, element, steps and resources", async () => {
    await items().first().getByRole("button").click();
    for (const part of ["Business Impact", "Affected Element", "Fix Steps", "Resources"])
      await page.getByRole("heading", { name: part }).waitFor();
    await page.getByText("Give the field a label.").waitFor();
    await expectAccessibleInBothThemes(page);
  });

  it("waits for the check of what is marked, and counts as completed what it found fixed", async () => {
    const open = await items().count();
    const standing = /(\d+) of (\d+) completed/u.exec(await page.getByRole("main").innerText());
    const [done, total] = [Number(standing?.[1]), Number(standing?.[2])];
    expect(total - done).toBe(open);
    const title = (await items().first().textContent()) ?? "";
    await page.getByRole("button", { name: `Mark as complete: ${title}` }).click();
    await page.getByText("Issue status updated").waitFor();
    await page.getByText("1 more waits for its check").waitFor();
    await progress(`${done} of ${total} completed`).waitFor();
    expect(await items().count()).toBe(open);
    await expectAccessibleInBothThemes(page);
    await stack.services.db.execute(
      sql`update issues set status = 'verified', verified_at = now() where status = 'fixed-awaiting-check'`,
    );
    await page.reload();
    await progress(`${done + 1} of ${total} completed`).waitFor();
    await expect.poll(() => items().count()).toBe(open - 1);
    await page.getByText("Show completed items").click();
    await expect.poll(() => items().count()).toBe(Math.min(total, GUIDANCE_PAGE_SIZE));
    const vera = await dashboardOf(stack.cast.vera);
    await openTab(vera, "Fix Guidance");
    await vera.getByText(`${done + 1} of ${total} completed`).waitFor();
    await vera.getByText("Show completed items").click();
    await vera.getByRole("img", { name: "Completed" }).first().waitFor();
    expect(await vera.getByRole("button", { name: /Mark as complete/u }).count()).toBe(0);
    await expectAccessibleInBothThemes(vera);
  });

  it("says so when nothing matches", async () => {
    const issues = [foundIssue({ title: `A defect with a long name, ${"and so on ".repeat(20)}` })];
    await stageScan(contextFor(stack.services, stack.cast.charlie.organizationId), {
      kind: "monthly",
      issues,
    });
    const charlie = await dashboardOf(stack.cast.charlie, PHONE);
    await openTab(charlie, "Fix Guidance");
    await charlie.getByRole("radio", { name: "Privacy" }).click();
    await charlie.getByText("No issues found for the selected filter.").waitFor();
    await expectAccessibleInBothThemes(charlie);
  });
});
