import { couldNotRun, notApplicable, verdictOf } from "#check.ts";
import { EPRIVACY, FTC_PRIVACY } from "#checks/privacy/data/resources.ts";
import { privacySiteCheck } from "#checks/privacy/privacy-check.ts";
import { withPasses } from "#checks/privacy/reading/passes.ts";
import { idsIn, keptIn, NEEDED } from "#checks/privacy/reading/visitor-ids.ts";
import type { CookieWrite } from "#evidence/network.ts";

export const prvCookieRestored = privacySiteCheck({
  id: "prv-cookie-restored",
  group: "consent",
  severities: { EU: "high", CA: "high", US: "medium" },
  sources: [
    "FTC Act §5 (deceptive practices)",
    "ePrivacy Directive 2002/58/EC, Art. 5(3)",
    "In re Quantcast and In re KISSmetrics settlements, 2010-2012",
  ],
  defect: "ID that comes back after cookies are deleted",
  title: "A deleted visitor ID stays deleted",
  whyItMatters:
    "Someone who deletes cookies wants to start anew. The site keeps a copy of the visitor's ID in the browser's storage and puts it back into the cookie, so the visitor is recognized all the same.",
  businessImpact:
    "Companies have paid millions to settle lawsuits over cookies that came back. It is easy to show and hard to explain.",
  fixSteps: [
    "Remove the copy of the ID from local storage, and the script that reads it back.",
    "Give a visitor without the cookie a new ID, after consent where you need it.",
  ],
  effort: "S",
  likelyOwner: "developer",
  resources: [EPRIVACY, FTC_PRIVACY],
  evaluate: (evidence) =>
    withPasses(evidence, ({ cookiesDeleted, withGpc }) => {
      if (cookiesDeleted === undefined)
        return notApplicable("We saw no cookie whose ID is in the browser's storage, too.");
      if (!cookiesDeleted.gathered) return couldNotRun(cookiesDeleted.reason);
      const site = { url: evidence.site.startUrl, now: evidence.now };
      const idsOf = (cookieWrites: CookieWrite[]) =>
        keptIn({ cookieWrites, storage: [] }, site).map(({ name, value }) => ({ name, ids: idsIn(value) }));
      const before = idsOf(cookiesDeleted.value.before);
      // What another visitor has, too, tells nobody apart.
      const ofOthers = withGpc.gathered ? idsOf(withGpc.value.cookieWrites).flatMap(({ ids }) => ids) : [];
      const restored = idsOf(cookiesDeleted.value.after).filter(
        ({ name, ids }) =>
          !NEEDED.test(name) &&
          before.some(
            (one) => one.name === name && one.ids.some((id) => ids.includes(id) && !ofOthers.includes(id)),
          ),
      );
      return verdictOf(
        [...new Set(restored.map(({ name }) => name))].map((name) => ({
          message: `We deleted all cookies and came back, and the cookie “${name}” had the same ID as before.`,
          page: evidence.site.startUrl,
          snippet: `${name}=…`,
          component: `stored item ${name}`,
        })),
      );
    }),
});
