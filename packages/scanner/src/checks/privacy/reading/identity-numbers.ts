/** Numbers by which a state knows one person, each with a test that few other numbers pass. */
const NUMBERS: readonly { words: RegExp; isOne: (number: string) => boolean }[] = [
  { words: /(?:\d{8}|[XYZ]\d{7})-?[A-Z]/, isOne: isSpanish },
  { words: /[A-Z]{6}\d{2}[A-EHLMPRST]\d{2}[A-Z]\d{3}[A-Z]/, isOne: () => true },
  { words: /\d{11}/, isOne: isPolish },
  { words: /[12] ?\d{2} ?(?:0[1-9]|1[0-2]) ?\d{2} ?\d{3} ?\d{3} ?\d{2}/, isOne: isFrench },
  { words: /(?!000|666|9)\d{3}-(?!00)\d{2}-(?!0000)\d{4}/, isOne: () => true },
  { words: /\d{2}\.[01]\d\.[0-3]\d-\d{3}\.\d{2}/, isOne: isBelgian },
];
/** Any of these numbers, as text. */
const ANY = NUMBERS.map(({ words }) => words.source).join("|");
const NAME = String.raw`\p{Lu}[\p{Ll}’'-]+(?: (?:de|del|la|las|los|y|van|der|da|di)(?= ))*(?: \p{Lu}[\p{L}’'-]+){1,3}`;
const PERSON = new RegExp(
  String.raw`(?<!\p{L})${NAME}[\s,;:|·•–—()-]{1,6}(?:\p{L}{2,6}\.?:? )?(${ANY})(?![\p{L}\d])`,
  "gu",
);
/** What the column of such numbers is called, where a digit may have been mistyped. */
const CALLED =
  /(?<!\p{L})(?:D\.?N\.?I|N\.?I\.?[EF]|PESEL|codice fiscale|C\.?F|SSN|social security (?:no|number)|n[°º]? (?:de )?s[ée]curit[ée] sociale|rijksregisternummer)(?!\p{L})/iu;
const FEWEST = 3;

/** People whom a text lists by name with their whole identity number; 0 for fewer than three. */
export function listedWithIdentityNumbers(text: string): number {
  const isCalled = CALLED.test(text);
  const found = [...text.matchAll(PERSON)].flatMap(([, number = ""]) =>
    isCalled || isIdentityNumber(number) ? [number] : [],
  );
  const people = new Set(found).size;
  return people >= FEWEST ? people : 0;
}

function isIdentityNumber(number: string): boolean {
  return NUMBERS.some(
    ({ words, isOne }) => new RegExp(`^(?:${words.source})$`).test(number) && isOne(number),
  );
}

/** The letter is told by the rest of the number, in Spain. */
function isSpanish(number: string): boolean {
  const digits = number.replace("-", "").replace(/^[XYZ]/, (first) => String("XYZ".indexOf(first)));
  return "TRWAGMYFPDXBNJZSQVHLCKE"[Number(digits.slice(0, 8)) % 23] === digits.slice(8);
}

/** The date of birth and a weighted sum, in Poland. */
function isPolish(number: string): boolean {
  const digits = Array.from(number, Number);
  const weights = [1, 3, 7, 9, 1, 3, 7, 9, 1, 3, 1];
  const sum = digits.reduce((all, digit, at) => all + digit * (weights[at] ?? 0), 0);
  const [month, day] = [Number(number.slice(2, 4)) % 20, Number(number.slice(4, 6))];
  return sum % 10 === 0 && month >= 1 && month <= 12 && day >= 1 && day <= 31;
}

function isFrench(number: string): boolean {
  const digits = number.replaceAll(" ", "");
  return 97 - (Number(digits.slice(0, 13)) % 97) === Number(digits.slice(13));
}

function isBelgian(number: string): boolean {
  const digits = number.replaceAll(/\D/g, "");
  const [rest, check] = [digits.slice(0, 9), Number(digits.slice(9))];
  return [rest, `2${rest}`].some((one) => 97 - (Number(one) % 97) === check);
}
