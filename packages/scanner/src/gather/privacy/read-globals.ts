import { z } from "zod";

import type { PrivacyPass } from "#evidence/privacy.ts";
import type { PageTab } from "#gather/page/page-tab.ts";
import { PageTrouble } from "#gather/page/page-trouble.ts";

const ASK_MS = 500;
const globals = z.object({ tcf: z.boolean(), gpp: z.boolean(), usPrivacy: z.string().nullable() });

/** The IAB's interfaces live in the page's own world; a page may answer late, never, or nonsense. */
const EXPRESSION = `new Promise((resolve) => {
  const found = (usPrivacy) => resolve({
    tcf: typeof globalThis.__tcfapi === "function",
    gpp: typeof globalThis.__gpp === "function",
    usPrivacy: typeof usPrivacy === "string" ? usPrivacy.slice(0, 10) : null,
  });
  const cookie = /(?:^|;\\s*)usprivacy=([^;]+)/.exec(document.cookie)?.[1] ?? null;
  setTimeout(() => found(cookie), ${ASK_MS});
  try {
    if (typeof globalThis.__uspapi !== "function") return found(cookie);
    globalThis.__uspapi("getUSPData", 1, (data) => found(data?.uspString ?? cookie));
  } catch {
    found(cookie);
  }
})`;

/**
 * Which consent interfaces of the IAB (TCF, GPP, US Privacy) the page offers.
 *
 * @throws PageTrouble when the page does not answer at all
 */
export async function readGlobals(tab: PageTab): Promise<PrivacyPass["globals"]> {
  const answer = tab.session.send("Runtime.evaluate", {
    expression: EXPRESSION,
    awaitPromise: true,
    returnByValue: true,
  });
  const busy = "We could not read the page in time, because one of its scripts keeps the browser busy.";
  const { result } = await tab.race(answer, ASK_MS * 4, busy);
  const read = globals.safeParse(result.value);
  if (!read.success)
    throw new PageTrouble("The page changed functions of the browser, so we could not read it.");
  return read.data;
}
