import { couldNotRun, passed, verdictOf, type Defect } from "#check.ts";
import { EDPB_BANNERS, GDPR } from "#checks/privacy/data/resources.ts";
import { privacySiteCheck } from "#checks/privacy/privacy-check.ts";
import { bannerName, withBanner } from "#checks/privacy/reading/passes.ts";
import { quoted, sentencesOf } from "#checks/privacy/reading/sentences.ts";
import { byVendor, shortAddress, trackingRequests } from "#checks/privacy/reading/third-parties.ts";
import type { Evidence } from "#evidence.ts";
import type { ConsentBanner, PrivacyPasses } from "#evidence/privacy.ts";

/** By which a notice says that going on is an answer. */
const GOING_ON =
  /(?:by )?(?<!\p{L})(?:continu(?:e|ing)|scroll(?:ing)?|(?:further )?brows(?:e|ing))(?!\p{L}| without)[^.]{0,80}(?:agree|accept|consent)|(?:weiter(?:e|er|es)? (?:nutz|surf|scroll|verwend)|(?:fortsetz|weitersurf|weiternutz))[^.]{0,80}(?:zustimm|einverstanden|akzeptier)|(?:stimm|akzeptier)[^.]{0,60}(?:weiter(?:e|er) (?:nutz|verwend)|weitersurf|scroll)|en (?:poursuivant|continuant)[^.]{0,80}(?:accept|consent)|(?:si contin[úu]a|al continuar|seguir navegando)(?! sin)[^.]{0,80}(?:acept|consient)|(?:proseguendo|continuando|scorrendo)[^.]{0,80}(?:accett|acconsent)|(?:verder|door)[^.]{0,40}(?:te )?(?:gaan|surfen|scrollen|gebruik)[^.]{0,60}(?:akkoord|accept|toestemm)|(?:kontynuuj[ąa]c|dalsze korzystanie)[^.]{0,80}(?:zgod|akcept)|ao continuar[^.]{0,80}(?:aceit|concord)|(?:genom att forts[äa]tta|om du forts[äa]tter)[^.]{0,80}(?:godk[äa]n|accepter|samtyck)|ved (?:at forts[æa]tte|å fortsette)[^.]{0,80}(?:accepter|aksepter|godta|godkend|samtyk)|jatkamalla[^.]{0,80}hyv[äa]ksy|pokra[čc]ov[áa]n[íi]m[^.]{0,80}souhlas/iu;
/** By which a sentence asks, as beside a video that waits for an answer. */
const ASKS =
  /(?<!\p{L})(?:to continue|please|click\p{L}*|press\p{L}*|bitte|um fortzufahren|veuillez|pour continuer|por favor|para continuar|per continuare|om verder te gaan|aby kontynuować)(?!\p{L})/iu;
/** Terms are agreed to by going on, too. */
const ABOUT_COOKIES = /cookie|tracking technolog|kakor|informasjonskaps|ev[äa]ste|ciasteczk|galletas/iu;

export const prvBannerLeaves = privacySiteCheck({
  id: "prv-banner-leaves",
  group: "consent",
  severities: { EU: "high", CA: "medium" },
  sources: [
    "GDPR Art. 4(11) and Recital 32",
    "CJEU C-673/17 (Planet49)",
    "EDPB Guidelines 05/2020, section 3.4",
    "California Civil Code §1798.140(h)",
  ],
  defect: "Banner takes scrolling, waiting or closing for an answer",
  title: "The banner waits for an answer",
  whyItMatters:
    "Only a clear action counts as consent. Someone who scrolls on, does nothing for a few seconds or closes the banner has agreed to nothing. California excludes such signs by name, too.",
  businessImpact:
    "All consent that was collected this way may be void, and so is what you did with the data.",
  fixSteps: [
    "In your consent tool, turn off consent by scrolling, by waiting, by closing the banner and by going on to the next page.",
    "Keep the banner, or at least its settings, open until the visitor presses a button.",
    "Remove sentences such as “By continuing to browse, you agree”.",
  ],
  effort: "S",
  resources: [EDPB_BANNERS, GDPR],
  evaluate: (evidence) => {
    const unasked = askedNowhere(evidence);
    if (unasked !== null) return verdictOf([unasked]);
    return withBanner(evidence, (banner, passes) => {
      const { startUrl } = evidence.site;
      const closing = startedByClosing(banner, passes, startUrl);
      if (closing.length > 0) return verdictOf([...goneByItself(banner, passes, startUrl), ...closing]);
      if (banner.wentAway === undefined) return couldNotRun("We did not look at the banner a second time.");
      const left = goneByItself(banner, passes, startUrl);
      if (left.length === 0 && passes.closed?.gathered === false) return couldNotRun(passes.closed.reason);
      return left.length === 0 ? passed : verdictOf(left);
    });
  },
});

/** A page without a banner that says that whoever goes on agrees to its cookies. */
function askedNowhere({ site: { privacy, startUrl } }: Evidence): Defect | null {
  if (!privacy.gathered) return null;
  const { banner, fresh } = privacy.value;
  if (!banner.gathered || banner.value !== null) return null;
  const said = sentencesOf(fresh.text).find(
    (one) => GOING_ON.test(one) && ABOUT_COOKIES.test(one) && !ASKS.test(one),
  );
  if (said === undefined) return null;
  const tracks = trackingRequests(fresh.requests, startUrl).length > 0;
  const message = `The page says “${quoted(said)}”, and has no banner that asks.`;
  return {
    page: startUrl,
    component: "consent by going on",
    message: tracks ? message : `${message} Does it use cookies that need consent?`,
    ...(tracks ? {} : { outcome: "review" as const }),
  };
}

function goneByItself({ wentAway }: ConsentBanner, { fresh }: PrivacyPasses, page: string): Defect[] {
  const said = GOING_ON.exec(fresh.text)?.[0]?.slice(0, 160);
  const where = { page, component: "consent banner" };
  if (wentAway !== true) {
    if (wentAway === undefined || said === undefined) return [];
    const message = `The banner says “${said}”, though it stayed while we scrolled and waited. Does going on count as consent?`;
    return [{ ...where, message, outcome: "review" }];
  }
  if (said === undefined) {
    const message =
      "The banner went away although we pressed nothing, only scrolled and waited. Does the site take that for an answer?";
    return [{ ...where, message, outcome: "review" }];
  }
  const message = `The banner says “${said}”, and went away although we pressed nothing, only scrolled and waited.`;
  return [{ ...where, message }];
}

/**
 * Trackers that the page contacts only once its banner was closed. Ads change from visit to visit: where a tracker of the
 * same purpose came before, another one proves nothing.
 */
function startedByClosing(banner: ConsentBanner, { fresh, closed }: PrivacyPasses, page: string): Defect[] {
  if (closed?.gathered !== true || closed.value.cameBack) return [];
  const { label, requests } = closed.value;
  const before = new Set(trackingRequests(fresh.requests, page).map(({ purpose }) => purpose));
  const started = trackingRequests(requests, page).filter(({ purpose }) => !before.has(purpose));
  return [...byVendor(started)].map(([vendor, [first]]) => ({
    message: `${bannerName(banner)} was closed with “${label}”, without an answer, and the page contacts ${vendor} since then.`,
    page,
    snippet: shortAddress(first?.request.url ?? ""),
    component: `third party ${vendor}`,
  }));
}
