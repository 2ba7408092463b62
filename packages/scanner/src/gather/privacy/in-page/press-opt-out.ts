/** An opt-out link that leads to no other page. */
export interface SamePageLink {
  label: string;
  /** Selector that finds exactly this link. */
  path: string;
  /** Whether its address is a script that does something. */
  runsScript: boolean;
  namesPart: boolean;
}

/** What came to be shown since a link was pressed. */
export interface Opened {
  shown: string;
  fields: number;
  frames: number;
}

interface Seen {
  lines: Set<string>;
  fields: Set<Element>;
  frames: Set<Element>;
}

const LINK_LIMIT = 2;
const ELEMENT_LIMIT = 20_000;
const SHOWN_LIMIT = 2000;
const TO_NO_OTHER_PAGE = /^(?:#|javascript:|$)/i;
const SCRIPT_WITHOUT_EFFECT = /^javascript:\s*(?:void\s*\(?\s*0?\s*\)?|;)?\s*;?$/i;
const FIELDS = "input:not([type=hidden]), select, textarea, [role=switch], [role=checkbox]";
/** In our own world of the document, which the page doesn't see. */
const BEFORE = "plumblineBeforePress";

/** Visible links whose words match, each label once. */
export function samePageLinks(words: string): SamePageLink[] {
  const pattern = new RegExp(words, "i");
  const links = [...document.querySelectorAll<HTMLAnchorElement>("a[href]")].filter(
    (link) =>
      TO_NO_OTHER_PAGE.test((link.getAttribute("href") ?? "").trim()) &&
      link.checkVisibility({ visibilityProperty: true }) &&
      pattern.test(link.innerText),
  );
  const byLabel = new Map(links.toReversed().map((link) => [labelOf(link), link]));
  return [...byLabel].slice(0, LINK_LIMIT).map(([label, link]) => ({
    label,
    path: pathTo(link),
    runsScript:
      link.protocol === "javascript:" && !SCRIPT_WITHOUT_EFFECT.test(link.getAttribute("href") ?? ""),
    namesPart: namesPart(link.hash.slice(1)),
  }));
}

/** Notes what is shown, and presses the link. */
export function press(path: string): void {
  Reflect.set(globalThis, BEFORE, seenNow());
  document.querySelector<HTMLElement>(path)?.click();
}

/** What is shown by now that was not before the press. */
export function opened(): Opened {
  const before = asSeen(Reflect.get(globalThis, BEFORE));
  const now = seenNow();
  return {
    shown: [...now.lines.difference(before.lines)].join("\n").slice(0, SHOWN_LIMIT),
    fields: now.fields.difference(before.fields).size,
    frames: now.frames.difference(before.frames).size,
  };
}

function labelOf(link: HTMLElement): string {
  return link.innerText.replaceAll(/\s+/g, " ").trim().slice(0, 200);
}

function namesPart(fragment: string): boolean {
  if (fragment === "") return false;
  return [fragment, decoded(fragment)].some((name) => document.getElementById(name) !== null);
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function pathTo(element: Element): string {
  const steps: string[] = [];
  for (let node: Element | null = element; node !== null; node = node.parentElement) {
    const place = node.parentElement === null ? 1 : [...node.parentElement.children].indexOf(node) + 1;
    steps.unshift(`${CSS.escape(node.localName)}:nth-child(${place})`);
  }
  return steps.join(" > ");
}

function seenNow(): Seen {
  const elements = allElements();
  const hosts = elements.flatMap(({ shadowRoot }) => (shadowRoot === null ? [] : [...shadowRoot.children]));
  const texts = [document.body, ...hosts].map((part) => (part instanceof HTMLElement ? part.innerText : ""));
  const lines = texts.flatMap((text) => text.split("\n").map((line) => line.trim()));
  const shown = elements.filter(isShown);
  return {
    lines: new Set(lines.filter((line) => line !== "")),
    fields: new Set(shown.filter((element) => element.matches(FIELDS))),
    frames: new Set(shown.filter((element) => element instanceof HTMLIFrameElement)),
  };
}

/** A box that is drawn by its label need not be shown itself. */
function isShown(element: Element): boolean {
  const label = element instanceof HTMLInputElement ? element.labels?.[0] : undefined;
  return [element, label].some((part) => {
    if (part?.checkVisibility({ visibilityProperty: true }) !== true) return false;
    const { width, height } = part.getBoundingClientRect();
    return width > 1 && height > 1;
  });
}

/** Elements of the document and of open shadow roots. */
function allElements(root: Document | ShadowRoot = document, into: Element[] = []): Element[] {
  for (const element of root.querySelectorAll("*")) {
    if (into.length >= ELEMENT_LIMIT) return into;
    into.push(element);
    if (element.shadowRoot) allElements(element.shadowRoot, into);
  }
  return into;
}

/** Only `press` sets it. */
function asSeen(noted: unknown): Seen {
  return noted as Seen;
}
