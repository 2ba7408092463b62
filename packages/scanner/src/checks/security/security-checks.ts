import type { Check } from "#check.ts";

import { secCertChain } from "./sec-cert-chain.ts";
import { secCertExpired } from "./sec-cert-expired.ts";
import { secCertExpiring } from "./sec-cert-expiring.ts";
import { secCertHost } from "./sec-cert-host.ts";
import { secCertUntrusted } from "./sec-cert-untrusted.ts";
import { secCertWeak } from "./sec-cert-weak.ts";
import { secClickjack } from "./sec-clickjack.ts";
import { secCmsOld } from "./sec-cms-old.ts";
import { secCookieHttponly } from "./sec-cookie-httponly.ts";
import { secCookieSamesite } from "./sec-cookie-samesite.ts";
import { secCookieSecure } from "./sec-cookie-secure.ts";
import { secCoopCorp } from "./sec-coop-corp.ts";
import { secCors } from "./sec-cors.ts";
import { secCsp } from "./sec-csp.ts";
import { secCspWeak } from "./sec-csp-weak.ts";
import { secDirlist } from "./sec-dirlist.ts";
import { secDnsCaa } from "./sec-dns-caa.ts";
import { secDnsDnssec } from "./sec-dns-dnssec.ts";
import { secErrors } from "./sec-errors.ts";
import { secExposedFiles } from "./sec-exposed-files.ts";
import { secFormHttp } from "./sec-form-http.ts";
import { secHsts } from "./sec-hsts.ts";
import { secHttpRedirect } from "./sec-http-redirect.ts";
import { secJsVuln } from "./sec-js-vuln.ts";
import { secMailDmarc } from "./sec-mail-dmarc.ts";
import { secMailSpf } from "./sec-mail-spf.ts";
import { secMixedActive } from "./sec-mixed-active.ts";
import { secMixedPassive } from "./sec-mixed-passive.ts";
import { secNosniff } from "./sec-nosniff.ts";
import { secPermissions } from "./sec-permissions.ts";
import { secPrivateLinks } from "./sec-private-links.ts";
import { secReferrer } from "./sec-referrer.ts";
import { secSecuritytxt } from "./sec-securitytxt.ts";
import { secSri } from "./sec-sri.ts";
import { secTlsNoFs } from "./sec-tls-no-fs.ts";
import { secTlsNo13 } from "./sec-tls-no13.ts";
import { secTlsNone } from "./sec-tls-none.ts";
import { secTlsOld } from "./sec-tls-old.ts";
import { secTlsWeakCipher } from "./sec-tls-weak-cipher.ts";
import { secTlsWeakDh } from "./sec-tls-weak-dh.ts";
import { secVersionLeak } from "./sec-version-leak.ts";

/** Every security check, by id. */
export const securityChecks: Check[] = [
  secCertChain,
  secCertExpired,
  secCertExpiring,
  secCertHost,
  secCertUntrusted,
  secCertWeak,
  secClickjack,
  secCmsOld,
  secCookieHttponly,
  secCookieSamesite,
  secCookieSecure,
  secCoopCorp,
  secCors,
  secCsp,
  secCspWeak,
  secDirlist,
  secDnsCaa,
  secDnsDnssec,
  secErrors,
  secExposedFiles,
  secFormHttp,
  secHsts,
  secHttpRedirect,
  secJsVuln,
  secMailDmarc,
  secMailSpf,
  secMixedActive,
  secMixedPassive,
  secNosniff,
  secPermissions,
  secPrivateLinks,
  secReferrer,
  secSecuritytxt,
  secSri,
  secTlsNoFs,
  secTlsNo13,
  secTlsNone,
  secTlsOld,
  secTlsWeakCipher,
  secTlsWeakDh,
  secVersionLeak,
];
