import { adRequest, passesEvidence } from "#checks/privacy/reading/passes.testing.ts";
import { aCookie, aPage, aPrivacyPass, aRequest, gathered } from "#evidence-builders.testing.ts";
import type { Evidence } from "#evidence.ts";
import type { PrivacyPass } from "#evidence/privacy.ts";

/** A site with one defect, made with what stands for it, and the same with an example in that place. */
export interface Trial {
  check: string;
  /** The site with this text where the defect is; null before anything was mended. */
  site: (example: string | null) => Partial<Evidence>;
}

/** A site with one tag in its markup, which contacts or stores something wherever a browser runs it. */
function tag(check: string, ofRun: (runs: boolean) => Partial<Evidence>): Trial {
  return { check, site: (example) => ({ profiles: ["EU"], ...ofRun(example === null || runsTag(example)) }) };
}

/** Whether a browser runs the lines of the tag that a person puts where the example says so. */
function runsTag(example: string): boolean {
  const scripts = [...example.matchAll(/<script(?<attributes>[^>]*)>(?<lines>[^<]*)<\/script>/gu)];
  const places = scripts.filter(({ groups }) => groups?.["lines"]?.includes("TODO"));
  if (places.length !== 1) throw new Error("An example has one place for the tag.");
  return !places[0]?.groups?.["attributes"]?.includes('type="text/plain"');
}

function firstVisit(pass: Partial<PrivacyPass>): Partial<Evidence> {
  return passesEvidence({ fresh: aPrivacyPass(pass) });
}

const GOOGLE_TAG = aRequest({ url: "https://www.google-analytics.com/g/collect?v=2", type: "ping" });
const REPLAY_TAG = aRequest({ url: "https://static.hotjar.com/c/hotjar-1.js", type: "script" });

/** A trial for each check whose example is a tag that waits. */
export const CONSENT_TRIALS: readonly Trial[] = [
  tag("prv-tracker-preconsent", (runs) => firstVisit({ requests: runs ? [GOOGLE_TAG] : [] })),
  tag("prv-tracker-preconsent", (runs) => firstVisit({ requests: runs ? [adRequest()] : [] })),
  tag("prv-cookie-preconsent", (runs) =>
    firstVisit({ cookieWrites: runs ? [aCookie("_ga=1; Max-Age=9")] : [] }),
  ),
  tag("prv-reject-ignored", (runs) => {
    const seen = { ...aPrivacyPass({ requests: runs ? [adRequest()] : [] }), clicks: 1 };
    return passesEvidence({ afterReject: gathered(seen) });
  }),
  tag("prv-session-replay", (runs) => ({ pages: [aPage({ requests: runs ? [REPLAY_TAG] : [] })] })),
];
