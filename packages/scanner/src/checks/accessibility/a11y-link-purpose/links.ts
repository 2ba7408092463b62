import { probeBeside } from "#gather/examining/page-probe.ts";

/** Links of few words, for all rules about what they say. */
export const LINKS = probeBeside(import.meta.url, () => import("./probe.ts"), { shape: 3 });
