import { contextFor, type OrganizationContext } from "@plumbline/core/platform/context";
import { beginScan } from "@plumbline/core/scans/begin-scan";
import { failScan } from "@plumbline/core/scans/fail-scan";
import { requestScan } from "@plumbline/core/scans/request-scan";
import { scanResult } from "@plumbline/core/scans/scan-result.testing";
import type { Person } from "@plumbline/testing/cast";
import { stageScan } from "@plumbline/testing/stage-scan";
import { foundIssues } from "@plumbline/worker/found-issues";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { manyCauses } from "./many-causes.ts";
import { type Stack, startStack } from "./stack.ts";
import {
  enterLogin,
  expectAccessibleInBothThemes,
  type Look,
  newVisitor,
  openBrowser,
  PHONE,
} from "./visitor.ts";

const LIMIT_MS = 120_000;

let stack: Stack;
let browser: Browser;

beforeAll(async () => {
  [stack, browser] = await Promise.all([startStack(), openBrowser()]);
}, LIMIT_MS);
afterAll(async () => {
  await browser.close();
  await stack.close();
});

async function visitorAt(path: string, person: Person, look?: Look): Promise<Page> {
  const page = await newVisitor(browser, look);
  page.setDefaultTimeout(45_000);
  await page.goto(`${stack.url}${path}`);
  await enterLogin(page, person.email);
  return page;
}

