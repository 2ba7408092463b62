import { FONT_FILES } from "#fonts.ts";
import { printable } from "#printable.ts";
import { typeset } from "#typst.ts";

/** A line of every script that documents print. */
const LINES = {
  Latin: "Plumbline",
  Cyrillic: "Привет",
  Greek: "Γειά",
  Hebrew: "שלום",
  Arabic: "سلام",
  Thai: "ภาษาไทย",
  Hindi: "हिन्दी",
  Japanese: "日本語カタカナ",
  Korean: "한국어",
  Chinese: "简体中文",
  Emoji: "🎉",
};

/** What the documents' typefaces can print. Throws with the names of the scripts that come out as boxes. */
export function examineTypefaces(): string {
  const missing = Object.entries(LINES).filter(([, line]) => printable(line) !== line);
  if (missing.length > 0)
    throw new Error(`Documents cannot print ${missing.map(([script]) => script).join(", ")}.`);
  typeset("specimen.typ", { lines: Object.values(LINES) });
  return `${FONT_FILES.length} files for ${Object.keys(LINES).length} scripts`;
}
