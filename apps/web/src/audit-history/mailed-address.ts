const ACTS = ["download", "details"] as const;
const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/u;

/** What an address asks for: `?download={id}` to save a report, `?details={id}` to show what is known of it. */
export interface Asked {
  act: (typeof ACTS)[number];
  id: string;
}

export function askedOf(params: URLSearchParams): Asked | null {
  for (const act of ACTS) {
    const id = params.get(act);
    if (id !== null && UUID.test(id)) return { act, id };
  }
  return null;
}

/** The address once that is done. */
export function withoutAsked(params: URLSearchParams): URLSearchParams {
  const others = new URLSearchParams(params);
  for (const act of ACTS) others.delete(act);
  return others;
}
