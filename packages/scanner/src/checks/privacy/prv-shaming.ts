import { couldNotRun, notApplicable, verdictOf, type Defect } from "#check.ts";
import { CCPA_REGULATIONS } from "#checks/privacy/data/resources.ts";
import { privacySiteCheck } from "#checks/privacy/privacy-check.ts";
import { readPages, type ReadPage } from "#checks/privacy/reading/documents.ts";
import { asksForPersonalData } from "#checks/privacy/reading/personal-fields.ts";
import type { Evidence } from "#evidence.ts";

const NO = String.raw`^(?:no|nope|nah|nein|non|nee|não|nie)(?:,? (?:thanks?|thank you|thx|danke|merci|gracias|grazie|bedankt|dank je|obrigad[oa]|dzi[ęe]kuj[ęe]))?[\s,.!:;–—-]+`;
/** A refusal, such as 'No thanks'. */
const REFUSES =
  /^(?:no|nope|nah|nein|non|nee|não|nie)(?:\s*$|\s*[,.!:;–—-]|,? (?:thanks?|thank you|thx|danke|merci|gracias|grazie|bedankt|dank je|obrigad[oa]|dzi[ęe]kuj[ęe])(?!\p{L}))/iu;
const ENGLISH_LOSS = String.raw`pay(?:ing)?(?: the)? (?:full|more|too much)|full price|overpay\p{L}*|(?:my|giving|throwing|wasting|losing|burning|saving|save|free) money|wast(?:e|ing)|miss(?:ing)? out|(?:saving|discounts?|deals|savings)$|to save(?!\p{L}| (?:this|it|changes))|boring|being (?:\p{L}+ )?(?:broke|fat|sick|slow|bored|alone|unhealthy|ignorant)|stay(?:ing)? (?:\p{L}+ )?(?:broke|fat|sick|uninformed|ignorant|unhealthy)|bad (?:skin|sleep|credit|luck)|los(?:e|ing)|hate (?:saving|money|free|animals|children)|(?:don['’]t|do not) care(?!\p{L})|(?:don['’]t|do not) (?:want|need|like) (?:to )?(?:save|support|stay (?:informed|healthy|safe|up)|be (?:informed|healthy|safe|smart\p{L}*)|good|better|journalism)`;
/** Refusals that make a person say something against their own interest. */
const SHAMES: readonly RegExp[] = [
  String.raw`${NO}i(?:['’]d| would| am|['’]m)?(?!\p{L}).{0,30}?(?<!\p{L})(?:${ENGLISH_LOSS})`,
  String.raw`^i(?:['’]d| would) rather (?:${ENGLISH_LOSS})|^i (?:hate|don['’]t (?:like|want)) (?:saving|free) money`,
  String.raw`${NO}ich (?:zahle|bezahle|verzichte|m[öo]chte|will|mag|verschwende|werfe|brauche).{0,40}(?:vollen? preis|lieber mehr|(?:mein )?geld|sparen|rabatte?|ersparnis)`,
  String.raw`${NO}je (?:pr[ée]f[èe]re|veux|aime|ne veux|n[’']aime).{0,40}(?:payer|prix fort|plein tarif|[ée]conomi|(?:mon|de l[’'])argent|r[ée]duction)`,
  String.raw`${NO}(?:yo )?(?:prefiero|me gusta|no quiero|quiero|no me gusta).{0,30}(?:pagar|precio completo|ahorrar|(?:mi )?dinero|descuentos?)`,
  String.raw`${NO}(?:preferisco|mi piace|non voglio|non mi piace).{0,30}(?:pagare|prezzo pieno|risparmiare|(?:i miei )?soldi|sconti?)`,
  String.raw`${NO}ik (?:betaal|wil|hou[d]?|geef|verspil).{0,40}(?:volle prijs|liever meer|besparen|(?:mijn )?geld|korting)`,
  String.raw`${NO}(?:(?:.{0,20} )?ist mir egal|je (?:me moque|m[’']en (?:fiche|moque)|me fiche)|no me importa|non m[’']importa|non mi importa|.{0,30}(?:kan|maakt) (?:me|mij) niets? (?:schelen|uit)|(?:prefiro|gosto de) pagar|não me importo|wol[ęe] (?:p[łl]aci|przep[łl]aca)\p{L}*|nie zale[żz]y mi|nie obchodzi mnie)`,
].map((pattern) => new RegExp(pattern, "iu"));
const LONGEST = 90;

