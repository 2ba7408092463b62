import type { FoundIssue } from "@plumbline/core/issues/found-issue";
import { contextFor } from "@plumbline/core/platform/context";
import { foundIssue, HOME, MENU, place } from "@plumbline/core/scans/scan-result.testing";
import { stageScan } from "@plumbline/testing/stage-scan";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { type Stack, startStack } from "./stack.ts";
import {
  enterLogin,
  expectAccessibleInBothThemes,
  expectFocused,
  newVisitor,
  openBrowser,
} from "./visitor.ts";

const LIMIT_MS = 120_000;

describe("all issues of one cause", () => {
  const cause = () => page.getByRole("heading", { level: 3, name: "Button without a name" });
  const all = () => page.getByRole("group", { name: "All issues: Button without a name" });
  const list = () => page.getByRole("list", { name: "Issues: Button without a name" });
  let stack: Stack;
  let browser: Browser;
  let page: Page;

  beforeAll(async () => {
    [stack, browser] = await Promise.all([startStack(), openBrowser()]);
    const alice = contextFor(stack.services, stack.cast.alice.organizationId);
    await stageScan(alice, {
      kind: "weekly",
      issues: Array.from({ length: 41 }, (_, index) => button(index)),
    });
    await stack.services.db.execute("update reports set status = 'COMPLETED'");
    page = await newVisitor(browser);
    page.setDefaultTimeout(45_000);
    await page.goto(stack.url);
    await enterLogin(page, stack.cast.bob.email);
  }, LIMIT_MS);
  afterAll(async () => {
    await browser.close();
    await stack.close();
  }, LIMIT_MS);

  it(
    "are a press away from the top three, which say why and what it takes",
    async () => {
      const top = page.getByRole("region", { name: "Do this first" });
      const first = top.getByRole("listitem").first();
      await first.getByText(/41 issues on both pages/u).waitFor();
      await first.getByText(/points?, about 4 hours/u).waitFor();
      await first.getByText("$575 to fix").waitFor();
      await expectAccessibleInBothThemes(page);
      await first.getByRole("link", { name: /^Fix it ?: Button without a name$/u }).click();
      await list().waitFor();
      expect(new URL(page.url()).search).toBe("?cause=button-name.critical");
      await expectFocused(cause().getByRole("button"));
      await page.getByText("Put words into the button.").waitFor();
    },
    LIMIT_MS,
  );

  it(
    "are told apart by their own words, a page at a time",
    async () => {
      await list()
        .getByRole("heading", { name: /“Buy cake \d+”/u })
        .first()
        .waitFor();
      expect(await list().getByRole("listitem").count()).toBe(20);
      await page.getByText("Showing 1 to 20 of 41 issues").waitFor();
      await page.getByRole("button", { name: "Next" }).click();
      await page.getByText("Showing 21 to 40 of 41 issues").waitFor();
      await expectAccessibleInBothThemes(page);
    },
    LIMIT_MS,
  );

  it(
    "close and open with Back",
    async () => {
      await page.goBack();
      await page.getByRole("region", { name: "Do this first" }).waitFor();
      await page.goForward();
      await list().waitFor();
      await cause().getByRole("button").press("Enter");
      await list().waitFor({ state: "detached" });
      await page.goBack();
      await list().waitFor();
    },
    LIMIT_MS,
  );

  it(
    "are copied for a developer",
    async () => {
      await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
      await all().getByRole("button", { name: "Copy for a developer" }).click();
      await all().getByText("Copied. Paste it into a ticket, a chat or an email.").waitFor();
      const note = await page.evaluate("navigator.clipboard.readText()");
      for (const part of [
        "# Button without a name",
        "- **Selector:** `#buy-",
        "## The same problem: 40 more issues\n\n- http",
        "- and 30 more issues",
        '```html\n<button id="buy-',
        "1. Put words into the button.",
        "WCAG 2.2, 4.1.2 Name, Role, Value",
        `${stack.url}/fix-priority?cause=button-name.critical&organization=`,
      ])
        expect(note).toContain(part);
    },
    LIMIT_MS,
  );

  it(
    "are marked as fixed together, after a question, and stay in view while they wait for their check",
    async () => {
      await all().getByRole("button", { name: "Mark all 41 as fixed" }).press("Enter");
      const question = page.getByRole("dialog", { name: "Mark 41 issues as fixed?" });
      await expectAccessibleInBothThemes(page);
      await question.getByRole("button", { name: "Cancel" }).click();
      await question.waitFor({ state: "detached" });
      await expectFocused(all().getByRole("button", { name: "Mark all 41 as fixed" }));
      await all().getByRole("button", { name: "Mark all 41 as fixed" }).press("Enter");
      await question.getByRole("button", { name: "Mark all 41 as fixed" }).press("Enter");
      await page.getByText("Issue status updated").first().waitFor();
      await all().getByRole("button", { name: "Undo “fixed” for 41" }).waitFor();
      await expectFocused(cause().getByRole("button"));
      expect(await statuses()).toEqual([{ status: "fixed-awaiting-check", n: 41 }]);
      await expectAccessibleInBothThemes(page);
    },
    LIMIT_MS,
  );

  it(
    "are taken back, accepted and opened again together",
    async () => {
      await all().getByRole("button", { name: "Undo “fixed” for 41" }).click();
      await page.getByRole("dialog").getByRole("button", { name: "Undo “fixed” for 41" }).click();
      await all().getByRole("button", { name: "Accept all until a date" }).click();
      const dialog = page.getByRole("dialog", { name: "Accept until a date" });
      await dialog.getByText("Button without a name: 41 issues").waitFor();
      await dialog
        .getByLabel("Accept until")
        .fill(new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10));
      await dialog.getByLabel("Reason").fill("A new shop is on its way.");
      await dialog.getByRole("button", { name: "Accept 41 issues" }).click();
      await all().getByRole("button", { name: "Reopen 41 accepted" }).click();
      expect(await statuses()).toEqual([{ status: "accepted", n: 41 }]);
      await page.getByRole("dialog").getByRole("button", { name: "Reopen 41 accepted" }).click();
      await all().getByRole("button", { name: "Mark all 41 as fixed" }).waitFor();
      expect(await statuses()).toEqual([{ status: "open", n: 41 }]);
    },
    LIMIT_MS,
  );

  async function statuses() {
    const { rows } = await stack.services.db.execute(
      "select status, count(*)::int as n from issues where check_id = 'button-name' group by 1",
    );
    return rows;
  }
});

/** A button without a name in one of the site's cards; every other one has a picture with words. */
function button(index: number): FoundIssue {
  const words = index % 2 === 0 ? "" : `<img alt="Buy cake ${index}">`;
  const snippet = `<button id="buy-${index}">${words}</button>`;
  return foundIssue({
    fingerprint: `button-${index}`,
    checkId: "button-name",
    title: "Button without a name",
    component: `card-${index}`,
    wcag: ["4.1.2"],
    guidance: {
      whyItMatters: "People who use a screen reader cannot tell what the button does.",
      businessImpact: "Orders are lost.",
      effort: "S",
      fixSteps: ["Put words into the button.", "Listen to it with a screen reader."],
      resources: [],
    },
    places: [{ ...place(index % 2 ? MENU : HOME, `#buy-${index}`), snippet }],
  });
}
