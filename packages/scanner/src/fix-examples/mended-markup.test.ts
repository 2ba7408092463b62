import { describe, expect, it } from "vitest";

import {
  asElement,
  labeled,
  withAttributes,
  withWords,
  withoutAttributes,
  withStyle,
} from "./mended-markup.ts";

const place = (snippet: string | null) => ({ snippet, message: "", page: "https://shop.example/" });
const named = (snippet: string | null) => withAttributes({ alt: "New" })(place(snippet))?.text;

describe("an element with another attribute", () => {
  it.each([
    ['<img src="/a.png">', '<img src="/a.png" alt="New">'],
    ["<img src=/a.png />", '<img src=/a.png alt="New" />'],
    ['<img ALT="" src="/a.png">', '<img alt="New" src="/a.png">'],
    ["<td class=x>", '<td class=x alt="New">'],
    ['<html class="a">', '<html class="a" alt="New">'],
    ["<button\n  type='button'\n>", "<button\n  type='button' alt=\"New\"\n>"],
  ])("keeps all else as it was written: %s", (snippet, mended) => expect(named(snippet)).toBe(mended));

  it("shows what is known of a snippet that was cut after the opening tag", () => {
    expect(named('<a href="/a"><span>Rye and o')).toBe('<a href="/a" alt="New"><span>Rye and o');
  });

  it.each(['<a href="/a" class="long', "server: nginx", "", null, "Bread <b>of today</b>"])(
    "is none where the opening tag is not known: %j",
    (snippet) => expect(named(snippet)).toBeUndefined(),
  );

  it("is none where it would be the same", () => expect(named('<img alt="New">')).toBeUndefined());

  it("writes quotes and ampersands so that they stay in the value", () => {
    expect(withAttributes({ title: 'Rye & "oat"' })(place("<b>"))?.text).toBe(
      '<b title="Rye &amp; &quot;oat&quot;">',
    );
  });

  it("lets an attribute go with the space before it", () => {
    const tidy = withoutAttributes("role", "tabindex")(place('<p tabindex="0" id="a"  role="b">Rye</p>'));
    expect(tidy?.text).toBe('<p id="a">Rye</p>');
  });

  it("adds a declaration to a style that is there", () => {
    expect(withStyle("color: red")(place('<p style="margin: 0;">'))?.text).toBe(
      '<p style="margin: 0; color: red">',
    );
  });
});

describe("an element with more words, another name or a label", () => {
  it("keeps what is around", () => {
    expect(withWords("Words")(place('<h2 id="a"><img></h2>'))?.text).toBe('<h2 id="a"><img>Words</h2>');
    expect(asElement("h2", { id: null })(place('<h1 id="a">Rye</h1>'))?.text).toBe("<h2>Rye</h2>");
    expect(labeled("Words")(place("<input>"))?.text).toBe("<label>Words <input></label>");
  });

  it.each(['<h1 id="a">Rye and o', "<h1>"])("is none for a part of one: %s", (snippet) => {
    expect([withWords("W"), asElement("h2"), labeled("W")].map((mend) => mend(place(snippet)))).toEqual([
      null,
      null,
      null,
    ]);
  });
});
