import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";

// A CommonJS build: Node hands it over as the default export, which its types do not declare.
// oxlint-disable-next-line import/default
import opentype from "opentype.js";

const require = createRequire(import.meta.url);

/** A family in the two weights that documents use. */
interface Family {
  /** As the templates name it. */
  name: string;
  regular: string;
  bold: string;
}

function google(name: string, folder: string, file: string): Family {
  const path = (weight: string) =>
    require.resolve(`@expo-google-fonts/${folder}/${weight}/${file}_${weight}.ttf`);
  return { name, regular: path("400Regular"), bold: path("600SemiBold") };
}

function noto(name: string, folder: string, file: string): Family {
  // The package exports only its index, which stands beside the folder of the fonts.
  const fonts = join(dirname(require.resolve(`@embedpdf/${folder}`)), "..", "fonts");
  const path = (weight: string) => join(fonts, `${file}-${weight}.otf`);
  return { name, regular: path("Regular"), bold: path("Bold") };
}

/** Inter for what it has, then the scripts it lacks; emoji are drawn in one color, so that they print in gray. */
const SMALL: readonly Family[] = [
  google("Inter", "inter", "Inter"),
  google("Noto Sans Arabic", "noto-sans-arabic", "NotoSansArabic"),
  google("Noto Sans Hebrew", "noto-sans-hebrew", "NotoSansHebrew"),
  google("Noto Sans Thai", "noto-sans-thai", "NotoSansThai"),
  google("Noto Sans Devanagari", "noto-sans-devanagari", "NotoSansDevanagari"),
  google("Noto Emoji", "noto-emoji", "NotoEmoji"),
];

const JAPANESE = noto("Noto Sans Japanese", "fonts-jp", "NotoSansJP");
const KOREAN = noto("Noto Sans Korean", "fonts-kr", "NotoSansKR");
const CHINESE = noto("Noto Sans S Chinese", "fonts-sc", "NotoSansHans");
/** Megabytes each: only read once a document has such characters. */
const LARGE: readonly Family[] = [JAPANESE, KOREAN, CHINESE];

/** Files of the typefaces of all documents. They ship with the product, so every machine sets the same page. */
export const FONT_FILES: readonly string[] = [...SMALL, ...LARGE].flatMap(({ regular, bold }) => [
  regular,
  bold,
]);

/** Language that Chinese characters are read in where nothing beside them tells. */
export type HanLanguage = "ja" | "ko" | "zh";

const HAN_ORDER: Record<HanLanguage, readonly Family[]> = {
  ja: [JAPANESE, CHINESE, KOREAN],
  ko: [KOREAN, CHINESE, JAPANESE],
  zh: [CHINESE, JAPANESE, KOREAN],
};

/** Names of the families in the order in which a character looks for its glyph. */
export function fontOrder(han: HanLanguage): string[] {
  return [...SMALL, ...HAN_ORDER[han]].map(({ name }) => name);
}

const faces = new Map<string, opentype.Font>();

function faceOf({ regular }: Family): opentype.Font {
  const parsed = faces.get(regular);
  if (parsed) return parsed;
  const blob = readFileSync(regular);
  const bytes = blob.buffer.slice(blob.byteOffset, blob.byteOffset + blob.length);
  const face = opentype.parse(bytes, { lowMemory: true });
  faces.set(regular, face);
  return face;
}

const known = new Map<string, boolean>();

/**
 * Whether one of the typefaces has all glyphs of this character as a reader counts them: a base with its marks, or
 * an emoji made of several. Joiners inside it need no glyph.
 */
export function canPrint(character: string): boolean {
  const before = known.get(character);
  if (before !== undefined) return before;
  const families = EAST_ASIAN.test(character) ? [...SMALL, ...LARGE] : SMALL;
  const points = Array.from(character).filter((point) => !JOINER.test(point));
  const found = families.some((family) =>
    points.every((point) => faceOf(family).charToGlyphIndex(point) > 0),
  );
  known.set(character, found);
  return found;
}

const JOINER = /\p{Join_Control}|\p{Variation_Selector}/u;

/** Scripts and punctuation of East Asia: other characters need not wait for the large typefaces. */
const EAST_ASIAN =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Bopomofo}\u3000-\u33ff\ufe30-\ufe4f\uff00-\uffef]/u;
