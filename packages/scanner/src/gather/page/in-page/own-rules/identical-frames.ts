import { attribute, contentDocument, documentElement, innerText, queryAll, tagName } from "../dom.ts";
import type { RuleHit } from "./rule-hit.ts";
import { accessibleName, isExposed, plain } from "./semantics.ts";

/** Advertisements change by the minute and all serve the same purpose. */
const ADVERTISEMENT = /^(?:ads?|advert(?:isement|ising)?s?|anzeige|werbung|publicité|publicidad|sponsored)\b/;

/** Frames with the same name that show different documents. */
export function identicalFrames(): RuleHit[] {
  const frames = queryAll(document, "iframe")
    .filter(isFrame)
    .filter((frame) => isExposed(frame));
  const byName = Map.groupBy(frames, (frame) => plain(accessibleName(frame)));
  return [...byName].flatMap(([name, alike]) => {
    const [first, ...others] = alike;
    if (name === "" || first === undefined || ADVERTISEMENT.test(name)) return [];
    return others
      .filter((frame) => addressOf(frame) !== addressOf(first))
      .flatMap((frame) => compare(first, frame, name));
  });
}

function isFrame(element: Element): element is HTMLIFrameElement {
  return tagName(element) === "iframe";
}

function addressOf(frame: Element): string {
  return URL.parse(attribute(frame, "src") ?? "", document.baseURI)?.href.replace(/[/#]+$/, "") ?? "";
}

function compare(first: HTMLIFrameElement, second: HTMLIFrameElement, name: string): RuleHit[] {
  const [one, other] = [contentOf(first), contentOf(second)];
  if (one !== null && other !== null && isAlike(one, other)) return [];
  return [
    {
      rule: "frames-with-same-name",
      verdict: one === null || other === null ? "review" : "failed",
      wcag: ["4.1.2"],
      actRules: ["4b1c6c"],
      severity: "medium",
      message: `Two frames named “${name}” show different documents`,
      element: second,
    },
  ];
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

/** Two versions of one document differ in a few words or not in their title. */
function isAlike(one: FrameContent, other: FrameContent): boolean {
  if (one.title !== "" && one.title === other.title) return true;
  const shared = one.words.intersection(other.words).size;
  return shared >= one.words.union(other.words).size / 2;
}

/** The root of a framed HTML document; only HTML documents are shown as pages. */
function asHtml(root: Element): HTMLElement {
  return root as HTMLElement;
}
