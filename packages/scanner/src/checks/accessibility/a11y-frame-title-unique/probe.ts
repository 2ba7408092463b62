import type { ElementRef } from "#evidence/document.ts";
import { attribute, contentDocument, documentElement, innerText, tagName } from "#gather/page/in-page/dom.ts";
import { everywhere } from "#gather/page/in-page/page-parts.ts";
import type { ProbedPage } from "#gather/page/in-page/probed-page.ts";
import { accessibleName, isExposed } from "#gather/page/in-page/semantics.ts";

/** Frames that share a name, and what each further one has in common with the first. */
export interface SameNamedFrames {
  name: string;
  first: ElementRef;
  others: FrameLikeness[];
}

export interface FrameLikeness {
  /** Whether both were told to show the same address or markup. */
  isToldTheSame: boolean;
  /** What both show; null where either is of another site. */
  shown: { isSameTitle: boolean; sharedWords: number; allWords: number } | null;
  element: ElementRef;
}

const MOST_GROUPS = 20;
const MOST_FRAMES = 30;

/** Groups of exposed frames whose names differ in case and outer punctuation alone. */
export function probe({ describe }: ProbedPage): SameNamedFrames[] {
  const frames = everywhere("iframe")
    .filter(isFrame)
    .filter((frame) => isExposed(frame));
  const byName = Map.groupBy(frames, keyOf);
  return [...byName]
    .filter(([key, alike]) => key !== "" && alike.length > 1)
    .slice(0, MOST_GROUPS)
    .flatMap(([name, [first, ...others]]) =>
      first === undefined
        ? []
        : [
            {
              name: name.slice(0, 200),
              first: describe(first),
              others: others
                .slice(0, MOST_FRAMES)
                .map((frame) => ({ ...likeness(first, frame), element: describe(frame) })),
            },
          ],
    );
}

function keyOf(frame: Element): string {
  return accessibleName(frame)
    .toLowerCase()
    .replaceAll(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, "");
}

function isFrame(element: Element): element is HTMLIFrameElement {
  return tagName(element) === "iframe";
}

function likeness(first: HTMLIFrameElement, second: HTMLIFrameElement): Omit<FrameLikeness, "element"> {
  const [one, other] = [contentOf(first), contentOf(second)];
  return {
    isToldTheSame: addressOf(first) === addressOf(second),
    shown:
      one === null || other === null
        ? null
        : {
            isSameTitle: one.title !== "" && one.title === other.title,
            sharedWords: one.words.intersection(other.words).size,
            allWords: one.words.union(other.words).size,
          },
  };
}

/** What a frame was told to show: markup of its own counts before an address. */
function addressOf(frame: Element): string {
  const address =
    URL.parse(attribute(frame, "src") ?? "", document.baseURI)?.href.replace(/[/#]+$/, "") ?? "";
  return attribute(frame, "srcdoc") ?? address;
}

interface FrameContent {
  title: string;
  words: Set<string>;
}

/** What a frame of this site shows; null for frames of others. */
function contentOf(frame: HTMLIFrameElement): FrameContent | null {
  const framed = contentDocument(frame);
  const root = framed === null ? null : documentElement(framed);
  if (framed === null || root === null) return null;
  const words =
    innerText(asHtml(root))
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? [];
  return { title: framed.title.trim(), words: new Set(words) };
}

/** The root of a framed HTML document; only HTML documents are shown as pages. */
function asHtml(root: Element): HTMLElement {
  return root as HTMLElement;
}
