const PAGE_WORDS =
  "page|paged|pg|p|page-?(?:number|num|no)|seite|p(?:a|á|%C3%A1)gina|pag|strona|strana|stranica|lehekulg|puslapis|lapa|str(?:a|á|%C3%A1)nka|sida|side|sivu|oldal|halaman";

/** The number of a page of a list in its address, in the second or third group. */
export const PAGE_NUMBER = new RegExp(
  `([?&])(?:${PAGE_WORDS})=(\\d+)(?=&|$)|/(?:${PAGE_WORDS})/(\\d+)(?=/|\\?|$)`,
  "i",
);

/** Whether an address is that of the second page of a list, or a later one. */
export function isLaterPage(address: string): boolean {
  const number = PAGE_NUMBER.exec(address);
  return number !== null && Number(number[2] ?? number[3]) >= 2;
}
