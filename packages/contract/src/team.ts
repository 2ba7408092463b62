import { z } from "zod";

import { email, role } from "./auth.ts";
import { defineEndpoint } from "./endpoint.ts";
import { dataEnvelope } from "./envelope.ts";

/** A person of the organization. */
export const teamMember = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  role,
  state: z.enum(["invited", "active"]).describe("`invited` until the person has chosen a password"),
  inviteExpiresAt: z.iso.datetime().nullable().describe("Until when the invite's link works; null once used"),
  lastSignInAt: z.iso.datetime().nullable().describe("The newest sign-in; null before the first"),
  createdAt: z.iso.datetime(),
});
export type TeamMember = z.infer<typeof teamMember>;

const idParams = z.object({ id: z.uuid() });
const oneMember = dataEnvelope(z.object({ member: teamMember }));

export const listTeam = defineEndpoint({
  method: "GET",
  path: "/api/client-auth/team",
  summary: "The people of the organization",
  auth: "bearer",
  output: dataEnvelope(z.object({ members: z.array(teamMember) })),
  errors: ["session.missing", "session.expired"],
});

const name = z.string().trim().min(1, "Enter a name.").max(100, "Enter at most 100 characters.");

export const inviteMember = defineEndpoint({
  method: "POST",
  path: "/api/client-auth/team/invite",
  summary: "Invite a person by mail",
  auth: "bearer",
  body: z.object({ email, name, role }),
  output: oneMember,
  errors: [
    "request.invalid",
    "request.malformed-json",
    "session.missing",
    "session.expired",
    "role.forbidden",
    "organization.email-taken",
    "team.full",
    "team.too-many-invites",
  ],
});

export const updateMember = defineEndpoint({
  method: "PUT",
  path: "/api/client-auth/team/:id",
  summary: "Change a person's role",
  auth: "bearer",
  params: idParams,
  body: z.object({ role }),
  output: oneMember,
  errors: [
    "request.invalid",
    "request.malformed-json",
    "session.missing",
    "session.expired",
    "role.forbidden",
    "team.not-found",
    "team.last-owner",
  ],
});

export const removeMember = defineEndpoint({
  method: "DELETE",
  path: "/api/client-auth/team/:id",
  summary: "Remove a person; their sessions end at once",
  auth: "bearer",
  params: idParams,
  output: z.object({ success: z.literal(true) }),
  errors: [
    "request.invalid",
    "session.missing",
    "session.expired",
    "role.forbidden",
    "team.not-found",
    "team.last-owner",
  ],
});

export const resendInvite = defineEndpoint({
  method: "POST",
  path: "/api/client-auth/team/:id/resend-invite",
  summary: "Send an invite again with a new link; the earlier link stops working",
  auth: "bearer",
  params: idParams,
  output: oneMember,
  errors: [
    "request.invalid",
    "session.missing",
    "session.expired",
    "role.forbidden",
    "team.not-found",
    "team.already-active",
    "team.too-many-invites",
  ],
});
