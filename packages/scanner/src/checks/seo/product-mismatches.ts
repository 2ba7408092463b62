import type { DocumentSnapshot } from "#evidence/document.ts";

import { type DataNode, nestedNodes } from "./structured-data-nodes.ts";
import { isA, type Mismatch, textOf } from "./structured-data-texts.ts";

const AMOUNT = String.raw`(?<!\d)(\d{1,3}(?:[.,'’ \u00A0\u202F]\d{3})+(?:[.,]\d{1,2})?(?!\d)|\d+(?:[.,]\d+)*)`;
const CURRENCY_CODE = "EUR|USD|GBP|CHF|PLN|SEK|NOK|DKK|CZK";
/** A currency and an amount, in either order. A number in front of an amount, such as a year, is none of it. */
const PRICE = new RegExp(
  String.raw`(?:[€$£¥]|(?<!\p{L})(?:${CURRENCY_CODE})|kr\.?|zł|Kč)\s?${AMOUNT}|${AMOUNT}\s?(?:[€$£¥]|(?:${CURRENCY_CODE})(?!\p{L})|kr(?!\p{L})|zł|Kč)`,
  "giu",
);

interface ShownPrice {
  whole: string;
  values: number[];
}

/** Of a page about one product with one offer: a price that it doesn't show beside others, and stock that it denies. */
export function productMismatches(nodes: readonly DataNode[], document: DocumentSnapshot): Mismatch[] {
  const products = nodes.filter((node) => isA(node, "Product"));
  const [product] = products;
  const offers = product === undefined ? [] : nestedNodes(product, "offers");
  const [offer] = offers;
  if (products.length !== 1 || offers.length !== 1 || offer === undefined || !isA(offer, "Offer")) return [];
  const shown = [...document.text.matchAll(PRICE)].map(([whole, before, after]) => ({
    whole: whole.trim(),
    values: amountsOf(before ?? after ?? ""),
  }));
  return [...priceMismatch(offer, shown, document), ...stockMismatch(offer, shown, document)];
}

function priceMismatch(
  offer: DataNode,
  shown: readonly ShownPrice[],
  document: DocumentSnapshot,
): Mismatch[] {
  const price = Number(textOf(offer, "price") ?? Number.NaN);
  const [first] = shown;
  if (!(price >= 0) || first === undefined || shown.some(({ values }) => values.includes(price))) return [];
  if (price === 0 && FREE.test(document.text)) return [];
  const isCertain = showsOnePrice(shown, document) && isIn(first.whole, textOf(offer, "priceCurrency"));
  const message = `The structured data gives the price ${textOf(offer, "price")}, which the page does not show. It shows ${first.whole}.${isCertain ? "" : " Which one is right?"}`;
  return [{ node: offer, property: "price", message, ...(isCertain ? { isCertain } : {}) }];
}

/** Words of choices, discounts, taxes, postage and shares, by which one product has more than one price. */
const OTHER_PRICES =
  /(?<!\p{L})(?:from|starting at|per|each|size|sizes|options?|variants?|choose|select|sale(?! (?:en|de|del|el|hoy|mañana|a|in|per)(?!\p{L}))|save|off|was|instead|discount|deal|coupon|vat|tax|net|shipping|delivery|over|minimum|min|deposit|month(?:ly)?|year(?:ly)?|week(?:ly)?|subscri\p{L}*|ab|pro|je|größen?|auswahl|wählen|statt|rabatt|sparen|mwst|ust|netto|zzgl|inkl|versand\p{L}*|lieferung|monat\p{L}*|jahr\p{L}*|anzahlung|à partir|dès|par|tailles?|choisir|choisissez|promo\p{L}*|solde\p{L}*|remise|ttc|ht|tva|livraison|mois|acompte|desde|por|tallas?|elegir|elige|oferta|descuento|iva|envío|mes|da|taglia|scegli|sconto|spedizione|mese|vanaf|maat|kies|korting|btw|verzending|maand|od|rozmiar|wybierz|rabat|promocja|dostawa|miesiąc)(?!\p{L})|%/iu;

/** Whether the page shows a single price, with nothing about other ones and no field to choose by. */
function showsOnePrice(
  shown: readonly { whole: string }[],
  { text, forms, looseFields }: DocumentSnapshot,
): boolean {
  const isChoice = isChosen({ forms, looseFields });
  return shown.length === 1 && !isChoice && !OTHER_PRICES.test(around(text, shown[0]?.whole ?? ""));
}

/** Whether visitors choose among variants, of which each may have a price and stock of its own. */
function isChosen({ forms, looseFields }: Pick<DocumentSnapshot, "forms" | "looseFields">): boolean {
  const fields = [...forms.flatMap(({ fields: own }) => own), ...looseFields];
  return fields.some(({ tag, type }) => tag === "select" || type === "radio");
}

