import { z } from "zod";

import { role, user } from "./auth.ts";
import { defineEndpoint } from "./endpoint.ts";
import { LIST_OWN_ORGANIZATIONS, SWITCH_ORGANIZATION } from "#endpoints/own-organizations.ts";
import { dataEnvelope } from "./envelope.ts";

/** An organization the caller belongs to. */
export const ownOrganization = z.object({
  id: z.string(),
  name: z.string(),
  website: z.string().nullable(),
  role: role.describe("The caller's role in it"),
  isCurrent: z.boolean().describe("Whether this session acts for it"),
});
export type OwnOrganization = z.infer<typeof ownOrganization>;

export const listOwnOrganizations = defineEndpoint(LIST_OWN_ORGANIZATIONS, {
  summary: "The organizations one belongs to, by name",
  beforeTwoFactor: true,
  output: dataEnvelope(z.object({ organizations: z.array(ownOrganization) })),
  errors: [],
});

export const switchOrganization = defineEndpoint(SWITCH_ORGANIZATION, {
  summary: "Have this session act for another of one's organizations; its token is replaced",
  beforeTwoFactor: true,
  body: z.object({ organizationId: z.uuid() }),
  output: z.object({ success: z.literal(true), token: z.string(), user }),
  errors: ["request.invalid", "request.malformed-json", "organization.not-found"],
});
