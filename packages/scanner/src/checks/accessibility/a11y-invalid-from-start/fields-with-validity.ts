import { probeBeside } from "#gather/examining/page-probe.ts";

/** Fields that say whether their entry is wrong, for all rules about them. */
export const FIELDS_WITH_VALIDITY = probeBeside(import.meta.url, () => import("./probe.ts"), { shape: 1 });
