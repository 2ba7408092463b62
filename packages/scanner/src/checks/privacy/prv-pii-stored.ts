import { couldNotRun, notApplicable, verdictOf } from "#check.ts";
import type { Defect } from "#check.ts";
import { GDPR, MDN_SET_COOKIE } from "#checks/privacy/data/resources.ts";
import { privacySiteCheck } from "#checks/privacy/privacy-check.ts";
import { type ReadPage, readPages } from "#checks/privacy/reading/documents.ts";
import { cookiesWithEmails } from "#checks/privacy/reading/emails-kept.ts";
import { ownScripts } from "#checks/privacy/reading/own-scripts.ts";
import { decoded, emailsIn, packedIn } from "#checks/privacy/reading/personal-values.ts";
import { siteOf } from "#checks/privacy/reading/site-address.ts";
import { storedEntries, type StoredEntry } from "#checks/privacy/reading/stored-entries.ts";
import type { Evidence } from "#evidence.ts";

export const prvPiiStored = privacySiteCheck({
  id: "prv-pii-stored",
  group: "thirdparty",
  severities: { EU: "medium", CA: "medium", US: "medium" },
  sources: ["GDPR Art. 5(1)(c), 25 and 32", "FTC Act §5 (reasonable security)"],
  defect: "Email address in a cookie or in browser storage",
  title: "Cookies and browser storage hold no email address",
  whyItMatters:
    "Whatever is stored in the browser can be read by each script on the page, and by the next person who uses the device. A cookie also travels with every request. Encoding hides nothing.",
  businessImpact:
    "One compromised or careless script is enough to collect your customers' addresses. People notice them when they look at their cookies.",
  fixSteps: [
    "Store a random ID instead, and keep the address on your server.",
    "If a cookie is needed to recognize a signed-in visitor, set it with HttpOnly, Secure and SameSite.",
    "Delete the old entry on the next visit.",
  ],
  effort: "M",
  likelyOwner: "developer",
  resources: [MDN_SET_COOKIE, GDPR],
  evaluate: (evidence) => {
    const { privacy } = evidence.site;
    if (!privacy.gathered && evidence.pages.every(({ notMeasured }) => notMeasured !== null))
      return couldNotRun("We could not visit any page.");
    const entries = storedEntries(evidence).filter(({ kind }) => kind !== "entry of session storage");
    const later = readPages(evidence).flatMap(storedLater);
    if (entries.length === 0 && later.length === 0)
      return notApplicable("The site stored nothing during our visits.");
    const shown = emailsShown(evidence);
    const found = [...later, ...entries.flatMap((entry) => personal(entry, evidence, shown))];
    return verdictOf([...new Map(found.map((defect) => [defect.component, defect])).values()]);
  },
});

/** An address that is shown to everyone is most likely the company's. */
function emailsShown(evidence: Evidence): Set<string> {
  const texts = readPages(evidence).map(({ document }) => document.text);
  return new Set(texts.flatMap((text) => emailsIn(text).map((email) => email.toLowerCase())));
}

/** What scripts store once someone enters it. */
function storedLater({ page }: ReadPage): Defect[] {
  const names = new Set(ownScripts(page).flatMap(cookiesWithEmails));
  return [...names].map((name) => ({
    message: `A script stores the email address that visitors enter in the cookie “${name}”.`,
    page: page.finalUrl,
    snippet: `${name}=…`,
    component: `cookie ${name}`,
  }));
}

/** Storage often holds settings of widgets, with their makers' addresses: a person decides. */
function personal(
  { kind, name, value, page }: StoredEntry,
  evidence: Evidence,
  shown: ReadonlySet<string>,
): Defect[] {
  const plain = decoded(value);
  const isPersonal = (email: string): boolean =>
    !shown.has(email.toLowerCase()) &&
    siteOf(`https://${email.split("@")[1] ?? ""}/`) !== siteOf(evidence.site.startUrl);
  const open = emailsIn(plain).some(isPersonal);
  if (!open && !emailsIn(packedIn(plain)).some(isPersonal)) return wholePerson({ kind, name, plain, page });
  const how = open ? "" : " in Base64";
  return [
    {
      message:
        kind === "cookie"
          ? `The cookie “${name}” holds an email address${how}.`
          : `The entry “${name}” of local storage holds an email address${how}. Is it a visitor's?`,
      page,
      snippet: `${name}=…`,
      component: `${kind} ${name}`,
      ...(kind === "cookie" ? {} : { outcome: "review" as const }),
    },
  ];
}

/** A record with name, email address and phone number is a person's, whoever's domain the address has. */
function wholePerson({
  kind,
  name,
  plain,
  page,
}: {
  kind: string;
  name: string;
  plain: string;
  page: string;
}): Defect[] {
  if (![NAME_KEY, EMAIL_KEY, PHONE_KEY].every((key) => key.test(plain))) return [];
  return [
    {
      message: `The ${kind === "cookie" ? "cookie" : "entry"} “${name}” holds a record with name, email address and phone number. Is it a visitor's?`,
      page,
      snippet: `${name}=…`,
      component: `${kind} ${name}`,
      outcome: "review",
    },
  ];
}

const NAME_KEY =
  /"(?:(?:first|last|full|given|family|user|display)?_?name|vorname|nachname|nom|pr[ée]nom|nombre|cognome)":"\p{Lu}[^"]{2,}"/iu;
const EMAIL_KEY = /"(?:e-?mail|mail|courriel|correo)\w*":"[^"@]+@[^"]+"/i;
const PHONE_KEY = /"(?:phone|tel|mobile|telefon|t[ée]l[ée]phone)\w*":"\+?[\d\s()./-]{7,}"/i;
