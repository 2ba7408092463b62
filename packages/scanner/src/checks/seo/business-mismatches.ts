import type { DocumentSnapshot } from "#evidence/document.ts";

import { hoursMismatch } from "./business-hours.ts";
import { type DataNode, nestedNodes } from "./structured-data-nodes.ts";
import { digitsOf, letters, type Mismatch, textOf } from "./structured-data-texts.ts";

const BUSINESS_PHONE_DIGITS = 7;

/**
 * What structured data says of a business that the page itself does not. One thing alone may be of somebody else whom
 * the page mentions, and a hotline has hours of its own. Another place and more on the home page leave no doubt.
 */
export function businessMismatches(
  nodes: readonly DataNode[],
  document: DocumentSnapshot,
  isHome: boolean,
): Mismatch[] {
  const alone = [...phoneMismatch(nodes, document), ...addressMismatch(nodes, document)];
  if (!isHome && alone.length === 0) return [];
  const hours = hoursMismatch(nodes, document);
  const elsewhere = alone.some(({ property }) => property === "address") ? [] : otherTown(nodes, document);
  const all = [...alone, ...elsewhere, ...hours];
  const isElsewhere = all.some(({ property }) => property === "address");
  if (!isHome || !isElsewhere || all.length < 2) return all;
  return all.map(({ message, ...rest }) => ({
    ...rest,
    message: message.replace(/ Which one is right\?$/, ""),
    isCertain: true,
  }));
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
  // In North America an area code in brackets makes it one by itself.
  const labelled =
    /\(\d{3}\) ?\d{3}-\d{4}(?!\d)|(?:tel|phone|telefon|tel[ée]fono|t[ée]l[ée]phone|fon|call(?: us)?)\.?:?\s*(?:\+|\(?\d)/iu.test(
      text,
    );
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

/** Street, town and postal code, as they stand in one line in the United States and in Europe. */
const FULL_ADDRESSES = [
  /(?<!\d)\d{1,5}\s[^,\n]{3,40},\s*(?:[^,\n]{1,20},\s*)?\p{Lu}[\p{L} .'’-]{2,30},\s*(?:A[KLRZ]|C[AOT]|D[CE]|FL|GA|HI|I[ADLN]|K[SY]|LA|M[ADEINOST]|N[CDEHJMVY]|O[HKR]|PA|RI|S[CD]|T[NX]|UT|V[AT]|W[AIVY])\s+(\d{5})(?!\d)/gu,
  /(?:stra(?:ß|ss)e|str\.|weg|platz|allee|gasse|ring|ufer|damm|straat|laan|plein|gracht|kade)\s\d{1,4}\s?[a-z]?,\s*(\d{5}|\d{4}\s?[A-Z]{2})\s\p{Lu}\p{L}+/giu,
  /(?<!\p{L})(?:rue|avenue|boulevard|place|chemin|calle|avenida|plaza|paseo|via|viale|piazza|corso|ulica|ul\.)\s[^,\n]{2,40},\s*(?:\d{1,4},\s*)?(\d{5}|\d{2}-\d{3})\s\p{Lu}\p{L}+/giu,
];

/** Of a page that shows one whole address, in another town than the only one of a business in its data. */
function otherTown(nodes: readonly DataNode[], { text }: DocumentSnapshot): Mismatch[] {
  const isBusiness = (node: DataNode): boolean =>
    textOf(node, "telephone") !== null ||
    "openingHours" in node.properties ||
    "openingHoursSpecification" in node.properties;
  const [node, ...others] = nodes.filter(isBusiness).flatMap((business) => nestedNodes(business, "address"));
  if (node === undefined || others.length > 0) return [];
  const [street, code, town] = ["streetAddress", "postalCode", "addressLocality"].map((property) =>
    textOf(node, property),
  );
  const parts = [street, code, town].filter((part) => part !== null && part !== undefined);
  if (parts.length < 3 || parts.some((part) => letters(text).includes(letters(part)))) return [];
  const shown = FULL_ADDRESSES.flatMap((form) => [...text.matchAll(form)].map(([, found = ""]) => found));
  const [only, ...more] = new Set(shown);
  if (only === undefined || more.length > 0) return [];
  const message = `The structured data gives the address ${street}, ${code} ${town}, which the page does not show. It shows one with ${only}. Which one is right?`;
  return [{ node, property: "address", message }];
}
