import { readdir } from "node:fs/promises";

import { createCast, type Cast } from "@plumbline/testing/cast";
import { testServices, type TestServices } from "@plumbline/testing/test-services";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";

import { createPaymentLink } from "#billing/create-payment-link.ts";
import { payLink } from "#billing/settle-payments.testing.ts";
import { eraseClient } from "#clients/erase-client.ts";
import { findClients } from "#clients/find-client.ts";
import { listClients } from "#clients/list-clients.ts";
import { readClient } from "#clients/read-client.ts";
import { resumeClient, suspendClient } from "#clients/suspend-client.ts";
import { forbidFileProbe, permitFileProbe } from "#organizations/permit-file-probe.ts";
import { setLaws } from "#organizations/set-laws.ts";
import { contextFor, type OrganizationContext } from "#platform/context.ts";
import { organizations, users } from "#platform/database/tables/accounts.table.ts";
import { auditLog } from "#platform/database/tables/audit-log.table.ts";
import { issues } from "#platform/database/tables/issues.table.ts";
import { invoices } from "#platform/database/tables/invoices.table.ts";
import { mails } from "#platform/database/tables/messages.table.ts";
import { sandboxSubscriptions } from "#platform/database/tables/sandbox.table.ts";
import { scans } from "#platform/database/tables/scans.table.ts";
import { deliverMail } from "#platform/mail/deliver-mail.ts";
import { openMailTransport, outboxFolder } from "#platform/mail/open-mail-transport.ts";
import { queueMail } from "#platform/mail/queue-mail.ts";
import { organizationKey } from "#platform/storage.ts";
import { beginScan } from "#scans/begin-scan.ts";
import { requestScan } from "#scans/request-scan.ts";

const TERMS = { plan: "monthly", monthlyPriceCents: 49_700 };

let services: TestServices;
let cast: Cast;
let bakery: OrganizationContext;

beforeAll(async () => {
  services = await testServices();
});
afterAll(() => services.close());
beforeEach(async () => {
  await services.db.delete(organizations);
  await services.db.delete(users);
  await services.db.delete(auditLog);
  cast = await createCast(services);
  bakery = contextFor(services, cast.alice.organizationId, { kind: "operator" });
});

describe("a client is found", () => {
  it.each([
    ["its id", () => cast.alice.organizationId],
    ["a member's email address, in any case", () => "Bob@Cast.example"],
    ["its name", () => "harbor bakery"],
    ["its website's host", () => "harbor-bakery.example"],
  ])("by %s", async (_what, term) => {
    expect(await findClients(services, term())).toEqual([
      { organizationId: cast.alice.organizationId, name: "Harbor Bakery" },
    ]);
  });

  it("by its website's host as people read it, and as browsers send it", async () => {
    const site = eq(organizations.id, cast.alice.organizationId);
    await services.db.update(organizations).set({ website: "https://xn--bckerei-5wa.example/" }).where(site);
    for (const term of ["bäckerei.example", "xn--bckerei-5wa.example"])
      expect(await findClients(services, term)).toMatchObject([{ name: "Harbor Bakery" }]);
  });

  it("not at all by what no one has", async () => {
    expect(await findClients(services, "harbor")).toEqual([]);
  });
});

describe("the operator sees", () => {
  it("all clients by name, with subscription and newest scan", async () => {
    await requestScan(bakery, "initial");
    expect(await listClients(services)).toMatchObject([
      { name: "Harbor Bakery", subscription: "ACTIVE", lastScan: { status: "QUEUED", overall: null } },
      { name: "Meadow Books", subscription: "ACTIVE", lastScan: null },
    ]);
  });

  it("one client with its people and what there is of it", async () => {
    await requestScan(bakery, "initial");
    const client = await readClient(bakery);
    expect(client).toMatchObject({ name: "Harbor Bakery", scanCount: 1, reportCount: 0 });
    expect(client?.members.map(({ email, role }) => `${role} ${email}`)).toEqual([
      "owner alice@cast.example",
      "member bob@cast.example",
      "viewer vera@cast.example",
    ]);
  });
});

