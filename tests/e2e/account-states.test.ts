import { calendarDay } from "@plumbline/contract/calendar";
import { nextMonday } from "@plumbline/contract/schedule";
import { suspendClient } from "@plumbline/core/clients/suspend-client";
import { contextFor } from "@plumbline/core/platform/context";
import { scanTimeOn } from "@plumbline/core/scans/scan-times";
import { stageScan } from "@plumbline/testing/stage-scan";
import { sql } from "drizzle-orm";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";

import { type Stack, startStack } from "./stack.ts";
import { enterLogin, expectAccessibleInBothThemes, newVisitor, openBrowser } from "./visitor.ts";

const LIMIT_MS = 120_000;

let stack: Stack;
let browser: Browser;
let page: Page;

beforeAll(async () => {
  [stack, browser] = await Promise.all([startStack(), openBrowser()]);
  await stageScan(operator());
  await stack.services.db.execute(sql`update reports set status = 'COMPLETED'`);
  page = await newVisitor(browser);
  await page.goto(stack.url);
  await enterLogin(page, stack.cast.alice.email);
  await page.getByRole("heading", { name: "Monitoring schedule" }).waitFor();
}, LIMIT_MS);
afterAll(async () => {
  await browser.close();
  await stack.close();
});

function operator() {
  return contextFor(stack.services, stack.cast.alice.organizationId, { kind: "operator" });
}

function beforeNextScan(): Date {
  const timeZone = "America/New_York";
  const monday = nextMonday(calendarDay(stack.services.clock.now(), timeZone));
  const begins = scanTimeOn(monday, { id: stack.cast.alice.organizationId, timeZone });
  return new Date(begins.getTime() - 1);
}

const daysFromNow = (days: number) => new Date(stack.services.clock.now().getTime() + days * 86_400_000);

async function words(path: string, heading: string): Promise<string> {
  await page.goto(`${stack.url}${path}`);
  await page.getByRole("heading", { name: heading }).first().waitFor();
  await expect.poll(() => page.locator("main .skeleton").count()).toBe(0);
  await expectAccessibleInBothThemes(page);
  return page.getByRole("main").innerText();
}

const schedule = () => page.getByRole("region", { name: "Monitoring schedule" }).innerText();

interface Staged {
  state: string;
  /** Makes it so. */
  stage(): Promise<unknown>;
  dashboardHeading: string;
  billingHeading: string;
  /** Said on both screens. */
  said: RegExp[];
  scheduled: RegExp;
}

const subscription = (set: ReturnType<typeof sql>) =>
  stack.services.db.execute(
    sql`update subscriptions set ${set} where organization_id = ${stack.cast.alice.organizationId}`,
  );

const STATES: Staged[] = [
  {
    state: "suspended by the operator",
    stage: () => suspendClient(operator(), "The site scans other people's sites."),
    dashboardHeading: "Subscription suspended",
    billingHeading: "Your account is suspended",
    said: [/The site scans other people's sites\./u, /Contact support/u],
    scheduled: /Weekly Scans\s+Paused/u,
  },
  {
    state: "suspended while a payment is in dispute",
    stage: () => subscription(sql`status = 'SUSPENDED', suspended_because = 'disputed'`),
    dashboardHeading: "Subscription suspended",
    billingHeading: "Your subscription is suspended",
    said: [/in dispute with your bank/u, /settled in our favor, scanning resumes/u, /Contact support/u],
    scheduled: /Weekly Scans\s+Paused/u,
  },
  {
    state: "suspended for not paying",
    stage: () => subscription(sql`status = 'SUSPENDED', suspended_because = 'unpaid'`),
    dashboardHeading: "Subscription suspended",
    billingHeading: "Your subscription is suspended",
    said: [/more than 3 days overdue/u, /Scanning resumes as soon as it is paid/u],
    scheduled: /Weekly Scans\s+Paused/u,
  },
  {
    state: "canceled, with a day on which all is erased",
    stage: () =>
      subscription(
        sql`status = 'CANCELED', ended_at = ${daysFromNow(-80).toISOString()}, ended_because = 'canceled'`,
      ),
    dashboardHeading: "Subscription canceled",
    billingHeading: "Your subscription has ended",
    said: [/Your data is kept until \w+ \d+, \d{4}, then it is erased/u],
    scheduled: /Weekly Scans\s+Paused/u,
  },
  {
    state: "about to end before the next scan",
    stage: () =>
      subscription(
        sql`cancels_at_period_end = true, current_period_ends_at = ${beforeNextScan().toISOString()}`,
      ),
    dashboardHeading: "Your subscription ends",
    billingHeading: "Your subscription ends",
    said: [/It was canceled\. Scans and reports continue until it ends\./u],
    scheduled: /Weekly Scans\s+None/u,
  },
];

describe.each(STATES)("an account $state", (staged) => {
  beforeEach(async () => {
    await stack.services.db.execute(
      sql`update organizations set suspended_at = null, suspension_reason = null`,
    );
    await subscription(
      sql`status = 'ACTIVE', suspended_because = null, ended_at = null, ended_because = null, cancels_at_period_end = false`,
    );
    await staged.stage();
  }, LIMIT_MS);

  it(
    "is told on the dashboard with its schedule, and on Billing in the same words",
    async () => {
      const dashboard = await words("/", staged.dashboardHeading);
      expect(await schedule()).toMatch(staged.scheduled);
      const billing = await words("/billing", staged.billingHeading);
      for (const sentence of staged.said) {
        expect(dashboard).toMatch(sentence);
        expect(billing).toMatch(sentence);
      }
    },
    LIMIT_MS,
  );
});
