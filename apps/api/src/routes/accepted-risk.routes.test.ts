import { getDashboard } from "@plumbline/contract/dashboard";
import { listIssueGroups } from "@plumbline/contract/issue-groups";
import { contextFor } from "@plumbline/core/platform/context";
import { foundIssue } from "@plumbline/core/scans/scan-result.testing";
import { stageScan } from "@plumbline/testing/stage-scan";
import { afterAll, beforeAll, expect, it } from "vitest";

import { testApi, type TestApi } from "#api.testing.ts";

let api: TestApi;

beforeAll(async () => {
  api = await testApi();
  const fields = ["one", "other"].map((name) => foundIssue({ fingerprint: name, component: name }));
  await stageScan(contextFor(api.services, api.cast.alice.organizationId), { issues: fields });
});
afterAll(() => api.close());

async function list() {
  const { body } = await api.send(api.cast.vera, { url: "/api/client-auth/issue-groups" });
  return listIssueGroups.output.parse(body).data;
}

it("an accepted issue takes nothing off the yearly loss: it is still on the site", async () => {
  const before = await list();
  expect(before).toMatchObject({ open: { critical: 2 }, yearlyLoss: { amount: 10_000, accepted: 0 } });
  const until = api.services.clock.now().toISOString().slice(0, 10);
  const url = `/api/client-auth/issues/${before.groups[0]?.firstIssue}/accept`;
  const payload = { until, reason: "A new form is on its way." };
  expect((await api.send(api.cast.bob, { method: "POST", url, payload })).status).toBe(200);
  const after = await list();
  expect(after).toMatchObject({ open: { critical: 1 }, yearlyLoss: { ...before.yearlyLoss, accepted: 1 } });
  const { body } = await api.send(api.cast.vera, { url: "/api/client-auth/dashboard-data" });
  expect(getDashboard.output.parse(body).data.metrics?.yearlyLoss).toEqual(after.yearlyLoss);
});
