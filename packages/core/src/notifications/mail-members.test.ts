import { type Cast, createCast } from "@plumbline/testing/cast";
import { testServices, type TestServices } from "@plumbline/testing/test-services";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";

import { maintenanceWords } from "#notifications/maintenance.mail.ts";
import { type MailedNotice, tellMembers } from "#notifications/notify.ts";
import { sendDueDigests } from "#notifications/send-due-digests.ts";
import { setChoices } from "#notifications/set-choices.ts";
import { contextFor, type OrganizationContext, type UserContext } from "#platform/context.ts";
import { users } from "#platform/database/tables/accounts.table.ts";
import {
  digestEntries,
  mails,
  notificationChoices,
  notifications,
} from "#platform/database/tables/messages.table.ts";
import { actingFor } from "#platform/database/tenancy.ts";
import { inviteAcceptedWords } from "#team/invite-accepted.mail.ts";

// Monday, November 23, 2026, 10 AM in New York.
const MONDAY = new Date("2026-11-23T15:00:00Z");

let services: TestServices;
let cast: Cast;
let bakery: OrganizationContext;

beforeAll(async () => {
  services = await testServices();
  cast = await createCast(services);
  bakery = contextFor(services, cast.alice.organizationId);
});
afterAll(() => services.close());

beforeEach(async () => {
  services.clock.set(MONDAY);
  await services.db.delete(mails);
  await services.db.delete(notifications);
  await services.db.delete(notificationChoices);
  await services.db.delete(digestEntries);
  await services.db.update(users).set({ mailPace: "at-once" });
});

function asBob(): UserContext {
  const { userId, organizationId } = cast.bob;
  const actor = { kind: "user", userId, sessionId: "s", role: "member" } as const;
  return { ...services, organization: { id: actingFor(organizationId) }, actor };
}

function happened(eventKey: string, changes: Partial<MailedNotice> = {}): MailedNotice {
  return {
    kind: "scan-failed",
    message: "The weekly scan did not finish.",
    path: "/audit-history",
    eventKey,
    site: "https://harbor-bakery.example/",
    words: () => ({
      headline: `Event ${eventKey}`,
      sentence: "Something happened.",
      facts: [],
      advice: "Look at it.",
      action: { label: "Open it", path: "/audit-history" },
      inShort: ["It happened on a page."],
    }),
    ...changes,
  };
}

async function mailsToBob() {
  return services.db.select().from(mails).where(eq(mails.recipient, cast.bob.email));
}

describe("a person who wants each mail at once", () => {
  it("gets one for an event, however often it is told, and can end such mails", async () => {
    await tellMembers(bakery, happened("1"));
    await tellMembers(bakery, happened("1"));
    const [mail, ...others] = await mailsToBob();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ subject: "Harbor Bakery: Event 1" });
    expect(mail?.text).toContain(`Unsubscribe: ${mail?.unsubscribeUrl}`);
    expect(await sendDueDigests(services)).toBe(0);
  });

  it("gets none before the invite is accepted", async () => {
    const isBob = eq(users.id, cast.bob.userId);
    const [bob] = await services.db.select().from(users).where(isBob);
    await services.db.update(users).set({ passwordHash: null }).where(isBob);
    await tellMembers(bakery, happened("1"));
    expect(await mailsToBob()).toEqual([]);
    expect(await services.db.select().from(notifications)).toHaveLength(2);
    await services.db.update(users).set({ passwordHash: bob!.passwordHash }).where(isBob);
  });

  it("cannot end, nor do without, what concerns money", async () => {
    await setChoices(asBob(), {
      choices: [{ kind: "report-ready", byMail: false }],
      pace: "weekly",
    });
    await tellMembers(bakery, happened("1", { kind: "payment-failed" }));
    const [mail] = await mailsToBob();
    expect(mail).toMatchObject({ unsubscribeUrl: null });
    expect(mail?.text).not.toContain("Unsubscribe");
  });
});

