import { type Defect, verdictOf } from "#check.ts";
import { FTC_PRIVACY, GDPR } from "#checks/privacy/data/resources.ts";
import { privacyPageCheck } from "#checks/privacy/privacy-check.ts";
import { withDocument } from "#checks/privacy/reading/documents.ts";

/** Where private people have their mail. */
const PRIVATE_EMAIL =
  /[\w.+-]+@(?:gmail|googlemail|yahoo|ymail|hotmail|outlook|live|msn|icloud|me|aol|comcast|verizon|proton(?:mail)?|gmx|web|t-online|freenet|orange|free|wanadoo|laposte|sfr|libero|virgilio|alice|telefonica|ziggo|kpnmail|wp|onet|interia|sapo)\.(?:[a-z]{2,3}(?:\.[a-z]{2})?)(?![\w.-]*@)/gi;
const FEWEST_SHOWN = 5;

export const prvPeopleExposed = privacyPageCheck({
  id: "prv-people-exposed",
  group: "thirdparty",
  severities: { EU: "critical", CA: "critical", US: "high" },
  sources: ["GDPR Art. 5(1)(f) and Art. 32", "California Civil Code §1798.150", "FTC Act §5"],
  defect: "Personal data of people open to everyone",
  title: "Pages hold no lists of people and their contact data",
  whyItMatters:
    "The page or its data holds a list of members, customers or participants. Anyone can copy it, even what the page itself doesn't show.",
  businessImpact:
    "This is a data breach, which may have to be reported within 72 hours and told to everyone on the list.",
  fixSteps: [
    "Take the list out of the page and out of the data that its scripts get, and put it behind a sign-in.",
    "Ask search engines to forget the old page.",
    "With your lawyer, decide whether the breach must be reported, and to whom.",
  ],
  effort: "M",
  likelyOwner: "developer",
  resources: [GDPR, FTC_PRIVACY],
  evaluate: (page) =>
    withDocument(page, ({ text }) => {
      const people = page.rawMarkup?.gathered === true ? (page.rawMarkup.value.people ?? 0) : 0;
      const shown = new Set((text.match(PRIVATE_EMAIL) ?? []).map((email) => email.toLowerCase()));
      const place = { page: page.finalUrl, component: "people's data" };
      const defects: Defect[] = [];
      if (people > 0) {
        const message = `The page's scripts hold records of ${people} people, with email addresses and phone numbers, birth dates or addresses.`;
        defects.push({ ...place, message });
      }
      if (shown.size >= FEWEST_SHOWN) {
        const message = `The page shows ${shown.size} email addresses of private people. Do they know that everyone can read them?`;
        defects.push({ ...place, message, outcome: "review" });
      }
      return verdictOf(defects);
    }),
});
