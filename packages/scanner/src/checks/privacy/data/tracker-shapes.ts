import type { ThirdPartyPurpose } from "./tracker-hosts.ts";

/** How a tracker's requests look at whatever host they go to: a server of the site may pass them on. */
export interface TrackerShape {
  vendor: string;
  purpose: ThirdPartyPurpose;
  path: RegExp;
  /** Parameters that must be there, each with a value that fits. */
  query?: Readonly<Record<string, RegExp>>;
  /** What its body must hold, where neither path nor parameters tell it from others. */
  body?: RegExp;
}

/**
 * From the vendors' guides to server-side tagging and to proxies. Each asks for the number of an account or for a path
 * that nothing else has. Matomo, Plausible and others that sites run themselves without IDs are left out on purpose.
 */
export const TRACKER_SHAPES: readonly TrackerShape[] = [
  {
    vendor: "Google Analytics",
    purpose: "analytics",
    path: /^\//,
    query: { v: /^2$/, tid: /^G-[A-Z0-9]{4,}$/ },
  },
  {
    vendor: "Google Analytics",
    purpose: "analytics",
    path: /^\//,
    query: { v: /^1$/, tid: /^UA-\d{4,}-\d+$/ },
  },
  {
    vendor: "Google Ads",
    purpose: "advertising",
    path: /\/(?:gtag\/js)?$/,
    query: { id: /^(?:AW|DC)-\d{6,}/ },
  },
  {
    vendor: "Google Analytics",
    purpose: "analytics",
    path: /\/(?:gtag\/js)?$/,
    query: { id: /^G-[A-Z0-9]{6,}$/ },
  },
  {
    vendor: "Google Tag Manager",
    purpose: "tag-manager",
    path: /\/(?:gtm\.js)?$/,
    query: { id: /^GTM-[A-Z0-9]{4,}$/ },
  },
  {
    vendor: "Meta Pixel",
    purpose: "advertising",
    path: /\/tr\/?$/,
    query: { id: /^\d{13,17}$/, ev: /^[A-Za-z]+$/ },
  },
  // The site's server passes these on, with the ID that the pixel's cookie holds.
  {
    vendor: "Meta Pixel",
    purpose: "advertising",
    path: /^\//,
    body: /["']?event(?:_?name)?["']?[:=][^]*["']?_?fb[pc]["']?[:=]["']?fb\.\d\.|["']?_?fb[pc]["']?[:=]["']?fb\.\d\.[^]*["']?event(?:_?name)?["']?[:=]/i,
  },
  {
    vendor: "TikTok Pixel",
    purpose: "advertising",
    path: /\/pixel\/events\.js$/,
    query: { sdkid: /^[A-Z0-9]{12,}$/ },
  },
  { vendor: "Adobe Analytics", purpose: "analytics", path: /\/b\/ss\/[\w,.-]+\/\d+\/JS-\d/ },
  {
    vendor: "Adobe Experience Platform",
    purpose: "analytics",
    path: /\/ee\/(?:[\w-]+\/)*v\d\/(?:interact|collect)$/,
    query: { configId: /^[0-9a-f-]{36}/ },
  },
  { vendor: "PostHog", purpose: "analytics", path: /\/array\/phc_\w{20,}\// },
  {
    vendor: "PostHog",
    purpose: "analytics",
    path: /\/e\/$/,
    query: { ver: /^\d+\.\d+\.\d+$/, ip: /^[01]$/, _: /^\d{13}$/ },
  },
  { vendor: "Segment", purpose: "analytics", path: /\/analytics\.js\/v1\/\w{20,}\/analytics(?:\.min)?\.js$/ },
  {
    vendor: "Segment",
    purpose: "analytics",
    path: /\/v1\/(?:p|t|i|g|a|m|b|page|track|identify|group|batch)$/,
    body: /"anonymousId":"[^]*"writeKey":"|"writeKey":"[^]*"anonymousId":"/,
  },
  {
    vendor: "RudderStack",
    purpose: "analytics",
    path: /\/v1\/(?:page|track|identify|group|batch)$/,
    body: /RudderLabs JavaScript SDK[^]*"anonymousId":"|"anonymousId":"[^]*RudderLabs JavaScript SDK/,
  },
  {
    vendor: "Amplitude",
    purpose: "analytics",
    path: /\/(?:2\/)?httpapi$/,
    body: /"api_key":"[^]*"device_id":"/,
  },
  {
    vendor: "Mixpanel",
    purpose: "analytics",
    path: /\/track\/?$/,
    body: /(?:"|%22)token(?:"|%22)[^]*(?:"|%22)\$?distinct_id(?:"|%22)|(?:"|%22)\$?distinct_id(?:"|%22)[^]*(?:"|%22)token(?:"|%22)/,
  },
  { vendor: "Snowplow", purpose: "analytics", path: /\/com\.snowplowanalytics\.snowplow\/tp2$/ },
  { vendor: "Hotjar", purpose: "session-replay", path: /\/c\/hotjar-\d{4,}\.js$/ },
];
