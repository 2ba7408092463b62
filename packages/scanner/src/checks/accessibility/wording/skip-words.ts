/** Words of links past menus, in the languages of the EU and beyond. */
const SKIPS = [
  "skip|jump|go (?:straight )?to (?:main|content)|to (?:the )?(?:main )?content",
  "springen?|überspringen|(?:direkt )?zum (?:haupt)?inhalt|zur (?:haupt)?navigation",
  "aller (?:au|à)|passer (?:au|la)|accéder au|sauter|saltar|ir al?|pasar al?|vai al?|salta(?:re)?|passa al?|pular para|ir para",
  "naar (?:de )?(?:hoofd)?inhoud|ga naar|spring naar|hoppa till|gå till|spring til|gå til|hop til|hopp til|siirry|hyppää",
  "przejdź do|pomiń|přejít|přeskočit|prejsť|preskočiť|ugrás|tovább a tartalom|sari la|treci la|preskoči|idi na|μετάβαση|към съдържанието|перейти к|пропустить|перейти до|пропустити",
  "تخط(?:ي|ى)?|انتقل إلى|الانتقال إلى|التجاوز إلى|דלג|דילוג|עבור לתוכן",
];
/** The same in languages that put no space between words. */
const SKIPS_WITHIN = "本文へ|コンテンツへ|メインコンテンツ|スキップ|본문|건너뛰기|跳到|跳至|跳过|跳過|前往主";
const SPEAKS = new RegExp(`(?<!\\p{L})(?:${SKIPS.join("|")})(?!\\p{L})|${SKIPS_WITHIN}`, "iu");

/** Whether a link says that it leads past something, to the content or to a menu. */
export function speaksOfSkipping(name: string): boolean {
  return SPEAKS.test(name);
}
