import type { Operator } from "@plumbline/contract/ops-session";
import { OPS_SESSION_HOURS } from "@plumbline/contract/ops-terms";

import { rememberOperatorsPlace } from "#operators/operator-places.queries.ts";
import { insertOperatorSession } from "#operators/operator-sessions.queries.ts";
import { countOperatorsRecoveryCodes, type OperatorRow } from "#operators/operators.queries.ts";
import { recordOperatorAct } from "#platform/audit-log.ts";
import type { Services } from "#platform/context.ts";
import { newSecret, secretHash } from "#sign-in/secrets.ts";
import type { Client } from "#sign-in/start-session.ts";
import { networkOf } from "#sign-in/throttle.ts";

export interface OpenedOps {
  token: string;
  operator: Operator;
}

/** Starts an operator's session and answers its token, which is stored nowhere and shown once. */
export async function startOperatorSession(
  services: Pick<Services, "db" | "clock">,
  { id, name, email }: Pick<OperatorRow, "id" | "name" | "email">,
  { address, userAgent }: Client,
): Promise<OpenedOps> {
  const { db, clock } = services;
  const now = clock.now();
  const token = newSecret();
  await rememberOperatorsPlace(db, id, { network: networkOf(address), now });
  const sessionId = await insertOperatorSession(db, {
    tokenHash: secretHash(token),
    operatorId: id,
    address,
    userAgent: userAgent?.slice(0, 300) ?? null,
    createdAt: now,
    lastUsedAt: now,
    confirmedAt: now,
    expiresAt: new Date(now.getTime() + OPS_SESSION_HOURS * 3_600_000),
  });
  const by = { ...services, operator: { operatorId: id, address } };
  await recordOperatorAct(by, { action: "operator.signed-in", subjectId: sessionId });
  return {
    token,
    operator: { id, name, email, recoveryCodesLeft: await countOperatorsRecoveryCodes(db, id) },
  };
}
