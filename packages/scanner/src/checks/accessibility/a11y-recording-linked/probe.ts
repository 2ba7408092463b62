import type { ElementRef } from "#evidence/document.ts";
import { folded } from "#gather/page/in-page/dom.ts";
import { everywhere } from "#gather/page/in-page/page-parts.ts";
import type { AskedPage } from "#gather/page/in-page/probed-page.ts";
import { accessibleName, blockAround, isExposed, isSeen, textOf } from "#gather/page/in-page/semantics.ts";

/** A link to a recording. */
export interface RecordingLink {
  name: string;
  kind: "audio" | "video";
  /** Text of the block around it and of the next one. */
  around: string;
  element: ElementRef;
}

const RECORDING = /\.(?:(mp3|wav|ogg|oga|m4a|aac|flac)|(mp4|webm|mov|avi|m4v|mkv|wmv))$/i;
const MOST = 30;
const NAME_LIMIT = 200;
const AROUND_LIMIT = 600;

/** Links in sight whose address ends as that of a recording does. */
export function probe({ describe, within }: AskedPage): RecordingLink[] {
  return everywhere("a[href]")
    .flatMap((link) => {
      const ending = link instanceof HTMLAnchorElement ? RECORDING.exec(link.pathname) : null;
      return ending === null
        ? []
        : [{ link, kind: ending[1] === undefined ? ("video" as const) : ("audio" as const) }];
    })
    .filter(({ link }) => isSeen(link) && isExposed(link))
    .filter(within(MOST))
    .map(({ link, kind }) => {
      const block = blockAround(link);
      const next = block?.nextElementSibling ?? null;
      return {
        name: accessibleName(link).slice(0, NAME_LIMIT),
        kind,
        around: folded(
          [block, next].map((part) => (part === null ? "" : textOf(part))).join(" "),
          AROUND_LIMIT,
        ),
        element: describe(link),
      };
    });
}
