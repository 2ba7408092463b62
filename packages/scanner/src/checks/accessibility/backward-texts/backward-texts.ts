import { probeBeside } from "#gather/examining/page-probe.ts";

export const BACKWARD_TEXTS = probeBeside(import.meta.url, () => import("./probe.ts"), { shape: 1 });
