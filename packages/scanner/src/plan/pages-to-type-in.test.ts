import { describe, expect, it } from "vitest";

import { aField } from "#checks/privacy/reading/fields.testing.ts";
import { aDocument, anUnmeasuredPage, aPage, gathered } from "#evidence-builders.testing.ts";
import type { FormFieldRef } from "#evidence/document.ts";
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
    expect(pagesToTypeIn(pages)).toEqual(["https://shop.example/contact", "https://shop.example/news"]);
  });

  it("are none where there is nothing to type in", () => {
    const pages = [page("https://shop.example/", field("agree", "checkbox")), anUnmeasuredPage()];
    expect(pagesToTypeIn(pages)).toEqual([]);
  });
});
