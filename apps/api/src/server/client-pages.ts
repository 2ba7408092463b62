import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";

import type { Brand } from "@plumbline/contract/brand";
import { consentCookieName, consentIn } from "@plumbline/contract/consent-cookie";
import { z } from "zod";

const markup = z
  .record(z.enum(["ourLogo", "theirLogo"]), z.object({ asked: z.string(), answered: z.string() }))
  .describe("Seen before the script has come: by logo, and by whether the cookie notice was answered");
/** What the client's build prepares for pages: chunks to fetch at once, and markup. */
const preparedPages = z.object({
  preloads: z.record(z.string(), z.array(z.string())).describe("By path"),
  anyPage: z.array(z.string()).describe("Of all other paths"),
  login: markup,
  dashboard: markup,
});
type Markup = z.output<typeof markup>;

export interface ClientPages {
  /** The document at an address, for a browser with these cookies. */
  pageAt(url: string, cookies: string): string;
}

const LOGIN = "/login";
const DASHBOARD = "/";
const BRAND_SLOT = /<script type="application\/json" id="brand">[\s\S]*?<\/script>/u;
const ROOT_SLOT = '<div id="root"></div>';

/** The client's pages with the configured brand in place of the default one; null when the client is not built. */
export async function readClientPages(folder: string, brand: Brand): Promise<ClientPages | null> {
  const path = join(folder, "index.html");
  if (!existsSync(path)) return null;
  const page = branded(await readFile(path, "utf8"), brand);
  const prepared = preparedPages.parse(JSON.parse(await readFile(join(folder, "pages.json"), "utf8")));
  const preloading = (at: string) => withPreloads(page, prepared.preloads[at] ?? []);
  const login = withMarkup(titled(preloading(LOGIN), `Log in | ${brand.name}`), "login", prepared, brand);
  const dashboard = withMarkup(preloading(DASHBOARD), "dashboard", prepared, brand);
  const anyPage = withPreloads(page, prepared.anyPage);
  const others = new Map(Object.keys(prepared.preloads).map((at) => [at, preloading(at)]));
  return {
    pageAt: (url, cookies) => {
      const notice = consentIn(cookies, consentCookieName(brand.slug)) ? "answered" : "asked";
      // What else stands in the address, such as a payment's return, is for the script to show.
      if (url === LOGIN) return login[notice];
      const path = url.split("?", 1)[0] ?? "";
      return path === DASHBOARD ? dashboard[notice] : (others.get(path) ?? anyPage);
    },
  };
}

function branded(page: string, brand: Brand): string {
  if (!BRAND_SLOT.test(page) || !page.includes(ROOT_SLOT)) {
    throw new Error("The client's page has no place for brand or content.");
  }
  // `<` is escaped so that no value can end the element it is in.
  const data = JSON.stringify(brand).replaceAll("<", String.raw`\u003c`);
  return withIcon(titled(page, `${brand.name} Client Dashboard`), brand).replace(
    BRAND_SLOT,
    () => `<script type="application/json" id="brand">${data}</script>`,
  );
}

/** The reseller's logo stands for the page in the browser's tab too. */
function withIcon(page: string, { logoUrl }: Brand): string {
  if (logoUrl === null) return page;
  return page.replace(/<link rel="icon"[^>]*>/u, () => `<link rel="icon" href="${escaped(logoUrl)}" />`);
}

function titled(page: string, title: string): string {
  return page.replace(/<title>[^<]*<\/title>/u, () => `<title>${escaped(title)}</title>`);
}

function withPreloads(page: string, files: readonly string[]): string {
  const missing = files.filter((file) => !page.includes(`href="${file}"`));
  const links = missing.map((file) => `<link rel="modulepreload" crossorigin href="${file}">`);
  return page.replace("</head>", () => `${links.join("\n")}\n</head>`);
}

/** A page with what is seen, and can be filled in, before the script has come. */
function withMarkup(
  page: string,
  name: "login" | "dashboard",
  prepared: Readonly<Record<typeof name, Markup>>,
  brand: Brand,
) {
  const { asked, answered } = prepared[name][brand.logoUrl === null ? "ourLogo" : "theirLogo"];
  const withContent = (content: string) =>
    page.replace(
      ROOT_SLOT,
      () => `<div id="root" data-prerendered="${name}">${withBrand(content, brand)}</div>`,
    );
  return { asked: withContent(asked), answered: withContent(answered) };
}

/** Puts the brand where the build left places for it, such as `%brand.name%`. */
function withBrand(markup: string, brand: Brand): string {
  const values: Record<string, string | null> = brand;
  return markup.replaceAll(/%brand\.(\w+)%/gu, (_, key: string) => escaped(values[key] ?? ""));
}

function escaped(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}
