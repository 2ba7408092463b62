import type { Check } from "#check.ts";

import { a11yConsistentHelp } from "./a11y-consistent-help.ts";
import { a11yConsistentIdentification } from "./a11y-consistent-identification.ts";
import { a11yConsistentNavigation } from "./a11y-consistent-navigation.ts";
import { a11yPageTitlesDiffer } from "./a11y-page-titles-differ.ts";
import { axeChecks } from "./axe-rules.ts";
import { browserChecks } from "./browser-checks.ts";

/** Every accessibility check: of each page, and across pages. */
export const accessibilityChecks: Check[] = [
  ...axeChecks,
  ...browserChecks,
  a11yConsistentNavigation,
  a11yConsistentIdentification,
  a11yConsistentHelp,
  a11yPageTitlesDiffer,
];
