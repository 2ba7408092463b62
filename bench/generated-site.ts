import { once } from "node:events";
import { createServer } from "node:http";

/** Templates of the generated site; every page is made from one of them. */
const SECTIONS = ["articles", "products", "places", "people"];
const WORDS =
  "bread oven flour morning harbour baker crust table window corner street market season honey butter water stone fire hand".split(
    " ",
  );

/** Sections of a page, each with a heading, a text and a list. */
const SECTIONS_OF_PAGE = 45;

/** A site of any number of pages on a loopback port, each with text of its own and a few real defects. */
export async function serveGeneratedSite(
  pages: number,
  sections = SECTIONS_OF_PAGE,
): Promise<{ url: string; host: string; close(): Promise<void> }> {
  const paths = new Set(Array.from({ length: pages }, (_, index) => pathOf(index)));
  const server = createServer((request, response) => {
    const path = request.url ?? "/";
    if (path === "/sitemap.xml")
      response.setHeader("content-type", "application/xml").end(sitemap(request.headers.host ?? "", paths));
    else if (path === "/shop.js") response.setHeader("content-type", "text/javascript").end(SCRIPT);
    else if (paths.has(path))
      response.setHeader("content-type", "text/html; charset=utf-8").end(pageOf(path, { pages, sections }));
    else
      response.writeHead(404, { "content-type": "text/html" }).end("<!doctype html><title>Not here</title>");
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  const host = `127.0.0.1:${typeof address === "object" && address !== null ? address.port : 0}`;
  return {
    url: `http://${host}/`,
    host,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

/** A script of 200 kB, as a shop has one. */
const SCRIPT = `${"// What a bundle of libraries weighs.\n".repeat(5000)}document.documentElement.dataset.ready = "yes";`;

function pathOf(index: number): string {
  return index === 0 ? "/" : `/${SECTIONS[index % SECTIONS.length] ?? ""}/${index}`;
}

function sitemap(host: string, paths: ReadonlySet<string>): string {
  const entries = [...paths].map((path) => `<url><loc>http://${host}${path}</loc></url>`);
  return `<?xml version="1.0"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${entries.join("")}</urlset>`;
}

function pageOf(path: string, { pages, sections }: { pages: number; sections: number }): string {
  const [, section = "", number = "0"] = path.split("/");
  const seed = Number(number);
  const menu = SECTIONS.map((name, index) => `<li><a href="/${name}/${index + 4}">${name}</a></li>`).join("");
  const near = Array.from({ length: 30 }, (_, step) => (seed * 7 + step + 1) % pages);
  const links = near.map((index) => `<li><a href="${pathOf(index)}">${text(index, 3)}</a></li>`).join("");
  const parts = Array.from({ length: sections }, (_, part) => {
    const words = text(seed * 31 + part, 40);
    return `<section><h2>${text(seed + part, 4)}</h2><p>${words}</p><ul><li>${text(part, 3)}</li><li>${text(part + 1, 3)}</li></ul></section>`;
  });
  return `<!doctype html><html lang="en"><head><title>${text(seed, 4)} ${seed}</title><script src="/shop.js" defer></script></head>
    <body class="${section}"><header><nav><ul>${menu}</ul></nav></header><main><h1>${text(seed, 5)} ${seed}</h1>
    <img src="/none-${seed % 5}.png"><button></button>${parts.join("")}<ul>${links}</ul></main><footer>Harbour</footer></body></html>`;
}

/** Words that are the same for the same seed. */
function text(seed: number, count: number): string {
  let state = seed * 2_654_435_761 + 1;
  return Array.from({ length: count }, () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return WORDS[state % WORDS.length];
  }).join(" ");
}
