/** Endings by which forms of one word differ, without accents, in the languages most sites are written in. */
const ENDINGS = [
  ..."s es ies y d ed ing e n en er ern em a o i ie is os as ns al als aux x u am om ow ami ach et ar or na erna arna".split(
    " ",
  ),
  ..."а и ы у е о я ю ь й ов ев ей ой ам ами ах ях".split(" "),
];
/** Letters that two forms share; of shorter words, both have an ending, or one has the commonest. */
const SHARED = { least: 4, withEndings: 3 };

/** Whether a text has a form of one of the words, such as `demo` for `demos`. */
export function hasFormOf(words: readonly string[], text: string): boolean {
  const said = text.match(/[\p{L}\p{N}]{3,}/gu) ?? [];
  const starts = new Set(said.flatMap(startsOf));
  return words.flatMap(startsOf).some((start) => starts.has(start));
}

/** What is left of a word without each ending it may have; short ones are marked by the kind of form they are of. */
function startsOf(word: string): string[] {
  const plain = word.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();
  const ends = ["", ...ENDINGS.filter((ending) => plain.endsWith(ending))];
  return ends.flatMap((ending) => {
    const start = plain.slice(0, plain.length - ending.length);
    if (start.length >= SHARED.least) return [start];
    if (start.length < SHARED.withEndings) return [];
    const isOneOrMany = ending === "" || ending === "s";
    return [...(ending === "" ? [] : [`${start}-`]), ...(isOneOrMany ? [`${start}-s`] : [])];
  });
}
