import type { AnswerKind } from "./answer-kinds.ts";

/**
 * Where a call goes and what kind of answer comes: all that is needed to make it. The constants in `endpoints/` are of
 * this type and bring no schema along, so that the client's script stays small.
 */
export interface Route {
  method: "GET" | "POST" | "PUT" | "DELETE";
  /** Fastify path syntax, e.g. `/api/client-auth/reports/:id`. */
  path: `/api/${string}`;
  /**
   * `bearer` and `operator` calls need `Authorization: Bearer {token}`: of a client's person, or of one who runs the
   * service. Neither token opens the other's calls.
   */
  auth: "none" | "bearer" | "operator";
  answer: AnswerKind;
}

/** The names in a route's path: `"id"` of `/api/client-auth/reports/:id`. */
export type PathParameter<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | PathParameter<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;
