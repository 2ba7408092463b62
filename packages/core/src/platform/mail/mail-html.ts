import { changeWords } from "@plumbline/contract/change-words";

import { mailLook, type MailLook } from "#platform/mail/mail-look.ts";
import type {
  MailBlock,
  MailFact,
  MailLink,
  MailListItem,
  MailParts,
  MailScore,
} from "#platform/mail/mail-parts.ts";

const FONT = "font-family:Inter,-apple-system,'Segoe UI',Roboto,Arial,sans-serif";
const TEXT = "margin:0 0 16px;font-size:16px;line-height:1.5;overflow-wrap:anywhere;word-break:break-word";
const SMALL = "font-size:14px;line-height:1.5;overflow-wrap:anywhere;word-break:break-word";

/**
 * A mail as HTML, in tables and styles on the elements, as Outlook and Gmail want them. It loads nothing but the
 * brand's logo, if there is one.
 */
export function htmlOf(parts: MailParts): string {
  const look = mailLook(parts.config.brand.accentColor);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escaped(parts.subject)}</title>
<style>
${look.styleSheet}
</style>
</head>
<body ${look.attributes({ background: "page", color: "ink" }, `margin:0;padding:0;${FONT}`)}>
<div style="display:none;max-height:0;overflow:hidden">${escaped(parts.preview)}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" ${look.attributes({ background: "page" })}>
<tr><td align="center" class="around" style="padding:24px 16px">
<table role="presentation" width="600" cellpadding="0" cellspacing="0" border="0" style="width:100%;max-width:600px;text-align:left">
<tr><td style="padding:0 0 12px">${brandMark(parts, look)}</td></tr>
<tr><td ${card(look)}>
<h1 ${look.attributes({ color: "ink" }, "margin:0 0 16px;font-size:22px;line-height:1.3;overflow-wrap:anywhere;word-break:break-word")}>${escaped(parts.heading)}</h1>
${parts.blocks.map((block) => blockHtml(block, look)).join("\n")}
</td></tr>
<tr><td style="padding:16px 0 0">
${footer(parts, look)}
</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`;
}

function card(look: MailLook): string {
  const colors = look.attributes(
    { background: "surface", border: "line", color: "ink" },
    "border-width:1px;border-style:solid;border-radius:8px;padding:28px 28px 12px",
  );
  return colors.replace('class="', 'class="card ');
}

/** The logo, whose alternative is the name; on white, where every logo was made to stand. */
function brandMark({ config: { brand, mail } }: MailParts, look: MailLook): string {
  if (mail.logoUrl === null) {
    return `<span ${look.attributes({ color: "accent" }, "font-weight:600;font-size:16px")}>${escaped(brand.name)}</span>`;
  }
  const plate = look.attributes({ background: "white" }, "padding:6px 10px;border-radius:6px");
  const ink = `color:${look.light("ink")};font-weight:600;font-size:16px`;
  return `<table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr><td ${plate}><img src="${escaped(mail.logoUrl)}" alt="${escaped(brand.name)}" height="36" style="display:block;height:36px;max-width:240px;border:0;${ink}"></td></tr></table>`;
}

function blockHtml(block: MailBlock, look: MailLook): string {
  if (block.kind === "text") return paragraph(block.text, look);
  if (block.kind === "heading") return subheading(block.text, look);
  if (block.kind === "quote") return quotation(block.text, look);
  if (block.kind === "facts") return factTable(block.facts, look);
  if (block.kind === "list") return list(block.items, block.isOrdered ? "ol" : "ul", look);
  return block.kind === "scores" ? scoreTable(block.rows, look) : button(block, look);
}

function paragraph(words: string, look: MailLook): string {
  return `<p ${look.attributes({ color: "ink" }, TEXT)}>${escaped(words)}</p>`;
}

function subheading(words: string, look: MailLook): string {
  const styles = "margin:24px 0 8px;font-size:17px;line-height:1.4;overflow-wrap:anywhere";
  return `<h2 ${look.attributes({ color: "ink" }, styles)}>${escaped(words)}</h2>`;
}

function quotation(words: string, look: MailLook): string {
  const styles = `${TEXT};padding:0 0 0 12px;border-style:solid;border-width:0 0 0 3px;white-space:pre-wrap`;
  return `<blockquote dir="auto" ${look.attributes({ color: "ink", border: "line" }, styles)}>${escaped(words)}</blockquote>`;
}

function factTable(facts: readonly MailFact[], look: MailLook): string {
  const rows = facts.map(({ name, value, url, isCode }) => {
    const code = isCode
      ? ";font-size:18px;font-weight:600;letter-spacing:0.5px;font-family:ui-monospace,Consolas,monospace"
      : "";
    const line = "border-style:solid;border-width:0 0 1px;padding:8px 0;vertical-align:top;text-align:left";
    return `<tr><th scope="row" ${look.attributes({ color: "muted", border: "line" }, `${SMALL};${line};padding-right:16px;font-weight:400;width:34%`)}>${escaped(name)}</th><td ${look.attributes({ color: "ink", border: "line" }, `${SMALL};${line}${code}`)}>${url === undefined ? escaped(value) : link(value, url, look)}</td></tr>`;
  });
  return `<table width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 20px;width:100%">\n${rows.join("\n")}\n</table>`;
}

