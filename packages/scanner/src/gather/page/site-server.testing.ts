import http, { type IncomingMessage, type ServerResponse } from "node:http";

/** Markup, or whatever the test wants to answer. */
export type Route = string | ((request: IncomingMessage, response: ServerResponse) => void);

/** A website on loopback for one test file. */
export interface SiteServer {
  /** `http://127.0.0.1:port`, without a slash at the end. */
  origin: string;
  port: number;
  routes: Record<string, Route>;
  /** Paths with query in the order they were requested. */
  asked: string[];
  close(): Promise<void>;
}

/** Serves pages from a random port; unknown paths answer 404. */
export async function serveSite(routes: Record<string, Route> = {}): Promise<SiteServer> {
  const asked: string[] = [];
  const own = { ...routes };
  const server = http.createServer((request, response) => {
    const path = (request.url ?? "/").replace(/\?.*$/, "");
    asked.push(request.url ?? "/");
    const route = own[path];
    if (route === undefined) {
      response.writeHead(404, { "content-type": "text/html" }).end("<h1>No such page</h1>");
    } else if (typeof route === "string") {
      response.writeHead(200, { "content-type": "text/html; charset=utf-8" }).end(route);
    } else {
      route(request, response);
    }
  });
  server.listen(0, "127.0.0.1");
  await new Promise<void>((resolve) => server.once("listening", () => resolve()));
  const address = server.address();
  const port = typeof address === "object" && address !== null ? address.port : 0;
  return {
    origin: `http://127.0.0.1:${port}`,
    port,
    routes: own,
    asked,
    close: async () => {
      server.closeAllConnections();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}

/** An accessible little page around some markup. */
export function aPageWith(body: string, head = ""): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Harbour Bakery</title>${head}</head>
    <body><main><h1>Harbour Bakery</h1>${body}</main></body></html>`;
}

/** A route that answers with this status, type and body. */
export function answering(status: number, contentType: string, body = "", headers = {}): Route {
  return (_request, response) => {
    response.writeHead(status, { "content-type": contentType, ...headers }).end(body);
  };
}

/** A route that sends the visitor on. */
export function redirectingTo(location: string, status = 302): Route {
  return (_request, response) => {
    response.writeHead(status, { location }).end();
  };
}
