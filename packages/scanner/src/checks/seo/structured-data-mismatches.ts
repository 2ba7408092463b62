import { BETWEEN_SENTENCES } from "#checks/between-sentences.ts";
import type { DocumentSnapshot } from "#evidence/document.ts";

import { businessMismatches } from "./business-mismatches.ts";
import { dateMismatches } from "./date-mismatches.ts";
import { productMismatches } from "./product-mismatches.ts";
import { salaryMismatch } from "./salary-mismatches.ts";
import { type DataNode, everyNode, nestedNodes } from "./structured-data-nodes.ts";
import { isA, letters, type Mismatch, textOf } from "./structured-data-texts.ts";

const MOST_QUOTED = 80;

/** What structured data says of products, businesses, questions, dates and pay that the page itself does not. */
export function mismatchesOf(
  document: DocumentSnapshot,
  { isHome, now }: { isHome: boolean; now: Date },
): Mismatch[] {
  const nodes = document.structuredData.flatMap(({ value }) => everyNode(value));
  return [
    ...productMismatches(nodes, document),
    ...businessMismatches(nodes, document, isHome),
    ...unaskedQuestions(nodes, document),
    ...dateMismatches(nodes, document, now),
    ...salaryMismatch(nodes, document),
  ];
}

/** Whether structured data has anything that can be compared with the page. */
export function canDiffer(document: DocumentSnapshot): boolean {
  const nodes = document.structuredData.flatMap(({ value }) => everyNode(value));
  return nodes.some(
    (node) =>
      isA(node, "Product") ||
      isA(node, "Question") ||
      isA(node, "JobPosting") ||
      textOf(node, "startDate") !== null ||
      textOf(node, "datePublished") !== null ||
      textOf(node, "telephone") !== null ||
      textOf(node, "postalCode") !== null,
  );
}

/** Questions that only search engines get to read, and answers that say something else than the page. */
function unaskedQuestions(nodes: readonly DataNode[], document: DocumentSnapshot): Mismatch[] {
  const pages = nodes.filter((node) => isA(node, "FAQPage"));
  const headings = document.headings.map(({ text }) => text);
  const said = letters([document.text, ...headings].join(" "));
  const written = document.wholeText === undefined ? null : said + letters(document.wholeText);
  return pages.flatMap((node) => {
    const questions = nestedNodes(node, "mainEntity").flatMap((question) => textOf(question, "name") ?? []);
    const missing = questions.filter((question) => !said.includes(letters(question)));
    const [first] = missing;
    if (first === undefined) return written === null ? [] : otherAnswers(node, written);
    const unwritten =
      written === null ? [] : missing.filter((question) => !written.includes(letters(question)));
    const message = `${missing.length} of ${questions.length} questions in the structured data are not on the page, such as “${(unwritten[0] ?? first).slice(0, MOST_QUOTED)}”.`;
    // A list that the page gets later on has none of them yet.
    return unwritten.length > 0 && missing.length < questions.length
      ? [{ node, property: "mainEntity", message, isCertain: true }]
      : [{ node, property: "mainEntity", message: `${message} Can visitors read them?` }];
  });
}

/** Of words that an answer shares with the page, more than chance would give. */
const FEWEST_LETTERS = 12;

/**
 * Answers of which the page has no sentence, shown or in a closed panel. Where it has none of the others, either, it may
 * write them once a panel is opened.
 */
function otherAnswers(page: DataNode, written: string): Mismatch[] {
  const answers = nestedNodes(page, "mainEntity").flatMap((question) =>
    nestedNodes(question, "acceptedAnswer").map((answer) => ({
      question: textOf(question, "name") ?? "",
      text: textOf(answer, "text") ?? "",
    })),
  );
  const isWritten = ({ text }: { text: string }): boolean =>
    sentences(text).some((sentence) => written.includes(sentence));
  const first = answers.find((answer) => sentences(answer.text).length > 0 && !isWritten(answer));
  if (
    first === undefined ||
    !answers.some((answer) => sentences(answer.text).length > 0 && isWritten(answer))
  )
    return [];
  const message = `The structured data answers “${first.question.slice(0, MOST_QUOTED)}” with “${first.text.slice(0, MOST_QUOTED)}”, which the page says nowhere, not even in a closed panel.`;
  return [{ node: page, property: "acceptedAnswer", message, isCertain: true }];
}

function sentences(text: string): string[] {
  return text
    .replaceAll(/<[^>]*>/g, " ")
    .split(BETWEEN_SENTENCES)
    .map(letters)
    .filter((sentence) => sentence.length >= FEWEST_LETTERS);
}
