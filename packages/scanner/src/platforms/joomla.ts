import type { PlatformMenus } from "./work.ts";

const OPEN_ARTICLE = "Open Content > Articles, and choose the article.";
const OPEN_MENU_ITEM = "Open Menus, choose the menu, and choose the item of the page.";
const SAVE = "Choose “Save & Close”.";
const FOOTER_MENU = "Open Menus, choose the footer menu, and add an item for the page.";
const SEND_HEADER = [
  "Open System > Manage > Plugins > System - HTTP Headers, and turn it on.",
  "Set the header there. Choose “Force HTTP Headers” for headers that have no field of their own.",
  SAVE,
];

/** Where work is done in Joomla 5 and 6. */
export const JOOMLA: PlatformMenus = {
  imageTexts: [
    OPEN_ARTICLE,
    "Fill in “Image Description (Alt Text)” on the tab Images and Links. For an image in the text, double-click it.",
    SAVE,
  ],
  pageTitles: [OPEN_MENU_ITEM, "Fill in “Browser Page Title” on the tab Page Display.", SAVE],
  descriptions: [
    "Open Content > Articles, choose the article, and fill in “Meta Description” on the tab Publishing.",
    "If the page is a menu item of another kind, open it at Menus, and fill in the tab Metadata.",
    SAVE,
  ],
  headings: [
    OPEN_ARTICLE,
    "Mark the line in the editor, and choose its heading level.",
    "For the main heading, open the item at Menus, and set “Show Page Heading” on the tab Page Display.",
  ],
  linksAndButtons: [
    OPEN_ARTICLE,
    "Change the text of the link, and save.",
    "For a link in a menu or a module, open Menus or Content > Site Modules.",
  ],
  forms: [
    "Open the form in its extension under Components. For contact forms, the fields are at Content > Fields or Components > Contacts.",
    "Choose the field, and change its label or text.",
    SAVE,
  ],
  language: [
    "Open System > Manage > Languages, and set the default language of the site.",
    "For a site in several languages, open Content > Articles, and set the language of each article.",
  ],
  colors: [
    "Open System > Templates > Site Template Styles, and choose your template.",
    "Choose other colors on the tab Advanced, if it offers them. If not, ask your developer to change user.css.",
    SAVE,
  ],
  zoom: [
    "Open System > Templates > Site Templates, choose your template, and open index.php.",
    "Ask your developer to correct the viewport line in a child template, so that an update doesn't undo it.",
  ],
  captions: [
    "Upload the video to YouTube or Vimeo, and add the captions there.",
    OPEN_ARTICLE,
    "Choose Insert > Media in the editor, paste the new address, and save.",
  ],
  motion: [
    "Open Content > Site Modules, and choose the module with the slideshow or video.",
    "Turn off autoplay, and save.",
  ],
  embeds: [OPEN_ARTICLE, "Choose “Toggle Editor”, and change the <iframe> line.", SAVE],
  images: [
    "Open Content > Media, choose the image, and choose “Edit” > Resize.",
    OPEN_ARTICLE,
    "Insert the image again with its width, height and lazy loading, and save.",
  ],
  scripts: [
    "Open Content > Site Modules, and unpublish what you don't need.",
    "Open System > Manage > Extensions. Turn off or uninstall each extension that you don't use.",
    "Open the site in a private window, and try menus, forms and checkout.",
  ],
  caching: [
    "Open System > Global Configuration > System, and turn on the cache. On the tab Server, turn on “Gzip Page Compression”.",
    "Open System > Manage > Plugins > System - Page Cache, and turn it on.",
    "For images, scripts and styles, ask your host to set a cache time of one year.",
  ],
  https: [
    "Turn on a certificate, which is often free, in the control panel of your host.",
    "Open System > Global Configuration > Server, and set “Force HTTPS” to “Entire Site”.",
    SAVE,
  ],
  hsts: [
    "Open System > Manage > Plugins > System - HTTP Headers, and turn it on.",
    "Turn on “Strict-Transport-Security (HSTS)”, and set the time to 31536000.",
    SAVE,
  ],
  headers: SEND_HEADER,
  updates: [
    "Open System > Update > Joomla, and update Joomla.",
    "Open System > Update > Extensions, and update what is listed.",
    "Uninstall what you don't use at System > Manage > Extensions.",
  ],
  insecureAddresses: [
    OPEN_ARTICLE,
    "Choose “Toggle Editor”, change the address, and save.",
    "For addresses in modules, open Content > Site Modules.",
  ],
  consent: [
    "Open the settings of your consent extension under Components. If you have none, find one at System > Install > Extensions > Install from Web.",
    "Give each tracker a purpose, so that it is blocked until the visitor agrees.",
    "Open the site in a private window, and check the banner.",
  ],
  trackers: [
    "Find what adds the tracker at System > Manage > Plugins or Content > Site Modules.",
    "Change its settings, or turn it off.",
  ],
  policy: ["Open Content > Articles, and add or change the policy.", FOOTER_MENU, SAVE],
  optOut: [
    "Turn on the opt-out for U.S. states in your consent extension, or add an article with a form.",
    FOOTER_MENU,
    "Open the link in a private window, and try it.",
  ],
  sitemap: [
    "Install a sitemap extension such as OSMap at System > Install > Extensions > Install from Web.",
    "Open the extension under Components, and choose which menus are listed.",
    "Open the sitemap's address in your browser to check it.",
  ],
  robots: null,
  noindex: [
    "Open System > Global Configuration > Site, and set “Robots” to “index, follow”.",
    "Open the item of the page at Menus, and set “Robots” on the tab Metadata.",
    SAVE,
  ],
  canonical: [
    "Open System > Manage > Plugins > System - SEF, and write your address with https:// in “Site Domain”.",
    "If an SEO extension writes the canonical address as well, turn that off in the extension.",
    SAVE,
  ],
  mainAddress: null,
  redirects: [
    "Open Content > Articles, and correct the link. For menus, open Menus.",
    "For old addresses, open System > Manage > Redirects, and add the old and the new address.",
    "Check that the plugin System - Redirect is on at System > Manage > Plugins.",
  ],
  structuredData: [
    OPEN_ARTICLE,
    "Fill in the fields on the tab Schema, and save.",
    "If the tab is missing, turn on System - Schema.org at System > Manage > Plugins.",
  ],
  shareImage: null,
  siteIcon: null,
  dns: null,
  menus: [
    "Open Menus, choose the menu, and add an item for the page.",
    "For a link in a text, open the article on the same topic at Content > Articles.",
  ],
  pageTexts: [OPEN_ARTICLE, "Change the text, and save."],
  fonts: [
    "Open System > Templates > Site Template Styles, and choose your template.",
    "Choose a local font on the tab Advanced. In Cassiopeia, the setting is called “Fonts Scheme”.",
    SAVE,
  ],
};
