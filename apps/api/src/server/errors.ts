import type { Socket } from "node:net";

import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";

import { asksForPage, replyWithNoPage } from "#pages/no-page.ts";
import { answerFor, answerForError, type ErrorAnswer } from "#server/error-envelope.ts";
import { noteRefusal } from "#server/log-requests.ts";

/** Answers every refusal and every failure in the error envelope. */
export function useErrorEnvelope(server: FastifyInstance): void {
  server.setErrorHandler(replyWithError);
}

/** Answers an error that ended a request; unforeseen ones are logged, and their words stay inside. */
export function replyWithError(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  const answer = answerForError(error);
  logFailure(error, request, answer);
  if (answer.status < 500) noteRefusal(request, answer.envelope);
  // An address that cannot be read comes past no hook.
  reply.header("x-request-id", request.id);
  if (answer.status === 503) reply.header("retry-after", "5");
  // An address that is no text is one without a page, to whoever opens it.
  if (answer.envelope.code === "request.invalid" && asksForPage(request, request.url))
    return replyWithNoPage(reply, 400);
  return send(reply, answer);
}

/** While something is away each call fails alike: one line each, without where in the code. */
function logFailure(
  error: FastifyError,
  { id: reqId, log, routeOptions }: FastifyRequest,
  { status }: ErrorAnswer,
): void {
  const { url: route } = routeOptions;
  if (status === 503) log.warn({ reqId, route, reason: reasonOf(error) }, "A request has to be made again");
  else if (status >= 500) log.error({ err: error, reqId, route }, "A request failed");
}

/** The innermost words: those around it spell out the query and what was passed to it. */
function reasonOf(error: Error): string {
  return error.cause instanceof Error ? reasonOf(error.cause) : error.message;
}

/** Answers a call that matches no route. */
export function replyNotFound(reply: FastifyReply) {
  return send(reply, answerFor("route.not-found"));
}

function send(reply: FastifyReply, { status, envelope }: ErrorAnswer) {
  // Serialized here: an error may end a route whose own serializer knows only its success.
  return reply
    .code(status)
    .headers({ "content-type": "application/json; charset=utf-8", "cache-control": "no-store" })
    .serializer((payload: unknown) => JSON.stringify(payload))
    .send(envelope);
}

/** Answers bytes that are no HTTP request; there is no request object to reply to. */
export function answerBrokenRequest(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === "ECONNRESET" || !socket.writable) {
    socket.destroy();
    return;
  }
  const body = JSON.stringify(answerFor("request.invalid").envelope);
  const head = [
    "HTTP/1.1 400 Bad Request",
    "Content-Type: application/json; charset=utf-8",
    "Connection: close",
  ];
  socket.end(`${[...head, `Content-Length: ${Buffer.byteLength(body)}`].join("\r\n")}\r\n\r\n${body}`);
}
