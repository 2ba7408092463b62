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
  defect: "Page that visitors can't use without accepting cookies",
  title: "Visitors can use the page without accepting",
  whyItMatters:
    "Consent has to be a free choice. Your page is locked behind an overlay that offers no way to say no, so visitors can only accept.",
  businessImpact:
    "Consent given this way may not count. Visitors who don't want to be tracked leave before they have seen anything.",
  fixSteps: [
    'Offer "Reject all" on the overlay, or let visitors close it and go on.',
    "If you sell an ad-free version, ask your lawyer to review its wording and price.",
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
          message: `${bannerName(banner)} covers ${Math.round(banner.coversShare * 100)}% of the window, blocks scrolling and offers no way to reject.`,
          page: evidence.site.startUrl,
          component: "consent banner",
        },
      ]);
    }),
});
