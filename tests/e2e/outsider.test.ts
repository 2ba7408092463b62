import { contextFor } from "@plumbline/core/platform/context";
import { foundIssue } from "@plumbline/core/scans/scan-result.testing";
import { stageScan } from "@plumbline/testing/stage-scan";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { type Stack, startStack } from "./stack.ts";
import { expectAccessibleInBothThemes, newVisitor, openBrowser, enterLogin } from "./visitor.ts";

const SECRET_TITLE = "A defect of the bakery alone";
/** Every screen, with what stands there once it has loaded. */
const SCREENS = [
  ["/", "Welcome! Your Monitoring is Starting"],
  ["/audit-history", "No Audit History Yet"],
  ["/fix-priority", "Currently Still Syncing"],
  ["/billing", "Monthly Plan"],
  ["/team", "charlie@cast.example"],
  ["/support", "Subject"],
  ["/account", "This session"],
] as const;

let stack: Stack;
let browser: Browser;
let page: Page;

async function idOf(table: "issues" | "reports" | "scans"): Promise<string> {
  const { rows } = await stack.services.db.execute<{ id: string }>(`select id from ${table} limit 1`);
  return rows[0]?.id ?? "";
}

beforeAll(async () => {
  [stack, browser] = await Promise.all([startStack(), openBrowser()]);
  const { alice, charlie } = stack.cast;
  const issues = [foundIssue({ fingerprint: "secret", area: "seo", title: SECRET_TITLE })];
  await stageScan(contextFor(stack.services, alice.organizationId), { kind: "weekly", issues });
  page = await newVisitor(browser);
  page.setDefaultTimeout(45_000);
  await page.goto(`${stack.url}/login`);
  await enterLogin(page, charlie.email);
  await page
    .getByRole("heading", { level: 1 })
    .and(page.getByText(/Welcome!|Dashboard/u))
    .waitFor();
}, 120_000);
afterAll(async () => {
  await browser.close();
  await stack.close();
});

/** Asks the server as the page does, with the token its visitor was given. */
function ask(path: string, method: string): Promise<{ status: number; body: string }> {
  return page.evaluate(
    async ([address, verb]) => {
      const authorization = `Bearer ${sessionStorage.getItem("plumbline-client-token")}`;
      const answer = await fetch(address ?? "", { method: verb ?? "GET", headers: { authorization } });
      return { status: answer.status, body: await answer.text() };
    },
    [path, method],
  );
}

describe("somebody of another organization", () => {
  it.each(SCREENS)("reads nothing of ours at %s", async (path, own) => {
    await page.goto(`${stack.url}${path}`);
    await page.getByText(own).first().waitFor();
    const text = await page.locator("body").innerText();
    for (const ours of [SECRET_TITLE, "Harbor Bakery", stack.cast.alice.email])
      expect(text).not.toContain(ours);
  });

  it("finds nothing at any address of ours", async () => {
    const [issue, report, scan] = await Promise.all([idOf("issues"), idOf("reports"), idOf("scans")]);
    const { userId } = stack.cast.bob;
    const calls = [
      ["GET", `/api/client-auth/issues/${issue}`],
      ["POST", `/api/client-auth/issues/${issue}/mark-fixed`],
      ["POST", `/api/client-auth/issues/${issue}/check-again`],
      ["GET", `/api/client-auth/reports/${report}`],
      ["GET", `/api/client-auth/reports/${report}/download`],
      ["GET", `/api/branded-pdfs/weekly/${scan}`],
      ["DELETE", `/api/client-auth/team/${userId}`],
    ] as const;
    expect(issue && report && scan).not.toBe("");
    for (const [method, path] of calls) {
      const { status, body } = await ask(path, method);
      expect([path, status]).toEqual([path, 404]);
      expect(body).not.toContain("Bakery");
    }
  });

  it("is shown an own, whole and accessible app", async () => {
    await page.goto(`${stack.url}/team`);
    await page.getByText(stack.cast.charlie.email).first().waitFor();
    await expectAccessibleInBothThemes(page);
  });
});
