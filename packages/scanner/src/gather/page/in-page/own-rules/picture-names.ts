import { attribute } from "../dom.ts";
import { everywhere } from "./page-parts.ts";
import { pictureHit } from "./picture-hit.ts";
import type { RuleHit } from "./rule-hit.ts";
import { accessibleName, isExposed, plain } from "./semantics.ts";

/** Alternatives that tell nothing of the picture. https://www.w3.org/WAI/WCAG22/Techniques/failures/F30 */
const EMPTY_WORDS = new Set([
  "image",
  "img",
  "picture",
  "photo",
  "photograph",
  "graphic",
  "illustration",
  "untitled",
  "placeholder",
  "alt text",
  "canvas",
  "icon",
  "unnamed",
  "blank",
  "spacer",
  "bild",
  "foto",
  "grafik",
  "imagen",
  "immagine",
]);
/** Numbers of cameras and programs: `IMG_2041`, `DSC00123`, `image 3`. */
const SERIAL_NUMBER =
  /^(?:img|image|dsc[nf]?|pict?|picture|photo|foto|bild|screenshot|untitled|unnamed)[\s_-]*\d+$/;
const FILE_NAME = /^[\w-]+(?:[\s.][\w-]+)*\.(?:png|jpe?g|gif|svg|webp|avif|bmp|tiff?)$/i;

/** Pictures whose alternative says nothing, or names somebody else than the picture does. */
export function pictureNames(): RuleHit[] {
  return [...emptyAlternatives(), ...wrongLogos()];
}

function emptyAlternatives(): RuleHit[] {
  return everywhere("img,[role=img],input[type=image]").flatMap((element) => {
    const name = plain(accessibleName(element));
    const tellsNothing = FILE_NAME.test(name) || SERIAL_NUMBER.test(name) || EMPTY_WORDS.has(name);
    if (!tellsNothing || !isExposed(element)) return [];
    return [
      pictureHit("image-name-empty", element, {
        verdict: "failed",
        message: `The text alternative “${name}” doesn't say what the image shows`,
      }),
    ];
  });
}

/** A logo whose file is named after somebody else than its alternative names. */
function wrongLogos(): RuleHit[] {
  return everywhere("img[src*=logo i][alt*=logo i]").flatMap((element) => {
    const file =
      (URL.parse(attribute(element, "src") ?? "", document.baseURI)?.pathname ?? "").split("/").at(-1) ?? "";
    const owners = namesIn(file.replace(/\.\w+$/, ""));
    const said = namesIn(accessibleName(element));
    const isSame = owners.some((owner) => said.some((name) => name.includes(owner) || owner.includes(name)));
    if (owners.length === 0 || said.length === 0 || isSame || !isExposed(element)) return [];
    return [
      pictureHit("image-name-empty", element, {
        verdict: "review",
        message: `The file is named ${file}. Does “${accessibleName(element)}” describe the image?`,
      }),
    ];
  });
}

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

function namesIn(text: string): string[] {
  const words = text.toLowerCase().match(/[\p{L}][\p{L}\p{N}]{2,}/gu) ?? [];
  return words.filter((word) => !OF_ANY_LOGO.has(word));
}
