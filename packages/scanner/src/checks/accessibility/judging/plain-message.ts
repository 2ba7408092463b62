import { AXE_COMPLAINTS } from "./wordings/axe-complaints.ts";
import { AXE_REMARKS } from "./wordings/axe-remarks.ts";
import { OTHER_WORDINGS } from "./wordings/other-wordings.ts";
import type { Wording } from "./wordings/wording.ts";

/** What an engine says of an element, in words its owner understands; null where we have none. */
export function plainMessage(message: string): string | null {
  const line = message.replaceAll(/\s+/g, " ").trim();
  return translated(line, AXE_COMPLAINTS) ?? translated(line, OTHER_WORDINGS) ?? plainRemarks(line);
}

/** axe puts its remarks in one line; those that mean the same are said once. */
function plainRemarks(line: string): string | null {
  const words = line.split("; ").map((remark) => translated(remark, AXE_REMARKS));
  const said = new Set(words.filter((plain) => plain !== null && plain !== ""));
  return words.includes(null) || said.size === 0 ? null : [...said].join(". ");
}

/** Null where no wording fits, empty where the one that fits says nothing. */
function translated(line: string, wordings: readonly Wording[]): string | null {
  const wording = wordings.find(([pattern]) => pattern.test(line));
  if (wording === undefined) return null;
  const [pattern, words] = wording;
  return typeof words === "function" ? line.replace(pattern, words) : line.replace(pattern, words ?? "");
}
