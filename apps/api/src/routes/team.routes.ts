import { acceptInvite, joinOrganization, readInvite } from "@plumbline/contract/invites";
import {
  inviteMember,
  listTeam,
  removeMember,
  resendInvite,
  setTwoFactorRule,
  updateMember,
} from "@plumbline/contract/team";
import type { Services } from "@plumbline/core/platform/context";
import { acceptInvite as joinWithNewAccount } from "@plumbline/core/team/accept-invite";
import { changeRole } from "@plumbline/core/team/change-role";
import { inviteMember as addInvited } from "@plumbline/core/team/invite-member";
import { joinOrganization as joinWithAccount } from "@plumbline/core/team/join-organization";
import { listTeam as readTeam } from "@plumbline/core/team/list-team";
import { readInvite as showInvite } from "@plumbline/core/team/read-invite";
import { removeMember as eraseMember } from "@plumbline/core/team/remove-member";
import { requireTwoFactor } from "@plumbline/core/team/require-two-factor";
import { resendInvite as sendAgain } from "@plumbline/core/team/resend-invite";
import type { FastifyInstance } from "fastify";

import { addPublicRoute, addSignedInRoute, success } from "#server/add-route.ts";

/** The team: who belongs to it, and the way in for those who are invited. */
export function addTeamRoutes(server: FastifyInstance, services: Services): void {
  addSignedInRoute(server, services, listTeam, async ({ context }) =>
    success({ data: await readTeam(context) }),
  );

  addSignedInRoute(server, services, inviteMember, async (signedIn, { body }) =>
    success({ data: { member: await addInvited(signedIn, body) } }),
  );

  addSignedInRoute(server, services, updateMember, async ({ context }, { params, body }) =>
    success({ data: { member: await changeRole(context, { ...params, ...body }) } }),
  );

  addSignedInRoute(server, services, removeMember, async (signedIn, { params }) => {
    await eraseMember(signedIn, params);
    return success({});
  });

  addSignedInRoute(server, services, resendInvite, async (signedIn, { params }) =>
    success({ data: { member: await sendAgain(signedIn, params) } }),
  );

  addSignedInRoute(server, services, setTwoFactorRule, async ({ context }, { body }) =>
    success({ data: await requireTwoFactor(context, body) }),
  );

  addPublicRoute(server, services, readInvite, async (context, { body }) =>
    success({ invite: await showInvite(context, body.token) }),
  );

  addPublicRoute(server, services, acceptInvite, async (context, { body, client }) =>
    success(await joinWithNewAccount(context, body, client)),
  );

  addSignedInRoute(server, services, joinOrganization, async (signedIn, { body }) =>
    success(await joinWithAccount(signedIn, body)),
  );
}
