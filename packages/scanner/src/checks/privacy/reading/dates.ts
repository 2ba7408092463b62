/**
 * Months in English and in other languages of the European Union, as dates use them. Polish and Croatian mean two
 * months by `listopada`; it is read as the later one, in the owner's favor.
 */
const MONTHS: readonly (readonly string[])[] = [
  "january jan januar janvier enero gennaio januari janeiro stycznia styczeń styczniu ledna leden januára január tammikuuta ianuarie jaanuar sausio janvāris januára siječnja ιανουαρίου януари",
  "february feb februar février fevrier febrero febbraio februari fevereiro lutego luty lutym února únor februára február helmikuuta februarie veebruar vasario februāris veljače φεβρουαρίου февруари",
  "march mar märz mars marzo maart março marca marzec marcu března březen március maaliskuuta martie marts märts kovo martā marec ožujka μαρτίου март",
  "april apr avril abril aprile kwietnia kwiecień kwietniu dubna duben apríla apríl április huhtikuuta aprilie aprill balandžio aprīlis travnja απριλίου април",
  "may mai mayo maggio mei maio maja maj května květen mája máj május toukokuuta gegužės maijs svibnja μαΐου май",
  "june jun juni juin junio giugno junho czerwca czerwiec czerwcu června červen júna jún június kesäkuuta iunie juuni birželio jūnijs lipnja ιουνίου юни",
  "july jul juli juillet julio luglio julho lipca lipiec lipcu července červenec júla júl július heinäkuuta iulie juuli liepos jūlijs srpnja ιουλίου юли",
  "august aug août aout agosto augustus augusti sierpnia sierpień sierpniu srpna srpen augusta augusztus elokuuta rugpjūčio augusts kolovoza αυγούστου август",
  "september sep sept septembre septiembre settembre setembro września wrzesień wrześniu září septembra szeptember syyskuuta septembrie rugsėjo septembris rujna σεπτεμβρίου септември",
  "october oct oktober octobre octubre ottobre outubro października październik październiku října říjen októbra október oktobra lokakuuta octombrie oktoober spalio oktobris οκτωβρίου октомври",
  "november nov novembre noviembre novembro listopad listopadzie listopadu novembra marraskuuta noiembrie lapkričio novembris studenoga νοεμβρίου ноември",
  "december dec dezember décembre decembre diciembre dicembre dezembro grudnia grudzień grudniu prosince prosinec decembra joulukuuta decembrie detsember gruodžio decembris prosinca δεκεμβρίου декември",
].map((names) => names.split(" "));

const MONTH_NUMBER = new Map(
  MONTHS.flatMap((names, index) => names.map((name) => [name, index + 1] as const)),
);

/** As in Hungarian and Lithuanian: `2026. március 3.`, `2026 m. kovo 3 d.`. */
const YEAR_FIRST = /\b(20\d\d)\.?\s+(?:m\.\s+)?(\p{L}+)\s+(\d{1,2})\b/iu;

/**
 * The first date in a text, by month: ISO (2026-03-01), day-month-year with a name in the languages
 * of the European Union, or numbers. `3/4/2026` is read as its later reading, in the owner's favor.
 * Null when there is none.
 */
export function firstDate(text: string): Date | null {
  const iso = /\b(20\d\d)(?:[-/]|\.\s?)(\d{1,2})(?:[-/]|\.\s?)(\d{1,2})\b/.exec(text);
  if (iso !== null) return dateOf(iso[1], Number(iso[2]), iso[3]);
  const dayFirst =
    /\b(\d{1,2})(?:st|nd|rd|th|er|º|\.)?\s*(?:of |de |di )?\s*(\p{L}+)\.?,?\s*(?:de |del )?(20\d\d)\b/iu.exec(
      text,
    );
  const named = dayFirst === null ? null : monthNamed(dayFirst[2]);
  if (dayFirst !== null && named !== null) return dateOf(dayFirst[3], named, dayFirst[1]);
  const yearFirst = YEAR_FIRST.exec(text);
  const after = yearFirst === null ? null : monthNamed(yearFirst[2]);
  if (yearFirst !== null && after !== null) return dateOf(yearFirst[1], after, yearFirst[3]);
  const monthFirst = /(?<!\p{L})(\p{L}{3,})\.?\s+(?:(\d{1,2})(?:st|nd|rd|th)?,?\s+)?(20\d\d)\b/iu.exec(text);
  const month = monthFirst === null ? null : monthNamed(monthFirst[1]);
  if (monthFirst !== null && month !== null) return dateOf(monthFirst[3], month, monthFirst[2]);
  return numericDate(text);
}

function numericDate(text: string): Date | null {
  const match = /\b(\d{1,2})(?:[/-]|\.\s?)(\d{1,2})(?:[/-]|\.\s?)(20\d\d)\b/.exec(text);
  if (match === null) return null;
  const readings = [
    dateOf(match[3], Number(match[1]), match[2]),
    dateOf(match[3], Number(match[2]), match[1]),
  ].filter((date) => date !== null);
  return readings.toSorted((a, b) => b.getTime() - a.getTime())[0] ?? null;
}

/** The number of a month by its name in one of these languages; null for other words. */
export function monthNamed(name: string | undefined): number | null {
  return MONTH_NUMBER.get((name ?? "").toLowerCase()) ?? null;
}

function dateOf(year: string | undefined, month: number, day: string | undefined): Date | null {
  const date = new Date(Date.UTC(Number(year), month - 1, Number(day ?? 1)));
  return month >= 1 && month <= 12 && Number(day ?? 1) <= 31 ? date : null;
}
