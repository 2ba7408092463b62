import { changePassword, completePasswordChange, login, logout, me } from "@plumbline/contract/auth";
import { confirmForgotPassword, forgotPassword } from "@plumbline/contract/password-reset";
import type { Services } from "@plumbline/core/platform/context";
import { changePassword as replacePassword } from "@plumbline/core/sign-in/change-password";
import { completePasswordChange as replaceTemporaryPassword } from "@plumbline/core/sign-in/complete-password-change";
import { confirmPasswordReset } from "@plumbline/core/sign-in/confirm-password-reset";
import { logIn } from "@plumbline/core/sign-in/log-in";
import { logOut } from "@plumbline/core/sign-in/log-out";
import { requestPasswordReset } from "@plumbline/core/sign-in/request-password-reset";
import type { FastifyInstance } from "fastify";

import { addPublicRoute, addSignedInRoute, success } from "#server/add-route.ts";

/** Signing in and out, and passwords. */
export function addAuthRoutes(server: FastifyInstance, services: Services): void {
  addPublicRoute(server, services, login, async (context, { body, client }) =>
    success(await logIn(context, body, client)),
  );

  addPublicRoute(server, services, completePasswordChange, async (context, { body, client }) =>
    success(await replaceTemporaryPassword(context, body, client)),
  );

  addPublicRoute(server, services, forgotPassword, async (context, { body, client }) =>
    success(await requestPasswordReset(context, { ...body, address: client.address })),
  );

  addPublicRoute(server, services, confirmForgotPassword, async (context, { body, client }) => {
    await confirmPasswordReset(context, body, client);
    return success({});
  });

  addSignedInRoute(server, services, me, async ({ user }) => success({ user }));

  addSignedInRoute(server, services, logout, async ({ context }) => {
    await logOut(context);
    return success({});
  });

  addSignedInRoute(server, services, changePassword, async (signedIn, { body, client }) => {
    await replacePassword(signedIn, body, client);
    return success({});
  });
}
