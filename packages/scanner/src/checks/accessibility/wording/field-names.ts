import { plainWords } from "./plain-words.ts";

/** Letters of a word below which it turns up inside other words. */
export const TELLING = 3;

/** Words that stand in nearly every sentence. */
const SMALL_WORDS = new Set(
  "the and for are you may can de del la el los las un una y o no se su en por para le les des du et ou au aux un une ne pas votre der die das den dem des ein eine und oder nicht ist ihr ihre im in zu het een van en of niet is uw di da il lo gli e non per con na em os as ao dos um uma i w z na do nie".split(
    " ",
  ),
);

/** Whether a word stands in sentences about anything, so that it names no field. */
export function isSmallWord(word: string): boolean {
  return SMALL_WORDS.has(word);
}

/** Words of a label by which a text may name its field. */
export function tellingWords(name: string): string[] {
  return plainWords(name)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length >= TELLING);
}

/** Without what labels say in brackets, and stars. */
export function withoutRemarks(label: string): string {
  return label.replaceAll(/\([^)]*\)|\*/g, "");
}

/** Whether a text says any word of a field's label. */
export function namesField(text: string, label: string): boolean {
  const said = new Set(tellingWords(text));
  return tellingWords(withoutRemarks(label)).some((word) => said.has(word));
}
