import { notApplicable, verdictOf } from "#check.ts";
import { EPRIVACY, YOUTUBE_EMBED } from "#checks/privacy/data/resources.ts";
import { privacyPageCheck } from "#checks/privacy/privacy-check.ts";
import { withDocument } from "#checks/privacy/reading/documents.ts";
import { withAttributes } from "#fix-examples/mended-markup.ts";

const ANY_YOUTUBE = /(?:^|\.)youtube(?:-nocookie)?\.com$/;
const EMBED = /^(?<scheme>(?:https?:)?\/\/)(?:www\.)?youtube\.com\/embed\//iu;
const NO_COOKIE = /(?:^|\.)youtube-nocookie\.com$/;

const withoutCookies = withAttributes(({ attributes }) => {
  const src = attributes.get("src") ?? "";
  return EMBED.test(src) ? { src: src.replace(EMBED, "$<scheme>www.youtube-nocookie.com/embed/") } : null;
});

export const prvYoutube = privacyPageCheck({
  id: "prv-youtube",
  group: "embeds",
  severities: { EU: "medium", CA: "info", US: "info" },
  sources: ["ePrivacy Directive 2002/58/EC, Art. 5(3)"],
  defect: "YouTube videos without privacy mode",
  title: "YouTube videos use privacy-enhanced mode",
  whyItMatters:
    "A normal YouTube embed sets ad cookies as soon as the page opens, even if no one watches. The privacy-enhanced address waits until the visitor presses play.",
  businessImpact: "One video in a blog post can be enough to need consent for the whole page.",
  fixSteps: [
    "In the address of the frame, replace www.youtube.com/embed/ with www.youtube-nocookie.com/embed/.",
    "Even better, show an image with a play button, and load the frame when the visitor clicks it.",
  ],
  effort: "S",
  example: withoutCookies,
  resources: [YOUTUBE_EMBED, EPRIVACY],
  evaluate: (page) =>
    withDocument(page, ({ iframes }) => {
      const frames = iframes.filter(({ src }) => ANY_YOUTUBE.test(hostOf(src)));
      if (frames.length === 0) return notApplicable("The page has no YouTube video.");
      return verdictOf(
        frames
          .filter(({ src }) => !NO_COOKIE.test(hostOf(src)))
          .map((frame) => ({
            message: "A YouTube video comes from youtube.com and not from youtube-nocookie.com.",
            page: page.finalUrl,
            element: frame,
          })),
      );
    }),
});

function hostOf(src: string | null): string {
  return src === null ? "" : (URL.parse(src)?.hostname ?? "");
}
