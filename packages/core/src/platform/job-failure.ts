import type { JobName } from "@plumbline/contract/job-names";

/** Thrown by a job whose worker stops: it goes back to the queue as if it had not been tried. */
export class HandedBackError extends Error {
  override readonly name = "HandedBackError";

  constructor() {
    super("The worker stops.");
  }
}

/** Why a try of a job ended: its worker stopped, files could not be kept, or the job itself failed. */
export type JobFailure = "handed back" | "storage" | "own";

/** Of the operating system, where a disk cannot be written. */
const DISK_CODES = new Set(["ENOSPC", "EDQUOT", "EROFS", "EIO"]);

/** What an error, or one that was stored with a job, says of the try. */
export function jobFailureOf(error: unknown): JobFailure {
  if (error instanceof HandedBackError) return "handed back";
  return isOfStorage(error) ? "storage" : "own";
}

function isOfStorage(error: unknown): boolean {
  if (typeof error !== "object" || error === null) return false;
  const code = "code" in error ? String(error.code) : "";
  // Names of the storage's own errors, e.g. E_CANNOT_WRITE_FILE, whatever is behind it.
  if (DISK_CODES.has(code) || code.startsWith("E_CANNOT_")) return true;
  return "cause" in error && isOfStorage(error.cause);
}

/**
 * How many interruptions one failure of the job's own making counts for. Who only was interrupted, again and again, is
 * tried on; who fails by itself is not. Kinds that are not named here make no difference.
 */
const OWN_FAILURE_WEIGHTS: Partial<Record<JobName, number>> = {
  scan: 6,
  retest: 6,
  report: 5,
  "data-export": 6,
};

/** What a failed try changes for those to come. */
export interface TriesLeft {
  /** Added to the limit of tries; one is used up in any case. */
  limitChange: number;
  /** The first pause is doubled with each try; null where the next try comes at once. */
  pauses: { firstSeconds: number; maxSeconds: number } | null;
}

const STORAGE_PAUSES = { firstSeconds: 5, maxSeconds: 600 };

/** Null where the kind's own settings hold. */
export function triesAfter(name: JobName, failure: JobFailure): TriesLeft | null {
  const weight = OWN_FAILURE_WEIGHTS[name];
  if (weight === undefined) return null;
  if (failure === "handed back") return { limitChange: 1, pauses: null };
  if (failure === "storage") return { limitChange: 0, pauses: STORAGE_PAUSES };
  return { limitChange: 1 - weight, pauses: null };
}
