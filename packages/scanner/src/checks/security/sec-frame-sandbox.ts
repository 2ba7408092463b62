import { notApplicable, pageCheck, verdictOf } from "#check.ts";

import { judgeDocument } from "./reading/delivery.ts";
import { isThirdParty } from "./reading/third-party.ts";

/** Players, maps, payments and proofs of being human, which need most of what a sandbox takes and are looked after. */
const LOOKED_AFTER =
  /(?:^|\.)(?:youtube(?:-nocookie)?\.com|vimeo\.com|dailymotion\.com|spotify\.com|soundcloud\.com|google\.com|gstatic\.com|googletagmanager\.com|doubleclick\.net|recaptcha\.net|hcaptcha\.com|cloudflare\.com|openstreetmap\.org|bing\.com|microsoft\.com|apple\.com|facebook\.com|instagram\.com|linkedin\.com|x\.com|twitter\.com|tiktok\.com|stripe\.com|paypal\.com|adyen\.com|klarna\.com|mollie\.com|braintreegateway\.com|squareup\.com)$/i;

export const secFrameSandbox = pageCheck({
  id: "sec-frame-sandbox",
  area: "security",
  severity: "info",
  group: "content",
  sources: ["OWASP HTML5 Security Cheat Sheet: Sandboxed frames", "HTML Standard, 4.8.5 The iframe element"],
  defect: "Frame of another site without a sandbox",
  title: "Frames of other sites have a sandbox",
  whyItMatters:
    "The page shows another site in a frame that may do whatever a page can: open windows, start downloads, or lead your visitors away. If that site is hacked, all of this happens on your page.",
  businessImpact: "Visitors see a fake message on your page and believe it is from you.",
  fixSteps: [
    'Add a sandbox that allows only what the frame needs, such as sandbox="allow-scripts allow-forms allow-same-origin".',
    "Try what the frame is for. Allow popups or downloads only if it needs them.",
    "If nobody needs the frame anymore, remove it.",
  ],
  effort: "S",
  likelyOwner: "developer",
  resources: [
    {
      title: "MDN: sandbox of iframe",
      url: "https://developer.mozilla.org/en-US/docs/Web/HTML/Reference/Elements/iframe#sandbox",
    },
  ],
  evaluate: (page, evidence) =>
    judgeDocument(page, ({ iframes }) => {
      const frames = iframes.filter(
        ({ src }) => isThirdParty(src, evidence) && !LOOKED_AFTER.test(URL.parse(src ?? "")?.hostname ?? ""),
      );
      if (frames.length === 0) return notApplicable("The page embeds no frames from other, smaller sites");
      return verdictOf(
        frames
          .filter(({ sandbox }) => sandbox === null)
          .map(({ src, selector, snippet, component }) => {
            const host = URL.parse(src ?? "")?.host ?? "";
            return {
              message: `The frame of ${host} has no sandbox.`,
              page: page.finalUrl,
              element: { selector, snippet, component },
              component: `frame:${host}`,
            };
          }),
      );
    }),
});
