import { verdictOf } from "#check.ts";
import type { ThirdPartyPurpose } from "#checks/privacy/data/tracker-hosts.ts";
import { CNIL_COOKIES, EPRIVACY } from "#checks/privacy/data/resources.ts";
import { privacyPageCheck } from "#checks/privacy/privacy-check.ts";
import { byVendor, requestsFor, shortAddress } from "#checks/privacy/reading/third-parties.ts";

const NAMES: Partial<Record<ThirdPartyPurpose, string>> = {
  maps: "a map",
  captcha: "a bot check",
  social: "a social media widget",
};

export const prvMapsCaptcha = privacyPageCheck({
  id: "prv-maps-captcha",
  group: "embeds",
  severities: { EU: "medium", CA: "info", US: "info" },
  sources: ["ePrivacy Directive 2002/58/EC, Art. 5(3)", "CNIL decisions on reCAPTCHA, 2022-2023"],
  defect: "Maps, bot checks or social widgets load unasked",
  title: "Maps, bot checks and social widgets load only when they are wanted",
  whyItMatters:
    "These widgets report each visitor to their maker as soon as the page opens, with cookies in most cases. Where the European rules apply to you, that waits for consent or for a click on the widget itself.",
  businessImpact:
    "They are often forgotten because nobody thinks of a map as a tracker; they also slow the page down.",
  fixSteps: [
    "Show a still picture with the text 'Load map' (or post, or feed) and load the widget on click.",
    "Load a bot check only when a visitor begins to fill in the form, or use one that sets no cookie.",
    "Replace share buttons by plain links.",
  ],
  effort: "S",
  resources: [EPRIVACY, CNIL_COOKIES],
  evaluate: (page) => {
    const requests = requestsFor(["maps", "captcha", "social"], page.requests, page.finalUrl);
    return verdictOf(
      [...byVendor(requests)].map(([vendor, [first]]) => ({
        message: `${vendor}, ${NAMES[first?.purpose ?? "other"] ?? "a widget"}, is loaded as soon as the page opens.`,
        page: page.finalUrl,
        snippet: shortAddress(first?.request.url ?? ""),
        component: `third party ${vendor}`,
      })),
    );
  },
});
