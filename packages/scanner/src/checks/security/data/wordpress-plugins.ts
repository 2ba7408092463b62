/** A hole in a plug-in of WordPress that attackers used or use, and the first release without it. */
export interface PluginHole {
  name: string;
  /** Name of its folder under /wp-content/plugins/. */
  slug: string;
  cve: string;
  /** First release with it; absent where every older one has it. */
  from?: string;
  fixedIn: string;
}

/**
 * Holes that need no or a low account, as the CVE records and the advisories of Wordfence and the vendors tell them. Not each
 * release was looked up again: `from` of WooCommerce Payments, among others, is as those who wrote the list knew it. Look
 * it up before you build on one. Fixes that a vendor also gave to older lines are not told apart.
 */
export const PLUGIN_HOLES: readonly PluginHole[] = [
  { name: "Slider Revolution", slug: "revslider", cve: "CVE-2014-9734", fixedIn: "4.2.0" },
  { name: "Elementor", slug: "elementor", cve: "CVE-2021-24891", fixedIn: "3.4.8" },
  { name: "File Manager", slug: "wp-file-manager", cve: "CVE-2020-25213", fixedIn: "6.9" },
  { name: "Duplicator", slug: "duplicator", cve: "CVE-2020-11738", fixedIn: "1.3.28" },
  { name: "Contact Form 7", slug: "contact-form-7", cve: "CVE-2020-35489", fixedIn: "5.3.2" },
  { name: "All in One SEO", slug: "all-in-one-seo-pack", cve: "CVE-2021-25036", fixedIn: "4.1.5.3" },
  {
    name: "WooCommerce Payments",
    slug: "woocommerce-payments",
    cve: "CVE-2023-28121",
    from: "4.8.0",
    fixedIn: "5.6.2",
  },
  { name: "Advanced Custom Fields", slug: "advanced-custom-fields", cve: "CVE-2023-30777", fixedIn: "6.1.6" },
  {
    name: "Essential Addons for Elementor",
    slug: "essential-addons-for-elementor-lite",
    cve: "CVE-2023-32243",
    fixedIn: "5.7.2",
  },
  { name: "Ultimate Member", slug: "ultimate-member", cve: "CVE-2023-3460", fixedIn: "2.6.7" },
  { name: "WP Fastest Cache", slug: "wp-fastest-cache", cve: "CVE-2023-6063", fixedIn: "1.2.2" },
  { name: "Backup Migration", slug: "backup-backup", cve: "CVE-2023-6553", fixedIn: "1.3.8" },
  { name: "Popup Builder", slug: "popup-builder", cve: "CVE-2023-6000", fixedIn: "4.2.3" },
  { name: "LayerSlider", slug: "LayerSlider", cve: "CVE-2024-2879", from: "7.9.11", fixedIn: "7.10.1" },
  { name: "LiteSpeed Cache", slug: "litespeed-cache", cve: "CVE-2024-28000", fixedIn: "6.4" },
  {
    name: "Really Simple Security",
    slug: "really-simple-ssl",
    cve: "CVE-2024-10924",
    from: "9.0.0",
    fixedIn: "9.1.2",
  },
];