describe("a first scan that failed", () => {
  const REASON = "The site did not answer within 30 seconds.";
  let page: Page;

  beforeAll(async () => {
    const context = contextFor(stack.services, stack.cast.charlie.organizationId);
    const { scanId } = await requestScan(context, "initial");
    await beginScan(context, scanId);
    await failScan(context, { scanId, reason: REASON });
    page = await visitorAt("/", stack.cast.charlie, PHONE);
  }, LIMIT_MS);

  it("says what happened, why, and what happens next, and promises nothing else", async () => {
    await page.getByRole("heading", { level: 1, name: "Your First Scan Did Not Finish" }).waitFor();
    await page.getByText(REASON).waitFor();
    await page
      .getByText(/We'll try again on \w{3}, \w{3} \d+, \d{4}, with the (?:weekly|monthly) scan\./u)
      .waitFor();
    const words = await page.getByRole("main").innerText();
    expect(words).not.toMatch(/24 hours|goes on|Your Monitoring is Starting/u);
    expect(words).toContain("Did not finish");
    await expectAccessibleInBothThemes(page);
  });

  it("does not show the analysis as if it went on", async () => {
    expect(await page.getByRole("dialog").count()).toBe(0);
    expect(await page.getByRole("region", { name: "Compliance analysis" }).count()).toBe(0);
  });

  it("is why Fix Priority has no issues, which promises none within 24 hours", async () => {
    await page.goto(`${stack.url}/fix-priority`);
    await page.getByRole("heading", { name: "Your First Scan Did Not Finish" }).waitFor();
    const words = await page.getByRole("main").innerText();
    expect(words).toContain(REASON);
    expect(words).not.toMatch(/24 hours|Syncing/u);
    await expectAccessibleInBothThemes(page);
  });

  it("stands in the audit history with its reason, not as a report to come", async () => {
    await page.goto(`${stack.url}/audit-history`);
    await page.getByRole("cell", { name: "Failed" }).first().waitFor();
    await page
      .getByRole("button", { name: /^Details/u })
      .first()
      .click();
    await page.getByText(`Reason: ${REASON}`).waitFor();
    await expectAccessibleInBothThemes(page);
  });
});

describe("an area without a score", () => {
  const WHOLE = "Not measured: Privacy. The overall score covers 4 of 5 areas, 88% of its full weight.";
  const SHORT = "Without Privacy: covers 88%";
  let alice: OrganizationContext;
  let page: Page;

  beforeAll(async () => {
    alice = contextFor(stack.services, stack.cast.alice.organizationId, { kind: "operator" });
    const result = manyCauses(stack.services.clock.now());
    await stageScan(alice, { result, issues: foundIssues(result) });
    page = await visitorAt("/", stack.cast.alice);
  }, LIMIT_MS);

  it("is named beside the overall score", async () => {
    await page.getByRole("heading", { name: /^Overall score/u }).waitFor();
    await page.getByText(WHOLE).waitFor();
    await expectAccessibleInBothThemes(page);
  });

  it("is named in the audit history, in its figures and in each row", async () => {
    await page.goto(`${stack.url}/audit-history`);
    await page.getByRole("cell", { name: SHORT }).waitFor();
    expect(await page.getByRole("definition").filter({ hasText: SHORT }).count()).toBe(1);
    await expectAccessibleInBothThemes(page);
  });

  it("is named in the trends, whose totals are not compared while they cover different areas", async () => {
    await page.goto(`${stack.url}/?tab=trends`);
    const scores = page.getByRole("region", { name: "Compliance scores", exact: true });
    await scores.getByText(WHOLE).waitFor();
    await scores.getByText(/^Baseline of/u).waitFor();
    stack.services.clock.advance(3_600_000);
    const result = scanResult({ finishedAt: stack.services.clock.now().toISOString() });
    await stageScan(alice, {
      kind: "monthly",
      result,
      issues: foundIssues(manyCauses(stack.services.clock.now())),
    });
    await page.reload();
    await scores.getByText("The total can't be compared with the scan before").waitFor();
    expect(await scores.getByText("% in this period").count()).toBe(0);
    await expectAccessibleInBothThemes(page);
  });
});

describe("the checklist of a site with many issues", () => {
  let page: Page;
  let total: number;

  beforeAll(async () => {
    page = await visitorAt("/?tab=guidance", stack.cast.bob);
    await page.getByRole("list", { name: "Fix Priority Checklist" }).waitFor();
  }, LIMIT_MS);

  const causes = () =>
    page.getByRole("list", { name: "Fix Priority Checklist" }).getByRole("heading", { level: 3 });
  const cause = (name: string) =>
    page.getByRole("listitem").filter({ has: page.getByRole("heading", { level: 3, name }) });

  it("finds what an area has, wherever it stands in the order, and counts all of it", async () => {
    await page.getByText(/\d+ issues from \d+ causes\.$/u).waitFor();
    total = Number(/of (\d+) completed/u.exec(await page.getByRole("main").innerText())?.[1]);
    expect(total).toBeGreaterThan(60);
    await page.getByRole("radio", { name: "Privacy", exact: true }).click();
    await expect.poll(() => causes().allInnerTexts()).toEqual(["No privacy policy"]);
    await page.getByText(`0 of ${total} completed`).waitFor();
    await page.getByRole("radio", { name: "All", exact: true }).click();
    await expectAccessibleInBothThemes(page);
  });

  it("opens a cause into its steps and its issues, a page at a time", async () => {
    const buttons = cause("Button without a name");
    await buttons.getByRole("heading", { level: 3 }).getByRole("button").press("Enter");
    await buttons.getByText("Showing 1 to 10 of 41").waitFor();
    expect(await buttons.getByRole("list").last().getByRole("listitem").count()).toBe(10);
    await buttons.getByRole("button", { name: "Next" }).press("Enter");
    await buttons.getByText("Showing 11 to 20 of 41").waitFor();
    await expectAccessibleInBothThemes(page);
  });

  it("can be read while the next page of issues is on its way", async () => {
    const mayAnswer = Promise.withResolvers<void>();
    await page.route(/fix-guidance\?.*page=3/u, async (route) => {
      await mayAnswer.promise;
      await route.continue();
    });
    const buttons = cause("Button without a name");
    await buttons.getByRole("button", { name: "Next" }).press("Enter");
    await buttons.locator("ul[aria-busy=true]").waitFor();
    await expectAccessibleInBothThemes(page);
    mayAnswer.resolve();
    await buttons.locator("ul[aria-busy=false]").waitFor();
    await page.unroute(/fix-guidance\?.*page=3/u);
  });

  it("asks before it marks a whole cause, which then waits for its check, and takes one issue back", async () => {
    const all = page.getByRole("button", { name: "Mark all 41 as complete: Button without a name" });
    await all.click();
    const question = page.getByRole("dialog", { name: "Mark 41 issues as fixed?" });
    await expectAccessibleInBothThemes(page);
    await question.getByRole("button", { name: "Mark as fixed" }).click();
    await page.getByText("41 more wait for their check").waitFor();
    await page.getByText(`0 of ${total} completed`).waitFor();
    expect(await all.getAttribute("aria-pressed")).toBe("true");
    const one = page.getByRole("button", { name: /^Mark as complete: Button without a name,/u }).first();
    expect(await one.getAttribute("aria-pressed")).toBe("true");
    await one.click();
    await page.getByText("40 more wait for their check").waitFor();
    const open = page.getByRole("button", { name: "Mark as complete: Button without a name", exact: true });
    expect(await open.getAttribute("aria-pressed")).toBe("false");
    await expectAccessibleInBothThemes(page);
  });

  it("says that nothing matches only where nothing does", async () => {
    await page.route("**/api/client-auth/fix-guidance?*", (route) => route.abort());
    await page.getByRole("radio", { name: "SEO", exact: true }).click();
    await page.getByText("Failed to load the checklist. We can't reach the server.").first().waitFor();
    expect(await page.getByText("No issues found").count()).toBe(0);
    await page.unrouteAll({ behavior: "ignoreErrors" });
    await page.getByRole("button", { name: "Try Again" }).click();
    await page.getByText(/7 issues from 2 causes\.$/u).waitFor();
  });
});
