import { useSyncExternalStore } from "react";

import { ApiError } from "#api/api-error.ts";

/** What a person is asked before a sensitive call is made again. */
interface Question {
  /** Whether a code of the authenticator app is asked for as well. */
  needsCode: boolean;
  answer: (isConfirmed: boolean) => void;
}

let question: Question | null = null;
let answered: Promise<boolean> | null = null;
const listeners = new Set<() => void>();

function pose(next: Question | null): void {
  question = next;
  for (const listener of listeners) listener();
}

/**
 * Makes a call that the server may refuse until the person confirms that it is still them. Then they are asked, and the
 * call is made again; where they say no, it fails as it was refused.
 */
export async function confirmed<T>(act: () => Promise<T>): Promise<T> {
  try {
    return await act();
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== "confirmation.required") throw error;
    if (!(await ask(error.debug.needsCode === true))) throw error;
    return act();
  }
}

/** Two calls refused at once are one question. */
function ask(needsCode: boolean): Promise<boolean> {
  answered ??= new Promise((resolve) => {
    pose({
      needsCode,
      answer: (isConfirmed) => {
        answered = null;
        pose(null);
        resolve(isConfirmed);
      },
    });
  });
  return answered;
}

export function currentQuestion(): Question | null {
  return question;
}

/** The question that waits for its answer. */
export function useQuestion(): Question | null {
  return useSyncExternalStore((listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }, currentQuestion);
}
