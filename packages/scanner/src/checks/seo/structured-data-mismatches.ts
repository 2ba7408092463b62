import type { DocumentSnapshot } from "#evidence/document.ts";

import { type DataNode, everyNode, nestedNodes } from "./structured-data-nodes.ts";

/** What structured data says, and how the page differs from it. */
export interface Mismatch {
  node: DataNode;
  property: string;
  message: string;
  /** Whether no one needs to be asked which is right. */
  isCertain?: true;
}

const BUSINESS_PHONE_DIGITS = 7;
const MOST_QUOTED = 80;

/** What structured data says of products, businesses and questions that the page itself does not. */
export function mismatchesOf(document: DocumentSnapshot): Mismatch[] {
  const nodes = document.structuredData.flatMap(({ value }) => everyNode(value));
  return [
    ...priceMismatch(nodes, document),
    ...phoneMismatch(nodes, document),
    ...addressMismatch(nodes, document),
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

const PRICE =
  /(?:[€$£¥]|(?<!\p{L})(?:EUR|USD|GBP|CHF|PLN|SEK|NOK|DKK|CZK)|kr\.?|zł|Kč)\s?(\d[\d.,' ’  ]*)|(\d[\d.,' ’  ]*)\s?(?:[€$£¥]|(?:EUR|USD|GBP|CHF|PLN|SEK|NOK|DKK|CZK)(?!\p{L})|kr(?!\p{L})|zł|Kč)/giu;

/** Of a page about one product that is offered at one price and shows prices, among which that one is not. */
function priceMismatch(nodes: readonly DataNode[], document: DocumentSnapshot): Mismatch[] {
  const products = nodes.filter((node) => isA(node, "Product"));
  const [product] = products;
  const offers = product === undefined ? [] : nestedNodes(product, "offers");
  const [offer] = offers;
  if (products.length !== 1 || offers.length !== 1 || offer === undefined || !isA(offer, "Offer")) return [];
  const price = Number(textOf(offer, "price"));
  const shown = [...document.text.matchAll(PRICE)].map(([whole, before, after]) => ({
    whole: whole.trim(),
    values: amountsOf(before ?? after ?? ""),
  }));
  const [first] = shown;
  if (!(price > 0) || first === undefined || shown.some(({ values }) => values.includes(price))) return [];
  const isCertain = showsOnePrice(shown, document) && isIn(first.whole, textOf(offer, "priceCurrency"));
  const message = `The structured data gives the price ${textOf(offer, "price")}, which the page does not show. It shows ${first.whole}.${isCertain ? "" : " Which one is right?"}`;
  return [{ node: offer, property: "price", message, ...(isCertain ? { isCertain } : {}) }];
}

/** Words of choices, discounts, taxes, postage and shares, by which one product has more than one price. */
const OTHER_PRICES =
  /(?<!\p{L})(?:from|starting at|per|each|size|sizes|options?|variants?|choose|select|sale|save|off|was|instead|discount|deal|coupon|vat|tax|net|shipping|delivery|over|minimum|min|deposit|month(?:ly)?|year(?:ly)?|week(?:ly)?|subscri\p{L}*|ab|pro|je|größen?|auswahl|wählen|statt|rabatt|sparen|mwst|ust|netto|zzgl|inkl|versand\p{L}*|lieferung|monat\p{L}*|jahr\p{L}*|anzahlung|à partir|dès|par|tailles?|choisir|choisissez|promo\p{L}*|solde\p{L}*|remise|ttc|ht|tva|livraison|mois|acompte|desde|por|tallas?|elegir|elige|oferta|descuento|iva|envío|mes|da|taglia|scegli|sconto|spedizione|mese|vanaf|maat|kies|korting|btw|verzending|maand|od|rozmiar|wybierz|rabat|promocja|dostawa|miesiąc)(?!\p{L})|%/iu;

/** Whether the page shows a single price, with nothing about other ones and no field to choose by. */
function showsOnePrice(
  shown: readonly { whole: string }[],
  { text, forms, looseFields }: DocumentSnapshot,
): boolean {
  const fields = [...forms.flatMap(({ fields: own }) => own), ...looseFields];
  const isChoice = fields.some(({ tag, type }) => tag === "select" || type === "radio");
  return shown.length === 1 && !isChoice && !OTHER_PRICES.test(around(text, shown[0]?.whole ?? ""));
}

const NEARBY = 150;

function around(text: string, words: string): string {
  const place = text.indexOf(words);
  return text.slice(Math.max(0, place - NEARBY), place + words.length + NEARBY);
}

const CURRENCIES: Readonly<Record<string, RegExp>> = {
  EUR: /€|EUR/i,
  USD: /(?<![A-Z])\$|USD/i,
  GBP: /£|GBP/i,
  CHF: /CHF/i,
  PLN: /zł|PLN/i,
  SEK: /kr|SEK/i,
  NOK: /kr|NOK/i,
  DKK: /kr|DKK/i,
  CZK: /Kč|CZK/i,
};

function isIn(written: string, currency: string | null): boolean {
  return CURRENCIES[currency?.toUpperCase() ?? ""]?.test(written) === true;
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

/** Letters and commas between a town and its postal code, such as `Chicago, IL 60601`. */
const BESIDE = String.raw`[\s,.]{1,3}(?:[A-Z]{2}[\s,.]{1,3})?`;

/** Of a page that shows another postal code beside the town of the only address in its data, and nothing of that. */
function addressMismatch(nodes: readonly DataNode[], { text }: DocumentSnapshot): Mismatch[] {
  const addresses = nodes.filter((node) => textOf(node, "postalCode") !== null);
  const [node] = addresses;
  if (node === undefined) return [];
  const [whole = "", town = "", street = ""] = ["postalCode", "addressLocality", "streetAddress"].map(
    (property) => textOf(node, property) ?? "",
  );
  if (addresses.some((other) => textOf(other, "postalCode") !== whole)) return [];
  const code = whole.replace(ZIP_PLUS_FOUR, "$1");
  if (town.length < MIN_TOWN || street === "" || letters(text).includes(letters(street))) return [];
  if (letters(text).includes(letters(code))) return [];
  const name = RegExp.escape(town);
  const form = shapeOf(code);
  const beside = new RegExp(
    `(?<![\\p{L}])${name}${BESIDE}(${form})(?![\\p{L}\\d])|(?<![\\p{L}\\d])(${form})\\s${name}(?!\\p{L})`,
    "iu",
  );
  const [, after, before] = beside.exec(text) ?? [];
  const shown = after ?? before;
  if (shown === undefined) return [];
  const message = `The structured data gives the address ${street}, ${code} ${town}, which the page does not show. It shows one with ${shown}. Which one is right?`;
  return [{ node, property: "address", message }];
}

const MIN_TOWN = 3;
const ZIP_PLUS_FOUR = /^(\d{5})-\d{4}$/;

/** The form of a postal code: digits and letters where they are. */
function shapeOf(code: string): string {
  return code
    .replaceAll(/[^\p{L}\d]+/gu, " ")
    .replaceAll(/\d|\p{L}| /gu, (one) =>
      one === " " ? String.raw`[\s-]?` : /\d/.test(one) ? String.raw`\d` : String.raw`\p{L}`,
    );
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
