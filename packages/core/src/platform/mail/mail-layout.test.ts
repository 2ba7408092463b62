import { contrastRatio, TEXT_CONTRAST } from "@plumbline/contract/contrast";
import { describe, expect, it } from "vitest";

import { loadConfig } from "#platform/config.ts";
import { layOutMail } from "#platform/mail/mail-layout.ts";
import type { MailParts } from "#platform/mail/mail-parts.ts";

const config = loadConfig({ BRAND_ACCENT_COLOR: "#ffee00" });

const parts: MailParts = {
  config,
  subject: "Report for A & B\r\nBcc: all@example.com",
  preview: "Three things to do",
  heading: 'The <script>alert("x")</script> report',
  blocks: [
    { kind: "text", text: "Hello <b>Alice</b>," },
    { kind: "heading", text: "Scores & co" },
    { kind: "scores", rows: [{ name: "SEO", value: "71", change: -3, note: "Fair" }] },
    { kind: "facts", facts: [{ name: "Page", value: "shop.example/<cart>" }] },
    {
      kind: "list",
      items: [
        {
          text: "A button",
          url: "https://app.example/?a=1&b=2",
          lines: ["Critical", { text: "In the cart", url: "https://app.example/?c=1&d=2" }],
        },
      ],
      isOrdered: true,
    },
    { kind: "action", label: "Open it", url: 'https://app.example/?a=1&b="2"' },
  ],
  reason: "You are a member.",
};
const choice = {
  choicesUrl: "https://app.example/account#notifications",
  unsubscribeUrl: "https://app.example/unsubscribe/t.s",
};

describe("the frame of a mail", () => {
  it("says the same in plain text and in HTML", () => {
    const { text, html } = layOutMail({ ...parts, choice });
    const words = [
      "Scores & co",
      "SEO",
      "71",
      "Fair",
      "Page",
      "A button",
      "Critical",
      "In the cart",
      "Open it",
    ];
    for (const word of [...words, "You are a member.", "support@plumbline.example", "Unsubscribe"]) {
      expect(text).toContain(word);
      expect(html).toContain(word.replaceAll("&", "&amp;"));
    }
    expect(text).toContain("SEO: 71 (\u22123). Fair\n");
    expect(text).toContain(
      "1. A button\n   Critical\n   In the cart\n     https://app.example/?c=1&d=2\n   https://app.example/?a=1&b=2\n",
    );
  });

  it("shows markup instead of interpreting it", () => {
    const { html } = layOutMail(parts);
    expect(html).not.toContain("<script>");
    expect(html).not.toContain("<b>");
    expect(html).toContain("&lt;b&gt;Alice&lt;/b&gt;");
    expect(html).toContain("shop.example/&lt;cart&gt;");
    expect(html).toContain('href="https://app.example/?a=1&amp;b=&quot;2&quot;"');
    expect(html).toContain('href="https://app.example/?c=1&amp;d=2"');
  });

  it("keeps what somebody wrote line by line, and never as markup", () => {
    const quote = { kind: "quote", text: "First line\n  <i>second</i> line" } as const;
    const { text, html } = layOutMail({ ...parts, blocks: [quote] });
    expect(text).toContain("> First line\n>   <i>second</i> line\n");
    expect(html).toMatch(
      /white-space:pre-wrap[^>]*>First line\n {2}&lt;i&gt;second&lt;\/i&gt; line<\/blockquote>/u,
    );
  });

  it("keeps the subject on one line, so that nothing can be added to the head of the mail", () => {
    expect(layOutMail(parts).subject).toBe("Report for A & B Bcc: all@example.com");
  });

  it("names its language and title, has one main heading, and loads nothing", () => {
    const { html } = layOutMail(parts);
    expect(html).toContain('<html lang="en">');
    expect(html).toMatch(/<title>Report for A &amp; B/u);
    expect(html.match(/<h1/gu)).toHaveLength(1);
    expect(html).not.toMatch(/<img|<link|src=|url\(/u);
  });

  it("loads the brand's logo and nothing else, with the brand's name where pictures are off", () => {
    const branded = loadConfig({
      MAIL_LOGO_URL: "https://cdn.example/logo.png?a=1&b=2",
      BRAND_NAME: "A & B",
    });
    const { html } = layOutMail({ ...parts, config: branded });
    expect(html.match(/src=/gu)).toHaveLength(1);
    expect(html).toContain('<img src="https://cdn.example/logo.png?a=1&amp;b=2" alt="A &amp; B"');
  });

  it("offers to end the mails only where they can be ended", () => {
    expect(layOutMail(parts)).toMatchObject({ unsubscribeUrl: null });
    expect(layOutMail(parts).text).not.toContain("Unsubscribe");
    expect(layOutMail({ ...parts, choice })).toMatchObject({ unsubscribeUrl: choice.unsubscribeUrl });
  });
});

describe("the colors of a mail", () => {
  it.each(["#ffee00", "#000000", "#1f5f99"])("can be read in both themes with the accent %s", (accent) => {
    const { html } = layOutMail({ ...parts, config: loadConfig({ BRAND_ACCENT_COLOR: accent }) });
    const [light = "", dark = ""] = [
      /class="color-accent" style="color:(#\w{6})/u.exec(html)?.[1],
      /^\.color-accent\{color:(#\w{6})/mu.exec(html)?.[1],
    ];
    for (const ground of ["#ffffff", "#f4f6f7"])
      expect(contrastRatio(light, ground)).toBeGreaterThanOrEqual(TEXT_CONTRAST);
    for (const ground of ["#14191d", "#0d1114"])
      expect(contrastRatio(dark, ground)).toBeGreaterThanOrEqual(TEXT_CONTRAST);
  });

  it("turn dark wherever the reader's mail program is dark", () => {
    const { html } = layOutMail(parts);
    const painted = [...html.matchAll(/class="([^"]+)" style=/gu)].flatMap(([, names = ""]) =>
      names.split(" "),
    );
    const rules = html.slice(html.indexOf("prefers-color-scheme:dark"), html.indexOf("[data-ogs"));
    const dark = new Set(Array.from(rules.matchAll(/^\.([\w-]+)\{/gmu), ([, name]) => name));
    const colors = painted.filter((name) => name.includes("-"));
    expect(colors.length).toBeGreaterThan(20);
    expect(colors.filter((name) => !dark.has(name))).toEqual([]);
  });
});
