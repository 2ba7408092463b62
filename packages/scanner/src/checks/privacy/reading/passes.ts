import { couldNotRun, notApplicable } from "#check.ts";
import type { Verdict } from "#check.ts";
import type { Evidence } from "#evidence.ts";
import type { ConsentBanner, PrivacyPasses } from "#evidence/privacy.ts";

/** Judges the privacy passes, or says why they could not be made. */
export function withPasses(evidence: Evidence, judge: (passes: PrivacyPasses) => Verdict): Verdict {
  const { privacy } = evidence.site;
  return privacy.gathered ? judge(privacy.value) : couldNotRun(privacy.reason);
}

/** Judges the consent banner of the first visit; without one there is nothing to judge. */
export function withBanner(
  evidence: Evidence,
  judge: (banner: ConsentBanner, passes: PrivacyPasses) => Verdict,
): Verdict {
  return withPasses(evidence, (passes) => {
    if (!passes.banner.gathered) return couldNotRun(passes.banner.reason);
    const banner = passes.banner.value;
    if (banner === null || !banner.visible) {
      return notApplicable("We saw no consent banner on the first visit.");
    }
    return judge(banner, passes);
  });
}

/** Where the banner's name is known, with it; for messages. */
export function bannerName(banner: ConsentBanner): string {
  return banner.cmp === null ? "The consent banner" : `The consent banner (${banner.cmp})`;
}
