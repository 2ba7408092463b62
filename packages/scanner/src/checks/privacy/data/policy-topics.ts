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
    words:
      /data controller|controller (?:is|of|for)|(?:responsible|in charge)[^.]{0,40}(?:data|information|processing)|we are|operated by|verantwortlich|responsable/i,
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
    words:
      /retention|retain|how long|as long as|(?:keep|store|hold)[a-z]* (?:it|them|your|this|these|the|personal|such)[^.]{0,40}(?:for|until|no longer|\d+ (?:days|weeks|months|years))|storage period|speicherdauer|aufbewahr|conserv/i,
  },
  {
    name: "the legal basis",
    profiles: EUROPE,
    words:
      /legal (?:bas[ei]s|grounds?|reasons?)|(?:because|when|where) (?:you|the law|we)[^.]{0,40}(?:consent|contract|legal obligation|legitimate)|lawful bas(?:is|es)|legitimate interests?|art(?:icle|\.)? ?6|rechtsgrundlage|base (?:l[eé]gale|jur[ií]dica)/i,
  },
  {
    name: "the right to access",
    profiles: ["CA", "EU"],
    words:
      /right (?:to|of) (?:know|access)|access (?:to )?(?:your|the) (?:personal )?(?:data|information)|(?:copy of|see|view|ask (?:us )?(?:what|which|for)|know what)[^.]{0,30}(?:personal |your )?(?:data|information)|auskunft|droit d[’']acc[eè]s|derecho de acceso/i,
  },
  {
    name: "the right to correction",
    profiles: ["CA", "EU"],
    words:
      /correct|rectif|(?:fix|amend|update|change)[a-z]* (?:your|any|the|inaccurate|wrong|incomplete)[^.]{0,25}(?:data|information|details|mistakes?)|berichtigung|rectific/i,
  },
  {
    name: "the right to deletion",
    profiles: ["CA", "EU"],
    words:
      /delet|eras(?:e|ure)|(?:remove|wipe|destroy)[a-z]* (?:all )?(?:of )?(?:your|the|it|that)[^.]{0,20}(?:data|information|account)|right to be forgotten|l[oö]schung|effacement|supresi[oó]n/i,
  },
  {
    name: "the right to object or restrict",
    profiles: EUROPE,
    words:
      /object to|restrict|(?:stop|limit)[a-z]* (?:us |our )?(?:from )?(?:using|use of|processing|the way we use)|(?:tell|ask) us (?:not to|to stop)|widerspruch|opposition|oposici[oó]n/i,
  },
  {
    name: "the right to take data along",
    profiles: EUROPE,
    words:
      /portabil|\bport (?:your|the|personal|this)|(?:transfer|move|transmit|send)[a-z]* (?:your |the |this |that |it |them )*(?:personal )?(?:data|information)?[^.]{0,40}(?:to|between) (?:another|a different|other) (?:company|controller|provider|service|organi[sz]ation)|(?:take|bring) (?:your|the) data (?:with|along|elsewhere)|(?:machine[- ]readable|commonly used|structured|portable)[^.]{0,30}format|(?:export|download) (?:a copy of )?your (?:personal )?(?:data|information)|[uü]bertragbarkeit|portabilidad|portabilit[eé]/i,
  },
  {
    name: "taking consent back",
    profiles: EUROPE,
    words:
      /withdraw (?:your |this |that |the |any )?(?:consent|permission)|(?:consent|permission)[^.]{0,60}(?:withdraw|revok|tak(?:e|ing) (?:it )?back|change your mind)|change your mind|take back your (?:consent|permission)|revoke|widerruf|retirer (?:votre )?consentement|retirar/i,
  },
  {
    name: "the right to complain to an authority",
    profiles: EUROPE,
    words:
      /supervisory authority|data protection (?:authority|commission)|(?:lodge|make|file|submit|bring) a complaint|complain[a-z]* (?:to|with)|privacy (?:regulator|watchdog)|information commissioner|aufsichtsbeh[oö]rde|cnil|autoridad de control/i,
  },
  {
    name: "transfers to other countries",
    profiles: EUROPE,
    words:
      /international transfers?|(?:transfer|send|store|process)[a-z]*[^.]{0,60}(?:another|other|different|foreign) countr|(?:servers?|data cent(?:er|re)s?)[^.]{0,30}in (?:the )?(?:united states|us\b|usa)|outside (?:of )?(?:the )?(?:eu|eea|uk|european)|third countr|standard contractual|adequacy|drittl[aä]nd|hors (?:de )?l[’']union/i,
  },
  {
    name: "whether data are sold or shared for advertising",
    profiles: CALIFORNIA,
    words: /(?:do not|don[’']t|not|may|we) (?:sell|share)|sale of|sold or shared|sell or share/i,
  },
  {
    name: "how to opt out",
    profiles: ["US", "CA"],
    words:
      /opt[- ]?out|opt(?:ing)? out|unsubscribe|say no to|turn (?:this |it |them )?off|your (?:privacy )?choices/i,
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
