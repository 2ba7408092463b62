import { createRequire } from "node:module";

import { createCast } from "@plumbline/testing/cast";
import { testServices } from "@plumbline/testing/test-services";
import { expect, expectTypeOf, it } from "vitest";

import { contextFor } from "#platform/context.ts";
import { members } from "#platform/database/tables/accounts.table.ts";
import { type OrganizationScope, ownedBy } from "#platform/database/tenancy.ts";

it("a query of client data sees the rows of its own organization alone", async () => {
  const services = await testServices();
  const { alice, bob, vera, charlie } = await createCast(services);
  const rowsOf = async (organizationId: string) => {
    const context = contextFor(services, organizationId);
    const rows = await context.db.select().from(members).where(ownedBy(context, members));
    return rows.map(({ userId }) => userId).sort();
  };
  expect(await rowsOf(alice.organizationId)).toEqual([alice.userId, bob.userId, vera.userId].sort());
  expect(await rowsOf(charlie.organizationId)).toEqual([charlie.userId]);
  await services.close();
});

it("an organization's id that merely came in as text is not taken for the caller's own", () => {
  expectTypeOf<{ organization: { id: string } }>().not.toExtend<OrganizationScope>();
  expectTypeOf<object>().not.toExtend<OrganizationScope>();
});

it.each([
  "sign-in/accounts.queries",
  "platform/database/tables/scans.table",
  "platform/database/embedded/cluster",
])("other packages cannot reach past the use cases to %s", (path) => {
  const { resolve } = createRequire(import.meta.url);
  expect(() => resolve(`@plumbline/core/${path}`)).toThrow(/not defined by "exports"/u);
  expect(resolve("@plumbline/core/sign-in/log-in")).toMatch(/log-in\.ts$/u);
});
