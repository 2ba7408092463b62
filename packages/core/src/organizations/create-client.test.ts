import { testServices, type TestServices } from "@plumbline/testing/test-services";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { isPaymentLinkLive } from "#billing/read-payment-link.ts";
import { createClient } from "#organizations/create-client.ts";
import { organizations, users } from "#platform/database/tables/accounts.table.ts";
import { mails } from "#platform/database/tables/messages.table.ts";
import { scans } from "#platform/database/tables/scans.table.ts";
import { logIn } from "#sign-in/log-in.ts";

let services: TestServices;

beforeAll(async () => {
  services = await testServices({ environment: { PUBLIC_URL: "https://app.example" } });
});
afterAll(() => services.close());

function client(email: string, isToPay: boolean) {
  const expiresAt = new Date(services.clock.now().getTime() + 60_000);
  return {
    name: "Corner Clinic",
    website: "https://corner-clinic.example/",
    owner: { name: "Nora North", email },
    payment: isToPay ? { plan: "monthly", monthlyPriceCents: 49_700, expiresAt } : null,
  };
}

async function textTo(recipient: string): Promise<string> {
  const rows = await services.db.select().from(mails);
  return rows.find((mail) => mail.recipient === recipient)?.text ?? "";
}

describe("a new client", () => {
  it("is mailed a temporary password that works, and the link to pay", async () => {
    const created = await createClient(services, client(" Nora@Clinic.example", true));
    const text = await textTo("nora@clinic.example");
    expect(text).toContain(`Temporary password: ${created.temporaryPassword}\n`);
    expect(text).toContain("https://app.example/login");
    expect(text).toContain(`Complete the payment:\n${created.paymentLink}\n`);
    const credentials = { email: "nora@clinic.example", password: created.temporaryPassword! };
    expect(await logIn(services, credentials, { address: "192.0.2.1", userAgent: null })).toMatchObject({
      requiresPasswordChange: true,
    });
    expect(await isPaymentLinkLive(services, created.paymentLink!.split("/pay/")[1]!)).toBe(true);
  });

  it("is not asked to pay without something to pay, and is scanned at once", async () => {
    const { paymentLink, organizationId } = await createClient(
      services,
      client("otto@clinic.example", false),
    );
    expect(paymentLink).toBeNull();
    const text = await textTo("otto@clinic.example");
    expect(text).toContain("Log in to your dashboard:\nhttps://app.example/login\n");
    expect(text).not.toMatch(/pay/iu);
    const own = eq(scans.organizationId, organizationId);
    expect(await services.db.select().from(scans).where(own)).toMatchObject([{ kind: "initial" }]);
  });

  it("of an owner who has an account is one more of theirs: they are mailed no password", async () => {
    const recipient = "agency@clinic.example";
    const first = await createClient(services, client(recipient, true));
    const second = await createClient(services, {
      ...client("Agency@Clinic.example", true),
      website: "clinic-west.example",
    });
    expect(second).toMatchObject({ userId: first.userId, temporaryPassword: null });
    const rows = await services.db.select().from(mails).where(eq(mails.recipient, recipient));
    const told = rows.map(({ text }) => text ?? "").find((text) => text.includes(second.paymentLink!));
    expect(told).toContain("You already have an account");
    expect(told).not.toContain("Temporary password");
  });

  it("is refused whole when its website is none: nothing is stored and nothing is mailed", async () => {
    const count = () => Promise.all([organizations, users, mails].map((table) => services.db.$count(table)));
    const before = await count();
    const wrong = { ...client("nowhere@clinic.example", true), website: "ftp://clinic.example" };
    await expect(createClient(services, wrong)).rejects.toThrow(
      "The website must be an http or https address.",
    );
    expect(await count()).toEqual(before);
  });
});
