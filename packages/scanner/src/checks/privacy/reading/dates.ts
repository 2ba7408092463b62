const MONTHS: readonly (readonly string[])[] = [
  ["january", "jan", "januar", "janvier", "enero", "gennaio", "januari", "janeiro"],
  ["february", "feb", "februar", "février", "febrero", "febbraio", "februari", "fevereiro"],
  ["march", "mar", "märz", "mars", "marzo", "maart", "março"],
  ["april", "apr", "avril", "abril", "aprile"],
  ["may", "mai", "mayo", "maggio", "mei", "maio"],
  ["june", "jun", "juni", "juin", "junio", "giugno", "junho"],
  ["july", "jul", "juli", "juillet", "julio", "luglio", "julho"],
  ["august", "aug", "août", "agosto", "augustus"],
  ["september", "sep", "sept", "septembre", "septiembre", "settembre", "setembro"],
  ["october", "oct", "oktober", "octobre", "octubre", "ottobre", "outubro"],
  ["november", "nov", "novembre", "noviembre", "novembro"],
  ["december", "dec", "dezember", "décembre", "diciembre", "dicembre", "dezembro"],
];

const MONTH_NUMBER = new Map(
  MONTHS.flatMap((names, index) => names.map((name) => [name, index + 1] as const)),
);

/**
 * The first date in a text, by month: ISO (2026-03-01), day-month-year with a name in seven
 * languages, or numbers. `3/4/2026` is read as its later reading, in the owner's favor.
 * Null when there is none.
 */
export function firstDate(text: string): Date | null {
  const iso = /\b(20\d\d)[-./](\d{1,2})[-./](\d{1,2})\b/.exec(text);
  if (iso !== null) return dateOf(iso[1], Number(iso[2]), iso[3]);
  const dayFirst =
    /\b(\d{1,2})(?:st|nd|rd|th|er|º|\.)?\s*(?:of |de |di )?\s*(\p{L}+)\.?,?\s*(?:de |del )?(20\d\d)\b/iu.exec(
      text,
    );
  const named = dayFirst === null ? null : monthNamed(dayFirst[2]);
  if (dayFirst !== null && named !== null) return dateOf(dayFirst[3], named, dayFirst[1]);
  const monthFirst = /\b(\p{L}{3,})\.?\s+(?:(\d{1,2})(?:st|nd|rd|th)?,?\s+)?(20\d\d)\b/iu.exec(text);
  const month = monthFirst === null ? null : monthNamed(monthFirst[1]);
  if (monthFirst !== null && month !== null) return dateOf(monthFirst[3], month, monthFirst[2]);
  return numericDate(text);
}

function numericDate(text: string): Date | null {
  const match = /\b(\d{1,2})[./-](\d{1,2})[./-](20\d\d)\b/.exec(text);
  if (match === null) return null;
  const readings = [
    dateOf(match[3], Number(match[1]), match[2]),
    dateOf(match[3], Number(match[2]), match[1]),
  ].filter((date) => date !== null);
  return readings.toSorted((a, b) => b.getTime() - a.getTime())[0] ?? null;
}

function monthNamed(name: string | undefined): number | null {
  return MONTH_NUMBER.get((name ?? "").toLowerCase()) ?? null;
}

function dateOf(year: string | undefined, month: number, day: string | undefined): Date | null {
  const date = new Date(Date.UTC(Number(year), month - 1, Number(day ?? 1)));
  return month >= 1 && month <= 12 && Number(day ?? 1) <= 31 ? date : null;
}
