import { CONFIRMATION_MINUTES } from "@plumbline/contract/confirmation-minutes";
import { contextFor } from "@plumbline/core/platform/context";
import { foundIssue } from "@plumbline/core/scans/scan-result.testing";
import { CAST_PASSWORD, type Person } from "@plumbline/testing/cast";
import { stageScan } from "@plumbline/testing/stage-scan";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { type Mailbox, openMailbox } from "./mailbox.ts";
import { type Stack, startStack } from "./stack.ts";
import {
  DESKTOP,
  expectAccessibleInBothThemes,
  expectFocused,
  type Look,
  newVisitor,
  openBrowser,
  PHONE,
} from "./visitor.ts";

const NEW_PASSWORD = "Fresh-Bread-7";

let stack: Stack;
let mailbox: Mailbox;
let browser: Browser;

beforeAll(async () => {
  [mailbox, browser] = await Promise.all([openMailbox(), openBrowser()]);
  stack = await startStack({ environment: { SMTP_URL: mailbox.url }, sendsMails: true });
});
afterAll(async () => {
  await browser.close();
  await stack.close();
  await mailbox.close();
});

function button(page: Page, name: string | RegExp) {
  return page.getByRole("button", { name, exact: true });
}

async function heading(page: Page, name: string): Promise<void> {
  await page.getByRole("heading", { level: 1, name, exact: true }).waitFor();
}

/** A person who has logged in and opened their team by the menu of the user block. */
async function openTeam({ email, name }: Pick<Person, "email" | "name">, look: Look): Promise<Page> {
  const page = await newVisitor(browser, look);
  await page.goto(`${stack.url}/login`);
  await page.getByLabel("Email", { exact: true }).fill(email);
  await page.getByLabel("Password", { exact: true }).fill(CAST_PASSWORD);
  await button(page, "Log in").click();
  await page.waitForURL(`${stack.url}/`);
  if (look.width < 1024) await button(page, "Open menu").click();
  await page.getByRole("button", { name: new RegExp(`^${name}`, "u") }).click();
  await page.getByRole("menuitem", { name: "Team", exact: true }).waitFor();
  await expectAccessibleInBothThemes(page);
  await page.getByRole("menuitem", { name: "Team", exact: true }).click();
  await heading(page, "Team");
  expect(new URL(page.url()).pathname).toBe("/team");
  await page.getByRole("row", { name: /alice@cast\.example/u }).waitFor();
  return page;
}

function row(page: Page, email: string) {
  return page.getByRole("row").filter({ hasText: email });
}

async function fillIn(page: Page, { name, email }: { name: string; email: string }): Promise<void> {
  await page.getByLabel("Name", { exact: true }).fill(name);
  await page.getByLabel("Email", { exact: true }).fill(email);
}

/** Lets the time pass for which a sign-in or a confirmation counts. */
function waitLong(): void {
  stack.services.clock.advance(CONFIRMATION_MINUTES * 60_000);
}

function question(page: Page) {
  return page.getByRole("dialog", { name: "Confirm that it is you" });
}

async function confirmIdentity(page: Page): Promise<void> {
  const password = question(page).getByLabel("Your password", { exact: true });
  await expectFocused(password);
  await expectAccessibleInBothThemes(page);
  await password.fill("Wrong-Harbor-1");
  await page.keyboard.press("Enter");
  await question(page).getByRole("alert").getByText("Your current password is incorrect.").waitFor();
  expect(await password.getAttribute("aria-invalid")).toBe("true");
  await expectAccessibleInBothThemes(page);
  await password.fill(CAST_PASSWORD);
  await page.keyboard.press("Enter");
  await question(page).waitFor({ state: "detached" });
}

async function linkFor(email: string): Promise<string> {
  const mail = await mailbox.next(email);
  const path = /\/accept-invite#[\w-]{43}/u.exec(mail.text ?? "")?.[0];
  if (path === undefined) throw new Error(`The mail has no link:\n${mail.text}`);
  expect(mail.html).toContain(path);
  return stack.url + path;
}

