import type { PlatformMenus } from "./work.ts";

const EDIT_THEME = "Open Online Store > Themes > Edit theme, and choose the section.";
const EDIT_CODE = "Open Online Store > Themes, choose ... > Edit code, and open layout/theme.liquid.";
const OPEN_ITEM =
  "Open the item at Products, Products > Collections, Online Store > Pages or Content > Blog posts.";
const SEND_HEADER = [
  "Ask Shopify support to send the header for your store, because no menu of Shopify sets it.",
  "If they can't, ask your developer whether a proxy such as Cloudflare can add it in front of your store.",
];

/** Where work is done in the Shopify admin, for stores that use one of its themes. */
export const SHOPIFY: PlatformMenus = {
  imageTexts: [
    "For a product, open Products, choose the product, and click the image. Choose “Add alt text”.",
    "For other images, open Content > Files, choose the file, and fill in “Alt text”.",
    "Save the change.",
  ],
  pageTitles: [
    OPEN_ITEM,
    "Choose Edit in “Search engine listing”, fill in “Page title”, and save.",
    "For the home page, open Online Store > Preferences, and fill in its title.",
  ],
  descriptions: [
    OPEN_ITEM,
    "Choose Edit in “Search engine listing”, fill in “Meta description”, and save.",
    "For the home page, open Online Store > Preferences, and fill in its description.",
  ],
  headings: [
    OPEN_ITEM,
    "Mark the line in the text editor, and choose its heading level.",
    "For headings in sections, open Online Store > Themes > Edit theme. If a section offers no level, ask your developer to change it in Edit code.",
  ],
  linksAndButtons: [
    EDIT_THEME,
    "Fill in the label of the link or button, and save. Change links in menus at Content > Menus.",
    "For an icon without a text field, ask your developer to add an aria-label in Edit code.",
  ],
  forms: [
    "For the theme's own forms, open Online Store > Themes, choose ... > Edit default theme content, and change the label.",
    "For other forms, open the app that made them, such as Apps > Forms.",
    "Save the change, and look at the form in your store.",
  ],
  language: [
    "Open Settings > Languages, and check the default language.",
    EDIT_CODE,
    'Check that it begins with <html lang="{{ request.locale.iso_code }}">.',
  ],
  colors: [
    "Open Online Store > Themes > Edit theme > Theme settings > Colors.",
    "Change the text or background color of the color scheme, and save.",
  ],
  zoom: [EDIT_CODE, "Look for “viewport”, correct the line, and save."],
  captions: [
    "Upload the video to YouTube or Vimeo, and add the captions there.",
    EDIT_THEME,
    "Paste the new address into the Video section, and save.",
  ],
  motion: [
    EDIT_THEME,
    "In a slideshow, turn off “Auto-rotate slides”. In a video section, turn off autoplay.",
    "Save the change.",
  ],
  embeds: [
    "Open the page at Online Store > Pages, and choose “Show HTML” in the text editor.",
    "If the content is in a Custom Liquid section, open Online Store > Themes > Edit theme, and choose that section.",
    "Change the <iframe> line, and save.",
  ],
  images: [
    "Open Content > Files, look at the size of each image, and replace those that are larger than they need to be.",
    "Check at Online Store > Themes whether your theme has an update. Newer versions choose the size and format of images automatically.",
    "If the theme still loads images too large or too early, ask your developer to correct it in Edit code.",
  ],
  scripts: [
    "Open Settings > Apps and sales channels, and uninstall each app that you don't use.",
    "Open Online Store > Themes > Edit theme > App embeds, and turn off what you don't need.",
    "Ask your developer to remove what deleted apps left behind in Edit code.",
  ],
  caching: [
    "Leave Shopify's own files as they are, because Shopify caches and compresses them.",
    "If we name files of an app, ask its maker for better caching, or uninstall it at Settings > Apps and sales channels.",
  ],
  https: [
    "Open Settings > Domains, choose the domain, and correct what Shopify reports about its DNS records.",
    "Wait up to 48 hours for the new certificate. Shopify creates and renews it automatically.",
    "If the domain still shows an error, ask Shopify support to issue the certificate again.",
  ],
  hsts: SEND_HEADER,
  headers: SEND_HEADER,
  updates: [
    "Open Online Store > Themes. If your theme shows an update, add it, and compare it with the theme you use.",
    "If an app brings the library, ask its maker for an update, or uninstall it at Settings > Apps and sales channels.",
    "Try out the new theme, then publish it.",
  ],
  insecureAddresses: [
    OPEN_ITEM,
    "Choose “Show HTML” in the text editor, change the address, and save.",
    "For addresses in the theme, open Online Store > Themes, and choose ... > Edit code.",
  ],
  consent: [
    "Open Settings > Customer privacy > “Cookie banner”, and turn it on for the regions you sell to.",
    "Move tracking codes from your theme to Settings > Customer events, so that they wait for consent.",
    "Open your store in a private window, and check the banner.",
  ],
  trackers: [
    "Open Settings > Customer events, and disconnect the pixel, or change its settings.",
    "For Facebook, open Sales channels > Facebook & Instagram > Settings, and lower the level of data sharing.",
    "Look for the tracker's code at Online Store > Themes > ... > Edit code as well, and remove it.",
  ],
  policy: [
    "Open Settings > Policies > Privacy policy, write or change the text, and save.",
    "Open Content > Menus, choose the footer menu, and add a link to the policy.",
  ],
  optOut: [
    "Open Settings > Customer privacy > “Data sharing opt-out page”, and turn it on.",
    "Open Content > Menus, choose the footer menu, and add a link to that page.",
    "Open the link in a private window, and try it.",
  ],
  sitemap: [
    "Leave the file itself to Shopify, which writes your-store/sitemap.xml and keeps it up to date.",
    "Check that the item is active and published to the Online Store. Unpublish what should not be listed.",
    "Check at Online Store > Preferences that no password protects the store.",
  ],
  robots: [
    "Open Online Store > Themes, and choose ... > Edit code.",
    "Under Templates, open robots.txt.liquid. If it doesn't exist, your store uses Shopify's own rules, which need no change.",
    "Correct the line, and save.",
  ],
  noindex: [
    "Check at Online Store > Preferences that no password protects the store.",
    "Open the item, and remove the metafield seo.hidden if it is set.",
    "Ask your developer to look for “noindex” at Online Store > Themes > ... > Edit code.",
  ],
  canonical: [
    EDIT_CODE,
    'Check that it has this line exactly once: <link rel="canonical" href="{{ canonical_url }}">.',
    "If an SEO app writes a second line, turn that off in the app.",
  ],
  mainAddress: [
    "Open Settings > Domains, and choose “Change primary domain”.",
    "Choose the address, and save. Shopify then redirects the other one.",
  ],
  redirects: [
    "Correct links in menus at Content > Menus.",
    "For old addresses, open Content > Menus > View URL redirects, and choose “Create URL redirect”.",
  ],
  structuredData: [
    "Open the product at Products, and fill in price, image, description and barcode.",
    "If an app for reviews or SEO writes the data, correct it in that app.",
    "If the theme writes it, ask your developer to correct it in Edit code.",
  ],
  shareImage: [
    "Open Online Store > Preferences, and choose the “Social sharing image”.",
    "For products and blog posts, check that each has a featured image.",
  ],
  siteIcon: [
    "Open Online Store > Themes > Edit theme > Theme settings > Logo.",
    "Upload the picture as “Favicon image”, and save.",
  ],
  dns: [
    "Open Settings > Domains, and choose the domain.",
    "Choose Domain settings > Edit DNS settings, and add the record. If that is missing, add it at the company where you registered the domain.",
  ],
  menus: [
    "Open Content > Menus, choose the menu, and add the page.",
    "For a product, add it to a collection at Products > Collections.",
  ],
  pageTexts: [OPEN_ITEM, "Change the text, and save."],
  fonts: [
    "Open Online Store > Themes > Edit theme > Theme settings > Typography.",
    "Choose a font from the list. Your store serves these fonts itself.",
    "If an app or custom code still loads fonts from Google, remove it, or ask its maker.",
  ],
};
