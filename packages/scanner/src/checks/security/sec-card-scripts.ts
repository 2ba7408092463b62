import { notApplicable, pageCheck, verdictOf, type Defect } from "#check.ts";
import { TRACKING, whoIs } from "#checks/privacy/reading/third-parties.ts";
import type { ElementRef } from "#evidence/document.ts";
import type { PageEvidence } from "#evidence/page.ts";

import { judgeDocument } from "./reading/delivery.ts";
import { isCardField } from "./reading/sensitive-fields.ts";
import { isThirdParty } from "./reading/third-party.ts";

const MOST_NAMED = 5;

export const secCardScripts = pageCheck({
  id: "sec-card-scripts",
  area: "security",
  severity: "high",
  group: "content",
  sources: ["PCI DSS 4.0.1, 6.4.3 and 11.6.1", "CWE-829"],
  defect: "Trackers' scripts where people type card numbers",
  title: "Where people type card numbers, only scripts that are needed run",
  whyItMatters:
    "A script on a page with card fields can read what is typed. If one of the companies we name is broken into, its script sends the card numbers to thieves, as has happened to shops of all sizes.",
  businessImpact:
    "The card companies' rules ask you to justify and to check each script on a payment page. Without that, you answer for the damage.",
  fixSteps: [
    "Remove analytics, advertising and chat scripts from the page, such as by a rule in your tag manager.",
    "Or let your payment provider show the card fields in its own frame, out of reach of the page's scripts.",
    "For the scripts that stay, keep a list with the reason for each, and add the integrity attribute.",
  ],
  effort: "M",
  resources: [
    {
      title: "PCI Security Standards Council: document library",
      url: "https://www.pcisecuritystandards.org/document_library/",
    },
  ],
  evaluate: (page, evidence) =>
    judgeDocument(page, ({ forms, looseFields }) => {
      const first = [...forms.flatMap((form) => form.fields), ...looseFields].find(isCardField);
      if (first === undefined) return notApplicable("The page has no field for a card number");
      const scripts = page.requests.filter(
        ({ type, url }) => type === "script" && isThirdParty(url, evidence),
      );
      const trackers = scripts.flatMap(({ url }) => {
        const who = whoIs(url);
        return who !== null && (TRACKING.includes(who.purpose) || who.purpose === "chat") ? [who.vendor] : [];
      });
      const names = [...new Set(trackers)].slice(0, MOST_NAMED);
      const manager = scripts.map(({ url }) => whoIs(url)).find((who) => who?.purpose === "tag-manager");
      if (names.length === 0 && manager !== undefined && manager !== null) {
        const message = `${manager.vendor} runs on the page where people type their card number, and can add any script to it. Is it needed there?`;
        return verdictOf([{ message, page: page.finalUrl, element: first, outcome: "review" }]);
      }
      const unknown = [
        ...new Set(scripts.filter(({ url }) => whoIs(url) === null).map(({ url }) => hostOf(url))),
      ];
      if (names.length === 0) {
        return verdictOf(unknown.slice(0, MOST_NAMED).map((host) => unknownDefect(host, page, first)));
      }
      return verdictOf([
        {
          message: `Scripts of ${new Intl.ListFormat("en-US").format(names)} run on the page where people type their card number.`,
          page: page.finalUrl,
          element: first,
        },
      ]);
    }),
});

/** A payment provider's own script must be there, and a host whose owner we don't know may be one. */
function unknownDefect(host: string, { finalUrl }: PageEvidence, element: ElementRef): Defect {
  return {
    message: `A script of ${host} runs on the page where people type their card number. Is it needed there?`,
    page: finalUrl,
    element,
    component: `card-script:${host}`,
    outcome: "review",
  };
}

function hostOf(address: string): string {
  return URL.parse(address)?.host ?? "";
}
