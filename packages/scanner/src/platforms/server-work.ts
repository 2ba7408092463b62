/** Work on encryption, headers, releases and addresses, in the form of `work.ts`. */
export const SERVER_WORK = {
  https: {
    "sec-cert-expired": "Renew the certificate now.",
    "sec-cert-expiring": "Renew the certificate before it expires.",
    "sec-cert-host": "Get a certificate that names every address of the site, with and without www.",
    "sec-http-redirect": "Redirect every http:// address to https://.",
    "sec-tls-none": "Turn on encryption (https) for the whole site.",
    "seo-http-duplicate": "Redirect every http:// address to https://.",
    "sec-cert-chain":
      "Install the certificate together with the intermediate certificate of its authority (the full chain).",
    "sec-cert-untrusted": "Replace the certificate with one from a public authority.",
    "sec-cert-weak": "Request a new certificate with a new key: RSA with at least 2048 bits, or ECDSA P-256.",
  },
  hsts: {
    "sec-hsts":
      "Make sure that the site sends this header with every https page: Strict-Transport-Security: max-age=31536000.",
  },
  headers: {
    "prv-referrer-leak":
      "Make sure that the site sends this header with every page: Referrer-Policy: strict-origin-when-cross-origin.",
    "sec-clickjack":
      "Make sure that the site sends this header with every page: Content-Security-Policy: frame-ancestors 'self'.",
    "sec-coop-corp":
      "Make sure that the site sends this header with every page we list: Cross-Origin-Opener-Policy: same-origin.",
    "sec-csp":
      "Begin with a header that only reports: Content-Security-Policy-Report-Only: default-src 'self'; object-src 'none'. Add the hosts that your site needs. After two weeks, rename the header to Content-Security-Policy.",
    "sec-csp-weak":
      "Remove 'unsafe-inline', *, http:, https: and data: from script-src in your policy, and the hosts we name.",
    "sec-nosniff":
      "Make sure that the site sends this header with every file: X-Content-Type-Options: nosniff.",
    "sec-permissions":
      "Make sure that the site sends this header with every page: Permissions-Policy: camera=(), microphone=(), geolocation=().",
    "sec-referrer":
      "Make sure that the site sends this header with every page: Referrer-Policy: strict-origin-when-cross-origin.",
  },
  updates: {
    "sec-cms-old": "Make a backup of files and database, then update to the newest release.",
    "sec-js-vuln": "Update the theme or the add-on that brings the library we name.",
    "sec-plugin-old": "Make a backup of files and database, then update the plugin we name, or delete it.",
  },
  insecureAddresses: {
    "sec-mixed-active": "Change http:// to https:// in each address we name.",
    "sec-mixed-passive": "Change http:// to https:// in each address we name.",
    "sec-form-http": "Change http:// to https:// in the address that each form we name is sent to.",
  },
} as const;
