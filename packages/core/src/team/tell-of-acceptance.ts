import type { User } from "@plumbline/contract/auth";
import { ROLE_WORDS } from "@plumbline/contract/roles";

import { tellMembers } from "#notifications/notify.ts";
import { recordAct } from "#platform/audit-log.ts";
import { contextFor, type Services } from "#platform/context.ts";
import { OWNERS } from "#platform/roles.ts";
import { inviteAcceptedWords } from "#team/invite-accepted.mail.ts";

/** Notes that an invite was accepted, and tells the owners of the organization. */
export async function tellOfAcceptance(services: Services, user: User): Promise<void> {
  const { id, name, role, organization } = user;
  const context = contextFor(services, organization.id);
  const at = services.clock.now();
  const actor = { kind: "user", userId: id } as const;
  await recordAct({ ...context, actor }, { action: "invite.accepted", subjectId: id });
  await tellMembers(context, {
    kind: "invite-accepted",
    message: `${name} accepted the invite and is now in your team as ${ROLE_WORDS[role].name}.`,
    path: "/team",
    eventKey: `invite-accepted ${organization.id} ${id}`,
    roles: OWNERS,
    site: null,
    words: (timeZone) => inviteAcceptedWords({ person: user, at, timeZone }),
  });
}
