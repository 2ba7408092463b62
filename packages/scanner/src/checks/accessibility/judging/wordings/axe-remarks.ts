import { AXE_ON_NAMES } from "./axe-names.ts";
import { AXE_ON_ROLES } from "./axe-roles.ts";
import { AXE_ON_LOOKS } from "./axe-looks.ts";
import { AXE_ON_STRUCTURE } from "./axe-structure.ts";
import type { Wording } from "./wording.ts";

/** axe-core on one remark. */
export const AXE_REMARKS: readonly Wording[] = [
  ...AXE_ON_NAMES,
  ...AXE_ON_ROLES,
  ...AXE_ON_LOOKS,
  ...AXE_ON_STRUCTURE,
];
