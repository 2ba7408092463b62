interface Resource {
  title: string;
  url: string;
}

/** Pages that checks send their reader to: regulators, statutes and vendors' own manuals. */
export const GDPR: Resource = {
  title: "General Data Protection Regulation, full text",
  url: "https://eur-lex.europa.eu/eli/reg/2016/679/oj",
};
export const EPRIVACY: Resource = {
  title: "ePrivacy Directive, Article 5(3)",
  url: "https://eur-lex.europa.eu/eli/dir/2002/58/oj",
};
export const EDPB_BANNERS: Resource = {
  title: "EDPB: report of the Cookie Banner Taskforce",
  url: "https://www.edpb.europa.eu/our-work-tools/our-documents/other/report-work-undertaken-cookie-banner-taskforce_en",
};
export const CNIL_COOKIES: Resource = {
  title: "CNIL: cookies and other trackers",
  url: "https://www.cnil.fr/en/cookies-and-other-trackers",
};
export const CCPA: Resource = {
  title: "California Attorney General: California Consumer Privacy Act",
  url: "https://oag.ca.gov/privacy/ccpa",
};
export const CCPA_REGULATIONS: Resource = {
  title: "California Privacy Protection Agency: regulations",
  url: "https://cppa.ca.gov/regulations/",
};
export const GPC: Resource = {
  title: "Global Privacy Control: what it is and how to honor it",
  url: "https://globalprivacycontrol.org/",
};
export const GPC_SPEC: Resource = {
  title: "Global Privacy Control, W3C draft",
  url: "https://w3c.github.io/gpc/",
};
export const FTC_PRIVACY: Resource = {
  title: "FTC: privacy and security guidance for businesses",
  url: "https://www.ftc.gov/business-guidance/privacy-security",
};
export const FTC_COPPA: Resource = {
  title: "FTC: complying with COPPA, frequently asked questions",
  url: "https://www.ftc.gov/business-guidance/resources/complying-coppa-frequently-asked-questions",
};
export const GOOGLE_CONSENT_MODE: Resource = {
  title: "Google: set up consent mode",
  url: "https://developers.google.com/tag-platform/security/guides/consent",
};
export const YOUTUBE_EMBED: Resource = {
  title: "YouTube: privacy-enhanced mode for embedded videos",
  url: "https://support.google.com/youtube/answer/171780",
};
export const MDN_SET_COOKIE: Resource = {
  title: "MDN: Set-Cookie, Max-Age and Expires",
  url: "https://developer.mozilla.org/en-US/docs/Web/HTTP/Reference/Headers/Set-Cookie",
};
export const MDN_REFERRER_POLICY: Resource = {
  title: "MDN: Referrer-Policy",
  url: "https://developer.mozilla.org/en-US/docs/Web/HTTP/Reference/Headers/Referrer-Policy",
};
