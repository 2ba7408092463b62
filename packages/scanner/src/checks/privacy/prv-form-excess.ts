import { notApplicable, verdictOf, type Defect } from "#check.ts";
import { CCPA_REGULATIONS, FTC_PRIVACY, GDPR } from "#checks/privacy/data/resources.ts";
import { privacyPageCheck } from "#checks/privacy/privacy-check.ts";
import { signsUp } from "#checks/privacy/reading/account-words.ts";
import { askedFor } from "#checks/privacy/reading/asked-for.ts";
import { withDocument } from "#checks/privacy/reading/documents.ts";
import { isDemanded } from "#checks/privacy/reading/personal-fields.ts";
import { subjectOf } from "#checks/privacy/reading/topics.ts";
import type { DocumentSnapshot, FormFieldRef, FormRef } from "#evidence/document.ts";

export const prvFormExcess = privacyPageCheck({
  id: "prv-form-excess",
  group: "forms",
  severities: { EU: "medium", CA: "low", US: "low" },
  sources: ["GDPR Art. 5(1)(c)", "California Civil Code §1798.100(c)", "FTC Act §5"],
  defect: "Form asks for more than it seems to need",
  title: "Forms demand only what they need",
  whyItMatters:
    "The form asks for something personal that it doesn't seem to need. European and California law let you collect only what is necessary for the purpose, and the FTC advises to ask for no number that thieves can use before you need it.",
  businessImpact:
    "People leave forms that pry, and whatever you hold must be protected, given out on request, and reported if it leaks.",
  fixSteps: [
    "Remove each field whose answer nobody uses.",
    "Where you need it later, as for a contract, ask for it then.",
    "Where it only helps, let people leave it empty, and say next to it what it is for.",
  ],
  effort: "S",
  resources: [GDPR, CCPA_REGULATIONS, FTC_PRIVACY],
  evaluate: (page, { profiles }) =>
    withDocument(page, (document) => {
      const asking = document.forms.filter((form) =>
        form.fields.some(({ type }) => !/^(?:hidden|search)$/.test(type)),
      );
      if (asking.length === 0) return notApplicable("The page has no form that asks for anything.");
      // In the rest of the United States, no law says how much a form may ask for.
      const isLimited = profiles.includes("EU") || profiles.includes("CA");
      return verdictOf(
        asking.flatMap((form): Defect[] => {
          const excess = isLimited ? demandedExcess(form, document) : [];
          const early = askedEarly(form, document);
          const [first] = excess.length > 0 ? excess : early;
          if (first === undefined) return [];
          const message =
            excess.length > 0
              ? `${excess.some(isDemanded) ? "The form can't be sent without" : "The form asks for"} ${askedFor(excess)}. Is that needed for what it is for?`
              : `The form asks for ${askedFor(early)}, and the page says that someone will call or write back. Can that wait until then?`;
          return [{ message, page: page.finalUrl, element: first, outcome: "review" }];
        }),
      );
    }),
});

function demandedExcess(form: FormRef, document: DocumentSnapshot): FormFieldRef[] {
  const isSimple = isForAnAnswer(form) && !hasReason(form, document);
  const isShopAccount = isOfShop(form, document);
  const rarelyNeeded = isForFew(form, document) ? null : RARELY_NEEDED;
  const marksNone = !form.fields.some(isMarked) && !OPTIONAL.test(form.text);
  return form.fields.filter(
    (field) =>
      (marksNone && asks(field, IDENTITY_NUMBER) && asks(field, rarelyNeeded)) ||
      (isDemanded(field) &&
        (asks(field, rarelyNeeded) ||
          (isSimple && asks(field, EXCESSIVE)) ||
          (isShopAccount && asks(field, NOT_FOR_AN_ACCOUNT)))),
  );
}

/** A box to agree by is always marked. */
function isMarked(field: FormFieldRef): boolean {
  return field.type !== "checkbox" && isDemanded(field);
}

