import { getIssue } from "@plumbline/contract/issues";
import { contextFor } from "@plumbline/core/platform/context";
import { foundIssue, HOME, place } from "@plumbline/core/scans/scan-result.testing";
import { stageScan } from "@plumbline/testing/stage-scan";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { testApi, type TestApi } from "#api.testing.ts";

const ISSUES = "/api/client-auth/issues";
const NOBODYS_ID = "01900000-0000-7000-8000-000000000000";
const PICTURE = Buffer.from("a picture of the field");

let api: TestApi;
let issue: string;
let address: string;

beforeAll(async () => {
  api = await testApi();
  const context = contextFor(api.services, api.cast.alice.organizationId);
  const screenshotKey = `organizations/${context.organization.id}/scans/one/screenshots/4f0c.webp`;
  await context.storage.put(screenshotKey, PICTURE, "image/webp");
  await stageScan(context, { issues: [foundIssue({ places: [{ ...place(HOME), screenshotKey }] })] });
  const list = await api.send(api.cast.alice, { url: ISSUES });
  issue = /"id":"([\w-]+)"/u.exec(JSON.stringify(list.body))?.[1] ?? "";
  const detail = await api.send(api.cast.alice, { url: `${ISSUES}/${issue}` });
  const [shown] = getIssue.output.parse(detail.body).data.evidence;
  address = `${ISSUES}/${issue}/screenshots/${shown?.screenshot}`;
});
afterAll(() => api.close());

describe("the picture of a place", () => {
  it.each(["alice", "bob", "vera"] as const)("is shown to %s", async (name) => {
    const { status, headers, bytes } = await api.send(api.cast[name], { url: address });
    expect([status, headers["content-type"], bytes]).toEqual([200, "image/webp", PICTURE]);
  });

  it("is hidden from outsiders and strangers", async () => {
    expect((await api.send(api.cast.charlie, { url: address })).status).toBe(404);
    expect((await api.send(null, { url: address })).status).toBe(401);
  });

  it("is missing for any other issue or place", async () => {
    const name = address.slice(address.lastIndexOf("/") + 1);
    for (const url of [
      `${ISSUES}/${NOBODYS_ID}/screenshots/${name}`,
      `${ISSUES}/${issue}/screenshots/${NOBODYS_ID}`,
    ]) {
      const { status, body } = await api.send(api.cast.alice, { url });
      expect(status).toBe(404);
      expect(JSON.stringify(body)).toContain("There is no screenshot of this place.");
    }
  });
});
