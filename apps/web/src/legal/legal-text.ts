/** A legal text as the build reads it from Markdown: a tree without markup of its own, so nothing needs escaping. */
export interface LegalText {
  title: string;
  /** 'Last updated: June 27, 2025' */
  updated: string;
  /** The sections, for the table of contents. */
  sections: LegalSection[];
  body: LegalNode[];
}

export interface LegalSection {
  id: string;
  title: string;
}

export type LegalTag =
  | "h2"
  | "h3"
  | "p"
  | "ul"
  | "ol"
  | "li"
  | "strong"
  | "em"
  | "code"
  | "table"
  | "thead"
  | "tbody"
  | "tr"
  | "th"
  | "td";

/** A piece of text with placeholders, or an element with what is in it. */
export type LegalNode = string | LegalElement | LegalLink;

export interface LegalElement {
  tag: LegalTag;
  /** Headings have one, for links into the text. */
  id?: string;
  children: LegalNode[];
}

export interface LegalLink {
  tag: "a";
  /** A path or anchor of this site, or a mail address. */
  href: string;
  children: LegalNode[];
}
