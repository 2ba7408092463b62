import type { AccountState } from "@plumbline/contract/account-state";
import { readFileSync } from "node:fs";
import { join } from "node:path";

import { createOrganization } from "@plumbline/core/organizations/create-organization";
import { setBusinessFigures } from "@plumbline/core/organizations/set-business-figures";
import { contextFor } from "@plumbline/core/platform/context";
import { requestScan } from "@plumbline/core/scans/request-scan";
import { CAST_PASSWORD } from "@plumbline/testing/cast";
import { stageHistory } from "@plumbline/testing/stage-history";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { type State, STATES } from "./spec-text.ts";
import { SPEC_TEXTS } from "./spec-texts.ts";
import { type Stack, startStack } from "./stack.ts";
import { newVisitor, openBrowser, enterLogin } from "./visitor.ts";

const ROOT = join(import.meta.dirname, "..", "..");
const SHOWN_WITHIN_MS = 45_000;
const STATE_LIMIT_MS = 90_000;

/** The text as words of their own; what stands in braces may be anything short. */
function patternOf(text: string): RegExp {
  const escaped = text.replaceAll(/[$()*+.?[\\\]^|]/gu, String.raw`\$&`);
  const words = escaped.replaceAll(/\{[^}]+\}/gu, ".{1,80}?");
  return new RegExp(String.raw`(?<!\p{L})${words}(?!\p{L})`, "u");
}

const inOneLine = (text: string) => text.replaceAll(/\s+/gu, " ");

/** The words of a module: what React and TypeScript put between them left out. */
function wordsOf(path: string): string {
  const source = readFileSync(join(ROOT, path), "utf8");
  return inOneLine(source.replaceAll("&apos;", "'").replaceAll("&amp;", "&").replaceAll('{" "}', " "));
}

const isState = (where: string): where is State => STATES.some((state) => state === where);

describe("texts of an instant and of rare failures", () => {
  it.each(SPEC_TEXTS.filter(({ where }) => !isState(where)))(
    "$section: '$text' in $where",
    ({ text, where }) => {
      expect(wordsOf(where)).toMatch(patternOf(text));
    },
  );
});

interface People {
  /** An owner whose site has been scanned for weeks. */
  alice: Page;
  /** An owner whose site is still to be scanned. */
  charlie: Page;
  /** An owner without a subscription. */
  paula: Page;
  /** Nobody who has logged in. */
  nobody: Page;
}

let stack: Stack;
let browser: Browser;
let people: People;

beforeAll(async () => {
  [stack, browser] = await Promise.all([startStack(), openBrowser()]);
  const { alice, charlie } = stack.cast;
  await stageSite();
  const paula = await newOwner("Paula Park", { password: CAST_PASSWORD });
  people = {
    alice: await loggedIn(alice.email, CAST_PASSWORD),
    charlie: await loggedIn(charlie.email, CAST_PASSWORD),
    paula: await loggedIn(paula.email, CAST_PASSWORD),
    nobody: await newVisitor(browser),
  };
}, 4 * STATE_LIMIT_MS);
afterAll(async () => {
  await browser.close();
  await stack.close();
});

async function stageSite(): Promise<void> {
  const { userId, organizationId } = stack.cast.alice;
  const actor = { kind: "user", userId, sessionId: userId, role: "owner" } as const;
  const context = { ...contextFor(stack.services, organizationId), clock: stack.services.clock };
  const figures = { monthlyVisitors: 12_000, conversionRate: 2, averageOrderValue: 50 };
  await setBusinessFigures({ ...context, actor }, figures);
  await stageHistory(context, 7);
}

async function newOwner(name: string, options: { password?: string; subscription?: "ACTIVE" } = {}) {
  const email = `${name.split(" ")[0]?.toLowerCase()}@cast.example`;
  const { subscription, password } = options;
  const created = await createOrganization(stack.services, {
    name: `${name} Ltd.`,
    website: "https://park.example/",
    owner: { name, email },
    password,
    ...(subscription && { subscription: { status: subscription, plan: "monthly" } }),
  });
  return { ...created, email };
}

async function openLogin(page: Page, email: string, password: string): Promise<void> {
  await page.goto(`${stack.url}/login`);
  await enterLogin(page, email, password);
}

async function loggedIn(email: string, password: string): Promise<Page> {
  const page = await newVisitor(browser);
  await openLogin(page, email, password);
  await page.waitForURL((url) => url.pathname !== "/login", { timeout: SHOWN_WITHIN_MS });
  return page;
}

async function at(page: Page, path: string): Promise<Page> {
  await page.goto(`${stack.url}${path}`);
  return page;
}

type Change = (data: Record<string, unknown>) => Record<string, unknown>;

/** The dashboard as it is when the server's answer differs in some fields. */
async function dashboardWith(page: Page, change: Change): Promise<Page> {
  await page.unrouteAll({ behavior: "ignoreErrors" });
  await page.route("**/api/client-auth/dashboard-data", async (route) => {
    const response = await route.fetch();
    const body = (await response.json()) as { data: Record<string, unknown> };
    await route.fulfill({ response, json: { ...body, data: { ...body.data, ...change(body.data) } } });
  });
  return at(page, "/");
}

interface Standing {
  account: Partial<AccountState>;
  access?: object;
}

const withStatus = (status: string, standing: Standing) =>
  dashboardWith(people.alice, ({ subscription, account, access }) => ({
    subscription: { ...(subscription as object), status },
    account: { ...(account as object), ...standing.account },
    access: { ...(access as object), ...standing.access },
  }));

async function tabOf(page: Promise<Page>, name: string): Promise<Page> {
  const tab = (await page).getByRole("tab", { name });
  await tab.focus();
  await (await page).keyboard.press("Enter");
  return page;
}

