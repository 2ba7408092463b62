import { readPages, type ReadPage } from "#checks/privacy/reading/documents.ts";
import { subjectOf } from "#checks/privacy/reading/topics.ts";
import type { Evidence } from "#evidence.ts";

/** Addresses of single orders by their number, which anyone can count up. */
const BY_NUMBER =
  /(?<![a-z])(?:orders?|invoices?|bookings?|reservations?|receipts?|shipments?|tickets?|bestellung(?:en)?|rechnung(?:en)?|buchung(?:en)?|commandes?|factures?|pedidos?|facturas?|reservas?|ordin[ei]|fattur[ae]|bestelling(?:en)?|factuur|facturen)(?:[/_-]|\/?\?(?:\w*(?:id|no|nr|number))=|(?:[-_]?(?:id|no|nr|number))?=)\d{1,10}(?!\w)/i;
const ADDRESSED =
  /(?<!\p{L})(?:ship(?:ped|ping|s)?(?: address)?|deliver(?:y|ed|s)?(?: address)?|bill(?:ed|ing)?(?: address)?|sent|sold|guest|customer|lieferadresse|rechnungsadresse|empf[äa]nger|kunde|geliefert an|livr[ée]e? [àa]|adresse de livraison|client|enviado a|direcci[óo]n de env[íi]o|cliente|spedito a|indirizzo di (?:consegna|spedizione)|verzonden naar|bezorgadres|klant)(?: to)?[ :]{1,3}/giu;
const NAME = /^\p{Lu}[\p{Ll}’'-]+(?: \p{Lu}\.?)? \p{Lu}[\p{L}’'-]+/u;
const LONGEST_ADDRESS = 160;
/** Further off, the word may stand in a menu. */
const BESIDE = 25;
/** A street with its number or a phone number. */
const REACHES =
  /\d{1,5} (?:\p{Lu}[\p{L}.]+ ){1,3}(?:St|Street|Ave|Avenue|Rd|Road|Ln|Lane|Dr|Drive|Blvd|Court|Ct|Way|Place|Terrace)(?!\p{L})|\p{L}{3,}(?:stra(?:ß|ss)e|str\.|weg|straat|laan) \d|(?<!\p{L})(?:rue|calle|via|avenue) [^,]{3,40}|\(?\d{3}\)?[-. ]\d{3}[-. ]\d{4}|\+\d[\d ]{8,}/u;
const SAMPLE =
  /(?<!\p{L})(?:sample|demo|example|test order|specimen|muster|beispiel|exemple|ejemplo|esempio|voorbeeld)(?!\p{L})/iu;

/** Who an order of a page is for, where the page tells their address or phone number; null where it doesn't. */
export function recipientOn({ page, document }: ReadPage): string | null {
  const { text } = document;
  const { pathname, search } = new URL(page.finalUrl);
  if (!BY_NUMBER.test(pathname + search) || SAMPLE.test(subjectOf(document))) return null;
  for (const { index, 0: words } of text.matchAll(ADDRESSED)) {
    if (SAMPLE.test(text.slice(Math.max(0, index - BESIDE), index))) continue;
    const rest = text.slice(index + words.length, index + words.length + LONGEST_ADDRESS);
    const name = NAME.exec(rest)?.[0];
    if (name !== undefined && REACHES.test(rest.slice(name.length))) return name;
  }
  return null;
}

/** Whether pages of other orders were open, too, and for someone else. */
export function isOneOfSeveral(recipient: string, evidence: Evidence): boolean {
  return readPages(evidence).some((read) => ![null, recipient].includes(recipientOn(read)));
}
