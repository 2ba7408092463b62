import { describe, expect, it } from "vitest";

import { loadConfig } from "#platform/config.ts";
import { layOutMail } from "#platform/mail/mail-layout.ts";

const parts = {
  brand: { ...loadConfig({}).brand, accentColor: "#ffee00" },
  subject: "Report for A & B\r\nBcc: all@example.com",
  heading: 'The <script>alert("x")</script> report',
  paragraphs: ["Hello <b>Alice</b>,", "It is ready."],
  facts: [{ name: "Overall score", value: "71 of 100" }],
  action: { label: "Open it", url: 'https://app.example/?a=1&b="2"' },
  reason: "You are a member.",
};

describe("the frame of a mail", () => {
  it("says the same in plain text and in HTML", () => {
    const { text, html } = layOutMail(parts);
    for (const words of [
      "It is ready.",
      "71 of 100",
      "Open it",
      "You are a member.",
      "support@plumbline.example",
    ]) {
      expect(text).toContain(words);
      expect(html).toContain(words);
    }
  });

  it("shows markup instead of interpreting it", () => {
    const { html } = layOutMail(parts);
    expect(html).not.toContain("<script>");
    expect(html).not.toContain("<b>");
    expect(html).toContain("&lt;b&gt;Alice&lt;/b&gt;");
    expect(html).toContain('href="https://app.example/?a=1&amp;b=&quot;2&quot;"');
  });

  it("keeps what somebody wrote line by line, and never as markup", () => {
    const { text, html } = layOutMail({ ...parts, quote: "First line\n  <i>second</i> line" });
    expect(text).toContain("> First line\n>   <i>second</i> line\n");
    expect(html).toMatch(
      /white-space:pre-wrap[^>]*>First line\n {2}&lt;i&gt;second&lt;\/i&gt; line<\/blockquote>/u,
    );
  });

  it("keeps the subject on one line, so that nothing can be added to the head of the mail", () => {
    expect(layOutMail(parts).subject).toBe("Report for A & B Bcc: all@example.com");
  });

  it("names its language and title, has one heading, and loads nothing", () => {
    const { html } = layOutMail(parts);
    expect(html).toContain('<html lang="en">');
    expect(html).toMatch(/<title>Report for A &amp; B/u);
    expect(html.match(/<h1/gu)).toHaveLength(1);
    expect(html).not.toMatch(/<img|<link|src=|url\(/u);
  });

  it("never sets text in an accent that cannot be read", () => {
    expect(layOutMail(parts).html).not.toContain("#ffee00");
  });
});
