import { Readable } from "node:stream";

import type { Endpoint, EndpointOutput } from "@plumbline/contract/endpoint";
import { ERROR_CATALOG, errorEnvelope } from "@plumbline/contract/errors";
import { EXPORT_TYPES, type ExportFormat, issueExport } from "@plumbline/contract/issue-export";
import type { ZipFile } from "@plumbline/core/data-export/download-data-export";
import type { Screenshot } from "@plumbline/core/issues/read-screenshot";
import { AppError } from "@plumbline/core/platform/app-error";
import type { Services } from "@plumbline/core/platform/context";
import type { PdfFile } from "@plumbline/core/reports/download-report";
import { type Caller, readSession, type SignedIn } from "@plumbline/core/sign-in/read-session";
import type { Client } from "@plumbline/core/sign-in/start-session";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";

type Parsed<S> = S extends z.ZodType ? z.output<S> : undefined;

/** A call as its handler gets it: every part has passed the endpoint's schema. */
export interface Call<E extends Endpoint> {
  params: Parsed<E["params"]>;
  query: Parsed<E["query"]>;
  body: Parsed<E["body"]>;
  client: Client;
}

/** A file in a format its reader chose. */
export interface ExportFile {
  fileName: string;
  format: ExportFormat;
  content: Uint8Array;
}

type Answer<E extends Endpoint> = E["output"] extends "event-stream"
  ? Readable
  : E["output"] extends "pdf"
    ? PdfFile
    : E["output"] extends "zip"
      ? ZipFile
      : E["output"] extends "webp"
        ? Screenshot
        : E["output"] extends "export"
          ? ExportFile
          : EndpointOutput<E>;

export type PublicHandler<E extends Endpoint> = (services: Services, call: Call<E>) => Promise<Answer<E>>;
export type SignedInHandler<E extends Endpoint> = (signedIn: SignedIn, call: Call<E>) => Promise<Answer<E>>;

declare module "fastify" {
  interface FastifyRequest {
    /** Who calls; set before the body is read on every route that asks for a session. */
    signedIn: Caller | null;
  }
}

/** Adds a route of the contract that anyone may call. */
export function addPublicRoute<const E extends Endpoint & { auth: "none" }>(
  server: FastifyInstance,
  services: Services,
  endpoint: E,
  handler: PublicHandler<E>,
): void {
  server.route({
    ...routeOf(endpoint),
    handler: async (request, reply) =>
      answer(reply, await handler(servicesOf(services, request), callOf(request))),
  });
}

/** Adds a route of the contract that asks for a session. */
export function addSignedInRoute<const E extends Endpoint & { auth: "bearer" }>(
  server: FastifyInstance,
  services: Services,
  endpoint: E,
  handler: SignedInHandler<E>,
): void {
  server.route({
    ...signedInRouteOf(services, endpoint),
    handler: async (request, reply) => answer(reply, await handler(callerOf(request), callOf(request))),
  });
}

/** A route that asks for a session, without its handler. */
export function signedInRouteOf(services: Services, endpoint: Endpoint & { auth: "bearer" }) {
  return {
    ...routeOf(endpoint),
    // After the limit on calls has counted this one, before its body is read.
    preParsing: async (request: FastifyRequest) => {
      request.signedIn = await readSession(servicesOf(services, request), bearerToken(request));
    },
  };
}

/** Who calls a route that asks for a session. */
export function callerOf(request: FastifyRequest): Caller {
  if (request.signedIn === null) throw new AppError("session.missing");
  return request.signedIn;
}

/** The success half of the envelope around an answer's own fields. */
export function success<T extends object>(fields: T): { success: true } & T {
  return { success: true, ...fields };
}

/** The services with the log Fastify made of theirs for this request: its lines carry the request's id. */
function servicesOf(services: Services, request: FastifyRequest): Services {
  return { ...services, log: request.log as Services["log"] };
}

