import type { CutList, DocumentSnapshot, ImageRef, LinkRef, ResourceRef } from "#evidence/document.ts";

import { buttonNameOf, visibleTextOf } from "./accessible-text.ts";
import { absolute } from "./addresses.ts";
import { componentKindsOf } from "./component-kinds.ts";
import { createDescriber, type Describer } from "./describe-element.ts";
import {
  attribute,
  childElements,
  closestElement,
  documentElement,
  everyElement,
  folded,
  innerText,
  isVisible,
  matchesSelector,
  openShadowRoot,
  queryAll,
  rectOf,
  tagName,
  textContent,
} from "./dom.ts";
import { readHiddenTexts } from "./hidden-texts.ts";
import { landmarkOf } from "./landmark-of.ts";
import { readMarkedUpItems } from "./read-marked-up-items.ts";
import { readMenus } from "./menus.ts";
import { readForms, readLooseFields } from "./read-forms.ts";
import { readScriptedLinks } from "./scripted-links.ts";
import { readOverlay } from "./read-overlay.ts";
import { readPlaceNames } from "./read-place-names.ts";
import { readStructuredData } from "./read-structured-data.ts";
import { hasReservedPlace } from "./reserved-place.ts";
import { templateShapeOf } from "./template-shape.ts";
import { textOfQuestions } from "./whole-text.ts";

const ELEMENT_LIMIT = 50_000;
/** Of each kind (links, images, ...): a page with more repeats itself. */
const KIND_LIMIT = 2000;
const TEXT_LIMIT = 100_000;
const MOST_QUOTED = 100;
const BUTTONS = "button, input[type=button i], [role=button], [role=menuitem]";
const MOST_BUTTONS = 200;
const BUTTON_LIMIT = 60;
const QUOTED_LIMIT = 5000;
const CSS_AND_ICONS = /(?:^|\s)stylesheet(?:\s|$)/i;

/** Reads the settled document once; touches nothing. */
export function readDocument(): DocumentSnapshot {
  const elements = everyElement(document, ELEMENT_LIMIT);
  const describer = createDescriber(document);
  const all = (selector: string) => elements.filter((element) => matchesSelector(element, selector));
  const pick = (selector: string) => all(selector).slice(0, KIND_LIMIT);
  const cut: CutList[] = [];
  const list = (name: CutList, selector: string) => {
    const found = all(selector);
    if (elements.length === ELEMENT_LIMIT || found.length > KIND_LIMIT) cut.push(name);
    return found.slice(0, KIND_LIMIT);
  };
  const text = visibleText(elements);
  return {
    ...readHead(elements, pick),
    headings: list("headings", "h1, h2, h3, h4, h5, h6, [role=heading]").map((heading) => ({
      ...describer.describe(heading),
      level: headingLevel(heading),
      text: visibleTextOf(heading),
    })),
    links: list("links", "a[href], area[href]").map((link) => readLink(link, describer)),
    images: list("images", "img").map((image) => readImage(image, describer)),
    forms: readForms(list("forms", "form"), describer),
    looseFields: readLooseFields(list("looseFields", "input, select, textarea"), describer),
    iframes: list("iframes", "iframe").map((frame) => ({
      ...describer.describe(frame),
      src: absolute(attribute(frame, "src")),
      title: attribute(frame, "title"),
      sandbox: attribute(frame, "sandbox"),
      allow: attribute(frame, "allow"),
    })),
    scripts: list("scripts", "script").map((script) =>
      readResource(script, attribute(script, "src"), describer),
    ),
    stylesheets: list("stylesheets", "style, link[href]")
      .filter((sheet) => tagName(sheet) === "style" || CSS_AND_ICONS.test(attribute(sheet, "rel") ?? ""))
      .map((sheet) => readResource(sheet, attribute(sheet, "href"), describer)),
    videos: list("videos", "video").map((video) => ({
      ...describer.describe(video),
      src: absolute(attribute(video, "src") ?? firstSource(video)),
      autoplay: attribute(video, "autoplay") !== null,
      muted: attribute(video, "muted") !== null,
    })),
    ...readData(list("structuredData", 'script[type="application/ld+json" i]'), elements),
    text,
    quotedTexts: quotedTexts(pick("pre, :is(code, samp):not(pre *), blockquote")),
    hiddenTexts: readHiddenTexts(elements, describer),
    menus: readMenus(pick("nav, [role=navigation]"), describer),
    scriptedLinks: readScriptedLinks(elements, describer),
    ...readWays(all, describer),
    wordCount: text === "" ? 0 : text.split(" ").length,
    elementCount: Math.max(elements.length, queryAll(document, "*").length),
    templateShape: templateShapeOf(document),
    components: componentKindsOf(elements),
    viewportWidth: window.innerWidth,
    scrollWidth: documentElement(document)?.scrollWidth ?? 0,
    passwordFields: pick("input[type=password i]").length,
    cut,
  };
}

function readData(
  scripts: readonly Element[],
  elements: readonly Element[],
): Pick<DocumentSnapshot, "structuredData" | "wholeText"> {
  const structuredData = [...readStructuredData(scripts), ...readMarkedUpItems(elements)];
  return { structuredData, ...textOfQuestions(structuredData, document) };
}

type Head = Pick<
  DocumentSnapshot,
  "doctype" | "title" | "titleCount" | "lang" | "charset" | "baseHref" | "metas" | "linkTags"
