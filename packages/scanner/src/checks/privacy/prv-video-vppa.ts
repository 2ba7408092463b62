import { notApplicable } from "#check.ts";
import { FTC_PRIVACY } from "#checks/privacy/data/resources.ts";
import { privacyPageCheck, reviewOf } from "#checks/privacy/privacy-check.ts";
import { withDocument } from "#checks/privacy/reading/documents.ts";
import { byVendor, shortAddress, trackingRequests, whoIs } from "#checks/privacy/reading/third-parties.ts";
import type { DocumentSnapshot } from "#evidence/document.ts";

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
      return reviewOf(
        [...byVendor(telling)].map(([vendor, [first]]) => ({
          message: `The page has a video and sends its title or address to ${vendor}.`,
          page: page.finalUrl,
          snippet: shortAddress(first?.request.url ?? ""),
          component: `third party ${vendor}`,
        })),
      );
    }),
});

/** Silent looping videos are decoration, not something someone chose to watch. */
function holdsVideo(document: DocumentSnapshot): boolean {
  const chosen = document.videos.some((video) => !(video.autoplay && video.muted));
  const embedded = document.iframes.some(({ src }) => src !== null && whoIs(src)?.purpose === "video");
  return chosen || embedded;
}
