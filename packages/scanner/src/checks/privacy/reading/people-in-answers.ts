/**
 * What a record says of a person. `person`: a name under a key that only people have; `client`: it stands under such a key
 * or one of bookings or orders; `private phone`: its key says that it is a private one.
 */
export type PersonalKind =
  | "name"
  | "person"
  | "client"
  | "email"
  | "private email"
  | "phone"
  | "private phone"
  | "birth date"
  | "IP address"
  | "identity number"
  | "health";

/** The records of people in an answer: how many there are, and the kinds of data that at least half of them hold. */
export interface PeopleInAnswer {
  people: number;
  kinds: PersonalKind[];
}

const FEWEST_PEOPLE = 2;
const NAMING: readonly PersonalKind[] = ["name", "person", "email"];
const DEEPEST = 8;
const MOST_VALUES = 20_000;

const EMAIL = /^[^\s@"]{1,64}@[\w.-]+\.\w{2,}$/;
const PRIVATE_HOST =
  /@(?:gmail|googlemail|yahoo|ymail|hotmail|outlook|live|msn|icloud|me|aol|comcast|verizon|proton(?:mail)?|gmx|web|t-online|freenet|orange|free|wanadoo|laposte|sfr|libero|virgilio|alice|telefonica|ziggo|kpnmail|wp|onet|interia|sapo)\.[a-z.]{2,6}$/i;
const IP = /^(?:(?:\d{1,3}\.){3}\d{1,3}|(?:[\da-f]{1,4}:){3,7}[\da-f:]{1,20})$/i;
const DATE =
  /^(?:(?:19|20)\d\d[-/.]\d{1,2}[-/.]\d{1,2}|\d{1,2}[-/.]\d{1,2}[-/.](?:19|20)\d\d)(?:T[\d:.]+Z?)?$/;
const PHONE = /^\+?[\d\s()/.-]{7,20}$/;
const NAME = /^\p{Lu}\p{L}*(?:[\s.,'’-]+\p{L}+){0,5}\.?$/u;

/** Kinds by key, in words of lower case, and by what the value must look like. */
const KINDS: readonly { kind: PersonalKind; key: RegExp; value: RegExp }[] = [
  {
    kind: "person",
    key: /^(?:(?:first|last|full|given|family|middle) ?name|surname|author|reviewer|auteur|autor|autore|vorname|nachname|pr[eé]nom|apellidos?|cognome|voornaam|achternaam|nazwisko|sobrenome|f[oö]rnamn|efternamn|fornavn|etternavn|efternavn|(?:patient|guest|customer|client|member|user|buyer|tenant|student)(?: ?(?:full ?)?name)?|kunden ?name|patienten ?name|mieter ?name|klant ?naam|pati[eë]nt(?:en)? ?naam|nom (?:du )?(?:client|patient)|nombre (?:del )?(?:cliente|paciente)|nome (?:del |do )?(?:cliente|paziente|paciente))$/,
    value: NAME,
  },
  {
    kind: "name",
    key: /^(?:(?:display ?)?name|nom|nombre|nome|naam|imi[eę]|namn|navn)$/,
    value: NAME,
  },
  { kind: "email", key: /\b(?:e ?mail|mail|courriel|correo)(?: ?address| ?adresse)?$/, value: EMAIL },
  {
    kind: "phone",
    key: /\b(?:(?:tele)?phone|tel|tel[eé]phone|tel[eé]fon[oe]?|telefoon|mobile?|handy|gsm|cell|portable|whatsapp|cellulare|celular|puhelin)(?: ?(?:number|no|nr|nummer|num))?$/,
    value: PHONE,
  },
  {
    kind: "birth date",
    key: /^(?:dob|born|birth ?(?:date|day)|date ?of ?birth|geburts(?: ?datum| ?tag)|(?:date ?)?(?:de ?)?naissance|(?:fecha ?)?(?:de ?)?nacimiento|(?:data ?)?(?:di ?)?nascita|geboorte ?datum|data ?urodzenia|f[oö]delse ?(?:datum|dag)|f[oø]dselsdato|(?:data ?)?(?:de ?)?nascimento)$/,
    value: DATE,
  },
  { kind: "IP address", key: /\bip(?: ?v[46])?(?: ?addr(?:ess)?| ?adresse)?$|^remote addr$/, value: IP },
  {
    kind: "identity number",
    key: /^(?:ssn|social ?security(?: ?(?:no|number))?|iban|passport(?: ?(?:no|number))?|national ?id|tax ?id|steuer ?id|nif|dni|nie|bsn|pesel|codice ?fiscale|nir|insurance ?(?:no|number|id)|versicherten ?(?:nr|nummer))$/,
    value: /\d{4}/,
  },
  {
    kind: "health",
    key: /^(?:(?:visit ?)?reason|diagnos\w*|symptoms?|medication|treatment|allerg\w*|befund|beschwerden|motif|motivo|klacht(?:en)?)$/,
    value: /\p{L}{3}/u,
  },
];
const CLIENT =
  /^(?:patient|customer|client|guest|member|applicant|tenant|student|subscriber|participant|booked ?by|kunde|patienten|gast|mitglied|mieter|teilnehmer|acheteur|adh[eé]rent|abonn[eé]|paciente|cliente|socio|alumno|paziente|klant|pati[eë]nt|leden|lid|klient|pacjent)(?:s|er|en)?(?: ?(?:data|details|info|list))?$/;

/** What people leave their names for: a list of bookings, orders or registrations holds those who made them. */
const BOOKED =
  /^(?:book(?:ed|ings?)|reservations?|appointments?|orders?|registrations?|sign ?ups?|(?:en|in)quir(?:y|ies)|geboekt|boeking(?:en)?|afspra(?:ak|ken)|reserveringen|bestelling(?:en)?|aanmelding(?:en)?|gebucht|buchung(?:en)?|termine?|reservierung(?:en)?|bestellung(?:en)?|anmeldung(?:en)?|r[ée]servations?|rendez ?vous|rdv|commandes?|inscriptions?|reservas|citas|pedidos|inscripciones|prenotazion[ei]|appuntament[io]|ordin[ei]|iscrizioni|rezerwacje|zam[oó]wienia|wizyty|agendamentos|bokningar|best[aä]llningar)$/;
/** A name of whoever ordered or booked, in the record itself. */
const CLIENT_NAME =
  /^(?:(?:customer|client|patient|tenant|student|buyer) ?(?:full ?)?name|kunden ?name|patienten ?name|mieter ?name|klant ?naam|pati[eë]nt(?:en)? ?naam|nom (?:du )?(?:client|patient)|nombre (?:del )?(?:cliente|paciente)|nome (?:del |do )?(?:cliente|paziente|paciente))$/;
/** Keys that say of contact data that it isn't a company's. */
const PRIVATE_SUFFIX = / (?:priv[eé]e?|privat[oa]?|perso(?:nnel(?:le)?)?|particular|personale?|prywatny)$/;
const PRIVATE_PREFIX =
  /^(?:personal|private|home|privat|priv[eé]|perso|thuis|prywatny) |^privat(?=e?-?mail|tel|handy|mobil)/;

/** Whom a company sends on the road: the license that their records hold is theirs to drive. */
const DRIVERS =
  /^(?:driver|courier|rider|chauffeur|fahrer|kurier|conducteur|conductor|chofer|autist[ai]|motorista|kierowc\w*)(?:s|en)?$/;
const LICENSE = /^(driver['’]?s? ?)?licen[cs]e(?: ?(?:no|nr|num|number|id))?$/;
const REACHING: readonly PersonalKind[] = ["phone", "email"];
/** In an address, they may be the members of a band, the guests of a show or the participants of a race. */
const PUBLIC_IN_ADDRESSES =
  /^(?:members?|guests?|participants?|mitglied(?:er)?|g[aä]st(?:e|en)?|teilnehmer|adh[eé]rents?|socios?|leden|lid)$/i;

/**
 * The records of people in an answer in JSON: objects that hold a name or an email address beside something that people
 * don't make public. Null where there are fewer than two.
 *
 * @param address where it came from: its last folder may say whose records a list without a key holds
 */
export function peopleInAnswer(json: string, address = ""): PeopleInAnswer | null {
  const records = new Map<string, Set<PersonalKind>>();
  for (const { value, key } of objectsIn(parsed(json), lastWordOf(address))) {
    const kinds = kindsOf(value);
    if (holdsDriversLicense(value, inWords(key), kinds)) kinds.add("person").add("identity number");
    const isNamed = NAMING.some((kind) => kinds.has(kind));
    if (!isNamed || kinds.size < 2) continue;
    if (isOfClient(value, inWords(key))) kinds.add("client");
    records.set(JSON.stringify(value), kinds);
  }
  if (records.size < FEWEST_PEOPLE) return null;
  const all = [...records.values()].flatMap((kinds) => [...kinds]);
  const shared = [...Map.groupBy(all, (kind) => kind)].filter(([, of]) => of.length * 2 >= records.size);
  return { people: records.size, kinds: shared.map(([kind]) => kind).toSorted() };
}

function lastWordOf(address: string): string {
  const last =
    URL.parse(address)
      ?.pathname.split("/")
      .findLast((part) => part !== "") ?? "";
  const word = last.replace(/\.\w+$/, "");
  return PUBLIC_IN_ADDRESSES.test(word) ? "" : word;
}

function isOfClient(record: Properties, key: string): boolean {
  return (
    CLIENT.test(key) ||
    BOOKED.test(key) ||
    Object.keys(record).some((name) => CLIENT_NAME.test(inWords(name)))
  );
}

/** Software for a printer has licenses, too, and no telephone. */
function holdsDriversLicense(record: Properties, key: string, kinds: ReadonlySet<PersonalKind>): boolean {
  const isDriver = DRIVERS.test(key) && REACHING.some((kind) => kinds.has(kind));
  return Object.entries(record).some(([name, value]) => {
    const match = LICENSE.exec(inWords(name));
    const isNumber = typeof value === "string" && /\d{4}/.test(value);
    return match !== null && isNumber && (isDriver || match[1] !== undefined);
  });
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    // Not JSON, or only its beginning.
    return null;
  }
}

type Properties = Record<string, unknown>;

/** Objects at any depth, each with the key under which it or its list stands; `rootKey` is that of the whole. */
function objectsIn(root: unknown, rootKey: string): { value: Properties; key: string }[] {
  const found: { value: Properties; key: string }[] = [];
  const pending = [{ value: root, key: rootKey, depth: 0 }];
  for (let seen = 0; seen < MOST_VALUES; seen += 1) {
    const next = pending.pop();
    if (next === undefined) break;
    const { value, key, depth } = next;
    if (typeof value !== "object" || value === null || depth > DEEPEST) continue;
    if (isObject(value)) found.push({ value, key });
    const inner = isObject(value) ? Object.entries(value) : [];
    const entries = Array.isArray(value) ? value.map((entry: unknown) => [key, entry] as const) : inner;
    for (const [name, entry] of entries) pending.push({ value: entry, key: name, depth: depth + 1 });
  }
  return found;
}

function isObject(value: object): value is Properties {
  return !Array.isArray(value);
}

function kindsOf(record: Properties): Set<PersonalKind> {
  const kinds = new Set<PersonalKind>();
  for (const [key, value] of Object.entries(record)) {
    if (typeof value !== "string" || value.length > 200) continue;
    const words = inWords(key);
    const noun = words.replace(PRIVATE_SUFFIX, "");
    const kind = KINDS.find((one) => one.key.test(noun) && one.value.test(value.trim()))?.kind;
    if (kind !== undefined) kinds.add(kind);
    const saysPrivate = noun !== words || PRIVATE_PREFIX.test(words);
    if (kind === "email" && (saysPrivate || PRIVATE_HOST.test(value.trim()))) kinds.add("private email");
    if (kind === "phone" && saysPrivate) kinds.add("private phone");
  }
  return kinds;
}

/** `dateOfBirth` and `date_of_birth` as `date of birth`. */
function inWords(key: string): string {
  return key
    .replaceAll(/([a-z\d])([A-Z])/g, "$1 $2")
    .replaceAll(/[-_.\s]+/g, " ")
    .toLowerCase();
}
