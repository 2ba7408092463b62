import { probeBeside } from "#gather/examining/page-probe.ts";

/** The texts that only style sheets add to a page, for all rules about them. */
export const GENERATED_TEXTS = probeBeside(import.meta.url, () => import("./probe.ts"), { shape: 2 });
