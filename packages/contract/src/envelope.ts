import { z } from "zod";

/** The success half of the API envelope (specification 3). */
export function dataEnvelope<T extends z.ZodType>(data: T) {
  return z.object({ success: z.literal(true), data, message: z.string().optional() });
}
