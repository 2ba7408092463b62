import type { UnnamedPicture } from "#checks/accessibility/a11y-drawing-without-name/probe.ts";
import { quoted } from "#checks/accessibility/operated/judge-operated.ts";
import type { Decision } from "#checks/accessibility/rule.ts";

/** What stands over a field in which people write their name by hand. */
const SIGNS = new RegExp(
  `(?<!\\p{L})(?:${[
    "sign(?: your name)? (?:here|below|with|in the (?:box|field))|(?:your|electronic|digital|e-?) ?signature|^signature\\s*[:*]?\\s*$",
    "unterschr(?:ift|eiben)\\p{L}*|unterzeichn\\p{L}*|signez|signer ici|votre signature",
    "firm[ae] (?:aquí|qui|en|con|nel)|(?:su|tu|la|tua) firma|firma digital\\p{L}*|assin(?:e|ar|atura) ?\\p{L}*",
    "handtekening|onderteken\\p{L}*|podpis\\p{L}*|underskrift|signatur|namnteckning|allekirjoitus",
  ].join("|")})(?!\\p{L})`,
  "iu",
);
const SMALLEST = { width: 120, height: 40 };
const LONGEST = 120;

/** Fields to sign in by drawing. Whether a typed name does as well is up to a person. */
export function decideSignatures(pictures: UnnamedPicture[]): Decision {
  const fields = pictures.filter(isSigned);
  return {
    applies: fields.length > 0,
    defects: fields.map(({ name, textBefore, element }) => {
      const words = quoted(name || textBefore, "this field");
      const message = `People sign ${words} by drawing, which the keyboard can't do. Can they sign in another way, such as by typing their name?`;
      return { outcome: "review", wcag: ["2.1.1"], message, element };
    }),
  };
}

function isSigned({ tag, width, height, name, textBefore }: UnnamedPicture): boolean {
  const isField = tag === "canvas" && width >= SMALLEST.width && height >= SMALLEST.height;
  return isField && [name, textBefore].some((words) => words.length <= LONGEST && SIGNS.test(words));
}