/** What nobody needs to know for an account in a shop. */
const NOT_FOR_AN_ACCOUNT =
  /(?<!\p{L})(?:gender|sex|marital|religio|ethnic|race|(?:annual |household |monthly )?income|salary|number of children|mother[’']?s maiden|geschlecht|familienstand|einkommen|konfession|sexe|genre|situation (?:familiale|maritale)|revenus?|sexo|g[ée]nero|estado civil|ingresos|sesso|stato civile|reddito|geslacht|burgerlijke staat|inkomen|płe[ćc]|doch[óo]d)(?!\p{L})/iu;
const SELLS =
  /(?<!\p{L})(?:cart|basket|checkout|shop|store|collections?|warenkorb|kasse|panier|boutique|carrito|tienda|carrello|negozio|winkel(?:wagen|mand)?|koszyk|sklep)(?!\p{L})/iu;

/** A form for an account of a site whose links lead to goods. */
function isOfShop(form: FormRef, { links }: DocumentSnapshot): boolean {
  const isAccount =
    signsUp(form) ||
    (form.fields.some(({ type }) => type === "password") && signsUp({ ...form, sentBy: [] }));
  return (
    isAccount &&
    links.some(({ text, href }) => SELLS.test(`${text} ${URL.parse(href ?? "")?.pathname ?? ""}`))
  );
}

/** Numbers by which others get at someone's money or name. */
const RISKY_NUMBER =
  /(?<!\p{L})(?:social security|ssn|(?:bank )?routing (?:number|no)|bank account|(?:checking|savings) account|card number|kontonummer|bankverbindung|num[ée]ro de s[ée]curit[ée] sociale|coordonn[ée]es bancaires|cuenta bancaria|numero di conto|bankrekening\p{L}*|bsn|burgerservicenummer)(?!\p{L})|(?<!\p{L})iban(?!\p{L})/iu;
const CALLS_BACK =
  /(?<!\p{L})(?:(?:we|someone|our team|an? (?:\p{L}+ ){1,2})(?: will|['’]ll) (?:then )?(?:call|phone|contact|get back|reach out|get in touch|be in touch|write back)|we call (?:you )?back|request a call ?back|wir (?:rufen|melden)|rufen (?:wir )?sie (?:zurück|an)|nous vous (?:rappel|contact|recontact)\p{L}+|(?:le|te|les) (?:llamaremos|contactaremos)|nos pondremos en contacto|(?:la|ti) (?:contatteremo|richiameremo)|(?:bellen|nemen) (?:wij |we )?(?:u|je|contact))(?!\p{L})/iu;
/** Where an application, a payment or proof is what the form is for. */
const FOR_A_CONTRACT =
  /(?<!\p{L})(?:appl(?:y|ication)|loan|mortgage|credit|payroll|direct debit|donat\p{L}*|checkout|pay(?:ment)?|enroll?(?:ment)?|verif\p{L}+|open an account|bewerb\p{L}*|antrag|lastschrift|sepa|pr[êe]t|inscription|pr[ée]stamo|domicilia\p{L}*|prestito|incasso|lening|lease)(?!\p{L})/iu;

function askedEarly(form: FormRef, document: DocumentSnapshot): FormFieldRef[] {
  const { text, heading = "", sentBy = [] } = form;
  const isAnswered = CALLS_BACK.test(text) || CALLS_BACK.test(document.text);
  const purpose = [heading, subjectOf(document), ...sentBy.map(({ name }) => name)].join(" ");
  if (!isAnswered || FOR_A_CONTRACT.test(purpose)) return [];
  return form.fields.filter((field) => asks(field, RISKY_NUMBER));
}

const FOR_AN_ANSWER =
  /contact|message|enquir|inquir|quote|estimate|call ?back|get in touch|question|newsletter|subscrib|mailing list|sign me up|download|brochure|catalog|kontakt|anfrage|nachricht|angebot|r[üu]ckruf|katalog|rundbrief|devis|demande|infolettre|abonn|brochure|contacto|consulta|presupuesto|bolet[íi]n|suscri|contatt|preventivo|richiesta|iscri|offerte|aanvra|bericht|nieuwsbrief|kontakt|zapytani|wycen|wiadomo|contato|or[çc]amento|mensagem/iu;

/** Whether the button that sends it, or the heading above it, says that it only asks or subscribes. */
function isForAnAnswer({ sentBy = [], heading = "" }: FormRef): boolean {
  return FOR_AN_ANSWER.test([heading, ...sentBy.map(({ name }) => name)].join(" "));
}

/** What has a use for such data: contracts, care, work, travel, and what is for grown-ups or for birthdays. */
const WITH_REASON =
  /(?<!\p{L})(?:appl(?:y|ication)|career|\bjobs?\b|vacanc|patient|medical|clinic|doctor|dentist|health|therap|insur|loan|mortgage|credit|account|\bbank|policyholder|passenger|travel|flight|visa\b|passport|hotel|guest|enrol|admission|student|course|member|donor|18 ?\+|over (?:18|21)|age (?:check|verif)|birthday|baptis|wedding|marriage|immigra|\blaw(?:yer|s)?\b|legal|attorney|adopt|tenan|rent|pension|bewerb|karriere|praxis|arzt|klinik|versicher|kredit|konto|reise|flug|anmeld|mitglied|geburtstag|miet|rente|kanzlei|rechtsanw|steuer|candidat|emploi|m[ée]dec|cabinet|assurance|pr[êe]t\b|compte|voyage|inscription|adh[ée]|anniversaire|locataire|avocat|empleo|m[ée]dic|seguro|pr[ée]stamo|cuenta|viaje|matr[íi]cula|socio|cumplea|alquil|abogad|lavor|assicur|prestit|conto|viagg|socio|compleanno|affitt|avvocat|sollicit|vacature|arts|verzeker|lening|rekening|reis|lid(?:maatschap)?\b|verjaardag|huur|prac[aęy]\b|ubezpiecz|kredyt|podr[óo][żz]|cz[łl]onk|urodzin)/iu;

function hasReason({ text, heading = "" }: FormRef, document: DocumentSnapshot): boolean {
  return WITH_REASON.test([text, heading, subjectOf(document)].join(" "));
}

const EXCESSIVE =
  /\b(?:date of birth|birth ?(?:date|day)|dob)\b|\bmarital|\bnationality|\breligio|\bethnic|\brace\b|\bgender\b|\bsex\b|\b(?:annual |household |monthly )?income\b|\bsalary\b|social security|\bssn\b|passport|(?:national|personal) id\b|number of children|mother[’']?s maiden|geburts(?:datum|tag)|familienstand|staatsangeh|konfession|einkommen|ausweisnummer|date de naissance|situation (?:familiale|maritale)|[ée]tat civil|nationalit[ée]|revenus?\b|fecha de nacimiento|estado civil|nacionalidad|ingresos|\bdni\b|data di nascita|stato civile|nazionalit[àa]|reddito|codice fiscale|geboortedatum|burgerlijke staat|nationaliteit|inkomen|\bbsn\b|data urodzenia|stan cywilny|pesel|data de nascimento|rendimento/iu;

/** What the law protects most, and numbers and papers that few businesses may ask for. */
const RARELY_NEEDED =
  /(?<!\p{L})(?:(?:personnummer|f[øo]dselsnummer|cpr[- ]?(?:nummer|nr)|henkil[öo]tunnus|hetu|kennitala|rodn[ée] [čc][ií]slo|cod(?:ul)? numeric personal|cnp|oib|em[šs]o|isikukood|asmens kodas|personas kods|ahv[- ]?(?:nummer|nr)|sozialversicherungsnummer|steuer[- ]?id\p{L}*|егн|αμκα)(?!\p{L})|religion|religious|ethnic|racial|political (?:party|opinion|view)|union member|sexual orientation|social security n|ssn|(?:copy|photo|scan|picture) of (?:your |the |an? )?(?:id|passport|driver|licen[cs]e)|(?:passport|id)[- ](?:copy|photo|scan)|konfession|religionszugeh|ethnisch|herkunft \(|parteizugeh|gewerkschaft|ausweiskopie|kopie (?:des|ihres) (?:ausweis|reisepass)|origine ethnique|opinions? politiques?|orientation sexuelle|copie (?:de la |de votre )?(?:carte d[’']identit|pi[èe]ce d[’']identit|passeport)|num[ée]ro de s[ée]curit[ée] sociale|religi[óo]n|origen [ée]tnico|ideolog|copia (?:del?|de su) (?:dni|pasaporte)|religione|origine etnica|copia (?:del|della) (?:documento|carta d[’']identit|passaporto)|bsn|burgerservicenummer|pesel|(?:seria i )?n(?:umer|r\.?) dowodu|godsdienst|kopie (?:van )?(?:uw |het )?(?:paspoort|id|identiteit)|wyznanie|pochodzenie etniczne|kopia dowodu|religi[ãa]o)/iu;
/** Whoever asks for it asks everyone, unless the form says what may stay empty. */
const IDENTITY_NUMBER =
  /(?<!\p{L})(?:personnummer|f[øo]dselsnummer|cpr[- ]?(?:nummer|nr)|henkil[öo]tunnus|hetu|kennitala|rodn[ée] [čc][ií]slo|cod(?:ul)? numeric personal|cnp|oib|em[šs]o|isikukood|asmens kodas|personas kods|ahv[- ]?(?:nummer|nr)|sozialversicherungsnummer|steuer[- ]?id\p{L}*|егн|αμκα|social security n\p{L}+|ssn|num[ée]ro de s[ée]curit[ée] sociale|nir|dni|nif|codice fiscale|pesel|(?:seria i )?n(?:umer|r\.?) dowodu|bsn|burgerservicenummer)(?!\p{L})/iu;
const OPTIONAL =
  /(?<!\p{L})(?:optional|freiwillig|facultati[fv]\p{L}*|opcional\p{L}*|opzional\p{L}*|facoltativ\p{L}*|optioneel|opcjonaln\p{L}*|nieobowi[ąa]zkow\p{L}*)(?!\p{L})/iu;

/** Who may have to know: courts, care, schools of a faith, employers who count, and those bound to know their customers. */
const FOR_FEW =
  /(?<!\p{L})(?:church|parish|mosque|synagogue|faith|funeral|baptis|equal opportunit|diversity|eeo\b|bank|loan|mortgage|notar|tax return|payroll|visa\b|immigra|citizen|patient|hospital|kirche|pfarr|gemeinde|bestatt|steuer|kredit|[ée]glise|paroisse|obs[èe]ques|notaire|parroquia|iglesia|funeraria|parrocchia|chiesa|kerk|uitvaart|parafi|ko[śs]ci|hotel|check-?in|ayuntamiento|sede electr[óo]nica|tr[áa]mites?|city hall|rathaus|b[üu]rgerb[üu]ro|mairie|comune di|gemeente|urz[ąa]d|gmin[aąy]|szpital|przychodni|l[åa]n(?:a|et)?(?!\p{L})|kredit|faktur|f[öo]rs[äa]kring|sjukhus|v[åa]rd|l[äa]kare|tandl[äa]k|medlem|f[öo]rening|anst[äa]ll|pankki|laina|l[äa][äa]k[äa]ri|j[äa]sen|l[ée]ka[řr]|[úu]v[ěe]r|poji[šs]t|asigur|medic|banc[aă]|versicher|l[æae]ge|forsikring|legetime)/iu;

function isForFew({ text, heading = "" }: FormRef, document: DocumentSnapshot): boolean {
  return FOR_FEW.test([text, heading, subjectOf(document)].join(" "));
}

function asks(
  { type, autocomplete, label, shownLabel = "", name }: FormFieldRef,
  what: RegExp | null,
): boolean {
  if (what === null || /^(?:hidden|submit|button|search|checkbox)$/.test(type)) return false;
  const words = `${label} ${shownLabel} ${name.replaceAll(/[_-]/g, " ")}`;
  return (what === EXCESSIVE && /\b(?:bday|sex)\b/.test(autocomplete)) || what.test(words);
}
