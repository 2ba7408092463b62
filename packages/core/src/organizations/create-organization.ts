import type { SubscriptionStatus } from "@plumbline/contract/dashboard";
import { DEFAULT_LAWS, type Law } from "@plumbline/contract/laws";
import { DEFAULT_TIME_ZONE } from "@plumbline/contract/time-zones";

import { addMember } from "#organizations/add-member.ts";
import { belongsToOneWith, insertOrganization } from "#organizations/organizations.queries.ts";
import { AppError } from "#platform/app-error.ts";
import { recordAct } from "#platform/audit-log.ts";
import { contextFor, inTransaction, type Services } from "#platform/context.ts";

export interface NewOrganization {
  name: string;
  /** Address the scans start from. */
  website: string;
  owner: { name: string; email: string };
  /** Zone its days are counted and its times are said in (IANA name); New York when left out. */
  timeZone?: string;
  /** Laws the website's privacy is judged by; those of the United States when left out. */
  laws?: readonly Law[];
  /** The owner's own password. Without one a temporary password is made, to be replaced at first login. */
  password?: string | undefined;
  /** Left out, the organization has no subscription yet. */
  subscription?: { status: SubscriptionStatus; plan: string };
}

export interface CreatedOrganization {
  organizationId: string;
  userId: string;
  /** The password to tell the owner, given or made; null for an owner who has an account already. */
  password: string | null;
}

/**
 * Creates an organization with its owner.
 *
 * @throws {AppError} `organization.exists` when the owner belongs to one with this website, `organization.website-invalid`
 * @throws {ZodError} when the given password breaks the password rules.
 */
export async function createOrganization(
  services: Services,
  input: NewOrganization,
): Promise<CreatedOrganization> {
  const organization = {
    name: input.name.trim(),
    website: normalizeWebsite(input.website),
    contactEmail: input.owner.email.trim().toLowerCase(),
    timeZone: input.timeZone ?? DEFAULT_TIME_ZONE,
    laws: input.laws ?? DEFAULT_LAWS,
    subscription: input.subscription,
    now: services.clock.now(),
  };
  return inTransaction(services, async (transaction) => {
    // The same command run twice must not make two clients.
    if (await belongsToOneWith(transaction.db, organization)) throw new AppError("organization.exists");
    const organizationId = await insertOrganization(transaction.db, organization);
    const context = contextFor(transaction, organizationId, { kind: "operator" });
    await recordAct(context, { action: "organization.created", subjectId: organizationId });
    const owner = await addMember(context, { ...input.owner, role: "owner", password: input.password });
    return { organizationId, ...owner };
  });
}

/**
 * `example.org` and `https://example.org` both become `https://example.org/`.
 *
 * @throws {AppError} `organization.website-invalid`
 */
export function normalizeWebsite(website: string): string {
  const text = website.trim();
  const address = /^[a-z][a-z0-9+.-]*:\/\//iu.test(text) ? text : `https://${text}`;
  const url = URL.parse(address);
  const isUsable =
    url !== null && /^https?:$/u.test(url.protocol) && url.username === "" && url.password === "";
  if (!isUsable) throw new AppError("organization.website-invalid");
  url.hash = "";
  return url.href;
}
