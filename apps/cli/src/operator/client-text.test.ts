import type { ClientRow } from "@plumbline/core/clients/list-clients";
import { expect, it } from "vitest";

import { clientTable } from "./client-text.ts";

const CLIENT: ClientRow = {
  organizationId: "01900000-0000-7000-8000-000000000001",
  name: "Bakery",
  website: "https://xn--bckerei-5wa.example/shop",
  contactEmail: "owner@bakery.example",
  timeZone: "America/New_York",
  laws: [],
  ownershipToken: null,
  subscription: "ACTIVE",
  suspendedAt: null,
  createdAt: new Date("2026-11-01T12:00:00Z"),
  lastScan: null,
};

it.each([
  ["https://xn--bckerei-5wa.example/shop", "https://bäckerei.example/shop"],
  ["https://shop.example:8443/", "https://shop.example:8443/"],
  ["http://[::1]:3000/", "http://[::1]:3000/"],
  ["http://127.0.0.1/", "http://127.0.0.1/"],
])("lists the website %s as %s", (website, shown) => {
  expect(clientTable([{ ...CLIENT, website }])).toContain(` ${shown} `);
});
