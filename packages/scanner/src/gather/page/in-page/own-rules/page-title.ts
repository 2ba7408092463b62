import { documentElement, folded, innerText, queryAll } from "../dom.ts";
import { isFileOrAddress, isFiller } from "./filler-text.ts";
import type { RuleHit } from "./rule-hit.ts";
import { plain, textOf } from "./semantics.ts";

/** Titles programs and templates leave behind. */
const LEFT_BEHIND = new Set([
  "untitled",
  "untitled document",
  "untitled page",
  "new page",
  "new document",
  "document",
  "title",
  "page title",
  "page",
  "home",
  "home page",
  "homepage",
  "no title",
  "my page",
  "web page",
  "test",
  "test page",
  "blank page",
  "example",
  "example page",
  "index",
  "webpage",
  "website",
  "my website",
  "react app",
  "vite app",
  "unbenanntes dokument",
  "neues dokument",
  "neue seite",
  "document sans titre",
  "sans titre",
  "nouvelle page",
  "documento sin título",
  "sin título",
  "documento senza titolo",
  "naamloos document",
  "welcome",
]);
const STEM = 5;
const ENOUGH_TEXT = 40;

/** Titles that name no page, and titles that share no word with what the page says. */
export function pageTitle(): RuleHit[] {
  const element = queryAll(document, "title").find((title) => title instanceof HTMLTitleElement);
  const root = documentElement(document);
  const title = plain(document.title);
  if (element === undefined || root === null || document.title.trim() === "") return [];
  const hit = {
    rule: "page-title-unclear",
    wcag: ["2.4.2"],
    actRules: ["c4a8a4"],
    severity: "medium" as const,
    element,
  };
  if (isLeftBehind(title)) {
    return [
      {
        ...hit,
        verdict: "failed",
        message: `The title “${document.title}” doesn't say what the page is about`,
      },
    ];
  }
  const text = root instanceof HTMLElement ? folded(innerText(root), 20_000).toLowerCase() : "";
  const unused = queryAll(document, "head title").find(
    (other) => other !== element && !fits(document.title, text) && fits(textOf(other), text),
  );
  if (unused !== undefined) {
    const message = `Browsers show the title “${document.title}”, which doesn't match the page. They ignore the second title, “${textOf(unused)}”`;
    return [{ ...hit, verdict: "failed", message }];
  }
  const heading =
    queryAll(document, "h1")
      .map((h1) => plain(textOf(h1)))
      .find((name) => name !== "") ?? "";
  if (heading.length > 2 * title.length && heading.includes(title)) {
    const message = `The heading says more than the title “${document.title}”. Would other pages have the same title?`;
    return [{ ...hit, verdict: "review", message }];
  }
  const stems = stemsOf(title);
  if (stems.length === 0 || text.length < ENOUGH_TEXT || stems.some((stem) => text.includes(stem))) return [];
  return [
    {
      ...hit,
      verdict: "review",
      message: `No word of the title “${document.title}” is on the page. Does the title match?`,
    },
  ];
}

/** Whether any telling word of a title stands in the page. */
function fits(title: string, text: string): boolean {
  return stemsOf(title).some((stem) => text.includes(stem));
}

/** Beginnings of its longer words, so that `harvest` and `harvesting` are alike. */
function stemsOf(title: string): string[] {
  const words = plain(title).split(/[^\p{L}\p{N}]+/u);
  return words.filter((word) => word.length >= STEM - 1).map((word) => word.slice(0, STEM));
}

/** `Untitled 2` is as empty as `Untitled`. */
function isLeftBehind(title: string): boolean {
  return (
    LEFT_BEHIND.has(title.replace(/[\s-]*\d+$/, "")) ||
    isFiller(document.title) ||
    isFileOrAddress(document.title)
  );
}
