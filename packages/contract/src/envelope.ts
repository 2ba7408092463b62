import { z } from "zod";

/** The success half of the API envelope (`docs/product.md`, 'What a call answers'). */
export function dataEnvelope<T extends z.ZodType>(data: T) {
  return z.object({ success: z.literal(true), data, message: z.string().optional() });
}
