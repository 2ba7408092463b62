import { notApplicable, pageCheck, verdictOf } from "#check.ts";

import { judgeDocument } from "./reading/delivery.ts";
import { isThirdParty } from "./reading/third-party.ts";

export const secRelOpener = pageCheck({
  id: "sec-rel-opener",
  area: "security",
  severity: "low",
  group: "content",
  sources: ["HTML Standard, 4.6.7.17 Link type opener", "CWE-1022"],
  defect: "Link that gives another website your window",
  title: "Links to other websites don't give them your window",
  whyItMatters:
    'With rel="opener", the website that a link opens in a new tab can send your own tab elsewhere. Visitors who come back to your tab may find a fake copy of your page.',
  businessImpact: "If a website you link to is hacked, your visitors are at risk, too.",
  fixSteps: [
    'Remove "opener" from the link\'s rel attribute. Browsers then protect your window automatically.',
  ],
  effort: "S",
  resources: [
    {
      title: "MDN: rel=noopener",
      url: "https://developer.mozilla.org/en-US/docs/Web/HTML/Reference/Attributes/rel/noopener",
    },
  ],
  evaluate: (page, evidence) =>
    judgeDocument(page, ({ links }) => {
      const opened = links.filter(
        ({ href, target }) => /^_blank$/i.test(target) && isThirdParty(href, evidence),
      );
      if (opened.length === 0) return notApplicable("The page opens no other website in a new tab");
      return verdictOf(
        opened
          .filter(({ rel }) => givesWindow(rel))
          .map(({ selector, snippet, component, href }) => ({
            message: `The link gives your window to ${URL.parse(href ?? "")?.host ?? "another website"}.`,
            page: page.finalUrl,
            element: { selector, snippet, component },
          })),
      );
    }),
});

/** `noopener` and `noreferrer` win over `opener`. */
function givesWindow(rel: string): boolean {
  const types = rel.toLowerCase().split(/\s+/);
  return types.includes("opener") && !types.includes("noopener") && !types.includes("noreferrer");
}
