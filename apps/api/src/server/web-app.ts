import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";

import fastifyStatic from "@fastify/static";
import type { Brand } from "@plumbline/contract/brand";
import type { FastifyInstance, FastifyReply } from "fastify";

import { replyNotFound } from "#server/errors.ts";

export interface WebAppOptions {
  /** Folder the client was built into, or null to serve the API alone. */
  folder: string | null;
  brand: Brand;
}

/** Serves the built client; every address that is neither a file nor the API's opens the client. */
export async function addWebApp(server: FastifyInstance, { folder, brand }: WebAppOptions): Promise<void> {
  const page = folder === null ? null : await brandedPage(folder, brand);
  if (folder !== null && page !== null) await addFiles(server, folder);
  server.setNotFoundHandler((request, reply) => {
    const isPage = request.method === "GET" || request.method === "HEAD";
    const isApi = request.url === "/api" || request.url.startsWith("/api/");
    const isAsset = request.url.startsWith("/assets/");
    return page === null || !isPage || isApi || isAsset ? replyNotFound(reply) : replyWithPage(reply, page);
  });
}

async function addFiles(server: FastifyInstance, folder: string): Promise<void> {
  await server.register(fastifyStatic, {
    root: folder,
    index: false,
    preCompressed: true,
    cacheControl: false,
    // Only what was built is served, and index.html only with the brand in it.
    wildcard: false,
    globIgnore: ["index.html", "**/*.map"],
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

function replyWithPage(reply: FastifyReply, page: string) {
  return reply.type("text/html; charset=utf-8").header("cache-control", "no-cache").send(page);
}

const BRAND_SLOT = /<script type="application\/json" id="brand">[\s\S]*?<\/script>/u;

/** The client's page with the configured brand in place of the default one; null when it is not built. */
async function brandedPage(folder: string, brand: Brand): Promise<string | null> {
  const path = join(folder, "index.html");
  if (!existsSync(path)) return null;
  const page = await readFile(path, "utf8");
  if (!BRAND_SLOT.test(page)) throw new Error(`${path} has no place for the brand.`);
  // `<` is escaped so that no value can end the element it is in.
  const data = JSON.stringify(brand).replaceAll("<", String.raw`\u003c`);
  const title = `${brand.name} Client Dashboard`.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
  return page
    .replace(BRAND_SLOT, () => `<script type="application/json" id="brand">${data}</script>`)
    .replace(/<title>[^<]*<\/title>/u, () => `<title>${title}</title>`);
}
