import { type Defect, notApplicable, verdictOf } from "#check.ts";
import { FTC_PRIVACY, GDPR } from "#checks/privacy/data/resources.ts";
import { privacyPageCheck } from "#checks/privacy/privacy-check.ts";
import { withDocument } from "#checks/privacy/reading/documents.ts";
import { byVendor, requestsFor, shortAddress } from "#checks/privacy/reading/third-parties.ts";
import { toldAnswers, toldPixels } from "#checks/privacy/reading/told-pixels.ts";
import { sensitiveTopic } from "#checks/privacy/reading/topics.ts";

export const prvPixelSensitive = privacyPageCheck({
  id: "prv-pixel-sensitive",
  group: "thirdparty",
  severities: { EU: "critical", CA: "critical", US: "critical" },
  sources: [
    "FTC v. GoodRx and In re BetterHelp, 2023",
    "Washington My Health My Data Act, RCW 19.373",
    "HIPAA, 45 CFR Part 164",
    "GDPR Art. 9",
  ],
  defect: "Ad pixel on a sensitive page",
  title: "Pages about health, money, children or payment have no ad pixel",
  whyItMatters:
    "The address of a page can say more about a visitor than a form. An ad pixel on it tells the ad network that this person reads about an illness or a debt.",
  businessImpact:
    "The FTC and several states have acted against exactly this, with penalties in the millions.",
  fixSteps: [
    "Remove the ad pixel from the pages we list. A rule by path in your tag manager is enough.",
    "If you need to measure these pages, use analytics that keeps the data with you.",
    "Ask your lawyer what the data that was already sent means for you.",
  ],
  effort: "M",
  resources: [FTC_PRIVACY, GDPR],
  evaluate: (page) =>
    withDocument(page, (document) => {
      const pixels = requestsFor(["advertising"], page.requests, page.finalUrl);
      const topic = sensitiveTopic(document, page.finalUrl);
      const told = toldPixels({ page, document });
      const answers = toldAnswers({ page, document });
      if (topic === null && told.size + answers.size === 0)
        return notApplicable("The page is not about a sensitive topic.");
      return verdictOf(
        [...byVendor(pixels)].flatMap(([vendor, [first]]): Defect[] => {
          const place = {
            page: page.finalUrl,
            snippet: shortAddress(first?.request.url ?? ""),
            component: `third party ${vendor}`,
          };
          const answer = answers.get(vendor);
          if (answer !== undefined)
            return [
              {
                ...place,
                message: `A script tells ${vendor} what visitors choose or enter here, as “${answer.property}” of the event “${answer.event}”, and the page asks about health.`,
              },
            ];
          const said = told.get(vendor);
          if (said !== undefined)
            return [{ ...place, message: `${vendor} is told “${said.words}”, which is about ${said.name}.` }];
          if (topic === null) return [];
          const message = `${vendor} learns that someone visits a page that seems to be about ${topic}.`;
          return [{ ...place, message, outcome: "review" }];
        }),
      );
    }),
});
