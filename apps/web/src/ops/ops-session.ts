import { OPS_LOGOUT, OPS_ME } from "@plumbline/contract/endpoints/ops";
import type { Operator } from "@plumbline/contract/ops-session";
import { DEFAULT_TIME_ZONE } from "@plumbline/contract/time-zones";
import { useSyncExternalStore } from "react";

import { ApiError, failureMessage } from "#api/api-error.ts";
import { call, takeTokensFrom } from "#api/call.ts";
import { brand } from "#brand/brand.ts";
import { tellTimesIn } from "#format/dates.ts";
import { toast } from "#ui/toast.ts";

export type OpsSession =
  | { status: "signed-out" }
  | { status: "checking" }
  | { status: "signed-in"; operator: Operator };

/** Apart from the clients' token, and gone when the tab is closed. */
const KEY = `${brand.slug}-ops-token`;

let token: string | null = attempt(() => sessionStorage.getItem(KEY));
let session: OpsSession = { status: token === null ? "signed-out" : "checking" };
const listeners = new Set<() => void>();

/** A browser may forbid storage; then the token lives as long as the page. */
function attempt<T>(action: () => T): T | null {
  try {
    return action();
  } catch {
    return null;
  }
}

function become(next: OpsSession): void {
  session = next;
  for (const listener of listeners) listener();
}

function end(): void {
  token = null;
  attempt(() => sessionStorage.removeItem(KEY));
  become({ status: "signed-out" });
}

/** Connects the calls of this document to operators' sessions. Called once at the start. */
export function startOpsSession(): void {
  // As the mails to the operator do.
  tellTimesIn(DEFAULT_TIME_ZONE);
  takeTokensFrom({
    read: () => token,
    refused: ({ message }, refused) => {
      if (refused !== token) return;
      end();
      toast.error(message);
    },
  });
  if (session.status === "checking") void check();
}

async function check(): Promise<void> {
  try {
    become({ status: "signed-in", operator: (await call(OPS_ME)).data.operator });
  } catch (error) {
    // A token that was refused has ended the session already. Without an answer it may still be good: a reload tries it.
    if (session.status === "checking") {
      become({ status: "signed-out" });
      toast.error(failureMessage(error, "We couldn't check your sign-in"));
    }
    if (!(error instanceof ApiError)) throw error;
  }
}

export function openOpsSession(opened: { token: string; operator: Operator }): void {
  token = opened.token;
  attempt(() => sessionStorage.setItem(KEY, opened.token));
  become({ status: "signed-in", operator: opened.operator });
}

/** Signs out here at once and tells the server, which forgets the token. */
export function closeOpsSession(): void {
  const ended = call(OPS_LOGOUT);
  end();
  ended.catch(() =>
    toast.error("We can't reach the server to end the session. It ends on its own when it is left unused."),
  );
}

export function useOpsSession(): OpsSession {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => session,
  );
}
