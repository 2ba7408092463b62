import { readFileSync } from "node:fs";
import { join } from "node:path";

const GLOSSARY = join(import.meta.dirname, "..", "..", "docs", "glossary.md");

/** Words the glossary says we do not use, as it writes them. */
export function avoidedWords(): string[] {
  const lines = readFileSync(GLOSSARY, "utf8").split("\n");
  return lines.flatMap((line) => [...avoidedPart(line).matchAll(/`([^`]+)`/g)].map(([, word = ""]) => word));
}

/** Of a table's row the last cell, of a paragraph all; the page's head only explains the code type. */
function avoidedPart(line: string): string {
  if (line.startsWith("|")) return line.split("|").at(-2) ?? "";
  return /^(?:Not|American): |^`/.test(line) ? line : "";
}

const ENDINGS: Record<string, string> = { "*": "[a-z]*", "-": "(?:e[drs]?|ing|ations?)" };

/** Finds a word as a whole, whatever its case; a hyphen or letter beside it makes it another word. */
export function patternOf(word: string): RegExp {
  const ending = ENDINGS[word.at(-1) ?? ""];
  const stem = (ending === undefined ? word : word.slice(0, -1)).replaceAll(" ", String.raw`\s+`);
  return new RegExp(String.raw`(?<![\w-])${stem}${ending ?? ""}(?![\w-])`, "i");
}
