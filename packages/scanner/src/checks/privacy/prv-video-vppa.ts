import { notApplicable } from "#check.ts";
import { FTC_PRIVACY } from "#checks/privacy/data/resources.ts";
import { privacyPageCheck, reviewOf } from "#checks/privacy/privacy-check.ts";
import { withDocument } from "#checks/privacy/reading/documents.ts";
import { byVendor, shortAddress, trackingRequests, whoIs } from "#checks/privacy/reading/third-parties.ts";
import type { DocumentSnapshot } from "#evidence.ts";

/** Parameters in which pixels send the page's address or title: Meta, Google Analytics, TikTok. */
const TELLS_THE_PAGE = /[?&](?:dl|dt|ev|url|page_title|content_name|cd(?:\[|%5B)[^=]+)=/i;

export const prvVideoVppa = privacyPageCheck({
  id: "prv-video-vppa",
  group: "thirdparty",
  severities: { CA: "high", US: "high" },
  sources: ["Video Privacy Protection Act, 18 U.S.C. §2710"],
  defect: "Trackers told which video a visitor watches",
  title: "Trackers are not told which video a visitor watches",
  whyItMatters:
    "A United States law of 1988 forbids video providers to tell others which person watched what. Claimants apply it to pages that hold a video and a pixel which sends the page's title together with an identifier.",
  businessImpact: "The law allows $2,500 a person in damages, which makes class actions attractive.",
  fixSteps: [
    "On pages with videos, strip the title and address from what the pixel sends, or hold the pixel back.",
    "Or ask for a separate consent before the video plays.",
    "Have counsel judge whether your business counts as a video provider.",
  ],
  effort: "M",
  resources: [FTC_PRIVACY],
  evaluate: (page) =>
    withDocument(page, (document) => {
      if (!holdsVideo(document)) return notApplicable("The page holds no video.");
      const telling = trackingRequests(page.requests, page.finalUrl).filter(({ request }) =>
        TELLS_THE_PAGE.test(`${request.url}&${request.postData ?? ""}`),
      );
      return reviewOf(
        [...byVendor(telling)].map(([vendor, [first]]) => ({
          message: `The page holds a video and tells ${vendor} its title or address.`,
          page: page.finalUrl,
          snippet: shortAddress(first?.request.url ?? ""),
          component: `third party ${vendor}`,
        })),
      );
    }),
});

/** Silent looping videos are decoration, not something somebody chose to watch. */
function holdsVideo(document: DocumentSnapshot): boolean {
  const chosen = document.videos.some((video) => !(video.autoplay && video.muted));
  const embedded = document.iframes.some(({ src }) => src !== null && whoIs(src)?.purpose === "video");
  return chosen || embedded;
}
