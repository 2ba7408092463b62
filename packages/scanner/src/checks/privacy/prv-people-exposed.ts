import { type Defect, verdictOf } from "#check.ts";
import { FTC_PRIVACY, GDPR } from "#checks/privacy/data/resources.ts";
import { privacyPageCheck } from "#checks/privacy/privacy-check.ts";
import { type ReadPage, withDocument } from "#checks/privacy/reading/documents.ts";
import { listedWithIdentityNumbers } from "#checks/privacy/reading/identity-numbers.ts";
import { listedWithBirthDates, listedWithPrivateMail } from "#checks/privacy/reading/listed-people.ts";
import { exposedClients } from "#checks/privacy/reading/named-clients.ts";
import { isOneOfSeveral, recipientOn } from "#checks/privacy/reading/order-pages.ts";
import type { PeopleInAnswer, PersonalKind } from "#checks/privacy/reading/people-in-answers.ts";
import type { Evidence } from "#evidence.ts";
import type { PageEvidence } from "#evidence/page.ts";

/** Where private people have their mail. */
const PRIVATE_EMAIL =
  /[\w.+-]+@(?:gmail|googlemail|yahoo|ymail|hotmail|outlook|live|msn|icloud|me|aol|comcast|verizon|proton(?:mail)?|gmx|web|t-online|freenet|orange|free|wanadoo|laposte|sfr|libero|virgilio|alice|telefonica|ziggo|kpnmail|wp|onet|interia|sapo)\.(?:[a-z]{2,3}(?:\.[a-z]{2})?)(?![\w.-]*@)/gi;
const FEWEST_SHOWN = 5;
const MOST_NAMED = 3;

export const prvPeopleExposed = privacyPageCheck({
  id: "prv-people-exposed",
  group: "thirdparty",
  severities: { EU: "critical", CA: "critical", US: "high" },
  sources: ["GDPR Art. 5(1)(f) and Art. 32", "California Civil Code §1798.150", "FTC Act §5"],
  defect: "Personal data of people open to everyone",
  title: "Pages tell no one's contact data or troubles to strangers",
  whyItMatters:
    "The page or its data tells who members, customers or participants are, and how to reach them or what they owe. Anyone can copy it, even what the page itself doesn't show.",
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
  evaluate: (page, evidence) =>
    withDocument(page, (document) => {
      const { text } = document;
      const people = page.rawMarkup?.gathered === true ? (page.rawMarkup.value.people ?? 0) : 0;
      const shown = new Set((text.match(PRIVATE_EMAIL) ?? []).map((email) => email.toLowerCase()));
      const place = { page: page.finalUrl, component: "people's data" };
      const defects: Defect[] = [];
      if (people > 0) {
        const message = `The page's scripts hold records of ${people} people, with email addresses and phone numbers, birth dates or addresses.`;
        defects.push({ ...place, message });
      }
      if (shown.size >= FEWEST_SHOWN && listedWithPrivateMail(text) === 0) {
        const message = `The page shows ${shown.size} email addresses of private people. Do they know that everyone can read them?`;
        defects.push({ ...place, message, outcome: "review" });
      }
      defects.push(...listed(text, place));
      const inData = page.rawMarkup?.gathered === true ? page.rawMarkup.value.dataPeople : undefined;
      return verdictOf([
        ...defects,
        ...(inData === undefined || people > 0 ? [] : inPageData(page, inData)),
        ...openOrder({ page, document }, evidence),
        ...tellsOfClients({ page, document }),
        ...(page.answerPeople ?? []).flatMap((answer) => inAnswer(page, answer)),
      ]);
    }),
});

/** Nobody makes birth dates public with phone numbers, or identity numbers at all; private mail may be that of a small business. */
function listed(text: string, place: Pick<Defect, "page" | "component">): Defect[] {
  const numbered = listedWithIdentityNumbers(text);
  if (numbered > 0)
    return [
      { ...place, message: `The page lists ${numbered} people by name with their whole identity numbers.` },
    ];
  const born = listedWithBirthDates(text);
  if (born > 0)
    return [{ ...place, message: `The page lists ${born} people with their birth dates and phone numbers.` }];
  const reached = listedWithPrivateMail(text);
  if (reached === 0) return [];
  const message = `The page lists ${reached} people with their phone numbers and private email addresses. Do they know that everyone can read them?`;
  return [{ ...place, message, outcome: "review" }];
}

