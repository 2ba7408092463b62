import type { Evidence } from "#evidence.ts";

type Profile = Evidence["profiles"][number];

/** One thing a policy is expected to say, and the words by which policies say it. */
export interface PolicyTopic {
  name: string;
  /** Law profiles that expect it. */
  profiles: readonly Profile[];
  /** English, then German, French and Spanish wordings. */
  words: RegExp;
}

const ALL: readonly Profile[] = ["US", "CA", "EU"];
const CALIFORNIA: readonly Profile[] = ["CA"];
const EUROPE: readonly Profile[] = ["EU"];

/** Topics of GDPR Art. 13, 11 CCR §7011(e) and CalOPPA §22575(b). */
export const POLICY_TOPICS: readonly PolicyTopic[] = [
  {
    name: "who is responsible",
    profiles: EUROPE,
    words: /data controller|controller (?:is|of)|we are|operated by|verantwortlich|responsable/i,
  },
  {
    name: "how to get in touch",
    profiles: ALL,
    words: /contact (?:us|our|the|details)|reach us|write to us|@|kontakt|contacte[rz]/i,
  },
  {
    name: "which data are collected",
    profiles: ALL,
    words:
      /(?:information|data) (?:that )?(?:we|is|are) (?:may )?(?:collect|process|gather)|categories of (?:personal )?(?:information|data)|we (?:may )?collect|erheben|collectons|recopilamos/i,
  },
  {
    name: "what the data are used for",
    profiles: ALL,
    words: /how we use|purposes?|we (?:may )?use (?:your|the|this|personal)|zweck|finalit[eé]|finalidad/i,
  },
  {
    name: "where the data come from",
    profiles: CALIFORNIA,
    words: /sources? (?:of|from which)|from (?:third parties|you directly|other sources)|directly from you/i,
  },
  {
    name: "whom they are shared with",
    profiles: ALL,
    words:
      /(?:share|disclose|transfer)[a-z]* (?:your |the |any |personal |this )?(?:information|data|it)|third[- ]part(?:y|ies)|recipients|empf[aä]nger|destinataires|destinatarios/i,
  },
  {
    name: "how long they are kept",
    profiles: ["CA", "EU"],
    words: /retention|retain|how long|as long as|storage period|speicherdauer|aufbewahr|conserv/i,
  },
  {
    name: "the legal basis",
    profiles: EUROPE,
    words:
      /legal bas(?:is|es)|lawful bas(?:is|es)|legitimate interests?|art(?:icle|\.)? ?6|rechtsgrundlage|base (?:l[eé]gale|jur[ií]dica)/i,
  },
  {
    name: "the right to access",
    profiles: ["CA", "EU"],
    words:
      /right (?:to|of) (?:know|access)|access (?:to )?your (?:personal )?(?:data|information)|auskunft|droit d[’']acc[eè]s|derecho de acceso/i,
  },
  { name: "the right to correction", profiles: ["CA", "EU"], words: /correct|rectif|berichtigung/i },
  {
    name: "the right to deletion",
    profiles: ["CA", "EU"],
    words: /delet|eras(?:e|ure)|l[oö]schung|effacement|supresi[oó]n/i,
  },
  {
    name: "the right to object or restrict",
    profiles: EUROPE,
    words: /object to|restrict|widerspruch|opposition|oposici[oó]n/i,
  },
  { name: "the right to take data along", profiles: EUROPE, words: /portab|[uü]bertragbarkeit/i },
  {
    name: "taking consent back",
    profiles: EUROPE,
    words: /withdraw (?:your )?consent|revoke|widerruf|retirer (?:votre )?consentement|retirar/i,
  },
  {
    name: "the right to complain to an authority",
    profiles: EUROPE,
    words:
      /supervisory authority|data protection (?:authority|commission)|lodge a complaint|information commissioner|aufsichtsbeh[oö]rde|cnil|autoridad de control/i,
  },
  {
    name: "transfers to other countries",
    profiles: EUROPE,
    words:
      /international transfers?|outside (?:of )?(?:the )?(?:eu|eea|uk|european)|third countr|standard contractual|adequacy|drittl[aä]nd|hors (?:de )?l[’']union/i,
  },
  {
    name: "whether data are sold or shared for advertising",
    profiles: CALIFORNIA,
    words: /(?:do not|don[’']t|not|may|we) (?:sell|share)|sale of|sold or shared|sell or share/i,
  },
  {
    name: "how to opt out",
    profiles: ["US", "CA"],
    words: /opt[- ]?out|unsubscribe|your (?:privacy )?choices/i,
  },
  {
    name: "no disadvantage for using one's rights",
    profiles: CALIFORNIA,
    words: /discriminat|retaliat|non-?discrimination/i,
  },
  {
    name: "Do Not Track or Global Privacy Control",
    profiles: CALIFORNIA,
    words: /do not track|do-not-track|\bdnt\b|global privacy control|\bgpc\b|opt-out preference signal/i,
  },
  {
    name: "cookies and similar techniques",
    profiles: ALL,
    words: /cookie|pixel|web beacon|tracking technolog/i,
  },
  { name: "children", profiles: ["US", "CA"], words: /child|minor|under (?:the age of )?1[368]|parent/i },
];
