import { contextFor } from "@plumbline/core/platform/context";
import { foundIssue } from "@plumbline/core/scans/scan-result.testing";
import { stageScan } from "@plumbline/testing/stage-scan";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { testApi, type TestApi } from "#api.testing.ts";

let api: TestApi;
let issueId: string;
let causeId: string;

beforeAll(async () => {
  api = await testApi();
  await stageScan(contextFor(api.services, api.cast.alice.organizationId), { issues: [foundIssue()] });
  const { body } = await api.send(api.cast.alice, { url: "/api/client-auth/issue-groups" });
  const { groups } = body["data"] as { groups: { id: string }[] };
  causeId = groups[0]!.id;
  const { rows } = await api.services.db.execute<{ id: string }>(sql`select id from issues`);
  issueId = rows[0]!.id;
});
afterAll(() => api.close());

describe.each([
  ["scan.paused", sql`update subscriptions set status = 'PAST_DUE'`],
  ["scan.paused", sql`update subscriptions set status = 'CANCELED'`],
  ["organization.suspended", sql`update organizations set suspended_at = now()`],
])("while scanning is paused (%s, %#)", (code, pause) => {
  beforeAll(async () => {
    await api.services.db.execute(sql`update subscriptions set status = 'ACTIVE'`);
    await api.services.db.execute(pause);
  });

  it.each([
    ["an issue is not marked as fixed", () => `issues/${issueId}/mark-fixed`, undefined],
    ["an issue is not checked again", () => `issues/${issueId}/check-again`, undefined],
    ["a cause is not marked as fixed", () => `issue-groups/${causeId}/mark-fixed`, { isFixed: true }],
    ["a cause is not checked again", () => `issue-groups/${causeId}/check-again`, undefined],
  ])("%s", async (_what, path, payload) => {
    const url = `/api/client-auth/${path()}`;
    const { body } = await api.send(api.cast.alice, { method: "POST", url, ...(payload && { payload }) });
    expect(body["code"]).toBe(code);
    const { rows } = await api.services.db.execute(sql`select count(*)::int as retests from retests`);
    expect(rows).toEqual([{ retests: 0 }]);
  });
});
