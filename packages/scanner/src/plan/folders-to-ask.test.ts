import { describe, expect, it } from "vitest";

import { aDocument, aLink, anAnswer, aPage, aRequest, gathered } from "#evidence-builders.testing.ts";
import { foldersToAsk } from "#plan/folders-to-ask.ts";
import { siteOf } from "#plan/own-site.ts";
import { readRobotsRules } from "#plan/robots-rules.ts";

const SITE = siteOf("https://shop.example/");
const FREE = readRobotsRules(gathered(anAnswer({ status: 404 })));
const file = (path: string, type = "script") => aRequest({ url: `https://shop.example${path}`, type });

describe("folders above loaded files", () => {
  it("are those of files first, uploads before all, and never the root", () => {
    const page = aPage({
      requests: [file("/assets/js/app.js"), file("/uploads/2026/a.png", "image"), file("/x.css")],
    });
    expect(foldersToAsk(SITE, [page], FREE)).toEqual([
      "https://shop.example/uploads/",
      "https://shop.example/assets/js/",
      "https://shop.example/uploads/2026/",
      "https://shop.example/assets/",
    ]);
  });

  it("are those of files that pages offer to download, too", () => {
    const links = [
      "/files/2026/catalog.PDF",
      "/about/team",
      "https://other.example/docs/a.pdf",
      "/top.pdf",
    ].map((path) => aLink({ href: new URL(path, "https://shop.example/").href }));
    expect(foldersToAsk(SITE, [aPage({ document: gathered(aDocument({ links })) })], FREE)).toEqual([
      "https://shop.example/files/",
      "https://shop.example/files/2026/",
    ]);
  });

  it("are not those of other hosts, pages, failed files and answers of programs", () => {
    const requests = [
      aRequest({ url: "https://cdn.example.net/js/app.js", type: "script" }),
      { ...file("/gone/app.js"), status: 404 },
      file("/api/v1/cart", "fetch"),
      file("/img/https://cdn.example.net/a.png", "image"),
      file("/blog/style.css", "stylesheet"),
    ];
    const pages = [aPage({ requests }), aPage({ url: "https://shop.example/blog/" })];
    expect(foldersToAsk(SITE, pages, FREE)).toEqual([]);
  });

  it("are not those that robots.txt keeps programs out of", () => {
    const robots = gathered(anAnswer({ body: "User-agent: *\nDisallow: /assets/" }));
    const page = aPage({ requests: [file("/assets/app.js"), file("/js/app.js")] });
    expect(foldersToAsk(SITE, [page], readRobotsRules(robots))).toEqual(["https://shop.example/js/"]);
  });

  it("are few on a site with many", () => {
    const requests = Array.from({ length: 50 }, (_, at) => file(`/d${at}/app.js`));
    expect(foldersToAsk(SITE, [aPage({ requests })], FREE)).toHaveLength(6);
  });
});
