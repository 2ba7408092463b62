import { attribute, closestElement, matchesSelector, outerMarkup, queryAll, rectOf } from "../dom.ts";
import type { RuleHit } from "./rule-hit.ts";
import { accessibleName, isExposed, isSeen, plain } from "./semantics.ts";

/** Drawings smaller than this are mostly ornaments, in CSS pixels. */
const NOTABLE = 100;

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

const ACT_RULES: Record<string, string[]> = {
  "image-of-text": ["0va7u6"],
  "image-name-empty": ["qt1vmo"],
  "image-hidden-with-name": ["e88epe"],
  "drawing-without-name": ["e88epe"],
  "ornament-announced": ["23a2a8", "46ca7f"],
};

export function imageRules(): RuleHit[] {
  return [
    ...emptyAlternatives(),
    ...wrongLogos(),
    ...hiddenPictures(),
    ...unnamedDrawings(),
    ...exposedOrnaments(),
    ...doubtfulOrnaments(),
    ...picturesOfText(),
  ];
}

function emptyAlternatives(): RuleHit[] {
  return queryAll(document, "img[alt],[role=img][aria-label],input[type=image][alt]").flatMap((element) => {
    const name = plain(accessibleName(element));
    const tellsNothing = FILE_NAME.test(name) || SERIAL_NUMBER.test(name) || EMPTY_WORDS.has(name);
    if (!tellsNothing || !isExposed(element)) return [];
    return [
      hit("image-name-empty", element, {
        verdict: "failed",
        message: `The alternative “${name}” does not tell what the picture shows`,
      }),
    ];
  });
}

