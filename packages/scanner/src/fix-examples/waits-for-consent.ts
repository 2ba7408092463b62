import { whoIs } from "#checks/privacy/reading/third-parties.ts";

import { type ExampleOf, plainExample } from "./fixed-place.ts";

/**
 * Google's own record of consent, refused until the visitor chooses. It alone keeps no tag from loading.
 * https://developers.google.com/tag-platform/security/guides/consent
 */
const GOOGLE_DEFAULTS = `<script>
  window.dataLayer = window.dataLayer || [];
  function gtag() { dataLayer.push(arguments); }
  gtag("consent", "default", {
    ad_storage: "denied", ad_user_data: "denied", ad_personalization: "denied", analytics_storage: "denied"
  });
</script>
`;

const GOOGLE = /\b(?:Google|DoubleClick)\b/u;
const PURPOSE = /\b(?:advertising|analytics|session-replay)\b/u;

/**
 * A tag that browsers leave alone until a consent tool starts it. The type `text/plain` is what such tools commonly look
 * for; each has its own attribute for the purpose.
 */
export const waitsForConsent: ExampleOf = ({ snippet, message }) => {
  const purpose = whoIs(snippet ?? "")?.purpose ?? PURPOSE.exec(message)?.[0] ?? "analytics";
  return plainExample(`${GOOGLE.test(message) ? GOOGLE_DEFAULTS : ""}<!-- Your consent tool runs it when the visitor accepts -->
<script type="text/plain" data-category="TODO: the purpose in your consent tool, such as ${purpose}">
  // TODO: the lines that load or store ${URL.parse(snippet ?? "")?.host ?? snippet ?? "it"}
</script>`);
};
