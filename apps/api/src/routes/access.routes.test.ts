import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import type { Endpoint } from "@plumbline/contract/endpoint";
import { recordDataExport } from "@plumbline/core/data-export/record-data-export";
import { contextFor, type OrganizationContext } from "@plumbline/core/platform/context";
import { foundIssue, HOME, place } from "@plumbline/core/scans/scan-result.testing";
import { addMember } from "@plumbline/core/organizations/add-member";
import { CAST_PASSWORD, type Person } from "@plumbline/testing/cast";
import { STAGED_PDF, stageScan } from "@plumbline/testing/stage-scan";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";

import { testApi, type TestApi } from "#api.testing.ts";
import { allEndpoints, nameOf } from "#contract.testing.ts";

type IdName =
  | "issue"
  | "cause"
  | "place"
  | "report"
  | "document"
  | "invoice"
  | "refund"
  | "weeklyScan"
  | "monthlyScan"
  | "dataExport"
  | "letter"
  | "conformanceReport"
  | "session"
  | "invited";

interface IdCall {
  /** Which of Alice's ids stands for each parameter of the path. */
  ids: Record<string, IdName>;
  payload?: object;
  /** What its owner is answered, where that is not 200. */
  answer?: number;
}

const ISSUE = { ids: { id: "issue" } } as const;
const CAUSE = { ids: { cause: "cause" } } as const;
const ACCEPTANCE = { until: "2026-12-01", reason: "The shop moves to new software." };

const SIGNING = { name: "Alice B. Miller", authority: "Chief Operating Officer" };

/** Every call that names something of an organization, in an order in which its owner can make them all. */
const ID_CALLS: Record<string, IdCall> = {
  "GET /api/client-auth/issues/:id": ISSUE,
  "GET /api/client-auth/issues/:id/screenshots/:place": { ids: { id: "issue", place: "place" } },
  "POST /api/client-auth/issues/:id/mark-fixed": ISSUE,
  "POST /api/client-auth/issues/:id/check-again": ISSUE,
  "POST /api/client-auth/issues/:id/accept": { ...ISSUE, payload: ACCEPTANCE },
  "POST /api/client-auth/issues/:id/end-acceptance": ISSUE,
  "PUT /api/client-auth/fix-guidance/:id": { ...ISSUE, payload: { isCompleted: true } },
  "GET /api/client-auth/issue-groups/:cause": CAUSE,
  "POST /api/client-auth/issue-groups/:cause/mark-fixed": { ...CAUSE, payload: { isFixed: true } },
  "POST /api/client-auth/issue-groups/:cause/check-again": CAUSE,
  "POST /api/client-auth/issue-groups/:cause/accept": { ...CAUSE, payload: ACCEPTANCE },
  "POST /api/client-auth/issue-groups/:cause/end-acceptance": CAUSE,
  "GET /api/client-auth/reports/:id": { ids: { id: "report" } },
  "GET /api/client-auth/reports/:id/download": { ids: { id: "report" } },
  "GET /api/client-auth/documents/:id/download": { ids: { id: "document" } },
  "GET /api/branded-pdfs/weekly/:scanId": { ids: { scanId: "weeklyScan" } },
  "GET /api/branded-pdfs/monthly/:scanId": { ids: { scanId: "monthlyScan" } },
  "GET /api/client-auth/invoices/:id/download": { ids: { id: "invoice" } },
  "GET /api/client-auth/invoices/:id/receipt": { ids: { id: "invoice" } },
  "GET /api/client-auth/credit-notes/:id/download": { ids: { id: "refund" } },
  "GET /api/client-auth/data-exports/:id/download": { ids: { id: "dataExport" } },
  "POST /api/client-auth/letters-of-intent/:id/sign": { ids: { id: "letter" }, payload: SIGNING },
  "GET /api/client-auth/letters-of-intent/:id/download": { ids: { id: "letter" } },
  // No person has evaluated its rows.
  "POST /api/client-auth/conformance-reports/:id/sign": {
    ids: { id: "conformanceReport" },
    payload: SIGNING,
    answer: 409,
  },
  "GET /api/client-auth/conformance-reports/:id/download": { ids: { id: "conformanceReport" } },
  "GET /api/client-auth/conformance-reports/:id/openacr": { ids: { id: "conformanceReport" } },
  "PUT /api/client-auth/team/:id": { ids: { id: "invited" }, payload: { role: "viewer" } },
  "POST /api/client-auth/team/:id/resend-invite": { ids: { id: "invited" } },
  "DELETE /api/client-auth/team/:id": { ids: { id: "invited" } },
  "DELETE /api/client-auth/sessions/:id": { ids: { id: "session" } },
};

