import type { Services } from "#platform/context.ts";

/** Sessions last used at this moment or before are over. */
export function idleLimit({ config, clock }: Pick<Services, "config" | "clock">): Date {
  return new Date(clock.now().getTime() - config.sessions.idleHours * 3_600_000);
}
