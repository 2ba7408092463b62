import { REMEMBERED_SESSION_HOURS, SESSION_HOURS, type User } from "@plumbline/contract/auth";

import { recordAct } from "#platform/audit-log.ts";
import type { Services } from "#platform/context.ts";
import { actingFor } from "#platform/database/tenancy.ts";
import { rememberPlace } from "#sign-in/known-places.queries.ts";
import { newSecret, secretHash } from "#sign-in/secrets.ts";
import { networkOf } from "#sign-in/throttle.ts";
import { noteEntered } from "#organizations/memberships.queries.ts";
import { deleteExpiredSessions, insertSession } from "#sign-in/sessions.queries.ts";

/** The browser a session is started in. */
export interface Client {
  address: string;
  userAgent: string | null;
}

export interface NewSession {
  user: User;
  isRemembered: boolean;
  client: Client;
}

/** Starts a session in the organization of the user given, and answers its token, which is stored nowhere and shown once. */
export async function startSession(
  services: Pick<Services, "db" | "clock">,
  { user, isRemembered, client }: NewSession,
): Promise<string> {
  const now = services.clock.now();
  const hours = isRemembered ? REMEMBERED_SESSION_HOURS : SESSION_HOURS;
  const token = newSecret();
  await deleteExpiredSessions(services.db, user.id, now);
  await rememberPlace(services.db, user.id, { network: networkOf(client.address), now });
  const sessionId = await insertSession(services.db, {
    tokenHash: secretHash(token),
    userId: user.id,
    organizationId: user.organization.id,
    isRemembered,
    address: client.address,
    userAgent: client.userAgent?.slice(0, 300) ?? null,
    createdAt: now,
    lastUsedAt: now,
    expiresAt: new Date(now.getTime() + hours * 3_600_000),
  });
  const organization = { id: actingFor(user.organization.id) };
  await noteEntered({ ...services, organization }, user.id);
  const actor = { kind: "user", userId: user.id, sessionId, role: user.role } as const;
  const details = { address: client.address };
  await recordAct(
    { ...services, organization, actor },
    { action: "session.started", subjectId: sessionId, details },
  );
  return token;
}
