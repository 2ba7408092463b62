import type { Brand } from "@plumbline/contract/brand";
import { readableAccent } from "@plumbline/contract/contrast";

import type { MailContent } from "#platform/mail/mail.ts";

/** What every mail is made of. All of it is plain text; markup in it is shown, not interpreted. */
export interface MailParts {
  brand: Brand;
  subject: string;
  /** The mail's one heading. */
  heading: string;
  paragraphs: readonly string[];
  /** What somebody wrote, kept line by line. */
  quote?: string;
  /** Short facts under the text. */
  facts?: readonly { name: string; value: string }[];
  /** The one thing to do next. */
  action?: { label: string; url: string };
  /** Why the reader gets this mail. */
  reason: string;
}

/** Sets a mail in the brand's frame: the same words as plain text and as HTML that needs no images. */
export function layOutMail(parts: MailParts): MailContent {
  return { subject: oneLine(parts.subject), text: plainText(parts), html: html(parts) };
}

function plainText({ brand, heading, paragraphs, quote, facts = [], action, reason }: MailParts): string {
  const blocks = [
    heading,
    ...paragraphs,
    ...(quote === undefined ? [] : [quote.replaceAll(/^/gmu, "> ")]),
    ...(facts.length > 0 ? [facts.map(({ name, value }) => `${name}: ${value}`).join("\n")] : []),
    ...(action ? [`${action.label}:\n${action.url}`] : []),
    `-- \n${brand.name}\nQuestions: ${brand.supportEmail}\n${reason}\n${brand.copyright}`,
  ];
  return `${blocks.join("\n\n")}\n`;
}

const INK = "#16202c";
const MUTED = "#55606d";
const FONT = "font-family:Inter,-apple-system,'Segoe UI',Roboto,Arial,sans-serif";

function html({ brand, subject, heading, paragraphs, quote, facts = [], action, reason }: MailParts): string {
  const accent = readableAccent(brand.accentColor);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(subject)}</title>
</head>
<body style="margin:0;padding:24px 16px;background:#f5f7f9;color:${INK};${FONT};font-size:16px;line-height:1.5">
<div style="max-width:560px;margin:0 auto">
<header style="padding:0 0 12px;font-weight:600;color:${accent}">${escaped(brand.name)}</header>
<main style="background:#ffffff;border:1px solid #d5dae0;border-top:3px solid ${accent};padding:24px">
<h1 style="margin:0 0 16px;font-size:22px;line-height:1.3">${escaped(heading)}</h1>
${paragraphs.map((text) => `<p style="margin:0 0 16px">${escaped(text)}</p>`).join("\n")}
${quote === undefined ? "" : `<blockquote style="margin:0 0 16px;padding:0 0 0 12px;border-left:3px solid #d5dae0;white-space:pre-wrap;overflow-wrap:anywhere">${escaped(quote)}</blockquote>`}
${factList(facts)}
${action ? `<p style="margin:24px 0 0"><a href="${escaped(action.url)}" style="display:inline-block;background:${accent};color:#ffffff;padding:12px 20px;text-decoration:none;font-weight:600;border-radius:4px">${escaped(action.label)}</a></p>` : ""}
</main>
<footer style="padding:16px 0;font-size:14px;color:${MUTED}">
<p style="margin:0 0 4px">Questions: <a href="mailto:${escaped(brand.supportEmail)}" style="color:${accent}">${escaped(brand.supportEmail)}</a></p>
<p style="margin:0 0 4px">${escaped(reason)}</p>
<p style="margin:0">${escaped(brand.copyright)}</p>
</footer>
</div>
</body>
</html>
`;
}

function factList(facts: NonNullable<MailParts["facts"]>): string {
  if (facts.length === 0) return "";
  const items = facts.map(
    ({ name, value }) =>
      `<li style="margin:0 0 4px"><strong>${escaped(name)}:</strong> ${escaped(value)}</li>`,
  );
  return `<ul style="margin:0 0 16px;padding:0 0 0 20px">\n${items.join("\n")}\n</ul>`;
}

function escaped(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}

function oneLine(text: string): string {
  return text.replaceAll(/\s+/gu, " ").trim();
}
