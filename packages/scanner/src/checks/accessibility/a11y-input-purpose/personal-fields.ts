import { plainWords } from "#checks/accessibility/wording/plain-words.ts";

/** What fields ask about the person, and the token that says so. https://www.w3.org/TR/WCAG22/#input-purposes */
const PURPOSES: readonly (readonly [string, RegExp])[] = [
  [
    "given-name",
    /^(?:first ?name|given ?name|forename|vorname|prénom|nombre|nome|primeiro nome|voornaam|imię|jméno|křestní jméno|förnamn|fornavn|etunimi|keresztnév|prenume|имя|ім’я|ім'я)$/,
  ],
  [
    "family-name",
    /^(?:last ?name|family ?name|surname|nachname|familienname|nom de famille|apellidos?|cognome|achternaam|sobrenome|apelido|último nome|nazwisko|příjmení|efternamn|efternavn|etternavn|sukunimi|vezetéknév|soyad(?:ı)?|фамилия|прізвище)$/,
  ],
  [
    "name",
    /^(?:(?:full )?name|(?:first )?name and (?:surname|last name)|vor- und (?:nach|zu)name|name und vorname|nom(?: complet)?|noms? et prénoms?|prénoms? et noms?|nombre completo|nombre y apellidos?|nome completo|nome e (?:cognome|sobrenome|apelido)|cognome e nome|(?:voor- en achter)?naam|(?:parent|guardian)(?:['’]s)? name|name of (?:the )?(?:parent|guardian)|naam (?:van (?:de )?)?ouder|name (?:der eltern|des elternteils)|nom d(?:u|es) parents?|nombre d(?:el padre|e la madre|el tutor)|nome d(?:el genitore|o responsável)|imię i nazwisko|jméno a příjmení|för- och efternamn)$/,
  ],
  [
    "email",
    /^(?:e-?mail(?:[ -]?(?:address|adresse|adres|id))?|mail-?adresse|adresse (?:e-?mail|courriel|électronique)|courriel|correo(?: electrónico)?|(?:indirizzo |endereço de |adres )?e-?mail|e-post(?:adress(?:e)?)?|sähköposti(?:osoite)?|(?:endereço de )?correio eletr[óô]nico|adresa (?:de )?e-?mail|e-?mailov[áa] adres[ay]|e-mail cím|ηλεκτρονικό ταχυδρομείο|(?:адрес )?(?:электронной почты|эл\.? почты)|электронная почта|(?:адреса )?електронної пошти|имейл(?: адрес)?|البريد الإلكتروني|אימייל|דוא["״]ל|メールアドレス|이메일(?: 주소)?|电子邮箱|电子邮件|邮箱|電子郵件)$/,
  ],
  [
    "tel",
    /^(?:(?:tele|mobile |cell )?phone(?: number)?|mobile(?: number)?|tel\.?|cell(?:ular)?|telefon(?:nummer)?|handy(?:nummer)?|mobil(?:nummer|telefon)?|telemóvel|celular|(?:teléfono )?móvil|cellulare|puhelin(?:numero)?|(?:numéro de )?téléphone(?: portable)?|(?:número de )?teléfono|(?:numero di )?telefono|telefoon(?:nummer)?|(?:número de )?telefone|(?:numer )?telefonu|telefónne číslo|telefonní číslo|număr de telefon|telefonszám|τηλέφωνο|(?:номер )?телефон[ау]?|(?:رقم )?الهاتف|טלפון|電話番号|전화번호|휴대폰(?: 번호)?|手机号码?|电话|電話)$/,
  ],
  [
    "street-address",
    /^(?:street(?: address)?|address(?: line 1)?|home address|straße(?: und hausnummer)?|adresse|dirección|indirizzo|adres|morada|endereço|gatuadress|vejnavn|gateadresse|katuosoite|ulica i numer|adresă|lakcím|адрес|العنوان|כתובת|住所|주소|地址)$/,
  ],
  [
    "postal-code",
    /^(?:zip(?: ?code)?|post(?:al)? ?code|plz|postleitzahl|code postal|código postal|cap|postcode|cep|kod pocztowy|psč|postnummer|postinumero|irányítószám|cod poștal|почтовый индекс|индекс|الرمز البريدي|מיקוד|郵便番号|우편번호|邮政编码|邮编|郵遞區號)$/,
  ],
  ["address-level2", /^(?:city|town|city or town|ort|stadt|wohnort|ville|ciudad|città|plaats|cidade)$/],
  [
    "bday",
    /^(?:birthday|date of birth|birth ?date|geburtsdatum|date de naissance|fecha de nacimiento|data di nascita|data de nascimento|geboortedatum|data urodzenia|datum narození|dátum narodenia|födelsedatum|fødselsdato|syntymäaika|születési dátum|data nașterii|дата рождения|تاريخ الميلاد|תאריך לידה|生年月日|생년월일|出生日期)$/,
  ],
  // What a card is for is told by the form: see where these are judged.
  [
    "cc-number",
    /^(?:(?:credit |debit |bank |payment )?card (?:number|no\.?)|(?:kredit)?kartennummer|(?:numéro de|nº de) (?:la )?carte(?: bancaire| de crédit)?|número de (?:la )?tarjeta(?: de crédito)?|numero (?:di |della )?carta(?: di credito)?|kaartnummer|creditcardnummer|número do cartão(?: de crédito)?|numer karty|kortnummer)$/,
  ],
  [
    "cc-csc",
    /^(?:cv[cv]2?|cvc code|card security code|kartenprüfnummer|prüfziffer|cryptogramme(?: visuel)?|código cvv)$/,
  ],
];
/** Whoever a form is about, who often fills it in, but not always. */
const NAME_OF_ROLE =
  /^(?:(?:patient|guest|member|customer|client|applicant|attendee|participant|account ?holder)(?:['’]s)? (?:full )?name|name of (?:the )?(?:patient|guest|member|applicant|account ?holder)|(?:patienten|gast|kunden|mitglieds|teilnehmer)name|name (?:des (?:patienten|gastes|mitglieds|teilnehmers|antragstellers)|der (?:patientin|antragstellerin))|nom (?:du (?:patient|client|participant|demandeur)|de l['’]adhérente?)|nombre (?:y apellidos )?del (?:paciente|cliente|huésped|socio|solicitante)|nome (?:e cognome )?del (?:paziente|cliente|socio)|nome do (?:paciente|cliente|hóspede)|naam (?:van de )?(?:patiënt|gast|klant))$/;
const OWN =
  /^(?:(?:please )?(?:enter|type) )?(?:your|my|ihre?|deine?|votre|(?:su|tu)|(?:il |la )?(?:tuo|tua)|uw|je|(?:o |a )?(?:seu|sua|teu|tua)|twoj[ea]|twój|din|ditt|váš|vaše) /;

/** The purpose a label tells, and whether it says that it is about the reader; null where it tells none. */
export interface Purpose {
  token: string;
  isOwn: boolean;
  /** Set where it asks for the name of a patient, a guest or the like. */
  isOfRole?: true;
}

export function purposeOf(label: string): Purpose | null {
  const words = plainWords(label.replaceAll(/\([^)]*\)|\*/g, " "));
  const bare = words.replace(OWN, "");
  if (NAME_OF_ROLE.test(bare)) return { token: "name", isOwn: false, isOfRole: true };
  const token = PURPOSES.find(([, names]) => names.test(bare))?.[0];
  return token === undefined ? null : { token, isOwn: bare !== words };
}
