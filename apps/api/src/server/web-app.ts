import { join } from "node:path";

import fastifyStatic from "@fastify/static";
import type { Brand } from "@plumbline/contract/brand";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";

import { asksForPage, replyWithNoPage } from "#pages/no-page.ts";
import { replyNotFound } from "#server/errors.ts";
import { type ClientPages, readClientPages } from "#server/client-pages.ts";

export interface WebAppOptions {
  /** Folder the client was built into, or null to serve the API alone. */
  folder: string | null;
  brand: Brand;
}

/**
 * Serves the built client; every address that could be one of its pages opens it. Those that programs ask for, such as
 * `/.git/config`, are answered as the API answers or by a page that says that nothing is there.
 */
export async function addWebApp(server: FastifyInstance, { folder, brand }: WebAppOptions): Promise<void> {
  const pages = folder === null ? null : await readClientPages(folder, brand);
  if (folder !== null && pages !== null) await addFiles(server, folder);
  // Where calls are limited, those that match no route count too.
  const preHandler = server.hasDecorator("rateLimit") ? [server.rateLimit()] : [];
  server.setNotFoundHandler({ preHandler }, (request, reply) => {
    const path = pathOf(request.url);
    if (pages === null || !asksForPage(request, path)) return replyNotFound(reply);
    return isForPrograms(path) ? replyWithNoPage(reply, 404) : replyWithPage(reply, pages, request);
  });
}

/** The router has refused addresses that cannot be decoded. */
function pathOf(url: string): string {
  return decodeURIComponent(url.split("?", 1)[0] ?? "");
}

/** No page of the client has a hidden folder or a file's extension in its address, nor is at the one that metrics have on their own port. */
function isForPrograms(path: string): boolean {
  return path === "/metrics" || /\/\.|\.[^/]*$/u.test(path);
}

async function addFiles(server: FastifyInstance, folder: string): Promise<void> {
  await server.register(fastifyStatic, {
    root: folder,
    index: false,
    preCompressed: true,
    cacheControl: false,
    // Only what was built is served, and index.html only with the brand in it.
    wildcard: false,
    globIgnore: ["index.html", "pages.json", "**/*.map"],
    setHeaders: (reply, path) => {
      // Names of built files carry a hash of their content.
      const isHashed = path.startsWith(join(folder, "assets"));
      reply.header(
        "cache-control",
        isHashed ? "public, max-age=31536000, immutable" : "public, max-age=3600",
      );
    },
  });
}

function replyWithPage(reply: FastifyReply, pages: ClientPages, { url, headers }: FastifyRequest) {
  return reply
    .type("text/html; charset=utf-8")
    .headers({ "cache-control": "no-cache", vary: "cookie" })
    .send(pages.pageAt(url, headers.cookie ?? ""));
}
