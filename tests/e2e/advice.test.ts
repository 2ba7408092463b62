import { contextFor } from "@plumbline/core/platform/context";
import { foundIssue, HOME, MENU, place } from "@plumbline/core/scans/scan-result.testing";
import { stageScan } from "@plumbline/testing/stage-scan";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { type Stack, startStack } from "./stack.ts";
import { enterLogin, expectAccessibleInBothThemes, newVisitor, openBrowser } from "./visitor.ts";

const LIMIT_MS = 120_000;

const BUTTON = foundIssue({ fingerprint: "button", checkId: "button-name", title: "Button without a name" });
const REGION = foundIssue({
  fingerprint: "region",
  checkId: "region",
  title: "Content outside of regions",
  severity: "low",
  isAdvice: true,
  wcag: [],
  places: [place(HOME, "#news"), place(MENU, "#news")],
});
const HEADINGS = foundIssue({
  ...REGION,
  fingerprint: "headings",
  checkId: "seo-h1-multiple",
  area: "seo",
  title: "Several main headings on one page",
  places: [place(HOME, "h1")],
});

describe("advice", () => {
  let stack: Stack;
  let browser: Browser;
  let page: Page;

  beforeAll(async () => {
    [stack, browser] = await Promise.all([startStack(), openBrowser()]);
    const alice = contextFor(stack.services, stack.cast.alice.organizationId);
    await stageScan(alice, { kind: "weekly", issues: [BUTTON, REGION, HEADINGS] });
    await stack.services.db.execute("update reports set status = 'COMPLETED'");
    page = await newVisitor(browser);
    page.setDefaultTimeout(45_000);
    await page.goto(stack.url);
    await enterLogin(page, stack.cast.bob.email);
    await page.waitForURL((url) => url.pathname !== "/login");
  }, LIMIT_MS);
  afterAll(async () => {
    await browser.close();
    await stack.close();
  }, LIMIT_MS);

  const section = () => page.getByRole("region", { name: "Advice" });

  it(
    "stands closed after all issues, and is counted with none of them",
    async () => {
      await page.goto(`${stack.url}/fix-priority`);
      await section().getByRole("button", { name: "2 suggestions" }).waitFor();
      const issues = page.getByRole("region", { name: "Issues", exact: true });
      expect(await issues.getByRole("heading", { level: 3 }).allInnerTexts()).toEqual([BUTTON.title]);
      await issues.getByRole("button", { name: /^All\s*1$/u }).waitFor();
      expect(await page.getByText(REGION.title).count()).toBe(0);
      const [board, advice] = await Promise.all([issues.boundingBox(), section().boundingBox()]);
      expect(advice!.y).toBeGreaterThan(board!.y + board!.height);
      await expectAccessibleInBothThemes(page);
    },
    LIMIT_MS,
  );

  it(
    "opens into why, how and where, and asks for no decision",
    async () => {
      await section().getByRole("button", { name: "2 suggestions" }).click();
      await section()
        .getByRole("button", { name: /^Content outside of regions ?Accessibility, 2 places/u })
        .click();
      await section().getByText("Give the field a label.").waitFor();
      await expectAccessibleInBothThemes(page);
      await section()
        .getByRole("button", { name: /^Details of Content outside/u })
        .click();
      const details = page.getByRole("dialog", { name: REGION.title });
      await details.getByText("Advice", { exact: true }).waitFor();
      await details.getByRole("button", { name: /^Copy/u }).waitFor();
      const acts = details.getByRole("button", { name: /fixed|again|Accept/u });
      expect(await acts.count()).toBe(0);
      await page.keyboard.press("Escape");
      await details.waitFor({ state: "detached" });
    },
    LIMIT_MS,
  );

  it(
    "follows the filter of areas",
    async () => {
      await page.goto(`${stack.url}/fix-priority?category=seo`);
      await section().getByRole("button", { name: "1 suggestion", exact: true }).click();
      await section().getByRole("button", { name: HEADINGS.title }).waitFor();
      expect(await page.getByText(REGION.title).count()).toBe(0);
    },
    LIMIT_MS,
  );

  it(
    "has a part of its own in the details of an audit",
    async () => {
      const { rows } = await stack.services.db.execute<{ id: string }>("select id from reports");
      await page.goto(`${stack.url}/audit-history?details=${rows[0]!.id}`);
      const dialog = page.getByRole("dialog");
      await dialog.getByRole("button", { name: "2 suggestions" }).click();
      await dialog.getByText(/Content outside of regions · 2 places on 2 pages/u).waitFor();
      await expectAccessibleInBothThemes(page);
    },
    LIMIT_MS,
  );
});