it("counts as issues to fix what is confirmed, and neither what needs review nor advice", async () => {
  const common = {
    organizationId: bakery.organization.id,
    checkId: "a11y-label",
    area: "accessibility" as const,
    component: "form",
    title: "Field without a label",
    message: "No label",
    severity: "high" as const,
    wcag: [],
    page: "https://a.example/",
    pageCount: 1,
    occurrenceCount: 1,
    firstSeenAt: new Date(),
    lastSeenAt: new Date(),
  };
  await services.db.insert(issues).values([
    { ...common, fingerprint: "a" },
    { ...common, fingerprint: "b", needsReview: true },
    { ...common, fingerprint: "c", needsReview: true, isAdvice: true },
    { ...common, fingerprint: "d", status: "verified" as const },
  ]);
  expect((await readClient(bakery))?.unresolvedIssueCount).toBe(1);
});

describe("the laws a client's website is judged by", () => {
  it("are those of the United States until others are set, which the next scan takes", async () => {
    expect((await readClient(bakery))?.laws).toEqual(["US"]);
    expect(await setLaws(bakery, ["EU", "US"])).toBe(true);
    expect(await setLaws(bakery, ["US", "EU"])).toBe(false);
    const { scanId } = await requestScan(bakery, "initial");
    expect(await beginScan(bakery, scanId)).toMatchObject({ laws: ["US", "EU"], ownershipToken: null });
  });

  it("are no one else's, and are noted when they change", async () => {
    await setLaws(bakery, ["CA"]);
    const charlie = contextFor(services, cast.charlie.organizationId, { kind: "operator" });
    expect((await readClient(charlie))?.laws).toEqual(["US"]);
    const isChange = eq(auditLog.action, "organization.laws-set");
    expect(await services.db.select().from(auditLog).where(isChange)).toMatchObject([
      { details: { laws: "CA" }, organizationId: cast.alice.organizationId },
    ]);
  });
});

describe("the wish to be asked for private files", () => {
  it("comes with a proof to publish, the same until it is taken back, and then another", async () => {
    const { token, isNew } = await permitFileProbe(bakery);
    expect([token, isNew]).toEqual([expect.stringMatching(/^[0-9a-f]{32}$/u), true]);
    expect(await permitFileProbe(bakery)).toEqual({ token, isNew: false });
    expect(await forbidFileProbe(bakery)).toBe(true);
    expect(await forbidFileProbe(bakery)).toBe(false);
    expect((await permitFileProbe(bakery)).token).not.toBe(token);
  });

  it("reaches the scans of that client alone, as long as it stands", async () => {
    const { token } = await permitFileProbe(bakery);
    const charlie = contextFor(services, cast.charlie.organizationId, { kind: "operator" });
    const beginOne = async (context: OrganizationContext) =>
      await beginScan(context, (await requestScan(context, "initial")).scanId);
    expect(await beginOne(bakery)).toMatchObject({ ownershipToken: token });
    expect(await beginOne(charlie)).toMatchObject({ ownershipToken: null });
    await forbidFileProbe(bakery);
    expect(await beginOne(bakery)).toMatchObject({ ownershipToken: null });
  });
});

describe("a suspended client", () => {
  it("is not scanned until it is resumed", async () => {
    expect(await suspendClient(bakery, "Disputed payment")).toBe(true);
    await expect(requestScan(bakery, "manual")).rejects.toMatchObject({ code: "organization.suspended" });
    expect(await resumeClient(bakery)).toBe(true);
    expect(await requestScan(bakery, "manual")).toMatchObject({ isNew: true });
  });

  it("is suspended and resumed once, each noted", async () => {
    await suspendClient(bakery, "Disputed payment");
    expect(await suspendClient(bakery, "Again")).toBe(false);
    await resumeClient(bakery);
    expect(await resumeClient(bakery)).toBe(false);
    const acts = await services.db.select().from(auditLog);
    expect(acts.map(({ action }) => action)).toEqual(
      expect.arrayContaining(["organization.suspended", "organization.resumed"]),
    );
  });
});

