import { contextFor, type OrganizationContext } from "@plumbline/core/platform/context";
import { listReports } from "@plumbline/core/reports/list-reports";
import { failScan } from "@plumbline/core/scans/fail-scan";
import { requestScan } from "@plumbline/core/scans/request-scan";
import { foundIssue } from "@plumbline/core/scans/scan-result.testing";
import { inviteAcceptedWords } from "@plumbline/core/team/invite-accepted.mail";
import { CAST_PASSWORD, type Person } from "@plumbline/testing/cast";
import { stageReport, stageScan } from "@plumbline/testing/stage-scan";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { type Stack, startStack } from "./stack.ts";
import { expectAccessibleInBothThemes, newVisitor, openBrowser, PHONE, expectFocused } from "./visitor.ts";

let stack: Stack;
let browser: Browser;
let bakery: OrganizationContext;

beforeAll(async () => {
  browser = await openBrowser();
  stack = await startStack();
  bakery = contextFor(stack.services, stack.cast.alice.organizationId);
});
afterAll(async () => {
  await browser.close();
  await stack.close();
});

/** The mail of that subject to a person, as it waits to be sent. */
async function mailTo({ email }: Person, subject: string): Promise<string> {
  const { rows } = await stack.services.db.execute<{ text: string }>(
    `select text from mails where recipient = '${email}' and subject = '${subject}'`,
  );
  const [mail] = rows;
  if (mail === undefined) throw new Error(`There is no mail '${subject}' to ${email}.`);
  return mail.text;
}

/** The path of the first link of a mail that leads to `place`; the stack's port is not in its settings. */
function linkIn(text: string, place: RegExp): string {
  const link = text.match(/^.*https?:\/\/\S+$/gmu)?.find((line) => place.test(line));
  if (link === undefined) throw new Error(`The mail leads nowhere like ${place.source}:\n${text}`);
  const { pathname, search, hash } = new URL(link.slice(link.indexOf("http")));
  return stack.url + pathname + search + hash;
}

async function logIn(page: Page, email: string): Promise<void> {
  await page.getByLabel("Email", { exact: true }).fill(email);
  await page.getByLabel("Password", { exact: true }).fill(CAST_PASSWORD);
  await page.getByRole("button", { name: "Log in", exact: true }).click();
}

describe("the link in a mail", () => {
  it("to a report saves its PDF once its reader has logged in, and once only", async () => {
    const scanId = await stageScan(bakery, { kind: "weekly", issues: [foundIssue()] });
    const { reports } = await listReports(bakery, { page: 1, limit: 1 });
    await stageReport(bakery, { id: reports[0]!.id, scanId, kind: "weekly" });
    const mail = await mailTo(stack.cast.bob, "Harbor Bakery: 71, 1 critical issue");
    const bob = await newVisitor(browser, PHONE);
    await bob.goto(linkIn(mail, /\?download=/u));
    const saving = bob.waitForEvent("download");
    await logIn(bob, stack.cast.bob.email);
    const name = /^Harbor-Bakery-weekly-compliance-report-[\w-]+\.pdf$/u;
    expect((await saving).suggestedFilename()).toMatch(name);
    await bob.getByText("Report downloaded successfully").first().waitFor();
    expect(new URL(bob.url()).search).toBe("");
    await bob.context().close();
  });

  it("to a report that is gone says so, and saves the latest one in its place", async () => {
    const bob = await newVisitor(browser);
    await bob.goto(`${stack.url}/audit-history?download=0198f7a2-1111-7000-8000-00000000000a`);
    const saving = bob.waitForEvent("download");
    await logIn(bob, stack.cast.bob.email);
    await bob.getByText("This report is no longer available.").first().waitFor();
    expect((await saving).suggestedFilename()).toMatch(/^Harbor-Bakery-weekly-compliance-report-/u);
    await bob.getByText("Report downloaded successfully").first().waitFor();
    await bob.context().close();
  });

  it("to a scan that failed shows what happened", async () => {
    const { scanId } = await requestScan(bakery, "weekly");
    await failScan(bakery, { scanId, reason: "The server did not answer." });
    const mail = await mailTo(stack.cast.vera, "Harbor Bakery: The weekly scan did not finish");
    const vera = await newVisitor(browser);
    await vera.goto(linkIn(mail, /\?details=/u));
    await logIn(vera, stack.cast.vera.email);
    await vera.getByText("Reason: The server did not answer.").first().waitFor();
    expect(new URL(vera.url()).pathname).toBe("/audit-history");
    // It has its own address: it survives a reload, and can be sent to someone.
    await vera.reload();
    await vera.getByRole("dialog").getByText("Reason: The server did not answer.").waitFor();
    await expectAccessibleInBothThemes(vera);
    await vera.keyboard.press("Escape");
    await expect.poll(() => new URL(vera.url()).search).toBe("");
    await vera.context().close();
  });

  it("to a person of the team leads to their row", async () => {
    const { bob, alice } = stack.cast;
    const person = { id: bob.userId, name: bob.name, email: bob.email, role: "member" } as const;
    const { path } = inviteAcceptedWords({ person, at: new Date(), timeZone: "UTC" }).action;
    const visitor = await newVisitor(browser);
    await visitor.goto(stack.url + path);
    await logIn(visitor, alice.email);
    const row = visitor.getByRole("rowheader", { name: /Bob Baker/u });
    await expectFocused(row);
    expect(await visitor.title()).toContain("Team");
    await visitor.context().close();
  });

  it("that ends mails asks first, and leads to the choices", async () => {
    const { alice } = stack.cast;
    const mail = await mailTo(alice, "Harbor Bakery: The weekly scan did not finish");
    const page = await newVisitor(browser, PHONE);
    await page.goto(linkIn(mail, /\/unsubscribe\//u));
    await page.getByRole("heading", { level: 1, name: "Stop these emails?" }).waitFor();
    await page.getByText("A scan did not finish").waitFor();
    await expectAccessibleInBothThemes(page);
    await page.getByRole("button", { name: "Unsubscribe", exact: true }).click();
    await page.getByRole("heading", { level: 1, name: "You are unsubscribed" }).waitFor();
    await expectAccessibleInBothThemes(page);
    await page.getByRole("link", { name: "Email preferences" }).click();
    await logIn(page, alice.email);
    const heading = page.getByRole("heading", { level: 2, name: "Notifications" });
    await expectFocused(heading);
    const choice = page.getByRole("checkbox", { name: "A scan did not finish" });
    await choice.waitFor();
    expect(await choice.isChecked()).toBe(false);
    await page.context().close();
  });
});
