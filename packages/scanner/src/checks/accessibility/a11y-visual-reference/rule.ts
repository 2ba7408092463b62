import { contrastRatio } from "#checks/accessibility/a11y-color-contrast/contrast-ratio.ts";
import { examine, rule } from "#checks/accessibility/rule.ts";
import type { Decision, RuleDefect } from "#checks/accessibility/rule.ts";
import { COLORED_ONES, COLORS, huesIn, LEGEND_OF_COLOR } from "#checks/accessibility/wording/color-words.ts";
import { cutAtWord } from "#checks/accessibility/wording/cut-text.ts";
import { probeBeside } from "#gather/examining/page-probe.ts";

import type { ColoredEntries } from "./colored-entries.ts";
import type { TextsAndNames } from "./probe.ts";
import { referenceElsewhere } from "./further-languages.ts";
import { asksByColor } from "./required-by-color.ts";
import { ON_A_SIDE, THINGS_ON_PAGES } from "./things-on-pages.ts";

const TEXTS_AND_NAMES = probeBeside(import.meta.url, () => import("./probe.ts"), { shape: 4 });

const LOOKS =
  "\\p{L}+-shaped|round|square|circular|triangular?|triangle|rectangular|oval|red|green|blue|yellow|orange|purple|pink|gr[ae]y|black|white|big|large|small|runde[nrs]?|eckige[nrs]?|dreieckige[nrs]?|rote[nrs]?|grüne[nrs]?|blaue[nrs]?|gelbe[nrs]?|ronde|rode|groene|blauwe|gele";
/** Looks as they stand after a thing in Romance languages. */
const LOOKS_AFTER =
  "ronde?|carrée?|rouge|verte?|bleue?|jaune|redond[oa]|cuadrad[oa]|roj[oa]|verde|azul|amarill[oa]|rotond[oa]|quadrat[oa]|ross[oa]|blu|giall[oa]|vermelh[oa]|amarel[oa]";
const PLACES =
  "(?:to|on|at|in) the (?:top|bottom|upper|lower)?[ -]?(?:left|right|top|bottom)(?:[ -]hand)?(?: side| corner)?|(?:unten |oben )?(?:rechts|links|oben|unten)|(?:à|de) (?:droite|gauche)|en (?:haut|bas)|(?:a|de) la (?:derecha|izquierda)|de (?:arriba|abajo)|a (?:destra|sinistra)|in (?:alto|basso)|(?:aan de )?(?:rechter|linker)(?:kant|zijde)|à (?:direita|esquerda)";
/** A thing by its look or place. */
const BY_PLACE = [ON_A_SIDE, `(?:${THINGS_ON_PAGES})s?(?: [\\p{L}]+)? (?:${PLACES})`].map(wholeWords);
/** A shape that is to be pressed, and is a thing for its look alone. */
const PRESSED_SHAPE =
  "(?:click|press|push|tap|hit|use|select)(?: on)? the (?:[\\p{L}]+ )?(?:square|circle|triangle)";
