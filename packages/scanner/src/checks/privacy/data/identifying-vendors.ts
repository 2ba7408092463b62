import type { KnownVendor } from "./known-vendor.ts";

/** Vendors that tell which company or person visits, or that join visits to people, as in the list of all vendors. */
export const IDENTIFYING_VENDORS: readonly KnownVendor[] = [
  ["Albacross", "albacross.com"],
  ["Apollo.io", "assets.apollo.io", "aplo-evnt.com"],
  ["Customers.ai", "customers.ai"],
  ["Factors.ai", "factors.ai"],
  ["Koala", "getkoala.com"],
  ["Opensend", "opensend.com"],
  ["RB2B", "rb2b.com"],
  ["Retention.com", "retention.com", "leadsy.ai"],
  ["Snitcher", "snitcher.com"],
  ["Visitor Queue", "visitorqueue.com"],
  ["Warmly", "getwarmly.com", "warmly.ai"],
  ["Heap", "heap-api.com"],
  ["ActiveCampaign site tracking", "diffuser-cdn.app-us1.com"],
  ["Piwik PRO", "piwik.pro"],
  ["Wunderkind", "bounceexchange.com", "cdnbasket.net"],
  ["FullContact", "fullcontact.com"],
];

/** Services that tell devices apart by fingerprinting; sites use them against fraud, too. */
export const FINGERPRINTING_VENDORS: readonly KnownVendor[] = [
  ["Fingerprint", "fpjs.io", "fpjscdn.net", "fpcdn.io", "openfpcdn.io"],
  ["ThreatMetrix", "online-metrix.net", "h-cdn.online-metrix.net"],
  ["TransUnion (iovation)", "iesnare.com", "iovation.com"],
  ["Sift", "cdn.sift.com", "siftscience.com"],
  ["MaxMind", "device.maxmind.com"],
  ["Castle", "castle.io"],
  ["SEON", "seondf.com", "deviceinf.com"],
];
