import { useEffect, useRef, useState } from "react";

interface Typed {
  form: string;
  value: unknown;
}

/** What forms on screen hold that nobody has saved or sent. */
const held = new Set<{ current: Typed }>();

/** What they held when the session ended under them, and whose it is. In memory alone: a reload ends it. */
let kept: { owner: string; values: Map<string, unknown> } | null = null;

/** Keeps what is typed for its owner, who has to log in again. */
export function keepTyping(owner: string): void {
  const values = new Map([...held].map(({ current: { form, value } }) => [form, value]));
  if (values.size > 0) kept = { owner, values };
}

/** Forgets what was kept, unless it is of this owner; without one, whoever it is of. */
export function forgetTyping(owner?: string): void {
  if (kept?.owner !== owner) kept = null;
}

/** What a form begins with: what its owner had typed when their session ended, else `otherwise`. */
export function useKeptTyping<T>(form: string, otherwise: () => T): T {
  const [first] = useState(() =>
    kept?.values.has(form) === true ? (kept.values.get(form) as T) : otherwise(),
  );
  useEffect(() => {
    kept?.values.delete(form);
  }, [form]);
  return first;
}

/** Has what a form holds kept if the session ends, for as long as it is unsaved. */
export function useHeldTyping(form: string, value: unknown, isUnsaved: boolean): void {
  const typed = useRef<Typed>({ form, value });
  useEffect(() => {
    typed.current = { form, value };
  });
  useEffect(() => {
    if (!isUnsaved) return undefined;
    held.add(typed);
    return () => {
      held.delete(typed);
    };
  }, [isUnsaved]);
}
