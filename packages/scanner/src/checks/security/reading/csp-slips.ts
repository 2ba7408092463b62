import { Directive } from "csp_evaluator/dist/csp.js";

import type { ContentSecurityPolicy } from "./content-security-policy.ts";

const DIRECTIVES = Object.values(Directive);
const KEYWORD =
  /^(?:self|none|unsafe-inline|unsafe-eval|unsafe-hashes|strict-dynamic|wasm-unsafe-eval|report-sample|nonce-[\w+/=-]{8,}|sha(?:256|384|512)-[\w+/=-]{20,})$/i;

/** A slip of the pen that keeps browsers from doing what a policy says. */
export interface CspSlip {
  /** As written. */
  written: string;
  /** As it was meant. */
  meant: string;
  kind: "directive" | "keyword";
}

/** Misspelt directives, which browsers ignore, and keywords without quotes, which they take for names of hosts. */
export function cspSlips({ directives }: ContentSecurityPolicy): CspSlip[] {
  return [...directives].flatMap(([name, sources]) => {
    const meant = DIRECTIVES.includes(name as Directive)
      ? undefined
      : DIRECTIVES.find((known) => isMisspelt(name, known));
    const keywords = sources.filter((source) => KEYWORD.test(source));
    return [
      ...(meant === undefined ? [] : [{ written: name, meant, kind: "directive" as const }]),
      ...keywords.map((written) => ({ written, meant: `'${written}'`, kind: "keyword" as const })),
    ];
  });
}

/** With one letter lost, added or changed, or two next to each other swapped. */
function isMisspelt(written: string, known: string): boolean {
  if (Math.abs(written.length - known.length) > 1) return false;
  let start = 0;
  while (start < known.length && written[start] === known[start]) start += 1;
  const [rest, knownRest] = [written.slice(start), known.slice(start)];
  const isSwapped =
    rest[0] === knownRest[1] && rest[1] === knownRest[0] && rest.slice(2) === knownRest.slice(2);
  return (
    isSwapped ||
    rest.slice(1) === knownRest.slice(1) ||
    rest === knownRest.slice(1) ||
    rest.slice(1) === knownRest
  );
}
