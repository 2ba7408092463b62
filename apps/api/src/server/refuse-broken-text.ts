import { AppError } from "@plumbline/core/platform/app-error";
import type { FastifyInstance } from "fastify";

/**
 * Refuses text that the database cannot hold, wherever it stands in a call: PostgreSQL has no NUL character, and half
 * a surrogate pair is no character at all. After the session was asked for, before any schema looks at the values.
 */
export function refuseBrokenText(server: FastifyInstance): void {
  server.addHook("preValidation", async ({ params, query, body }) => {
    if (!holdsWholeText([params, query, body])) throw new AppError("request.invalid");
  });
}

/** Keys count too. Without recursion, since a body of 100 kB can be nested 50,000 levels deep. */
function holdsWholeText(values: unknown[]): boolean {
  const left = [...values];
  while (left.length > 0) {
    const value = left.pop();
    if (typeof value === "string" && !isWhole(value)) return false;
    if (typeof value === "object" && value !== null)
      for (const [key, inner] of Object.entries(value)) left.push(key, inner);
  }
  return true;
}

function isWhole(text: string): boolean {
  return text.isWellFormed() && !text.includes("\0");
}
