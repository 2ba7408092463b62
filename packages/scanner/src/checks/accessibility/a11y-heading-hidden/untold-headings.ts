import { probeBeside } from "#gather/examining/page-probe.ts";

/** Headings whose words only those who see the page are told, for all rules about them. */
export const UNTOLD_HEADINGS = probeBeside(import.meta.url, () => import("./probe.ts"), { shape: 1 });