async function choosePassword(page: Page, link: string): Promise<void> {
  await page.goto(link);
  await heading(page, "Join Harbor Bakery");
  await page.getByLabel("New Password", { exact: true }).fill(NEW_PASSWORD);
  await page.getByLabel("Confirm New Password", { exact: true }).fill(NEW_PASSWORD);
}

describe.each([
  ["at a desk in light", DESKTOP, { name: "Dora Dale", email: "dora@cast.example" }],
  ["on a phone in dark", PHONE, { name: "Emil Ernst", email: "emil@cast.example" }],
])("an owner, %s,", (_case, look, colleague) => {
  let owner: Page;
  let colleaguePage: Page;
  let link: string;

  beforeAll(async () => {
    owner = await openTeam(stack.cast.alice, look);
    colleaguePage = await newVisitor(browser, look);
    return async () => {
      await owner.context().close();
      await colleaguePage.context().close();
    };
  });

  it("sees the team and invites a colleague as a viewer", async () => {
    await expectAccessibleInBothThemes(owner);
    await button(owner, "Invite someone").click();
    await owner.getByRole("dialog", { name: "Invite someone" }).waitFor();
    await expectAccessibleInBothThemes(owner);
    await fillIn(owner, colleague);
    await owner.getByRole("button", { name: /Role/u }).last().click();
    await owner.getByRole("option", { name: /^Viewer/u }).waitFor();
    await expectAccessibleInBothThemes(owner);
    await owner.getByRole("option", { name: /^Viewer/u }).click();
    await button(owner, "Send invite").click();
    await owner.getByText(`Invite sent to ${colleague.email}`).first().waitFor();
    await row(owner, colleague.email).getByText("Invited", { exact: true }).waitFor();
    await expectFocused(button(owner, "Invite someone"));
    await expectAccessibleInBothThemes(owner);
  });

  it("is told when the address is in the team already, and keeps what was typed", async () => {
    await button(owner, "Invite someone").click();
    await fillIn(owner, { name: "Bob", email: "bob@cast.example" });
    await button(owner, "Send invite").click();
    await owner.getByRole("alert").getByText("A user with this email address already exists.").waitFor();
    const email = owner.getByLabel("Email", { exact: true });
    expect(await email.inputValue()).toBe("bob@cast.example");
    expect(await email.getAttribute("aria-invalid")).toBe("true");
    await expectAccessibleInBothThemes(owner);
    await owner.keyboard.press("Escape");
    await owner.getByRole("dialog").waitFor({ state: "detached" });
  });

  it("sends the invite again, which replaces the first link", async () => {
    const first = await linkFor(colleague.email);
    await button(owner, /^Resend invite to/u).click();
    link = await linkFor(colleague.email);
    await colleaguePage.goto(first);
    await colleaguePage.getByRole("alert").getByText("This invite is no longer valid.").waitFor();
    await expectAccessibleInBothThemes(colleaguePage);
    await colleaguePage.getByRole("link", { name: "Go to Login" }).click();
    await heading(colleaguePage, "Log in to your dashboard");
  });

  it("the colleague chooses a password and is in, as a viewer who may change nothing", async () => {
    await choosePassword(colleaguePage, link);
    await colleaguePage.getByText(`log in as ${colleague.email}. Your role is Viewer`).waitFor();
    await expectAccessibleInBothThemes(colleaguePage);
    await button(colleaguePage, "Accept invite").click();
    await colleaguePage.getByText("Successfully logged in!").first().waitFor();
    await colleaguePage.waitForURL(`${stack.url}/`);
    await colleaguePage.goto(`${stack.url}/team`);
    await row(colleaguePage, colleague.email).getByText("(you)").waitFor();
    await colleaguePage.getByText("Only owners can invite people and change roles.").waitFor();
    expect(await button(colleaguePage, "Invite someone").count()).toBe(0);
    expect(await button(colleaguePage, /^Remove/u).count()).toBe(0);
    await expectAccessibleInBothThemes(colleaguePage);
  });

  it("the link opens nothing a second time and says so", async () => {
    const page = await newVisitor(browser, look);
    await page.goto(link);
    await page.getByRole("alert").getByText("This invite has already been accepted.").waitFor();
    expect(await button(page, "Accept invite").count()).toBe(0);
    await page.context().close();
  });

  it("gives the colleague another role, once they have said that it is still them", async () => {
    await owner.reload();
    await row(owner, colleague.email).getByText("Active", { exact: true }).waitFor();
    const choice = row(owner, colleague.email).getByRole("button", { name: /Role of/u });
    waitLong();
    await choice.click();
    await owner.getByRole("option", { name: /^Member/u }).click();
    await confirmIdentity(owner);
    await owner.getByText(`${colleague.name} is now Member`).first().waitFor();
    await expect.poll(() => choice.textContent()).toContain("Member");
    await expectFocused(choice);
  });

  it("cannot leave the team without an owner", async () => {
    await row(owner, "alice@cast.example")
      .getByRole("button", { name: /^Remove/u })
      .click();
    await owner.getByRole("dialog", { name: "Leave the team?" }).waitFor();
    await button(owner, "Leave and log out").click();
    await owner.getByRole("alert").getByText("A team needs an owner who can log in.").waitFor();
    await expectAccessibleInBothThemes(owner);
    await button(owner, "Cancel").click();
    await owner.getByRole("dialog").waitFor({ state: "detached" });
  });

  it("removes the colleague, who is logged out at once", async () => {
    await row(owner, colleague.email)
      .getByRole("button", { name: /^Remove/u })
      .click();
    await owner.getByRole("dialog", { name: `Remove ${colleague.name}?` }).waitFor();
    await expectAccessibleInBothThemes(owner);
    waitLong();
    await button(owner, "Remove").click();
    await question(owner).waitFor();
    await owner.keyboard.press("Escape");
    await question(owner).waitFor({ state: "detached" });
    const refusal = owner.getByRole("alert").filter({ hasText: "This was not done. Confirm that it is you" });
    await expectFocused(refusal);
    await button(owner, "Remove").click();
    await confirmIdentity(owner);
    await owner.getByText(`${colleague.name} was removed`).first().waitFor();
    await row(owner, colleague.email).waitFor({ state: "detached" });
    await owner.getByRole("dialog").waitFor({ state: "detached" });
    await expectFocused(owner.getByRole("group", { name: "People" }));
    await heading(colleaguePage, "Log in to your dashboard");
    await colleaguePage.getByText("You are no longer a member of this organization.").first().waitFor();
  });
});

