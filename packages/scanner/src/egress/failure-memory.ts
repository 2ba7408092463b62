import type { EgressError } from "#egress/egress-error.ts";
import { portOf } from "#egress/policy.ts";

const REMEMBERED = 5000;

/** The last failure of each host and port, the oldest forgotten first. */
export class FailureMemory {
  readonly #byTarget = new Map<string, EgressError>();

  note(address: string, failure: EgressError): void {
    const target = targetOf(address);
    if (target === null) return;
    this.#byTarget.delete(target);
    this.#byTarget.set(target, failure);
    const [oldest] = this.#byTarget.keys();
    if (this.#byTarget.size > REMEMBERED && oldest !== undefined) this.#byTarget.delete(oldest);
  }

  clear(address: string): void {
    const target = targetOf(address);
    if (target !== null) this.#byTarget.delete(target);
  }

  of(address: string): EgressError | null {
    const target = targetOf(address);
    return target === null ? null : (this.#byTarget.get(target) ?? null);
  }
}

function targetOf(address: string): string | null {
  const url = URL.parse(address);
  return url === null ? null : `${url.hostname}:${portOf(url)}`;
}
