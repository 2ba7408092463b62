import type { Role } from "@plumbline/contract/auth";
import { createOrganization } from "@plumbline/core/organizations/create-organization";
import type { Services } from "@plumbline/core/platform/context";
import { contextFor } from "@plumbline/core/platform/context";
import { addMember } from "@plumbline/core/organizations/add-member";

/** The password of everyone in the cast. */
export const CAST_PASSWORD = "Quiet-Harbor-42";

export interface Person {
  userId: string;
  organizationId: string;
  email: string;
  name: string;
}

/** The people of every test: three at Harbor Bakery, and an outsider who must never see anything of it. */
export interface Cast {
  /** Owner. */
  alice: Person;
  /** Member. */
  bob: Person;
  /** Viewer. */
  vera: Person;
  /** Owner of another organization. */
  charlie: Person;
}

/** Puts the cast on stage, each organization with an active subscription. */
export async function createCast(services: Services): Promise<Cast> {
  const alice = await owner(services, "Alice Archer", "Harbor Bakery");
  const charlie = await owner(services, "Charlie Chase", "Meadow Books");
  return {
    alice,
    bob: await colleague(services, alice, { name: "Bob Baker", role: "member" }),
    vera: await colleague(services, alice, { name: "Vera Voss", role: "viewer" }),
    charlie,
  };
}

async function owner(services: Services, name: string, organization: string): Promise<Person> {
  const email = emailOf(name);
  const website = `https://${organization.toLowerCase().replaceAll(" ", "-")}.example/`;
  const { organizationId, userId } = await createOrganization(services, {
    name: organization,
    website,
    owner: { name, email },
    password: CAST_PASSWORD,
    subscription: { status: "ACTIVE", plan: "monthly" },
  });
  return { organizationId, userId, email, name };
}

async function colleague(
  services: Services,
  { organizationId }: Person,
  { name, role }: { name: string; role: Role },
) {
  const email = emailOf(name);
  const context = contextFor(services, organizationId);
  const { userId } = await addMember(context, { name, email, role, password: CAST_PASSWORD });
  return { organizationId, userId, email, name };
}

function emailOf(name: string): string {
  return `${name.split(" ")[0]?.toLowerCase()}@cast.example`;
}
