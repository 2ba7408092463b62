/** Words by which a field says itself that it asks once more. */
const AGAIN =
  /(?<!\p{L})(?:(?:please )?(?:re-?(?:enter|type)|repeat|confirm|type|enter)|again|once more|wiederholen|bestätigen|erneut|nochmals?|noch einmal|répéte[rz]|confirme[rz]|à nouveau|encore une fois|repit[ae]|confirm[ae]|de nuevo|otra vez|ripeti|conferma|di nuovo|herhaal|bevestig|opnieuw|novamente|de novo|outra vez|mais uma vez|repita|nogmaals|nog eens|powtórz|ponownie|jeszcze raz|igen|uudelleen|znovu|ještě jednou)(?!\p{L})/giu;

/** Whether a label says that its field asks once more. */
export function saysAgain(label: string): boolean {
  return withoutAgain(label) !== label;
}

/** A label without the words that say so. */
export function withoutAgain(label: string): string {
  return label.replaceAll(AGAIN, " ");
}
