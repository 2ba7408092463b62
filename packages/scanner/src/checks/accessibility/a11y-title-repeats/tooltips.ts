import { probeBeside } from "#gather/examining/page-probe.ts";

/** Tooltips beside texts, for all rules about them. */
export const TOOLTIPS = probeBeside(import.meta.url, () => import("./probe.ts"), { shape: 1 });
