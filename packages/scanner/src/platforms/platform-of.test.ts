import { describe, expect, it } from "vitest";

import {
  aDocument,
  anEvidence,
  anUnmeasuredPage,
  aPage,
  aRequest,
  aResource,
  gathered,
} from "#evidence-builders.testing.ts";
import type { DocumentSnapshot } from "#evidence/document.ts";
import type { Header } from "#evidence/network.ts";
import type { PageEvidence } from "#evidence/page.ts";

import { platformOf } from "./platform-of.ts";

const generator = (content: string) => ({
  name: "generator",
  property: "",
  httpEquiv: "",
  content,
  inHead: true,
});
const aPageOf = (document: Partial<DocumentSnapshot>, headers: Header[] = []): PageEvidence =>
  aPage({ document: gathered(aDocument(document)), responseHeaders: headers });
const namedBy = (...contents: string[]) => aPageOf({ metas: contents.map(generator) });
const sentWith = (...headers: Header[]) => aPageOf({}, headers);
const styledBy = (...urls: string[]) => aPageOf({ stylesheets: urls.map((url) => aResource({ url })) });
const seenOn = (...pages: PageEvidence[]) => platformOf(anEvidence({ pages }));

const WORDPRESS_STYLE = "https://shop.example/wp-content/themes/bread/style.css?ver=6.8";
const SHOPIFY_STYLE = "https://cdn.shopify.com/s/files/1/0533/2089/t/5/assets/theme.css";

describe("the platform of a site", () => {
  it.each([
    ["WordPress", "WordPress 6.8.3"],
    ["WordPress", "WordPress.com"],
    ["Wix", "Wix.com Website Builder"],
    ["Webflow", "Webflow"],
    ["Drupal", "Drupal 11 (https://www.drupal.org)"],
    ["Joomla", "Joomla! - Open Source Content Management"],
  ])("is %s where the pages say they are made with %s", (name, content) => {
    expect(seenOn(namedBy(content))).toEqual({
      name,
      toldBy: `<meta name="generator" content="${content}">`,
    });
  });

  it.each<[string, string, string]>([
    ["WordPress", "link", '<https://shop.example/wp-json/>; rel="https://api.w.org/"'],
    ["Shopify", "x-shopid", "53320"],
    ["Shopify", "powered-by", "Shopify"],
    ["Squarespace", "server", "Squarespace"],
    ["Wix", "x-wix-request-id", "1763800000.123"],
    ["Drupal", "x-generator", "Drupal 10 (https://www.drupal.org)"],
    ["Drupal", "x-drupal-dynamic-cache", "MISS"],
  ])("is %s where its documents come with the header %s: %s", (name, header, value) => {
    expect(seenOn(sentWith([header, value]))).toEqual({ name, toldBy: `${header}: ${value}` });
  });

  it.each([
    ["WordPress", WORDPRESS_STYLE],
    ["Shopify", "https://shop.example/cdn/shop/t/5/assets/base.css"],
    ["Shopify", SHOPIFY_STYLE],
    ["Squarespace", "https://static1.squarespace.com/static/versioned-site-css/5f/1/site.css"],
    ["Wix", "https://static.parastorage.com/services/wix-thunderbolt/dist/main.css"],
    ["Webflow", "https://cdn.prod.website-files.com/0123456789abcdef01234567/css/bread.css"],
    ["Drupal", "https://shop.example/sites/default/files/css/css_1a.css"],
    ["Joomla", "https://shop.example/media/templates/site/cassiopeia/css/template.min.css"],
  ])("is %s where its theme loads %s", (name, url) => {
    expect(seenOn(styledBy(url))).toEqual({ name, toldBy: url });
  });

  it("is what the document names, whatever else of other platforms it loads", () => {
    const page = aPageOf({
      metas: [generator("WordPress 6.8")],
      stylesheets: [aResource({ url: SHOPIFY_STYLE })],
    });
    expect(seenOn(page)?.name).toBe("WordPress");
  });

  it("is told in few words, none of which a terminal would obey", () => {
    const toldBy = seenOn(namedBy(`WordPress 6.8\u001B[2J${"x".repeat(1000)}`))?.toldBy ?? "";
    expect(toldBy).toContain("WordPress 6.8 [2Jxxx");
    expect(toldBy).toHaveLength(400);
  });

  it("is told among names of plugins", () => {
    expect(seenOn(namedBy("Elementor 3.30", "WordPress 6.8", "Site Kit by Google 1.160"))?.name).toBe(
      "WordPress",
    );
  });
});

describe("what only looks like a platform", () => {
  it("leaves a site unknown whose pages say nothing", () => {
    expect(seenOn(namedBy("Hugo 0.152.0"))).toBeNull();
    expect(platformOf(anEvidence({ pages: [anUnmeasuredPage()] }))).toBeNull();
  });

  it("is a buy button of Shopify, or the shop's theme on a page that this one frames", () => {
    const script = aResource({ url: "https://sdks.shopifycdn.com/buy-button/latest/buybutton.js" });
    const framed = aRequest({ url: SHOPIFY_STYLE, type: "stylesheet", fromFrame: "child" });
    const page = aPageOf({ scripts: [script] });
    expect(seenOn({ ...page, requests: [framed] })).toBeNull();
    const withTheme = aPageOf({ scripts: [script], stylesheets: [aResource({ url: WORDPRESS_STYLE })] });
    expect(seenOn(withTheme)?.name).toBe("WordPress");
  });

  it("is a picture on another platform's host, or one that kept its address after a move", () => {
    const pictures = [
      "https://static.wixstatic.com/media/bread.png",
      "https://shop.example/wp-content/uploads/bread.png",
    ];
    const requests = pictures.map((url) => aRequest({ url }));
    expect(seenOn(aPage({ requests }))).toBeNull();
  });

  it("is a WordPress file of someone else's site", () => {
    expect(seenOn(styledBy("https://partner.example/wp-content/plugins/widget/widget.css"))).toBeNull();
  });

  it("is a storefront built apart from Shopify's themes, which has no such menus", () => {
    expect(seenOn(sentWith(["powered-by", "Shopify, Oxygen, Hydrogen"]))).toBeNull();
  });

  it("is a page that tells two platforms alike", () => {
    expect(seenOn(styledBy(WORDPRESS_STYLE, SHOPIFY_STYLE))).toBeNull();
    expect(seenOn(namedBy("Webflow", "WordPress 6.8"))).toBeNull();
  });

  it("is a blog in a folder of another site, and a site in two parts", () => {
    expect(seenOn(aPage(), aPage(), namedBy("WordPress 6.8"))).toBeNull();
    expect(seenOn(namedBy("Webflow"), namedBy("Webflow"), namedBy("WordPress 6.8"))).toBeNull();
    expect(seenOn(aPage(), namedBy("Webflow"), namedBy("Webflow"))?.name).toBe("Webflow");
  });
});
