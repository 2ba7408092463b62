import type { User } from "@plumbline/contract/auth";
import { LOGOUT, ME } from "@plumbline/contract/endpoints/auth";
import { ROLE_WORDS } from "@plumbline/contract/roles";
import { useSyncExternalStore } from "react";

import { type ApiError, isPassing } from "#api/api-error.ts";
import { call, takeTokensFrom } from "#api/call.ts";
import { tellTimesIn } from "#format/dates.ts";
import { toast } from "#ui/toast.ts";

import { rememberReturnAddress } from "./return-address.ts";
import { dropToken, keepToken, onTokenChangedElsewhere, readToken } from "./token.ts";

export type Session =
  | {
      status: "signed-out";
      /** Who was signed in when the server refused their session. */
      refused?: User | undefined;
    }
  | {
      status: "checking";
      /** What keeps us from knowing who it is, once that lasts. */
      trouble?: unknown;
    }
  | { status: "signed-in"; user: User };

/** Pauses before the server is asked again who is logged in; the last one repeats. */
const RETRY_AFTER_MS = [700, 700, 2_000, 5_000, 10_000];
/** After so many failures in a row, people are told why they wait. */
const LASTING = 2;

let session: Session = { status: readToken() ? "checking" : "signed-out" };
const listeners = new Set<(session: Session) => void>();

function become(next: Session): void {
  session = next;
  tellTimesIn(next.status === "signed-in" ? next.user.organization.timeZone : undefined);
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

/** Who is logged in, once that is known; null for nobody. */
export function knownUser(): Promise<User | null> {
  if (session.status !== "checking") return Promise.resolve(userOf(session));
  return new Promise((resolve) => {
    const stop = onSessionChange((next) => {
      if (next.status === "checking") return;
      stop();
      resolve(userOf(next));
    });
  });
}

function userOf(known: Session): User | null {
  return known.status === "signed-in" ? known.user : null;
}

/** Who is logged in. An outage ends no session: it is asked again until there is an answer, and said once it lasts. */
async function fetchUser(failures = 0): Promise<User> {
  try {
    return (await call(ME)).user;
  } catch (error) {
    if (!isPassing(error)) throw error;
    if (failures >= LASTING && session.status === "checking") {
      become({ status: "checking", trouble: error });
    }
    const pause = RETRY_AFTER_MS[Math.min(failures, RETRY_AFTER_MS.length - 1)];
    await new Promise((resolve) => setTimeout(resolve, pause));
    return fetchUser(failures + 1);
  }
}

/** Asks who the stored token belongs to. A token that is refused goes, without a message unless there is more to say. */
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

function endSession(refused?: User): void {
  dropToken();
  become({ status: "signed-out", refused });
}

function onRefusedToken({ message, code }: ApiError, token: string): void {
  if (readToken() !== token) return;
  // Someone who comes back after days would otherwise wonder where 'Remember me' went.
  const refused = session.status === "signed-in" ? session.user : undefined;
  const isTold = refused !== undefined || code === "session.idle" || code === "session.removed";
  // Who logs in again goes on where they were.
  const { href, origin } = globalThis.location;
  if (refused) rememberReturnAddress(href.slice(origin.length));
  endSession(refused);
  if (isTold) toast.error(message);
}

/** Someone may have another role since they signed in: what they see follows it, and they are told. */
export function followRole(): void {
  // An outage is waited out, and a session that is refused has been told to be.
  askForRole().catch(() => undefined);
}

async function askForRole(): Promise<void> {
  const before = session;
  if (before.status !== "signed-in") return;
  await refreshUser();
  if (session.status !== "signed-in" || session.user.role === before.user.role) return;
  const { name, may } = ROLE_WORDS[session.user.role];
  toast.info(`Your role is now ${name}`, { lines: [`${may}.`], replaces: true });
}

/** Connects API client, storage and session; called once at the start. */
export function startSession(): void {
  takeTokensFrom({
    read: readToken,
    refused: onRefusedToken,
    forbidden: ({ code }) => {
      if (code === "role.forbidden") followRole();
    },
  });
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

const NOT_ENDED = "We can't reach the server to end the session. It ends on its own when its time is up.";

/** Signs out here at once and tells the server, which forgets the token. */
export function logOut(): void {
  const ended = call(LOGOUT);
  endSession();
  toast.success("Successfully logged out");
  ended.catch((error: unknown) => {
    if (isPassing(error)) toast.error(NOT_ENDED);
  });
}
