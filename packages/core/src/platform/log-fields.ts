import { AsyncLocalStorage } from "node:async_hooks";

/** What lines of the log belong to: ids of a request, a job, a scan. */
export type LogFields = Readonly<Record<string, string>>;

const current = new AsyncLocalStorage<LogFields>();

/** Runs `act`: every line that is logged meanwhile, wherever it is, has these fields beside those around it. */
export function withLogFields<T>(fields: LogFields, act: () => T): T {
  return current.run({ ...current.getStore(), ...fields }, act);
}

/** The fields that a line logged now has. */
export function logFields(): LogFields {
  return current.getStore() ?? {};
}

/** The ids among the fields of a payload: names that end in `Id`, with a text as their value. */
export function idsIn(payload: object): LogFields {
  const ids = Object.entries(payload).filter(
    ([name, value]) => name.endsWith("Id") && typeof value === "string",
  );
  return Object.fromEntries(ids);
}
