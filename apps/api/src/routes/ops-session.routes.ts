import {
  opsBeginSetUp,
  opsCompleteSecondFactor,
  opsCompleteSetUp,
  opsConfirm,
  opsLogin,
  opsLogout,
  opsMe,
} from "@plumbline/contract/ops-session";
import { completeOperatorSignIn } from "@plumbline/core/operators/complete-operator-sign-in";
import { confirmOperator } from "@plumbline/core/operators/confirm-operator";
import { logInOperator } from "@plumbline/core/operators/log-in-operator";
import { logOutOperator } from "@plumbline/core/operators/log-out-operator";
import { readOperator } from "@plumbline/core/operators/read-operator";
import { beginSetUp, completeSetUp } from "@plumbline/core/operators/set-up-operator";
import type { Services } from "@plumbline/core/platform/context";
import type { FastifyInstance } from "fastify";

import { addOperatorRoute, addPublicRoute, success } from "#server/add-route.ts";

/** Operators' own sign-in, which always has two factors. */
export function addOpsSessionRoutes(server: FastifyInstance, services: Services): void {
  addPublicRoute(server, services, opsLogin, async (context, { body, client }) =>
    success({ data: await logInOperator(context, body, client) }),
  );

  addPublicRoute(server, services, opsBeginSetUp, async (context, { body }) =>
    success({ data: await beginSetUp(context, body) }),
  );

  addPublicRoute(server, services, opsCompleteSetUp, async (context, { body, client }) =>
    success({ data: await completeSetUp(context, body, client) }),
  );

  addPublicRoute(server, services, opsCompleteSecondFactor, async (context, { body, client }) =>
    success({ data: await completeOperatorSignIn(context, body, client) }),
  );

  addOperatorRoute(server, services, opsMe, async (caller) =>
    success({ data: { operator: await readOperator(caller) } }),
  );

  addOperatorRoute(server, services, opsLogout, async ({ context }) => {
    await logOutOperator(context);
    return success({});
  });

  addOperatorRoute(server, services, opsConfirm, async (caller, { body }) =>
    success({ data: await confirmOperator(caller, body.code) }),
  );
}
