import { fleschKincaid } from "flesch-kincaid";
import { syllable } from "syllable";

/** A grade of fewer words says nothing. */
const LEAST_WORDS = 8;
/** Markup, attributes, addresses, file names and the like: a reader takes each as one sign. */
const CODE = [
  /`[^`]*`/g,
  /<\/?[a-z!][^>]*>/gi,
  /[\w-]+=(?:"[^"]*"|\w+)/g,
  /https?:\/\/\S*[^\s.,;:)]/g,
  /(?<![\w-])--?[a-z][\w-]*/g,
  /\b(?:aria|data)-[\w.]*\w/g,
  /(?<=^|[\s(])\S*[_/{}@#$\\]\S*[^\s.,;:!?)]/g,
  /\b\w+\.(?:txt|xml|json|html?|css|js|ts|php|md|env|csv|pdf)\b/gi,
];

/**
 * U.S. school grade a text is written for, by Flesch and Kincaid: 8 is read with ease at 13 years. Null for a text too
 * short to tell. Source: J. P. Kincaid et al., 1975.
 */
export function readingGrade(text: string): number | null {
  const plain = CODE.reduce((rest, pattern) => rest.replaceAll(pattern, "code"), text);
  const words = plain.match(/[a-z][a-z'’]*/gi) ?? [];
  if (words.length < LEAST_WORDS) return null;
  const sentences = plain.split(/[.!?]+["'”’)]*(?:\s|$)/).filter((part) => /[a-z]/i.test(part)).length;
  return fleschKincaid({
    sentence: sentences,
    word: words.length,
    syllable: words.reduce((sum, word) => sum + syllable(word), 0),
  });
}
