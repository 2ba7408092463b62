import { connect, type Socket } from "node:net";

import { EgressError, toEgressError } from "#egress/egress-error.ts";
import { checkedLookup, checkTarget, type EgressPolicy } from "#egress/policy.ts";

const CONNECT_LIMIT_MS = 10_000;

interface DialOptions {
  /** Milliseconds until the connection must stand; 10 s by default. */
  timeoutMs?: number;
  signal?: AbortSignal | undefined;
}

/**
 * Opens a TCP connection to a host the policy allows, to exactly the address that was checked.
 * The caller owns the socket, its errors and its end.
 *
 * @throws EgressError when refused by the policy or not connected
 */
export async function dialChecked(
  host: string,
  port: number,
  policy: EgressPolicy,
  options: DialOptions = {},
): Promise<Socket> {
  const canonical = checkTarget(policy, host, port);
  const limit = AbortSignal.timeout(options.timeoutMs ?? CONNECT_LIMIT_MS);
  const signal = options.signal === undefined ? limit : AbortSignal.any([limit, options.signal]);
  if (signal.aborted) throw new EgressError("aborted", "The scan was stopped.");
  const socket = connect({
    host: canonical,
    port,
    lookup: checkedLookup(policy, port),
    autoSelectFamily: true,
    noDelay: true,
  });
  return await whenConnected(socket, canonical, { limit, signal });
}

function whenConnected(
  socket: Socket,
  host: string,
  { limit, signal }: { limit: AbortSignal; signal: AbortSignal },
): Promise<Socket> {
  const { promise, resolve, reject } = Promise.withResolvers<Socket>();
  const onError = (error: unknown): void => reject(toEgressError(error, host));
  const onAbort = (): void => {
    socket.destroy();
    const late = new EgressError("timeout", `${host} did not answer in time.`);
    reject(limit.aborted ? late : new EgressError("aborted", "The scan was stopped."));
  };
  socket.once("error", onError);
  socket.once("connect", () => resolve(socket));
  signal.addEventListener("abort", onAbort, { once: true });
  return promise.finally(() => {
    socket.off("error", onError);
    signal.removeEventListener("abort", onAbort);
  });
}
