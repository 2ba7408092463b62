import { changeWords } from "@plumbline/contract/change-words";

import type { MailBlock, MailListItem, MailParts, MailScore } from "#platform/mail/mail-parts.ts";

const LONGEST_RULE = 60;

/** A mail as plain text. */
export function textOf(parts: MailParts): string {
  const blocks = [parts.heading, ...parts.blocks.map(blockText), footer(parts)];
  return `${blocks.join("\n\n")}\n`;
}

function blockText(block: MailBlock): string {
  if (block.kind === "text") return block.text;
  if (block.kind === "heading") return underlined(block.text);
  if (block.kind === "quote") return block.text.replaceAll(/^/gmu, "> ");
  if (block.kind === "facts") return block.facts.map(({ name, value }) => `${name}: ${value}`).join("\n");
  if (block.kind === "list") return listText(block.items, block.isOrdered ?? false);
  return block.kind === "scores" ? block.rows.map(scoreText).join("\n") : `${block.label}:\n${block.url}`;
}

function underlined(words: string): string {
  return `${words}\n${"-".repeat(Math.min(words.length, LONGEST_RULE))}`;
}

/** Items of several lines stand apart. */
function listText(items: readonly MailListItem[], isOrdered: boolean): string {
  const isLoose = items.some(({ url, lines = [] }) => url !== undefined || lines.length > 0);
  return items
    .map((item, index) => itemText(item, isOrdered ? `${index + 1}.` : "-"))
    .join(isLoose ? "\n\n" : "\n");
}

function itemText({ text, url, lines = [] }: MailListItem, mark: string): string {
  const indent = " ".repeat(mark.length + 1);
  const inLines = lines.flatMap((line) => (typeof line === "string" ? [line] : [line.text, `  ${line.url}`]));
  const below = [...inLines, ...(url === undefined ? [] : [url])].map((line) => `\n${indent}${line}`);
  return `${mark} ${text}${below.join("")}`;
}

function scoreText({ name, value, change, note }: MailScore): string {
  const moved = change === null ? "" : ` (${changeWords(change)})`;
  return `${name}: ${value}${moved}${note === "" ? "" : `. ${note}`}`;
}

function footer({ config: { brand }, reason, choice }: MailParts): string {
  const lines = [
    `${brand.name}. Questions: ${brand.supportEmail}`,
    reason,
    ...(choice ? [`Email preferences: ${choice.choicesUrl}`, `Unsubscribe: ${choice.unsubscribeUrl}`] : []),
    brand.copyright,
  ];
  return `-- \n${lines.join("\n")}`;
}