function routeOf({ method, path, summary, auth, params, query, body, output, errors }: Endpoint) {
  const statuses = new Set(errors.map((code) => ERROR_CATALOG[code].status));
  return {
    method,
    url: path,
    schema: {
      summary,
      tags: [path.split("/")[2] ?? "api"],
      security: auth === "bearer" ? [{ bearer: [] }] : [],
      ...(params === undefined ? {} : { params }),
      ...(query === undefined ? {} : { querystring: query }),
      ...(body === undefined ? {} : { body }),
      response: {
        200: okResponse(output),
        ...Object.fromEntries([...statuses].map((status) => [status, errorEnvelope])),
      },
    },
  };
}

function okResponse(output: Endpoint["output"]) {
  if (output === "pdf") return PDF_RESPONSE;
  if (output === "zip") return ZIP_RESPONSE;
  if (output === "webp") return PICTURE_RESPONSE;
  if (output === "export") return EXPORT_RESPONSE;
  return output === "event-stream" ? EVENT_RESPONSE : output;
}

const PDF_RESPONSE = {
  description: "A PDF",
  content: { "application/pdf": { schema: z.string().meta({ format: "binary" }) } },
};

const ZIP_RESPONSE = {
  description: "A ZIP file",
  content: { "application/zip": { schema: z.string().meta({ format: "binary" }) } },
};

const PICTURE_RESPONSE = {
  description: "A picture",
  content: { "image/webp": { schema: z.string().meta({ format: "binary" }) } },
};

const EXPORT_RESPONSE = {
  description: "A file of the format asked for",
  content: {
    [EXPORT_TYPES.pdf]: { schema: z.string().meta({ format: "binary" }) },
    [EXPORT_TYPES.csv]: { schema: z.string() },
    [EXPORT_TYPES.json]: { schema: issueExport },
  },
};

/** Each event is to arrive when it is sent, whatever stands between. */
const EVENT_HEADERS = {
  "content-type": "text/event-stream",
  "cache-control": "no-store, no-transform",
  "x-accel-buffering": "no",
};

const EVENT_RESPONSE = {
  description: "Server-sent events",
  content: { "text/event-stream": { schema: z.string() } },
};

/** States what Fastify did before the handler ran: it replaced each part by what its schema made of it. */
export function callOf<E extends Endpoint>(request: FastifyRequest): Call<E> {
  const client = { address: request.ip, userAgent: request.headers["user-agent"] ?? null };
  return { params: request.params, query: request.query, body: request.body, client } as Call<E>;
}

function bearerToken(request: FastifyRequest): string {
  const token = /^Bearer +([\w.~+/=-]{1,512})$/iu.exec(request.headers.authorization ?? "")?.[1];
  if (token === undefined) throw new AppError("session.missing");
  return token;
}

function answer(reply: FastifyReply, result: unknown) {
  reply.header("cache-control", "no-store");
  if (result instanceof Readable) return reply.headers(EVENT_HEADERS).send(result);
  if (isZipFile(result)) return sendZip(reply, result);
  if (isScreenshot(result)) {
    return reply.header("content-type", "image/webp").send(Buffer.from(result.picture));
  }
  if (!isFile(result)) return reply.send(result);
  return reply
    .headers({
      "content-type": contentTypeOf(result),
      "content-disposition": `attachment; filename="${result.fileName}"`,
    })
    .send(Buffer.from(result.content));
}

function contentTypeOf(file: PdfFile | ExportFile): string {
  const type = EXPORT_TYPES["format" in file ? file.format : "pdf"];
  return type === EXPORT_TYPES.pdf ? type : `${type}; charset=utf-8`;
}

function sendZip(reply: FastifyReply, { fileName, stream, byteLength }: ZipFile) {
  return reply
    .headers({
      "content-type": "application/zip",
      "content-disposition": `attachment; filename="${fileName}"`,
      "content-length": byteLength,
    })
    .send(stream);
}

function isZipFile(result: unknown): result is ZipFile {
  return (
    typeof result === "object" && result !== null && "stream" in result && result.stream instanceof Readable
  );
}

function isFile(result: unknown): result is PdfFile | ExportFile {
  return (
    typeof result === "object" &&
    result !== null &&
    "content" in result &&
    result.content instanceof Uint8Array
  );
}

function isScreenshot(result: unknown): result is Screenshot {
  return (
    typeof result === "object" &&
    result !== null &&
    "picture" in result &&
    result.picture instanceof Uint8Array
  );
}
