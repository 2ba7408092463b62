import { createRequire } from "node:module";

/** What Lighthouse forms its sentences with, as far as it is replaced. */
export interface SentenceFormat {
  resolveLocale: (locales: string | string[]) => unknown;
  __parse: (sentence: string, options: ParseOptions) => unknown;
}

interface ParseOptions {
  ignoreTag?: boolean;
  locale?: { toString(): string };
}

let isRemembered = false;

/**
 * Lighthouse forms each of its sentences anew in every run, and each time looks up the language and parses the
 * sentence: a fifth of what a run computes. Both are always the same, so from the first run on they are remembered.
 */
export function rememberWords(format: SentenceFormat = formatOfLighthouse()): void {
  if (isRemembered) return;
  isRemembered = true;
  const { resolveLocale, __parse: parse } = format;
  const locales = new Map<string, unknown>();
  const parsed = new Map<string, unknown>();
  format.resolveLocale = (asked) => remembered(locales, String(asked), () => resolveLocale(asked));
  format.__parse = (sentence, options) => {
    const key = `${options.locale?.toString() ?? ""}\n${String(options.ignoreTag)}\n${sentence}`;
    return remembered(parsed, key, () => parse(sentence, options));
  };
}

function remembered(known: Map<string, unknown>, key: string, make: () => unknown): unknown {
  if (!known.has(key)) known.set(key, make());
  return known.get(key);
}

/** The very package that Lighthouse loads. */
function formatOfLighthouse(): SentenceFormat {
  const module: unknown = createRequire(import.meta.resolve("lighthouse"))("intl-messageformat");
  return asModule(module).IntlMessageFormat;
}

/** `createRequire` gives modules without their types. */
function asModule(module: unknown): { IntlMessageFormat: SentenceFormat } {
  return module as { IntlMessageFormat: SentenceFormat };
}
