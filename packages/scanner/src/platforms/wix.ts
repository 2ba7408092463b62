import type { PlatformMenus } from "./work.ts";

const OPEN_PAGE = "Open the page in the editor, and click the element.";
const PAGE_SEO = "In the editor, open Pages & Menu, and choose ... > SEO basics next to the page.";
const PUBLISH = "Choose “Publish”.";
const FOOTER = "Open the editor, click the footer, and add the link there. Then choose “Publish”.";
const SEND_HEADER = [
  "Ask Wix support to send the header for your site, because no menu of Wix sets it.",
  "If they can't, ask your developer whether a proxy such as Cloudflare can add it in front of your site.",
];

/** Where work is done in the dashboard and the editor of Wix. */
export const WIX: PlatformMenus = {
  imageTexts: [OPEN_PAGE, "Choose “Settings”, and fill in the alt text of the image.", PUBLISH],
  pageTitles: [PAGE_SEO, "Fill in “Title tag”.", PUBLISH],
  descriptions: [PAGE_SEO, "Fill in “Meta description”.", PUBLISH],
  headings: [
    OPEN_PAGE,
    "Choose “Edit Text”, and pick the heading level (H1 to H6) as the HTML tag of the text.",
    PUBLISH,
  ],
  linksAndButtons: [
    OPEN_PAGE,
    "Choose “Change Text” for a button, or “Edit Text” for a link. For an icon, fill in its accessible name in “Settings”.",
    PUBLISH,
  ],
  forms: [
    "Click the form in the editor, and choose “Edit Form”.",
    "Choose the field, and change its title or text. Make sure that the title is shown.",
    PUBLISH,
  ],
  language: [
    "Open Settings > Language & Region in the dashboard, and choose the site language.",
    "If the site has several languages, check them at Settings > Multilingual.",
  ],
  colors: ["In the editor, open Site Design > Color Theme, and change the color.", PUBLISH],
  zoom: [
    "Open Settings > Custom Code in the dashboard, and remove each code with “viewport”.",
    "If there is none, ask Wix support to correct the line, because no menu sets it.",
  ],
  captions: [
    "Upload the video to YouTube or Vimeo, and add the captions there.",
    "Click the video in the editor, choose “Change Video”, and paste the new address.",
    PUBLISH,
  ],
  motion: [
    OPEN_PAGE,
    "Choose “Settings”, and turn off autoplay of the video, slideshow or gallery.",
    PUBLISH,
  ],
  embeds: [
    OPEN_PAGE,
    "Choose “Enter Code” or “Settings”, and change the title or the address there.",
    PUBLISH,
  ],
  images: [
    "Save the image at the size it is shown in, before you upload it.",
    "Click the image in the editor, choose “Change Image”, and upload the new file.",
    PUBLISH,
  ],
  scripts: [
    "Open Settings > Custom Code in the dashboard, and turn off each code that you don't need.",
    "Open Apps > Manage Apps, and delete each app that you don't use.",
    "Open Marketing > Marketing Integrations, and disconnect what you don't need.",
  ],
  caching: [
    "Leave Wix's own files as they are, because Wix caches and compresses them.",
    "If we name files from other hosts, remove their code at Settings > Custom Code in the dashboard.",
  ],
  https: [
    "Open Settings > Domains in the dashboard, and correct what Wix reports about your domain.",
    "Wait up to 48 hours for the new certificate. Wix creates and renews it automatically.",
    "If visitors still see a warning, ask Wix support to issue the certificate again.",
  ],
  hsts: SEND_HEADER,
  headers: SEND_HEADER,
  updates: [
    "Open Settings > Custom Code in the dashboard, and look for the library we name.",
    "Replace it with the new version, or remove it. You don't need to update Wix's own files.",
    "If an app brings it, update or delete the app at Apps > Manage Apps.",
  ],
  insecureAddresses: [
    "Click the link, image or embedded code in the editor, and change its address.",
    "Change addresses in code at Settings > Custom Code in the dashboard.",
    PUBLISH,
  ],
  consent: [
    "Open Settings in the dashboard, and search for “Cookie banner”. Turn it on with “Accept” and “Decline”.",
    "Open Settings > Custom Code, and give each code its type, such as Analytics or Marketing. Wix then holds it back until the visitor accepts.",
    "Publish the site, and check the banner in a private window.",
  ],
  trackers: [
    "Open Marketing > Marketing Integrations in the dashboard, and disconnect the pixel, or change its settings.",
    "Look for its code at Settings > Custom Code as well. You can choose the pages it runs on there.",
  ],
  policy: ["In the editor, open Pages & Menu, and add or change the policy page.", FOOTER],
  optOut: [
    "In the editor, open Pages & Menu, and add a page with a form for opt-outs.",
    FOOTER,
    "Remove trackers that the form can't stop at Settings > Custom Code and Marketing > Marketing Integrations.",
  ],
  sitemap: [
    "Leave the file itself to Wix, which writes your-site/sitemap.xml and keeps it up to date.",
    PAGE_SEO,
    "Choose whether search engines may index the page. Wix lists only those they may.",
  ],
  robots: [
    "Open SEO in the dashboard, and choose “Robots.txt Editor”.",
    "Correct the line, or choose “Reset to Default”, and save.",
  ],
  noindex: [
    PAGE_SEO,
    "Turn on “Let search engines index this page”.",
    "Check the same setting for the whole site at SEO > SEO Settings in the dashboard. Then publish.",
  ],
  canonical: [
    "In the editor, open Pages & Menu, and choose ... > SEO basics next to the page.",
    "Open “Advanced SEO” > “Additional tags”, and correct the canonical tag. Wix's default names the page itself.",
    PUBLISH,
  ],
  mainAddress: [
    "Open Settings > Domains in the dashboard, and choose your primary domain.",
    "Ask Wix support if both addresses still answer. Wix should redirect one of them.",
  ],
  redirects: [
    "Click the link in the editor, and correct its address.",
    "For old addresses, open SEO in the dashboard, and choose “URL Redirect Manager” > “New Redirect”.",
  ],
  structuredData: [
    "In the editor, open Pages & Menu, and choose ... > SEO basics next to the page.",
    "Open “Advanced SEO” > “Structured data markup”, and correct it.",
    "For products, events and bookings, fill in the missing fields of the item in the dashboard.",
  ],
  shareImage: [
    "In the editor, open Pages & Menu, and choose ... > Social share next to the page.",
    "Upload the image, and fill in title and description.",
    PUBLISH,
  ],
  siteIcon: [
    "Open Settings > Website settings in the dashboard, and look for “Favicon”.",
    "Upload the picture. Your site needs its own domain for that.",
    PUBLISH,
  ],
  dns: [
    "Open Settings > Domains in the dashboard, and choose ... > Manage DNS records next to the domain.",
    "Add the record. If Wix doesn't manage the domain, add it at the company where you registered it.",
  ],
  menus: ["In the editor, open Pages & Menu, and drag the page into the site menu.", PUBLISH],
  pageTexts: [OPEN_PAGE, "Choose “Edit Text”, and change the text.", PUBLISH],
  fonts: null,
};
