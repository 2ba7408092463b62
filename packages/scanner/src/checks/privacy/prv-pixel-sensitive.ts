import { type Defect, notApplicable, verdictOf } from "#check.ts";
import { FTC_PRIVACY, GDPR } from "#checks/privacy/data/resources.ts";
import { privacyPageCheck } from "#checks/privacy/privacy-check.ts";
import { type ReadPage, withDocument } from "#checks/privacy/reading/documents.ts";
import {
  asksForFinances,
  asksForHealth,
  asksForPersonalData,
  isLogIn,
} from "#checks/privacy/reading/personal-fields.ts";
import {
  byVendor,
  shortAddress,
  type ThirdPartyRequest,
  trackingRequests,
} from "#checks/privacy/reading/third-parties.ts";
import { type ToldAnswer, toldAnswers, toldPixels } from "#checks/privacy/reading/told-pixels.ts";
import { sensitiveTopic, subjectOf } from "#checks/privacy/reading/topics.ts";
import type { DocumentSnapshot, FormFieldRef } from "#evidence/document.ts";
import type { PageEvidence } from "#evidence/page.ts";

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
  defect: "Tracker on a sensitive page",
  title: "Sensitive pages have no ad pixel, and no tracker gets what people enter on them",
  whyItMatters:
    "The address of a page can say more about a visitor than a form. An ad pixel on it tells the ad network that this person reads about an illness or a debt. What people enter there, or where they sign in as patients, says even more.",
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
      const topic = sensitiveTopic(document, page.finalUrl);
      const read = { page, document };
      const seen = {
        topic,
        told: toldPixels(read),
        counted: toldPixels(read, ["analytics"]),
        answers: toldAnswers(read),
      };
      if (topic === null && seen.told.size + seen.counted.size + seen.answers.size === 0)
        return notApplicable("The page is not about a sensitive topic.");
      const askedField = fieldAbout(topic, document);
      const trackers = byVendor(trackingRequests(page.requests, page.finalUrl));
      const contacted = [...trackers].flatMap(([vendor, [first]]): Defect[] => {
        const learned = learnedBy(vendor, first, { ...seen, isSignIn: signsPatientsIn(read), askedField });
        const snippet = shortAddress(first?.request.url ?? "");
        return learned === null ? [] : [{ ...placeOf(vendor, page), snippet, ...learned }];
      });
      const others = [...seen.answers].filter(([vendor]) => !trackers.has(vendor));
      return verdictOf([...contacted, ...others.map(([vendor, answer]) => sentLater(vendor, answer, page))]);
    }),
});

type Learned = Pick<Defect, "message" | "outcome">;
interface Seen {
  topic: string | null;
  told: ReturnType<typeof toldPixels>;
  /** What those who only count visits are told. */
  counted: ReturnType<typeof toldPixels>;
  answers: ReturnType<typeof toldAnswers>;
  isSignIn: boolean;
  /** Name of a field by which a page about health or finances asks about the visitor's; null where there is none. */
  askedField: string | null;
}

function placeOf(vendor: string, { finalUrl }: PageEvidence): Pick<Defect, "page" | "component"> {
  return { page: finalUrl, component: `third party ${vendor}` };
}

/** The gravest that a tracker learns; null where it is nothing. */
function learnedBy(vendor: string, tracker: ThirdPartyRequest | undefined, seen: Seen): Learned | null {
  const answer = seen.answers.get(vendor);
  if (answer !== undefined)
    return answer.isPlain === true
      ? { message: `${toldIn(vendor, answer)}. Does it tell of that?`, outcome: "review" }
      : { message: `${toldIn(vendor, answer)}.` };
  const said = seen.told.get(vendor);
  if (said !== undefined)
    return { message: `${vendor} is told “${said.words}”, which is about ${said.name}.` };
  const counted = seen.counted.get(vendor);
  if (counted !== undefined) {
    const message = `${vendor} is told “${counted.words}”, which is about ${counted.name}. Can it link this to a person?`;
    return { message, outcome: "review" };
  }
  if (seen.isSignIn && tracker?.purpose === "advertising")
    return { message: `${vendor} is on the page where patients sign in, and learns who is a patient.` };
  if (seen.isSignIn) {
    const message = `${vendor} is on the page where patients sign in. Can it tell who they are?`;
    return { message, outcome: "review" };
  }
  if (seen.topic === null || tracker?.purpose !== "advertising") return null;
  if (seen.askedField !== null) {
    return {
      message: `${vendor} is on a page whose form asks about the visitor's ${seen.topic} (“${seen.askedField}”).`,
    };
  }
  const message = `${vendor} learns that someone visits a page that seems to be about ${seen.topic}.`;
  return { message, outcome: "review" };
}

/** Beside who they are, so that the answer is of one person. */
function fieldAbout(topic: string | null, { forms }: DocumentSnapshot): string | null {
  const asks = topic === null ? undefined : ASKED_BY[topic];
  const personal = forms.filter(({ fields }) => fields.some(asksForPersonalData));
  const field = personal.flatMap(({ fields }) => fields).find((one) => asks?.(one) === true);
  return field === undefined ? null : (field.label || field.name).slice(0, MOST_OF_NAME);
}

const ASKED_BY: Readonly<Record<string, ((field: FormFieldRef) => boolean) | undefined>> = {
  health: asksForHealth,
  finances: asksForFinances,
};

const MOST_OF_NAME = 60;

function toldIn(vendor: string, { property, event, about }: ToldAnswer): string {
  const call = `“${property}”${event === "" ? "" : ` of the event “${event}”`}`;
  return `A script tells ${vendor} what visitors choose or enter here, as ${call}, and the page asks about ${about}`;
}

/** What scripts send to a company that was not contacted while we only looked. */
function sentLater(vendor: string, answer: ToldAnswer, page: PageEvidence): Defect {
  const message = `${toldIn(vendor, answer)}. Does it ask visitors first?`;
  return { ...placeOf(vendor, page), message, outcome: "review" };
}

const PATIENTS =
  /(?<!\p{L})(?:patients?|mychart|patienten\p{L}*|pacientes?|pazienti|pati[ëe]nten?|pacjent\p{L}*)(?!\p{L})/iu;
const ACCOUNT =
  /portal|my ?chart|(?:log|sign)[ -]?(?:in|on)(?!\p{L})|anmeld|connexion|acceso|accesso|inlog|logowanie/iu;

/** By what the page says it is about: many sites have a field for a password on every page. */
function signsPatientsIn({ page, document }: ReadPage): boolean {
  const path = URL.parse(page.finalUrl)?.pathname ?? "";
  const about = `${subjectOf(document)} ${path.replaceAll(/[/_-]/g, " ")}`;
  return document.forms.some(isLogIn) && PATIENTS.test(about) && ACCOUNT.test(about);
}
