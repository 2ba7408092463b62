import { writeFile } from "node:fs/promises";
import { join } from "node:path";

import { build, type Plugin, type Rolldown } from "vite";

import { prerenderPages } from "./prerender.ts";

const SOURCES = join(import.meta.dirname, "..", "src");

/** Chunks of each page beyond those its document asks for itself; the page's own code is the last. */
const PAGE_CHUNKS: Record<string, readonly string[]> = {
  "/login": ["login"],
  "/": ["app", "signed-in", "dashboard-page"],
  "/audit-history": ["app", "signed-in", "audit-history-page"],
  "/fix-priority": ["app", "signed-in", "fix-priority-page"],
  "/billing": ["app", "signed-in", "billing-page"],
  "/account": ["app", "signed-in", "account-page"],
  "/team": ["app", "signed-in", "team-page"],
  "/support": ["app", "signed-in", "support-page"],
};

/** What every other page needs, such as the legal ones. */
const ANY_PAGE = ["app"];

/**
 * Prepares what the server sends with each page so that the browser need not find it out step by step: the script that
 * runs before the first paint, the font, the chunks of the page (`pages.json`), and the markup of the login and of the dashboard's shape.
 */
export function pages(): Plugin[] {
  return [preparedPages(), firstScriptInDevelopment()];
}

/** The development server sends modules one by one; there the first script comes with the others. */
function firstScriptInDevelopment(): Plugin {
  const attrs = { type: "module", src: "/src/app/before-paint.ts" };
  return {
    name: "first-script-in-development",
    apply: "serve",
    transformIndexHtml: () => [{ tag: "script", attrs, injectTo: "head" }],
  };
}

function preparedPages(): Plugin {
  return {
    name: "prepared-pages",
    apply: "build",
    async buildStart() {
      this.emitFile({ type: "asset", name: "before-paint.js", source: await beforePaint() });
    },
    transformIndexHtml: {
      order: "post",
      handler: (html, { bundle = {} }) => withEarlyTags(html, Object.keys(bundle)),
    },
    async writeBundle({ dir = "" }, bundle) {
      const preloads = Object.fromEntries(
        Object.entries(PAGE_CHUNKS).map(([path, chunks]) => [path, filesOf(chunks, bundle)]),
      );
      const prepared = { preloads, anyPage: filesOf(ANY_PAGE, bundle), ...(await prerenderPages()) };
      await writeFile(join(dir, "pages.json"), JSON.stringify(prepared));
    },
  };
}

/** The first script as one that runs where it stands: a module would wait for the whole document. */
async function beforePaint(): Promise<string> {
  const result = await build({
    configFile: false,
    root: join(SOURCES, ".."),
    logLevel: "error",
    build: {
      write: false,
      lib: { entry: join(SOURCES, "app/before-paint.ts"), formats: ["iife"], name: "beforePaint" },
    },
  });
  const [output] = Array.isArray(result) ? result : [result];
  if (!output || !("output" in output)) throw new Error("The first script was not built.");
  return output.output[0].code;
}

/** Script and font stand before the style sheet: a script behind it would wait for it. */
function withEarlyTags(html: string, files: readonly string[]): string {
  const script = only(files, /^assets\/before-paint-[^/]+\.js$/u);
  const font = only(files, /^assets\/inter-latin-wght-normal-[^/]+\.woff2$/u);
  const tags = [
    `<script src="/${script}"></script>`,
    `<link rel="preload" href="/${font}" as="font" type="font/woff2" crossorigin>`,
  ];
  const page = html.replace(/(?=<script type="module")/u, `${tags.join("\n    ")}\n    `);
  if (page === html) throw new Error("The page has no script to put the first one before.");
  return page;
}

function only(files: readonly string[], pattern: RegExp): string {
  const [file, ...others] = files.filter((name) => pattern.test(name));
  if (file === undefined || others.length > 0) throw new Error(`The build has not one file like ${pattern}.`);
  return file;
}

/** These chunks and all they import at once. */
function filesOf(names: readonly string[], bundle: Rolldown.OutputBundle): string[] {
  const chunks = Object.values(bundle).filter((output) => output.type === "chunk");
  const files = new Set(names.map((name) => chunkNamed(name, chunks).fileName));
  for (const file of files) {
    for (const imported of chunks.find(({ fileName }) => fileName === file)?.imports ?? [])
      files.add(imported);
  }
  return [...files].map((file) => `/${file}`);
}

function chunkNamed(name: string, chunks: readonly Rolldown.OutputChunk[]): Rolldown.OutputChunk {
  const chunk = chunks.find((one) => one.name === name);
  if (!chunk) throw new Error(`The build has no chunk ${name}.`);
  return chunk;
}
