import { useEffect, useRef, useState } from "react";

import { EMPTY_LOGIN, type SignInView } from "./sign-in-view.ts";
import type { Typed } from "./typed-beforehand.ts";

/** How the views stand in the address; the log-in itself has none. */
const HASHES: Record<SignInView["name"], string> = {
  "log-in": "",
  "request-code": "#forgot-password",
  "enter-code": "#enter-code",
  "change-password": "#new-password",
  "second-factor": "#second-factor",
};

/** The view on screen, each with an entry of its own in the browser's history, so that Back leads to the one before. */
export function useSignInView(typed: Typed | null) {
  const [view, setView] = useState<SignInView>(typed ? { name: "log-in", ...typed } : EMPTY_LOGIN);
  // The address for which a code was asked; all else that was typed or begun is dropped on the way back.
  const email = useRef("");

  useEffect(() => {
    const follow = () => setView(viewAt(globalThis.location.hash, email.current));
    globalThis.addEventListener("popstate", follow);
    leaveEmptyView();
    return () => globalThis.removeEventListener("popstate", follow);
  }, []);

  const go = (next: SignInView) => {
    if ("email" in next && next.name !== "log-in") email.current = next.email;
    if (next.name === "log-in") email.current = "";
    const { pathname, search } = globalThis.location;
    globalThis.history.pushState(null, "", pathname + search + HASHES[next.name]);
    setView(next);
  };
  return [view, go] as const;
}

/** What can be shown at an address: a password or a code that waited is not kept. */
function viewAt(hash: string, email: string): SignInView {
  const name = hash === HASHES["request-code"] || hash === HASHES["enter-code"] ? hash : null;
  if (name !== null && email !== "") {
    return { name: name === HASHES["enter-code"] ? "enter-code" : "request-code", email };
  }
  leaveEmptyView();
  return EMPTY_LOGIN;
}

/** A view that was left, or was reloaded, has nothing to show any more; its address becomes the log-in's. */
function leaveEmptyView(): void {
  const { pathname, search, hash } = globalThis.location;
  if (hash !== "") globalThis.history.replaceState(globalThis.history.state, "", pathname + search);
}
