import { z } from "zod";

/** When something was first seen: in the order a visitor comes to them. */
const when = z.enum([
  "before a choice",
  "once the visitor moved",
  "after rejecting",
  "with Global Privacy Control",
]);

export const thirdPartyHost = z.object({
  host: z.string(),
  owner: z.string().nullable().describe("The company or product; null when no list knows the host"),
  kind: z.string().describe("What it is for, e.g. advertising, session-replay, fonts, other; or unknown"),
  when: when.describe("In which of our visits it was first contacted"),
  firstContactedMs: z.number().int().describe("Milliseconds after that visit began to load the page"),
  page: z.string().describe("The page of that visit"),
  requests: z.number().int().describe("Requests to it in all visits"),
  aliasOf: z
    .string()
    .optional()
    .describe("For a host of the site itself: the tracker's name that it leads to in the DNS"),
});
export type ThirdPartyHost = z.infer<typeof thirdPartyHost>;

export const inventoryCookie = z.object({
  name: z.string(),
  host: z.string().describe("Host it belongs to"),
  owner: z.string().nullable().describe("Whose cookie it is; null when no list knows it"),
  kind: z.string().describe("What it is for, e.g. essential, analytics, advertising; or unknown"),
  setBy: z.string().describe("Address of the answer or script that set it"),
  when: when.describe("In which of our visits it was first set"),
  firstSetMs: z.number().int().describe("Milliseconds after that visit began to load the page"),
  lifetimeDays: z
    .number()
    .int()
    .nullable()
    .describe("Days it was asked to stay; null until the browser closes"),
  page: z.string().describe("The page of that visit"),
});
export type InventoryCookie = z.infer<typeof inventoryCookie>;

/** Hosts of other sites that pages contact, and cookies that are set. */
export const privacyInventory = z.object({
  hosts: z.array(thirdPartyHost).describe("Hosts outside the site, in the order they were first contacted"),
  cookies: z.array(inventoryCookie),
});
export type PrivacyInventory = z.infer<typeof privacyInventory>;
