import type { PlatformMenus } from "./work.ts";

const OPEN_PAGE = "Open the page at Pages > All Pages, or the post at Posts > All Posts.";
const SEO_PLUGIN = "If you have no SEO plugin, install one, such as Yoast SEO, at Plugins > Add Plugin.";
const CHANGE_MENU =
  "Change menus at Appearance > Editor > Navigation. In classic themes, open Appearance > Menus.";
const SEND_HEADER = [
  "Ask your host whether its control panel can send the header. If it can, set it there.",
  "Otherwise, install a plugin such as “HTTP Headers” at Plugins > Add Plugin, and open Settings > HTTP Headers.",
  "Turn the header on, and save. Set it in one place only.",
];

/** Where work is done in WordPress 6 and 7, with its block editor and the most common plugins. */
export const WORDPRESS: PlatformMenus = {
  imageTexts: [
    "Open Media > Library, choose the image, and fill in “Alternative Text”.",
    "Open each page that shows the image, and choose its block. Fill in Settings > Alternative text there as well, because pages keep their own copy.",
    "Choose “Save”.",
  ],
  pageTitles: [
    SEO_PLUGIN,
    OPEN_PAGE,
    "Fill in “SEO title” in the panel of the SEO plugin, and choose “Save”.",
  ],
  descriptions: [
    SEO_PLUGIN,
    OPEN_PAGE,
    "Fill in “Meta description” in the panel of the SEO plugin, and choose “Save”.",
  ],
  headings: [
    OPEN_PAGE,
    "Choose the Heading block, and pick its level (H1 to H6) in the toolbar. Most themes show the page's title as H1 already.",
    "If the title itself is wrong, open Appearance > Editor > Templates, and choose the Title block. In a classic theme, ask your developer.",
  ],
  linksAndButtons: [
    "Open the page at Pages > All Pages, and click the link or button to change its text. For an icon, fill in the label in its block settings.",
    CHANGE_MENU,
    "Choose “Save”.",
  ],
  forms: [
    "Open the form in its plugin, such as WPForms > All Forms or Contact > Contact Forms.",
    "Choose the field, and change its label or text.",
    "Save the form, and look at it on the page.",
  ],
  language: [
    "Open Settings > General, choose “Site Language”, and save.",
    "If it is right already, ask the developer of your theme to add language_attributes() to the <html> tag.",
    "If the site has several languages, set the language of each page in your language plugin, such as Polylang or WPML.",
  ],
  colors: [
    "In a block theme, open Appearance > Editor > Styles > Colors. In a classic theme, open Appearance > Customize > Colors.",
    "If the color belongs to one block, open its page, choose the block, and change Styles > Color.",
    "Choose “Save”.",
  ],
  zoom: [
    "Ask a developer to look for “viewport” in header.php at Appearance > Theme File Editor, and to make the change in a child theme.",
    "If a plugin adds the line, change its settings, or turn it off at Plugins > Installed Plugins.",
  ],
  captions: [
    "If the video is on YouTube or Vimeo, add the captions there.",
    "If the video is in your media library, open its page, and choose the Video block.",
    "Choose “Text tracks” in the toolbar, upload the captions file (.vtt), and choose “Save”.",
  ],
  motion: [
    "Open the page at Pages > All Pages, choose the Video block, and turn off “Autoplay” in its settings.",
    "For a slider, open its plugin in the left menu, and turn off autoplay there.",
  ],
  embeds: [
    OPEN_PAGE,
    "Choose the block with the embedded content. In a Custom HTML block, change the <iframe> line.",
    "If a plugin or page builder adds the content, look for a title or privacy field in its settings.",
  ],
  images: [
    "Install an image plugin such as EWWW Image Optimizer at Plugins > Add Plugin, and let it shrink and convert your library.",
    "Open the page at Pages > All Pages, choose the Image block, and pick a smaller size at Settings > Resolution.",
    "Look in your cache plugin for lazy loading, and leave the first image of each page out of it.",
  ],
  scripts: [
    "Open Plugins > Installed Plugins. Deactivate and delete each plugin that you don't use.",
    "Install a plugin such as Autoptimize at Plugins > Add Plugin, and let it combine and defer what is left.",
    "Open the site in a private window, and try menus, forms and checkout.",
  ],
  caching: [
    "Ask your host whether it has its own page cache and compression. If so, turn them on there.",
    "Otherwise, install a cache plugin such as W3 Total Cache at Plugins > Add Plugin.",
    "Open Performance > General Settings, and turn on Page Cache and Browser Cache.",
  ],
  https: [
    "Turn on a certificate, which is often free, in the control panel of your host.",
    "Open Tools > Site Health. If it offers “Update your site to use HTTPS”, choose that.",
    "Check at Settings > General that both addresses begin with https://.",
  ],
  hsts: SEND_HEADER,
  headers: SEND_HEADER,
  updates: [
    "Open Dashboard > Updates. Update WordPress, then plugins, then themes.",
    "Delete what you don't use at Plugins > Installed Plugins and Appearance > Themes.",
    "Choose “Enable auto-updates” for each plugin at Plugins > Installed Plugins.",
  ],
  insecureAddresses: [
    "Check at Settings > General that both addresses begin with https://.",
    "Install the plugin Better Search Replace at Plugins > Add Plugin, and open Tools > Better Search Replace.",
    "Replace the http:// address with its https:// address. Run it as a dry run first.",
  ],
  consent: [
    "Open the settings of your consent plugin. If you have none, install one, such as Complianz, at Plugins > Add Plugin.",
    "Give each tracker a purpose in the plugin, so that it is blocked until the visitor agrees.",
    "Open the site in a private window, and check the banner.",
  ],
  trackers: [
    "Find what adds the tracker at Plugins > Installed Plugins, such as a pixel plugin or WPCode.",
    "Change the setting in that plugin, or deactivate the plugin.",
  ],
  policy: [
    "Open Settings > Privacy, and choose your policy page or “Create”. The “Policy Guide” tab suggests what to write.",
    "Edit the page at Pages > All Pages, and choose “Save”.",
    "Add the link to the footer at Appearance > Editor > Patterns > Footer. In classic themes, open Appearance > Menus.",
  ],
  optOut: [
    "Turn on the opt-out for U.S. states in your consent plugin. If you have none, install one, such as Complianz, at Plugins > Add Plugin.",
    "Add the plugin's opt-out page to the footer at Appearance > Editor > Patterns > Footer. In classic themes, open Appearance > Menus.",
    "Open the link in a private window, and try it.",
  ],
  sitemap: [
    "Open Settings > Reading, and uncheck “Discourage search engines from indexing this site”. WordPress writes no sitemap while it is checked.",
    "In Yoast SEO, open Yoast SEO > Settings > Site features > XML sitemaps. Choose what is listed under Content types.",
    "Open the sitemap in your browser. Without a plugin, it is at your-site/wp-sitemap.xml.",
  ],
  robots: [
    "Open Yoast SEO > Tools > File editor. In Rank Math, open Rank Math SEO > General Settings > Edit robots.txt.",
    "If there is a robots.txt file on the server, change it in the file manager of your host.",
  ],
  noindex: [
    "Open Settings > Reading, and uncheck “Discourage search engines from indexing this site”.",
    OPEN_PAGE,
    "Open Advanced in the panel of your SEO plugin, and let search engines show the content.",
  ],
  canonical: [
    "Check at Plugins > Installed Plugins that only one SEO plugin is active.",
    OPEN_PAGE,
    "Open Advanced in the panel of the SEO plugin. Leave “Canonical URL” empty, so that the page names itself.",
  ],
  mainAddress: [
    "Open Settings > General, and write the address you chose in both address fields.",
    "Open the site under the other address. If it doesn't redirect, ask your host for a permanent redirect (301).",
  ],
  redirects: [
    "Correct links in the text at Pages > All Pages.",
    CHANGE_MENU,
    "For old addresses, install the plugin Redirection at Plugins > Add Plugin, and open Tools > Redirection.",
  ],
  structuredData: [
    "For a product, open Products > All Products, and fill in price, stock and image.",
    "For your business, open Yoast SEO > Settings > Site representation.",
    "For a page, open it at Pages > All Pages, and choose Schema in the panel of the SEO plugin.",
  ],
  shareImage: [
    SEO_PLUGIN,
    "Choose the image for the whole site at Yoast SEO > Settings > Site basics > Site image.",
    "For one page, open it at Pages > All Pages, and choose Social in the panel of the SEO plugin.",
  ],
  siteIcon: ["Open Settings > General, choose “Site Icon”, and upload the picture.", "Save the change."],
  dns: null,
  menus: [CHANGE_MENU, "For a link in a text, open the page on the same topic at Pages > All Pages."],
  pageTexts: [OPEN_PAGE, "Change the text, and choose “Save”."],
  fonts: [
    "In a block theme, open Appearance > Editor > Styles > Typography > Manage fonts, and install the font. WordPress then keeps it on your server.",
    "In a classic theme, look for a setting that loads fonts locally at Appearance > Customize.",
    "If there is none, install a plugin such as OMGF at Plugins > Add Plugin.",
  ],
};
