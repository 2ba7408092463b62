import { inTransaction, type Services } from "#platform/context.ts";

/** What the sandbox's side of payments runs on. It is a provider: it knows nothing of the service's own rows. */
export type Sandbox = Pick<Services, "db" | "clock" | "queue" | "config">;

/** Runs one change of the sandbox's world: all of it happens or nothing. */
export function changeWorld<T>(sandbox: Sandbox, act: (inside: Sandbox) => Promise<T>): Promise<T> {
  return inTransaction(sandbox, act);
}

/** The same world at another moment, for what was due while no one looked. */
export function atMoment(sandbox: Sandbox, moment: Date): Sandbox {
  return { ...sandbox, clock: { now: () => moment } };
}