/** Changes that concern no one but who makes them, and so need no role. */
const OWN_CHANGES = [
  "POST /api/client-auth/logout",
  "POST /api/client-auth/change-password",
  "POST /api/client-auth/confirm-identity",
  "POST /api/client-auth/join-organization",
  "POST /api/client-auth/switch-organization",
  "POST /api/client-auth/notifications/mark-all-read",
  "PUT /api/client-auth/notification-choices",
  "DELETE /api/client-auth/sessions/:id",
  "POST /api/client-auth/sessions/end-others",
  "POST /api/client-auth/support",
  "POST /api/client-auth/two-factor/begin",
  "POST /api/client-auth/two-factor/disable",
  "POST /api/client-auth/two-factor/enable",
  "POST /api/client-auth/two-factor/recovery-codes",
];

/** What a viewer may not do without naming anything, with a body or query that is valid for those who may. */
const FORBIDDEN_TO_VIEWERS: Record<string, Record<string, unknown> | null> = {
  "GET /api/client-auth/reactivation": null,
  "POST /api/client-auth/reactivate-subscription": null,
  "POST /api/client-auth/choose-plan": null,
  "POST /api/client-auth/cancel-subscription": null,
  "POST /api/client-auth/resume-subscription": null,
  "POST /api/client-auth/payment-method": null,
  "GET /api/client-auth/plan-switch": { planId: "plus" },
  "POST /api/client-auth/switch-plan": { planId: "plus", dueNow: 0, shownAt: "2026-11-22T12:00:00Z" },
  "PUT /api/client-auth/billing-details": {
    legalName: "Harbor Bakery, Inc.",
    address: { line1: "", line2: "", city: "", region: "", postalCode: "", country: "" },
    taxId: "",
    purchaseOrder: "",
  },
  "PUT /api/client-auth/business-figures": {
    monthlyVisitors: 1000,
    conversionRate: 2,
    averageOrderValue: 50,
  },
  "PUT /api/client-auth/team/two-factor": { isRequired: true },
  "PUT /api/client-auth/time-zone": { timeZone: "America/Chicago" },
  "GET /api/client-auth/data-exports": null,
  "POST /api/client-auth/data-exports": null,
  "POST /api/client-auth/letters-of-intent": {
    terms: {
      addressee: "",
      reference: "",
      vendor: "Harbor Bakery",
      vendorAddress: "",
      standards: [],
      remedies: [],
      humanTesting: "",
      reporting: "",
      contact: { name: "", email: "", responseDays: 5 },
    },
    basedOn: null,
  },
  "POST /api/client-auth/conformance-reports": {
    terms: {
      product: { name: "", version: "", description: "" },
      vendor: { name: "", address: "" },
      author: { name: "", email: "" },
      contact: { name: "", email: "", phone: "" },
      notes: "",
      changes: "",
      humanMethods: "",
      technologies: [],
      disclaimer: "",
      feedback: "",
      rows: [],
    },
    basedOn: null,
    seenScan: "0199c0de-0000-7000-8000-000000000000",
  },
  "POST /api/client-auth/team/invite": { email: "eve@cast.example", name: "Eve Early", role: "member" },
};

const endpoints = (await allEndpoints()).filter(({ auth }) => auth === "bearer");
const forbids = ({ errors }: Endpoint) => errors.includes("role.forbidden");
/** Calls that a role can be refused for: then nothing is looked for. */
const FORBIDDEN = new Set(endpoints.filter(forbids).map(nameOf));

let api: TestApi;
let harborBakery: OrganizationContext;
let ids: Record<IdName, string>;
/** The member and the viewer of Charlie's organization. */
let strangers: Person[];
let folder: string;

