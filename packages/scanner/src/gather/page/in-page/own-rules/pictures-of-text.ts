import { attribute, outerMarkup } from "../dom.ts";
import { everywhere } from "./page-parts.ts";
import { pictureHit } from "./picture-hit.ts";
import type { RuleHit } from "./rule-hit.ts";
import { accessibleName, isSeen, plain } from "./semantics.ts";

/** Pictures that are nothing but words, as far as their source tells. */
export function picturesOfText(): RuleHit[] {
  const drawn = everywhere(
    "img[src^='data:image/svg+xml'],input[type=image][src^='data:image/svg+xml']",
  ).flatMap((element) => {
    const text = textInDrawing(attribute(element, "src") ?? "");
    const isLogo = /logo|brand/i.test(outerMarkup(element));
    if (text.length < 4 || isLogo || !isSeen(element)) return [];
    return [
      pictureHit("image-of-text", element, {
        verdict: "failed",
        message: `The image shows the text “${text.slice(0, 60)}”`,
      }),
    ];
  });
  const buttons = everywhere("input[type=image][src]").flatMap((element) => {
    const isPhoto = /\.(?:jpe?g|gif|png|webp)(?:$|[?#])/i.test(attribute(element, "src") ?? "");
    if (!isPhoto || plain(accessibleName(element)) === "" || !isSeen(element)) return [];
    return [
      pictureHit("image-of-text", element, {
        verdict: "review",
        message: "Does this image button show text?",
      }),
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
