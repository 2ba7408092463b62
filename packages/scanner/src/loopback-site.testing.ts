import { once } from "node:events";
import http, { type RequestListener } from "node:http";

/** A site on a loopback port, for tests. */
export interface LoopbackSite {
  /** `http://127.0.0.1:port`, without a final slash. */
  origin: string;
  /** `127.0.0.1:port`, as an allow-list names it. */
  host: string;
  close(): Promise<void>;
}

/** Serves requests on a free loopback port until closed. */
export async function serveLoopback(listener: RequestListener): Promise<LoopbackSite> {
  const server = http.createServer(listener);
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  const host = `127.0.0.1:${typeof address === "object" && address !== null ? address.port : 0}`;
  return {
    origin: `http://${host}`,
    host,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}