export const prvShaming = privacySiteCheck({
  id: "prv-shaming",
  group: "optout",
  severities: { EU: "low", CA: "medium", US: "low" },
  sources: [
    "11 CCR §7004(a)(4) (shaming choices)",
    "FTC Act §5",
    "EDPB guidelines 03/2022 (emotional steering)",
  ],
  defect: "Refusal that shames the visitor",
  title: "People can say no in plain words",
  whyItMatters:
    "To refuse, people must press words that make them look foolish, such as “No, I like paying full price”. California's privacy rules name just that as manipulation. The FTC and Europe's regulators call it a deceptive pattern.",
  businessImpact:
    "An agreement that was got this way doesn't count, and people remember how the site spoke to them.",
  fixSteps: [
    "Change the words to “No thanks”.",
    "Make the button as easy to see and press as the one that agrees.",
    "Check other offers and pop-ups for the same kind of words.",
  ],
  effort: "S",
  likelyOwner: "editor",
  resources: [
    CCPA_REGULATIONS,
    {
      title: "FTC: Bringing Dark Patterns to Light",
      url: "https://www.ftc.gov/reports/bringing-dark-patterns-light",
    },
  ],
  evaluate: (evidence) => {
    const pages = readPages(evidence);
    if (pages.length === 0) return couldNotRun("We could not read any page.");
    const names = pages.flatMap(refusalsOn).filter(isOutOfBanner(evidence));
    const isCalifornian = evidence.profiles.includes("CA");
    if (names.length > 0) return verdictOf(shaming(names, isCalifornian));
    return pages.some(({ document }) => document.buttons === undefined)
      ? couldNotRun("We did not read the names of the pages' buttons.")
      : notApplicable("No button or link on the pages says no.");
  },
});

/** How the consent banner is refused is told with the banner. */
function isOutOfBanner({ site: { privacy } }: Evidence): (refusal: Refusal) => boolean {
  const banner = privacy.gathered && privacy.value.banner.gathered ? privacy.value.banner.value : null;
  const labels = new Set(banner?.buttons.map(({ text }) => text.replaceAll(/\s+/g, " ").trim()));
  return ({ name }) => !labels.has(name);
}

interface Refusal {
  name: string;
  place: Pick<Defect, "page" | "snippet" | "element">;
  /** Whether it stands in a form that offers something for personal data. */
  isAtOffer: boolean;
}

function refusalsOn({ page, document: { links, forms, buttons = [] } }: ReadPage): Refusal[] {
  const offers = forms
    .filter(({ text, fields }) => OFFERS.test(text) && fields.some(asksForPersonalData))
    .map(({ text }) => text.replaceAll(/\s+/g, " "));
  const found = [
    ...links.map((link) => ({ name: link.text, place: { page: page.finalUrl, element: link } })),
    ...buttons.map((name) => ({ name, place: { page: page.finalUrl, snippet: name.trim() } })),
  ].map((one) => {
    const name = one.name.replaceAll(/\s+/g, " ").trim();
    return { ...one, name, isAtOffer: offers.some((text) => text.includes(name)) };
  });
  return found.filter(({ name }) => name.length <= LONGEST && (REFUSES.test(name) || isShaming(name)));
}

function isShaming(name: string): boolean {
  return SHAMES.some((words) => words.test(name));
}

/** What California calls a financial incentive. */
const OFFERS =
  /\d+ ?%|[$€£] ?\d|\d ?€|(?<!\p{L})(?:discounts?|coupons?|sav(?:e|ings)|free (?:shipping|gift|sample)|deals?|offers?|rabatte?|gutschein|r[ée]duction|descuentos?|sconto|korting)(?!\p{L})/iu;

/** Each once: offers come up on many pages. California's rules name such words at an offer for data as shaming. */
function shaming(names: readonly Refusal[], isCalifornian: boolean): Defect[] {
  const found = new Map(
    names
      .filter(({ name }) => isShaming(name))
      .map((one) => [one.name, one] as const)
      .toReversed(),
  );
  return [...found.values()].map(({ name, place, isAtOffer }) => ({
    ...place,
    component: "shaming refusal",
    ...(isAtOffer && isCalifornian
      ? { message: `To say no to an offer for personal data, people press “${name}”.` }
      : {
          message: `To say no, people press “${name}”. Can it say so in plain words?`,
          outcome: "review" as const,
        }),
  }));
}
