import { contrastRatio } from "#checks/accessibility/a11y-color-contrast/contrast-ratio.ts";
import { backgroundOf, colorOf } from "#checks/accessibility/a11y-color-contrast/background.ts";
import {
  allElements,
  contains,
  isShown,
  labelOf,
  leadsOn,
  PRESSABLE,
  textOf,
  within,
} from "#gather/privacy/in-page/parts-of-pages.ts";

/** A part of the page that may be a consent banner, as laid out. */
export interface BannerCandidate {
  text: string;
  buttons: {
    text: string;
    area: number;
    letters: { size: number; contrast: number | null };
    /** Whether it leads to another page. */
    leadsOn: boolean;
  }[];
  /** Labels of boxes that are ticked and can be unticked. */
  ticked: string[];
  /** Boxes and switches that are not shown. */
  hiddenBoxes: number;
  /** Whether something can be typed in it. */
  takesText: boolean;
  /** Share of the window that it and what it dims take from the page, 0-1. */
  coversShare: number;
  scrollLocked: boolean;
}

const CONSENT_WORDS =
  /cookie|consent|gdpr|track(?:ing|ers)|traceurs?(?!\p{L})|datenschutz|einwilligung|privacy|confidentialit|privacidad|galletas|samtykke|samtycke|(?<!\p{L})kakor(?:na|nas)?(?!\p{L})|informa(?:s|ts)jonskaps|vafrak[öo]k|fótspor|samþykk|çerez|galetes|consentiment|кук[иі](?!\p{L})|згод[аиу](?!\p{L})|eväste|ciastecz(?:k|ek)|sušen(?:k|ek)|souhlas|súhlas|süti|бисквит|съгласие|συγκατάθεση|kolačić|piškot(?:k|ek)|küpsis|sīkdat|sīkfail|slapuk|sutikim|fianáin|toestemming|consenso|consentimento|consimț|zgod[aąęy]|suostumus|nõusolek|piekrišan|privola|privolit|hozzájárul|soglasje/iu;
const CONSENT_NAMES = /cookie|consent|gdpr|ccpa|cmp|privacy/i;
const SAYS_NOTHING =
  /^(?:|on|off|yes|no|active|enabled|allow(?:ed)?|an|aus|ja|nein|aktiv|oui|non|activ[eé]|s[iíì]|attivo|aan|tak|sim|[\w-]*\d[\w-]*)$/i;
