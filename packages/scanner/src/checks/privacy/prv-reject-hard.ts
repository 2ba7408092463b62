import { notApplicable, verdictOf } from "#check.ts";
import type { Defect } from "#check.ts";
import { CCPA_REGULATIONS, CNIL_COOKIES, EDPB_BANNERS } from "#checks/privacy/data/resources.ts";
import { privacySiteCheck } from "#checks/privacy/privacy-check.ts";
import { bannerName, withBanner } from "#checks/privacy/reading/passes.ts";
import type { AcceptedBanner, BannerAnswer, BannerButton, ConsentBanner } from "#evidence/privacy.ts";

/** Below half the area of 'Accept', 'Reject' no longer looks like its equal. */
const SMALLEST_FAIR_SHARE = 0.5;

export const prvRejectHard = privacySiteCheck({
  id: "prv-reject-hard",
  group: "consent",
  severities: { EU: "high", CA: "high", US: "low" },
  sources: [
    "EDPB report of the Cookie Banner Taskforce, section on missing 'Reject' buttons",
    "CNIL guidelines 2020-091",
    "11 CCR §7004(a)(2) (symmetry in choice)",
  ],
  defect: "Rejecting is harder than accepting",
  title: "Rejecting is as easy as accepting",
  whyItMatters:
    'A choice counts only if both answers are equally easy. When "Accept" takes one click and "Reject" is on a second screen, the banner steers the visitor. Regulators in Europe and the United States may treat that as a dark pattern.',
  businessImpact: "Consent collected this way may not count. That puts your marketing data in doubt, too.",
  fixSteps: [
    'Add a "Reject all" button to the first screen of the banner. Most consent tools have a setting for it.',
    'Give it the same size, color weight and position as "Accept all".',
    'Keep "Settings" as a third option, not as the only way to say no.',
  ],
  effort: "M",
  resources: [EDPB_BANNERS, CNIL_COOKIES, CCPA_REGULATIONS],
  evaluate: (evidence) =>
    withBanner(evidence, (banner, { afterReject, accepted }) => {
      const accept = largest(banner, "accept");
      if (accept === null) return notApplicable("The banner doesn't ask visitors to accept anything.");
      const page = evidence.site.startUrl;
      const answer = afterReject.gathered ? afterReject.value?.answer : undefined;
      return verdictOf([
        ...rejection(banner, accept, page),
        ...mocking(banner, page),
        ...unheard(banner, answer, { page, accepted: accepted?.gathered === true ? accepted.value : null }),
      ]);
    }),
});

function rejection(banner: ConsentBanner, accept: ConsentBanner["buttons"][number], page: string): Defect[] {
  const reject = largest(banner, "reject");
  const where = { page, component: "consent banner" };
  if (reject === null) {
    return [
      {
        ...where,
        message: `${bannerName(banner)} offers “${accept.text}” but no equally direct way to reject.`,
        snippet: banner.buttons.map((button) => button.text).join(" | "),
      },
    ];
  }
  if (isHiddenOnPhones(banner)) {
    return [
      {
        ...where,
        message: `In a window as narrow as a phone's, the banner shows “${accept.text}” but not “${reject.text}”.`,
        snippet: (banner.buttonsOnPhone ?? []).map((button) => button.text).join(" | "),
      },
    ];
  }
  if (isHardToRead(reject) && !isHardToRead(accept)) {
    const { size = 0, contrast } = reject.letters ?? {};
    return [
      {
        ...where,
        message: `“${reject.text}” can hardly be read beside “${accept.text}”: its letters are ${Math.round(size)} pixels high and have a contrast of ${contrast?.toFixed(1)} to 1.`,
        snippet: `${accept.text} | ${reject.text}`,
      },
    ];
  }
  if (accept.area === 0 || reject.area >= accept.area * SMALLEST_FAIR_SHARE) return [];
  const share = Math.round((reject.area / accept.area) * 100);
  return [
    {
      ...where,
      message: `“${reject.text}” is only ${share}% as large as “${accept.text}”. Check that both are equally easy to see.`,
      snippet: `${accept.text} | ${reject.text}`,
      outcome: "review",
    },
  ];
}