describe("an erased client", () => {
  it("is gone with its people, scans and files, and no one else's", async () => {
    await requestScan(bakery, "initial");
    const own = organizationKey(cast.alice.organizationId, "scans", "result.json");
    const others = organizationKey(cast.charlie.organizationId, "scans", "result.json");
    for (const key of [own, others]) await services.storage.put(key, "{}", "application/json");
    await eraseClient(bakery);
    expect(await services.db.$count(scans)).toBe(0);
    const people = await services.db.select().from(users);
    expect(people.map(({ email }) => email)).toEqual(["charlie@cast.example"]);
    expect([await services.storage.has(own), await services.storage.has(others)]).toEqual([false, true]);
    expect((await listClients(services)).map(({ name }) => name)).toEqual(["Meadow Books"]);
  });

  it("leaves no mail to it or its people, nor a copy in the local outbox", async () => {
    const outbox = openMailTransport(services.config);
    const people = [
      { context: bakery, recipient: "billing@harbor-bakery.example" },
      { context: services, recipient: "alice@cast.example" },
      { context: contextFor(services, cast.charlie.organizationId), recipient: "charlie@cast.example" },
      { context: services, recipient: "charlie@cast.example" },
    ];
    for (const [at, { context, recipient }] of people.entries()) {
      const mail = { subject: "News", text: "News", html: "<p>News</p>", unsubscribeUrl: null };
      await queueMail(context, { ...mail, recipient, idempotencyKey: `news ${at}` });
    }
    const queued = await services.db.select().from(mails).orderBy(mails.idempotencyKey);
    for (const { id } of queued) await deliverMail(services, outbox, id);
    outbox.close();
    const folder = outboxFolder(services.config);
    expect(await readdir(folder)).toHaveLength(8);
    await eraseClient(bakery);
    const kept = queued.slice(2).map(({ id }) => id);
    expect((await services.db.select().from(mails)).map(({ id }) => id).toSorted()).toEqual(kept.toSorted());
    const files = kept.flatMap((id) => [`${id}.eml`, `${id}.html`]);
    expect((await readdir(folder)).toSorted()).toEqual(files.toSorted());
  });

  it("is there until its files are gone too, so that the erasing can be repeated", async () => {
    const deleteAll = () => Promise.reject(new Error("The bucket is away."));
    const broken = { ...bakery, storage: { ...bakery.storage, deleteAll } };
    await expect(eraseClient(broken)).rejects.toThrow("The bucket is away.");
    expect((await listClients(services)).map(({ name }) => name)).toContain("Harbor Bakery");
    await eraseClient(bakery);
    expect((await listClients(services)).map(({ name }) => name)).toEqual(["Meadow Books"]);
  });

  it("leaves in the log that it was erased, and the invoices that billing law keeps", async () => {
    const token = await createPaymentLink(bakery, { ...TERMS, expiresAt: new Date("2026-12-18T12:00:00Z") });
    await payLink(services, token);
    expect(await eraseClient(bakery)).toEqual({ keptInvoices: 1 });
    const { organizationId } = cast.alice;
    const acts = await services.db.select().from(auditLog).where(eq(auditLog.organizationId, organizationId));
    expect(acts).toMatchObject([{ action: "organization.erased", details: { keptInvoices: 1 } }]);
    expect(await services.db.select().from(invoices)).toMatchObject([
      { organizationId, organizationName: "Harbor Bakery", state: "paid", paidCents: 21_537 },
    ]);
  });

  it("is charged no more", async () => {
    const token = await createPaymentLink(bakery, { ...TERMS, expiresAt: new Date("2026-12-18T12:00:00Z") });
    await payLink(services, token);
    await eraseClient(bakery);
    const { state } = (await services.db.select().from(sandboxSubscriptions)).at(-1)!;
    expect(state).toBe("ended");
  });

  it("whose files were erased already is erased all the same", async () => {
    await eraseClient(bakery);
    await expect(eraseClient(bakery)).resolves.toEqual({ keptInvoices: 0 });
  });
});
