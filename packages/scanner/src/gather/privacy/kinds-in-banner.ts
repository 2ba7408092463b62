import { CLOSE_WORDS } from "#checks/accessibility/wording/close-words.ts";
import { type ButtonKind, buttonKind } from "#gather/privacy/button-kind.ts";

/** What must be known of a banner to tell what its buttons do. */
interface Shown {
  text: string;
  buttons: readonly { text: string; area: number; leadsOn: boolean }[];
  /** Boxes and switches in it that are not shown yet. */
  hiddenBoxes: number;
  /** Whether it asks for something to be typed, as offers of a newsletter do. */
  takesText: boolean;
}

/** What each button of a banner does, in their order: by its own words, else by those around it. */
export function kindsInBanner(banner: Shown): ButtonKind[] {
  const { buttons } = banner;
  const own = buttons.map(({ text }) => buttonKind(text));
  const withNo = own.map((kind, at) => (kind === "other" && mocks(banner, at) ? "reject" : kind));
  const withMore = withNo.includes("settings")
    ? withNo
    : withNo.map((kind, at) => (kind === "other" && opensChoices(banner, at) ? "settings" : kind));
  const agreeing = playfulAcceptance(buttons, withMore);
  return withMore.map((kind, at) => (at === agreeing ? "accept" : kind));
}

const OF_COOKIES =
  /cookie|galletas|eväste|ciastecz(?:k|ek)|sušen(?:k|ek)|süti|бисквитк|kolačić|piškotk|küpsis|sīkdat|slapuk|fianáin/i;
const SAYS_NO =
  /^(?:no|nein|non|nee|não|nie|nej|nei|ei|ne|nem|nu|όχι|не)(?=[\s,.!:;–—-]|$)(?! (?:problem|worries|problema))/iu;
const SAYS_OTHERWISE = /^i(?:['’]d| would) rather (?!not)|^i (?:hate|don['’]t (?:care|need|like))/i;

/** Whether a button refuses in mocking words ('No, I like boring offers'), in a banner that is only about cookies. */
function mocks({ text, buttons, takesText }: Shown, at: number): boolean {
  const button = buttons[at];
  if (button === undefined || button.leadsOn || takesText || !OF_COOKIES.test(text)) return false;
  return SAYS_NO.test(button.text) || SAYS_OTHERWISE.test(button.text);
}

const MORE =
  /^(?:more|more (?:info(?:rmation)?|details)|details|(?:show|see|view) (?:more|details)|learn more|read more|mehr(?: (?:infos?|informationen|details|anzeigen|erfahren))?|weitere (?:infos|informationen)|details (?:an)?zeigen|en savoir plus|plus d[’']infos?(?:rmations?)?|d[ée]tails|m[áa]s(?: informaci[óo]n| detalles)?|ver (?:m[áa]s|detalles)|pi[ùu] (?:informazioni|dettagli)|maggiori informazioni|scopri di pi[ùu]|dettagli|meer(?: informatie)?|wi[ęe]cej(?: informacji)?|szczeg[óo][łl]y|mais(?: informa[çc][õo]es)?|(?:mostrar|afficher|voir|mostra|vedi|toon|poka[żz]|zobrazit|zobrazi[ťt]|visa|vis|n[äa]yt[äa]) (?:les |los |os |i )?(?:detal(?:les|hes)|d[ée]tails|dettagli|details|szczeg[óo][łl]y|podrobnosti|detaljer|tiedot)|details (?:tonen|weergeven|bekijken)|detaljer|r[ée]szletek(?: megjelen[íi]t[ée]se)?)[\s.…>›»→+▾▼]*$/iu;
const FEWEST_BOXES = 2;

/** Whether it only speaks of more to read, and the banner has boxes that would show then. */
function opensChoices({ buttons, hiddenBoxes }: Shown, at: number): boolean {
  const button = buttons[at];
  return button !== undefined && hiddenBoxes >= FEWEST_BOXES && !button.leadsOn && MORE.test(button.text);
}

/** Whether a button says only that it closes, and nothing of an answer. */
export function onlyCloses({ text, kind }: { text: string; kind: ButtonKind }): boolean {
  return kind === "other" && text.trim() !== "" && CLOSES.test(text.trim());
}

const CLOSES = new RegExp(
  String.raw`^(?:\P{L}*|x|${CLOSE_WORDS}(?: (?:this )?(?:banner|dialog|notice|message|window))?)$`,
  "iu",
);

/**
 * What agrees in words of the site's own ('Yes, spoil me!'): the largest button of a banner that lets people choose or
 * refuse, and has no other one to agree by.
 */
function playfulAcceptance(buttons: Shown["buttons"], kinds: readonly ButtonKind[]): number | undefined {
  if (kinds.includes("accept") || !(kinds.includes("settings") || kinds.includes("reject"))) return undefined;
  const unknown = buttons
    .map((button, at) => ({ ...button, at }))
    .filter(({ text, leadsOn, at }) => kinds[at] === "other" && !leadsOn && !CLOSES.test(text));
  return unknown.toSorted((one, other) => other.area - one.area)[0]?.at;
}
