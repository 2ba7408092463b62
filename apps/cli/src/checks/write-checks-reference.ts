import { writeFileSync } from "node:fs";

import { CHECKS } from "@plumbline/scanner/checks";

import { checksReference } from "#checks/checks-reference.ts";

writeFileSync(new URL("../../../../docs/reference/checks.md", import.meta.url), checksReference(CHECKS));
