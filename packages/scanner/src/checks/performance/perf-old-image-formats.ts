import { notApplicable, pageCheck, verdictOf, type Verdict } from "#check.ts";
import type { NetworkRequest } from "#evidence/network.ts";
import type { PageEvidence } from "#evidence/page.ts";

import { judgeRequests } from "./measured-page.ts";
import { inBytes, ownFiles, serverRuleKey } from "./own-files.ts";

const OLD = new Set(["image/jpeg", "image/png", "image/gif", "image/bmp", "image/tiff"]);
const MODERN = new Set(["image/webp", "image/avif", "image/jxl"]);
const WORTH_IT = 100 * 1024;

/** Large pictures in formats of the last century. */
export const perfOldImageFormats = pageCheck({
  id: "perf-old-image-formats",
  area: "performance",
  severity: "low",
  group: "weight",
  sources: ["https://web.dev/learn/performance/image-performance#file-formats"],
  defect: "Large images in an old format",
  title: "Large images use a modern format",
  whyItMatters:
    "WebP and AVIF usually show the same image in fewer bytes than JPEG or PNG, often a quarter to a half fewer. Every current browser supports them.",
  businessImpact: "Pages with many photos get faster, and the photos look just as good.",
  fixSteps: [
    "Save these images as WebP or AVIF, or use a plugin or image service that converts them.",
    "Save animated GIFs as video.",
  ],
  effort: "S",
  seenByLighthouse: "perf-image-delivery-insight",
  readsFiles: ["image"],
  resources: [{ title: "Image performance", url: "https://web.dev/learn/performance/image-performance" }],
  evaluate: (page) => judgeRequests(page, (requests) => judge(page, requests)),
});

function judge(page: PageEvidence, requests: readonly NetworkRequest[]): Verdict {
  const pictures = ownFiles(page, requests).filter(
    ({ mimeType }) => OLD.has(mimeType ?? "") || MODERN.has(mimeType ?? ""),
  );
  if (pictures.length === 0) return notApplicable("The page loads no photos from the site.");
  return verdictOf(
    pictures
      .filter(({ mimeType, transferBytes }) => OLD.has(mimeType ?? "") && (transferBytes ?? 0) > WORTH_IT)
      .map(({ url, type, mimeType, transferBytes }) => ({
        message: `The image is a ${mimeType?.replace("image/", "").toUpperCase()} file of ${inBytes(transferBytes ?? 0)}`,
        snippet: url,
        // However many there are, one change to how pictures are saved or served fixes them.
        component: serverRuleKey({ url, type }),
      })),
  );
}
