const NAME = String.raw`(?<!\p{L})\p{Lu}[\p{Ll}’'-]+(?:-\p{Lu}\p{Ll}+)?(?: (?:\p{Lu}\.|van|de|den|der|von|di|da|du|la|le|al|El))*(?: \p{Lu}[\p{L}’'-]+){1,2}`;
const BETWEEN = String.raw`[\s,;:|·•–—()-]{1,6}`;
const BIRTH_DATE = String.raw`(?:(?:born|dob|geb(?:oren)?|n[ée]e?|nat[oa]|nacid[oa]|ur)\.?:? ?(?:on |am |le |il |el )?)?(?:\d{1,2}[./-]\d{1,2}[./-](?:19[2-9]\d|20[012]\d)|(?:19[2-9]\d|20[012]\d)-\d{2}-\d{2})`;
const PHONE = String.raw`(?:\+\d{1,3}[ .]?)?\(?\d{2,4}\)?(?:[ ./-]?\d{2,4}){2,4}(?!\d)`;
const PRIVATE_MAIL = String.raw`[\w.+-]+@(?:gmail|googlemail|yahoo|hotmail|outlook|live|icloud|aol|comcast|gmx|web|t-online|orange|free|wanadoo|laposte|sfr|libero|alice|ziggo|wp|onet|sapo)\.[a-z.]{2,6}`;

const BORN = new RegExp(`${NAME}${BETWEEN}${BIRTH_DATE}${BETWEEN}(?:[^\\d@]{0,30})${PHONE}`, "gu");
const AT_HOME = new RegExp(`${NAME}${BETWEEN}[^@]{0,90}?${PHONE}[^@\\d]{0,20}${PRIVATE_MAIL}`, "gu");
const FEWEST = 3;

/** People whom a page lists with their birth dates and phone numbers; 0 for fewer than three. */
export function listedWithBirthDates(text: string): number {
  return counted(text, BORN);
}

/** People whom a page lists with phone numbers and addresses of private mail; 0 for fewer than three. */
export function listedWithPrivateMail(text: string): number {
  return counted(text, AT_HOME);
}

function counted(text: string, records: RegExp): number {
  const found = new Set([...text.matchAll(records)].map(([record]) => record));
  return found.size >= FEWEST ? found.size : 0;
}
