/** Systems a site can be run with whose own menus we know. */
export const PLATFORMS = [
  "WordPress",
  "Shopify",
  "Squarespace",
  "Wix",
  "Webflow",
  "Drupal",
  "Joomla",
] as const;
export type PlatformName = (typeof PLATFORMS)[number];
