import type { z } from "zod";

import type { ErrorCode } from "./errors.ts";
import type { Route } from "./route.ts";

/** Declaration of one call: where it goes, what goes in, what comes out, what can go wrong. */
export interface Endpoint extends Route {
  summary: string;
  params?: z.ZodType;
  query?: z.ZodType;
  body?: z.ZodType;
  /** Bytes its body may have, where that is more than what most calls send. */
  bodyLimit?: number;
  /** The 200 answer of a call that is answered in JSON; files and streams have none. */
  output?: z.ZodType;
  /** Those of its own; of a call that needs a session, what that can be refused for comes with its route. */
  errors: readonly ErrorCode[];
  /** Open to someone whose organization requires two-factor sign-in, which they have not set up yet. */
  beforeTwoFactor?: true;
}

/** With what every call of someone signed in can be refused. */
const SESSION_ERRORS = ["session.missing", "session.expired", "session.idle", "session.removed"] as const;

function errorsOfSession({ auth }: Route, beforeTwoFactor = false): readonly ErrorCode[] {
  if (auth === "none") return [];
  return auth === "operator" || beforeTwoFactor ? SESSION_ERRORS : [...SESSION_ERRORS, "two-factor.required"];
}

type Declaration<R extends Route> = Omit<Endpoint, keyof Route | "output"> &
  (R["answer"] extends "json" ? { output: z.ZodType } : { output?: never });

/** Declares the endpoint of a route and keeps its exact schema types. */
export function defineEndpoint<const R extends Route, const D extends Declaration<R>>(
  route: R,
  declaration: D,
): R & Omit<D, "errors"> & Pick<Endpoint, "errors"> {
  return {
    ...route,
    ...declaration,
    errors: [...errorsOfSession(route, declaration.beforeTwoFactor), ...declaration.errors],
  };
}

export type EndpointOutput<E extends Endpoint> = E["output"] extends z.ZodType
  ? z.output<E["output"]>
  : never;
export type EndpointBody<E extends Endpoint> = E["body"] extends z.ZodType ? z.input<E["body"]> : undefined;
export type EndpointQuery<E extends Endpoint> = E["query"] extends z.ZodType
  ? z.input<E["query"]>
  : undefined;