/** An order that anyone opens who knows or guesses its number. */
function openOrder(read: ReadPage, evidence: Evidence): Defect[] {
  const recipient = recipientOn(read);
  if (recipient === null) return [];
  const place = { page: read.page.finalUrl, component: "order open by its number" };
  const told =
    "The page of a single order tells a customer's name with address or phone number, and its address ends in a number that anyone can change.";
  return isOneOfSeveral(recipient, evidence)
    ? [{ ...place, message: `${told} Another customer's order was open, too.` }]
    : [{ ...place, message: `${told} Can anyone see the orders of others?`, outcome: "review" }];
}

/** Names are not repeated whole: the report would publish them again. */
function tellsOfClients(read: ReadPage): Defect[] {
  const names = [...new Set(exposedClients(read))];
  if (names.length === 0) return [];
  const list = new Intl.ListFormat("en-US").format(names.slice(0, MOST_NAMED).map((name) => `“${name}”`));
  return [
    {
      message: `The page names clients beside their debts or trouble with the law (${list}; we shortened it). Did each of them agree in writing to be named?`,
      page: read.page.finalUrl,
      component: "clients' troubles",
      outcome: "review",
    },
  ];
}

/** What nobody makes public of many people at once. */
const SECRET: readonly PersonalKind[] = ["IP address", "identity number"];
/** What, beside a birth date, tells the records of clients from those of players or actors. */
const OF_CLIENTS: readonly PersonalKind[] = ["health", "client", "private email", "phone"];

function inAnswer(page: PageEvidence, { url, ...answer }: AnswerPeople): Defect[] {
  const { pathname } = new URL(url);
  const doubt = doubtOf(answer);
  if (doubt === "none") return [];
  const message = `The page's scripts get ${pathname}, which holds ${recordsOf(answer)}`;
  const place = { page: page.finalUrl, component: `people's data:${pathname}`, snippet: url };
  return [{ ...place, ...asked(message, doubt) }];
}

/** What a page has in its data it may show as well: birth dates alone are those of players or actors. */
function inPageData(page: PageEvidence, data: PeopleInAnswer): Defect[] {
  const doubt = doubtOf({ ...data, kinds: data.kinds.filter((kind) => kind !== "birth date") });
  if (doubt === "none") return [];
  const message = `The page's data holds ${recordsOf(data)}`;
  return [{ page: page.finalUrl, component: "people's data", ...asked(message, doubt) }];
}

type AnswerPeople = NonNullable<PageEvidence["answerPeople"]>[number];

/** Whether records are surely not for everyone (`certain`), only a person can know (`likely`), or may be public. */
function doubtOf({ kinds }: PeopleInAnswer): "certain" | "likely" | "none" {
  const has = (kind: PersonalKind): boolean => kinds.includes(kind);
  // A list of servers has names and IP addresses, too.
  const isOfPeople = kinds.some((kind) => kind === "person" || kind === "client" || kind.endsWith("email"));
  const isSecret = isOfPeople && SECRET.some(has);
  if (isSecret || (has("birth date") && OF_CLIENTS.some(has)) || (has("client") && has("health")))
    return "certain";
  const isPrivate = has("private email") || has("private phone");
  return has("birth date") || (has("client") && has("phone")) || isPrivate ? "likely" : "none";
}

function recordsOf({ people, kinds }: PeopleInAnswer): string {
  const words = WORDS.flatMap(([kind, word]) => (kinds.includes(kind) ? [word] : []));
  return `records of ${people} people, with ${new Intl.ListFormat("en-US").format(new Set(words))}.`;
}

function asked(what: string, doubt: "certain" | "likely"): Pick<Defect, "message" | "outcome"> {
  return doubt === "certain"
    ? { message: what }
    : { message: `${what} Do they know that everyone can read them?`, outcome: "review" };
}

/** How kinds are told, in this order. */
const WORDS: readonly (readonly [PersonalKind, string])[] = [
  ["name", "names"],
  ["person", "names"],
  ["birth date", "birth dates"],
  ["email", "email addresses"],
  ["phone", "phone numbers"],
  ["IP address", "IP addresses"],
  ["identity number", "identity numbers"],
  ["health", "reasons for a visit or health data"],
];
