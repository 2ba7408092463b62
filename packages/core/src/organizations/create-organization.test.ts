import { testServices, type TestServices } from "@plumbline/testing/test-services";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { createOrganization } from "#organizations/create-organization.ts";
import { AppError } from "#platform/app-error.ts";
import { auditLog } from "#platform/database/tables/audit-log.table.ts";
import { members, users } from "#platform/database/tables/accounts.table.ts";

let services: TestServices;

beforeAll(async () => {
  services = await testServices();
});
afterAll(() => services.close());

function create(overrides: { email?: string; website?: string; password?: string } = {}) {
  return createOrganization(services, {
    name: "Harbor Bakery",
    website: overrides.website ?? "harbor-bakery.example",
    owner: { name: "Alice Archer", email: overrides.email ?? `${crypto.randomUUID()}@cast.example` },
    password: overrides.password,
  });
}

describe("a new organization", () => {
  it("has its owner, a temporary password that keeps the rules, and a line in the audit log", async () => {
    const { organizationId, userId, password } = await create({ email: " Alice@Cast.Example " });
    expect(password).toMatch(/^(?:[A-Z][a-z]\d[A-Za-z\d]-){3}[A-Z][a-z]\d[A-Za-z\d]$/u);
    const [person] = await services.db.select().from(users);
    expect(person).toMatchObject({ id: userId, email: "alice@cast.example", hasTemporaryPassword: true });
    expect(person?.passwordHash).toMatch(/^\$argon2id\$/u);
    expect(await services.db.select().from(members)).toMatchObject([
      { organizationId, userId, role: "owner" },
    ]);
    const acts = await services.db.select().from(auditLog);
    expect(acts.map(({ action, actorKind }) => `${actorKind} ${action}`).sort()).toEqual([
      "operator member.added",
      "operator organization.created",
    ]);
  });

  it("belongs to the account that its owner's email address has already, which keeps its password", async () => {
    const first = await create({ email: "twice@cast.example" });
    const second = await create({ email: "TWICE@cast.example", website: "harbor-cakes.example" });
    expect(second).toMatchObject({ userId: first.userId, password: null });
    const hasAddress = eq(users.email, "twice@cast.example");
    expect(await services.db.$count(users, hasAddress)).toBe(1);
    expect(await services.db.$count(members, eq(members.userId, first.userId))).toBe(2);
  });

  it("is not made twice for one person and website", async () => {
    await create({ email: "again@cast.example" });
    const again = create({ email: "Again@cast.example", website: "https://harbor-bakery.example/#top" });
    await expect(again).rejects.toThrow(new AppError("organization.exists"));
  });

  it.each([
    "ftp://harbor.example",
    "https://",
    "javascript:alert(1)",
    "https://user:pass@harbor.example",
    "",
  ])("is refused with the website %j", async (website) => {
    await expect(create({ website })).rejects.toThrow(new AppError("organization.website-invalid"));
  });

  it("is refused with a weak password", async () => {
    await expect(create({ password: "short" })).rejects.toThrow(/at least 8 characters/u);
  });
});
