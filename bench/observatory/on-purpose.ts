/** Why we judge otherwise than the Observatory. */
interface OnPurpose {
  /** What we do, and the Observatory's result. */
  verdict: `we ${"pass" | "fail"} ${string}`;
  /** A part of the headers that the reason is about; without it of every input with this verdict. */
  saying?: string;
  why: string;
}

/** Where we judge otherwise than the Observatory; the first that fits an input is its reason. */
export const ON_PURPOSE: readonly OnPurpose[] = [
  {
    verdict: "we fail cookies-secure-with-httponly-sessions",
    why: "a session cookie without SameSite is a low finding: only some browsers treat it as Lax, and OWASP ASVS 3.3.2 wants it said",
  },
  {
    verdict: "we pass csp-header-invalid",
    saying: "default-src 'none'; default-src 'none'",
    why: "browsers take the first of a repeated directive (CSP 3, 2.2.1), which here says the same",
  },
  {
    verdict: "we pass csp-header-invalid",
    saying: "default-src 'none'; img-src 'self'; default-src 'none'",
    why: "browsers take the first of a repeated directive (CSP 3, 2.2.1), which here says the same",
  },
  {
    verdict: "we pass csp-header-invalid",
    saying: "script-src 'strict-dynamic'",
    why: "strict-dynamic without a nonce or hash refuses every script: the page may break, but nobody gets around the policy",
  },
  {
    verdict: "we pass csp-implemented-with-insecure-scheme",
    saying: "ftp:",
    why: "browsers load no script over ftp, so the source lets nothing in",
  },
  {
    verdict: "we pass csp-implemented-with-insecure-scheme",
    saying: "http:",
    why: "on an https page browsers block scripts over http whatever the policy says (W3C Mixed Content), and where a page loads one sec-mixed-active finds it",
  },
  {
    verdict: "we pass csp-implemented-with-unsafe-eval",
    why: "'unsafe-eval' lets in only what the page's own scripts evaluate; csp_evaluator calls it a maybe, and we count what is sure",
  },
  {
    verdict: "we fail csp-implemented-with-no-unsafe",
    saying: "sha256-",
    why: "the two hashes are written as one word, which is no hash (CSP 3, 2.3.1), so that 'unsafe-inline' stays in force",
  },
  {
    verdict: "we fail csp-implemented-with-no-unsafe",
    saying: "nonce-",
    why: "without base-uri a smuggled-in base element moves relative scripts that carry a nonce (csp_evaluator: high; OWASP ASVS 3.4.3 wants base-uri)",
  },
  {
    verdict: "we fail csp-implemented-with-no-unsafe-default-src-none",
    saying: "default-src http:",
    why: "header and meta element together still let in scripts of every https host (csp_evaluator: high)",
  },
  {
    verdict: "we fail csp-implemented-with-no-unsafe-default-src-none",
    saying: "'strict-dynamic'",
    why: "default-src does not cover base-uri, so that a smuggled-in base element moves relative scripts of trusted ones (csp_evaluator: high; OWASP ASVS 3.4.3 wants base-uri)",
  },
  {
    verdict: "we fail referrer-policy-private",
    why: "a meta element holds one policy: browsers ignore a list there (HTML, meta name=referrer), and the header's unsafe-url stands",
  },
  {
    verdict: "we pass referrer-policy-header-invalid",
    why: "browsers skip values they do not know and fall back to strict-origin-when-cross-origin, as without the header, which both of us pass",
  },
  {
    verdict: "we pass html-not-parseable",
    why: "no HTML is beyond parsing (HTML, 13.2): the page is judged as the browser built it",
  },
  {
    verdict: "we pass sri-not-implemented-and-external-scripts-not-loaded-securely",
    why: "an address without a scheme is loaded as the page is, here with encryption, and from the site itself",
  },
  {
    verdict: "we pass sri-implemented-but-external-scripts-not-loaded-securely",
    why: "an address without a scheme is loaded as the page is, here with encryption, and carries its checksum",
  },
  {
    verdict: "we pass x-content-type-options-header-invalid",
    why: "browsers obey the first of several values (Fetch Standard), which is nosniff",
  },
  {
    verdict: "we pass x-frame-options-header-invalid",
    why: "equal values count as one (HTML Standard, X-Frame-Options), so that browsers obey SAMEORIGIN",
  },
  {
    verdict: "we fail x-frame-options-allow-from-origin",
    why: "browsers of today ignore ALLOW-FROM, so that every site may frame the page",
  },
];
