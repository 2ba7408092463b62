import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

import sirv from "sirv";

/** A loopback web server that plays the client's site. */
export interface SampleSite {
  url: string;
  port: number;
  close(): Promise<void>;
}

function templateFolder(): string {
  const manifest = import.meta.resolve("startbootstrap-business-casual/package.json");
  return join(dirname(fileURLToPath(manifest)), "dist");
}

function listen(server: Server, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, "127.0.0.1", () => resolve((server.address() as AddressInfo).port));
  });
}

async function listenNear(server: Server, wanted: number): Promise<number> {
  try {
    return await listen(server, wanted);
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "EADDRINUSE")) throw error;
    return listen(server, 0);
  }
}

/**
 * Serves the MIT-licensed template 'Business Casual' on loopback, on `wantedPort` where it is free (0: any).
 * The site is nobody's mock-up: what the scan finds in it is really there.
 */
export async function serveSampleSite(wantedPort: number): Promise<SampleSite> {
  const serve = sirv(templateFolder(), { etag: true });
  const server = createServer((request, response) =>
    serve(request, response, () => {
      response.writeHead(404, { "content-type": "text/plain" }).end("Not found\n");
    }),
  );
  const port = await listenNear(server, wantedPort);
  const close = () =>
    new Promise<void>((resolve, reject) => {
      server.closeAllConnections();
      server.close((error) => (error ? reject(error) : resolve()));
    });
  return { url: `http://127.0.0.1:${port}/`, port, close };
}
