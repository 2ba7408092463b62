import { contextFor } from "@plumbline/core/platform/context";
import { foundIssue } from "@plumbline/core/scans/scan-result.testing";
import { stageScan } from "@plumbline/testing/stage-scan";
import type { Browser, Locator, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { type Stack, startStack } from "./stack.ts";
import {
  enterLogin,
  expectAccessible,
  expectFocused,
  type Look,
  newVisitor,
  openBrowser,
  PHONE,
} from "./visitor.ts";

const TABLET = { width: 768, height: 1024 };
const LIMIT_MS = 120_000;
const LAPTOP: Look = { theme: "light", width: 1280, height: 900 };

let stack: Stack;
let browser: Browser;

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

async function aliceAt(path: string, look: Look = LAPTOP): Promise<Page> {
  const page = await newVisitor(browser, look);
  page.setDefaultTimeout(45_000);
  await page.goto(`${stack.url}${path}`);
  await enterLogin(page, stack.cast.alice.email);
  await page.getByRole("button", { name: "Notifications" }).waitFor();
  return page;
}

async function topOf(element: Locator): Promise<number> {
  return Math.round((await element.boundingBox())?.y ?? Number.NaN);
}

describe("a message of a form", () => {
  it(
    "moves nothing when it appears or vanishes, so that the press in between counts",
    async () => {
      const page = await aliceAt("/support");
      const send = page.getByRole("button", { name: "Send request" });
      const before = await topOf(send);
      await send.click();
      await page
        .getByText(/fill (?:in|out) this field/iu)
        .first()
        .waitFor();
      expect(await topOf(send)).toBe(before);
      await page.getByLabel("Subject").fill("Which page is meant?");
      await page.getByRole("textbox", { name: "Message" }).fill("The report names a page I do not know.");
      // The press leaves the field, whose message vanishes under it.
      await send.click();
      await page.getByText(/Request .+ received/u).waitFor();
      await page.context().close();
    },
    LIMIT_MS,
  );

  it("stands still at sign-in too", async () => {
    const page = await newVisitor(browser);
    await page.goto(`${stack.url}/login`);
    const logIn = page.getByRole("button", { name: "Log in", exact: true });
    const before = await topOf(logIn);
    await enterLogin(page, stack.cast.alice.email, "not her password");
    await page.getByText("Incorrect email or password.").first().waitFor();
    expect(await topOf(logIn)).toBe(before);
    await page.context().close();
  });
});

describe("the address", () => {
  it(
    "names the open tab and what is chosen in it, and Back takes it back",
    async () => {
      const page = await aliceAt("/");
      await page.getByRole("tab", { name: "Fix Guidance" }).click();
      await page
        .getByRole("radio", { name: "SEO" })
        .or(page.getByRole("button", { name: "SEO" }))
        .first()
        .click();
      expect(new URL(page.url()).search).toBe("?tab=guidance&category=seo");
      expect(await page.title()).toBe("Fix Guidance | Dashboard | Plumbline");
      await page.reload();
      await page.getByText("No issues found for the selected filter.").waitFor();
      await page.goBack();
      await page.goBack();
      await page.getByRole("heading", { name: "ADA Compliance" }).waitFor();
      await expect.poll(() => page.title()).toBe("Dashboard | Plumbline");
      await page.context().close();
    },
    LIMIT_MS,
  );

  it.each(["unknown", "01900000-0000-7000-8000-000000000000"])(
    "of an issue that does not exist (%s) says so",
    async (id) => {
      const page = await aliceAt(`/fix-priority?issue=${id}`);
      await page.getByRole("heading", { name: "There is no such issue" }).waitFor();
      await expectAccessible(page);
      await page.getByRole("button", { name: "Show all issues" }).click();
      await page.getByRole("heading", { name: "The only defect", level: 3 }).waitFor();
      expect(new URL(page.url()).search).toBe("");
      await page.context().close();
    },
    LIMIT_MS,
  );
});

describe("the address of a cause", () => {
  it.each(["unknown", "a11y-none.critical"])(
    "that does not exist (%s) says so",
    async (id) => {
      const page = await aliceAt(`/fix-priority?cause=${id}`);
      await page.getByRole("heading", { name: "There is no such group of issues" }).waitFor();
      await expectAccessible(page);
      await page.getByRole("button", { name: "Show all issues" }).click();
      await page.getByText("There is no such group of issues").waitFor({ state: "detached" });
      await page.getByRole("heading", { name: "The only defect", level: 3 }).waitFor();
      expect(new URL(page.url()).search).toBe("");
      await page.context().close();
    },
    LIMIT_MS,
  );
});

describe("the details of an issue", () => {
  it(
    "give the focus back to what opened them",
    async () => {
      const page = await aliceAt("/fix-priority");
      await page
        .getByRole("heading", { name: "The only defect", level: 3 })
        .getByRole("button")
        .press("Enter");
      await page.getByRole("heading", { level: 4 }).getByRole("button").press("Enter");
      const details = page.getByRole("button", { name: /^Details/u });
      await details.press("Enter");
      await page.getByRole("dialog").getByRole("heading", { name: "History" }).waitFor();
      await page.keyboard.press("Escape");
      await page.getByRole("dialog").waitFor({ state: "detached" });
      await expectFocused(details);
      await page.context().close();
    },
    LIMIT_MS,
  );
});

describe("every screen, with text twice as large and on a tablet,", () => {
  it.each([
    ["/", "article"],
    ["/?tab=trends", "main :text('Baseline of')"],
    ["/?tab=guidance", "main li"],
    ["/audit-history", "main td"],
    ["/fix-priority", "main li"],
    ["/billing", "main article, main dt"],
    ["/account", "main form"],
    ["/team", "main td"],
    ["/support", "main form"],
    ["/terms", "main p"],
  ])(
    "scrolls nowhere sideways, and is for everyone: %s",
    async (path, content) => {
      const page = await aliceAt("/support");
      // From the start: Chromium misses some texts when the size of the root changes later.
      await page.addInitScript(() => {
        document.documentElement.style.fontSize = "200%";
      });
      await page.goto(`${stack.url}${path}`);
      await page.getByRole("heading", { level: 1 }).waitFor();
      await page.locator(content).first().waitFor();
      await expect.poll(() => page.locator("main .skeleton").count()).toBe(0);
      expect(await page.evaluate(WIDER_THAN_THE_WINDOW)).toEqual([]);
      await page.evaluate("document.documentElement.style.fontSize = ''");
      await page.setViewportSize(TABLET);
      await expectAccessible(page);
      expect(await page.evaluate(WIDER_THAN_THE_WINDOW)).toEqual([]);
      await page.context().close();
    },
    LIMIT_MS,
  );
});

/** Texts and controls that reach beyond the right edge of the window, unless their own box scrolls. */
const WIDER_THAN_THE_WINDOW = `(() => {
  const width = document.documentElement.clientWidth;
  const scrolls = (element) => element && (/(auto|scroll|hidden)/.test(getComputedStyle(element).overflowX) || scrolls(element.parentElement));
  const parts = [...document.querySelectorAll("main :is(p, h1, h2, h3, a, button, input, td, th, dd, dt, label), header *")];
  const wide = parts.filter((part) => part.getBoundingClientRect().right > width + 1 && !part.closest(".sr-only") && !scrolls(part.parentElement));
  const page = document.documentElement.scrollWidth > width ? ["the page"] : [];
  return [...page, ...wide.map((part) => part.outerHTML.slice(0, 80))];
})()`;

describe("the dashboard", () => {
  it.each([
    ["on a laptop", LAPTOP],
    ["at the end of the page on a phone", PHONE],
  ] as const)(
    "keeps the checklist where it is when its only item is ticked %s, so that a press in between counts",
    async (_where, look) => {
      const page = await aliceAt("/?tab=guidance", look);
      const tick = page.getByRole("button", { name: /^Mark as complete/u });
      await tick.waitFor();
      if (look === PHONE) await page.evaluate("scrollTo(0, document.documentElement.scrollHeight)");
      const before = await topOf(tick);
      await tick.click();
      await page.getByText("1 more waits for its check").waitFor();
      await page.getByText("No issue is open now. What is marked as fixed waits for its check.").waitFor();
      expect(await topOf(tick)).toBe(before);
      await tick.click();
      await page.getByText(/Start with/u).waitFor();
      expect(await topOf(tick)).toBe(before);
      await page.context().close();
    },
    LIMIT_MS,
  );

  it(
    "opens no card of a score under a pointer that rests, but for one that comes to it",
    async () => {
      const page = await newVisitor(browser, LAPTOP);
      page.setDefaultTimeout(45_000);
      await page.goto(stack.url);
      await page.mouse.move(560, 560);
      await enterLogin(page, stack.cast.alice.email);
      await page.getByRole("heading", { name: "ADA Compliance" }).waitFor();
      const card = page.getByRole("article").first();
      const box = await card.boundingBox();
      expect(box).not.toBeNull();
      await page.waitForTimeout(1_500);
      expect(await page.getByRole("tooltip").count()).toBe(0);
      await page.mouse.move(5, 5);
      await page.mouse.move((box?.x ?? 0) + 40, (box?.y ?? 0) + 40, { steps: 4 });
      await page.getByRole("tooltip").getByText("Business Impact").waitFor();
      await page.context().close();
    },
    LIMIT_MS,
  );

  it(
    "shows a single measurement as a baseline, without a chart",
    async () => {
      const page = await aliceAt("/?tab=trends");
      const scores = page.getByRole("region", { name: "Compliance scores", exact: true });
      await scores.getByText(/^Baseline of/u).waitFor();
      expect(await scores.locator("svg.recharts-surface").count()).toBe(0);
      await expectAccessible(page);
      await page.context().close();
    },
    LIMIT_MS,
  );

  it(
    "shows all four tabs on a phone",
    async () => {
      const page = await aliceAt("/", PHONE);
      for (const name of ["Overview", "Historical Trends", "ROI Analysis", "Fix Guidance"]) {
        const box = await page.getByRole("tab", { name }).boundingBox();
        expect(box && box.x >= 0 && box.x + box.width <= PHONE.width).toBe(true);
      }
      await page.context().close();
    },
    LIMIT_MS,
  );
});

describe("a role that changes while its screen is shown", () => {
  it(
    "takes away what one may not press any more, and gives it back, without a reload",
    async () => {
      const { bob } = stack.cast;
      const page = await newVisitor(browser, LAPTOP);
      page.setDefaultTimeout(45_000);
      await page.goto(`${stack.url}/?tab=guidance`);
      await enterLogin(page, bob.email);
      const tick = page.getByRole("button", { name: /^Mark as complete/u });
      await tick.waitFor();
      const become = (role: string) =>
        stack.services.db.execute(`update members set role = '${role}' where user_id = '${bob.userId}'`);
      await become("viewer");
      await tick.waitFor({ state: "detached" });
      await page.getByText("Your role is now Viewer").first().waitFor();
      await become("member");
      await tick.waitFor();
      await page.context().close();
    },
    LIMIT_MS,
  );
});

describe("a change of theme, where motion is unwanted,", () => {
  it("takes place at once: no color is on its way to another", async () => {
    const page = await newVisitor(browser);
    await page.goto(`${stack.url}/login`);
    await page.getByRole("heading", { name: "Log in to your dashboard" }).waitFor();
    await page.evaluate(
      "globalThis.begun = []; document.addEventListener('transitionrun', (event) => begun.push(event.propertyName))",
    );
    for (const colorScheme of ["dark", "light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      await page.evaluate(
        "new Promise((twoFramesLater) => requestAnimationFrame(() => requestAnimationFrame(twoFramesLater)))",
      );
    }
    expect(await page.evaluate("begun")).toEqual([]);
    await page.context().close();
  });
});

describe("what is said in passing", () => {
  it(
    "lies in the strip above the page, one at a time",
    async () => {
      const page = await aliceAt("/");
      const toasts = page.locator("[data-sonner-toast][data-visible=true][data-removed=false]");
      await toasts.first().waitFor();
      expect(await toasts.count()).toBe(1);
      const heading = page.getByRole("heading", { level: 1 });
      await heading.waitFor();
      const overlap = async (): Promise<number> => {
        const toast = await toasts.first().boundingBox();
        return (toast?.y ?? Infinity) + (toast?.height ?? 0) - (await topOf(heading));
      };
      // It slides in.
      await expect.poll(overlap).toBeLessThanOrEqual(4);
      await page.context().close();
    },
    LIMIT_MS,
  );
});
