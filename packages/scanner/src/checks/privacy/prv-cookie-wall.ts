import { passed } from "#check.ts";
import { CNIL_COOKIES, GDPR } from "#checks/privacy/data/resources.ts";
import { privacySiteCheck, reviewOf } from "#checks/privacy/privacy-check.ts";
import { bannerName, withBanner } from "#checks/privacy/reading/passes.ts";

/** Share of the viewport from which an overlay leaves nothing to use beside it. */
const COVERS_THE_PAGE = 0.8;

export const prvCookieWall = privacySiteCheck({
  id: "prv-cookie-wall",
  group: "consent",
  severities: { EU: "medium" },
  sources: ["GDPR Art. 7(4)", "EDPB Guidelines 05/2020 on consent, paragraphs 39-41"],
  defect: "Page unusable without accepting cookies",
  title: "The page can be used without accepting",
  whyItMatters:
    "Consent must be free. An overlay that locks the page and offers no way to say no leaves the visitor only one answer.",
  businessImpact:
    "Consent given at a wall may be void, and visitors who do not want to be tracked leave before they have seen anything.",
  fixSteps: [
    "Offer 'Reject all' on the overlay, or let the visitor close it and go on.",
    "If you sell an ad-free alternative, have its wording and price reviewed by counsel.",
  ],
  effort: "S",
  resources: [GDPR, CNIL_COOKIES],
  evaluate: (evidence) =>
    withBanner(evidence, (banner) => {
      const offersNo = banner.buttons.some((button) => button.kind === "reject");
      const locks = banner.coversShare > COVERS_THE_PAGE && banner.scrollLocked;
      if (offersNo || !locks) return passed;
      return reviewOf([
        {
          message: `${bannerName(banner)} covers ${Math.round(banner.coversShare * 100)} % of the window, locks scrolling and offers no way to reject.`,
          page: evidence.site.startUrl,
          component: "consent banner",
        },
      ]);
    }),
});
