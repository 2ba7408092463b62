import type { PlatformName } from "@plumbline/contract/platforms";

/** What gives a platform away. Only what it serves itself counts, never what another site can embed. */
export interface Telltale {
  /** Text of a generator element. */
  generator?: RegExp;
  /** Headers of the document, by name. */
  headers?: Readonly<Record<string, RegExp>>;
  /** Path of a script or style sheet on the site's own domain. */
  ownFile?: RegExp;
  /** Address of a script or style sheet of the theme on the platform's hosts. */
  themeFile?: RegExp;
}

export const TELLTALES: Readonly<Record<PlatformName, Telltale>> = {
  WordPress: {
    generator: /^WordPress(?:\.com)?(?:\s|$)/i,
    headers: { link: /rel="?https:\/\/api\.w\.org\//, "x-pingback": /\/xmlrpc\.php$/ },
    ownFile: /\/wp-(?:content|includes)\//,
  },
  Shopify: {
    // Storefronts that are built apart from Shopify's themes (Hydrogen) name more than Shopify here.
    headers: { "x-shopid": /^\d+$/, "powered-by": /^Shopify$/ },
    ownFile: /^\/cdn\/shop\/t\/\d+\/assets\//,
    themeFile: /^https:\/\/cdn\.shopify\.com\/s\/files\/(?:\d+\/)+t\/\d+\/assets\//,
  },
  Squarespace: {
    headers: { server: /^Squarespace$/ },
    themeFile:
      /^https:\/\/(?:assets\.squarespace\.com\/universal\/(?:scripts|styles)-compressed|static1\.squarespace\.com\/static\/(?:vta|versioned-site-css))\//,
  },
  Wix: {
    generator: /^Wix\.com\b/i,
    headers: { "x-wix-request-id": /./ },
    themeFile: /^https:\/\/(?:static|siteassets)\.parastorage\.com\/(?:services\/wix-thunderbolt|pages)\//,
  },
  Webflow: {
    generator: /^Webflow$/i,
    themeFile:
      /^https:\/\/(?:cdn\.prod\.website-files\.com|assets(?:-global)?\.website-files\.com|uploads-ssl\.webflow\.com)\/[\da-f]{24}\/(?:css|js)\//,
  },
  Drupal: {
    generator: /^Drupal\b/i,
    headers: { "x-generator": /^Drupal\b/i, "x-drupal-cache": /./, "x-drupal-dynamic-cache": /./ },
    ownFile: /\/core\/misc\/drupal|\/sites\/[\w.-]+\/(?:modules|themes|files\/(?:css|js))\//,
  },
  Joomla: {
    generator: /^Joomla!/i,
    ownFile: /\/media\/(?:system\/js\/core|jui\/js|vendor\/joomla-custom-elements|templates\/site)\b/,
  },
};
