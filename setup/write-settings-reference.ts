import { writeFileSync } from "node:fs";

import { settingsReference } from "@plumbline/core/platform/settings-reference";

writeFileSync(new URL("../docs/reference/settings.md", import.meta.url), settingsReference());
