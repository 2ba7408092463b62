import {
  addOperator,
  type OperatorPassword,
  removeOperator,
  resetOperator,
} from "@plumbline/core/operators/add-operator";
import { type ListedOperator, listOperators } from "@plumbline/core/operators/list-operators";
import { TEMPORARY_PASSWORD_DAYS } from "@plumbline/contract/auth";

import { InputError } from "../exit.ts";
import { minuteOf, table } from "./table.ts";
import { withServices } from "./with-services.ts";

/** What a person needs to sign in at `/ops` for the first time. */
export interface OpsAccess extends OperatorPassword {
  /** Where they sign in. */
  address: string;
}

function nobody(email: string): InputError {
  return new InputError(`No operator has the email address ${email}. "plumbline operator list" shows all.`);
}

/**
 * Lets someone sign in at `/ops`.
 *
 * @throws InputError when they may already
 */
export async function admitOperator(person: { name: string; email: string }): Promise<OpsAccess> {
  return withServices(async (services) => {
    const added = await addOperator(services, person);
    if (added === null) {
      throw new InputError(
        `${person.email} is an operator already. If they can't sign in, run: plumbline operator reset ${person.email}`,
      );
    }
    return { ...added, address: `${services.config.server.publicUrl}/ops` };
  });
}

/**
 * Has an operator set up password and second factor anew.
 *
 * @throws InputError when no operator has the address
 */
export async function resetAccessOf(email: string): Promise<OpsAccess> {
  return withServices(async (services) => {
    const reset = await resetOperator(services, email);
    if (reset === null) throw nobody(email);
    return { ...reset, address: `${services.config.server.publicUrl}/ops` };
  });
}

/** Says what a person needs to sign in. */
export function accessText({ name, email, address, temporaryPassword }: OpsAccess): string {
  return `${name} <${email}> can sign in at ${address} with ${temporaryPassword}
and then chooses a password and sets up two-factor sign-in. The temporary password works for ${TEMPORARY_PASSWORD_DAYS} days.
We don't email it. Hand it over in a way that only they can read.
`;
}

/**
 * Takes an operator's access away.
 *
 * @throws InputError when no operator has the address
 */
export async function dismissOperator(email: string): Promise<{ email: string }> {
  if (!(await withServices((services) => removeOperator(services, email)))) throw nobody(email);
  return { email };
}

/** All operators. */
export async function readOperators(): Promise<ListedOperator[]> {
  return withServices((services) => listOperators(services));
}

/** The operators, a line each. */
export function operatorTable(operators: readonly ListedOperator[]): string {
  if (operators.length === 0) return 'There are no operators. "plumbline operator add" adds one.\n';
  const rows = operators.map(({ email, name, isSetUp, lastSignInAt }) => [
    email,
    name,
    isSetUp ? "set up" : "has a temporary password",
    lastSignInAt === null ? "never" : minuteOf(lastSignInAt),
  ]);
  return table(["EMAIL", "NAME", "SIGN-IN", "LAST SIGN-IN"], rows);
}
