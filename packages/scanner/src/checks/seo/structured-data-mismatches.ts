import type { DocumentSnapshot } from "#evidence/document.ts";

import { businessMismatches } from "./business-mismatches.ts";
import { productMismatches } from "./product-mismatches.ts";
import { type DataNode, everyNode, nestedNodes } from "./structured-data-nodes.ts";
import { isA, letters, type Mismatch, textOf } from "./structured-data-texts.ts";

const MOST_QUOTED = 80;

/** What structured data says of products, businesses and questions that the page itself does not. */
export function mismatchesOf(document: DocumentSnapshot, isHome: boolean): Mismatch[] {
  const nodes = document.structuredData.flatMap(({ value }) => everyNode(value));
  return [
    ...productMismatches(nodes, document),
    ...businessMismatches(nodes, document, isHome),
    ...unaskedQuestions(nodes, document),
  ];
}

/** Whether structured data has anything that can be compared with the page. */
export function canDiffer(document: DocumentSnapshot): boolean {
  const nodes = document.structuredData.flatMap(({ value }) => everyNode(value));
  return nodes.some(
    (node) =>
      isA(node, "Product") ||
      isA(node, "Question") ||
      textOf(node, "telephone") !== null ||
      textOf(node, "postalCode") !== null,
  );
}

/** Questions and answers that only search engines get to read. */
function unaskedQuestions(nodes: readonly DataNode[], document: DocumentSnapshot): Mismatch[] {
  const pages = nodes.filter((node) => isA(node, "FAQPage"));
  const said = letters([document.text, ...document.headings.map(({ text }) => text)].join(" "));
  return pages.flatMap((node) => {
    const questions = nestedNodes(node, "mainEntity").flatMap((question) => textOf(question, "name") ?? []);
    const missing = questions.filter((question) => !said.includes(letters(question)));
    const [first] = missing;
    if (first === undefined) return [];
    const message = `${missing.length} of ${questions.length} questions in the structured data are not on the page, such as “${first.slice(0, MOST_QUOTED)}”. Can visitors read them?`;
    return [{ node, property: "mainEntity", message }];
  });
}
