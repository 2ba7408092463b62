import type { Check } from "#check.ts";
import { advMatching } from "#checks/privacy/prv-adv-matching.ts";
import { bannerMissing } from "#checks/privacy/prv-banner-missing.ts";
import { bannerPreticked } from "#checks/privacy/prv-banner-preticked.ts";
import { children } from "#checks/privacy/prv-children.ts";
import { consentWithdraw } from "#checks/privacy/prv-consent-withdraw.ts";
import { cookieLife } from "#checks/privacy/prv-cookie-life.ts";
import { cookiePreconsent } from "#checks/privacy/prv-cookie-preconsent.ts";
import { cookieWall } from "#checks/privacy/prv-cookie-wall.ts";
import { dnsmpiBroken } from "#checks/privacy/prv-dnsmpi-broken.ts";
import { dnsmpi } from "#checks/privacy/prv-dnsmpi.ts";
import { formOptin } from "#checks/privacy/prv-form-optin.ts";
import { formPolicy } from "#checks/privacy/prv-form-policy.ts";
import { fingerprinting } from "#checks/privacy/prv-fp.ts";
import { googleFonts } from "#checks/privacy/prv-gfonts.ts";
import { gpcIgnored } from "#checks/privacy/prv-gpc-ignored.ts";
import { gpcStatus } from "#checks/privacy/prv-gpc-status.ts";
import { gpcWellknown } from "#checks/privacy/prv-gpc-wellknown.ts";
import { keylog } from "#checks/privacy/prv-keylog.ts";
import { limitLink } from "#checks/privacy/prv-limit-link.ts";
import { mapsCaptcha } from "#checks/privacy/prv-maps-captcha.ts";
import { piiUrl } from "#checks/privacy/prv-pii-url.ts";
import { pixelSensitive } from "#checks/privacy/prv-pixel-sensitive.ts";
import { policyContent } from "#checks/privacy/prv-policy-content.ts";
import { policyLink } from "#checks/privacy/prv-policy-link.ts";
import { policyMissing } from "#checks/privacy/prv-policy-missing.ts";
import { policyReadable } from "#checks/privacy/prv-policy-readable.ts";
import { policyStale } from "#checks/privacy/prv-policy-stale.ts";
import { policyUndisclosed } from "#checks/privacy/prv-policy-undisclosed.ts";
import { referrerLeak } from "#checks/privacy/prv-referrer-leak.ts";
import { rejectHard } from "#checks/privacy/prv-reject-hard.ts";
import { rejectIgnored } from "#checks/privacy/prv-reject-ignored.ts";
import { requestPath } from "#checks/privacy/prv-request-path.ts";
import { sessionReplay } from "#checks/privacy/prv-session-replay.ts";
import { trackerPreconsent } from "#checks/privacy/prv-tracker-preconsent.ts";
import { videoVppa } from "#checks/privacy/prv-video-vppa.ts";
import { youtube } from "#checks/privacy/prv-youtube.ts";

/** Every privacy check, in the order of the score's groups. */
export const privacyChecks: Check[] = [
  trackerPreconsent,
  cookiePreconsent,
  rejectIgnored,
  bannerMissing,
  rejectHard,
  bannerPreticked,
  cookieWall,
  consentWithdraw,
  cookieLife,
  gpcIgnored,
  gpcStatus,
  gpcWellknown,
  dnsmpi,
  dnsmpiBroken,
  limitLink,
  policyMissing,
  policyLink,
  policyStale,
  policyContent,
  policyUndisclosed,
  policyReadable,
  requestPath,
  piiUrl,
  advMatching,
  sessionReplay,
  keylog,
  fingerprinting,
  pixelSensitive,
  videoVppa,
  referrerLeak,
  children,
  youtube,
  googleFonts,
  mapsCaptcha,
  formPolicy,
  formOptin,
];
