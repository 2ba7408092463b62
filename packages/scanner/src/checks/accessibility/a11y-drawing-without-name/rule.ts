import { PICTURE_CONTENT } from "#checks/accessibility/families/picture-content.ts";
import { examine, rule } from "#checks/accessibility/rule.ts";
import type { Decision, ExaminedPage, RuleDefect } from "#checks/accessibility/rule.ts";
import { cutAtWord } from "#checks/accessibility/wording/cut-text.ts";
import { quotedWords } from "#checks/accessibility/wording/words-in-pictures.ts";
import { ALFA } from "#evidence/engine-names.ts";
import type { WordsInPicture } from "#gather/examining/operated-facts.ts";

import {
  isDecorative,
  isUnnamedDrawing,
  PICTURES,
  tellsOnlyInLooks,
  wordsOnUnnamedCanvases,
} from "./drawings.ts";
import { hiddenLogoDefect, wordsByPicture } from "./hidden-logos.ts";
import type { UnnamedPicture } from "./probe.ts";

/** CSS pixels: smaller ones may be bullets and arrows. */
const SMALLEST_ANNOUNCED = 24;
/** A row of stars is lower than that. */
const SMALLEST_ROW = { width: 60, height: 12 };
const TELLING_FILE =
  /(?:^|[^a-z])(?:logos?|charts?|graphs?|diagrams?|infographics?|screenshots?|tables?|maps?|floor-?plan|timeline|qr-?code)(?:[^a-z]|$)/i;

/** Facts hold so much of the words of a chart. */
const CHART_WORDS = 60;

/** `this sign`, `auf dem Bild`, `cette image`, `en la foto`: what a question is about that stands beside a picture. */
const ABOUT_PICTURE = new RegExp(
  [
    "\\bth(?:is|ese) (?:road |traffic )?(?:signs?|pictures?|images?|photos?|symbols?|charts?|drawings?)\\b|\\bin the (?:picture|image|photo)\\b",
    "\\bdieses? (?:\\p{L}*(?:schild|zeichen)|bild|foto|symbol)(?:e[sr])?\\b|\\bauf dem (?:bild|foto)\\b",
    "\\b(?:ce|cette) (?:panneau|image|photo|symbole|dessin)\\b|\\bsur (?:l['’]image|la photo)(?!\\p{L})",
    "\\b(?:este|esta) (?:señal|imagen|foto|símbolo|dibujo|sinal|placa|imagem)(?!\\p{L})|\\ben la (?:foto|imagen)(?!\\p{L})|\\bna (?:foto|imagem)(?!\\p{L})",
    "\\bquest[oa] (?:cartello|segnale|immagine|foto|simbolo)\\b|\\bd(?:it|eze) (?:\\p{L}*bord|plaatje|afbeelding|foto)\\b|\\bop de (?:foto|afbeelding)\\b",
  ].join("|"),
  "iu",
);

export const a11yDrawingWithoutName = rule({
  id: "a11y-drawing-without-name",
  severity: "high",
  criteria: ["1.1.1"],
  actRules: ["e88epe"],
  engines: { [ALFA]: ["sia-r67"] },
  questions: { "sia-r67": "The image is hidden from screen readers. Is it only decoration?" },
  defect: "Drawing without a text alternative",
  title: "Drawings have a text alternative or are marked as decoration",
  question: "Is it only decoration?",
  ...PICTURE_CONTENT,
  fixSteps: [
    "For each drawing, decide whether it shows something that the text doesn't say.",
    'If it does, add role="img" and an aria-label to the drawing. If not, add aria-hidden="true".',
  ],
  effort: "S",
  likelyOwner: "editor",
  examines: [examine(PICTURES, decide)],
});

function decide(pictures: UnnamedPicture[], page: ExaminedPage): Decision {
  const read = wordsOnUnnamedCanvases(page);
  const words = wordsByPicture(page);
  return {
    applies: pictures.length > 0,
    defects: pictures.flatMap((picture) => {
      const defect =
        announcedDefect(picture) ??
        askedDefect(picture) ??
        hiddenLogoDefect(picture, words.get(picture.element.selector), page) ??
        hiddenDefect(picture) ??
        tooltipDefect(picture) ??
        drawingDefect(picture, read.get(picture.element.selector)) ??
        chartDefect(picture) ??
        fileDefect(picture);
      return defect === null ? [] : [{ ...defect, element: picture.element }];
    }),
  };
}

