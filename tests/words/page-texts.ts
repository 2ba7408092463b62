import { readFileSync } from "node:fs";

/** The texts of a Typst template: its strings and what is in content brackets. */
export function templateTexts(path: string): string[] {
  const source = readFileSync(path, "utf8").replaceAll(/(?<!:)\/\/.*$/gm, "");
  const strings = [...source.matchAll(/"((?:[^"\\]|\\.)*)"/g)].map(([, text = ""]) => text);
  const contents = [...source.matchAll(/\[([^[\]]*)\]/g)].map(([, text = ""]) =>
    text.replaceAll(/#[\w.]+(?:\([^()]*\))?/g, "X"),
  );
  return [...strings, ...contents].map(oneLine).filter((text) => text !== "");
}

/** The paragraphs, list items, headings and table cells of a Markdown page, without its code. */
export function markdownTexts(path: string): string[] {
  return readFileSync(path, "utf8")
    .replaceAll(/^(?<fence>```|~~~)[^]*?^\k<fence>/gm, "")
    .split(/\n\s*\n|\n(?=\s*(?:[-*|#>]|\d+\. ))|(?<!\\)\|/)
    .map((block) =>
      oneLine(
        block
          .replaceAll(/`[^`\n]*`/g, "X")
          .replaceAll(/\]\([^)\n]*\)|<https?:[^>\n]*>|https?:\/\/\S+/g, "]")
          .replaceAll(/^\s*(?:[-*>#]+|\d+\.)\s+/g, "")
          .replaceAll(/[*[\]]/g, ""),
      ),
    )
    .filter((text) => /\w \w/.test(text));
}

function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, " ").trim();
}
