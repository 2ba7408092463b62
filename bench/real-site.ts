import { execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";

import sirv from "sirv";

const PEERS = join(import.meta.dirname, "peers");
const INSTALLED = join(import.meta.dirname, "..", "node_modules", ".cache", "bench-peers");

/** Folder of each template in its package, and the pages of it that are scanned. */
const TEMPLATES = {
  "modern-business": {
    folder: "startbootstrap-modern-business/dist",
    pages: [
      "index",
      "about",
      "contact",
      "faq",
      "pricing",
      "portfolio-overview",
      "portfolio-item",
      "blog-home",
      "blog-post",
    ],
  },
  "clean-blog": { folder: "startbootstrap-clean-blog/dist", pages: ["index", "about", "contact", "post"] },
  "sb-admin": {
    folder: "startbootstrap-sb-admin-2",
    pages: ["index", "login", "register", "forgot-password", "tables", "charts", "buttons", "cards"],
  },
  agency: { folder: "startbootstrap-agency/dist", pages: ["index"] },
  creative: { folder: "startbootstrap-creative/dist", pages: ["index"] },
  freelancer: { folder: "startbootstrap-freelancer/dist", pages: ["index"] },
  grayscale: { folder: "startbootstrap-grayscale/dist", pages: ["index"] },
} as const;

/** One site of 25 pages which other people wrote, on a loopback port, named in its sitemap. */
export interface RealSite {
  /** Where a scan starts. */
  url: string;
  host: string;
  pages: string[];
  /** From now on pages are sent as this makes them, as after a redesign. */
  redesign(change: (html: string) => string): void;
  close(): void;
}

/** Path of a command of the tools we are timed against. */
export function peerCommand(name: string): string {
  return join(INSTALLED, "node_modules", ".bin", name);
}

/** Installs the pinned peers and pages where they are not there yet or have changed since. */
export function installPeers(): void {
  const lock = "package-lock.json";
  const isCurrent =
    existsSync(join(INSTALLED, "node_modules", lock.replace("package", ".package"))) &&
    readFileSync(join(INSTALLED, lock), "utf8") === readFileSync(join(PEERS, lock), "utf8");
  if (isCurrent) return;
  mkdirSync(INSTALLED, { recursive: true });
  cpSync(PEERS, INSTALLED, { recursive: true });
  execFileSync("npm", ["ci", "--ignore-scripts"], { cwd: INSTALLED, stdio: ["ignore", "ignore", "inherit"] });
}

/** Serves the templates under one origin; {@link installPeers} comes first. */
export async function serveRealSite(): Promise<RealSite> {
  const mounted = Object.entries(TEMPLATES).map(([name, { folder, pages }]) => ({
    prefix: `/${name}/`,
    folder: join(INSTALLED, "node_modules", folder),
    serve: sirv(join(INSTALLED, "node_modules", folder)),
    paths: pages.map((page) => `/${name}/${page}.html`),
  }));
  const paths = mounted.flatMap((template) => template.paths);
  let change: ((html: string) => string) | null = null;
  const server = createServer((request, response) => {
    const path = request.url ?? "/";
    if (path === "/sitemap.xml") {
      response.setHeader("content-type", "application/xml");
      response.end(sitemap(paths, `http://${request.headers.host ?? ""}`));
      return;
    }
    const template = mounted.find(({ prefix }) => path.startsWith(prefix));
    const refuse = () => void response.writeHead(404, { "content-type": "text/plain" }).end("Not found\n");
    if (template && change !== null && paths.includes(path)) {
      const html = readFileSync(join(template.folder, path.slice(template.prefix.length)), "utf8");
      response.writeHead(200, { "content-type": "text/html; charset=utf-8" }).end(change(html));
    } else if (template) {
      request.url = path.slice(template.prefix.length - 1);
      template.serve(request, response, refuse);
    } else refuse();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  const pages = paths.map((path) => `http://${host}${path}`);
  return {
    url: pages[0] ?? "",
    host,
    pages,
    redesign: (next) => {
      change = next;
    },
    close: () => server.close().closeAllConnections(),
  };
}

function sitemap(paths: readonly string[], origin: string): string {
  const entries = paths.map((path) => `<url><loc>${origin}${path}</loc></url>`).join("");
  return `<?xml version="1.0"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${entries}</urlset>`;
}