it("someone whose role was changed meanwhile is told with the first refusal, and sees what they may do now", async () => {
  const context = contextFor(stack.services, stack.cast.alice.organizationId);
  await stageScan(context, { issues: [foundIssue()] });
  await stack.services.db.execute("update reports set status = 'COMPLETED'");
  const { userId } = stack.cast.bob;
  const page = await openTeam(stack.cast.bob, DESKTOP);
  // Whoever hears nothing from the server meanwhile.
  await page.route("**/api/client-auth/live", (route) => route.abort());
  await page.goto(`${stack.url}/fix-priority`);
  await page
    .getByRole("button", { name: /^Form fields have no label/u })
    .first()
    .click();
  const mark = page.getByRole("button", { name: /^Mark as fixed/u }).first();
  await mark.waitFor();
  await stack.services.db.execute(`update members set role = 'viewer' where user_id = '${userId}'`);
  await mark.click();
  await page.getByText("Your role is now Viewer").first().waitFor();
  await mark.waitFor({ state: "detached" });
  await stack.services.db.execute(`update members set role = 'member' where user_id = '${userId}'`);
  await page.context().close();
});

it("a member sees the team but may not change it, nor by calling the server", async () => {
  const page = await openTeam(stack.cast.bob, DESKTOP);
  await page.getByText("Only owners can invite people and change roles.").waitFor();
  const refused = page.waitForResponse("**/api/client-auth/team/invite");
  await page.evaluate(async () => {
    const token = sessionStorage.getItem("plumbline-client-token");
    await fetch("/api/client-auth/team/invite", {
      method: "POST",
      headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
      body: JSON.stringify({ name: "Mallory", email: "mallory@cast.example", role: "owner" }),
    });
  });
  expect((await refused).status()).toBe(403);
  await page.context().close();
});
