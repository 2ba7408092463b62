import type { EgressError } from "#egress/egress-error.ts";
import { portOf } from "#egress/policy.ts";

const REMEMBERED = 5000;

/** Failures that say something of one answer, where others say that the whole host is out of reach. */
const OF_ONE_ANSWER = new Set<EgressError["code"]>([
  "connection-failed",
  "timeout",
  "bad-answer",
  "too-large",
]);

/** The last failure of each host and port and of each address of plain HTTP, the oldest forgotten first. */
export class FailureMemory {
  readonly #failures = new Map<string, EgressError>();

  note(address: string, failure: EgressError): void {
    const [target, page] = keysOf(address);
    const key = OF_ONE_ANSWER.has(failure.code) ? (page ?? target) : target;
    if (key === undefined) return;
    this.#failures.delete(key);
    this.#failures.set(key, failure);
    const [oldest] = this.#failures.keys();
    if (this.#failures.size > REMEMBERED && oldest !== undefined) this.#failures.delete(oldest);
  }

  clear(address: string): void {
    for (const key of keysOf(address)) this.#failures.delete(key);
  }

  of(address: string): EgressError | null {
    const [target = "", page = target] = keysOf(address);
    return this.#failures.get(page) ?? this.#failures.get(target) ?? null;
  }
}

/** The key of the host, and that of the address itself: of a secure one, only the host passes here. */
function keysOf(address: string): string[] {
  const url = URL.parse(address);
  if (url === null) return [];
  const target = `${url.hostname}:${portOf(url)}`;
  return url.protocol === "http:" ? [target, target + url.pathname + url.search] : [target];
}
