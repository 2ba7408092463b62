import type { User } from "@plumbline/contract/auth";
import { LOGOUT, ME } from "@plumbline/contract/endpoints/auth";
import { useSyncExternalStore } from "react";

import { isPassing } from "#api/api-error.ts";
import { call, takeTokensFrom } from "#api/call.ts";
import { toast } from "#ui/toast.ts";

import { dropToken, keepToken, onTokenChangedElsewhere, readToken } from "./token.ts";

export type Session = { status: "signed-out" } | { status: "checking" } | { status: "signed-in"; user: User };

const RETRIES = 2;
const RETRY_AFTER_MS = 700;

let session: Session = { status: readToken() ? "checking" : "signed-out" };
const listeners = new Set<(session: Session) => void>();

function become(next: Session): void {
  session = next;
  for (const listener of listeners) listener(next);
}

export function currentSession(): Session {
  return session;
}

export function onSessionChange(listener: (session: Session) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useSession(): Session {
  return useSyncExternalStore(onSessionChange, currentSession);
}

async function fetchUser(retriesLeft = RETRIES): Promise<User> {
  try {
    return (await call(ME)).user;
  } catch (error) {
    if (retriesLeft === 0 || !isPassing(error)) throw error;
    await new Promise((resolve) => setTimeout(resolve, RETRY_AFTER_MS));
    return fetchUser(retriesLeft - 1);
  }
}

/** Asks who the stored token belongs to. Without an answer the token goes, without a message (spec 4.1). */
async function checkStoredToken(): Promise<void> {
  const token = readToken();
  try {
    const user = await fetchUser();
    if (readToken() === token) become({ status: "signed-in", user });
  } catch {
    if (readToken() === token) endSession();
  }
}

/** Asks anew who is signed in, once their name or role has changed. */
export async function refreshUser(): Promise<void> {
  const token = readToken();
  const user = await fetchUser();
  if (readToken() === token) become({ status: "signed-in", user });
}

function endSession(): void {
  dropToken();
  become({ status: "signed-out" });
}

function onRefusedToken(message: string, token: string): void {
  if (readToken() !== token) return;
  const wasShown = session.status === "signed-in";
  endSession();
  if (wasShown) toast.error(message);
}

/** Connects API client, storage and session; called once at the start. */
export function startSession(): void {
  takeTokensFrom({ read: readToken, refused: onRefusedToken });
  onTokenChangedElsewhere(() => {
    if (readToken()) globalThis.location.reload();
    else become({ status: "signed-out" });
  });
  if (session.status === "checking") void checkStoredToken();
}

export function openSession(opened: { token: string; user: User; remember: boolean }): void {
  keepToken(opened.token, opened.remember);
  become({ status: "signed-in", user: opened.user });
}

/** Signs out here at once and tells the server, which forgets the token; without a connection it expires by itself. */
export function logOut(): void {
  const ended = call(LOGOUT);
  endSession();
  toast.success("Successfully logged out");
  ended.catch(() => undefined);
}