const unchanged: Change = () => ({});

async function resetCodeAsked(passwords: [string, string]): Promise<Page> {
  const page = await at(people.nobody, "/login");
  await page.getByText("Forgot password?").click();
  await page.getByLabel("Email").fill("someone@cast.example");
  await page.getByRole("button", { name: "Send Reset Code" }).click();
  await page.getByLabel("New Password", { exact: true }).fill(passwords[0]);
  await page.getByLabel("Confirm New Password").fill(passwords[1]);
  return page;
}

async function belled(page: Page): Promise<Page> {
  await at(page, "/fix-priority");
  await page.getByRole("button", { name: /^Notifications/u }).press("Enter");
  return page;
}

/** How each state is reached. */
const REACHED: Record<State, () => Promise<Page>> = {
  "log in": () => at(people.nobody, "/login"),
  "reset your password": async () => {
    await at(people.nobody, "/login");
    await people.nobody.getByText("Forgot password?").click();
    return people.nobody;
  },
  "enter reset code": () => resetCodeAsked(["short", "other"]),
  "a new password that is fine": () => resetCodeAsked([CAST_PASSWORD, CAST_PASSWORD]),
  "change your password": async () => {
    const { email, password } = await newOwner("Terry Temp");
    await openLogin(people.nobody, email, password!);
    return people.nobody;
  },
  "dashboard without subscription": () =>
    dashboardWith(people.paula, () => ({ recentReports: [staged(71), staged(0)] })),
  "dashboard before the first report": () => dashboardWith(people.charlie, unchanged),
  dashboard: () => dashboardWith(people.alice, unchanged),
  "dashboard past due": () => withStatus("PAST_DUE", { account: { kind: "past-due" } }),
  "dashboard on trial": () => withStatus("TRIALING", { account: { kind: "trialing" } }),
  "dashboard suspended": () =>
    withStatus("SUSPENDED", {
      account: { kind: "suspended-unpaid", remedy: "reactivate" },
      access: { needsReactivation: true, reactivationMessage: "Please reactivate." },
    }),
  "dashboard with good scores": () =>
    dashboardWith(people.alice, ({ metrics }) => ({
      metrics: { ...(metrics as object), criticalIssues: 0, adaScore: 91, seoScore: 88 },
    })),
  "tab that waits": async () => {
    const page = await dashboardWith(people.alice, () => ({ fixGuidance: null }));
    await page.getByRole("tab", { name: /Fix Guidance/u }).focus();
    return page;
  },
  "advice of a score": async () => {
    const page = await dashboardWith(people.alice, unchanged);
    await page
      .getByRole("button", { name: /ADA Compliance/u })
      .first()
      .press("Enter");
    return page;
  },
  "historical trends": () => tabOf(dashboardWith(people.alice, unchanged), "Historical Trends"),
  "historical trends without data": () =>
    tabOf(
      dashboardWith(people.alice, () => ({ historicalData: [], roiData: null })),
      "Historical Trends",
    ),
  "fix guidance": () => tabOf(dashboardWith(people.alice, unchanged), "Fix Guidance"),
  "fix guidance without issues": async () => {
    const page = await dashboardWith(people.alice, unchanged);
    await page.route("**/api/client-auth/fix-guidance?*", async (route) => {
      const response = await route.fetch();
      const body = (await response.json()) as { data: { totals: object } };
      const data = { ...body.data, groups: [], total: 0, totals: { ...body.data.totals, items: 0 } };
      await route.fulfill({ response, json: { ...body, data } });
    });
    return tabOf(Promise.resolve(page), "Fix Guidance");
  },
  processing: async () => {
    const { email, organizationId } = await newOwner("Nora New", {
      password: CAST_PASSWORD,
      subscription: "ACTIVE",
    });
    await requestScan(contextFor(stack.services, organizationId), "initial");
    return loggedIn(email, CAST_PASSWORD);
  },
  notifications: () => belled(people.alice),
  "notifications without any": () => belled(people.charlie),
  "audit history": () => at(people.alice, "/audit-history"),
  "audit history without reports": () => at(people.charlie, "/audit-history"),
  "fix priority": () => at(people.alice, "/fix-priority"),
  "issue opened": async () => {
    await at(people.alice, "/fix-priority");
    for (const level of [3, 4])
      await people.alice
        .getByRole("listitem")
        .getByRole("heading", { level })
        .getByRole("button")
        .first()
        .press("Enter");
    return people.alice;
  },
  "fix priority without scans": () => at(people.charlie, "/fix-priority"),
  billing: () => at(people.alice, "/billing"),
  "billing without subscription": () => at(people.paula, "/billing"),
  terms: () => at(people.nobody, "/terms"),
  "accessibility statement": () => at(people.nobody, "/accessibility"),
};

function staged(score: number) {
  const type = "Weekly Alert Report";
  const createdAt = "2026-11-16T14:00:00.000Z";
  return {
    id: `report-${score}`,
    type,
    score,
    missing: [],
    provisionalAreas: [],
    status: "COMPLETED",
    createdAt,
    scanId: null,
    itemType: "report",
  };
}

describe("texts on screen", () => {
  it.each(STATES)(
    "are there word for word: %s",
    async (state) => {
      const texts = SPEC_TEXTS.filter(({ where }) => where === state).map(({ text }) => text);
      expect(texts).not.toEqual([]);
      const page = await REACHED[state]();
      const missing = async () => {
        const shown = inOneLine(await page.locator("body").innerText());
        return texts.filter((text) => !patternOf(text).test(shown));
      };
      await expect.poll(missing, { timeout: SHOWN_WITHIN_MS }).toEqual([]);
    },
    STATE_LIMIT_MS,
  );
});
