import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

// A CommonJS build: Node hands it over as the default export, which its types do not declare.
// oxlint-disable-next-line import/default
import opentype from "opentype.js";

const require = createRequire(import.meta.url);

/** Inter for what it has, then the scripts it lacks; the templates name the same families in this order. */
const FILES = [
  require.resolve("@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf"),
  require.resolve("@expo-google-fonts/inter/600SemiBold/Inter_600SemiBold.ttf"),
  require.resolve("@expo-google-fonts/noto-sans-arabic/400Regular/NotoSansArabic_400Regular.ttf"),
  require.resolve("@expo-google-fonts/noto-sans-arabic/600SemiBold/NotoSansArabic_600SemiBold.ttf"),
  require.resolve("@expo-google-fonts/noto-sans-hebrew/400Regular/NotoSansHebrew_400Regular.ttf"),
  require.resolve("@expo-google-fonts/noto-sans-hebrew/600SemiBold/NotoSansHebrew_600SemiBold.ttf"),
];

/** The typefaces of all documents (TrueType). They ship with the product, so every machine sets the same page. */
export const FONT_BLOBS: readonly Buffer[] = FILES.map((file) => readFileSync(file));

const faces = FONT_BLOBS.map((blob) =>
  opentype.parse(blob.buffer.slice(blob.byteOffset, blob.byteOffset + blob.length), { lowMemory: true }),
);
const known = new Map<string, boolean>();

/** Whether one of the typefaces has a glyph for this character (one code point). */
export function canPrint(character: string): boolean {
  const before = known.get(character);
  if (before !== undefined) return before;
  const found = faces.some((face) => face.charToGlyphIndex(character) > 0);
  known.set(character, found);
  return found;
}