beforeAll(async () => {
  api = await testApi();
  harborBakery = contextFor(api.services, api.cast.alice.organizationId);
  folder = await mkdtemp(join(tmpdir(), "plumbline-access-"));
  strangers = await Promise.all((["member", "viewer"] as const).map(stageStranger));
  const monthlyScan = await stageMonthly();
  api.services.clock.advance(24 * 3_600_000);
  ids = {
    ...(await stageWeekly()),
    ...monthlyScan,
    ...(await stagePeople()),
    ...(await stageExport()),
    invoice: await stageInvoice(),
    refund: await stageRefund(),
    letter: await stageStatement("letters-of-intent"),
    conformanceReport: await stageStatement("conformance-reports"),
  };
});
afterAll(async () => {
  await api.close();
  await rm(folder, { recursive: true });
});

async function stageStranger(role: "member" | "viewer"): Promise<Person> {
  const { organizationId } = api.cast.charlie;
  const person = { name: `Stranger ${role}`, email: `${role}@meadow.example` };
  const context = contextFor(api.services, organizationId);
  const { userId } = await addMember(context, { ...person, role, password: CAST_PASSWORD });
  return { ...person, userId, organizationId };
}

async function stageMonthly() {
  const monthlyScan = await stageScan(harborBakery, { kind: "monthly" });
  await madeReport(monthlyScan, "monthly", "report");
  return { monthlyScan, document: await madeReport(monthlyScan, "loi", "document") };
}

async function stageWeekly() {
  const screenshotKey = `organizations/${harborBakery.organization.id}/scans/one/screenshots/4f0c.webp`;
  await harborBakery.storage.put(screenshotKey, Buffer.from("a picture"), "image/webp");
  const issues = [foundIssue({ places: [{ ...place(HOME), screenshotKey }] })];
  const weeklyScan = await stageScan(harborBakery, { kind: "weekly", issues });
  const report = await madeReport(weeklyScan, "weekly", "report");
  const { id: issue } = await first(sql`select id from issues`);
  const { id: cause } = await first(sql`select cause as id from issues`);
  const { body } = await api.send(api.cast.alice, { url: `/api/client-auth/issues/${issue}` });
  const screenshot = /"screenshot":"([\w-]+)"/u.exec(JSON.stringify(body))?.[1] ?? "";
  return { weeklyScan, report, issue, cause, place: screenshot };
}

/** A report or document of a scan with its file, whether or not the scan has asked for it. */
async function madeReport(scanId: string, kind: string, itemType: string): Promise<string> {
  const storageKey = `organizations/${harborBakery.organization.id}/reports/${kind}.pdf`;
  await harborBakery.storage.put(storageKey, Buffer.from(STAGED_PDF), "application/pdf");
  const { id } = await first(sql`
    insert into reports (organization_id, scan_id, kind, item_type, status, storage_key)
    values (${harborBakery.organization.id}, ${scanId}, ${kind}, ${itemType}, 'COMPLETED', ${storageKey})
    on conflict (scan_id, kind) do update
    set item_type = excluded.item_type, status = excluded.status, storage_key = excluded.storage_key
    returning id`);
  return id;
}

async function stagePeople() {
  const { alice } = api.cast;
  await api.logIn(alice);
  const { id: session } = await first(
    sql`select id from sessions where user_id = ${alice.userId} order by created_at, id limit 1`,
  );
  const { body } = await api.send(alice, {
    method: "POST",
    url: "/api/client-auth/team/invite",
    payload: { email: "dora@cast.example", name: "Dora Dale", role: "member" },
  });
  const { data } = z.object({ data: z.object({ member: z.object({ id: z.string() }) }) }).parse(body);
  return { session, invited: data.member.id };
}

async function stageExport() {
  const path = join(folder, "made.zip");
  await writeFile(path, "PK made of bread");
  await api.send(api.cast.alice, { method: "POST", url: "/api/client-auth/data-exports" });
  const { id: dataExport } = await first(sql`select id from data_exports`);
  await recordDataExport(harborBakery, { exportId: dataExport, path });
  return { dataExport };
}

