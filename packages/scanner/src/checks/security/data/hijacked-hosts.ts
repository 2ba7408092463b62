/**
 * Script hosts that served malware to the sites that loaded from them, or belong to whoever did, as published in June
 * and July 2024 (Sansec, Cloudflare, Google Ads) and since; compared in November 2026 with copies of Sansec's list,
 * https://sansec.io/research/polyfill-supply-chain-attack. Their subdomains count too.
 */
export const HIJACKED_HOSTS: readonly string[] = [
  "polyfill.io",
  "polyfill.com",
  "polyfillcache.com",
  "polyfill.site",
  "polyfill.top",
  "bootcss.com",
  "bootcdn.net",
  "staticfile.net",
  "staticfile.org",
  "unionadjs.com",
  "xhsbpza.com",
  "union.macoms.la",
  "newcrbpc.com",
  "googie-anaiytics.com",
  "kuurza.com",
];

/**
 * Hosts of scripts that those who ran them closed or left, each as they announced it. What still answers there, nobody
 * looks after, and a name that lapses can be bought.
 */
export const CLOSED_HOSTS: readonly string[] = [
  "rawgit.com",
  "gitcdn.xyz",
  "gitcdn.link",
  "rawgithub.com",
  "wzrd.in",
  "bundle.run",
  "npmcdn.com",
  "twemoji.maxcdn.com",
  "html5shiv.googlecode.com",
  "html5shim.googlecode.com",
  "jquery-ui.googlecode.com",
];
