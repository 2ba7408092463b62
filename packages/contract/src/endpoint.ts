import type { z } from "zod";

import type { ErrorCode } from "./errors.ts";
import type { Route } from "./route.ts";

/** Declaration of one call: where it goes, what goes in, what comes out, what can go wrong. */
export interface Endpoint extends Route {
  summary: string;
  params?: z.ZodType;
  query?: z.ZodType;
  body?: z.ZodType;
  /** The 200 answer of a call that is answered in JSON; files and streams have none. */
  output?: z.ZodType;
  errors: readonly ErrorCode[];
}

type Declaration<R extends Route> = Omit<Endpoint, keyof Route | "output"> &
  (R["answer"] extends "json" ? { output: z.ZodType } : { output?: never });

/** Declares the endpoint of a route and keeps its exact schema types. */
export function defineEndpoint<const R extends Route, const D extends Declaration<R>>(
  route: R,
  declaration: D,
): R & D {
  return { ...route, ...declaration };
}

export type EndpointOutput<E extends Endpoint> = E["output"] extends z.ZodType
  ? z.output<E["output"]>
  : never;
export type EndpointBody<E extends Endpoint> = E["body"] extends z.ZodType ? z.input<E["body"]> : undefined;
export type EndpointQuery<E extends Endpoint> = E["query"] extends z.ZodType
  ? z.input<E["query"]>
  : undefined;
