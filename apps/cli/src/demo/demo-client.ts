import { randomInt } from "node:crypto";

import { createPaymentLink } from "@plumbline/core/billing/create-payment-link";
import { isPaymentLinkLive } from "@plumbline/core/billing/read-payment-link";
import { createOrganization } from "@plumbline/core/organizations/create-organization";
import { findOrganizationOf } from "@plumbline/core/organizations/find-organization";
import { moveWebsite } from "@plumbline/core/organizations/move-website";
import { contextFor, type Services } from "@plumbline/core/platform/context";

import { type DemoAccount, readDemoState, writeDemoState } from "./demo-state.ts";

const LINK_DAYS = 30;
const MONTHLY_PRICE_CENTS = 49_700;
// Without letters and digits that look alike: the password is read off a terminal and typed.
const LETTERS = "abcdefghijkmnpqrstuvwxyz";
const DIGITS = "23456789";

export interface DemoClient {
  email: string;
  password: string;
  organizationId: string;
  paymentToken: string;
}

export interface WantedClient {
  /** `sample`, or the address the person named. */
  key: string;
  site: string;
}

function pick(letters: string, count: number): string {
  return Array.from({ length: count }, () => letters[randomInt(letters.length)]).join("");
}

/** Keeps every rule of 5.1 and about 60 bits of chance. */
function newPassword(): string {
  return `${pick(LETTERS.toUpperCase(), 1)}${pick(LETTERS, 4)}-${pick(LETTERS, 5)}-${pick(DIGITS, 3)}`;
}

function nameAndEmail({ key, site }: WantedClient): { name: string; email: string } {
  if (key === "sample") return { name: "Business Casual", email: "owner@business-casual.example" };
  const { hostname } = new URL(site);
  return { name: hostname, email: `owner@${hostname.replaceAll(/[^a-z0-9.-]/gu, "")}.example` };
}

/** The account is kept before it exists, so that a crash in between is taken up and not tripped over. */
function keptAccount(folder: string, wanted: WantedClient): DemoAccount {
  const state = readDemoState(folder);
  const earlier = state.accounts.find((account) => account.key === wanted.key);
  if (earlier) return earlier;
  const account = { key: wanted.key, email: nameAndEmail(wanted).email, password: newPassword() };
  keepAccount(folder, account);
  return account;
}

function keepAccount(folder: string, account: DemoAccount): void {
  const state = readDemoState(folder);
  const others = state.accounts.filter(({ key }) => key !== account.key);
  writeDemoState(folder, { ...state, accounts: [...others, account] });
}

async function organizationFor(
  services: Services,
  wanted: WantedClient,
  account: DemoAccount,
): Promise<string> {
  const existing = await findOrganizationOf(services, account.email);
  if (existing !== null) return existing;
  const created = await createOrganization(services, {
    name: nameAndEmail(wanted).name,
    website: wanted.site,
    owner: { name: "Olivia Owner", email: account.email },
    password: account.password,
    subscription: { status: "ACTIVE", plan: "monthly" },
  });
  return created.organizationId;
}

async function newPaymentToken(services: Services, organizationId: string): Promise<string> {
  const expiresAt = new Date(services.clock.now().getTime() + LINK_DAYS * 24 * 60 * 60 * 1000);
  return createPaymentLink(contextFor(services, organizationId, { kind: "operator" }), {
    plan: "monthly",
    monthlyPriceCents: MONTHLY_PRICE_CENTS,
    expiresAt,
  });
}

/** The link of an earlier run while it can be paid, else a new one. */
async function livePaymentToken(
  services: Services,
  organizationId: string,
  earlier: string | undefined,
): Promise<string> {
  const isLive = earlier !== undefined && (await isPaymentLinkLive(services, earlier));
  return isLive ? earlier : newPaymentToken(services, organizationId);
}

/** The client of an earlier run with the same site, or a new one; its website is where the site is served now. */
export async function demoClient(services: Services, wanted: WantedClient): Promise<DemoClient> {
  const { folder } = services.config.home;
  const account = keptAccount(folder, wanted);
  const organizationId = await organizationFor(services, wanted, account);
  await moveWebsite(contextFor(services, organizationId, { kind: "operator" }), wanted.site);
  const paymentToken = await livePaymentToken(services, organizationId, account.paymentToken);
  keepAccount(folder, { ...account, paymentToken });
  return { email: account.email, password: account.password, organizationId, paymentToken };
}
