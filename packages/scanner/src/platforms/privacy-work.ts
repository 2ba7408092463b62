/** Work on consent, trackers and policies, by the place of a platform's menus, see `work.ts`. */
export const PRIVACY_WORK = {
  consent: {
    "prv-banner-missing":
      "Show a consent banner with “Accept” and “Reject” side by side, and load trackers only after “Accept”.",
    "prv-banner-leaves": "Turn off consent by scrolling, by waiting and by going on to another page.",
    "prv-banner-preticked": "Turn every optional purpose off by default.",
    "prv-consent-withdraw":
      "Add a “Cookie settings” link to the footer of every page that opens the consent banner again.",
    "prv-cookie-preconsent": "Block the cookies we list until the visitor accepts them.",
    "prv-cookie-wall": "Offer “Reject all” on the banner, or let visitors close it and go on.",
    "prv-reject-hard":
      "Show “Reject all” on the first screen of the banner, in the same size and color weight as “Accept all”.",
    "prv-reject-ignored": "Stop the trackers we list when a visitor chooses “Reject”.",
    "prv-tracker-preconsent":
      "Let the trackers we list run only after the visitor has accepted their purpose.",
    "prv-id-preconsent":
      "Let the vendor we name run only after the visitor has agreed, unless the page can't work without it.",
  },
  trackers: {
    "prv-adv-matching": "Turn off automatic matching of contact data in the ad pixel.",
    "prv-pixel-sensitive": "Remove the ad pixel from the pages we list.",
    "prv-session-replay":
      "Remove the recording tool if no one watches its recordings. Otherwise, start it only after consent, and mask all fields.",
    "prv-children": "Remove ad and analytics trackers from the pages we list, if they are made for children.",
    "prv-cookie-life":
      "Set the cookies we list to expire after 13 months or less, in the tool that sets them.",
    "prv-keylog":
      "Turn off form analytics and “abandoned form” features in the tools we name, or let them leave out the fields.",
    "prv-link-id": "Turn off the feature that adds visitor IDs to links, or remove the script we name.",
    "prv-video-vppa":
      "Keep the ad pixel off pages with videos, or take the title and address of the video out of what it sends.",
  },
  policy: {
    "prv-policy-content": "Add a paragraph to your privacy policy for each topic that is really missing.",
    "prv-policy-link":
      "Link to your privacy policy as “Privacy Policy” in the footer of every page. Check that the link opens.",
    "prv-policy-missing":
      "Write a privacy policy that lists what your site collects through forms, accounts, analytics, ads and payments.",
    "prv-policy-readable": "Split long sentences in your privacy policy, and give each topic a heading.",
    "prv-policy-stale":
      "Compare your privacy policy with what your site does today. Correct what has changed, and set “Last updated”.",
    "prv-policy-undisclosed":
      "Name the vendors we list in your privacy policy, or remove them from your site.",
    "prv-policy-unfilled": "Replace each blank we list in your privacy policy with your own details.",
    "prv-request-path":
      "Name an email address or a form in your privacy policy where people can ask for their data.",
    "prv-policy-denial":
      "Change the sentence we quote so that it says what your site really does, or remove the trackers we name.",
    "prv-policy-gpc":
      "Say in your privacy policy how you honor the browser's opt-out signal (GPC), in place of the sentence we quote.",
    "prv-policy-other":
      "Replace the policy with one that says what your own site does. If the company we name is yours, say so in it.",
    "prv-policy-shield":
      "Replace “Privacy Shield” in your policy with what applies to each U.S. company today, such as the EU-U.S. Data Privacy Framework.",
  },
  optOut: {
    "prv-dnsmpi":
      "Put “Your Privacy Choices” or “Do Not Sell or Share My Personal Information” in the footer of every page.",
    "prv-dnsmpi-broken": "Point the opt-out link to a page with a form or switch that works.",
    "prv-gpc-ignored": "Treat the browser's opt-out signal (GPC) like a click on your opt-out link.",
    "prv-limit-link":
      "Put “Limit the Use of My Sensitive Personal Information” in the footer of every page, if you use such data for more than the service.",
    "prv-gpc-status":
      "Turn on the message in your consent tool that confirms the browser's opt-out signal (GPC).",
  },
} as const satisfies Record<string, Readonly<Record<string, string>>>;
