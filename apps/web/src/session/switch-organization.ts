import { SWITCH_ORGANIZATION } from "@plumbline/contract/endpoints/own-organizations";

import { call } from "#api/call.ts";

import { replaceToken } from "./token.ts";

/** Has the session act for another of the person's organizations. */
export async function moveSession(organizationId: string): Promise<void> {
  const { token } = await call(SWITCH_ORGANIZATION, {
    body: { organizationId },
    words: "Failed to switch the organization",
  });
  replaceToken(token);
}

/**
 * Goes to another of the person's organizations. The page is loaded anew, so that nothing of the one before stays in
 * memory.
 */
export async function switchOrganization(organizationId: string): Promise<void> {
  await moveSession(organizationId);
  globalThis.location.assign("/");
}
