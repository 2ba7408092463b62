import type { ReadPage } from "#checks/privacy/reading/documents.ts";
import type { DocumentSnapshot } from "#evidence/document.ts";
import type { PolicyFile } from "#evidence/site.ts";

const KNOWN = new WeakMap<PolicyFile, ReadPage>();

/** A policy that is a file, as a page that holds nothing but its words; `like` is any page of the site. */
export function fileAsPage(file: PolicyFile, like: ReadPage): ReadPage {
  const known = KNOWN.get(file) ?? asPage(file, like);
  KNOWN.set(file, known);
  return known;
}

function asPage({ url, text }: PolicyFile, like: ReadPage): ReadPage {
  const wordCount = text.split(/\s+/u).length;
  const raw = { title: "", canonical: null, robots: [], links: 0, words: wordCount };
  const document = { ...like.document, ...NOTHING, text, wordCount };
  return {
    page: {
      ...like.page,
      url,
      finalUrl: url,
      contentType: "application/pdf",
      redirects: [],
      requests: [],
      cookieWrites: [],
      storage: [],
      document: { gathered: true, value: document },
      rawMarkup: { gathered: true, value: raw },
    },
    document,
  };
}

const NOTHING = {
  title: null,
  metas: [],
  linkTags: [],
  headings: [],
  links: [],
  scriptedLinks: [],
  images: [],
  forms: [],
  looseFields: [],
  buttons: [],
  iframes: [],
  scripts: [],
  stylesheets: [],
  videos: [],
  structuredData: [],
  cut: [],
} satisfies Partial<DocumentSnapshot>;
