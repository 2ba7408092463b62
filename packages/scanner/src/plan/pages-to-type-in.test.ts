import { describe, expect, it } from "vitest";

import { aField } from "#checks/privacy/reading/fields.testing.ts";
import { aDocument, anUnmeasuredPage, aPage, aResource, gathered } from "#evidence-builders.testing.ts";
import type { FormFieldRef, ResourceRef } from "#evidence/document.ts";
import { pagesToTypeIn } from "#plan/pages-to-type-in.ts";

const field = (component: string, type = "text"): FormFieldRef => ({
  ...aField(),
  tag: "input",
  type,
  component,
});
const page = (finalUrl: string, ...looseFields: FormFieldRef[]) =>
  aPage({ url: finalUrl, finalUrl, document: gathered(aDocument({ looseFields })) });

describe("pages to type in", () => {
  it("are those with most fields, then those with others", () => {
    const search = field("search");
    const pages = [
      page("https://shop.example/", search),
      page("https://shop.example/contact", search, field("name"), field("email", "email")),
      page("https://shop.example/news", search, field("newsletter")),
      page("https://shop.example/about", search),
    ];
    expect(pagesToTypeIn(pages, "https://shop.example/").asking).toEqual([
      "https://shop.example/contact",
      "https://shop.example/news",
    ]);
  });

  it("are none where there is nothing to type in", () => {
    const pages = [page("https://shop.example/", field("agree", "checkbox")), anUnmeasuredPage()];
    expect(pagesToTypeIn(pages, "https://shop.example/")).toEqual({ asking: [], others: [] });
  });

  it("are also two whose scripts ask for the visitor's location, camera or microphone, before those with fields", () => {
    const script = (code: string) => [aResource({ url: null, snippet: `<script>${code}</script>` })];
    const page = (path: string, code: string, looseFields: FormFieldRef[] = []) =>
      aPage({
        url: `https://shop.example${path}`,
        document: gathered(aDocument({ scripts: script(code), looseFields })),
      });
    const pages = [
      page("/quote", "a()", [field("name"), field("email", "email")]),
      ...["b", "c", "d"].map((name) => page(`/${name}`, `${name}()`, [field("name")])),
      page("/stores", "navigator.geolocation.getCurrentPosition(show)"),
      page("/try-on", "navigator.mediaDevices.getUserMedia({ video: true })"),
    ];
    expect(pagesToTypeIn(pages, "https://shop.example/").others).toEqual(
      ["/stores", "/try-on", "/b"].map((path) => `https://shop.example${path}`),
    );
  });

  it("are also others that run scripts of their own, those with fields first", () => {
    const fields = [field("name"), field("email", "email")];
    const inline = (code: string, nonce = "a1") =>
      aResource({ url: null, snippet: `<script nonce="${nonce}">${code}</script>` });
    const shared = aResource({ url: "https://shop.example/site.js?v=1", snippet: "<script src>" });
    const own = aResource({ url: "https://shop.example/map.js", snippet: "<script src>" });
    const data = aResource({ url: null, snippet: `<script type="application/ld+json">{"a":1}</script>` });
    const running = (path: string, scripts: ResourceRef[], looseFields: FormFieldRef[] = []) =>
      aPage({ url: `https://shop.example${path}`, document: gathered(aDocument({ scripts, looseFields })) });
    const pages = [
      running("/", [shared, inline("start()")]),
      running("/quote", [shared], fields),
      running("/about", [
        { ...shared, url: "https://shop.example/site.js?v=2" },
        data,
        inline("start()", "b2"),
      ]),
      running("/map", [shared, own, inline("map()")]),
      running("/callback", [shared, inline("watch()")], fields),
      running("/visit", [shared, own, inline("map()", "c3")]),
    ];
    expect(pagesToTypeIn(pages, "https://shop.example/")).toEqual({
      asking: ["https://shop.example/quote"],
      others: ["https://shop.example/callback", "https://shop.example/map"],
    });
  });
});
