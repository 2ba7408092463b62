import type { ElementRef } from "#evidence/document.ts";
import { attribute, rectOf } from "#gather/page/in-page/dom.ts";
import { everywhere } from "#gather/page/in-page/page-parts.ts";
import type { AskedPage } from "#gather/page/in-page/probed-page.ts";
import { accessibleName, isExposed } from "#gather/page/in-page/semantics.ts";

/** A picture with a text alternative. */
export interface NamedPicture {
  name: string;
  alt: string | null;
  /** Address as written, its first part; null where it has none. */
  source: string | null;
  /** Last part of the address. */
  file: string;
  /** As shown, in pixels. */
  width: number;
  height: number;
  element: ElementRef;
}

const PICTURES = "img,[role=img],input[type=image]";
const MOST = 400;
const TEXT_LIMIT = 200;

/** Pictures that screen readers name. */
export function probe({ describe, within }: AskedPage): NamedPicture[] {
  return everywhere(PICTURES)
    .map((picture) => ({ picture, name: accessibleName(picture) }))
    .filter(({ picture, name }) => name !== "" && isExposed(picture))
    .filter(within(MOST))
    .map(({ picture, name }) => {
      const source = attribute(picture, "src");
      return {
        name: name.slice(0, TEXT_LIMIT),
        alt: attribute(picture, "alt")?.slice(0, TEXT_LIMIT) ?? null,
        source: source?.slice(0, TEXT_LIMIT) ?? null,
        file: fileOf(source),
        width: Math.round(rectOf(picture).width),
        height: Math.round(rectOf(picture).height),
        element: describe(picture),
      };
    });
}

function fileOf(source: string | null): string {
  const path = URL.parse(source ?? "", document.baseURI)?.pathname ?? "";
  return path.split("/").at(-1)?.slice(0, TEXT_LIMIT) ?? "";
}
