import { type Defect, pageCheck, verdictOf } from "#check.ts";
import type { ImageRef } from "#evidence/document.ts";
import type { NetworkRequest } from "#evidence/network.ts";

import { addressKey } from "./address-key.ts";
import { judgeContent } from "./content-pages.ts";

/** Images of a page that are not there. A refusal (401, 403, 429) may be meant for us alone, so it says nothing. */
export const seoBrokenImages = pageCheck({
  id: "seo-broken-images",
  area: "seo",
  severity: "medium",
  group: "content",
  sources: ["https://developers.google.com/search/docs/appearance/google-images"],
  defect: "Images that don't load",
  title: "Every image on the page loads",
  whyItMatters:
    "The page shows an image that the server doesn't have. Visitors see a gap or a broken icon, and image search can't list it.",
  businessImpact: "A page with broken images looks abandoned, and people trust it less.",
  fixSteps: [
    "Upload each image we list again, or correct its address in your site editor.",
    "If you no longer need the image, remove it from the page.",
  ],
  effort: "S",
  likelyOwner: "editor",
  resources: [
    {
      title: "Google image SEO best practices",
      url: "https://developers.google.com/search/docs/appearance/google-images",
    },
  ],
  evaluate: (page) =>
    judgeContent(page, ({ document }) => {
      const answers = answersOf(page.requests);
      const images = new Map(
        document.images
          .filter(({ src }) => answers.has(addressKey(src)))
          .map((image) => [addressKey(image.src), image]),
      );
      if (images.size === 0) return { outcome: "not-applicable", reason: "The page loads no images" };
      return verdictOf(
        [...images].flatMap(([address, image]) =>
          brokenImage(image, answers.get(address), { page: page.finalUrl, component: `image:${address}` }),
        ),
      );
    }),
});

/** The last answer to each image, by its address: browsers may ask again for what failed. */
function answersOf(requests: readonly NetworkRequest[]): Map<string, NetworkRequest> {
  const answered = requests.filter(({ type, status }) => type === "image" && status !== null);
  return new Map(answered.map((request) => [addressKey(request.url), request]));
}

/** An error may come with an image that is shown all the same, so what was drawn counts. */
function brokenImage(
  image: ImageRef,
  answer: NetworkRequest | undefined,
  place: Pick<Defect, "page" | "component">,
): Defect[] {
  const status = answer?.status ?? 0;
  const isDocument = status === 200 && /^text\/html\b/i.test(answer?.mimeType ?? "");
  if (image.naturalWidth > 0 || isPixel(image) || (status < 400 && !isDocument)) return [];
  const defect = { ...place, element: image, snippet: image.src };
  if (isDocument) return [{ ...defect, message: `${image.src} is a page and not an image` }];
  if (status === 404 || status === 410) {
    return [{ ...defect, message: `${image.src} answers with status ${status}, so no image is shown` }];
  }
  if (status < 500) return [];
  const message = `${image.src} answered with status ${status} when we opened the page. Does the image load now?`;
  return [{ ...defect, message, outcome: "review" }];
}

/** An image of one pixel is there to count visits. */
function isPixel({ widthAttribute, heightAttribute }: ImageRef): boolean {
  return [widthAttribute, heightAttribute].every((side) => side === "0" || side === "1");
}
