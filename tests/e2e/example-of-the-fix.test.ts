import { contextFor } from "@plumbline/core/platform/context";
import { foundIssue, HOME, place } from "@plumbline/core/scans/scan-result.testing";
import { stageScan } from "@plumbline/testing/stage-scan";
import type { Browser, Locator, Page } from "playwright-core";
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

const LIMIT_MS = 120_000;
const LONG = `<a class="${"card-link ".repeat(25)}" href="https://shop.example/cakes"><img src="/cake.png" alt=""></a>`;
const NAMED = LONG.replace("<a ", '<a aria-label="TODO: say where the link leads" ');

const ISSUES = [
  foundIssue({
    fingerprint: "link",
    checkId: "a11y-link-name",
    title: "Link without a name",
    places: [{ ...place(HOME, "main > a"), snippet: LONG, example: { text: NAMED } }],
  }),
  foundIssue({
    fingerprint: "contrast",
    checkId: "a11y-color-contrast",
    title: "Text with low contrast",
    places: [
      {
        ...place(HOME, "main > p"),
        snippet: "<p>Fresh bread</p>",
        example: {
          text: "color: #767676;",
          tried: "fixed",
          colors: {
            before: { text: "#aaaaaa", background: "#ffffff", ratio: 2.32 },
            after: { text: "#767676", background: "#ffffff", ratio: 4.54 },
          },
        },
      },
    ],
  }),
  foundIssue({
    fingerprint: "header",
    checkId: "sec-nosniff",
    area: "security",
    title: "Browsers may guess file types",
    places: [
      {
        ...place(HOME),
        selector: null,
        snippet: null,
        example: {
          text: "X-Content-Type-Options: nosniff",
          servers: [
            { server: "nginx", text: 'add_header X-Content-Type-Options "nosniff" always;' },
            { server: "Vercel", text: '{ "headers": [{ "source": "/(.*)" }] }' },
          ],
        },
      },
    ],
  }),
];

describe.each([DESKTOP, PHONE])("how a place can look once it is fixed, at $width px", (look) => {
  let stack: Stack;
  let browser: Browser;
  let page: Page;

  beforeAll(async () => {
    [stack, browser] = await Promise.all([startStack(), openBrowser()]);
    const alice = contextFor(stack.services, stack.cast.alice.organizationId);
    await stageScan(alice, { kind: "weekly", issues: ISSUES });
    page = await newVisitor(browser, look);
    page.setDefaultTimeout(45_000);
    await page.goto(stack.url);
    await enterLogin(page, stack.cast.bob.email);
    await page.waitForURL((url) => url.pathname !== "/login");
  }, LIMIT_MS);
  afterAll(async () => {
    await browser.close();
    await stack.close();
  }, LIMIT_MS);

  async function opened(title: string, heading = "After (example)") {
    const { rows } = await stack.services.db.execute<{ id: string; title: string }>(
      "select id, title from issues",
    );
    const id = rows.find((row) => row.title === title)?.id;
    await page.goto(`${stack.url}/fix-priority?issue=${id}`);
    const details = page.getByRole("dialog", { name: title });
    await details.getByText(heading).waitFor();
    return details;
  }

  it(
    "stands below the place as it is, names its gaps, and is copied",
    async () => {
      const details = await opened("Link without a name");
      await details.getByText("Before", { exact: true }).waitFor();
      await details.getByText("TODO marks what only you know.").waitFor();
      await expectAccessibleInBothThemes(page);
      await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
      await details.getByRole("button", { name: "Copy example" }).press("Enter");
      await expect.poll(() => page.evaluate("navigator.clipboard.readText()")).toBe(NAMED);
      // What goes wrong is said beside the sheet, not over its title.
      await page.evaluate("navigator.clipboard.writeText = () => Promise.reject(new Error('forbidden'))");
      await details.getByRole("button", { name: "Copy example" }).press("Enter");
      const message = page.locator("[data-sonner-toast]").filter({ hasText: "did not allow copying" });
      await message.waitFor();
      await expect
        .poll(async () => bottomOf(details.getByRole("heading", { level: 2, name: "Link without a name" })))
        .toBeLessThan(await topOf(message));
    },
    LIMIT_MS,
  );

  it(
    "shows the colors side by side with their contrast, and calls them a fix that was tried",
    async () => {
      const details = await opened("Text with low contrast", "After (fix, tried on your site)");
      await details.getByRole("button", { name: "Copy fix" }).waitFor();
      await details.getByText("#aaaaaa on #ffffff: 2.32:1").waitFor();
      await details.getByText("#767676 on #ffffff: 4.54:1").waitFor();
      await expectAccessibleInBothThemes(page);
    },
    LIMIT_MS,
  );

  it(
    "has the settings of each server a press away",
    async () => {
      const details = await opened("Browsers may guess file types");
      await details.getByRole("button", { name: "For nginx" }).press("Enter");
      await details.getByText('add_header X-Content-Type-Options "nosniff" always;').waitFor();
      await details.getByRole("button", { name: "For Vercel" }).click();
      await expectAccessibleInBothThemes(page);
    },
    LIMIT_MS,
  );
});

async function topOf(element: Locator): Promise<number> {
  return (await element.boundingBox())?.y ?? Number.NaN;
}

async function bottomOf(element: Locator): Promise<number> {
  const { y = Number.NaN, height = 0 } = (await element.boundingBox()) ?? {};
  return y + height;
}
