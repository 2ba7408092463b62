import { z } from "zod";

import { OPS_LAST_PAGE } from "./ops-terms.ts";

/** Which page of a list; lists answer whether another one follows, and are never counted through. */
export const page = z.coerce.number().int().min(1).max(OPS_LAST_PAGE).default(1);

/** What someone looks for: the beginning of a name, an address or a host. */
export const search = z.string().trim().max(100).default("");

export const pageFacts = { page: z.number().int(), hasNext: z.boolean() };

/** A number that is not counted beyond a limit. */
export const counted = z.object({
  count: z.number().int(),
  isMore: z.boolean().describe("There are more than were counted"),
});
export type Counted = z.infer<typeof counted>;

/** Whom something is about; null where it is about no client. */
export const clientName = z.object({ id: z.string(), name: z.string() }).nullable();

export const done = z.object({ success: z.literal(true) });
