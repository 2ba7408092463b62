import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import type { Brand } from "@plumbline/contract/brand";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { readClientPages } from "./client-pages.ts";

const PAGE = `<html><head><title>x</title><link rel="icon" href="/favicon.svg" type="image/svg+xml" />
<script type="application/json" id="brand">{}</script></head><body><div id="root"></div></body></html>`;
const MARKUP = {
  ourLogo: { asked: "<svg></svg>", answered: "<svg></svg>" },
  theirLogo: { asked: '<img src="%brand.logoUrl%">', answered: '<img src="%brand.logoUrl%">' },
};
const PREPARED = { preloads: {}, anyPage: [], login: MARKUP, dashboard: MARKUP };
const ACME: Brand = {
  name: "Acme",
  slug: "acme",
  accentColor: "#aa0000",
  supportEmail: "help@acme.example",
  copyright: "© 2026 Acme",
  logoUrl: '/logo.png?a="b"',
};

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "client-pages-"));
  await writeFile(join(folder, "index.html"), PAGE);
  await writeFile(join(folder, "pages.json"), JSON.stringify(PREPARED));
});
afterAll(() => rm(folder, { recursive: true }));

async function pageAt(url: string, brand: Brand): Promise<string> {
  return (await readClientPages(folder, brand))?.pageAt(url, "") ?? "";
}

describe("a reseller's logo", () => {
  it("is on the login and in the browser's tab", async () => {
    const page = await pageAt("/login", ACME);
    expect(page).toContain('<img src="/logo.png?a=&quot;b&quot;">');
    expect(page).toContain('<link rel="icon" href="/logo.png?a=&quot;b&quot;" />');
    expect(page).not.toContain("favicon.svg");
  });

  it("leaves ours in both places where there is none", async () => {
    const page = await pageAt("/login", { ...ACME, logoUrl: null });
    expect(page).toContain("<svg></svg>");
    expect(page).toContain('href="/favicon.svg"');
  });
});

describe("a client that was not built to the end", () => {
  it("stops the start instead of serving half of its pages", async () => {
    const half = await mkdtemp(join(tmpdir(), "half-client-"));
    await writeFile(join(half, "index.html"), PAGE);
    await expect(readClientPages(half, ACME)).rejects.toThrow(/pages\.json/u);
    await rm(half, { recursive: true });
  });

  it("is no client at all without its page", async () => {
    const empty = await mkdtemp(join(tmpdir(), "no-client-"));
    expect(await readClientPages(empty, ACME)).toBeNull();
    await rm(empty, { recursive: true });
  });
});