>;

function readHead(elements: Element[], pick: (selector: string) => Element[]): Head {
  const titles = elements.filter(
    (element) => tagName(element) === "title" && element instanceof HTMLTitleElement,
  );
  const first = titles[0];
  const root = documentElement(document);
  const inHead = (element: Element) => closestElement(element, "head") !== null;
  const base = pick("base[href]")[0];
  return {
    doctype: document.doctype?.name ?? null,
    title: first ? folded(textContent(first), 2000) : null,
    titleCount: titles.length,
    lang: root ? attribute(root, "lang") : null,
    charset: document.characterSet,
    baseHref: base ? attribute(base, "href") : null,
    metas: pick("meta").map((meta) => ({
      name: attribute(meta, "name") ?? "",
      property: attribute(meta, "property") ?? "",
      httpEquiv: attribute(meta, "http-equiv") ?? "",
      content: attribute(meta, "content") ?? "",
      inHead: inHead(meta),
    })),
    linkTags: pick("link")
      .filter((link) => !CSS_AND_ICONS.test(attribute(link, "rel") ?? ""))
      .map((link) => ({
        rel: attribute(link, "rel") ?? "",
        // An empty address would be that of the page itself, and is none for search engines.
        href: absolute(attribute(link, "href")?.trim() || null),
        hreflang: attribute(link, "hreflang") ?? "",
        type: attribute(link, "type") ?? "",
        inHead: inHead(link),
      })),
  };
}

function headingLevel(heading: Element): number {
  const written = Number(attribute(heading, "aria-level"));
  if (Number.isInteger(written) && written > 0) return written;
  return Number(/^h([1-6])$/.exec(tagName(heading))?.[1] ?? 2);
}

function readLink(link: Element, describer: Describer): LinkRef {
  const rawHref = attribute(link, "href") ?? "";
  return {
    ...describer.describe(link),
    href: absolute(rawHref),
    rawHref,
    rel: attribute(link, "rel") ?? "",
    target: attribute(link, "target") ?? "",
    text: visibleTextOf(link),
    inFooter: closestElement(link, "footer, [role=contentinfo]") !== null,
    inNav: closestElement(link, "nav, [role=navigation]") !== null,
    landmark: landmarkOf(link),
    visible: isVisible(link),
  };
}

function readImage(image: Element, describer: Describer): ImageRef {
  const rect = rectOf(image);
  const loaded = image instanceof HTMLImageElement ? image : null;
  return {
    ...describer.describe(image),
    src: (loaded?.currentSrc || absolute(attribute(image, "src"))) ?? "",
    alt: attribute(image, "alt"),
    widthAttribute: attribute(image, "width"),
    heightAttribute: attribute(image, "height"),
    loading: attribute(image, "loading"),
    layoutWidth: Math.round(rect.width),
    layoutHeight: Math.round(rect.height),
    naturalWidth: loaded?.naturalWidth ?? 0,
    naturalHeight: loaded?.naturalHeight ?? 0,
    top: Math.round(rect.top + window.scrollY),
    sizedByCss: hasReservedPlace(image),
  };
}

function quotedTexts(quoted: readonly Element[]): string[] {
  return quoted
    .slice(0, MOST_QUOTED)
    .map((one) => folded(one instanceof HTMLElement ? innerText(one) : "", QUOTED_LIMIT))
    .filter((text) => text !== "");
}

/** What leads on from here or stands in the way. */
function readWays(
  all: (selector: string) => Element[],
  describer: Describer,
): Pick<DocumentSnapshot, "buttons" | "placeNames" | "overlay"> {
  return {
    buttons: buttonNames(all(BUTTONS)),
    ...readPlaceNames(all("[id], a[name]")),
    ...readOverlay(describer),
  };
}

function buttonNames(buttons: readonly Element[]): string[] {
  const names = buttons.slice(0, MOST_BUTTONS).map((button) => buttonNameOf(button).slice(0, BUTTON_LIMIT));
  return names.filter((name) => name !== "");
}

function readResource(element: Element, address: string | null, describer: Describer): ResourceRef {
  return {
    ...describer.describe(element),
    url: absolute(address),
    integrity: attribute(element, "integrity"),
    crossOrigin: attribute(element, "crossorigin"),
    // A script that another one inserts waits for nobody, and only this property says so.
    async: element instanceof HTMLScriptElement ? element.async : attribute(element, "async") !== null,
    defer: attribute(element, "defer") !== null || attribute(element, "type") === "module",
    inHead: closestElement(element, "head") !== null,
    rel: attribute(element, "rel") ?? "",
    as: attribute(element, "as") ?? "",
    media: attribute(element, "media") ?? "",
  };
}

function firstSource(video: Element): string | null {
  const source = [...childElements(video)].find((child) => tagName(child) === "source");
  return source ? attribute(source, "src") : null;
}

/** What a reader sees, shadow roots included, white space folded. */
function visibleText(elements: readonly Element[]): string {
  const body = elements.find((element) => element instanceof HTMLBodyElement);
  const shadowChildren = elements.flatMap((element) => [...(openShadowRoot(element)?.children ?? [])]);
  const texts = [...(body ? [body] : []), ...shadowChildren].map((element) =>
    element instanceof HTMLElement && !["style", "script"].includes(tagName(element))
      ? innerText(element)
      : "",
  );
  return folded(texts.join(" "), TEXT_LIMIT);
}
