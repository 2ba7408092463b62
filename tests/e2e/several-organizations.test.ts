import { CAST_PASSWORD } from "@plumbline/testing/cast";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { type Mailbox, openMailbox } from "./mailbox.ts";
import { type Stack, startStack } from "./stack.ts";
import {
  DESKTOP,
  enterLogin,
  expectAccessibleInBothThemes,
  type Look,
  newVisitor,
  openBrowser,
  PHONE,
} from "./visitor.ts";

let stack: Stack;
let mailbox: Mailbox;
let browser: Browser;

beforeAll(async () => {
  [mailbox, browser] = await Promise.all([openMailbox(), openBrowser()]);
});
afterAll(async () => {
  await browser.close();
  await mailbox.close();
});

async function post(path: string, body: object, token?: string): Promise<Record<string, unknown>> {
  const answer = await fetch(stack.url + path, {
    method: "POST",
    headers: { "content-type": "application/json", ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  });
  expect(answer.status).toBe(200);
  return (await answer.json()) as Record<string, unknown>;
}

/** Has Alice invite Charlie, who has an account; answers the link in his mail. */
async function linkForCharlie(): Promise<string> {
  const { alice, charlie } = stack.cast;
  const login = await post("/api/client-auth/login", { email: alice.email, password: CAST_PASSWORD });
  const person = { email: charlie.email, name: "C. Chase", role: "viewer" };
  await post("/api/client-auth/team/invite", person, String(login["token"]));
  const mail = await mailbox.next(charlie.email);
  const path = /\/accept-invite#[\w-]{43}/u.exec(mail.text ?? "")?.[0];
  return stack.url + (path ?? "");
}

describe.each([
  ["at a desk in light", DESKTOP],
  ["on a phone in dark", PHONE],
] as const)("someone who has an account and is invited, %s", (_look, look: Look) => {
  let page: Page;
  let link: string;

  beforeAll(async () => {
    stack = await startStack({ environment: { SMTP_URL: mailbox.url }, sendsMails: true });
    link = await linkForCharlie();
    page = await newVisitor(browser, look);
  });
  afterAll(async () => {
    await page.context().close();
    await stack.close();
  });

  /** The button of Charlie's menu, which names the site he looks at. */
  async function userBlock(site: string) {
    if (look.width < 1024) await page.getByRole("button", { name: "Open menu", exact: true }).click();
    return page.getByRole("button", { name: `Charlie Chase ${site}`, exact: true });
  }

  it("is asked to log in, and finds the invite again afterward", async () => {
    await page.goto(link);
    await page.getByText(`You already have an account as ${stack.cast.charlie.email}.`).waitFor();
    await expectAccessibleInBothThemes(page);
    await page.getByRole("button", { name: "Log in to accept", exact: true }).click();
    await page.waitForURL(`${stack.url}/login`);
    await enterLogin(page, stack.cast.charlie.email);
    await page.waitForURL(link);
    await page.getByText("Successfully logged in!").first().waitFor();
    // What they see is the invite.
    expect(await page.getByText(/^Welcome to your/u).count()).toBe(0);
  });

  it("joins with that account, and is in the new organization", async () => {
    const accept = page.getByRole("button", { name: "Accept invite", exact: true });
    await accept.waitFor();
    await expectAccessibleInBothThemes(page);
    await accept.click();
    await page.waitForURL(`${stack.url}/`);
    await (await userBlock("harbor-bakery.example")).click();
  });

  it("switches between the two in the menu", async () => {
    const current = page.getByRole("menuitemradio", { name: "Harbor Bakery", exact: true });
    await current.waitFor();
    expect(await current.getAttribute("aria-checked")).toBe("true");
    await expectAccessibleInBothThemes(page);
    await page.getByRole("menuitemradio", { name: "Meadow Books", exact: true }).click();
    await page.waitForLoadState("load");
    await (await userBlock("meadow-books.example")).waitFor();
    expect(await page.getByText("harbor-bakery.example").count()).toBe(0);
  });

  it("is taken by the link of a mail to the organization it is about", async () => {
    const { organizationId } = stack.cast.alice;
    await page.goto(`${stack.url}/account?organization=${organizationId}#notifications`);
    await page.waitForURL(`${stack.url}/account#notifications`);
    await (await userBlock("harbor-bakery.example")).waitFor();
    // Once there, the same link only opens its place.
    await page.goto(`${stack.url}/fix-priority?organization=${organizationId}`);
    await page.waitForURL(`${stack.url}/fix-priority`);
    await (await userBlock("harbor-bakery.example")).waitFor();
    expect(await page.getByText("This link is about").count()).toBe(0);
  });

  it("is told when a link is about an organization of others", async () => {
    const other = await newVisitor(browser, look);
    await other.goto(`${stack.url}/fix-priority?organization=${stack.cast.charlie.organizationId}`);
    await other.waitForURL(`${stack.url}/login`);
    await enterLogin(other, stack.cast.bob.email);
    await other.getByText("This link is about an organization that you do not belong to.").first().waitFor();
    await expect.poll(() => other.url()).toBe(`${stack.url}/`);
    await other.context().close();
  });

  it("who is logged in with another account is told to change it", async () => {
    const other = await newVisitor(browser, look);
    await other.goto(`${stack.url}/login`);
    await enterLogin(other, stack.cast.bob.email);
    await other.waitForURL(`${stack.url}/`);
    const { alice } = stack.cast;
    const login = await post("/api/client-auth/login", {
      email: stack.cast.charlie.email,
      password: CAST_PASSWORD,
    });
    await post(
      "/api/client-auth/team/invite",
      { email: alice.email, name: "Alice", role: "viewer" },
      String(login["token"]),
    );
    const mail = await mailbox.next(alice.email);
    await other.goto(stack.url + (/\/accept-invite#[\w-]{43}/u.exec(mail.text ?? "")?.[0] ?? ""));
    await other.getByText(`You are logged in as ${stack.cast.bob.email}.`).waitFor();
    await expectAccessibleInBothThemes(other);
    await other.getByRole("button", { name: "Log in with the other account", exact: true }).click();
    await other.waitForURL(`${stack.url}/login`);
    await other.context().close();
  });
});