async function stageInvoice(): Promise<string> {
  const { id } = await first(sql`
    insert into invoices (organization_id, organization_name, provider, provider_invoice_id, reason, state, plan, lines,
      subtotal_cents, tax_cents, total_cents, paid_cents, attempts, issued_at, paid_at)
    values (${harborBakery.organization.id}, 'Harbor Bakery', 'sandbox', 'in_1', 'renewal', 'paid', 'monthly', '[]',
      49700, 0, 49700, 49700, 1, now(), now())
    returning id`);
  return id;
}

/** What was given back of that invoice. */
async function stageRefund(): Promise<string> {
  const { id } = await first(sql`
    insert into refunds (organization_id, provider, provider_refund_id, provider_invoice_id, number, amount_cents, refunded_at)
    values (${harborBakery.organization.id}, 'sandbox', 're_1', 'in_1', 'TEST-CN-000001', 700, now())
    returning id`);
  return id;
}

/** A version as it is proposed, saved. */
async function stageStatement(path: string): Promise<string> {
  const url = `/api/client-auth/${path}`;
  const { body } = await api.send(api.cast.alice, { url });
  const facts = z.object({ identity: z.object({ scanId: z.string() }) });
  const draft = z.object({ terms: z.unknown(), facts });
  const { data } = z.object({ data: z.object({ draft }) }).parse(body);
  const seenScan = data.draft.facts.identity.scanId;
  const payload = { terms: data.draft.terms, basedOn: null, seenScan };
  const saved = await api.send(api.cast.alice, { method: "POST", url, payload });
  const answer = z.object({ data: z.object({ versions: z.array(z.object({ id: z.string() })) }) });
  return answer.parse(saved.body).data.versions[0]?.id ?? "";
}

async function first(query: ReturnType<typeof sql>): Promise<{ id: string }> {
  const { rows } = await api.services.db.execute<{ id: string }>(query);
  return z.object({ id: z.string() }).parse(rows[0]);
}

async function statusOf(person: Person | null, name: string): Promise<number> {
  const [method, path] = z
    .tuple([z.enum(["GET", "POST", "PUT", "DELETE"]), z.string()])
    .parse(name.split(" "));
  const call = ID_CALLS[name];
  const url = path.replaceAll(/:(\w+)/gu, (_, parameter: string) => ids[call?.ids[parameter] ?? "issue"]);
  const values = FORBIDDEN_TO_VIEWERS[name];
  const query = values && method === "GET" ? `?${new URLSearchParams(asTexts(values)).toString()}` : "";
  const body = call?.payload ?? (method === "GET" ? null : values);
  const { status } = await api.send(person, { method, url: url + query, ...(body && { payload: body }) });
  return status;
}

function asTexts(values: Record<string, unknown>): Record<string, string> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value)]));
}

describe("what a viewer may not do", () => {
  it("is decided for each call that changes something", () => {
    const changes = endpoints.filter(({ method }) => method !== "GET");
    const open = changes.filter((endpoint) => !forbids(endpoint)).map(nameOf);
    expect(open.toSorted()).toEqual(OWN_CHANGES.toSorted());
  });

  it("is all on a list", () => {
    const forbidden = endpoints.filter((endpoint) => forbids(endpoint) && !endpoint.path.includes(":"));
    expect(forbidden.map(nameOf).toSorted()).toEqual(Object.keys(FORBIDDEN_TO_VIEWERS).toSorted());
  });

  it.each(endpoints.filter(forbids).map(nameOf))("is refused: %s", async (name) => {
    expect(await statusOf(api.cast.vera, name)).toBe(403);
  });
});

describe("what belongs to an organization", () => {
  it("is all on the list: each call with an id in its path", () => {
    const withIds = endpoints.filter(({ path }) => path.includes(":")).map(nameOf);
    expect(withIds.toSorted()).toEqual(Object.keys(ID_CALLS).toSorted());
  });

  it.each(Object.keys(ID_CALLS))(
    "is hidden from outsiders and strangers, and there for its owner: %s",
    async (name) => {
      expect(await statusOf(api.cast.charlie, name)).toBe(404);
      const isForOthers = FORBIDDEN.has(name) ? [403, 404] : [404];
      for (const stranger of strangers) expect(isForOthers).toContain(await statusOf(stranger, name));
      expect(await statusOf(null, name)).toBe(401);
      expect(await statusOf(api.cast.alice, name)).toBe(ID_CALLS[name]?.answer ?? 200);
    },
  );
});
