import type { ComponentKind } from "./component-kinds.ts";

/** An element a finding can point at. */
export interface ElementRef {
  /** CSS selector that finds exactly this element in the settled page. */
  selector: string;
  /** Its outer markup, cut to `SNIPPET_CHARACTERS`. */
  snippet: string;
  /** Component key: DOM path shape and stable attributes, equal across pages and scans. */
  component: string;
  /** The heading it stands under, cut to 80 characters; absent before the first one. */
  heading?: string;
  /** Set where it was seen in a window as narrow as a phone's, and the usual one does not show it. */
  isInNarrowWindow?: true;
  /** Name of what shows the view in which it stands; absent for what stands in the page as it is loaded. */
  inView?: string;
}

export interface LinkRef extends ElementRef {
  /** Absolute address; null when it does not parse. */
  href: string | null;
  rawHref: string;
  rel: string;
  target: string;
  /** Visible text, or the accessible name where there is none. */
  text: string;
  inFooter: boolean;
  inNav: boolean;
  /** Landmarks around it, e.g. `banner > navigation Main`; null outside of all, absent when they were not read. */
  landmark?: string | null;
  visible: boolean;
}

export interface ImageRef extends ElementRef {
  src: string;
  alt: string | null;
  widthAttribute: string | null;
  heightAttribute: string | null;
  loading: string | null;
  /** CSS pixels as laid out. */
  layoutWidth: number;
  layoutHeight: number;
  naturalWidth: number;
  naturalHeight: number;
  top: number;
  sizedByCss: boolean;
}

export interface FormFieldRef extends ElementRef {
  tag: string;
  type: string;
  name: string;
  autocomplete: string;
  label: string;
  /** Label that people see beside it, where the markup ties none to it; absent outside of forms and in older evidence. */
  shownLabel?: string;
  checked: boolean;
  required: boolean;
}

/** A button that sends a form. */
export interface SendingButtonRef extends ElementRef {
  /** Accessible name; empty where it has none. */
  name: string;
}

export interface FormRef extends ElementRef {
  /** Absolute action address; the page's own where none is given. */
  action: string;
  method: string;
  fields: FormFieldRef[];
  /** Text of the form, cut to 2,000 characters. */
  text: string;
  /** Links inside the form or its nearest section. */
  links: { href: string | null; text: string }[];
  /** Its buttons that send it; absent when they were not read. */
  sentBy?: SendingButtonRef[];
}

export interface ResourceRef extends ElementRef {
  /** Absolute address; null for inline ones. */
  url: string | null;
  integrity: string | null;
  crossOrigin: string | null;
  async: boolean;
  defer: boolean;
  inHead: boolean;
  rel: string;
  as: string;
  media: string;
}

/** A text of many words that is not hidden from search engines, but that no one can read. */
export interface HiddenTextRef extends ElementRef {
  /**
   * `tiny`: of one pixel at most; `color`: in the color of the ground it is on; `away`: far outside of the window;
   * `cut`: cut down to nothing, with nothing that opens it; `clear`: fully see-through.
   */
  how: "tiny" | "color" | "away" | "cut" | "clear";
  words: number;
  /** Cut to 200 characters, to 500 where it is out of sight. */
  text: string;
}

/** An element that is no link, and that a script makes open a page. */
export interface ScriptedLinkRef extends ElementRef {
  /** Absolute address that its `data-` attribute or its click handler names. */
  href: string;
  /** Cut to 80 characters. */
  text: string;
}

/** What lies over a page. */
export interface OverlayRef extends ElementRef {
  /** Share of the window that it covers, from 0 to 1. */
  share: number;
  /** Cut to 500 characters. */
  text: string;
  fields: number;
}

/** A navigation landmark. */
export interface MenuRef extends ElementRef {
  /** Links, buttons and other controls in it. */
  controls: number;
  /** Short texts in it over which the pointer becomes a hand. */
  clickable: number;
}

/** The settled document, read once in the page. */
export interface DocumentSnapshot {
  doctype: string | null;
  title: string | null;
  titleCount: number;
  lang: string | null;
  charset: string;
  baseHref: string | null;
  metas: { name: string; property: string; httpEquiv: string; content: string; inHead: boolean }[];
  /** `<link>` elements that are not style sheets. */
  linkTags: { rel: string; href: string | null; hreflang: string; type: string; inHead: boolean }[];
  headings: (ElementRef & { level: number; text: string })[];
  links: LinkRef[];
  images: ImageRef[];
  forms: FormRef[];
  /** Fields outside any form. */
  looseFields: FormFieldRef[];
  iframes: (ElementRef & {
    src: string | null;
    title: string | null;
    sandbox: string | null;
    /** What its `allow` attribute says; absent in older evidence. */
    allow?: string | null;
  })[];
  scripts: ResourceRef[];
  stylesheets: ResourceRef[];
  videos: (ElementRef & { src: string | null; autoplay: boolean; muted: boolean })[];
  structuredData: {
    raw: string;
    parseError: string | null;
    value: unknown;
    /** Set where attributes of the page's own elements say it; `value` is then what JSON-LD would hold. */
    syntax?: "microdata" | "rdfa";
  }[];
  /** Visible text, white space folded, cut to 100,000 characters. */
  text: string;
  /** All text, shown or not, cut to 100,000 characters; only of pages whose data has questions, absent in older evidence. */
  wholeText?: string;
  /** Parts of that text in code, preformatted text, samples and quotations, each cut to 5,000 characters; missing in older evidence. */
  quotedTexts?: string[];
  /** Texts that no one can read, at most 20; absent in older evidence. */
  hiddenTexts?: HiddenTextRef[];
  /** Navigation landmarks, at most 20; absent in older evidence. */
  menus?: MenuRef[];
  /** Elements that a script makes act as links, at most 100; absent in older evidence. */
  scriptedLinks?: ScriptedLinkRef[];
  /**
   * Names by which links can lead to a place of it, `id` of elements and `name` of anchors, each cut to 100 characters;
   * absent where it has more than 1,000, and in older evidence.
   */
  placeNames?: string[];
  /** What lies over most of the window as the page opens; null where nothing does, absent in older evidence. */
  overlay?: OverlayRef | null;
  /** Names of buttons and items of menus, in sight or not, at most 200; absent in older evidence. */
  buttons?: string[];
  wordCount: number;
  elementCount: number;
  /** Landmarks and section shape; pages of one template share it. */
  templateShape: string;
  /** Kinds of components the page has; absent in older evidence. */
  components?: ComponentKind[];
  /** Lists above that do not have all the page has, as it has more than we read; absent in older evidence. */
  cut?: CutList[];
  viewportWidth: number;
  scrollWidth: number;
  passwordFields: number;
}

/** A list of a page's elements of one kind. */
export type CutList =
  | "headings"
  | "links"
  | "images"
  | "forms"
  | "looseFields"
  | "iframes"
  | "scripts"
  | "stylesheets"
  | "videos"
  | "structuredData";