const REFERENCES = [
  wholeWords(PRESSED_SHAPE),
  ...[`(?:${LOOKS})[ -](?:${THINGS_ON_PAGES})s?`, `(?:${THINGS_ON_PAGES})s? (?:${LOOKS_AFTER})s?`].map(
    wholeWords,
  ),
  ...BY_PLACE,
];
/** What something is, told by a color: `Courses in red are full`, `green means free`. */
const MEANT_BY_COLOR = [
  `(?:(?:shown|marked|printed|written|highlighted|colou?red)(?: in)?|in) (?:${COLORS.en})(?!\\p{L})[^.,]{0,20} (?:are|is|have|has|mean|means|show|shows|indicate|indicates)`,
  `(?:${COLORS.en}) (?:means|indicates|stands for|=)`,
  `(?:in|mit) (?:${COLORS.de})(?!\\p{L})[^.]{0,30} (?:sind|bedeute[nt]|ist)`,
  `(?:${COLORS.de}) (?:geschriebene|gedruckte|markierte|gekennzeichnete|hervorgehobene|hinterlegte|unterlegte|dargestellte|gefärbte|eingefärbte)[nrs]?(?!\\p{L})[^.]{0,40} (?:sind|ist|bedeute[nt]|haben|hat)`,
  `(?:${COLORS.de}) (?:bedeutet|heißt|steht für)`,
  `en (?:${COLORS.fr})(?!\\p{L})[^.,]{0,30} (?:sont|est|signifient?|indiquent?|ont)`,
  `le (?:${COLORS.fr}) (?:signifie|indique)`,
  `en (?:${COLORS.es})(?!\\p{L})[^.,]{0,30} (?:son|está|están|significan?|indican?|tienen?)`,
  `el (?:${COLORS.es}) (?:significa|indica)`,
  `(?:em|a) (?:${COLORS.pt})(?!\\p{L})[^.,]{0,30} (?:são|está|estão|significam?|indicam?)`,
  `o (?:${COLORS.pt}) (?:significa|indica)`,
  `in (?:${COLORS.it})(?!\\p{L})[^.,]{0,30} (?:sono|è|significano?|indicano?|hanno)`,
  `il (?:${COLORS.it}) (?:significa|indica)`,
  `in (?:het )?(?:${COLORS.nl})(?!\\p{L})[^.,]{0,30} (?:zijn|is|betekent|betekenen|hebben)`,
  `(?:${COLORS.nl}) (?:betekent|staat voor)`,
  `(?:med|i) (?:${COLORS.sv}) (?:text|färg|skrift)(?!\\p{L})[^.]{0,20} (?:måste|ska|betyder)`,
  `(?:${COLORS.sv}) (?:betyder|visar)`,
  `(?:med|i) (?:${COLORS.da}) (?:tekst|farve|farge|skrift)(?!\\p{L})[^.]{0,20} (?:skal|må|betyder|betyr)`,
  `(?:${COLORS.da}) (?:betyder|betyr|viser)`,
  `(?:na|w kolorze|kolorem) (?:${COLORS.pl})(?!\\p{L})[^.,]{0,30} (?:są|jest|oznacza|oznaczają)`,
  `(?:kolor )?(?:${COLORS.pl}) (?:oznacza|oznaczają)`,
].map((words) => new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, "iu"));
const MEANT_BY_PLACE = new RegExp(`(?<!\\p{L})(?:${COLORED_ONES})(?!\\p{L})`, "iu");
/** That things are written in a color: `Closed days are shown in red`. Things for sale are shown so, too. */
const WRITTEN_IN_COLOR = [
  `(?:are|is|appears?)(?: (?:shown|marked|printed|written|highlighted|listed|displayed|colou?red))? in (?:${COLORS.en})`,
  `(?:are|is) (?:marked|printed|highlighted|colou?red) (?:${COLORS.en})`,
  `(?:sind|ist|stehen|steht|erscheinen|erscheint) in (?:${COLORS.de})`,
  `(?:${COLORS.de}) (?:geschrieben|gedruckt|markiert|gekennzeichnet|hervorgehoben|dargestellt|gefärbt|eingefärbt)`,
  `(?:sont|est|apparaissent|figurent)(?: (?:indiqu|affich|marqu|imprim|signal|écrit)[ée]?e?s?)? en (?:${COLORS.fr})`,
  `(?:están?|aparecen?|figuran?|se (?:indican?|muestran?|marcan?))(?: (?:marcad|indicad|escrit|impres|señalad)[oa]s?)? en (?:${COLORS.es})`,
  `(?:estão|está|são|aparecem?)(?: (?:marcad|indicad|escrit|mostrad|destacad)[oa]s?)? (?:em|a) (?:${COLORS.pt})`,
  `(?:sono|è|appaiono)(?: (?:indicat|segnat|scritt|evidenziat|riportat)[oaie])? in (?:${COLORS.it})`,
  `(?:zijn|staan|staat|worden) in (?:het )?(?:${COLORS.nl})`,
].map((words) => new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, "iu"));
/** A sign says the same to everyone. */
const ALSO_BY_SIGN = /\*|\bstar\b|\basterisk\b|“required”|"required"|\(required\)/i;
/** A reference is met as an instruction, or says where something is to be found; `the round loaf` does neither. */
const ASKS =
  /(?<!\p{L})(?:click|press|push|tap|use|select|choose|see|find|open|go to|hit|(?:is|are|stands?) (?:listed |shown |written )?in the|klicken?|drücken?|tippen?|wählen?|siehe|nutzen?|finden|findest|steh(?:t|en)|cliquez|appuyez|utilisez|voir|trouverez|se trouv(?:e|ent)|figur(?:e|ent)|haga clic|haz clic|pulse|pulsa|use|usa|está|están|encontrará|premere|premi|premete|clicca|cliccate|usate|selezionate|scegliete|trovate|cliccare|trova|klik|druk|staat|staan|clique|carregue|toque|prima|benutzen|verwenden|consultez|sélectionnez|choisissez|ouvrez|utilice|utiliza|seleccione|selecciona|elija|elige|consulte|consulta|vea|presione|presiona|utilizzare|utilizza|selezionare|seleziona|scegliere|scegli|vedi|consultare|utilize|selecione|escolha|veja|pressione|gebruik|kies|selecteer|zie)(?!\p{L})/iu;
