import { createCast } from "@plumbline/testing/cast";
import { stageScan } from "@plumbline/testing/stage-scan";
import { testServices, type TestServices } from "@plumbline/testing/test-services";
import { afterAll, beforeAll, expect, it } from "vitest";

import { contextFor, type OrganizationContext } from "#platform/context.ts";
import { mails } from "#platform/database/tables/messages.table.ts";
import { beginScan } from "#scans/begin-scan.ts";
import { failScan } from "#scans/fail-scan.ts";
import { requestScan } from "#scans/request-scan.ts";
import { foundIssue } from "#scans/scan-result.testing.ts";

let services: TestServices;
let bakery: OrganizationContext;

beforeAll(async () => {
  services = await testServices();
  const { alice } = await createCast(services);
  bakery = contextFor(services, alice.organizationId);
});
afterAll(() => services.close());

it("says that scores stay as they were only to a client who has some", async () => {
  const told = async () => {
    await services.db.delete(mails);
    const { scanId } = await requestScan(bakery, "weekly");
    await beginScan(bakery, scanId);
    await failScan(bakery, { scanId, reason: "The host is unknown." });
    return (await services.db.select().from(mails))[0]?.text;
  };
  expect(await told()).toContain("so there is no report yet");
  await stageScan(bakery, { issues: [foundIssue()] });
  expect(await told()).toContain("Your scores and issues stay as they were.");
});

it("names a host as people read it", async () => {
  await services.db.delete(mails);
  const { scanId } = await requestScan(bakery, "weekly");
  await beginScan(bakery, scanId);
  await failScan(bakery, { scanId, reason: "We could not find xn--mnchen-3ya.de in the DNS." });
  expect((await services.db.select().from(mails))[0]?.text).toContain("find münchen.de in the DNS");
});
