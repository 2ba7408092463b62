import { attribute, contentDocument, documentElement, innerText, tagName } from "../dom.ts";
import { everywhere } from "./page-parts.ts";
import type { Cleared, RuleHit } from "./rule-hit.ts";
import { accessibleName, isExposed, plain } from "./semantics.ts";

/** Advertisements change by the minute and all serve the same purpose. */
const ADVERTISEMENT = /^(?:ads?|advert(?:isement|ising)?s?|anzeige|werbung|publicité|publicidad|sponsored)\b/;

/** Frames with the same name that show different documents. */
export function identicalFrames(): RuleHit[] {
  return sameNamed().flatMap(([name, alike]) => {
    const [first, ...others] = alike;
    if (first === undefined || ADVERTISEMENT.test(name)) return [];
    return others.flatMap((frame) => compare(first, frame, name));
  });
}

/** Frames of a name that show the same, so that the name misleads nobody. */
export function equalFrames(): Cleared[] {
  return sameNamed()
    .filter(
      ([, [first, ...others]]) => first !== undefined && others.every((frame) => showsSame(first, frame)),
    )
    .flatMap(([, alike]) => alike.map((element) => ({ criterion: "4.1.2", element })));
}

function sameNamed(): [string, HTMLIFrameElement[]][] {
  const frames = everywhere("iframe")
    .filter(isFrame)
    .filter((frame) => isExposed(frame));
  const byName = Map.groupBy(frames, (frame) => plain(accessibleName(frame)));
  return [...byName].filter(([name, alike]) => name !== "" && alike.length > 1);
}

function isFrame(element: Element): element is HTMLIFrameElement {
  return tagName(element) === "iframe";
}

/** What a frame was told to show: markup of its own counts before an address. */
function addressOf(frame: Element): string {
  const address =
    URL.parse(attribute(frame, "src") ?? "", document.baseURI)?.href.replace(/[/#]+$/, "") ?? "";
  return attribute(frame, "srcdoc") ?? address;
}

/** True and false where both frames can be looked into or were told the same, null where that is not known. */
function showsSame(first: HTMLIFrameElement, second: HTMLIFrameElement): boolean | null {
  if (addressOf(first) === addressOf(second)) return true;
  const [one, other] = [contentOf(first), contentOf(second)];
  return one === null || other === null ? null : isAlike(one, other);
}

function compare(first: HTMLIFrameElement, second: HTMLIFrameElement, name: string): RuleHit[] {
  const same = showsSame(first, second);
  if (same === true) return [];
  return [
    {
      rule: "frames-with-same-name",
      verdict: same === null ? "review" : "failed",
      wcag: ["4.1.2"],
      actRules: ["4b1c6c"],
      severity: "medium",
      message: `Two frames named “${name}” show different pages`,
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
