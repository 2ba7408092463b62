import type { BillingDetails } from "@plumbline/contract/billing-details";
import { settlePayments } from "@plumbline/core/billing/settle-payments.testing";
import { renewNow } from "@plumbline/core/platform/payments/sandbox/operate";
import { readPdf } from "@plumbline/documents/read-pdf.testing";
import type { Person } from "@plumbline/testing/cast";
import { describe, expect, it } from "vitest";

import { api, billingOf, payFirst, stageBilling } from "#routes/billing-stage.testing.ts";

stageBilling();

const DETAILS: BillingDetails = {
  legalName: "Harbor Bakery, Inc.",
  address: {
    line1: "1 Main Street",
    line2: "Suite 4",
    city: "Springfield",
    region: "IL",
    postalCode: "62701",
    country: "US",
  },
  taxId: "EIN 98-7654321",
  purchaseOrder: "PO-4711",
};

function save(person: Person, payload: object) {
  return api.send(person, { method: "PUT", url: "/api/client-auth/billing-details", payload });
}

async function textOf(id: string | undefined, kind: "download" | "receipt"): Promise<string> {
  const { bytes } = await api.send(api.cast.vera, { url: `/api/client-auth/invoices/${id}/${kind}` });
  return (await readPdf(bytes)).text;
}

describe("billing details", () => {
  it("are set by an owner alone, and read by everyone of the organization", async () => {
    const { alice, bob, vera, charlie } = api.cast;
    for (const person of [bob, vera])
      expect((await save(person, DETAILS)).body).toMatchObject({ code: "role.forbidden" });
    const saved = await save(alice, { ...DETAILS, legalName: "  Harbor Bakery, Inc. " });
    expect(saved.body).toMatchObject({ data: DETAILS });
    expect((await billingOf(vera)).billingDetails).toEqual(DETAILS);
    expect((await billingOf(charlie)).billingDetails.legalName).toBe("");
  });

  it("name no country that is none", async () => {
    const address = { ...DETAILS.address, country: "XX" };
    const { status, body } = await save(api.cast.alice, { ...DETAILS, address });
    expect({ status, body }).toMatchObject({ status: 400, body: { code: "request.invalid" } });
  });

  it("stand on what is issued from then on, and change nothing that was issued before", async () => {
    await payFirst();
    await save(api.cast.alice, DETAILS);
    await renewNow(api.services, api.cast.alice.organizationId);
    await settlePayments(api.services);
    await save(api.cast.alice, { ...DETAILS, legalName: "Another Bakery, LLC", purchaseOrder: "PO-9" });
    const [renewal, start] = (await billingOf(api.cast.alice)).billingHistory;
    const party =
      "Billed to Harbor Bakery, Inc. 1 Main Street Suite 4 Springfield, IL 62701 United States EIN 98-7654321 alice@cast.example";
    for (const kind of ["download", "receipt"] as const) {
      expect(await textOf(renewal?.id, kind)).toContain(party);
      expect(await textOf(renewal?.id, kind)).toContain("Purchase order PO-4711");
      // Handed out for the first time only now, and yet as it was issued.
      expect(await textOf(start?.id, kind)).toContain("Billed to Harbor Bakery alice@cast.example");
    }
  });
});
