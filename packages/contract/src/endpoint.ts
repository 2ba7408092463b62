import type { z } from "zod";

import type { ErrorCode } from "./errors.ts";

type Method = "GET" | "POST" | "PUT" | "DELETE";

/** Declaration of one call: what goes in, what comes out, what can go wrong. */
export interface Endpoint {
  method: Method;
  /** Fastify path syntax, e.g. `/api/client-auth/reports/:id`. */
  path: string;
  summary: string;
  /** `bearer` calls need `Authorization: Bearer {token}`. */
  auth: "none" | "bearer";
  params?: z.ZodType;
  query?: z.ZodType;
  body?: z.ZodType;
  /** The 200 answer; `"pdf"`: a binary PDF; `"webp"`: a picture; `"zip"`: a streamed ZIP file; `"export"`: a file of the format asked for; `"event-stream"`: server-sent events. */
  output: z.ZodType | "pdf" | "webp" | "zip" | "export" | "event-stream";
  errors: readonly ErrorCode[];
}

/** Declares an endpoint and keeps its exact schema types. */
export function defineEndpoint<const E extends Endpoint>(endpoint: E): E {
  return endpoint;
}

export type EndpointOutput<E extends Endpoint> = E["output"] extends z.ZodType
  ? z.output<E["output"]>
  : Uint8Array;
export type EndpointBody<E extends Endpoint> = E["body"] extends z.ZodType ? z.input<E["body"]> : undefined;
export type EndpointQuery<E extends Endpoint> = E["query"] extends z.ZodType
  ? z.input<E["query"]>
  : undefined;
