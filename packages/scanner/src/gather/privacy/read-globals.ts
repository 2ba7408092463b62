import { z } from "zod";

import type { PrivacyPass } from "#evidence/privacy.ts";
import type { PageTab } from "#gather/page/page-tab.ts";
import { PageTrouble } from "#gather/page/page-trouble.ts";

const ASK_MS = 500;
const MOST_ENTRIES = 500;
const globals = z.object({
  tcf: z.boolean(),
  gpp: z.boolean(),
  usPrivacy: z.string().nullable(),
  granted: z.array(z.string().max(40)).max(10).optional(),
  tcfAnswer: z
    .object({ gdprApplies: z.boolean().nullable(), purposes: z.array(z.int()).max(100) })
    .optional(),
});

/** The IAB's interfaces live in the page's own world; a page may answer late, never, or nonsense. */
const EXPRESSION = `(async () => {
  const asked = (ask, otherwise) => new Promise((resolve) => {
    setTimeout(() => resolve(otherwise), ${ASK_MS});
    try {
      ask(resolve);
    } catch {
      resolve(otherwise);
    }
  });
  const cookie = /(?:^|;\\s*)usprivacy=([^;]+)/.exec(document.cookie)?.[1] ?? null;
  const hasTcf = typeof globalThis.__tcfapi === "function";
  const [usPrivacy, tcf] = await Promise.all([
    asked((resolve) => {
      if (typeof globalThis.__uspapi !== "function") return resolve(cookie);
      globalThis.__uspapi("getUSPData", 1, (data) => resolve(data?.uspString ?? cookie));
    }, cookie),
    asked((resolve) => {
      if (!hasTcf) return resolve(null);
      globalThis.__tcfapi("addEventListener", 2, (data, isGiven) => {
        resolve(isGiven === false ? null : data);
        if (data?.listenerId) globalThis.__tcfapi("removeEventListener", 2, () => {}, data.listenerId);
      });
    }, null),
  ]);
  const layer = Array.isArray(globalThis.dataLayer) ? globalThis.dataLayer.slice(0, ${MOST_ENTRIES}) : [];
  const modes = layer.filter((entry) => entry?.[0] === "consent" && typeof entry[2] === "object" && entry[2] !== null);
  const uses = {};
  for (const [, , values] of modes) {
    // What holds for some regions alone says nothing of the others; where those are refused it, this visit's may be free.
    for (const [use, value] of Object.entries(values)) {
      const isRefusedSomewhere = Array.isArray(values.region) && value === "denied";
      if (/_storage$|^ad_/.test(use) && (isRefusedSomewhere || !Array.isArray(values.region)) && uses[use] !== "elsewhere")
        uses[use] = isRefusedSomewhere ? "elsewhere" : value;
    }
  }
  const granted = Object.keys(uses).filter((use) => uses[use] === "granted" && !/^(?:security|functionality)_/.test(use));
  const consents = tcf?.purpose?.consents;
  const purposes = Object.entries(consents ?? {}).filter(([, isGiven]) => isGiven === true);
  return {
    tcf: hasTcf,
    gpp: typeof globalThis.__gpp === "function",
    usPrivacy: typeof usPrivacy === "string" ? usPrivacy.slice(0, 10) : null,
    ...(modes.length > 0 && { granted: granted.slice(0, 10) }),
    ...(consents && {
      tcfAnswer: {
        gdprApplies: typeof tcf.gdprApplies === "boolean" ? tcf.gdprApplies : null,
        purposes: purposes.map(([number]) => Number(number)).filter(Number.isInteger).slice(0, 100),
      },
    }),
  };
})()`;

/**
 * Which consent interfaces of the IAB (TCF, GPP, US Privacy) the page offers, what they answer, and what Google's
 * consent mode starts with (https://developers.google.com/tag-platform/security/guides/consent).
 * https://github.com/InteractiveAdvertisingBureau/GDPR-Transparency-and-Consent-Framework
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
