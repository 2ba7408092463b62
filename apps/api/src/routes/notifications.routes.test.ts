import { notifyMembers } from "@plumbline/core/notifications/notify";
import { contextFor, type OrganizationContext } from "@plumbline/core/platform/context";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { testApi, type TestApi } from "#api.testing.ts";

const LIST = { url: "/api/client-auth/notifications" };
const MARK = { method: "POST", url: "/api/client-auth/notifications/mark-all-read" } as const;

let api: TestApi;
let bakery: OrganizationContext;

beforeAll(async () => {
  api = await testApi();
  bakery = contextFor(api.services, api.cast.alice.organizationId);
  for (const [index, word] of ["First", "Second", "Third"].entries()) {
    api.services.clock.advance(1000);
    const notice = { kind: "report-ready", path: "/audit-history", eventKey: `report ${index}` } as const;
    await notifyMembers(bakery, { ...notice, message: `${word} report.` });
    await notifyMembers(bakery, { ...notice, message: "The same event again." });
  }
});
afterAll(() => api.close());

describe("notifications", () => {
  it("come newest first, each event once, to each member of the organization alone", async () => {
    const { status, body } = await api.send(api.cast.vera, LIST);
    expect(status).toBe(200);
    expect(body["data"]).toMatchObject({
      notifications: [
        { message: "Third report.", kind: "report-ready", path: "/audit-history", isNew: true },
        { message: "Second report." },
        { message: "First report." },
      ],
      unread: 3,
      total: 3,
      page: 1,
    });
    expect((await api.send(api.cast.charlie, LIST)).body["data"]).toMatchObject({
      notifications: [],
      total: 0,
    });
  });

  it("come in pages", async () => {
    const answer = await api.send(api.cast.bob, { url: `${LIST.url}?page=2&limit=2` });
    expect(answer.body["data"]).toMatchObject({ notifications: [{ message: "First report." }], page: 2 });
    expect((await api.send(api.cast.bob, { url: `${LIST.url}?limit=101` })).status).toBe(400);
  });

  it("are marked as read for oneself alone, by a viewer too", async () => {
    expect((await api.send(api.cast.charlie, MARK)).status).toBe(200);
    const marked = await api.send(api.cast.vera, MARK);
    expect(marked).toMatchObject({ status: 200, body: { data: { unread: 0 } } });
    expect((await api.send(api.cast.vera, LIST)).body["data"]).toMatchObject({
      unread: 0,
      notifications: [{ isNew: false }, { isNew: false }, { isNew: false }],
    });
    expect((await api.send(api.cast.alice, LIST)).body["data"]).toMatchObject({ unread: 3 });
  });

  it("reach only the roles they concern", async () => {
    await notifyMembers(bakery, {
      kind: "payment-failed",
      message: "The payment failed.",
      path: "/billing",
      eventKey: "payment 1",
      roles: ["owner"],
    });
    expect((await api.send(api.cast.alice, LIST)).body["data"]).toMatchObject({ unread: 4 });
    expect((await api.send(api.cast.bob, LIST)).body["data"]).toMatchObject({ unread: 3 });
  });

  it.each([LIST, MARK])("ask who one is: $url", async (options) => {
    expect(await api.send(null, options)).toMatchObject({ status: 401, body: { code: "session.missing" } });
  });
});
