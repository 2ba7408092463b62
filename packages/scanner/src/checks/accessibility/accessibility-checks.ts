import type { Check } from "#check.ts";

import { axeChecks } from "./axe-rules.ts";
import { browserChecks } from "./browser-checks.ts";

/** Every accessibility check. */
export const accessibilityChecks: Check[] = [...axeChecks, ...browserChecks];
