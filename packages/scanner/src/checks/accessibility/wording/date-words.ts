/** How a label says that it asks for a day, in the languages of the European Union that most sites are in. */
const DATE =
  /(?<![\p{L}-])(?:(?:\p{L}+ )?date|date of birth|d\.?o\.?b\.?|birthday|birth date|born(?: on)?|check-?(?:in|out)|(?:\p{L}+)?datum|(?:wunsch|liefer|umzugs|besuchs|kurs)?termin|geburtstag|geboren am|fecha(?: de \p{L}+)?|día y hora|nacimiento|(?:date de )?naissance|né\(?e?\)? le|data(?: di \p{L}+| de \p{L}+| urodzenia)|nascita|nascimento|geboortedatum|geboren op)(?![\p{L}-])/iu;
/** The same words where they are about something else. */
const NO_DAY =
  /up ?to ?date|expir|valid|card|karte|tarjeta|carte|carta|month|monat|mes\b|mois|mese|year|jahr|año|annee|année|anno|file|datei/i;
/** Letters of a form, an example in numbers or with a month, or gaps to fill in. */
const FORM =
  /(?:[djgt]{1,2}|m{1,2})\s?[./-]\s?(?:[djgt]{1,2}|m{1,2})|yyyy|jjjj|aaaa|rrrr|\p{Nd}{1,4}\s?[./-]\s?\p{Nd}{1,2}|[_#]{1,2}\s?[./-]|\p{Nd}{1,2}(?:st|nd|rd|th|\.)? (?:of |de )?\p{L}{3,}|\p{L}{3,} \p{Nd}{1,2}, \p{Nd}{4}/iu;

/** Whether a label asks for a day, as a date. */
export function asksForDate(label: string): boolean {
  return DATE.test(label) && !NO_DAY.test(label);
}

/** Whether a text says in which form dates are to be written. */
export function tellsDateForm(text: string): boolean {
  return FORM.test(text);
}
