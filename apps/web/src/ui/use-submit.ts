import { useState } from "react";

import { type FormRefusal, refusalOf, whileCorrecting } from "./form-refusal.ts";
import { useAction } from "./use-action.ts";

/**
 * Sends a form, once at a time, and holds why it was refused until it is sent again. `submit` throws what the server
 * refused, or answers with what is wrong before anything is sent; `words` are said where the server has none.
 */
export function useSubmit<A extends unknown[]>(
  submit: (...args: A) => Promise<FormRefusal | void>,
  words: string,
) {
  const [refusal, setRefusal] = useState<FormRefusal | null>(null);
  const { run, isBusy } = useAction(async (...args: A) => {
    setRefusal(null);
    try {
      setRefusal((await submit(...args)) ?? null);
    } catch (error) {
      setRefusal(refusalOf(error, words));
    }
  });
  return {
    send: run,
    isBusy,
    refusal,
    /** A field is being corrected: this one, or whichever. */
    correct: (field?: string) => setRefusal((refused) => whileCorrecting(refused, field)),
    /** What was refused is no longer what is asked for. */
    forget: () => setRefusal(null),
  };
}
