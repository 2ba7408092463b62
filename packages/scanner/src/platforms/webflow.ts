import type { PlatformMenus } from "./work.ts";

const PAGE_SETTINGS = "Open the Pages panel in the Designer, and choose the gear icon next to the page.";
const SELECT = "Select the element in the Designer, and open its settings.";
const SITE_CODE = "Open Site settings > Custom code.";
const PUBLISH = "Choose “Publish”.";
const SEND_HEADER = [
  "Ask Webflow support to send the header for your site. Only Enterprise plans can set headers of their own.",
  "If they can't, ask your developer whether a proxy such as Cloudflare can add it in front of your site.",
];

/** Where work is done in Webflow's Designer and in its site settings. */
export const WEBFLOW: PlatformMenus = {
  imageTexts: [
    "Open the Assets panel in the Designer, choose the gear icon of the image, and fill in its alt text.",
    "Select the image on the page, and choose Alt text > Use alt text from asset in its settings.",
    PUBLISH,
  ],
  pageTitles: [PAGE_SETTINGS, "Fill in SEO settings > Title tag.", PUBLISH],
  descriptions: [PAGE_SETTINGS, "Fill in SEO settings > Meta description.", PUBLISH],
  headings: [SELECT, "Choose the heading level (H1 to H6).", PUBLISH],
  linksAndButtons: [
    "Double-click the text in the Designer, and change it.",
    "For an icon, select the link, and add the custom attribute aria-label in its settings.",
    PUBLISH,
  ],
  forms: [
    "Open the Add panel in the Designer, and drag a Label from Forms next to the field.",
    "Give the label and the field the same ID in their settings, and write the label's text.",
    PUBLISH,
  ],
  language: ["Open Site settings > General, and fill in the language code under Localization.", PUBLISH],
  colors: [
    "Select the text in the Designer, and change Typography > Color in the Style panel.",
    "If the color is a variable, change it in the Variables panel, so that it changes everywhere.",
    PUBLISH,
  ],
  zoom: [
    SITE_CODE,
    "Look for “viewport” in the head code, there and in the settings of each page, and correct the line.",
    PUBLISH,
  ],
  captions: [
    "Upload the video to YouTube or Vimeo, and add the captions there.",
    "Select the video in the Designer, and paste the new address in its settings.",
    PUBLISH,
  ],
  motion: [
    SELECT,
    "Turn off “Auto-play” of the slider or background video, or show its play and pause button.",
    PUBLISH,
  ],
  embeds: [
    "Select the Code Embed element in the Designer, and choose “Open code editor”.",
    "Change the <iframe> line, and save.",
    PUBLISH,
  ],
  images: [
    "Open the Assets panel in the Designer, and choose “Compress” to convert images to WebP or AVIF.",
    "Select the image on the page, and set its width and height and when it loads in its settings.",
    PUBLISH,
  ],
  scripts: [
    SITE_CODE,
    "Remove what you don't need, there and in the custom code of each page.",
    "Open Site settings > Apps & integrations, and remove what you don't use. Then publish.",
  ],
  caching: [
    "Leave Webflow's own files as they are, because Webflow caches and compresses them.",
    "If we name files from other hosts, remove their code at Site settings > Custom code.",
  ],
  https: [
    "Open Site settings > Publishing, and correct what Webflow reports about your domain.",
    "Turn on “Enable SSL” under Advanced publishing options.",
    PUBLISH,
  ],
  hsts: SEND_HEADER,
  headers: [
    "If the header is about frames, turn on “Use secure frame headers” at Site settings > Publishing > Advanced publishing options.",
    ...SEND_HEADER,
  ],
  updates: [
    SITE_CODE,
    "Look for the library we name, there and in the Code Embed elements of your pages.",
    "Replace it with the new version, or remove it. Webflow updates its own files when you publish.",
  ],
  insecureAddresses: [
    "Select the link, image or Code Embed element in the Designer, and change its address.",
    "Change addresses in code at Site settings > Custom code.",
    PUBLISH,
  ],
  consent: [
    "Open the Apps panel in the Designer, and install a consent app, or open the one you have.",
    "Move trackers from Site settings > Custom code into the consent app, so that they wait for consent.",
    "Publish the site, and check the banner in a private window.",
  ],
  trackers: [
    "Open Site settings > Apps & integrations, and remove the pixel or change its settings.",
    "Look for its code at Site settings > Custom code and in the custom code of the page. Then publish.",
  ],
  policy: [
    "Open the Pages panel in the Designer, and add or change the policy page.",
    "Open the footer component, and add a link to the policy.",
    PUBLISH,
  ],
  optOut: [
    "Turn on the opt-out for U.S. states in your consent app, or add a page with a form.",
    "Open the footer component in the Designer, and add the link.",
    "Publish the site, and try the link in a private window.",
  ],
  sitemap: [
    "Open Site settings > SEO > Sitemap, and turn on “Auto-generate sitemap”.",
    "Turn “Sitemap indexing” on or off in the settings of each page we list.",
    PUBLISH,
  ],
  robots: [
    "Open Site settings > SEO > Indexing.",
    "Correct the line in the robots.txt field, and save.",
    PUBLISH,
  ],
  noindex: [
    PAGE_SETTINGS,
    "Turn on “Sitemap indexing”, and remove each “noindex” from the custom code of the page.",
    PUBLISH,
  ],
  canonical: [
    "Open Site settings > SEO > Global canonical tag URL, and write your address with https://.",
    "Remove each line with “canonical” from Site settings > Custom code and from the custom code of the page.",
    PUBLISH,
  ],
  mainAddress: [
    "Open Site settings > Publishing > Production.",
    "Choose “Make default” next to the address. Webflow then redirects the other one.",
    PUBLISH,
  ],
  redirects: [
    "Select the link in the Designer, and correct its address in its settings.",
    "For old addresses, open Site settings > Publishing > 301 redirects, and add the old and the new path.",
    PUBLISH,
  ],
  structuredData: [
    PAGE_SETTINGS,
    "Correct the structured data in the page's schema markup or in its custom code.",
    "For CMS items, fill in the missing fields in the CMS panel. Then publish.",
  ],
  shareImage: [PAGE_SETTINGS, "Fill in Open Graph settings: title, description and image address.", PUBLISH],
  siteIcon: ["Open Site settings > General, and upload the picture under Icons > Favicon.", PUBLISH],
  dns: null,
  menus: ["Select the navbar in the Designer, add a link, and choose the page in its settings.", PUBLISH],
  pageTexts: ["Double-click the text in the Designer, and change it.", PUBLISH],
  fonts: [
    "Open Site settings > Fonts, and upload the font files under Custom fonts.",
    "Choose the uploaded font in the Designer, and remove the Google font from Site settings > Fonts.",
    PUBLISH,
  ],
};
