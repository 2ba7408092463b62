import { writeFileSync } from "node:fs";

import { settingsExample, settingsReference } from "@plumbline/core/platform/settings-reference";

writeFileSync(new URL("../docs/reference/settings.md", import.meta.url), settingsReference());
writeFileSync(new URL("../.env.example", import.meta.url), settingsExample());
