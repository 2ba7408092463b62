import { probeBeside } from "#gather/examining/page-probe.ts";

/** Empty fields that people write in, with what is said of them. */
export const WRITTEN_FIELDS = probeBeside(import.meta.url, () => import("./probe.ts"), { shape: 1 });