const PURPOSE_WORDS =
  /statisti|marketing|analyti|anal[yií]|advert|targeting|performance|werbung|publicit|publicid|pubblicit|reclame|reklam|mesure d[’']audience|audience/i;
const BOXES = "input[type=checkbox], [role=switch], [role=checkbox]";
const TEXT_FIELDS = "input:not([type]), input[type=text], input[type=email], input[type=tel], textarea";
const CANDIDATE_LIMIT = 8;
const CONTROL_LIMIT = 500;

/**
 * Visible parts of the document that float or call themselves consent, and speak of it; in a frame the whole document
 * is such a part. None lies in another.
 */
export function findBanners(): BannerCandidate[] {
  return bannerElements().map((element) => describe(element));
}

/** In our own world of the document, which the page doesn't see. */
const PRESSED_IN = "plumblineBanners";

/** Presses the first control of a banner that has the label, and says whether there was one. */
export function pressInBanners(label: string): boolean {
  const banners = bannerElements();
  Reflect.set(globalThis, PRESSED_IN, banners);
  const controls = banners.flatMap((element) => controlsOf(within(element)));
  const pressed = controls.find((control) => labelOf(control) === label);
  if (pressed instanceof HTMLElement) pressed.click();
  return pressed instanceof HTMLElement;
}

/** Labels of the controls of the page that are shown and lead to no other page, those of banners included. */
export function controlLabels(): string[] {
  return controlsHere().map(labelOf);
}

/** Presses the first of them that has the label, and says whether there was one. */
export function pressControl(label: string): boolean {
  Reflect.deleteProperty(globalThis, PRESSED_IN);
  const pressed = controlsHere().find((control) => labelOf(control) === label);
  if (pressed instanceof HTMLElement) pressed.click();
  return pressed instanceof HTMLElement;
}

function controlsHere(): Element[] {
  const shown = allElements().filter(
    (element) =>
      element.matches(PRESSABLE) &&
      !leadsOn(element) &&
      element.checkVisibility({ visibilityProperty: true }),
  );
  return shown.slice(0, CONTROL_LIMIT);
}

/** The same parts once their settings are open, and dialogs that ask about purposes without a word of consent. */
export function findSettings(): BannerCandidate[] {
  return settingsElements().map((element) => describe(element));
}

function settingsElements(): Element[] {
  const before: unknown = Reflect.get(globalThis, PRESSED_IN);
  const pressed = Array.isArray(before) ? before.filter((one) => one instanceof Element) : [];
  const asking = allElements().filter(
    (element) => standsOut(element) && isShown(element) && asksAboutPurposes(element),
  );
  const shown = [...pressed, ...bannerElements(), ...asking].filter((one) => one.isConnected && isShown(one));
  const outermost = [...new Set(shown)].filter(
    (element) => !shown.some((other) => other !== element && contains(other, element)),
  );
  return outermost.slice(0, CANDIDATE_LIMIT);
}

/** Unchecks every box of the settings that are open, presses the control with the label, and says whether there was one. */
export function saveWithoutPurposes(label: string): boolean {
  const parts = settingsElements().flatMap(within);
  for (const part of parts) if (isTicked(part) && part instanceof HTMLElement) part.click();
  const pressed = controlsOf(parts).find((control) => labelOf(control) === label);
  if (pressed instanceof HTMLElement) pressed.click();
  return pressed instanceof HTMLElement;
}

function asksAboutPurposes(element: Element): boolean {
  const boxes = element.querySelectorAll(BOXES);
  return boxes.length > 1 && PURPOSE_WORDS.test(textOf(element));
}

function bannerElements(): Element[] {
  const found = allElements().filter(
    (element) => standsOut(element) && isShown(element) && speaksOfConsent(element),
  );
  const isFrame = window !== window.top;
  const candidates = isFrame && speaksOfConsent(document.body) ? [document.body, ...found] : found;
  const outermost = candidates.filter(
    (element) => !candidates.some((other) => other !== element && contains(other, element)),
  );
  return outermost.slice(0, CANDIDATE_LIMIT);
}

/** Frames that float over the page; consent managers of publishers live in such. */
export function floatingFrames(): HTMLIFrameElement[] {
  return allElements().filter(
    (element): element is HTMLIFrameElement =>
      element instanceof HTMLIFrameElement && isShown(element) && floats(element),
  );
}

function standsOut(element: Element): boolean {
  if (element === document.body || element === document.documentElement) return false;
  if (/^(?:SCRIPT|STYLE|LINK|IFRAME|A|BUTTON|INPUT|LI|P|SPAN|H\d)$/.test(element.tagName)) return false;
  if (element.matches("dialog[open], [role=dialog], [role=alertdialog], [aria-modal=true]")) return true;
  if (CONSENT_NAMES.test(`${element.id} ${element.getAttribute("class") ?? ""}`)) return true;
  return getComputedStyle(element).position === "fixed" || getComputedStyle(element).position === "sticky";
}

function floats(element: Element): boolean {
  for (let node: Element | null = element; node; node = node.parentElement) {
    if (getComputedStyle(node).position === "fixed") return true;
  }
  return false;
}

/** In its text, or by the name it has for screen readers. */
function speaksOfConsent(element: Element): boolean {
  const text = textOf(element);
  const name = element.getAttribute("aria-label") ?? "";
  return text.length > 15 && text.length < 20_000 && CONSENT_WORDS.test(`${name} ${text}`);
}

function describe(element: Element): BannerCandidate {
  const parts = within(element);
  const { overflowY: bodyFlow, position } = getComputedStyle(document.body);
  const rootFlow = getComputedStyle(document.documentElement).overflowY;
  return {
    text: textOf(element).slice(0, 4000),
    buttons: controlsOf(parts).map((part) => ({
      text: labelOf(part),
      area: areaOf(part),
      letters: lettersOf(part),
      leadsOn: leadsOn(part),
    })),
    ticked: parts.filter((part) => isTicked(part)).map((part) => purposeOf(part, element)),
    hiddenBoxes: parts.filter((part) => part.matches(BOXES) && !part.checkVisibility()).length,
    takesText: parts.some((part) => part.matches(TEXT_FIELDS) && part.checkVisibility()),
    coversShare: coveredShare(element),
    scrollLocked:
      [bodyFlow, rootFlow].some((flow) => flow === "hidden" || flow === "clip") || position === "fixed",
  };
}

function controlsOf(parts: readonly Element[]): Element[] {
  const pressable = parts.filter(
    (part) => part.matches(PRESSABLE) && part.checkVisibility({ visibilityProperty: true }),
  );
  const innermost = pressable.filter(
    (part) => !pressable.some((other) => other !== part && part.contains(other)),
  );
  return innermost.slice(0, 60);
}

/** What a box is for. Where its own label only says 'On', the words around it tell. */
function purposeOf(box: Element, banner: Element): string {
  const own = labelOf(box);
  if (!SAYS_NOTHING.test(own)) return own;
  const named = box
    .getAttribute("aria-labelledby")
    ?.split(/\s+/)
    .map((id) => document.getElementById(id));
  const name = named
    ?.map((element) => element?.innerText ?? "")
    .join(" ")
    .trim();
  if (name) return name.replaceAll(/\s+/g, " ").slice(0, 200);
  for (let around = box.parentElement; around && around !== banner; around = around.parentElement) {
    const words = around.innerText.replaceAll(/\s+/g, " ").trim();
    if (!SAYS_NOTHING.test(words)) return words.slice(0, 80);
  }
  return own;
}

function areaOf(element: Element): number {
  const { width, height } = element.getBoundingClientRect();
  return Math.round(width * height);
}

function lettersOf(element: Element): { size: number; contrast: number | null } {
  const { color, fontSize } = getComputedStyle(element);
  const [letters, behind] = [colorOf(color), backgroundOf(element)];
  const isPlain = letters !== null && behind !== null && letters[3] === 1;
  return { size: Number.parseFloat(fontSize), contrast: isPlain ? contrastRatio(letters, behind) : null };
}

function isTicked(element: Element): boolean {
  // A box that is drawn by its label need not be shown itself.
  const label = element instanceof HTMLInputElement ? element.labels?.[0] : undefined;
  const isSeen = [element, label].some(
    (part) => part?.checkVisibility({ visibilityProperty: true }) === true,
  );
  if (!isSeen || element.matches(":disabled")) return false;
  if (element instanceof HTMLInputElement) return element.type === "checkbox" && element.checked;
  return (
    element.matches("[role=switch], [role=checkbox]") &&
    element.getAttribute("aria-checked") === "true" &&
    element.getAttribute("aria-disabled") !== "true"
  );
}

/** By a grid of points: covered where the banner, or a fixed layer over most of the window, is on top. */
function coveredShare(element: Element): number {
  const steps = [0.05, 0.15, 0.25, 0.35, 0.45, 0.55, 0.65, 0.75, 0.85, 0.95];
  const points = steps.flatMap((x) => steps.map((y) => topAt(x * innerWidth, y * innerHeight)));
  const covered = points.filter((top) => top !== null && (contains(element, top) || isBackdrop(top)));
  return covered.length / points.length;
}

function topAt(x: number, y: number): Element | null {
  let top = document.elementFromPoint(x, y);
  for (let inner = top; inner?.shadowRoot;) {
    const deeper = inner.shadowRoot.elementFromPoint(x, y);
    if (deeper === null || deeper === inner) break;
    inner = deeper;
    top = deeper;
  }
  return top;
}

function isBackdrop(top: Element): boolean {
  const { width, height } = top.getBoundingClientRect();
  return getComputedStyle(top).position === "fixed" && width * height > innerWidth * innerHeight * 0.8;
}