/** A logo whose file is named after somebody else than its alternative names. */
function wrongLogos(): RuleHit[] {
  return queryAll(document, "img[src*=logo i][alt*=logo i]").flatMap((element) => {
    const file =
      (URL.parse(attribute(element, "src") ?? "", document.baseURI)?.pathname ?? "").split("/").at(-1) ?? "";
    const owners = namesIn(file.replace(/\.\w+$/, ""));
    const said = namesIn(accessibleName(element));
    const isSame = owners.some((owner) => said.some((name) => name.includes(owner) || owner.includes(name)));
    if (owners.length === 0 || said.length === 0 || isSame || !isExposed(element)) return [];
    return [
      hit("image-name-empty", element, {
        verdict: "review",
        message: `Is “${accessibleName(element)}” right? The file is named ${file}`,
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

/** A picture with an alternative text that is kept from those who need it. */
function hiddenPictures(): RuleHit[] {
  return queryAll(document, "img[aria-hidden=true][alt]:not([alt=''])").flatMap((element) => {
    if (!isSeen(element) || closestElement(element, "a,button") !== null) return [];
    return [
      hit("image-hidden-with-name", element, {
        verdict: "review",
        message: "The picture has an alternative text but is hidden from screen readers: is it an ornament?",
      }),
    ];
  });
}

/** Attributes that put even an ornament into the accessibility tree. https://www.w3.org/TR/wai-aria-1.2/#conflict_resolution_presentation_none */
const EXPOSING =
  "[tabindex],[aria-live],[aria-describedby],[aria-details],[aria-controls],[aria-owns],[aria-atomic],[aria-busy],[aria-current],[aria-flowto],[aria-relevant],[aria-roledescription]";

/** Pictures marked as ornaments that are announced all the same, without a name. */
function exposedOrnaments(): RuleHit[] {
  return queryAll(document, "img[alt=''],img[role=none],img[role=presentation]").flatMap((element) => {
    const names = ["aria-label", "aria-labelledby", "title"].some(
      (name) => (attribute(element, name) ?? "").trim() !== "",
    );
    const alternative = (attribute(element, "alt") ?? "").trim();
    if (names || alternative !== "" || !matchesSelector(element, EXPOSING) || !isExposed(element)) return [];
    return [
      hit("ornament-announced", element, {
        verdict: "failed",
        message:
          "The picture is marked as an ornament, yet its other attributes announce it, and it has no name",
      }),
    ];
  });
}

const TELLING_FILE =
  /(?:^|[^a-z])(?:logos?|charts?|graphs?|diagrams?|infographics?|screenshots?|tables?|maps?|floor-?plan|timeline|qr-?code)(?:[^a-z]|$)/i;

/** Pictures marked as ornaments whose file is named like one that tells something. */
function doubtfulOrnaments(): RuleHit[] {
  return queryAll(document, "img[src][alt=''],img[src][role=none],img[src][role=presentation]").flatMap(
    (element) => {
      const file =
        (URL.parse(attribute(element, "src") ?? "", document.baseURI)?.pathname ?? "").split("/").at(-1) ??
        "";
      const inNamed = closestElement(element, "a,button,figure,[role=img],[aria-hidden=true]") !== null;
      if (!TELLING_FILE.test(file) || inNamed || accessibleName(element) !== "" || !isSeen(element))
        return [];
      return [
        hit("image-hidden-with-name", element, {
          verdict: "review",
          message: `The picture ${file} is marked as an ornament: does it tell something?`,
        }),
      ];
    },
  );
}

function unnamedDrawings(): RuleHit[] {
  return queryAll(document, "canvas,svg:not(svg svg)").flatMap((element) => {
    const { width, height } = rectOf(element);
    const isNotable = width >= NOTABLE && height >= NOTABLE / 2;
    if (!isNotable || !isSeen(element) || !isExposed(element) || closestElement(element, "a,button") !== null)
      return [];
    if (matchesSelector(element, "[role=none],[role=presentation]") || hasContent(element)) return [];
    return [
      hit("drawing-without-name", element, {
        verdict: "review",
        message: "The drawing has no text alternative: is it an ornament?",
      }),
    ];
  });
}

function hasContent(drawing: Element): boolean {
  return (
    accessibleName(drawing) !== "" ||
    queryAll(drawing, "text,title,[role],[aria-label]").length > 0 ||
    (drawing.textContent ?? "").trim() !== ""
  );
}

/** Pictures that are nothing but words, as far as their source tells. */
function picturesOfText(): RuleHit[] {
  const drawn = queryAll(document, "img[src^='data:image/svg+xml']").flatMap((element) => {
    const text = textInDrawing(attribute(element, "src") ?? "");
    const isLogo = /logo|brand/i.test(outerMarkup(element));
    if (text.length < 4 || isLogo || !isSeen(element)) return [];
    return [
      hit("image-of-text", element, {
        verdict: "failed",
        message: `The picture shows the text “${text.slice(0, 60)}”`,
      }),
    ];
  });
  const buttons = queryAll(document, "input[type=image][src]").flatMap((element) => {
    const isPhoto = /\.(?:jpe?g|gif|png|webp)(?:$|[?#])/i.test(attribute(element, "src") ?? "");
    if (!isPhoto || plain(accessibleName(element)) === "" || !isSeen(element)) return [];
    return [
      hit("image-of-text", element, { verdict: "review", message: "Does this picture button show text?" }),
    ];
  });
  return [...drawn, ...buttons];
}

function textInDrawing(address: string): string {
  const [head = "", ...rest] = address.split(",");
  const body = rest.join(",");
  try {
    const markup = head.includes("base64")
      ? atob(body)
      : decodeURIComponent(body.replaceAll(/%(?![0-9a-f]{2})/gi, "%25"));
    const drawing = new DOMParser().parseFromString(markup.trim(), "image/svg+xml");
    return [...drawing.querySelectorAll("text")]
      .map((text) => (text.textContent ?? "").trim())
      .join(" ")
      .trim();
  } catch {
    // Not decodable, so the browser shows nothing either.
    return "";
  }
}

function hit(
  rule: string,
  element: Element,
  { verdict, message }: Pick<RuleHit, "verdict" | "message">,
): RuleHit {
  const isText = rule === "image-of-text";
  return {
    rule,
    verdict,
    message,
    element,
    wcag: [isText ? "1.4.5" : "1.1.1"],
    actRules: ACT_RULES[rule] ?? [],
    severity: isText ? "medium" : "high",
  };
}