describe("a person who wants a summary", () => {
  it("gets what happened in one mail at 8 the next morning, by site, and nothing before", async () => {
    await setChoices(asBob(), { choices: [{ kind: "invite-accepted", byMail: true }], pace: "daily" });
    await tellMembers(bakery, happened("1"));
    services.clock.advance(3_600_000);
    const person = { id: "p", name: "Dora Dough", email: "dora@cast.example", role: "viewer" } as const;
    await tellMembers(
      bakery,
      happened("2", {
        kind: "invite-accepted",
        site: null,
        words: (timeZone) => inviteAcceptedWords({ person, at: services.clock.now(), timeZone }),
      }),
    );
    expect(await sendDueDigests(services)).toBe(0);
    expect(await mailsToBob()).toEqual([]);
    services.clock.set(new Date("2026-11-24T13:00:00Z"));
    expect(await sendDueDigests(services)).toBe(1);
    const [mail, ...others] = await mailsToBob();
    expect(others).toEqual([]);
    expect(mail?.subject).toBe("Harbor Bakery: 2 updates");
    expect(mail?.text).toContain(`Harbor Bakery, harbor-bakery.example
------------------------------------

- Event 1
  It happened on a page.
  November 23, 2026 at 10:00 AM EST
  http://127.0.0.1:4400/audit-history?organization=${bakery.organization.id}

Harbor Bakery
-------------

- Dora Dough joined your team
  dora@cast.example, Viewer
  November 23, 2026 at 11:00 AM EST
`);
    expect(mail?.unsubscribeUrl).not.toBeNull();
  });

  it("is mailed at once what would come too late", async () => {
    await setChoices(asBob(), { choices: [], pace: "weekly" });
    const maintenance = { startsAt: MONDAY, endsAt: MONDAY, note: "" };
    await tellMembers(
      bakery,
      happened("1", { kind: "maintenance-announced", words: (zone) => maintenanceWords(maintenance, zone) }),
    );
    expect(await mailsToBob()).toHaveLength(1);
  });

  it("gets each event in one summary, whatever rounds and workers meet, and none of it is told again", async () => {
    await setChoices(asBob(), { choices: [], pace: "weekly" });
    await tellMembers(bakery, happened("1"));
    services.clock.set(new Date("2026-11-24T13:00:00Z"));
    const rounds = await Promise.all([1, 2, 3].map(() => sendDueDigests(services)));
    expect(rounds.toSorted((one, other) => one - other)).toEqual([0, 0, 1]);
    await tellMembers(bakery, happened("1"));
    services.clock.set(new Date("2026-12-01T13:00:00Z"));
    expect(await sendDueDigests(services)).toBe(0);
    expect((await mailsToBob()).map(({ subject }) => subject)).toEqual(["Harbor Bakery: Event 1"]);
  });

  it("loses nothing when a round fails half-way", async () => {
    await setChoices(asBob(), { choices: [], pace: "daily" });
    await tellMembers(bakery, happened("1"));
    services.clock.set(new Date("2026-11-24T13:00:00Z"));
    const breaking = {
      ...services,
      queue: { ...services.queue, send: () => Promise.reject(new Error("The queue is gone.")) },
    };
    expect(await sendDueDigests(breaking)).toBe(0);
    expect(services.logText()).toContain("A summary could not be queued");
    expect(await mailsToBob()).toEqual([]);
    expect(await sendDueDigests(services)).toBe(1);
    expect(await mailsToBob()).toHaveLength(1);
  });

  it("is spared what they have switched off since", async () => {
    await setChoices(asBob(), { choices: [], pace: "daily" });
    await tellMembers(bakery, happened("1"));
    await setChoices(asBob(), { choices: [{ kind: "scan-failed", byMail: false }] });
    services.clock.set(new Date("2026-11-24T13:00:00Z"));
    expect(await sendDueDigests(services)).toBe(0);
    expect(await mailsToBob()).toEqual([]);
    expect(await services.db.$count(digestEntries, eq(digestEntries.headline, "Event 1"))).toBe(0);
  });

  it("gets what waits with the next round once they want each mail at once again", async () => {
    await setChoices(asBob(), { choices: [], pace: "weekly" });
    await tellMembers(bakery, happened("1"));
    expect((await setChoices(asBob(), { choices: [], pace: "at-once" })).pace).toBe("at-once");
    expect(await sendDueDigests(services)).toBe(1);
    const [mail] = await mailsToBob();
    expect(mail?.text).toContain("Your last summary: 1 update\n");
  });

  it("gets nothing of an organization they have left", async () => {
    await setChoices(asBob(), { choices: [], pace: "daily" });
    await tellMembers(bakery, happened("1"));
    await services.db
      .update(digestEntries)
      .set({ organizationId: cast.charlie.organizationId })
      .where(eq(digestEntries.userId, cast.bob.userId));
    services.clock.set(new Date("2026-11-24T13:00:00Z"));
    expect(await sendDueDigests(services)).toBe(0);
    expect(await mailsToBob()).toEqual([]);
  });
});
