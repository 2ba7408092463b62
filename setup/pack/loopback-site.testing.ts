import { createServer } from "node:http";

const HTML = { "content-type": "text/html; charset=utf-8" };
const page = (main: string): string =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>Harbor Bakery</title><main>${main}</main></html>`;

/** A privacy policy that says little. */
const POLICY = [
  "%PDF-1.4",
  "1 0 obj << /Type /Catalog /Pages 2 0 R >> endobj",
  "2 0 obj << /Type /Pages /Kids [3 0 R] /Count 1 >> endobj",
  "3 0 obj << /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /Font << /F 5 0 R >> >> >> endobj",
  "4 0 obj << /Length 95 >>\nstream",
  "BT /F 12 Tf 50 700 Td (Privacy policy. We collect your town to show you the nearest bakery.) Tj ET",
  "endstream endobj",
  "5 0 obj << /Type /Font /Subtype /Type1 /BaseFont /Helvetica >> endobj",
  "trailer << /Size 6 /Root 1 0 R >>",
  "%%EOF",
].join("\n");

/** Two pages with something to find in each area, and with what is operated. */
const PAGES: Record<string, string> = {
  "/": page(`<h1>Bread</h1><img src="/rye.png"><p style="color:#aaa">Fresh every day.</p>
    <div onclick="this.textContent='Open'">Opening hours</div>
    <form><input name="town"><button>Find a shop</button></form><a href="/rye">Rye</a>`),
  "/rye": page(
    `<h1>Rye</h1><button aria-expanded="false">Menu</button><a href="/">Home</a> <a href="/policy.pdf">Privacy policy</a>`,
  ),
};

/** A website on this machine. */
export interface LoopbackSite extends AsyncDisposable {
  url: string;
  host: string;
}

/** Serves a small site with faults on a free port. */
export async function serveSite(): Promise<LoopbackSite> {
  const server = createServer(({ url = "" }, response) => {
    if (url === "/policy.pdf")
      return response.writeHead(200, { "content-type": "application/pdf" }).end(POLICY);
    const found = PAGES[url];
    return response.writeHead(found === undefined ? 404 : 200, HTML).end(found ?? page("<h1>Not found</h1>"));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const host = `127.0.0.1:${typeof address === "object" && address !== null ? address.port : 0}`;
  return {
    url: `http://${host}/`,
    host,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
