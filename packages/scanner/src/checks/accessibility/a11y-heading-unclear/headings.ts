import { probeBeside } from "#gather/examining/page-probe.ts";

/** The headings of a page, for all rules about them. */
export const HEADINGS = probeBeside(import.meta.url, () => import("./probe.ts"), { shape: 2 });
