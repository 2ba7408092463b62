import { couldNotRun, verdictOf, type Defect } from "#check.ts";
import { CCPA_REGULATIONS, GDPR } from "#checks/privacy/data/resources.ts";
import { privacySiteCheck } from "#checks/privacy/privacy-check.ts";
import { bannerName, withBanner } from "#checks/privacy/reading/passes.ts";

export const prvBannerPreticked = privacySiteCheck({
  id: "prv-banner-preticked",
  group: "consent",
  severities: { EU: "high", CA: "medium" },
  sources: ["CJEU C-673/17 (Planet49)", "GDPR recital 32", "11 CCR §7004"],
  defect: "Optional purposes already checked",
  title: "Optional purposes are not checked in advance",
  whyItMatters:
    "Silence or a box that is already checked is not consent. Europe's highest court has said so. California's rules don't accept defaults that work against the visitor, either.",
  businessImpact:
    'A visitor who clicks "Save" without unchecking the boxes has not agreed. You may not be able to rely on that consent.',
  fixSteps: [
    "In your consent tool, open the settings for purposes.",
    "Turn every optional purpose off by default. Leave on only what the page needs to work.",
    "Check the banner in a private window.",
  ],
  effort: "S",
  resources: [GDPR, CCPA_REGULATIONS],
  evaluate: (evidence) =>
    withBanner(evidence, (banner, { secondLayer }) => {
      const opened = secondLayer?.gathered === true ? secondLayer.value.prechecked : [];
      const later = opened.filter((name) => !banner.prechecked.includes(name));
      const interests = [...banner.prechecked, ...later].filter(isLegitimateInterest);
      const found = [
        ...banner.prechecked
          .filter((name) => !isLegitimateInterest(name))
          .map((name) => checkedIn(bannerName(banner), name)),
        ...later
          .filter((name) => !isLegitimateInterest(name))
          .map((name) => checkedIn(`${bannerName(banner)}, once its settings are open,`, name)),
        ...onForInterest(bannerName(banner), interests),
      ];
      const hasSettings = banner.buttons.some(({ kind }) => kind === "settings");
      if (found.length === 0 && hasSettings && secondLayer?.gathered !== true) {
        return couldNotRun(secondLayer?.reason ?? "We did not open the settings of the consent banner.");
      }
      return verdictOf(found.map((defect) => ({ ...defect, page: evidence.site.startUrl })));
    }),
});

const LEGITIMATE =
  /legitimate interest|berechtigte[sn]? interesse|int[ée]r[êe]ts? l[ée]gitimes?|inter(?:[ée]s|eses) leg[ií]timos?|legittim[oi] interess[ei]|interess[ei] l[e]git+im[oi]|gerechtvaardigde? belang|prawnie uzasadnion|uzasadniony interes|interesses? leg[ií]timos?|berättigat intresse|legitim(?:e)? interesse|oprávněn[ýé]\w* zájem|jogos érdek|oikeutet\w+ e[td]u/iu;

function isLegitimateInterest(name: string): boolean {
  return LEGITIMATE.test(name);
}

/** Nobody consents to those, and the law still asks for consent to store or read anything on a device. */
function onForInterest(where: string, names: readonly string[]): Defect[] {
  const [first] = names;
  if (first === undefined) return [];
  const count = names.length === 1 ? "one purpose" : `${names.length} purposes`;
  return [
    {
      message: `${where} has ${count} switched on under “legitimate interest”, such as “${first}”. Does any of that store or read something on the device, which needs consent?`,
      snippet: first,
      component: "banner options of legitimate interest",
      outcome: "review",
    },
  ];
}

function checkedIn(where: string, name: string): Defect {
  return {
    message: `${where} shows “${name}” already checked.`,
    snippet: name,
    component: `banner option ${name}`,
  };
}
