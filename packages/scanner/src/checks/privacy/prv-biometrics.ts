import { couldNotRun, notApplicable, verdictOf, type Defect } from "#check.ts";
import { FTC_PRIVACY } from "#checks/privacy/data/resources.ts";
import { privacySiteCheck } from "#checks/privacy/privacy-check.ts";
import { readPages, type ReadPage } from "#checks/privacy/reading/documents.ts";
import { findPolicy } from "#checks/privacy/reading/policy.ts";
import { quoted, sentencesOf, withoutHeading } from "#checks/privacy/reading/sentences.ts";
import type { FormRef } from "#evidence/document.ts";

/** Libraries that find faces and measure them. */
const LIBRARY =
  /(?:^|\/)(?:face-?api|clmtrackr|tracking[-.](?:face|min)|blazeface|face-?mesh|face_mesh|face-?landmarks|jeelizfacefilter|faceio|fio)(?:[.@_/-]|$)/i;
const SCANS = [
  /(?<!\p{L})(?:scan\p{L}*|analy[sz]\p{L}*|measur\p{L}*|recogni[sz]\p{L}*)(?!\p{L})[^.]{0,50}(?<!\p{L})(?:your |the |my )?(?:face|faces|facial features|face shape|selfie|fingerprint|iris|retina|voice ?print)(?!\p{L}| (?:cream|mask|wash|care|paint|time|value|towel))/iu,
  /(?<!\p{L})(?:facial recognition|face geometry|facial geometry|face (?:scan|match|recognition|login)|fingerprint (?:scan|login)|voice ?print)(?!\p{L})/iu,
];
/** Words by which a page leaves no doubt that it measures. */
const MEASURES =
  /(?<!\p{L})(?:(?:template|map|model|scan|measurements?|hash) of (?:your |the |each |a )?(?:face|facial|finger ?print|iris|retina|voice)|(?:face|facial) (?:geometry|template|print)|faceprint|voice ?print)(?!\p{L})/iu;
const RELEASED =
  /(?<!\p{L})(?:biometric\p{L}*|release|consent|agree|authori[sz]\p{L}*|permission)(?!\p{L})/iu;
const ENROLLED = /(?<!\p{L})(?:face|selfie|finger ?print|palm|iris|voice)(?!\p{L})/iu;
const OF_POLICY = /biometric|face ?(?:geometry|print|scan|data)|facial|fingerprint|voice ?print/i;

export const prvBiometrics = privacySiteCheck({
  id: "prv-biometrics",
  group: "forms",
  severities: { CA: "high", US: "high" },
  sources: [
    "Illinois Biometric Information Privacy Act, 740 ILCS 14/15",
    "Texas Business and Commerce Code §503.001",
    "Washington RCW 19.375",
  ],
  defect: "Faces or fingerprints scanned without a word in the policy",
  title: "A site that scans faces, fingerprints or voices says in its policy what becomes of them",
  whyItMatters:
    "Illinois, Texas and Washington protect what is measured of a face, a finger or a voice. Illinois asks for a written notice with purpose and time, a written release before the scan, and a public plan for deleting it.",
  businessImpact:
    "In Illinois, everyone who was scanned can sue for $1,000 to $5,000, without having lost anything.",
  fixSteps: [
    "Find out whether faces, fingers or voices are really measured, by you or by the company whose script it is.",
    "If so, say before the scan what is measured, what for and for how long, and get a written release.",
    "Add a section on biometric data to the privacy policy: what, why, how long, when it is destroyed, and who gets it.",
    "If you don't need it, take the feature away.",
  ],
  effort: "L",
  likelyOwner: "legal",
  resources: [
    {
      title: "Illinois General Assembly: Biometric Information Privacy Act",
      url: "https://www.ilga.gov/legislation/ilcs/ilcs3.asp?ActID=3004",
    },
    FTC_PRIVACY,
  ],
  evaluate: (evidence) => {
    const pages = readPages(evidence);
    if (pages.length === 0) return couldNotRun("We could not read any page.");
    const search = findPolicy(evidence);
    const policy = search.state === "read" ? search.policy : null;
    const scanning = pages.filter(({ page }) => page !== policy?.page).flatMap(scanOn);
    const [first] = scanning.toSorted((a, b) => Number(b.isSure) - Number(a.isSure));
    if (first === undefined) return notApplicable("No page seems to scan faces, fingerprints or voices.");
    if (search.state === "not-read")
      return couldNotRun(`We could not read the privacy policy at ${search.href}: ${search.reason}.`);
    if (policy !== null && OF_POLICY.test(policy.document.text))
      return verdictOf(
        scanning.flatMap(({ enrolls, place }) => enrolls.flatMap((form) => unreleased(form, place))),
      );
    const silent =
      policy === null
        ? "and we found no privacy policy"
        : "and the privacy policy has no word on biometric data";
    const { what, place, isSure } = first;
    return verdictOf([
      isSure
        ? { ...place, message: `${what}, ${silent}.` }
        : { ...place, message: `${what}, ${silent}. Is anything measured?`, outcome: "review" },
    ]);
  },
});

interface Scan {
  what: string;
  place: Pick<Defect, "page" | "component">;
  isSure: boolean;
  /** Forms that take the picture or the recording. */
  enrolls: FormRef[];
}

/** Illinois wants a written release before anything is measured, whatever the policy says. */
function unreleased(form: FormRef, place: Scan["place"]): Defect[] {
  const words = [form.text, ...form.fields.map(({ label }) => label), ...form.links.map(({ text }) => text)];
  if (words.some((text) => RELEASED.test(text))) return [];
  const message =
    "A form takes a picture or a recording to measure, and nothing at the form asks for a written release. Do people sign one before?";
  return [{ page: place.page, element: form, message, outcome: "review" }];
}

function takesScan({ fields }: FormRef): boolean {
  return fields.some(
    ({ type, label, shownLabel = "", name }) =>
      type === "file" && ENROLLED.test(`${label} ${shownLabel} ${name.replaceAll(/[_-]/g, " ")}`),
  );
}

function scanIn(sentence: string): string | null {
  const found = SCANS.map((words) => words.exec(sentence)).find((match) => match !== null);
  return found === undefined ? null : withoutHeading(sentence, found.index);
}

/** Sure where the page says so and loads a library for it, or takes a picture to measure. */
function scanOn({ page, document }: ReadPage): Scan[] {
  const library = page.requests.find(({ url, type }) => type === "script" && LIBRARY.test(url));
  const mayScan = SCANS.some((words) => words.test(document.text));
  const sentence = mayScan ? sentencesOf(document.text).flatMap((one) => scanIn(one) ?? [])[0] : undefined;
  const place = { page: page.finalUrl, component: "biometric data" };
  const enrolls = document.forms.filter(takesScan);
  if (sentence !== undefined) {
    const what = `The page says “${quoted(sentence)}”`;
    const isMeasured = enrolls.length > 0 && MEASURES.test(sentence);
    return [{ what, place, isSure: library !== undefined || isMeasured, enrolls }];
  }
  if (library === undefined) return [];
  const name = URL.parse(library.url)?.pathname.split("/").at(-1) ?? library.url;
  return [{ what: `The page loads ${name}, which finds faces in pictures`, place, isSure: false, enrolls }];
}
