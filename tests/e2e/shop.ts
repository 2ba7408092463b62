import { once } from "node:events";
import { createServer } from "node:http";

/** A website of one page, scanned within seconds. */
export interface Shop {
  url: string;
  host: string;
  /** Whether its order form has the label that it lacks at first. */
  isMended: boolean;
  close(): void;
}

/** A one-page shop whose order form lacks a label until it is mended. */
export async function serveShop(): Promise<Shop> {
  const shop = { isMended: false };
  const server = createServer((request, response) => {
    if (request.url !== "/") return response.writeHead(404).end();
    const label = shop.isMended ? '<label for="email">E-mail</label>' : "";
    response.setHeader("content-type", "text/html");
    return response.end(`<!doctype html><html lang="en"><head><title>Harbor Bakery</title></head><body><main>
      <h1>Harbor Bakery</h1><form>${label}<input id="email" name="email"><button>Order</button></form>
      </main></body></html>`);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The shop has no port.");
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  const host = `127.0.0.1:${address.port}`;
  return Object.assign(shop, { url: `http://${host}/`, host, close });
}
