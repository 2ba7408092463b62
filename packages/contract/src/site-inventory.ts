import { z } from "zod";

import { EXPORT_PRIVACY_INVENTORY, GET_PRIVACY_INVENTORY } from "#endpoints/privacy-inventory.ts";
import { defineEndpoint } from "./endpoint.ts";
import { dataEnvelope } from "./envelope.ts";
import { privacyInventory } from "./privacy-inventory.ts";

/** Third-party hosts and cookies as the newest scan of the site saw them. */
export const siteInventory = z.object({
  scan: z
    .object({ id: z.string(), website: z.string(), finishedAt: z.iso.datetime() })
    .nullable()
    .describe("The newest completed scan of the whole site; null when there is none"),
  inventory: privacyInventory
    .nullable()
    .describe("Null where that scan recorded no visit, or its result is no longer archived"),
});
export type SiteInventory = z.infer<typeof siteInventory>;

export const getPrivacyInventory = defineEndpoint(GET_PRIVACY_INVENTORY, {
  summary: "Third-party hosts and cookies of the newest scan, each with whose it is and when it came",
  output: dataEnvelope(siteInventory),
  errors: [],
});

export const exportPrivacyInventory = defineEndpoint(EXPORT_PRIVACY_INVENTORY, {
  summary: "The same as CSV, a row for each host and cookie",
  errors: [],
});
