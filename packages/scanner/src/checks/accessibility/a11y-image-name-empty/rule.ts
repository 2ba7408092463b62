import { PICTURE_CONTENT } from "#checks/accessibility/families/picture-content.ts";
import { examine, rule } from "#checks/accessibility/rule.ts";
import type { Decision, RuleDefect } from "#checks/accessibility/rule.ts";
import { cutAtWord } from "#checks/accessibility/wording/cut-text.ts";
import { isFileOrAddress, isTemplateRest } from "#checks/accessibility/wording/filler-text.ts";
import { plainWords } from "#checks/accessibility/wording/plain-words.ts";
import { ACCESSLINT, ALFA } from "#evidence/engine-names.ts";
import { withAttributes } from "#fix-examples/mended-markup.ts";
import { probeBeside } from "#gather/examining/page-probe.ts";

import { EMPTY_WORDS } from "./empty-words.ts";
import type { NamedPicture } from "./probe.ts";

const NAMED_PICTURES = probeBeside(import.meta.url, () => import("./probe.ts"), { shape: 2 });
/** Numbers of cameras and programs: `IMG_2041`, `DSC00123`, `image 3`. */
const SERIAL_NUMBER =
  /^(?:img|image|dsc[nf]?|pict?|picture|photo|foto|bild|screenshot|untitled|unnamed)[\s_-]*\d+$/;
