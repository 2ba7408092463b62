import { ApiError } from "./api-error.ts";

/** A refusal without words of its own gets those of the call (specification 8). */
export async function withWords<T>(call: Promise<T>, words: string): Promise<T> {
  try {
    return await call;
  } catch (error) {
    if (!(error instanceof ApiError) || error.status === null) throw error;
    const isSilent = error.kind === "not-json" || error.message === `HTTP ${error.status}`;
    throw isSilent ? new ApiError(words, { kind: error.kind, status: error.status }) : error;
  }
}
