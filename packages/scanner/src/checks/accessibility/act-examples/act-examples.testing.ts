import type { SourceName } from "#evidence/engine-names.ts";

/** Content by which the verdict on one ACT rule is tested: what breaks its criterion and what does not. */
export interface ActExamples {
  /** ACT rule, e.g. `97a4e1`, and what it asks for. */
  rule: string;
  asks: string;
  criterion: string;
  /** Who must have said so, one of them where several are named: our own rule where it is the subject. */
  by: readonly SourceName[];
  /** Markup inside an accessible page's main area, or a whole document that starts with its doctype. */
  failed: readonly string[];
  /** Content about which only a person can say. */
  review?: readonly string[];
  clean: readonly string[];
}

/** The same markup in an open shadow root, where engines and rules must find it too. */
export function inShadow(markup: string): string {
  const text = JSON.stringify(markup).replaceAll("</", String.raw`<\/`);
  return `<div id="host"></div><script>host.attachShadow({ mode: "open" }).innerHTML = ${text}</script>`;
}
