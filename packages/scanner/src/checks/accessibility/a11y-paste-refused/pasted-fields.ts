import { probeBeside } from "#gather/examining/page-probe.ts";

export type { PastedField } from "./probe.ts";

/** Fields that people sign in with, and such as ask once more for what another one asks. */
export const PASTED_FIELDS = probeBeside(import.meta.url, () => import("./probe.ts"), {
  shape: 3,
  when: "forms checked",
  inOpened: true,
});
