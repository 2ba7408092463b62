import { type Defect, verdictOf } from "#check.ts";
import type { ThirdPartyPurpose } from "#checks/privacy/data/tracker-hosts.ts";
import { CNIL_COOKIES, EPRIVACY } from "#checks/privacy/data/resources.ts";
import { privacyPageCheck } from "#checks/privacy/privacy-check.ts";
import {
  byVendor,
  requestsFor,
  shortAddress,
  type ThirdPartyRequest,
  whoIs,
} from "#checks/privacy/reading/third-parties.ts";

/** Words for what a company's name does not say already, as `Google Maps` does. */
const NAMES: Partial<Record<ThirdPartyPurpose, string>> = {
  maps: "a map",
  captcha: "a bot check",
  social: "a social media widget",
  chat: "a chat",
  video: "a video player",
};
/** Players of sound, which no data set tells apart from their company's other addresses, and forms. */
const FRAMED: ReadonlyMap<string, string> = new Map([
  ["Spotify", "a player"],
  ["SoundCloud", "a player"],
  ["Mixcloud", "a player"],
  ["Google Forms", "a form"],
  ["Microsoft Forms", "a form"],
  ["Typeform", "a form"],
  ["Jotform", "a form"],
]);

const SAYS_ITSELF = /map|captcha|widget|embed|plugin|sdk/i;

export const prvMapsCaptcha = privacyPageCheck({
  id: "prv-maps-captcha",
  group: "embeds",
  severities: { EU: "medium", CA: "info", US: "info" },
  sources: ["ePrivacy Directive 2002/58/EC, Art. 5(3)", "CNIL decisions on reCAPTCHA, 2022-2023"],
  defect: "Maps, chats, players or social widgets load right away",
  title: "Maps, chats, players, bot checks and social widgets load only when visitors want them",
  whyItMatters:
    "These widgets report each visitor to their maker as soon as the page opens, usually with cookies. If European law applies to you, they may have to wait for consent or for a click on the widget.",
  businessImpact:
    "People often forget them, because no one thinks of a map as a tracker. They also slow the page down.",
  fixSteps: [
    'Show a still image with a "Load map" button (or post, feed or video), and load the widget when the visitor clicks it.',
    "Show a plain button for the chat, and load the chat when the visitor clicks it.",
    "Load a bot check only when a visitor starts to fill in the form, or use one that sets no cookie.",
    "Replace share buttons with plain links.",
  ],
  effort: "S",
  resources: [EPRIVACY, CNIL_COOKIES],
  evaluate: (page) => {
    const requests = requestsFor([...WIDGETS, "other"], page.requests, page.finalUrl).filter(isWidget);
    return verdictOf(
      [...byVendor(requests)].map(([vendor, ofVendor]) => {
        const told = ofVendor.find(({ request }) => !isPicture(request)) ?? ofVendor[0];
        return {
          ...toldOf(vendor, told),
          page: page.finalUrl,
          snippet: shortAddress(told?.request.url ?? ""),
          component: `third party ${vendor}`,
        };
      }),
    );
  },
});

const WIDGETS: readonly ThirdPartyPurpose[] = ["maps", "captcha", "social", "chat", "video"];

/** YouTube has a check of its own. Vimeo sets no cookie where its address says so, and a player's preview is none. */
function isWidget({ vendor, purpose, request }: ThirdPartyRequest): boolean {
  if (purpose === "other")
    return FRAMED.has(vendor) ? request.type === "document" : /^Google \w+ widget$/.test(vendor);
  if (purpose !== "video") return true;
  const isQuiet = URL.parse(request.url)?.searchParams.get("dnt") === "1";
  return request.type === "document" && !vendor.startsWith("YouTube") && !isQuiet;
}

/** A chat that counts its visitors by an image shows none. */
function isPicture({ type, url }: ThirdPartyRequest["request"]): boolean {
  return type === "image" && whoIs(url)?.purpose !== "chat";
}

/** A picture runs nothing and can't wait for a click; who serves it learns the visitor's address all the same. */
function toldOf(vendor: string, told: ThirdPartyRequest | undefined): Pick<Defect, "message" | "outcome"> {
  if (told !== undefined && isPicture(told.request))
    return {
      outcome: "review",
      message: `The page shows images from the servers of ${vendor}, which learn the IP address of each visitor. Could your own site serve them?`,
    };
  const name = FRAMED.get(vendor) ?? NAMES[told?.purpose ?? "other"] ?? "a widget";
  const who = SAYS_ITSELF.test(vendor) ? vendor : `${vendor}, ${name},`;
  return { message: `${who} loads as soon as the page opens.` };
}
