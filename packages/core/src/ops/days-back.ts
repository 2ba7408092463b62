import { OPS_DAYS } from "@plumbline/contract/ops-terms";

import type { Services } from "#platform/context.ts";

/** Since when failures and machine time are looked at. */
export function daysBack({ clock }: Pick<Services, "clock">): Date {
  return new Date(clock.now().getTime() - OPS_DAYS * 86_400_000);
}
