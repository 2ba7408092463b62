import type { FastifyReply, FastifyRequest } from "fastify";

import { plainPage, sendPage } from "#pages/plain-page.ts";

const PAGE = plainPage(
  "Page not found",
  '<h1>Page not found</h1><p>There is no page at this address. <a href="/">Go to the start page</a></p>',
);

/** Whether a browser asks for a page, and no program for data or a page for its parts. */
export function asksForPage({ method }: FastifyRequest, path: string): boolean {
  return (method === "GET" || method === "HEAD") && !/^\/(?:api(?:[/?]|$)|assets\/)/u.test(path);
}

/** Tells someone who opened an address that no page is there. */
export function replyWithNoPage(reply: FastifyReply, status: 400 | 404) {
  return sendPage(reply.code(status), PAGE);
}
