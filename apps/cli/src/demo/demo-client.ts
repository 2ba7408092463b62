import { randomInt } from "node:crypto";

import { STANDARD_PLAN } from "@plumbline/contract/plans";
import { createOrganization } from "@plumbline/core/organizations/create-organization";
import { findOrganizationOf } from "@plumbline/core/organizations/find-organization";
import { moveWebsite } from "@plumbline/core/organizations/move-website";
import { contextFor, type Services } from "@plumbline/core/platform/context";

import { type DemoAccount, readDemoState, writeDemoState } from "./demo-state.ts";

// Without letters and digits that look alike: the password is read off a terminal and typed.
const LETTERS = "abcdefghijkmnpqrstuvwxyz";
const DIGITS = "23456789";

export interface DemoClient {
  email: string;
  password: string;
  organizationId: string;
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
    // In the sandbox the client pays; no one is charged for a demo through a real provider.
    ...(services.payments.name === "sandbox"
      ? {}
      : { subscription: { status: "ACTIVE" as const, plan: STANDARD_PLAN.id } }),
  });
  return created.organizationId;
}

/** The client of an earlier run with the same site, or a new one; its website is where the site is served now. */
export async function demoClient(services: Services, wanted: WantedClient): Promise<DemoClient> {
  const { folder } = services.config.home;
  const account = keptAccount(folder, wanted);
  const organizationId = await organizationFor(services, wanted, account);
  await moveWebsite(contextFor(services, organizationId, { kind: "operator" }), wanted.site);
  return { email: account.email, password: account.password, organizationId };
}
