/** Words of links past menus, in the languages of the EU and beyond. */
const SKIPS = [
  "skip|jump|go (?:straight )?to (?:main|content)|to (?:the )?(?:main )?content",
  "springen?|überspringen|(?:direkt )?zum (?:haupt)?inhalt|zur (?:haupt)?navigation",
  "aller (?:au|à)|passer (?:au|la)|accéder au|sauter|saltar|ir al?|pasar al?|vai al?|salta(?:re)?|passa al?|pular para|ir para",
  "naar (?:de )?(?:hoofd)?inhoud|ga naar|spring naar|hoppa till|gå till|spring til|gå til|hop til|hopp til|siirry|hyppää",
  "przejdź do|pomiń|přejít|přeskočit|prejsť|preskočiť|ugrás|tovább a tartalom|sari la|treci la|preskoči|idi na|μετάβαση|към съдържанието",
];
const SPEAKS = new RegExp(`(?<!\\p{L})(?:${SKIPS.join("|")})(?!\\p{L})`, "iu");

/** Whether a link says that it leads past something, to the content or to a menu. */
export function speaksOfSkipping(name: string): boolean {
  return SPEAKS.test(name);
}