/** Right after a text that ends in a colon: it announces what the picture shows. */
function announcedDefect(picture: UnnamedPicture): RuleDefect | null {
  const { width, height, textBefore, hasTextAfter } = picture;
  const isNamed = !picture.isAriaHidden && picture.name !== "";
  const isRow = width >= SMALLEST_ROW.width && height >= SMALLEST_ROW.height;
  const isLargeEnough = isRow || (width >= SMALLEST_ANNOUNCED && height >= SMALLEST_ANNOUNCED);
  if (isNamed || !isLargeEnough || hasTextAfter) return null;
  if (!/[\p{L}\p{N})”"'»]\s*[:：]$/u.test(textBefore)) return null;
  return {
    message: `“${textBefore.slice(-60)}” introduces the image, but the image has no text alternative`,
  };
}

/** A question about the picture, as in a quiz: without it nobody can answer. */
function askedDefect(picture: UnnamedPicture): RuleDefect | null {
  const { width, height, name, textAfter, textBefore, isInPictureGroup } = picture;
  if (name !== "" || isInPictureGroup || width < SMALLEST_ANNOUNCED || height < SMALLEST_ANNOUNCED)
    return null;
  const question = [textAfter, textBefore].flatMap(questionsIn).find((one) => ABOUT_PICTURE.test(one));
  if (question === undefined) return null;
  return { message: `“${question}” asks about the image, but the image has no text alternative` };
}

function questionsIn(text: string): string[] {
  return (text.match(/[^.?!]*\?/gu) ?? []).map((one) => one.trim());
}

/** A text alternative that is kept from those who need it. */
function hiddenDefect({ tag, alt, role, isAriaHidden }: UnnamedPicture): RuleDefect | null {
  const isHidden = isAriaHidden || isDecorative(role);
  if (tag !== "img" || !isHidden || alt === null || alt === "") return null;
  return {
    outcome: "review",
    message: "The image has a text alternative but is hidden from screen readers. Is it only decoration?",
  };
}

/** https://www.w3.org/WAI/WCAG22/Techniques/html/H67: what is to be ignored has no tooltip either. */
function tooltipDefect({ tag, alt, tooltip, textBefore, textAfter }: UnnamedPicture): RuleDefect | null {
  if (tag !== "img" || alt !== "" || tooltip === undefined) return null;
  if (`${textBefore} ${textAfter}`.toLowerCase().includes(tooltip.toLowerCase())) return null;
  return {
    outcome: "review",
    message: `Only the tooltip says “${cutAtWord(tooltip, 60)}”, and alt="" tells screen readers to skip the image. Does it show anything?`,
  };
}

/** @param words what was read on a canvas */
function drawingDefect(picture: UnnamedPicture, words: WordsInPicture | undefined): RuleDefect | null {
  if (!isUnnamedDrawing(picture)) return null;
  if (words === undefined)
    return { outcome: "review", message: "The drawing has no text alternative. Is it only decoration?" };
  const message = `The drawing shows ${quotedWords(words)} and has no text alternative`;
  return tellsOnlyInLooks(words)
    ? { message: `${message}. Nothing else on the page says it` }
    : { outcome: "review", message: `${message}. Is it only decoration?` };
}

/** Its words are read one by one, and what its bars and lines show is not. */
function chartDefect({ chart }: UnnamedPicture): RuleDefect | null {
  if (chart === undefined) return null;
  return {
    outcome: "review",
    message: `This chart with “${cutAtWord(chart.words, CHART_WORDS)}” has no text alternative. Do words or a table say the values that it shows?`,
  };
}

/** Marked as decoration, in a file named like one that tells something. */
function fileDefect({ tag, alt, role, file, name, isInPictureGroup }: UnnamedPicture): RuleDefect | null {
  const isMarked = tag === "img" && (alt === "" || isDecorative(role));
  if (!isMarked || file === null || !TELLING_FILE.test(file) || isInPictureGroup || name !== "") return null;
  return {
    outcome: "review",
    message: `The image ${file} is marked as decoration. Does it tell people something?`,
  };
}
