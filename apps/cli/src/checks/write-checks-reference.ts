import { writeFileSync } from "node:fs";

import { CHECKS } from "@plumbline/scanner/checks";

import { checksReference } from "#checks/checks-reference.ts";
import { criteriaReference } from "#checks/criteria-reference.ts";

const REFERENCE = new URL("../../../../docs/reference/", import.meta.url);

writeFileSync(new URL("checks.md", REFERENCE), checksReference(CHECKS));
writeFileSync(new URL("wcag-criteria.md", REFERENCE), criteriaReference(CHECKS));
