/** A page of a shop that loads a tracker as soon as `allowed()` is called, with a real consent manager. */
export interface ConsentManagerPage {
  name: string;
  /** Part of the name autoconsent gives it. */
  recognizedAs: RegExp;
  html: string;
}

const TRACK = `<script>
  function allowed() {
    document.cookie = "_ga=GA1.1.1; Max-Age=63072000";
    new Image().src = "http://www.google-analytics.com/collect?v=1&dl=" + encodeURIComponent(location.href);
  }
</script>`;

function page(head: string, body = ""): string {
  return `<!doctype html><html lang="en"><head><title>Harbour Bakery</title>${TRACK}${head}</head>
<body><h1>Fresh bread</h1><p>${"We bake every morning. ".repeat(40)}</p>${body}
<footer><a href="/privacy">Privacy policy</a></footer></body></html>`;
}

/** Real consent managers from npm, each set up as its manual says. */
export const CONSENT_MANAGERS: readonly ConsentManagerPage[] = [
  {
    name: "vanilla-cookieconsent",
    recognizedAs: /cookieconsent/i,
    html: page(
      `<link rel="stylesheet" href="/packages/vanilla-cookieconsent/dist/cookieconsent.css">
<script type="module">
  import * as CookieConsent from "/packages/vanilla-cookieconsent/dist/cookieconsent.esm.js";
  await CookieConsent.run({
    categories: { necessary: { enabled: true, readOnly: true }, analytics: {} },
    onConsent: () => CookieConsent.acceptedCategory("analytics") && allowed(),
    language: { default: "en", translations: { en: {
      consentModal: {
        title: "We use cookies", description: "They help us to see what visitors like.",
        acceptAllBtn: "Accept all", acceptNecessaryBtn: "Reject all", showPreferencesBtn: "Manage preferences",
      },
      preferencesModal: {
        title: "Preferences", acceptAllBtn: "Accept all", acceptNecessaryBtn: "Reject all",
        savePreferencesBtn: "Save", sections: [{ title: "Analytics", linkedCategory: "analytics" }],
      },
    } } },
  });
</script>`,
    ),
  },
  {
    name: "klaro",
    recognizedAs: /klaro/i,
    html: page(
      `<script>
  var klaroConfig = {
    version: 1, acceptAll: true, lang: "en", privacyPolicy: "/privacy",
    translations: { en: { purposes: { analytics: "Analytics" } } },
    services: [{ name: "stats", title: "Visitor statistics", purposes: ["analytics"],
      callback: (consent) => consent && allowed() }],
  };
</script>
<script defer data-config="klaroConfig" src="/packages/klaro/dist/klaro.js"></script>`,
    ),
  },
  {
    name: "tarteaucitronjs",
    recognizedAs: /tarteaucitron/i,
    html: page(
      `<script src="/packages/tarteaucitronjs/tarteaucitron.js"></script>
<script>
  tarteaucitronForceLanguage = "en";
  tarteaucitron.init({ privacyUrl: "/privacy", bodyPosition: "bottom", hashtag: "#tarteaucitron",
    cookieName: "tarteaucitron", orientation: "middle", showAlertSmall: false, cookieslist: false,
    showIcon: true, iconPosition: "BottomRight", adblocker: false, DenyAllCta: true, AcceptAllCta: true,
    highPrivacy: true, handleBrowserDNTRequest: false, removeCredit: true, moreInfoLink: true,
    useExternalCss: false, useExternalJs: false, mandatory: true });
  tarteaucitron.services.stats = { key: "stats", type: "analytic", name: "Visitor statistics", needConsent: true,
    cookies: ["_ga"], js: () => allowed() };
  (tarteaucitron.job = tarteaucitron.job || []).push("stats");
</script>`,
    ),
  },
  {
    name: "cookieconsent",
    // Complianz is built on this library, and autoconsent knows it by that name.
    recognizedAs: /complianz|cookieconsent|osano/i,
    html: page(
      `<link rel="stylesheet" href="/packages/cookieconsent/build/cookieconsent.min.css">
<script src="/packages/cookieconsent/build/cookieconsent.min.js"></script>
<script>
  addEventListener("load", () => cookieconsent.initialise({
    type: "opt-in", palette: { popup: { background: "#222" }, button: { background: "#fc0" } },
    content: { message: "This website uses cookies.", allow: "Allow cookies", deny: "Decline" },
    onInitialise(status) { if (status === "allow") allowed(); },
    onStatusChange(status) { if (status === "allow") allowed(); },
  }));
</script>`,
    ),
  },
];
