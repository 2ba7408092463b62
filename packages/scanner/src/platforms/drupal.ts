import type { PlatformMenus } from "./work.ts";

const EDIT_CONTENT = "Open Content, find the page, and choose “Edit”.";
const METATAG = "If you don't have the Metatag module, ask your developer to install it.";
const FOOTER_MENU = "Open Structure > Menus > Footer, and add a link to the page.";
const SEND_HEADER = [
  "Ask your developer to install the Security Kit module, and turn it on at Extend.",
  "Open Configuration > System > Security Kit, set the header, and save.",
  "If your server or CDN sends the header already, change it there, and not in both places.",
];

/** Where work is done in Drupal 10 and 11, with the most common modules. */
export const DRUPAL: PlatformMenus = {
  imageTexts: [
    "Open Content > Media, choose the image, and fill in “Alternative text”.",
    "For an image in the text, open Content, choose “Edit”, click the image, and fill in its alternative text there.",
    "Choose “Save”.",
  ],
  pageTitles: [
    METATAG,
    EDIT_CONTENT,
    "Open Meta tags > Basic tags, fill in “Page title”, and save. Set patterns for all pages at Configuration > Search and metadata > Metatag.",
  ],
  descriptions: [METATAG, EDIT_CONTENT, "Open Meta tags > Basic tags, fill in “Description”, and save."],
  headings: [
    EDIT_CONTENT,
    "Mark the line in the text editor, choose its heading level, and save.",
    "If a block or a view writes the heading, open Structure > Block layout or Structure > Views.",
  ],
  linksAndButtons: [
    EDIT_CONTENT,
    "Change the text of the link, and save.",
    "For a link in a menu, open Structure > Menus, and choose “Edit” next to it.",
  ],
  forms: [
    "Open Structure > Webforms, and choose “Build” next to the form. For core forms, open Structure > Contact forms.",
    "Choose the field, change its title or text, and make sure that the title is shown.",
    "Choose “Save”.",
  ],
  language: [
    "Open Configuration > Regional and language > Languages, and choose the default language.",
    "For a single page, open Content, choose “Edit”, and set its language.",
  ],
  colors: [
    "Open Appearance, and choose “Settings” next to your theme. Change its colors there, if it offers them.",
    "If it doesn't, ask your developer to change the theme's style sheet.",
  ],
  zoom: [
    METATAG,
    "Open Configuration > Search and metadata > Metatag > Global, and look for the viewport setting.",
    "If it isn't there, ask your developer to correct html.html.twig in your theme.",
  ],
  captions: [
    "Upload the video to YouTube or Vimeo, and add the captions there.",
    "Open Content > Media > Add media > Remote video, and paste the new address.",
    "Open Content, choose “Edit” next to the page, and use the new video.",
  ],
  motion: [
    "Open Structure > Views, choose the view with the slideshow, and turn off autoplay in its format settings.",
    "For a video, open Structure > Media types, choose “Manage display”, and turn off autoplay.",
    "Choose “Save”.",
  ],
  embeds: [
    EDIT_CONTENT,
    "Choose “Source” in the text editor, and change the <iframe> line.",
    "Choose “Save”.",
  ],
  images: [
    "Open Configuration > Media > Image styles. Set the size, and add the effect “Convert” with WebP.",
    "Open Structure > Content types, choose “Manage display”, and choose that style for the image field.",
    "Choose lazy or eager loading in the same settings, and save.",
  ],
  scripts: [
    "Open Configuration > Development > Performance, and turn on aggregation of CSS and JavaScript files.",
    "Open Extend > Uninstall, and remove each module that you don't use.",
  ],
  caching: [
    "Open Configuration > Development > Performance, and set “Browser and proxy cache maximum age” to one day or more.",
    "Check at Extend that Internal Page Cache is on.",
    "For images, scripts and styles, ask your host to turn on compression and a cache time of one year.",
  ],
  https: [
    "Turn on a certificate, which is often free, in the control panel of your host.",
    "Ask your host or developer to redirect http:// to https:// on the server, because no menu of Drupal does.",
    "Open Reports > Status report, and check that there is no warning.",
  ],
  hsts: SEND_HEADER,
  headers: SEND_HEADER,
  updates: [
    "Open Reports > Available updates, and see what needs an update.",
    "Have your developer update Drupal core, then modules and themes, with Composer.",
    "Run the database updates, and check Reports > Status report.",
  ],
  insecureAddresses: [
    EDIT_CONTENT,
    "Choose “Source” in the text editor, change the address, and save.",
    "For addresses in blocks, open Structure > Block layout.",
  ],
  consent: [
    "Open the settings of your consent module. If you have none, install one, such as Klaro, and turn it on at Extend.",
    "Give each tracker a purpose in the module, so that it is blocked until the visitor agrees.",
    "Open the site in a private window, and check the banner.",
  ],
  trackers: [
    "Find the module that adds the tracker at Extend, such as Google Tag.",
    "Change its settings under Configuration, or remove it at Extend > Uninstall.",
  ],
  policy: [
    "Open Content > Add content > Basic page, or edit the policy page you have.",
    FOOTER_MENU,
    "Choose “Save”.",
  ],
  optOut: [
    "Turn on the opt-out for U.S. states in your consent module, or add a page with a form at Structure > Webforms.",
    FOOTER_MENU,
    "Open the link in a private window, and try it.",
  ],
  sitemap: [
    "If you don't have the Simple XML Sitemap module, ask your developer to install it.",
    "Open Configuration > Search and metadata > Simple XML Sitemap, and choose what is listed.",
    "Choose “Rebuild queue & generate”.",
  ],
  robots: [
    "If you use the RobotsTxt module, open Configuration > Search and metadata > RobotsTxt, and correct the line.",
    "Otherwise, ask your developer to correct robots.txt on the server. Updates of Drupal may overwrite it.",
  ],
  noindex: [METATAG, EDIT_CONTENT, "Open Meta tags > Advanced > Robots, uncheck “noindex”, and save."],
  canonical: [
    METATAG,
    "Open Configuration > Search and metadata > Metatag > Global, and set “Canonical URL” to [current-page:url:absolute].",
    "Open Content, choose “Edit” next to the page, and remove a different canonical URL under Meta tags.",
  ],
  mainAddress: null,
  redirects: [
    "Open Content, choose “Edit” next to the page, and correct the link. For menus, open Structure > Menus.",
    "For old addresses, open Configuration > Search and metadata > URL redirects. This needs the Redirect module.",
  ],
  structuredData: [
    "Open Configuration > Search and metadata > Metatag, and choose the type of content. The data comes from the Schema.org Metatag module.",
    "Correct the fields under Schema.org, and save.",
    "Open Content, choose “Edit” next to the page, and fill in the fields that are used.",
  ],
  shareImage: [
    "Turn on “Metatag: Open Graph” at Extend.",
    "Open Configuration > Search and metadata > Metatag, and choose the type of content.",
    "Fill in title and image under Open Graph, and save.",
  ],
  siteIcon: [
    "Open Appearance > Settings, and uncheck “Use the favicon supplied by the theme”.",
    "Upload the picture, and choose “Save configuration”.",
  ],
  dns: null,
  menus: [
    "Open Structure > Menus > Main navigation, and add a link to the page.",
    "For a link in a text, open Content, and edit the page on the same topic.",
  ],
  pageTexts: [EDIT_CONTENT, "Change the text, and save."],
  fonts: null,
};
