import {
  giveTemporaryPassword,
  type TemporaryPassword,
} from "@plumbline/core/sign-in/give-temporary-password";
import { resetSecondFactor } from "@plumbline/core/sign-in/reset-second-factor";

import { InputError } from "../exit.ts";
import { withServices } from "./with-services.ts";

function nobody(email: string): InputError {
  return new InputError(`No account has the email address ${email}.`);
}

/**
 * Gives a person a temporary password.
 *
 * @throws InputError when no one has the address
 */
export async function resetPasswordOf(email: string): Promise<TemporaryPassword> {
  const given = await withServices((services) => giveTemporaryPassword(services, email));
  if (given === null) throw nobody(email);
  return given;
}

/**
 * Switches a person's two-factor sign-in off.
 *
 * @throws InputError when no one has the address
 */
export async function resetTwoFactorOf(email: string): Promise<{ email: string; hasChanged: boolean }> {
  const reset = await withServices((services) => resetSecondFactor(services, email));
  if (reset === "no-account") throw nobody(email);
  return { email, hasChanged: reset === "reset" };
}
