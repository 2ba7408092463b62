/** Words that sentences of a language can hardly do without. */
const SMALL_WORDS: Readonly<Record<string, string>> = {
  en: "a an the and or but of to in is are was were be for with that this you your we our us it on at by from as have has not will can they their there here who what when where more all only just every than then so if into over after before no nobody everyone never always he she his her its been would should may must do does did my me i",
  de: "der die das und oder aber ist sind war ein eine einen einem einer dem den des nicht mit für auf von zu zum zur im wir sie uns unser unsere ihr ihre auch bei als wird werden hat haben sich es aus nach ich er du mein dein sein kein keine nur noch schon immer nie wenn dann weil dass wo was wer wie vor über unter durch gegen ohne um am vom beim mehr man",
  fr: "le la les un une des et ou est sont dans pour avec sur par que qui nous vous notre votre nos vos aux au du de à ce cette ces pas plus tous toutes son sa ses en je tu il elle ils elles mais où ne jamais toujours sans très bien être fait quand comme si ici mon ma mes ton ta tes leur leurs après avant chez",
  es: "el la los las un una y o es son en para con por que nuestro nuestra su sus de del al se no más como lo le nos está a todos yo tú él ella pero donde cuando muy sin sobre ser hay siempre nunca mi mis tu tus ya también hasta desde",
  it: "il lo la i gli le un una e o è sono di per con su che nostro nostra del della dei delle al alla si non più come ci in da a tutti io tu lui lei ma dove quando molto senza sempre mai mio mia tuo suo sua loro anche fino essere ogni sulla sul nella nel dalla dal",
  pt: "o a os as um uma e ou é são em para com por que nosso nossa de do da dos das ao à se não mais como no na nos nas todos eu ele ela mas onde quando muito sem sobre sempre nunca meu minha seu sua também até ser há pelo pela",
  sv: "och att det som en ett är av för med till på inte den har jag om vi de han hon kan från men var sig eller när ni du vår våra din",
  da: "og at det som en et er af for med til på ikke den har jeg om vi de han hun kan fra men var sig eller når du vores din der",
  no: "og at det som en et er av for med til på ikke den har jeg om vi de han hun kan fra men var seg eller når du våre din",
  fi: "ja on ei se että hän ovat oli mutta tai kun myös niin kuin joka tämä voi sekä olla sen",
  pl: "i w na z do się nie że to jest o jak po co tak za od ale czy są dla przez oraz już ich",
  cs: "a v na se je že to s z do o i ale jak pro za by jsou nebo od po tak když který která",
  hu: "a az és hogy nem egy is van de ez meg csak már vagy mint volt ha el ki",
  ro: "și în de la cu pe un o este nu că din mai pentru sau ce care sunt dar se al ale",
  nl: "de het een en of is zijn van voor met op in dat die wij we u uw onze niet ook bij als wordt worden naar aan te ik hij zij maar waar wanneer zeer zonder over altijd nooit mijn jouw haar nog er meer dan geen om",
};
const FEWEST = 2;
/** Languages in other scripts, whose words are none of the above. */
const OTHER_SCRIPTS = new Set(
  "ar he iw fa ur ja zh ko ru uk be bg mk el hi mr bn ta te th ka hy am".split(" "),
);
/** How many of them are needed for each that only the other language has. */
const TIMES = 3;

const sets = new Map(
  Object.entries(SMALL_WORDS).map(([language, words]) => [language, new Set(words.split(" "))] as const),
);

/** Whether a word is a small one in any of the languages, in lower case. */
export function isSmallWord(word: string): boolean {
  return [...sets.values()].some((words) => words.has(word));
}

/** Letters of a sentence, of ten, that must be of no Latin script: brands and addresses stand in it as well. */
const OF_TEN = 8;
/** Letters from which a sentence is no sign or name; scripts that write whole words in one letter need fewer. */
const LETTERS_OF_OTHER_SCRIPT = { spaced: 30, dense: 12 };
const DENSE = /[\p{sc=Hira}\p{sc=Kana}]{2}|[。，、！？]/u;

/**
 * Whether a sentence is in letters that the language is not written in: no word of it can be the language's own.
 *
 * @param language ISO 639-1 code
 */
export function isInOtherScript(sentence: string, language: string): boolean {
  const letters = sentence.match(/\p{L}/gu) ?? [];
  const others = letters.filter((letter) => !/\p{Script=Latin}/u.test(letter)).length;
  const fewest = DENSE.test(sentence) ? LETTERS_OF_OTHER_SCRIPT.dense : LETTERS_OF_OTHER_SCRIPT.spaced;
  return sets.has(language) && others >= fewest && others * 10 >= letters.length * OF_TEN;
}

/**
 * Whether the small words of a sentence are those of one language, and not those of another.
 *
 * @param language ISO 639-1 code, as is `other`
 * @returns false also where the small words of either are not known here
 */
export function speaks(text: string, language: string, other: string): boolean {
  const own = sets.get(language);
  const others = sets.get(other) ?? (OTHER_SCRIPTS.has(other) ? new Set<string>() : undefined);
  if (own === undefined || others === undefined) return false;
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  const telling = words.filter((word) => own.has(word) && !others.has(word));
  const against = words.filter((word) => others.has(word) && !own.has(word));
  return new Set(telling).size >= FEWEST && against.length * TIMES <= telling.length;
}
