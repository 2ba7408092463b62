import { randomBytes } from "node:crypto";

import type { OperatingTab } from "#gather/operating/page/operating-tab.ts";
import { callSource, inPage } from "#gather/page/in-page-scripts/in-page-module.ts";

const HOOK = inPage(
  new URL("../../page/in-page/validity-hook.ts", import.meta.url),
  () => import("#gather/page/in-page/validity-hook.ts"),
);
const LIMIT_MS = 3000;
const LATE = "The page took too long to say how it checks its form.";
/** A page cannot guess it. */
const NAME = `v${randomBytes(8).toString("hex")}`;

/** Notes from now on whether the page has the browser tell what is wrong in a form. */
export async function watchReports(page: OperatingTab): Promise<void> {
  await ask(page, `${callSource(HOOK, "hookReports", NAME)};void 0`);
}

/** Whether the browser holds a form back, and says why: by itself, or because the page has it do so. */
export async function isCheckedByBrowser(page: OperatingTab): Promise<boolean> {
  const checked = await page.call("checkedByBrowser");
  return checked === "on demand"
    ? (await ask(page, callSource(HOOK, "hasReported", NAME))) === true
    : checked === "by itself";
}

/** In the page's own world, where its scripts are. */
async function ask(page: OperatingTab, expression: string): Promise<unknown> {
  const asked = page.tab.session.send("Runtime.evaluate", { expression, returnByValue: true });
  return (await page.tab.race(asked, LIMIT_MS, LATE)).result.value;
}
