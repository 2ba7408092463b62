/** A law that is no longer in force, or no longer under this name. */
export interface ReplacedLaw {
  name: string;
  words: RegExp;
  /** What took its place: where the same sentence names it, both are told in one breath. */
  successor?: RegExp;
  /** What the law is called now; absent where another one took its place. */
  renamedTo?: string;
}

/** By numbers and names, as privacy policies write them. Dots of abbreviations such as `Art.` are taken out before. */
export const REPLACED_LAWS: readonly ReplacedLaw[] = [
  { name: "Directive 95/46/EC", words: /\b95\/46\b/ },
  { name: "the Data Protection Act 1998", words: /data protection act,? (?:of )?1998/i },
  {
    name: "Ley Orgánica 15/1999",
    words: /(?:ley org[áa]nica|\bl\.?o\.?(?:p\.?d\.?)?|lopd)(?: n?[.ºo°]*)? ?15\/1999/i,
  },
  { name: "the Wet bescherming persoonsgegevens", words: /wet bescherming persoonsgegevens|\bwbp\b/i },
  { name: "the Polish law of August 29, 1997", words: /29 sierpnia 1997/i },
  { name: "Lei n.º 67/98", words: /lei (?:n[.ºo°]* ?)?67\/98/i },
  { name: "the Austrian DSG 2000", words: /\bdsg 2000\b|datenschutzgesetz 2000/i },
  { name: "the Austrian TKG 2003", words: /\btkg 2003\b|telekommunikationsgesetz(?:es)? 2003/i },
  { name: "the Swiss law of June 19, 1992", words: /datenschutz.{0,40}19\. ?juni 1992/i },
  { name: "Safe Harbor", words: /safe[- ]harbou?r/i },
  // Its sections 11 to 16 ended with 2021's TTDSG, the rest on May 14, 2024 with the DDG.
  {
    name: "the German TMG",
    words:
      /(?:§|\bparagra(?:ph|f)(?:en|s)?)\s?\d[^§;]{0,60}?\b(?:des )?tmg\b|\btmg\s?§|telemediengesetz(?:e?s)?\b/i,
    successor: /\bddg\b|\btdddg\b|\bttdsg\b|digitale-dienste-gesetz/i,
  },
  {
    name: "the German TTDSG",
    words: /\bttdsg\b|telekommunikation-telemedien-datenschutz-gesetz/i,
    successor: /\btdddg\b/i,
    renamedTo: "TDDDG",
  },
  { name: "the German TDDSG", words: /\btddsg\b|teledienstedatenschutzgesetz/i },
  // Sections with letters, and numbers in section 28, are those of the law before 2018.
  {
    name: "the German BDSG before 2018",
    words:
      /\bbdsg[ -]?\(?(?:a\.? ?f\b|alt\b|alte fassung|19\d\d|200\d)|(?:§+\s?|\bparagraph )(?:3a|4[a-g]|6[a-c]|10a|28[ab]|30a|34a|42a)\b[^§;]{0,50}?\bbdsg\b|(?:§+\s?|\bparagraph )28\s(?:abs(?:atz)?|i)\b[^§;]{0,30}?\b(?:nr|nummer)\b[^§;]{0,20}?\bbdsg\b(?! ?\(?n(?:eu|\.? ?f))/i,
  },
  {
    name: "repealed articles of D.Lgs. 196/2003",
    words:
      /\bart(?:icol[oi]|t)?\.? ?(?:7|13|23|24|26)\b[^;]{0,60}?\b(?:d\.? ?lgs|decreto legislativo|codice)\b[^;]{0,60}?\b196(?:\/(?:20)?03|[^;]{0,20}2003)/i,
  },
  { name: "Legge 675/1996", words: /\blegge (?:n\.? ?)?675\/(?:19)?96/i },
  { name: "the Swedish Personuppgiftslagen", words: /personuppgiftslagen|\b1998:204\b/i },
  { name: "the Finnish Henkilötietolaki", words: /henkil[öo]tietolaki|henkil[öo]tietolain|\b523\/1999\b/i },
  { name: "the Danish Persondataloven", words: /persondataloven\b|lov nr\.? ?429 af 31/i },
  { name: "the Norwegian law of April 14, 2000", words: /personopplysningsloven.{0,30}14\. ?april 2000/i },
  { name: "the Czech law 101/2000", words: /\b101\/2000 ?sb/i },
  { name: "the Slovak law 122/2013", words: /\b122\/2013 ?z/i },
  { name: "the Romanian law 677/2001", words: /leg(?:ea|ii) (?:nr\.? ?)?677\/2001/i },
  {
    name: "the Belgian law of December 8, 1992",
    words: /(?:loi|wet)(?: [a-z]+){0,3} 8 d[ée]cembr?er? 1992|(?:loi|wet)(?: [a-z]+){0,3} 8\/12\/1992/i,
  },
  { name: "the Luxembourg law of August 2, 2002", words: /loi(?: modifi[ée]e)? du 2 ao[ûu]t 2002/i },
  // Notifying the authority of each file ended with the GDPR.
  {
    name: "the declaration to the CNIL",
    words:
      /d[ée]clar\p{L}+ (?:simplifi[ée]e )?(?:normale )?(?:aupr[èe]s de |[àa] )?la cnil|cnil[^;]{0,30} sous le n(?:um[ée]ro|[°º])/iu,
  },
  {
    name: "the Spanish Registro General de Protección de Datos",
    words: /registro general de protecci[óo]n de datos/i,
  },
  { name: "the Polish register of GIODO", words: /\bgiodo\b/i, successor: /\bp?uodo\b/i },
  { name: "the Greek law 2472/1997", words: /\b2472\/(?:19)?97\b/ },
];
