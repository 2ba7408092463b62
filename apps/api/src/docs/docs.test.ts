import { ERROR_CATALOG } from "@plumbline/contract/errors";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";

import { testApi, type TestApi } from "#api.testing.ts";

let api: TestApi;

beforeAll(async () => {
  api = await testApi();
});
afterAll(() => api.close());

const operation = z.object({
  summary: z.string().min(1),
  security: z.array(z.record(z.string(), z.array(z.string()))),
  responses: z.record(z.string(), z.object({ content: z.record(z.string(), z.unknown()) })),
});
const description = z.object({
  openapi: z.string(),
  paths: z.record(z.string(), z.record(z.string(), operation)),
});

async function readDescription() {
  const { status, body } = await api.send(null, { url: "/api/docs/json" });
  expect(status).toBe(200);
  return description.parse(body);
}

describe("the description of the API", () => {
  it("is OpenAPI 3.1 and lists every call of the journey", async () => {
    const { openapi, paths } = await readDescription();
    expect(openapi).toMatch(/^3\.1\./u);
    expect(Object.keys(paths).sort()).toEqual([
      "/api/auth/accept-invite",
      "/api/auth/confirm-forgot-password",
      "/api/auth/forgot-password",
      "/api/auth/invite",
      "/api/auth/payment-link/{token}",
      "/api/branded-pdfs/monthly/{scanId}",
      "/api/branded-pdfs/weekly/{scanId}",
      "/api/client-auth/billing",
      "/api/client-auth/billing-details",
      "/api/client-auth/business-figures",
      "/api/client-auth/cancel-subscription",
      "/api/client-auth/change-password",
      "/api/client-auth/choose-plan",
      "/api/client-auth/complete-password-change",
      "/api/client-auth/complete-second-factor",
      "/api/client-auth/confirm-identity",
      "/api/client-auth/conformance-reports",
      "/api/client-auth/conformance-reports/{id}/download",
      "/api/client-auth/conformance-reports/{id}/openacr",
      "/api/client-auth/conformance-reports/{id}/sign",
      "/api/client-auth/credit-notes/{id}/download",
      "/api/client-auth/dashboard-data",
      "/api/client-auth/data-exports",
      "/api/client-auth/data-exports/{id}/download",
      "/api/client-auth/documents/{id}/download",
      "/api/client-auth/fix-guidance",
      "/api/client-auth/fix-guidance/{id}",
      "/api/client-auth/invoices",
      "/api/client-auth/invoices/{id}/download",
      "/api/client-auth/invoices/{id}/receipt",
      "/api/client-auth/issue-groups",
      "/api/client-auth/issue-groups/{cause}",
      "/api/client-auth/issue-groups/{cause}/accept",
      "/api/client-auth/issue-groups/{cause}/check-again",
      "/api/client-auth/issue-groups/{cause}/end-acceptance",
      "/api/client-auth/issue-groups/{cause}/mark-fixed",
      "/api/client-auth/issues",
      "/api/client-auth/issues/export",
      "/api/client-auth/issues/{id}",
      "/api/client-auth/issues/{id}/accept",
      "/api/client-auth/issues/{id}/check-again",
      "/api/client-auth/issues/{id}/end-acceptance",
      "/api/client-auth/issues/{id}/mark-fixed",
      "/api/client-auth/issues/{id}/screenshots/{place}",
      "/api/client-auth/join-organization",
      "/api/client-auth/letters-of-intent",
      "/api/client-auth/letters-of-intent/{id}/download",
      "/api/client-auth/letters-of-intent/{id}/sign",
      "/api/client-auth/live",
      "/api/client-auth/login",
      "/api/client-auth/logout",
      "/api/client-auth/me",
      "/api/client-auth/notification-choices",
      "/api/client-auth/notifications",
      "/api/client-auth/notifications/mark-all-read",
      "/api/client-auth/organizations",
      "/api/client-auth/payment-method",
      "/api/client-auth/plan-switch",
      "/api/client-auth/privacy-inventory",
      "/api/client-auth/privacy-inventory/export",
      "/api/client-auth/reactivate-subscription",
      "/api/client-auth/reactivation",
      "/api/client-auth/reports",
      "/api/client-auth/reports/{id}",
      "/api/client-auth/reports/{id}/download",
      "/api/client-auth/resume-subscription",
      "/api/client-auth/sessions",
      "/api/client-auth/sessions/end-others",
      "/api/client-auth/sessions/{id}",
      "/api/client-auth/support",
      "/api/client-auth/switch-organization",
      "/api/client-auth/switch-plan",
      "/api/client-auth/team",
      "/api/client-auth/team/invite",
      "/api/client-auth/team/two-factor",
      "/api/client-auth/team/{id}",
      "/api/client-auth/team/{id}/resend-invite",
      "/api/client-auth/time-zone",
      "/api/client-auth/two-factor",
      "/api/client-auth/two-factor/begin",
      "/api/client-auth/two-factor/disable",
      "/api/client-auth/two-factor/enable",
      "/api/client-auth/two-factor/recovery-codes",
      "/api/stripe/create-payment-session",
    ]);
  });

  it("gives each call its words, its answer and its refusals", async () => {
    const { paths } = await readDescription();
    const statuses = new Set(Object.values(ERROR_CATALOG).map(({ status }) => String(status)));
    for (const call of Object.values(paths).flatMap((methods) => Object.values(methods))) {
      const { 200: answer, ...refusals } = call.responses;
      expect(Object.keys(answer?.content ?? {})).not.toEqual([]);
      expect(Object.keys(refusals).every((status) => statuses.has(status))).toBe(true);
    }
  });

  it("says that PDFs are PDFs and which calls ask for a token", async () => {
    const { paths } = await readDescription();
    const pdf = paths["/api/branded-pdfs/weekly/{scanId}"]?.["get"];
    expect(Object.keys(pdf?.responses["200"]?.content ?? {})).toEqual(["application/pdf"]);
    const report = paths["/api/client-auth/issues/export"]?.["get"]?.responses["200"];
    expect(Object.keys(report?.content ?? {})).toEqual(["application/pdf", "text/csv", "application/json"]);
    expect(pdf?.security).toEqual([{ bearer: [] }]);
    expect(paths["/api/client-auth/login"]?.["post"]?.security).toEqual([]);
  });

  it("can be read in a browser, with nothing that runs or loads", async () => {
    const page = await api.send(null, { url: "/api/docs" });
    expect(page.status).toBe(200);
    expect(page.headers["content-security-policy"]).toMatch(/^default-src 'none'/u);
    expect(page.bytes.toString()).toContain("<code>GET /api/client-auth/dashboard-data</code>");
  });
});