function list(items: readonly MailListItem[], tag: "ol" | "ul", look: MailLook): string {
  const rows = items.map(({ text, url, lines = [] }) => {
    const words =
      url === undefined
        ? escaped(text)
        : `<a href="${escaped(url)}" ${look.attributes({ color: "accent" }, "font-weight:600")}>${escaped(text)}</a>`;
    const below = lines.map((line) => `<br>${listLine(line, look)}`);
    return `<li ${look.attributes({ color: "ink" }, "margin:0 0 10px;font-size:16px;line-height:1.5;overflow-wrap:anywhere;word-break:break-word")}>${words}${below.join("")}</li>`;
  });
  return `<${tag} ${look.attributes({ color: "ink" }, "margin:0 0 16px;padding:0 0 0 24px")}>\n${rows.join("\n")}\n</${tag}>`;
}

function listLine(line: string | MailLink, look: MailLook): string {
  const small = "font-size:14px";
  return typeof line === "string"
    ? `<span ${look.attributes({ color: "muted" }, small)}>${escaped(line)}</span>`
    : `<a href="${escaped(line.url)}" ${look.attributes({ color: "accent" }, small)}>${escaped(line.text)}</a>`;
}

function scoreTable(rows: readonly MailScore[], look: MailLook): string {
  const cells = rows.map((row) => scoreRow(row, look));
  return `<table width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 20px;width:100%">\n${cells.join("\n")}\n</table>`;
}

function scoreRow({ name, value, change, note, isTotal }: MailScore, look: MailLook): string {
  const line = `border-style:solid;border-width:0 0 ${isTotal ? 2 : 1}px;padding:10px 0;vertical-align:top`;
  const size = isTotal ? "font-size:18px" : "font-size:16px";
  const below =
    note === ""
      ? ""
      : `<br><span ${look.attributes({ color: "muted" }, "font-weight:400;font-size:14px")}>${escaped(note)}</span>`;
  return `<tr><th scope="row" ${look.attributes({ color: "ink", border: "line" }, `${line};${size};line-height:1.4;text-align:left;font-weight:600;padding-right:12px;overflow-wrap:anywhere`)}>${escaped(name)}${below}</th><td ${look.attributes({ color: "ink", border: "line" }, `${line};${size};line-height:1.4;text-align:right;font-weight:600;white-space:nowrap;font-variant-numeric:tabular-nums`)}>${escaped(value)}${changeMark(change, look)}</td></tr>`;
}

/** The change says its direction by its sign, too: color alone would tell some readers nothing. */
function changeMark(change: number | null, look: MailLook): string {
  if (change === null) return "";
  const color = change === 0 ? "muted" : change > 0 ? "green" : "red";
  return `<br><span ${look.attributes({ color }, "font-size:14px;font-weight:400")}>${changeWords(change)}</span>`;
}

function button({ label, url }: { label: string; url: string }, look: MailLook): string {
  const link = look.attributes(
    { background: "accent", color: "onAccent" },
    "display:inline-block;padding:12px 20px;border-radius:6px;font-size:16px;font-weight:600;line-height:1.3;text-decoration:none",
  );
  return `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:8px 0 20px"><tr><td ${look.attributes({ background: "accent" }, "border-radius:6px")} bgcolor="${look.light("accent")}"><a href="${escaped(url)}" ${link}>${escaped(label)}</a></td></tr></table>`;
}

function footer({ config: { brand }, reason, choice }: MailParts, look: MailLook): string {
  const lines = [
    `${escaped(brand.name)}. Questions: ${link(brand.supportEmail, `mailto:${brand.supportEmail}`, look)}`,
    escaped(reason),
    ...(choice
      ? [
          `${link("Email preferences", choice.choicesUrl, look)} &middot; ${link("Unsubscribe", choice.unsubscribeUrl, look)}`,
        ]
      : []),
    escaped(brand.copyright),
  ];
  return lines
    .map((line) => `<p ${look.attributes({ color: "muted" }, `${SMALL};margin:0 0 4px`)}>${line}</p>`)
    .join("\n");
}

function link(label: string, url: string, look: MailLook): string {
  return `<a href="${escaped(url)}" ${look.attributes({ color: "accent" })}>${escaped(label)}</a>`;
}

function escaped(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}
