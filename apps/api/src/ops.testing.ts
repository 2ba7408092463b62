import { addOperator } from "@plumbline/core/operators/add-operator";
import type { TestServices } from "@plumbline/testing/test-services";
import { Secret, TOTP } from "otpauth";
import { z } from "zod";

import type { TestApi } from "#api.testing.ts";

export const OPERATOR = { name: "Olga Ortiz", email: "olga@plumbline.example" };
export const OPERATOR_PASSWORD = "Level-Ground-77";

/** What the operator's app shows now, or so many steps of 30 seconds later. */
export function operatorsCode({ clock }: Pick<TestServices, "clock">, secret: string, steps = 0): string {
  const timestamp = clock.now().getTime() + steps * 30_000;
  return TOTP.generate({ secret: Secret.fromBase32(secret), timestamp });
}

const begun = z.object({ data: z.object({ session: z.string() }) });
const setUp = z.object({ data: z.object({ secret: z.string() }) });
const entered = z.object({ data: z.object({ token: z.string(), recoveryCodes: z.array(z.string()) }) });

export interface SignedInOps {
  token: string;
  secret: string;
  recoveryCodes: string[];
  temporaryPassword: string;
}

/** Adds an operator as the command line does, and signs them in for the first time as their page does. */
export async function newOperator(
  { services, send }: Pick<TestApi, "services" | "send">,
  person = OPERATOR,
): Promise<SignedInOps> {
  const added = await addOperator(services, person);
  if (added === null) throw new Error("This operator was added before.");
  const { temporaryPassword } = added;
  const post = async (path: string, payload: object) =>
    (await send(null, { method: "POST", url: `/api/ops/${path}`, payload })).body;
  const login = await post("login", { email: person.email, password: temporaryPassword });
  const { session } = begun.parse(login).data;
  const { secret } = setUp.parse(await post("begin-set-up", { session })).data;
  const code = operatorsCode(services, secret);
  const { data } = entered.parse(
    await post("complete-set-up", { session, newPassword: OPERATOR_PASSWORD, code }),
  );
  return { token: data.token, recoveryCodes: data.recoveryCodes, secret, temporaryPassword };
}
