import { createHash } from "node:crypto";

import { readableAccent } from "@plumbline/contract/contrast";

const RULES = `
  :root {
    color-scheme: light dark;
    font: 1rem/1.5 system-ui, sans-serif;
    --page: light-dark(#f4f6f7, #0d1114);
    --surface: light-dark(#ffffff, #14191d);
    --line: light-dark(#dfe4e7, #2a3238);
    --line-strong: light-dark(#7f8b94, #76838d);
    --ink: light-dark(#12181d, #e9eef1);
    --muted: light-dark(#4d5963, #a3afb8);
    --yellow: light-dark(#6f4e00, #e3ba5c);
    --yellow-soft: light-dark(#fbf3dc, #2b2311);
    --red: light-dark(#a31b22, #f69490);
    --red-soft: light-dark(#fdecec, #331718);
  }
  * { box-sizing: border-box; }
  body { margin: 0; background: var(--page); color: var(--ink); overflow-wrap: anywhere; }
  main { max-width: 28rem; margin: 0 auto; padding: 10vh 1rem 3rem; }
  .test { margin: 0; padding: 0.75rem 1rem; border: 1px solid var(--yellow); border-radius: 0.5rem;
    background: var(--yellow-soft); color: var(--yellow); font-size: 0.875rem; }
  .card { margin-top: 1rem; padding: 1.5rem; border: 1px solid var(--line); border-radius: 0.75rem;
    background: var(--surface); }
  h1 { margin: 0; font-size: 1.25rem; line-height: 1.3; }
  p { margin: 0.5rem 0 0; }
  .muted { color: var(--muted); font-size: 0.875rem; }
  .error { margin-top: 1rem; padding: 0.75rem; border: 1px solid var(--red); border-radius: 0.375rem;
    background: var(--red-soft); color: var(--red); font-size: 0.875rem; }
  .error p { margin: 0; }
  ul { margin: 0.5rem 0 0; padding: 0 0 0 1.25rem; }
  form { margin-top: 1.25rem; }
  form + form { margin-top: 0.5rem; }
  dl { display: grid; grid-template-columns: auto 1fr; gap: 0.5rem 1rem; margin: 1.25rem 0; padding: 1rem 0;
    border: solid var(--line); border-width: 1px 0; font-variant-numeric: tabular-nums; }
  dd { margin: 0; text-align: right; }
  .due { font-weight: 600; }
  fieldset { margin: 0 0 1.25rem; padding: 0; border: 0; }
  legend { padding: 0; font-size: 0.875rem; font-weight: 500; }
  label { display: flex; gap: 0.75rem; align-items: center; min-height: 2.75rem; margin-top: 0.5rem;
    padding: 0.5rem 0.75rem; border: 1px solid var(--line-strong); border-radius: 0.375rem; cursor: pointer; }
  input { width: 1.125rem; height: 1.125rem; margin: 0; flex: none; accent-color: var(--accent); }
  .number { display: block; font-variant-numeric: tabular-nums; }
  button, .button { display: block; width: 100%; min-height: 2.75rem; padding: 0.6rem 1rem; border-radius: 0.375rem;
    border: 1px solid transparent; font: inherit; font-size: 0.875rem; font-weight: 500; text-align: center;
    text-decoration: none; cursor: pointer; }
  .primary { background: var(--accent); color: var(--on-accent); }
  .quiet { margin: 0.5rem 0 -0.5rem; background: none; color: inherit; text-decoration: underline; text-underline-offset: 2px; }
  .quiet-button { background: transparent; border-color: var(--line-strong); color: inherit; }
  :focus-visible { outline: 2px solid var(--ink); outline-offset: 2px; }
`;

/** The page's only style element, and the source expression that lets a policy allow exactly it. */
export interface PageStyles {
  css: string;
  source: string;
}

/** The styles of a page with one card, in the brand's accent. */
export function cardStyles(accentColor: string): PageStyles {
  const accent = readableAccent(accentColor);
  // White is legible on it; half white, even black is light enough for dark letters.
  const css = `${RULES}  :root {
    --accent: light-dark(${accent}, color-mix(in srgb, ${accent}, white));
    --on-accent: light-dark(#ffffff, #0d1114);
  }\n`;
  const hash = createHash("sha256").update(css).digest("base64");
  return { css, source: `'sha256-${hash}'` };
}
