/** What stands between people and what they ask for. */
export type Hurdle =
  | "account"
  | "sign-in"
  | "identity"
  | "notary"
  | "fee"
  | "letter"
  | "call"
  | "birth date"
  | "wait";

/** How a hurdle is told, and how it is written, in English, German, French, Spanish and Italian. */
export const HURDLES: readonly { hurdle: Hurdle; told: string; words: RegExp }[] = [
  {
    hurdle: "account",
    told: "an account",
    words:
      /(?:creat|regist|open|set(?:ting)? up|sign(?:ing)? up for)\w* (?:(?:an?|your|for an?|free|new|our|online) ){0,3}(?:\p{Lu}\p{L}+ )?account|(?:must|need to|have to) (?:first )?(?:have an account|be registered)|without an account|(?:konto|benutzerkonto) (?:anlegen|erstellen|eröffnen)|cr[ée]er (?:un|votre) compte|crear una cuenta|creare un account|registrarsi/iu,
  },
  {
    hurdle: "sign-in",
    told: "a sign-in",
    words:
      /(?<!\p{L})(?:log|sign) in(?:to)? (?:to |with )?(?:your|my|the|an?)(?!\p{L})|(?:must|need to|have to) (?:first )?(?:be (?:logged|signed) in|log in|sign in)|melden sie sich (?:mit|in)|connectez-vous|inicie sesi[óo]n|acced(?:a|ere) al/iu,
  },
  {
    hurdle: "identity",
    told: "an identity document",
    words:
      /(?:cop(?:y|ies)|photo(?:graph|copy)?s?|scans?|picture|upload) (?:of )?(?:\p{L}+['’]?s? ){0,4}?(?:driver['’]?s? licen[cs]e|passport|id(?:entity|entification)?(?: card| document)?|photo id|government[- ]issued|birth certificate|social security card)(?!\p{L})|birth certificate|(?:kopie|foto|scan) (?:\p{L}+ ){0,3}(?:personalausweis|reisepass|ausweis)\p{L}*|(?:copie|photo) (?:\p{L}+ ){0,3}(?:pi[èe]ce d['’]identit[ée]|passeport|carte d['’]identit[ée])|(?:copia|fotocopia|foto) (?:\p{L}+ ){0,3}(?:dni|nie|pasaporte|documento (?:de|d['’])\s?identi\p{L}+|carta d['’]identit[àa]|passaporto)/iu,
  },
  {
    hurdle: "notary",
    told: "a notary",
    words:
      /(?<!\p{L})(?:notari[sz]ed|notary|notarial|apostille|notariell\p{L}*|notari[ée]e?|notaire|notariad[oa]|ante notario|autenticata|notaio)(?!\p{L})/iu,
  },
  {
    hurdle: "fee",
    told: "a fee",
    words:
      /[$€£] ?\d+(?:[.,]\d\d)? (?:(?:non-?refundable|processing|handling|administrative|service|deletion) )*(?:fee|charge)|(?:fee|charge) of (?:[$€£]|USD|EUR)? ?\d+|(?:enclose|include|pay|send)\w* (?:an? |the )?(?:\p{L}+ )?(?:check|money order|fee)(?!\p{L})|(?:processing|handling|administrative) fee|(?:bearbeitungs)?gebühr (?:von|in höhe)|frais (?:de (?:traitement|dossier))|(?:tasa|tarifa|coste) de (?:\d|tramitaci|gesti)|costo di (?:\d|gestione)|spese di gestione/iu,
  },
  {
    hurdle: "letter",
    told: "a letter by mail or a visit",
    words:
      /(?:certified|registered|postal|regular|u\.?s\.?) mail|(?<!\p{L})mail(?:ing|ed)? (?:us )?(?:an? |your |the |in )(?:\p{L}+ ){0,3}(?:letter|form|request|copy|notice)|(?:signed|written) letter|by (?:post|fax)(?!\p{L})|(?<!\p{L})in person(?!\p{L}| (?:class|visit|session|event|appointment|lesson|training|course|meeting|consult))|(?:per|mit) (?:einschreiben|post)(?!\p{L})|auf dem postweg|lettre recommand[ée]e|par courrier postal|carta certificada|correo (?:certificado|postal)|burofax|raccomandata|per posta(?! elettronica)/iu,
  },
  {
    hurdle: "call",
    told: "a phone call",
    words:
      /(?:must|have to|need to|only) (?:be \p{L}+ |cancel \p{L}* ?)?(?:by )?(?:call|phone|telephone|calling)(?!\p{L})|nur telefonisch|uniquement par t[ée]l[ée]phone|(?:solo|[úu]nicamente) por tel[ée]fono|solo per telefono/iu,
  },
  {
    hurdle: "birth date",
    told: "a date of birth",
    words:
      /dates? of birth|birth ?(?:dates?|days?)|geburtsdat\p{L}+|date de naissance|fecha de nacimiento|data di nascita/iu,
  },
];

/** The time that an answer takes. */
export const WAIT =
  /(?:allow|takes?|wait|dauert|(?:requests?|deletion|l[öo]schung|suppression|demandes?|solicitud|richiesta)[^.;]{0,60}(?:within|up to|innerhalb|bis zu|sous|d[ée]lai de|hasta|plazo de|entro))[^.;]{0,40}?(\d{1,3}) (?:(business|working) )?(days|weeks|months|tagen?|wochen|monaten?|jours|semaines|mois|d[íi]as|semanas|meses|giorni|settimane|mesi)(?!\p{L})/iu;

/** What people ask for. */
export interface RequestKind {
  /** As in 'the way to ...'. */
  name: string;
  /** What the title, the main heading or the address of its own page says. */
  subject: RegExp;
  /** What a sentence says that speaks of it. */
  words: RegExp;
  /** Whether other pages that speak of it count: of mail they often name one way of several. */
  isToldElsewhere: boolean;
  /** Which hurdles no law allows, and which a person must judge. */
  hurdles: Partial<Record<Hurdle, "failed" | "review">>;
  longestDays: number | null;
}

export const REQUESTS: readonly RequestKind[] = [
  {
    name: "opt out",
    subject:
      /do not (?:sell|share)|don['’]t sell|(?:your|my|california) privacy choices|limit the use of my|opt(?:ing)?[- ]?out (?:of )?(?:the |our |all )*(?:sale|sharing|selling|targeted|data|personal)|(?:privacy|data|ccpa|sale|ads?|advertising|california) opt[- ]?out/iu,
    words:
      /opt[- ]?out(?=,? (?:you (?:must|need to|have to) |please )?(?:first )?(?:sign|log) ?in(?!\p{L}))|opt(?:ing)?[- ]?out of (?:the |our |any |all )*(?:sale|sharing|selling|disclosure|targeted)|(?:stop|object to|end) (?:the )?(?:sale|selling|sharing)/iu,
    hurdles: {
      account: "failed",
      "sign-in": "review",
      identity: "failed",
      notary: "failed",
      fee: "failed",
      letter: "review",
    },
    isToldElsewhere: true,
    longestDays: null,
  },
  {
    name: "ask for their data",
    subject:
      /(?:data|privacy|consumer|personal information) (?:subject )?(?:access )?requests?|dsar|subject access|(?:exercise|submit) (?:your|a) (?:privacy|data)|auskunfts?(?:anfrage|ersuchen)|demande d['’]acc[èe]s|ejercicio de derechos/iu,
    words:
      /(?:make|submit|send|exercise)[^.]{0,30}(?:privacy|data|access|consumer|verifiable)[^.]{0,15}(?:rights?|requests?)/iu,
    hurdles: { account: "failed", identity: "review", notary: "failed", fee: "failed" },
    isToldElsewhere: true,
    longestDays: null,
  },
  {
    name: "unsubscribe",
    subject:
      /unsubscrib|newsletter[- ]?(?:abmeld|abbestell)|abmeldung (?:vom|des) newsletter|(?:d[ée]sinscription|d[ée]sabonnement)[^.]{0,20}newsletter|baja (?:de la |del )(?:newsletter|bolet[ií]n)|disiscri\p{L}* (?:dalla )?newsletter/iu,
    words:
      /unsubscrib|(?:stop|end) (?:the |our |receiving |getting |these |all )*(?:\p{L}+ )?(?:e-?mails?|newsletter|letters?|mailings?)|newsletter ab(?:zu)?(?:bestell|meld)|abbestell|d[ée]sinscri|d[ée]sabonn|darse? de baja|disiscri|cancellar\p{L}* dalla newsletter/iu,
    hurdles: {
      account: "failed",
      "sign-in": "failed",
      identity: "failed",
      notary: "failed",
      fee: "failed",
      letter: "failed",
      "birth date": "failed",
    },
    isToldElsewhere: false,
    longestDays: 14,
  },
  {
    name: "have data deleted",
    subject:
      /(?:delet|eras|remov)\w* (?:of )?(?:(?:my|your|personal|user|customer) )+(?:data|information)|(?:user|personal|customer) data (?:deletion|erasure|removal)|data (?:deletion|erasure|removal) (?:requests?|instructions|form)|l[öo]schung (?:ihrer|meiner|personenbezogener) daten|(?:meine|ihre) daten l[öo]schen|supprimer (?:mes|vos) donn[ée]es|(?:suppression|effacement) (?:de|des) (?:\p{L}+ )?donn[ée]es|(?:eliminar|borrar|suprimir) (?:mis|sus|tus) datos|cancellazione dei dati/iu,
    words:
      /(?:data|information|profile|records?)[^.]{0,40} (?:deleted|erased|removed)|(?:delet|eras|remov)\w+[^.]{0,40}(?:data|information|profile|records?)|deletion request|l[öo]sch\p{L}*[^.]{0,60}daten|daten[^.]{0,60}l[öo]sch|(?:supprim|effac|suppression)\p{L}*[^.]{0,40}donn[ée]es|(?:elimin|borr|supr)\p{L}+[^.]{0,40}datos|cancell\p{L}+[^.]{0,40}dati/iu,
    hurdles: { account: "failed", identity: "review", notary: "failed", fee: "failed", letter: "review" },
    isToldElsewhere: true,
    longestDays: 90,
  },
];

/** A subscription that is to end: other bookings may be canceled as their contract says. */
export const CANCEL_WORDS =
  /(?<!\p{L})cancel|k[üu]ndig\p{L}+|r[ée]sili\p{L}+|dar(?:se)? de baja|disdett\p{L}|disdi\p{L}+/iu;
export const SUBSCRIPTION_WORDS =
  /(?<!\p{L})(?:subscriptions?|memberships?|(?:free|the|your|my) trial|(?:your|my|this|monthly|annual|service) plan|renews?|renewing|abo(?:nnement)?s?|mitgliedschaft|abonnements?|suscripci[óo]n|abbonamento)(?!\p{L})/iu;
