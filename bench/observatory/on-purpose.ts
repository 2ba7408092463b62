/** Where we judge otherwise than the Observatory, by what we do and its result: the reason. */
export const ON_PURPOSE: Record<string, string> = {
  "we pass hsts-not-implemented-no-https": "no https at all is sec-tls-none's finding, and counts once",
  "we pass hsts-invalid-cert": "a broken certificate is the finding of the sec-cert checks, and counts once",
  "we fail cookies-secure-with-httponly-sessions":
    "a session cookie without SameSite costs a little: browsers differ in what they take it for",
  "we pass cookies-anticsrf-without-samesite-flag":
    "a token against forged requests guards by being unknown to other sites, with SameSite or without",
  "we pass csp-header-invalid":
    "browsers take the first of a repeated directive (CSP 3, 2.2.1), and strict-dynamic alone refuses every script",
  "we pass csp-implemented-with-insecure-scheme":
    "on an https page browsers block scripts over http whatever the policy says, which sec-mixed-active finds",
  "we pass csp-implemented-with-unsafe-eval": "eval by itself lets nobody in; csp_evaluator calls it a maybe",
  "we fail csp-implemented-with-no-unsafe":
    "csp_evaluator: without base-uri a smuggled-in base element moves scripts that carry a nonce or hash, and a malformed hash leaves unsafe-inline in force",
  "we fail csp-implemented-with-no-unsafe-default-src-none":
    "csp_evaluator: default-src does not cover base-uri, so a base element can move scripts that carry a nonce or hash; a policy of https: alone lets scripts of every host in",
  "we fail referrer-policy-private":
    "a meta element holds one policy: browsers ignore a list there, and the unsafe header stands",
  "we pass referrer-policy-header-invalid":
    "browsers skip values they do not know and fall back to strict-origin-when-cross-origin, which is safe",
  "we pass html-not-parseable": "the page is judged as the browser built it",
  "we pass sri-not-implemented-and-external-scripts-not-loaded-securely":
    "a script without encryption is sec-mixed-active's finding; without a scheme it is loaded as the page is",
  "we pass sri-implemented-but-external-scripts-not-loaded-securely":
    "a script without encryption is sec-mixed-active's finding; without a scheme it is loaded as the page is",
  "we pass x-content-type-options-header-invalid": "browsers obey the first of several values (Fetch, 3.6)",
  "we pass x-frame-options-header-invalid": "equal values count as one (HTML, X-Frame-Options)",
  "we fail x-frame-options-allow-from-origin":
    "browsers of today ignore ALLOW-FROM, so every site may frame the page",
};
