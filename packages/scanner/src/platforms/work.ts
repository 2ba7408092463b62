import { PRIVACY_WORK } from "#platforms/privacy-work.ts";
import { SERVER_WORK } from "#platforms/server-work.ts";

/**
 * Work that is done in one place of a platform's menus, with what each check asks for there. What to do is the same on
 * every platform; each platform says where. A check that is not named here has general steps everywhere.
 */
export const WORK = {
  imageTexts: {
    "a11y-image-alt":
      "Write for each image we list what a reader needs to know. If it is a link, say where it goes. If it is only decoration, leave the text empty.",
    "a11y-image-name-empty":
      "Write for each image we list what it tells the reader, in place of a file name or the word “image”.",
    "a11y-image-redundant-alt":
      "Empty the text of each image we list, because the same words are already next to it.",
    "seo-image-alt": "Describe each image we list in a few words, so that image search understands it.",
  },
  pageTitles: {
    "a11y-document-title": "Give each page we list a title that says what the page is about.",
    "a11y-page-title-unclear": "Rewrite each title we list so that it says what the page is about.",
    "a11y-page-titles-differ": "Give each page we list its own title that says what sets it apart.",
    "seo-document-title": "Write a title of 30 to 60 characters for each page we list.",
    "seo-garbled-text": "Write each title and description we quote again.",
    "seo-title-duplicate": "Give each page we list its own title that says what sets it apart.",
    "seo-title-length":
      "Put what the page offers in the first 60 characters of its title. Drop repeated words and slogans.",
    "seo-title-missing":
      "Give each page we list one title of 30 to 60 characters. If it has several, turn off all but one of the tools that write them.",
  },
  descriptions: {
    "seo-description-duplicate": "Write a description of its own for each page we list.",
    "seo-description-length":
      "Make each description 70 to 155 characters long, with the most important words first.",
    "seo-description-missing":
      "Write one or two sentences of up to 155 characters for each page we list. Say what the page offers, for whom, and why from you.",
    "seo-meta-description":
      "Write one or two sentences of up to 155 characters that say what the page offers.",
  },
  headings: {
    "a11y-empty-heading": "Delete each empty heading we list, or write its text.",
    "a11y-heading-order":
      "Choose heading levels by the outline: a Heading 3 belongs below a Heading 2. Don't choose them by size.",
    "a11y-heading-unclear": "Rewrite each heading we list so that it says what follows.",
    "a11y-p-as-heading": "Turn each bold line we list into a real heading.",
    "a11y-page-has-heading-one": "Give each page we list one main heading (Heading 1) that names its topic.",
    "seo-h1-missing": "Give each page we list one main heading (Heading 1) that names its topic.",
    "seo-h1-multiple":
      "Keep one main heading (Heading 1) on each page we list. Change the others to Heading 2.",
  },
  linksAndButtons: {
    "a11y-button-name": "Give each button we list a text that says what it does.",
    "a11y-link-name":
      "Give each link we list a text that says where it goes. If the link is an image, use the text alternative of the image.",
    "a11y-link-purpose": "Rewrite each link we list so that its text says where it goes.",
    "seo-link-text-generic": "Name in each link we list the page that it leads to.",
    "seo-link-text": "Replace texts such as “click here” with words that say where the link goes.",
    "sec-private-links": "Remove each link we list, and delete the file or page that it leads to.",
    "sec-rel-opener": 'Replace rel="opener" with rel="noopener" in each link we list.',
    "seo-broken-external-links": "Correct the address of each link we list, or remove the link.",
    "seo-broken-fragments":
      "Correct each link we list, or give the place on the other page the anchor that it names.",
    "seo-mistyped-links": "Correct the address of each link we list.",
    "seo-campaign-links": "Remove the parameters we name (such as utm_source) from each link we list.",
  },
  forms: {
    "a11y-field-label-unclear": "Rewrite each label we list so that it says what to enter.",
    "a11y-input-button-name": "Write on each button we list what it does, such as “Send message”.",
    "a11y-label": "Give each field we list a label that says what to enter.",
    "a11y-label-title-only":
      "Show a label next to each field we list. A hint inside the field is not enough.",
    "a11y-select-name": "Give each drop-down list we name a label that says what to choose.",
    "prv-form-optin": "Make the marketing box optional, and leave it unchecked by default.",
    "prv-form-policy":
      "Add a sentence to the form that says what you use the data for, with a link to your privacy policy.",
  },
  language: {
    "a11y-html-has-lang": "Set the language that your pages are written in.",
    "a11y-html-lang-valid": "Choose the language of your pages from the list, in place of the invalid code.",
    "a11y-page-language-wrong": "Set the language that the pages we list are really written in.",
  },
  colors: {
    "a11y-color-contrast":
      "Choose colors with a contrast of at least 4.5 to 1 between text and background. For large text, 3 to 1 is enough.",
  },
  zoom: {
    "a11y-meta-viewport":
      "Remove user-scalable=no and maximum-scale from the viewport line of your theme, so that visitors can zoom.",
    "a11y-meta-viewport-large": "Raise maximum-scale in the viewport line of your theme to 5, or remove it.",
    "perf-viewport-insight":
      'Make sure that your theme has this line in its head: <meta name="viewport" content="width=device-width, initial-scale=1">.',
    "seo-viewport-missing":
      'Make sure that your theme has this line in its head: <meta name="viewport" content="width=device-width, initial-scale=1">.',
  },
  captions: {
    "a11y-video-caption": "Add captions to each video we list. Correct captions that a computer wrote.",
  },
  motion: {
    "a11y-moving-content":
      "Turn off automatic movement of slides and videos, or add a “Pause” button that stops it for good.",
    "a11y-no-autoplay-audio": "Turn off autoplay, or mute the sound until the visitor turns it on.",
  },
  embeds: {
    "a11y-frame-title": 'Add a title that says what the frame shows, such as title="Map of our store".',
    "a11y-frame-title-unique": "Give each frame we list its own title.",
    "prv-maps-captcha":
      "Show an image with a link in place of the embedded content, or load the content only after a click.",
    "prv-youtube":
      "Replace www.youtube.com/embed/ with www.youtube-nocookie.com/embed/ in the address of the frame.",
    "sec-frame-permissions":
      "Remove the permissions that the content doesn't need from the allow attribute of the frame, and the “*” from the others.",
    "sec-frame-sandbox":
      'Add a sandbox to the frame that allows only what it needs, such as sandbox="allow-scripts allow-forms allow-same-origin".',
  },
  images: {
    "perf-eager-images": "Load images that are far down the page later (lazy loading).",
    "perf-image-delivery-insight": "Replace each image file we list with a smaller one.",
    "perf-lazy-main-image": "Turn off lazy loading for the main image at the top of the page.",
    "perf-old-image-formats": "Save the images we list as WebP or AVIF. Save animated GIFs as video.",
    "perf-oversized-images":
      "Save each image at no more than twice the width and height at which it is shown.",
    "perf-page-weight": "Start with the largest files we list. Usually these are images and videos.",
    "perf-total-byte-weight": "Start with the largest files we list. Usually these are images and videos.",
    "perf-unsized-images":
      "Insert the images we list with their width and height, so that the text doesn't jump.",
    "seo-images-without-size":
      "Insert the images we list with their width and height, so that the text doesn't jump.",
  },
  scripts: {
    "perf-blocking-scripts": "Load each script we list later (defer), or remove it if you don't need it.",
    "perf-bootup-time": "Remove the scripts we list that you don't need.",
    "perf-duplicated-javascript-insight": "Remove one of the tools that load the same library.",
    "perf-mainthread-work-breakdown": "Remove scripts and effects that you don't need.",
    "perf-many-requests": "Remove what you don't need, so that the page loads fewer files.",
    "perf-render-blocking-insight": "Load the files we list later (defer), or remove what you don't need.",
    "perf-third-parties-insight": "Remove the scripts of other companies that you don't need.",
    "perf-total-blocking-time": "Remove scripts that you don't need, so that the page reacts sooner.",
    "perf-unused-css-rules": "Remove what brings styles that your pages don't use.",
    "perf-unused-javascript": "Remove what brings scripts that your pages don't use.",
    "sec-hijacked-host":
      "Remove the script we name today. If you need what it does, load it from another host.",
    "sec-sri": "Upload the file we name to your own site, and load it from there.",
  },
  caching: {
    "perf-cache-insight": "Let browsers keep images, scripts and styles for a year.",
    "perf-document-latency-insight": "Serve pages from a cache, and send text files compressed.",
    "perf-short-cache": "Let browsers keep images, scripts and styles for a year.",
    "perf-slow-server": "Serve pages from a cache, so that the server doesn't build each one again.",
    "perf-uncompressed-text": "Send pages, scripts and styles compressed with Brotli or gzip.",
  },
  ...SERVER_WORK,
  ...PRIVACY_WORK,
  sitemap: {
    "seo-sitemap-coverage": "Add the pages we list to the sitemap.",
    "seo-sitemap-entries": "Remove the pages we list from the sitemap.",
    "seo-sitemap-errors": "Have the sitemap written again, so that search engines can read it.",
    "seo-sitemap-missing": "Turn on the sitemap.",
  },
  robots: {
    "seo-robots-blocks-assets": "Remove the “Disallow” line we name, because it hides styles or scripts.",
    "seo-robots-blocks-pages":
      "Remove the “Disallow” line we name, because it hides pages that people should find.",
    "seo-robots-txt": "Correct the lines of robots.txt that we name.",
    "seo-ai-crawlers": "If AI assistants should name your site, remove the lines of robots.txt that we name.",
  },
  noindex: {
    "seo-is-crawlable": "Allow search engines to show the pages we list.",
    "seo-robots-directives": "Correct the directives for search engines that we quote.",
    "seo-search-pages-listed": "Ask search engines not to list the results of your own search.",
    "seo-noindex-unexpected": "Allow search engines to show the pages we list.",
  },
  canonical: {
    "seo-canonical": "Set the preferred (canonical) address of each page we list to its own full address.",
    "seo-canonical-conflict":
      "Let only one tool write the preferred (canonical) address of a page, and set it to the page's own full address.",
    "seo-duplicate-content":
      "If the pages are one page under several addresses, set the same preferred (canonical) address on all of them.",
  },
  mainAddress: {
    "seo-www-duplicate": "Choose one address, with or without www, and redirect the other one to it.",
  },
  redirects: {
    "perf-redirect-first": "Use the final address we name in your links and your menu.",
    "seo-broken-links":
      "Correct each link we list, or redirect the old address to the page that replaced it.",
    "seo-redirect-chains": "Point each old address we list straight to its final one.",
    "seo-home-redirect": "Make the redirect of the home page a permanent one.",
    "seo-redirected-links": "Change each link we list to the address that its page has now.",
    "seo-refresh-redirect":
      "Remove the refresh from each page we list. If the page has moved, redirect its old address.",
  },
  structuredData: {
    "seo-structured-data-mismatch":
      "Fill in prices, phone numbers and questions as the page shows them, or remove those it does not show.",
    "seo-structured-data-required": "Fill in the missing fields we name, such as price or address.",
    "seo-structured-data-syntax": "Correct the structured data at the place we name, or remove it.",
    "seo-rating-markup":
      "Show each rating on the page as well, and remove ratings of your own business from the structured data.",
    "seo-structured-data-values": "Write each value we list in the form we name.",
  },
  shareImage: {
    "seo-open-graph":
      "Choose a title and an image for shared links. The image should have at least 1200 x 630 pixels.",
  },
  siteIcon: {
    "seo-icon-missing": "Make a square picture of your logo with at least 512 x 512 pixels.",
  },
  dns: {
    "sec-mail-dmarc":
      "Add a TXT record with the name _dmarc and this value: v=DMARC1; p=none; rua=mailto:dmarc@your-domain.",
    "sec-mail-spf":
      "Add exactly one TXT record that begins with v=spf1 and names every service that sends email for your domain.",
  },
  menus: {
    "seo-orphan-pages": "Link to each page we list from the menu or from a page on the same topic.",
    "seo-click-depth": "Link to each page we list from the menu, or from a page that the menu links to.",
    "seo-links-by-script": "Make the title of each element we list a link to its page.",
    "seo-menu-without-links": "Give each menu entry we list the address of its page.",
  },
  pageTexts: {
    "a11y-image-of-text": "Write the words of each image we list as real text.",
    "a11y-recording-without-text":
      "Write down what is said in the recording, or what the silent video shows. Put the text below the player.",
    "a11y-visual-reference":
      "Name what you refer to by its text as well, not only by its shape, color or position.",
    "seo-thin-content":
      "Write what a customer would ask about the topic, and the answers. Combine short pages on one topic.",
    "sec-card-by-mail": "Remove the words that ask for card data, and offer a payment page in their place.",
    "sec-internal-addresses": "Replace the internal address we name with the public one, or remove the link.",
    "seo-keyword-stuffing": "Rewrite the text or alt text we quote, and say each thing once.",
    "seo-hidden-text": "Show the text we quote in a size and color that people can read, or remove it.",
    "seo-placeholder-text": "Replace the text we quote with your own, or take an unfinished page offline.",
  },
  fonts: {
    "prv-gfonts": "Serve your fonts from your own site.",
  },
} as const satisfies Record<string, Readonly<Record<string, string>>>;

export type WorkName = keyof typeof WORK;

/**
 * Where each kind of work is done in a platform's menus: one to four steps, with the names of menus as they read there.
 * Null where the platform has no place of its own for it: then the general steps say more.
 */
export type PlatformMenus = Readonly<Record<WorkName, readonly string[] | null>>;
