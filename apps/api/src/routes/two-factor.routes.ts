import {
  beginTwoFactor,
  completeSecondFactor,
  disableTwoFactor,
  enableTwoFactor,
  getTwoFactor,
  renewRecoveryCodes,
} from "@plumbline/contract/two-factor";
import type { Services } from "@plumbline/core/platform/context";
import { completeSecondFactor as finishLogin } from "@plumbline/core/sign-in/complete-second-factor";
import { beginTwoFactor as begin } from "@plumbline/core/two-factor/begin-two-factor";
import { disableTwoFactor as switchOff } from "@plumbline/core/two-factor/disable-two-factor";
import { enableTwoFactor as switchOn } from "@plumbline/core/two-factor/enable-two-factor";
import { readTwoFactor } from "@plumbline/core/two-factor/read-two-factor";
import { renewRecoveryCodes as renew } from "@plumbline/core/two-factor/renew-recovery-codes";
import type { FastifyInstance } from "fastify";

import { addPublicRoute, addSignedInRoute, success } from "#server/add-route.ts";

/** Two-factor sign-in: the second step of a login, and one's own app and recovery codes. */
export function addTwoFactorRoutes(server: FastifyInstance, services: Services): void {
  addPublicRoute(server, services, completeSecondFactor, async (context, { body, client }) =>
    success(await finishLogin(context, body, client)),
  );

  addSignedInRoute(server, services, getTwoFactor, async ({ context }) =>
    success({ data: await readTwoFactor(context) }),
  );

  addSignedInRoute(server, services, beginTwoFactor, async (signedIn, { body, client }) =>
    success({ data: await begin(signedIn, body, client) }),
  );

  addSignedInRoute(server, services, enableTwoFactor, async (signedIn, { body, client }) =>
    success({ data: await switchOn(signedIn, body, client) }),
  );

  addSignedInRoute(server, services, disableTwoFactor, async (signedIn, { body, client }) => {
    await switchOff(signedIn, body, client);
    return success({});
  });

  addSignedInRoute(server, services, renewRecoveryCodes, async (signedIn, { body, client }) =>
    success({ data: await renew(signedIn, body, client) }),
  );
}
