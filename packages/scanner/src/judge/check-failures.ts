import type { Check } from "#check.ts";
import type { ScanLog } from "#scan-log.ts";

/** Checks that threw while a scan was judged: one defect of ours is one entry of the log, not one for each page. */
export class CheckFailures {
  readonly #byCheck = new Map<Check, { first: unknown; count: number }>();

  note(check: Check, error: unknown): void {
    const known = this.#byCheck.get(check);
    if (known === undefined) this.#byCheck.set(check, { first: error, count: 1 });
    else known.count += 1;
  }

  /** Logs each check that threw once, with its first error. */
  report(log: ScanLog): void {
    for (const [{ id, scope }, { first, count }] of this.#byCheck) {
      const where = scope === "site" ? "" : ` on ${count} ${count === 1 ? "page" : "pages"}`;
      log("error", `The check ${id} failed${where}`, { error: first });
    }
  }
}
