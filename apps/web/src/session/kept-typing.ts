import type { User } from "@plumbline/contract/auth";
import { useEffect, useRef, useState } from "react";

import { onSessionChange } from "./session.ts";

/** What forms on screen hold that nobody has saved or sent, by their names. */
const held = new Map<string, { current: unknown }>();

/** What they held when the session ended under them, and whose it is. In memory alone: a reload ends it. */
let kept: { owner: string; values: Map<string, unknown> } | null = null;

onSessionChange((session) => {
  if (session.status === "signed-out")
    kept = session.refused === undefined ? null : whatIsHeld(session.refused);
  if (session.status === "signed-in" && kept?.owner !== ownerOf(session.user)) kept = null;
});

function whatIsHeld(user: User): typeof kept {
  return { owner: ownerOf(user), values: new Map([...held].map(([form, { current }]) => [form, current])) };
}

/** A person who belongs to several organizations writes in each of them. */
function ownerOf({ id, organization }: User): string {
  return `${id} ${organization.id}`;
}

/** What a form begins with: what its owner had typed when their session was refused, else `otherwise`. */
export function useKeptTyping<T>(form: string, otherwise: () => T): T {
  const [first] = useState(() =>
    kept?.values.has(form) === true ? (kept.values.get(form) as T) : otherwise(),
  );
  useEffect(() => {
    kept?.values.delete(form);
  }, [form]);
  return first;
}

/** Has what a form holds kept if the session is refused, for as long as it is unsaved. */
export function useHeldTyping(form: string, value: unknown, isUnsaved: boolean): void {
  const typed = useRef(value);
  useEffect(() => {
    typed.current = value;
  });
  useEffect(() => {
    if (!isUnsaved) return undefined;
    held.set(form, typed);
    return () => {
      held.delete(form);
    };
  }, [form, isUnsaved]);
}
