import { type Defect, pageCheck, verdictOf } from "#check.ts";
import type { DocumentSnapshot } from "#evidence/document.ts";

import { judgeContent } from "./content-pages.ts";
import { descriptionOf } from "./description-of.ts";
import { NOT_TO_BE_LISTED, isNoindex } from "./page-directives.ts";

/** Titles, descriptions and main headings with letters that were read in the wrong encoding, or with codes in place of them. */
export const seoGarbledText = pageCheck({
  id: "seo-garbled-text",
  area: "seo",
  severity: "medium",
  group: "content",
  sources: ["https://www.w3.org/International/questions/qa-what-is-encoding"],
  defect: "Garbled letters in titles or descriptions",
  title: "Titles and descriptions have no garbled letters",
  whyItMatters:
    "Search results show titles and descriptions as they are. Here they hold letters that were converted twice, such as Ã© for é or &amp; for &.",
  businessImpact: "A result with garbled letters looks careless, and people choose another one.",
  fixSteps: [
    "In your site editor, retype the title, description or heading that we quote.",
    "If it comes back, ask your developer: all files and the database should use UTF-8, and the template should escape each text once.",
  ],
  effort: "S",
  resources: [
    {
      title: "Character encodings for beginners",
      url: "https://www.w3.org/International/questions/qa-what-is-encoding",
    },
  ],
  evaluate: (page) =>
    judgeContent(page, ({ document }) => {
      if (isNoindex(page)) return { outcome: "not-applicable", reason: NOT_TO_BE_LISTED };
      const texts = textsOf(document);
      if (texts.length === 0) {
        return { outcome: "not-applicable", reason: "The page has no title, description or main heading" };
      }
      return verdictOf(
        texts.flatMap((text) => garbled(text).map((defect) => ({ ...defect, page: page.finalUrl }))),
      );
    }),
});

interface Named {
  name: string;
  text: string;
}

function textsOf(document: DocumentSnapshot): Named[] {
  const heading = document.headings.find(({ level }) => level === 1)?.text ?? "";
  return [
    { name: "title", text: document.title ?? "" },
    { name: "description", text: descriptionOf(document) ?? "" },
    { name: "main heading", text: heading },
  ].filter(({ text }) => text.trim() !== "");
}

/** UTF-8 that was read as Windows-1252 or ISO 8859-1, and the sign for what could not be read at all. */
const WRONG_ENCODING =
  /Ã[\u0080-\u00BF€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]|Â[\u00A0-\u00BF]|â€[™˜œ\u009D“”¦¢"]|Å[\u0080-\u0082‚¡]|\uFFFD/u;
/** What is still there after markup was read was escaped twice. */
const ESCAPED_TWICE = /&(?:[a-z]{2,8}\d?|#\d{2,5}|#x[\da-f]{2,5});/i;

function garbled({ name, text }: Named): Defect[] {
  const found = WRONG_ENCODING.exec(text) ?? ESCAPED_TWICE.exec(text);
  // A page about such codes names them.
  if (found === null || /entit(?:y|ies)|encoding|charset|unicode|utf-?8|\bhtml\b|mojibake/i.test(text))
    return [];
  return [
    {
      message: `The ${name} has garbled letters (${found[0]}): “${text.trim().slice(0, 100)}”`,
      snippet: text,
      component: `garbled:${name}`,
    },
  ];
}
