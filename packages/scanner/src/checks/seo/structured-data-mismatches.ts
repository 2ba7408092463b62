import type { DocumentSnapshot } from "#evidence/document.ts";

import { type DataNode, everyNode, nestedNodes } from "./structured-data-nodes.ts";

/** What structured data says, and how the page differs from it. */
export interface Mismatch {
  node: DataNode;
  property: string;
  message: string;
}

const BUSINESS_PHONE_DIGITS = 7;
const MOST_QUOTED = 80;

/** What structured data says of products, businesses and questions that the page itself does not. */
export function mismatchesOf(document: DocumentSnapshot): Mismatch[] {
  const nodes = document.structuredData.flatMap(({ value }) => everyNode(value));
  return [
    ...priceMismatch(nodes, document),
    ...phoneMismatch(nodes, document),
    ...unaskedQuestions(nodes, document),
  ];
}

/** Whether structured data has anything that can be compared with the page. */
export function canDiffer(document: DocumentSnapshot): boolean {
  const nodes = document.structuredData.flatMap(({ value }) => everyNode(value));
  return nodes.some(
    (node) => isA(node, "Product") || isA(node, "Question") || textOf(node, "telephone") !== null,
  );
}

const PRICE =
  /(?:[€$£¥]|(?<!\p{L})(?:EUR|USD|GBP|CHF|PLN|SEK|NOK|DKK|CZK)|kr\.?|zł|Kč)\s?(\d[\d.,' ’  ]*)|(\d[\d.,' ’  ]*)\s?(?:[€$£¥]|(?:EUR|USD|GBP|CHF|PLN|SEK|NOK|DKK|CZK)(?!\p{L})|kr(?!\p{L})|zł|Kč)/giu;

/** Of a page about one product that is offered at one price and shows prices, among which that one is not. */
function priceMismatch(nodes: readonly DataNode[], { text }: DocumentSnapshot): Mismatch[] {
  const products = nodes.filter((node) => isA(node, "Product"));
  const [product] = products;
  const offers = product === undefined ? [] : nestedNodes(product, "offers");
  const [offer] = offers;
  if (products.length !== 1 || offers.length !== 1 || offer === undefined || !isA(offer, "Offer")) return [];
  const price = Number(textOf(offer, "price"));
  const shown = [...text.matchAll(PRICE)].map(([whole, before, after]) => ({
    whole: whole.trim(),
    values: amountsOf(before ?? after ?? ""),
  }));
  const [first] = shown;
  if (!(price > 0) || first === undefined || shown.some(({ values }) => values.includes(price))) return [];
  const message = `The structured data gives the price ${textOf(offer, "price")}, which the page does not show. It shows ${first.whole}. Which one is right?`;
  return [{ node: offer, property: "price", message }];
}

/** What a written amount may mean: 1.299 is a thousand in one country and a fraction in another. */
function amountsOf(written: string): number[] {
  const plain = written.replaceAll(/[\s'’]/g, "").replace(/[.,]+$/, "");
  const pointed = plain.replaceAll(",", "");
  const comma = plain.replaceAll(".", "").replace(",", ".");
  return [pointed, comma, plain.replaceAll(/[.,]/g, "")].map(Number);
}

/** Of a page that shows telephone numbers, among which the only one of its data is not. */
function phoneMismatch(nodes: readonly DataNode[], { text, links }: DocumentSnapshot): Mismatch[] {
  const named = nodes.flatMap((node) => {
    const phone = textOf(node, "telephone");
    return phone === null ? [] : [{ node, phone, digits: digitsOf(phone) }];
  });
  const [first] = named;
  const tail = first?.digits.slice(-BUSINESS_PHONE_DIGITS) ?? "";
  if (first === undefined || tail.length < BUSINESS_PHONE_DIGITS) return [];
  if (named.some(({ digits }) => !digits.endsWith(tail))) return [];
  const dialed = links.flatMap(({ href }) => (href?.startsWith("tel:") ? [digitsOf(decodeTel(href))] : []));
  const written = [...text.matchAll(/(?:\+|\(?0|\b\d)[\d\s()./–-]{6,20}\d/g)].map(([number]) =>
    digitsOf(number),
  );
  const labelled =
    /(?:tel|phone|telefon|tel[ée]fono|t[ée]l[ée]phone|fon|call(?: us)?)\.?:?\s*(?:\+|\(?\d)/iu.test(text);
  const shown = [...dialed, ...written];
  if ((dialed.length === 0 && !labelled) || shown.some((digits) => digits.includes(tail))) return [];
  const message = `The structured data gives the phone number ${first.phone}, which the page does not show. It shows another one. Which one is right?`;
  return [{ node: first.node, property: "telephone", message }];
}

function decodeTel(href: string): string {
  return href.slice("tel:".length).split(";")[0] ?? "";
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

function letters(text: string): string {
  return text
    .replaceAll(/<[^>]*>|&\w+;/g, " ")
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, "");
}

function digitsOf(text: string): string {
  return text.replaceAll(/\D/g, "");
}

function isA(node: DataNode, type: string): boolean {
  return node.types.includes(type);
}

function textOf(node: DataNode, property: string): string | null {
  const value = node.properties[property];
  if (typeof value === "number") return String(value);
  return typeof value === "string" && value.trim() !== "" ? value.trim() : null;
}
