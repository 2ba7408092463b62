/** What a third party's request is for, as far as privacy law tells purposes apart. */
export type ThirdPartyPurpose =
  | "advertising"
  | "analytics"
  | "cookieless-analytics"
  | "session-replay"
  | "tag-manager"
  | "marketing"
  | "social"
  | "video"
  | "maps"
  | "captcha"
  | "fonts"
  | "chat"
  | "monitoring"
  | "fingerprinting"
  | "consent"
  | "other";

/** A vendor's address: host (with its subdomains) and, where one host serves several ends, path. */
export interface KnownHost {
  host: string;
  /** Tested against path and query. */
  path?: RegExp;
  vendor: string;
  purpose: ThirdPartyPurpose;
}

/**
 * Our own short list, from the vendors' public integration guides. It goes before the
 * third-party-web data set, which knows companies but not what a single address is for.
 * The first entry that fits wins, so entries with a path stand before those without.
 */
export const KNOWN_HOSTS: readonly KnownHost[] = [
  // Advertising and conversion pixels
  {
    host: "connect.facebook.net",
    path: /\/(?:fbevents|signals)/,
    vendor: "Meta Pixel",
    purpose: "advertising",
  },
  { host: "facebook.com", path: /^\/tr(?:\/|\?|$)/, vendor: "Meta Pixel", purpose: "advertising" },
  { host: "connect.facebook.net", path: /\/sdk/, vendor: "Facebook SDK", purpose: "social" },
  { host: "facebook.com", path: /\/plugins\//, vendor: "Facebook plugin", purpose: "social" },
  { host: "doubleclick.net", vendor: "Google Marketing Platform", purpose: "advertising" },
  { host: "googleadservices.com", vendor: "Google Ads", purpose: "advertising" },
  { host: "googlesyndication.com", vendor: "Google AdSense", purpose: "advertising" },
  { host: "google.com", path: /^\/(?:pagead|ads|ccm)\//, vendor: "Google Ads", purpose: "advertising" },
  {
    host: "googletagmanager.com",
    path: /^\/gtag\/.*[?&]id=(?:AW|DC)-/,
    vendor: "Google Ads",
    purpose: "advertising",
  },
  { host: "analytics.tiktok.com", vendor: "TikTok Pixel", purpose: "advertising" },
  { host: "px.ads.linkedin.com", vendor: "LinkedIn Insight Tag", purpose: "advertising" },
  { host: "snap.licdn.com", vendor: "LinkedIn Insight Tag", purpose: "advertising" },
  { host: "ct.pinterest.com", vendor: "Pinterest Tag", purpose: "advertising" },
  { host: "s.pinimg.com", path: /\/ct\//, vendor: "Pinterest Tag", purpose: "advertising" },
  { host: "sc-static.net", path: /scevent/, vendor: "Snap Pixel", purpose: "advertising" },
  { host: "tr.snapchat.com", vendor: "Snap Pixel", purpose: "advertising" },
  { host: "static.ads-twitter.com", vendor: "X Pixel", purpose: "advertising" },
  { host: "ads-twitter.com", vendor: "X Pixel", purpose: "advertising" },
  { host: "analytics.twitter.com", vendor: "X Pixel", purpose: "advertising" },
  { host: "t.co", path: /^\/(?:i\/adsct|1\/i\/adsct)/, vendor: "X Pixel", purpose: "advertising" },
  { host: "bat.bing.com", vendor: "Microsoft Advertising", purpose: "advertising" },
  { host: "bat.bing.net", vendor: "Microsoft Advertising", purpose: "advertising" },
  { host: "redditstatic.com", path: /\/ads\//, vendor: "Reddit Pixel", purpose: "advertising" },
  { host: "alb.reddit.com", vendor: "Reddit Pixel", purpose: "advertising" },
  { host: "q.quora.com", vendor: "Quora Pixel", purpose: "advertising" },
  { host: "criteo.com", vendor: "Criteo", purpose: "advertising" },
  { host: "criteo.net", vendor: "Criteo", purpose: "advertising" },
  { host: "taboola.com", vendor: "Taboola", purpose: "advertising" },
  { host: "outbrain.com", vendor: "Outbrain", purpose: "advertising" },
  { host: "adroll.com", vendor: "AdRoll", purpose: "advertising" },
  { host: "adnxs.com", vendor: "Xandr", purpose: "advertising" },
  { host: "rubiconproject.com", vendor: "Magnite", purpose: "advertising" },
  { host: "amazon-adsystem.com", vendor: "Amazon Ads", purpose: "advertising" },
  { host: "adsrvr.org", vendor: "The Trade Desk", purpose: "advertising" },
  { host: "mc.yandex.ru", vendor: "Yandex Metrica", purpose: "session-replay" },

  // Session replay and heat maps
  { host: "clarity.ms", vendor: "Microsoft Clarity", purpose: "session-replay" },
  { host: "hotjar.com", vendor: "Hotjar", purpose: "session-replay" },
  { host: "hotjar.io", vendor: "Hotjar", purpose: "session-replay" },
  { host: "fullstory.com", vendor: "FullStory", purpose: "session-replay" },
  { host: "mouseflow.com", vendor: "Mouseflow", purpose: "session-replay" },
  { host: "luckyorange.com", vendor: "Lucky Orange", purpose: "session-replay" },
  { host: "luckyorange.net", vendor: "Lucky Orange", purpose: "session-replay" },
  { host: "logrocket.io", vendor: "LogRocket", purpose: "session-replay" },
  { host: "logrocket.com", vendor: "LogRocket", purpose: "session-replay" },
  { host: "lr-ingest.io", vendor: "LogRocket", purpose: "session-replay" },
  { host: "lr-in-prod.com", vendor: "LogRocket", purpose: "session-replay" },
  { host: "smartlook.com", vendor: "Smartlook", purpose: "session-replay" },
  { host: "inspectlet.com", vendor: "Inspectlet", purpose: "session-replay" },
  { host: "contentsquare.net", vendor: "Contentsquare", purpose: "session-replay" },
  { host: "quantummetric.com", vendor: "Quantum Metric", purpose: "session-replay" },
  { host: "glassboxdigital.io", vendor: "Glassbox", purpose: "session-replay" },
  { host: "sessioncam.com", vendor: "SessionCam", purpose: "session-replay" },
  { host: "decibelinsight.net", vendor: "Decibel", purpose: "session-replay" },
  { host: "crazyegg.com", vendor: "Crazy Egg", purpose: "session-replay" },
  { host: "posthog.com", path: /recorder/, vendor: "PostHog session replay", purpose: "session-replay" },
  {
    host: "browser-intake-datadoghq.com",
    path: /\/replay/,
    vendor: "Datadog session replay",
    purpose: "session-replay",
  },
  {
    host: "browser.sentry-cdn.com",
    path: /replay/,
    vendor: "Sentry session replay",
    purpose: "session-replay",
  },

  // Analytics
  { host: "google-analytics.com", vendor: "Google Analytics", purpose: "analytics" },
  { host: "analytics.google.com", vendor: "Google Analytics", purpose: "analytics" },
  { host: "googletagmanager.com", path: /^\/gtag\//, vendor: "Google Analytics", purpose: "analytics" },
  { host: "googletagmanager.com", vendor: "Google Tag Manager", purpose: "tag-manager" },
  { host: "posthog.com", vendor: "PostHog", purpose: "analytics" },
  { host: "mixpanel.com", vendor: "Mixpanel", purpose: "analytics" },
  { host: "mxpnl.com", vendor: "Mixpanel", purpose: "analytics" },
  { host: "amplitude.com", vendor: "Amplitude", purpose: "analytics" },
  { host: "segment.com", vendor: "Segment", purpose: "analytics" },
  { host: "segment.io", vendor: "Segment", purpose: "analytics" },
  { host: "heapanalytics.com", vendor: "Heap", purpose: "analytics" },
  { host: "scorecardresearch.com", vendor: "Comscore", purpose: "analytics" },
  { host: "quantserve.com", vendor: "Quantcast", purpose: "advertising" },
  { host: "hs-analytics.net", vendor: "HubSpot", purpose: "analytics" },
  { host: "track.hubspot.com", vendor: "HubSpot", purpose: "analytics" },
  // These scripts follow visitors; the vendors' forms and mails do not.
  { host: "hs-scripts.com", vendor: "HubSpot", purpose: "analytics" },
  { host: "klaviyo.com", path: /\/onsite\/js/, vendor: "Klaviyo", purpose: "analytics" },
  { host: "klaviyo.com", vendor: "Klaviyo", purpose: "marketing" },
  { host: "s.yimg.com", path: /\/wi\/ytc/, vendor: "Yahoo Ads", purpose: "advertising" },
  { host: "linkedin.com", path: /^\/px(?:\/|\?|$)/, vendor: "LinkedIn Insight Tag", purpose: "advertising" },
  { host: "plausible.io", vendor: "Plausible", purpose: "cookieless-analytics" },
  { host: "usefathom.com", vendor: "Fathom", purpose: "cookieless-analytics" },
  { host: "simpleanalyticscdn.com", vendor: "Simple Analytics", purpose: "cookieless-analytics" },
  { host: "cloudflareinsights.com", vendor: "Cloudflare Web Analytics", purpose: "cookieless-analytics" },
  { host: "umami.is", vendor: "Umami", purpose: "cookieless-analytics" },
  { host: "goatcounter.com", vendor: "GoatCounter", purpose: "cookieless-analytics" },

  // Errors and speed of the page itself, reported without following its visitors
  { host: "trackjs.com", vendor: "TrackJS", purpose: "monitoring" },
  { host: "loggly.com", vendor: "Loggly", purpose: "monitoring" },
  { host: "speedcurve.com", vendor: "SpeedCurve", purpose: "monitoring" },
  { host: "pingdom.net", vendor: "Pingdom", purpose: "monitoring" },

  // Content that visitors see
  { host: "youtube-nocookie.com", vendor: "YouTube (privacy-enhanced)", purpose: "video" },
  { host: "youtube.com", vendor: "YouTube", purpose: "video" },
  { host: "ytimg.com", vendor: "YouTube", purpose: "video" },
  { host: "vimeo.com", vendor: "Vimeo", purpose: "video" },
  { host: "vimeocdn.com", vendor: "Vimeo", purpose: "video" },
  { host: "maps.googleapis.com", vendor: "Google Maps", purpose: "maps" },
  { host: "maps.google.com", vendor: "Google Maps", purpose: "maps" },
  { host: "google.com", path: /^\/maps/, vendor: "Google Maps", purpose: "maps" },
  { host: "api.mapbox.com", vendor: "Mapbox", purpose: "maps" },
  { host: "google.com", path: /^\/recaptcha\//, vendor: "Google reCAPTCHA", purpose: "captcha" },
  { host: "recaptcha.net", vendor: "Google reCAPTCHA", purpose: "captcha" },
  { host: "gstatic.com", path: /^\/recaptcha\//, vendor: "Google reCAPTCHA", purpose: "captcha" },
  { host: "hcaptcha.com", vendor: "hCaptcha", purpose: "captcha" },
  { host: "translate.google.com", vendor: "Google Translate widget", purpose: "other" },
  { host: "translate.googleapis.com", vendor: "Google Translate widget", purpose: "other" },
  { host: "docs.google.com", path: /^\/forms\//, vendor: "Google Forms", purpose: "other" },
  { host: "forms.office.com", vendor: "Microsoft Forms", purpose: "other" },
  { host: "typeform.com", vendor: "Typeform", purpose: "other" },
  { host: "jotform.com", vendor: "Jotform", purpose: "other" },
  { host: "cse.google.com", vendor: "Google search widget", purpose: "other" },
  { host: "platform.twitter.com", vendor: "X widget", purpose: "social" },
  { host: "platform.linkedin.com", vendor: "LinkedIn widget", purpose: "social" },
  { host: "instagram.com", vendor: "Instagram embed", purpose: "social" },
  { host: "tiktok.com", vendor: "TikTok embed", purpose: "social" },
  { host: "assets.pinterest.com", vendor: "Pinterest widget", purpose: "social" },
  { host: "addthis.com", vendor: "AddThis", purpose: "social" },
  { host: "sharethis.com", vendor: "ShareThis", purpose: "advertising" },
  { host: "fonts.googleapis.com", vendor: "Google Fonts", purpose: "fonts" },
  { host: "fonts.gstatic.com", vendor: "Google Fonts", purpose: "fonts" },
  { host: "use.typekit.net", vendor: "Adobe Fonts", purpose: "fonts" },
  { host: "p.typekit.net", vendor: "Adobe Fonts", purpose: "fonts" },
  { host: "fast.fonts.net", vendor: "Monotype Fonts", purpose: "fonts" },
  { host: "kit.fontawesome.com", vendor: "Font Awesome", purpose: "fonts" },
  { host: "use.fontawesome.com", vendor: "Font Awesome", purpose: "fonts" },
  { host: "ka-f.fontawesome.com", vendor: "Font Awesome", purpose: "fonts" },
];