/** What is asked of a part of the page, and not of a thing for its look. */
const ASKS_TO_READ =
  /(?<!\p{L})(?:read|check|look (?:at|in)|fill (?:in|out)|lesen|lies|ausfüllen|lisez|remplissez|lea|lee|rellene|leggi|leggere|compila|lees|leia|preencha)(?!\p{L})/iu;

export const a11yVisualReference = rule({
  id: "a11y-visual-reference",
  severity: "medium",
  criteria: ["1.3.3"],
  actRules: ["9bd38c"],
  defect: "Instruction relies on shape, color or position alone",
  title: "Instructions name the thing they mean",
  whyItMatters:
    "People who can't see the page don't know which button is green, round or on the right. An instruction has to name what it means.",
  businessImpact: "Customers who listen to your page can't follow your instructions, and call you instead.",
  fixSteps: [
    'Add the name of the thing to each sentence. For example, write: the round button "Start".',
    "Name the heading of a section instead of its position. On a phone, there is no right-hand side.",
  ],
  effort: "S",
  likelyOwner: "editor",
  examines: [examine(TEXTS_AND_NAMES, decide)],
});

/** Instructions that tell a control by its look or place, without its name. */
function decide(page: TextsAndNames): Decision {
  return {
    applies: page.texts.length > 0,
    defects: page.texts.flatMap(({ sentences, isByDrawing, element }): RuleDefect[] => {
      const demand = sentences.find(asksByColor);
      if (demand !== undefined) return [{ wcag: ["1.4.1"], element, ...toldByColor(demand, "fields", page) }];
      const meaning = sentences.find(
        (sentence) =>
          MEANT_BY_COLOR.some((words) => words.test(sentence)) ||
          (isByDrawing === true && MEANT_BY_PLACE.test(sentence)) ||
          isLegend(sentence, page) ||
          tellsSeveralApart(sentence, page) ||
          saysWhichAreColored(sentence, page),
      );
      if (meaning !== undefined && !ALSO_BY_SIGN.test(meaning))
        return [{ wcag: ["1.4.1"], element, ...toldByColor(meaning, "ones", page) }];
      const instruction = sentences.find(isInstructionByLooks);
      if (instruction === undefined || namesControl(instruction, page)) return [];
      const message = `“${cutAtWord(instruction, 100)}”: would someone who can't see shape, color or position know what this means?`;
      return [{ outcome: "review", message, element }];
    }),
  };
}

/** A line such as `Red: sold out` may be about a red thing, unless something is written in that color. */
function isLegend(sentence: string, page: TextsAndNames): boolean {
  const hues = LEGEND_OF_COLOR.test(sentence) ? huesIn(sentence) : [];
  return allColored(page).some(({ hue }) => hues.includes(hue));
}

/** A sentence with several colors, each of which something is written in: `In verde le sale aperte, in rosso le chiuse`. */
function tellsSeveralApart(sentence: string, page: TextsAndNames): boolean {
  const hues = huesIn(sentence);
  const written = new Set(allColored(page).map(({ hue }) => hue));
  return hues.length > 1 && hues.every((hue) => written.has(hue));
}

