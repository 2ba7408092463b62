import { afterEach } from "vitest";

import { describeOpenPages } from "./tests/e2e/open-pages.ts";

// A browser test that fails says what it waited for; what was on the screen instead is told here.
afterEach(async ({ task }) => {
  if (task.result?.state !== "fail") return;
  for (const page of await describeOpenPages()) {
    process.stderr.write(`Open when "${task.name}" failed: ${page}\n`);
  }
});