/** Numbered among others, which says nothing of what is seen: `Photo 2 of 8`, `Bild 3/10`. */
const COUNTED =
  /^(?:image|img|picture|photo|slide|foto|bild|abbildung|imagen|immagine|photographie|afbeelding)\s*(?:no\.?|nr\.?|#)?\s*\d+\s*(?:of|von|de|di|sur|van|out of|\/)\s*\d+$/;
/** Names programs give: `Screenshot 2026-01-02 at 10.11.12`, and numbers of 12 digits of any base. */
const MADE_BY_PROGRAM =
  /^(?:(?:screen ?shot|screencapture|bildschirmfoto|capture d[’']écran)[\s_-]*(?:[\d.:_\s-]|\b(?:at|um|à|am|pm)\b)*|(?=\D*\d)(?:0x)?[\da-f]{12,}|[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/;
/** Names phones and messengers give: `IMG-20240312-WA0007`, `PXL_20240312_101112`, `20240312_101112`. */
const MADE_BY_PHONE =
  /^(?:(?:img|pxl|mvimg|pano|burst|dsc|whatsapp image|signal)[\s_-]+)?20\d{2}-?\d{2}-?\d{2}[\s_-]+(?:at )?(?:wa)?\d[\d.:_\s-]*(?:am|pm|\(\d+\)?|edited|copy|~\d)*$/;
/** What a template asks for: `Insert image description here`, `Alt text here`, `Add alt text`. */
const ASKED_FOR =
  /^(?:(?:insert|enter|add|put|write|type|your|missing) (?:an? |the |your )?(?:image |alt |alternative |alternate )*(?:description|text|caption) (?:here|goes here)|(?:(?:insert|enter|add|write|type|your|missing) (?:an? |the |your )?)?(?:image |img )?(?:alt|alternative|alternate) (?:text|tag|attribute)(?: (?:here|goes here|for (?:the |this )?image))?|(?:image )?description (?:here|goes here)|(?:describe|description of) (?:the|this) (?:image|picture|photo)(?: here)?)$/;
/** Kinds of pictures whose content is what they are shown for; a logo stands for a name. */
const COMPLEX =
  /^(?:(?:(?:the |our |my )?(?:company|site|website|brand|header|footer|shop|store|page|main) )?logo(?:type|tipo|s)?(?: image)?|(?:bar|pie|line|flow|org) ?chart|poster|flyer|plakat|affiche|cartel|cartaz|locandina|(?:traffic |road )?sign|verkehrszeichen|panneau|señal|sinal|cartello|(?:verkeers)?bord|chart|graph|diagram|plot|infographics?|map|floor ?plan|timeline|diagramm|karte|schaubild|graphique|carte|gráfico|mapa|grafico|mappa|wykres|plakat|schemat|graf|kaart|grafiek|karta|diagram|kart|kort|kartta|kaavio|harta|térkép|grafikon|харта|карта|схема|диаграмма|график|plan|plattegrond|خريطة|خارطة|رسم بياني|מפה|תרשים|גרף|地図|グラフ|図表|路線図|지도|도표|그래프|약도|地图|地圖|图表|圖表)$/;
/** What authors call pictures that are there for the layout. https://www.w3.org/WAI/WCAG22/Techniques/failures/F39 */
const FOR_LAYOUT =
  /(?<!\p{L})(?:spacer|divider|separator|bullet|decorative|trennlinie|platzhalter)(?!\p{L})/u;
const THIN_PX = 5;
const [FEWEST_TERMS, OFTEN] = [5, 3];
/** Letters from which a text alternative is a text of its own. */
const LONG_NAME = 150;
const FILE_NAME = /^(?:[\w.~%@-]+\/)*[\w-]+(?:[\s.][\w-]+)*\.(?:png|jpe?g|gif|svg|webp|avif|bmp|tiff?)$/i;
const OF_ANY_LOGO = new Set([
  "logo",
  "logos",
  "image",
  "img",
  "icon",
  "company",
  "brand",
  "site",
  "the",
  "our",
  "dark",
  "light",
  "white",
  "black",
  "color",
  "colour",
  "small",
  "large",
  "header",
  "footer",
  "new",
  "svg",
  "png",
  "min",
  "main",
  "full",
  "final",
]);

export const a11yImageNameEmpty = rule({
  id: "a11y-image-name-empty",
  severity: "high",
  criteria: ["1.1.1"],
  actRules: ["qt1vmo"],
  engines: { [ALFA]: ["sia-r39"], [ACCESSLINT]: ["text-alternatives/image-alt-words"] },
  questions: { "sia-r39": "The text alternative is a file name. Does it say what the image shows?" },
  defect: "Text alternative doesn't describe the image",
  title: "Text alternatives say what an image shows",
  question: "Does the text alternative say what the image shows?",
  ...PICTURE_CONTENT,
  fixSteps: [
    'In the text alternative of each image, write what it tells the reader. Don\'t use its file name or the word "image".',
    'If the image is only decoration, leave the text empty: alt="".',
  ],
  effort: "S",
  likelyOwner: "editor",
  example: withAttributes(({ name }) =>
    name === "img" ? { alt: "TODO: say what the picture shows" } : null,
  ),
  examines: [examine(NAMED_PICTURES, decide)],
});

function decide(pictures: NamedPicture[]): Decision {
  return {
    applies: pictures.length > 0,
    defects: pictures.flatMap((picture) => {
      const defect =
        emptyName(picture) ??
        forLayout(picture) ??
        complexName(picture) ??
        wrongLogo(picture) ??
        searchWords(picture) ??
        longName(picture);
      return defect === null ? [] : [{ ...defect, element: picture.element }];
    }),
  };
}

function emptyName(picture: NamedPicture): RuleDefect | null {
  const name = plainWords(picture.name);
  const isEmpty =
    EMPTY_WORDS.has(name) ||
    ASKED_FOR.test(name) ||
    isFileOrAddress(picture.name) ||
    (isTemplateRest(picture.name) && picture.name.trim().length > 1);
  const isMade =
    FILE_NAME.test(name) ||
    SERIAL_NUMBER.test(name) ||
    COUNTED.test(name) ||
    MADE_BY_PROGRAM.test(name) ||
    MADE_BY_PHONE.test(name);
  if (!isEmpty && !isMade) return null;
  return {
    message: `The text alternative “${picture.name.trim()}” doesn't say what the image shows`,
  };
}

/** A line between texts that screen readers name all the same. */
function forLayout({ name, width, height }: NamedPicture): RuleDefect | null {
  const isThin = Math.min(width, height) > 0 && Math.min(width, height) <= THIN_PX;
  if (!isThin && !FOR_LAYOUT.test(name.toLowerCase())) return null;
  return {
    outcome: "review",
    message: `A screen reader says “${cutAtWord(name, 60)}”. Is the image only decoration?`,
  };
}

function complexName({ name }: NamedPicture): RuleDefect | null {
  if (!COMPLEX.test(plainWords(name))) return null;
  return {
    outcome: "review",
    message: `The text alternative “${name.trim()}” only says what kind of image it is. Does the text around it say what it shows?`,
  };
}

/** Terms for search engines, of which one word comes again and again: `door, oak door, buy door, door offer, carpenter`. */
function searchWords({ name }: NamedPicture): RuleDefect | null {
  const terms = name.toLowerCase().split(/[,;|]/);
  const words = terms.flatMap((term) => [...new Set(term.match(/\p{L}{3,}/gu))]);
  const mostOften = Math.max(0, ...[...Map.groupBy(words, String).values()].map(({ length }) => length));
  if (terms.length < FEWEST_TERMS || mostOften < OFTEN) return null;
  return {
    outcome: "review",
    message: `The text alternative “${cutAtWord(name, 60)}” reads like a list of search terms. Does it say what the image shows?`,
  };
}

/** Nobody can stop in a text alternative, or go back a word. */
function longName({ name }: NamedPicture): RuleDefect | null {
  if (name.length <= LONG_NAME) return null;
  return {
    wcag: [],
    message: `The text alternative has more than ${LONG_NAME} letters. Keep it short, and put the rest into the text around it`,
  };
}

/** A logo whose file is named after somebody else than its alternative names. */
function wrongLogo({ name, alt, source, file }: NamedPicture): RuleDefect | null {
  if (!/logo/i.test(source ?? "") || !/logo/i.test(alt ?? "")) return null;
  const owners = namesIn(file.replace(/\.\w+$/, ""));
  const said = namesIn(name);
  const isSame = owners.some((owner) => said.some((other) => other.includes(owner) || owner.includes(other)));
  if (owners.length === 0 || said.length === 0 || isSame) return null;
  return { outcome: "review", message: `The file is named ${file}. Does “${name}” describe the image?` };
}

function namesIn(text: string): string[] {
  const words = text.toLowerCase().match(/[\p{L}][\p{L}\p{N}]{2,}/gu) ?? [];
  return words.filter((word) => !OF_ANY_LOGO.has(word));
}