function saysWhichAreColored(sentence: string, page: TextsAndNames): boolean {
  const hues = WRITTEN_IN_COLOR.some((words) => words.test(sentence)) ? huesIn(sentence) : [];
  return allColored(page).some(({ hue }) => hues.includes(hue));
}

/** The name of a color that is written in it shows only what color is meant. */
function allColored({ coloredEntries = [], coloredWords = [] }: TextsAndNames): ColoredEntries[] {
  const words = coloredWords.map((entries) => ({
    ...entries,
    colored: entries.colored.filter((text) => huesIn(text).length === 0),
  }));
  return [...coloredEntries, ...words.filter(({ colored }) => colored.length > 0)];
}

/** A failure where the page shows nothing but the color, on several entries that nothing else has in common. */
function toldByColor(
  sentence: string,
  things: string,
  page: TextsAndNames,
): Pick<RuleDefect, "outcome" | "message"> {
  const hues = huesIn(sentence);
  const isAlone = allColored(page).some(
    (entries) => hues.includes(entries.hue) && areApartByColor(entries, sentence),
  );
  const said = `“${cutAtWord(sentence, 100)}”`;
  return isAlone
    ? { outcome: "fail", message: `${said}: nothing but the color shows which ${things} these are` }
    : {
        outcome: "review",
        message: `${said}: can someone who doesn't see the color tell which ${things} these are?`,
      };
}

/** A color that is much lighter or darker than the other one can be told from it without its hue. */
const LEAST_CONTRAST = 3;
const FEWEST_COLORED = 2;
const LETTERS_OF_STEM = 5;

function areApartByColor({ colored, others, color, otherColor }: ColoredEntries, sentence: string): boolean {
  if (colored.length < FEWEST_COLORED || contrastRatio(color, otherColor) >= LEAST_CONTRAST) return false;
  // A sentence may go on with the entries: what it says of them before that is none.
  const [saying = ""] = sentence.split(/\s?:\s/);
  const elsewhere = new Set(others.flatMap((text) => stemsIn(text.replace(saying, " "))));
  const [first = [], ...rest] = colored.map((text) => stemsIn(text).filter((stem) => !elsewhere.has(stem)));
  const inCommon = first.filter((stem) => rest.every((stems) => stems.includes(stem)));
  const said = new Set(stemsIn(colored.reduce((left, text) => left.replace(text, " "), sentence)));
  return inCommon.length === 0 && ![first, ...rest].flat().some((stem) => said.has(stem));
}

function stemsIn(text: string): string[] {
  const words = text.toLowerCase().match(/\p{L}{3,}/gu) ?? [];
  return words.map((word) => word.slice(0, LETTERS_OF_STEM));
}

function referenceIn(sentence: string): string | null {
  return (
    referenceElsewhere(sentence) ??
    REFERENCES.map((reference) => reference.exec(sentence)?.[0]).find(Boolean) ??
    null
  );
}

function wholeWords(words: string): RegExp {
  return new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, "iu");
}

function isInstructionByLooks(sentence: string): boolean {
  if (referenceElsewhere(sentence) !== null) return true;
  if (ASKS.test(sentence)) return referenceIn(sentence) !== null;
  return ASKS_TO_READ.test(sentence) && BY_PLACE.some((place) => place.test(sentence));
}

/** A name in quotes or of a button, or something that is itself named like the reference, tells what is meant. */
function namesControl(sentence: string, { controlNames, partNames }: TextsAndNames): boolean {
  if (/["“„'‘«][^"”“'’»]{2,}["”“'’»]|[「『][^」』]+[」』]/.test(sentence)) return true;
  const said = sentence.toLowerCase();
  const reference = referenceIn(said) ?? said;
  const isSaid = (name: string, where: string): boolean =>
    name.length > 2 && (where.includes(name) || name.includes(reference));
  return controlNames.some((name) => isSaid(name, said)) || partNames.some((name) => isSaid(name, reference));
}
