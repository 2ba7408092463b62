/**
 * Reading level of every text that a client, an operator or a pipeline reads: the U.S. school grade by Flesch and
 * Kincaid, by kind of text, with the hardest of each.
 * Usage: npm run bench:reading-level [-- 40], the number being how many of the hardest to list
 */
import { readingGrade } from "@plumbline/words/reading-grade";
import { KINDS } from "@plumbline/words/text";
import { readTexts } from "@plumbline/words/texts";

import "../setup/closed-pipes.ts";

/** Half of all texts at most at this grade, and none beyond the other one but those below. */
const GOALS = { median: 8, hardest: 12 };
/** Texts that may be harder, and why. */
const MAY_BE_HARDER: readonly [RegExp, string][] = [
  [/accessibility, SEO, performance, privacy and security/, "names the five areas"],
  [/^Historical trend data will be available/, "is fixed word for word"],
  [/^Weekly scan, called Triscan\.|“as is”/, "legal wording"],
];
/** Records for developers of this product. */
const NOT_MEASURED = /^docs\/decisions\//;

/** What a person reads begins like a sentence and holds no code but in its words. */
const SENTENCE = /^[“"'(]?[A-Z](?!.*(?:=>|[{}|]))/s;

const [listed = 20] = process.argv.slice(2).map(Number);
const graded = readTexts()
  .filter(({ kind, where, text }) => kind !== "other" && !NOT_MEASURED.test(where) && SENTENCE.test(text))
  .flatMap((text) => {
    const grade = readingGrade(text.text);
    return grade === null ? [] : [{ ...text, grade }];
  })
  .toSorted((a, b) => b.grade - a.grade);

function median(grades: readonly number[]): number {
  return grades[Math.floor(grades.length / 2)] ?? 0;
}

function row(name: string, texts: typeof graded): string {
  const grades = texts.map(({ grade }) => grade);
  const tooHard = grades.filter((grade) => grade > GOALS.hardest).length;
  return [name.padEnd(26), String(grades.length).padStart(6), median(grades).toFixed(1).padStart(7)]
    .concat(
      Math.max(0, ...grades)
        .toFixed(1)
        .padStart(8),
      String(tooHard).padStart(9),
    )
    .join(" ");
}

console.log(`${"Kind".padEnd(26)}  texts  median  hardest  above ${GOALS.hardest}`);
for (const kind of KINDS) {
  const texts = graded.filter((text) => text.kind === kind);
  if (texts.length > 0) console.log(row(kind, texts));
}
console.log(row("all", graded));
for (const { grade, kind, where, text } of graded.slice(0, listed))
  console.log(`\n${grade.toFixed(1)}  ${kind}, ${where}\n  ${text}`);

const unexcused = graded.filter(
  ({ grade, text }) => grade > GOALS.hardest && !MAY_BE_HARDER.some(([pattern]) => pattern.test(text)),
);
if (median(graded.map(({ grade }) => grade)) > GOALS.median || unexcused.length > 0) process.exitCode = 1;
