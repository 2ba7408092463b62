import { notApplicable, verdictOf } from "#check.ts";
import { FTC_PRIVACY } from "#checks/privacy/data/resources.ts";
import { privacyPageCheck } from "#checks/privacy/privacy-check.ts";
import { withDocument } from "#checks/privacy/reading/documents.ts";
import { pixelEventsOf } from "#checks/privacy/reading/own-scripts.ts";
import {
  byVendor,
  shortAddress,
  type ThirdPartyRequest,
  trackingRequests,
  whoIs,
} from "#checks/privacy/reading/third-parties.ts";
import type { DocumentSnapshot } from "#evidence/document.ts";
import type { PageEvidence } from "#evidence/page.ts";

/** Parameters in which pixels send the page's address or title: Meta, Google Analytics, TikTok. */
const TELLS_THE_PAGE = /[?&](?:dl|dt|ev|url|page_title|content_name|cd(?:\[|%5B)[^=]+)=/i;

export const prvVideoVppa = privacyPageCheck({
  id: "prv-video-vppa",
  group: "thirdparty",
  severities: { CA: "high", US: "high" },
  sources: ["Video Privacy Protection Act, 18 U.S.C. §2710"],
  defect: "Trackers learn which video a visitor watches",
  title: "Trackers don't learn which video a visitor watches",
  whyItMatters:
    "A U.S. law from 1988 doesn't let video providers tell others who watched what. Lawsuits apply it to pages with a video and a pixel that sends the page's title together with an ID.",
  businessImpact: "The law allows damages of $2,500 per person, which attracts class actions.",
  fixSteps: [
    "On pages with videos, remove the title and address from what the pixel sends, or block the pixel.",
    "Or ask for separate consent before the video plays.",
    "Ask your lawyer whether your business counts as a video provider.",
  ],
  effort: "M",
  resources: [FTC_PRIVACY],
  evaluate: (page) =>
    withDocument(page, (document) => {
      if (!holdsVideo(document)) return notApplicable("The page has no video.");
      const telling = trackingRequests(page.requests, page.finalUrl).filter(({ request }) =>
        TELLS_THE_PAGE.test(`${request.url}&${request.postData ?? ""}`),
      );
      const loaded = byVendor(trackingRequests(page.requests, page.finalUrl));
      const videos = videoEvents(page).filter(({ vendor }) => loaded.has(vendor));
      const always = [...loaded].filter(
        ([vendor, requests]) =>
          TOLD_EVERY_ADDRESS.has(vendor) && requests.every(({ request }) => request.type === "script"),
      );
      // The last that is known of a vendor says most.
      const messages = new Map<string, string>();
      for (const [vendor] of always)
        messages.set(vendor, `The page has a video and loads ${vendor}, which is told the page's address.`);
      for (const [vendor] of byVendor(telling))
        messages.set(vendor, `The page has a video and sends its title or address to ${vendor}.`);
      for (const { vendor, words } of videos) {
        const which = words.slice(0, MOST_WORDS);
        messages.set(vendor, `A script of the page tells ${vendor} which video is watched (“${which}”).`);
      }
      const titled = titlesTold(telling);
      return verdictOf(
        [...messages].map(([vendor, message]) => ({
          ...(titled.has(vendor)
            ? {
                message: `The page tells ${vendor} the title of its video (“${titled.get(vendor)}”), with an ID of the visitor.`,
              }
            : { message, outcome: "review" as const }),
          page: page.finalUrl,
          snippet: shortAddress(loaded.get(vendor)?.[0]?.request.url ?? ""),
          component: `third party ${vendor}`,
        })),
      );
    }),
});

/** Pixels that send the page's address with each event; where only their script was seen, they had no time for one. */
const TOLD_EVERY_ADDRESS = new Set([
  "Meta Pixel",
  "TikTok Pixel",
  "Pinterest Tag",
  "Snap Pixel",
  "Reddit Pixel",
]);
const MOST_WORDS = 80;
/** Fields for a title, of events that call what they are about a video, and those for who watches. */
const TITLE = /^(?:cd\[(?:content_name|video_title|title)\]|content_name|video_title)$/;
const KIND = /^(?:cd\[content_(?:type|category)\]|content_type|cd\[video_\w+\]|video_\w+)$/;
const WATCHER = /^(?:fbp|fbc|external_id|(?:ud\[)?(?:em|ph)\]?|cid|uid|user_id|_fbp|epik|ttclid)$/;

/** Titles of videos that requests hold beside an ID of the visitor, by vendor. */
function titlesTold(requests: readonly ThirdPartyRequest[]): Map<string, string> {
  return new Map(
    requests.flatMap(({ vendor, request }): [string, string][] => {
      const told = [
        ...(URL.parse(request.url)?.searchParams ?? []),
        ...new URLSearchParams(request.postData ?? ""),
      ];
      const valueOf = (name: RegExp) => told.find(([key, value]) => name.test(key) && value !== "");
      const isVideo = told.some(
        ([key, value]) => KIND.test(key) && (/video|movie|film|episode/i.test(value) || /video_/.test(key)),
      );
      const title = valueOf(TITLE)?.[1];
      return title !== undefined && isVideo && valueOf(WATCHER) !== undefined
        ? [[vendor, title.slice(0, MOST_WORDS)]]
        : [];
    }),
  );
}

const OF_VIDEO = /video|play|watch/i;

/** What the page's scripts tell a pixel of a video, such as its title. */
function videoEvents(page: PageEvidence): { vendor: string; words: string }[] {
  return pixelEventsOf(page).flatMap(({ vendor, event, told }) => {
    const title = told.find(({ property }) => /title|name/i.test(property)) ?? told[0];
    const isOfVideo = OF_VIDEO.test(event) || told.some(({ property }) => OF_VIDEO.test(property));
    return isOfVideo && title !== undefined ? [{ vendor, words: title.words }] : [];
  });
}

/** Silent looping videos are decoration, not something someone chose to watch. */
function holdsVideo(document: DocumentSnapshot): boolean {
  const chosen = document.videos.some((video) => !(video.autoplay && video.muted));
  const embedded = document.iframes.some(({ src }) => src !== null && whoIs(src)?.purpose === "video");
  return chosen || embedded;
}