const OUT_OF_STOCK =
  /(?<!\p{L})(?:out of stock|not in stock|no longer in stock|sold out|(?:currently|temporarily) unavailable|ausverkauft|nicht (?:mehr )?(?:auf lager|vorr[äa]tig|lieferbar|verf[üu]gbar)|(?:en )?rupture de stock|en rupture|(?:pas|plus) en stock|(?:produit|article|stock) [ée]puis[ée]|agotad[oa]|sin (?:existencias|stock)|no (?:hay|en) stock|esaurit[oa]|non disponibile|uitverkocht|niet (?:meer )?(?:op|in) voorraad|wyprzedan[eya]|niedost[ęe]pn[yea]|brak w magazynie|esgotad[oa]|sem estoque|udsolgt|utsolgt|(?:slut|ut)s[åa]ld|(?:slut|ej|inte|ikke|finns inte) (?:i|p[åa]) lager|loppunut|loppu (?:varastosta|oonlopussa)|vyprod[áa]no|nen[íi] skladem|vypredan[ée])(?!\p{L})/giu;
const IN_STOCK =
  /(?<!\p{L})(?<!(?:back|when|once|if|only|are|sizes|items|slut|ej|inte|ikke|wieder|sobald|wenn|retour|quando|cuando|weer) )(?:in stock|auf lager|sofort lieferbar|en stock|in voorraad|op voorraad|disponibilit[àa] immediata|in magazzino|w magazynie|em estoque|p[åa] lager|i lager)(?!\p{L})/iu;
/** Other words of stock say neither, such as those of a product that can be ordered in advance. */
const STOCK: Readonly<Record<string, "in" | "out">> = {
  InStock: "in",
  OutOfStock: "out",
  SoldOut: "out",
};

/**
 * Where the page says beside the price that there is stock, or that there is none, and nowhere the contrary. Words such
 * as `sold out` may be of an earlier batch.
 */
function stockMismatch(
  offer: DataNode,
  shown: readonly ShownPrice[],
  document: DocumentSnapshot,
): Mismatch[] {
  const given = textOf(offer, "availability")?.replace(/^https?:\/\/schema\.org\//i, "") ?? "";
  const stock = STOCK[given];
  const [first] = shown;
  if (stock === undefined || first === undefined) return [];
  const said = {
    in: IN_STOCK.exec(document.text.replaceAll(OUT_OF_STOCK, " "))?.[0],
    out: document.text.match(OUT_OF_STOCK)?.[0],
  };
  const contrary = stock === "in" ? said.out : said.in;
  if (contrary === undefined || said[stock] !== undefined) return [];
  if (!around(document.text, first.whole).includes(contrary)) return [];
  const isOne = shown.length === 1 && !isChosen(document);
  const isCertain = isOne && (stock === "out" || isSoldOutAlone(contrary, document));
  const message = `The structured data says ${given}, but the page says “${contrary}”.${isCertain ? "" : " Which one is right?"}`;
  return [{ node: offer, property: "availability", message, ...(isCertain ? { isCertain } : {}) }];
}

/**
 * Whether a page says that all of it is gone, by these words alone, before a full stop or a capital letter, and has no
 * button to buy it with that can be pressed.
 */
function isSoldOutAlone(words: string, { text, forms, buttons }: DocumentSnapshot): boolean {
  const sending = forms.flatMap(({ sentBy = [] }) => sentBy).filter(({ name }) => BUYS.test(name));
  const off = new Set(sending.filter(({ snippet }) => DISABLED.test(snippet)).map(({ name }) => name));
  const names = [...(buttons ?? []), ...sending.map(({ name }) => name)].filter((name) => !off.has(name));
  const own = new RegExp(
    String.raw`(?:^|[.!?:·|\d€$£¥]|(?:EUR|USD|GBP|CHF|PLN|kr|zł|Kč))\s*${RegExp.escape(words)}\s*(?:[.!·|]|\p{Lu}|$)`,
    "u",
  );
  return buttons !== undefined && !names.some((name) => BUYS.test(name)) && own.test(text);
}

const DISABLED = /^<[^>]*\s(?:aria-disabled=["']?true|disabled)(?![\w-])/i;
/** Of buttons, in English, German, French, Spanish, Italian, Dutch, Polish and Portuguese. */
const BUYS =
  /(?<!\p{L})(?:add|buy|order|purchase|cart|basket|bag|checkout|warenkorb|kaufen|bestellen|panier|acheter|commander|carrito|cesta|comprar|carrello|acquista|compra|ordina|winkel(?:wagen|mand)|koszyka?|kup|carrinho)(?!\p{L})/iu;

/** Words of what costs nothing, or what one has to ask for; postage may be free of anything. */
const FREE =
  /(?<!\p{L})(?:free(?!\s(?:\p{L}+\s)?(?:shipping|delivery|returns?))|no charge|on request|kostenlos\p{L}*(?!\s(?:versand|lieferung|r[üu]ck))|gratis(?!\s?(?:versand|env[íi]o|verzending))|auf anfrage|gratuit\p{L}*|sur demande|a consultar|su richiesta|op aanvraag|za darmo|bezp[łl]atn\p{L}*|na zapytanie|gr[áa]tis|sob consulta)(?!\p{L})/iu;

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