/** Contrasts to 1 below which letters of any size are missed, and small ones. */
const FAINT = 2;
const FAINT_WHEN_SMALL = 3;
const SMALL = 11;

function isHardToRead({ letters }: BannerButton): boolean {
  const { size = 0, contrast = null } = letters ?? {};
  return contrast !== null && (contrast < FAINT || (contrast < FAINT_WHEN_SMALL && size < SMALL));
}

function isHiddenOnPhones({ buttonsOnPhone = [] }: ConsentBanner): boolean {
  const has = (kind: "accept" | "reject") => buttonsOnPhone.some((button) => button.kind === kind);
  return has("accept") && !has("reject");
}

/** What visitors say of themselves by the only button that refuses, about anything but their data: a person decides. */
function mocking(banner: ConsentBanner, page: string): Defect[] {
  const refusals = banner.buttons.filter(({ kind }) => kind === "reject").map(({ text }) => text);
  const [first] = refusals;
  if (first === undefined || !refusals.every(isMocking)) return [];
  const message = `The only way to refuse is “${first}”. Does that make visitors look foolish for saying no?`;
  const component = "words of the refusal in the consent banner";
  return [{ page, message, component, snippet: first, outcome: "review" }];
}

const OF_THEMSELVES =
  /(?<!\p{L})(?:i (?:do|don|hate|like|love|prefer|am|want|enjoy|would|never|can|have|choose|will)|i['’](?:m|d|ll)|we|ich|wir|je|j['’]\p{L}+|nous|yo|quiero|prefiero|me (?:gusta|importa|interesa)|voglio|preferisco|mi (?:piace|importa|interessa)|ik|wij|zale[żz]y mi|wol[ęe]|lubi[ęe]|chc[ęe]|obchodzi mnie|prefiro|quero|gosto|me importo)(?!\p{L})/iu;
/** Of the visitor's data, or of saying no itself. */
const PLAIN =
  /cookie|consent|accept|agree|refuse|reject|declin|deny|allow|track|data|daten|donn[ée]es|datos|dati|gegevens|priva|personal|analy|statisti|market|(?<!\p{L})ads?(?!\p{L})|advert|werbung|publici|pubblici|reclame|necess|essential|notwendig|erforderlich|zustimm|einverstanden|akzept|lehn|verweiger|rejet|accord|rechaz|deneg|acept|rifiut|accett|weiger|afwijz|akkoord|möchte (?:das |ich )?nicht|opt|thanks|thank you|merci|gracias|grazie|bedankt|danke|zgadzam|zgod[aęy]|odrzuc|odm[oó]w|niezb[ęe]dn|dzi[ęe]kuj|obrigad/iu;

function isMocking(label: string): boolean {
  return OF_THEMSELVES.test(label) && !PLAIN.test(label);
}

/**
 * A “Reject” that only leads away rejects nothing; a site that forgets an answer may mean to ask at each visit, unless it
 * keeps the other one.
 */
function unheard(
  banner: ConsentBanner,
  answer: BannerAnswer | undefined,
  { page, accepted }: { page: string; accepted: AcceptedBanner | null },
): Defect[] {
  if (answer === undefined || !answer.cameBack) return [];
  const label = answer.label ?? largest(banner, "reject")?.text ?? "Reject";
  const where = { page, component: "answer to the consent banner", snippet: label };
  if (answer.leftPage && answer.by !== "settings") {
    const message = `“${label}” only leads to another page. When we came back, the banner asked again.`;
    return [{ ...where, message }];
  }
  const told = `We pressed “${label}”, and the banner was back when we returned.`;
  return accepted?.cameBack === false
    ? [{ ...where, message: `${told} Another visitor pressed “${accepted.label}” and was not asked again.` }]
    : [{ ...where, message: `${told} Does the site keep the answer?`, outcome: "review" }];
}

function largest(banner: ConsentBanner, kind: "accept" | "reject") {
  const ofKind = banner.buttons.filter((button) => button.kind === kind);
  return ofKind.toSorted((a, b) => b.area - a.area)[0] ?? null;
}
