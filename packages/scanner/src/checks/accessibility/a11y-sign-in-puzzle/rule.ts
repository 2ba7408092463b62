import { quoted } from "#checks/accessibility/operated/judge-operated.ts";
import { examine, rule } from "#checks/accessibility/rule.ts";
import type { Decision, RuleDefect } from "#checks/accessibility/rule.ts";
import { ASKS_FOR_CHARACTERS, CALLED_CAPTCHA } from "#checks/accessibility/wording/captcha-words.ts";
import { probeBeside } from "#gather/examining/page-probe.ts";

import type { FurtherField, SignIn } from "./probe.ts";

const SIGN_INS = probeBeside(import.meta.url, () => import("./probe.ts"), { shape: 2 });
/** `3 + 4`, `17 minus 9`, in figures. Dates and phone numbers have no spaces around their dashes. */
const SUM =
  /(?<![\d.,/-])\d{1,3}\s*(?:[+×*÷]|\s[-–−x]\s|\s(?:plus|minus|times|mal|weniger|moins|fois|más|menos|por|più|meno|keer|min)\s)\s*\d{1,3}(?![\d.,/-])\s*(?:=|\?|$|is\b)/iu;
/** `Zeichen aus dem Bild`, `texte de l’image`: what is to be read off a picture. */
const FROM_PICTURE =
  /\b(?:in|from|of) the (?:image|picture)\b|\b(?:aus dem|im|vom) bild\b|\bde l['’]image\b|\bde la imagen\b|\bda imagem\b|\bdell['’]immagine\b|\b(?:uit|op|in) (?:de afbeelding|het plaatje)\b/iu;
/** `the third and last letters of your passphrase`: nobody can paste them, and no password manager fills them in. */
const WHICH_LETTERS =
  /\b(?:first|second|third|fourth|fifth|sixth|seventh|eighth|last|\d+(?:st|nd|rd|th)) (?:letters?|characters?|digits?)\b.{0,12}\bof your\b|\b(?:letters|characters|digits) \d+,? (?:and|\d).{0,30}\bof your\b|\b(?:ersten?|zweiten?|dritten?|vierten?|fünften?|sechsten?|letzten?|\d+\.) (?:zeichen|buchstaben?|ziffern?|stelle)\b.{0,12}\bihre[rs]\b|\b(?:lettres?|caractères?|chiffres?)\b.{0,20}(?:\d+|première?|deuxième|troisième|dernière?).{0,20}\bde votre\b|\b(?:letras?|caracteres?|dígitos?)\b.{0,20}(?:\d+|primer[ao]?|segund[ao]|tercer[ao]?|últim[ao]).{0,20}\bde (?:su|tu)\b/iu;
const SECRET =
  /pass(?:word|phrase|code)|\bpin\b|secret|memorable|security word|passwort|kennwort|geheim|mot de passe|contraseña|\bclave\b/iu;
const CODE =
  /(?<!\p{L})(?:code|código|codice|\p{L}*code|characters|zeichen|caractères|caracteres|caratteri|tekens)(?!\p{L})/iu;
const ANOTHER_WAY =
  /passkey|\b(?:sign|log) ?in (?:with|using|by)\b|continue with|(?:email|send|text) me a|magic link|one[- ]time|anmelden mit|weiter mit|connecter avec|continuer avec|(?:iniciar sesión|entrar|continuar) con|accedi con|inloggen met/i;

/** https://www.w3.org/TR/WCAG22/#dfn-cognitive-function-test names calculations. */
export const a11ySignInPuzzle = rule({
  id: "a11y-sign-in-puzzle",
  severity: "medium",
  criteria: ["3.3.8"],
  defect: "Sign-in that asks people to solve a puzzle",
  title: "People can sign in without solving a puzzle",
  whyItMatters:
    "Some people can't do sums, or can't read letters that are drawn crooked and copy them. A sign-in that asks for it keeps them out of their own account.",
  businessImpact: "Customers who can't sign in don't order. Many of them call you instead.",
  fixSteps: [
    "Remove the question. To keep programs out, limit how often someone can try, or use a hidden field that only programs fill in.",
    "If you keep it, offer a way to sign in without it, such as a passkey or a link by email.",
  ],
  effort: "M",
  likelyOwner: "developer",
  examines: [examine(SIGN_INS, decide)],
});

function decide(signIns: SignIn[]): Decision {
  const further = signIns.flatMap((signIn) => signIn.further);
  return {
    applies: signIns.length > 0,
    defects: further
      .filter(({ offers }) => !offers.some((name) => ANOTHER_WAY.test(name)))
      .flatMap((field) => sumDefect(field) ?? lettersDefect(field) ?? pictureDefect(field)),
  };
}

function sumDefect({ asked, element }: FurtherField): RuleDefect[] | null {
  if (!SUM.test(asked)) return null;
  return [
    {
      message: `To sign in, people have to solve ${quoted(asked, "a sum")}, and we found no other way in`,
      element,
    },
  ];
}

/** https://www.w3.org/WAI/WCAG22/Techniques/failures/F109 */
function lettersDefect({ asked, element }: FurtherField): RuleDefect[] | null {
  const which = WHICH_LETTERS.exec(asked);
  const [ofWhat = ""] = asked
    .slice(which === null ? asked.length : which.index + which[0].length)
    .split(/[,.]/);
  if (!SECRET.test(ofWhat)) return null;
  const message = `To sign in, people have to pick single letters out of a secret for ${quoted(asked, "a field")}, so they can't paste it, and we found no other way in`;
  return [{ message, element }];
}

/** Characters to copy from a picture. What is sent to a phone has no picture. */
function pictureDefect({ asked, picture, element }: FurtherField): RuleDefect[] {
  if (picture === undefined) return [];
  const isCalledSo = CALLED_CAPTCHA.test(picture);
  if (ASKS_FOR_CHARACTERS.test(asked) || FROM_PICTURE.test(asked)) {
    const message = `To sign in, people have to copy characters from a picture into ${quoted(asked, "a field")}, and we found no other way in`;
    return [{ message, element }];
  }
  if (!isCalledSo && !CODE.test(asked)) return [];
  const message = `A picture stands before ${quoted(asked, "a field")} of this sign-in. Do people have to copy characters from it, with no other way in?`;
  return [{ outcome: "review", message, element }];
}
