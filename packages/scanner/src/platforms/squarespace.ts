import type { PlatformMenus } from "./work.ts";

const OPEN_PAGE = "Open Pages, choose the page, and choose “Edit”.";
const PAGE_SEO = "Open Pages, point at the page, and choose the gear icon > SEO.";
const CODE_INJECTION = "Open Settings > Developer tools > Code injection.";
const PAGE_AND_FOOTER = "Open any page, choose “Edit”, scroll to the footer, and add the link there.";

/** Where work is done in Squarespace 7.1. */
export const SQUARESPACE: PlatformMenus = {
  imageTexts: [
    OPEN_PAGE,
    "Double-click the image, and fill in “Image alt text”.",
    "For a gallery, open each image's settings, and fill in its description. Then save.",
  ],
  pageTitles: [PAGE_SEO, "Fill in “SEO title”, and save."],
  descriptions: [PAGE_SEO, "Fill in “SEO description”, and save."],
  headings: [
    OPEN_PAGE,
    "Mark the line, and choose Heading 1 to Heading 4 or a paragraph in the toolbar.",
    "Save the page.",
  ],
  linksAndButtons: [
    OPEN_PAGE,
    "Click the text to change it. For a button, double-click it, and fill in its text.",
    "For an image that is a link, fill in “Image alt text”. Then save.",
  ],
  forms: [
    OPEN_PAGE,
    "Double-click the form, choose “Edit form fields”, and choose the field.",
    "Change its label or text, and make sure that the label isn't hidden. Then save.",
  ],
  language: ["Open Settings > Language & region, and choose the site language.", "Save the change."],
  colors: [
    "Open any page, choose “Edit”, and choose the paintbrush icon (Site styles) > Colors.",
    "Choose the color theme of the section, and change the color of the text or the background.",
    "Save the change.",
  ],
  zoom: [
    CODE_INJECTION,
    "Look for a line with “viewport” under Header, and remove it.",
    "If there is none, ask Squarespace support to correct the line, because no menu sets it.",
  ],
  captions: [
    "Upload the video to YouTube or Vimeo, and add the captions there.",
    OPEN_PAGE,
    "Double-click the video, paste the new address, and save.",
  ],
  motion: [
    OPEN_PAGE,
    "Double-click the video or slideshow, and turn off autoplay in its settings.",
    "For a moving background, choose “Edit section” > Background, and use a still image. Then save.",
  ],
  embeds: [
    OPEN_PAGE,
    "Double-click the Embed or Code block, and change the <iframe> line.",
    "Save the page.",
  ],
  images: [
    "Resize each image to at most 2500 pixels in width, and save it below 500 KB, before you upload it.",
    OPEN_PAGE,
    "Double-click the image, choose “Replace”, and save.",
  ],
  scripts: [
    CODE_INJECTION,
    "Remove what you don't need there, and in Pages > gear icon > Advanced of single pages.",
    "Disconnect services that you don't use at Settings > Extensions.",
  ],
  caching: [
    "Leave Squarespace's own files as they are, because Squarespace caches and compresses them.",
    "If we name files from other hosts, remove their code at Settings > Developer tools > Code injection.",
  ],
  https: [
    "Open Settings > Domains, choose the domain, and correct what Squarespace reports about its DNS records.",
    "Open the “SSL” panel in Settings, and choose “Secure”.",
    "Wait up to 72 hours for the new certificate. If it fails, ask Squarespace support.",
  ],
  hsts: ["Open the “SSL” panel in Settings.", "Choose “Secure” and “HSTS Secure”, and save."],
  headers: [
    "Ask Squarespace support to send the header for your site, because no menu of Squarespace sets it.",
    "If they can't, ask your developer whether a proxy such as Cloudflare can add it in front of your site.",
  ],
  updates: [
    CODE_INJECTION,
    "Look for the library we name there and in the Code blocks of your pages.",
    "Replace it with the new version, or remove it. You don't need to update Squarespace's own files.",
  ],
  insecureAddresses: [
    "Change links and images at Pages > Edit.",
    "Change addresses in code in the Code blocks of the page and at Settings > Developer tools > Code injection.",
  ],
  consent: [
    "Open the “Cookies & visitor data” panel in Settings, and turn on the “Cookie banner”.",
    "Let visitors accept and decline, and hold back analytics until they accept.",
    "Move trackers out of Settings > Developer tools > Code injection, because the banner doesn't block them there. Add a consent tool if you need them.",
  ],
  trackers: [
    "Remove the pixel's ID in the “External API keys” panel in Settings.",
    "Remove its code at Settings > Developer tools > Code injection as well.",
  ],
  policy: [
    "Open Pages, choose the plus sign, and add or change the policy page.",
    PAGE_AND_FOOTER,
    "Save the page.",
  ],
  optOut: [
    "Open Pages, choose the plus sign, and add a page with a form for opt-outs.",
    PAGE_AND_FOOTER,
    "Remove trackers that the form can't stop, or add a consent tool at Settings > Developer tools > Code injection.",
  ],
  sitemap: [
    "Leave the file itself to Squarespace, which writes your-site/sitemap.xml and keeps it up to date.",
    "Open Pages > gear icon > General, and check that the page is enabled.",
    "Open SEO in the same place, and choose whether search engines may show the page.",
  ],
  robots: [
    "Open Settings > Crawlers, and uncheck the box that blocks search engines.",
    "For any other line, ask Squarespace support, because Squarespace writes robots.txt itself.",
  ],
  noindex: [
    PAGE_SEO,
    "Turn off “Hide page from search results”, and save.",
    "Check that Settings > Crawlers doesn't block search engines, and that Settings > Site availability is public.",
  ],
  canonical: [
    CODE_INJECTION,
    "Remove each line with “canonical”, there and in Pages > gear icon > Advanced. Squarespace writes the right one itself.",
  ],
  mainAddress: [
    "Open Settings > Domains, and choose your primary domain.",
    "Turn “Use WWW prefix” on or off, and save. Squarespace then redirects the other address.",
  ],
  redirects: [
    "Correct links in the text at Pages > Edit.",
    "For old addresses, open Settings > Developer tools > URL mappings.",
    "Add a line such as /old-page -> /new-page 301, and save.",
  ],
  structuredData: [
    "For your business, fill in Settings > Business information.",
    "For products, events and blog posts, open the item in Pages, and fill in the missing fields.",
    "If your own code writes the data, correct it at Settings > Developer tools > Code injection.",
  ],
  shareImage: [
    "Open Pages, point at the page, and choose the gear icon > Social image.",
    "Upload the image, and save.",
  ],
  siteIcon: ["Open Settings > Favicon, and upload the picture.", "Save the change."],
  dns: [
    "Open Settings > Domains, choose the domain, and open its DNS settings.",
    "Add the record under “Custom records”. If you registered the domain elsewhere, add it there.",
  ],
  menus: ["Open Pages, and drag the page to “Main navigation”.", PAGE_AND_FOOTER],
  pageTexts: [OPEN_PAGE, "Change the text, and save."],
  fonts: null,
};
