/** Kinds of pages on which visitors expect no one to look over their shoulder. */
export interface SensitiveTopic {
  name: string;
  /** Tested against title, main heading and path. */
  words: RegExp;
}

export const SENSITIVE_TOPICS: readonly SensitiveTopic[] = [
  {
    name: "health",
    words:
      /(?<!\p{L})(?:symptoms?|endometri\p{L}+|pcos|fibroids?|gyn(?:a?e)?colog\p{L}+|obstetric\p{L}*|midwi(?:fe|ves|fery)|ob-?gyns?|prenatal|reproductive health|women[’']s health|chlamydia|gonorrh\p{L}+|syphilis|schizophreni\p{L}*|bipolar|suicid\p{L}+|self-?harm|anorexi\p{L}*|bulimi\p{L}*|alcoholism|opioids?|dialysis|lupus|multiple sclerosis|parkinson\p{L}*|crohn\p{L}*|c(?:o?e)liac|psychiatr\p{L}+|oncolog\p{L}+|gender[- ]affirming|abtreibung\p{L}*|schwangerschaftsabbr\p{L}+|krebs\p{L}*|depressionen|avortements?|ivg|cancer|d[ée]pression|aborto|depresi[óo]n|c[áa]ncer|depressione|celiac\p{L}+|tumor[ei]|aborcj\p{L}+|depresj\p{L}+|kanker|medical (?:conditions?|history)|health conditions?|disorders?|acne|eczema|psoriasis|rosacea|diabet\p{L}+|arthritis|migraines?|insomnia|adhd|autism|ptsd|anxiety|obesity|semaglutide|ozempic|isotretinoin|erectile|stds|st[di]s?(?= (?:test|screening|clinic|symptom|treatment|result|check))|herpes|vasectom(?:y|ies)|mammograms?|colonoscop(?:y|ies)|ultrasound scan|birth control|contracepti\p{L}+|miscarriages?|ivf|chemotherapy|hepatitis|epilep\p{L}+|dementia|alzheimer\p{L}*|asthma|allerg(?:y|ies)|hormone therapy|surger(?:y|ies)|rehab|diagnos\p{L}+|\p{L}*therap(?:y|ies|ists?)|incontinence|pelvic floor|infertility|menopause|eating disorders?|patients?|clinic|dentists?|dental|pregnan\p{L}+|depression|addiction|cancer|hiv|fertility|abortions?|medications?|prescriptions?|mental[- ]health|doctor appointment|krankheit\p{L}*|\p{L}*klinik|(?:zahn|fach|haus)?[äa]rzt\p{L}*|arztpraxis|symptome?n?|therapie[ns]?|schwanger\p{L}*|santé|médecins?|dentistes?|grossesse|maladies?|sympt[ôo]mes?|salud|cl[íi]nicas?|dentistas?|síntomas?|enfermedad(?:es)?|embarazo|dentista|medic[io]|sintomi|malatti[ae]|gravidanza|tandarts|huisarts|ziekte|zwangerschap|lekarz|dentyst\p{L}|ci[ąa][żz]a|chorob\p{L}|saúde|médico|gravidez)(?!\p{L})/iu,
  },
  {
    name: "finances",
    words:
      /\b(?:loan application|payday|bankruptcy|debt (?:relief|advice)|credit (?:score|check|report)|mortgage application|kredit(?:antrag)?|insolven[a-z]+)\b/i,
  },
  {
    name: "children",
    words:
      /\b(?:for kids|kids['’]? (?:games|corner|club)|children['’]s games|kindergarten|preschool|nursery)\b/i,
  },
  { name: "checkout", words: /(?:^|[\s/-])(?:checkout|payment|billing|kasse|paiement)(?:[\s/.-]|$)/i },
];

/** Words of sites made for children; no single one proves it. */
export const CHILD_DIRECTED =
  /\b(?:(?:for )?(?:kids|children|boys and girls|ages?) (?:aged |ages |from |of )?(?:[3-9]|1[0-2]) ?(?:to|-|–|through|and) ?(?:[4-9]|1[0-2])\b|(?:games?|fun|activities|club|stories) for (?:kids|children|little ones)|for kids|kids['’]? (?:games|zone|club|corner)|children['’]s (?:games|stories|shows)|coloring pages|colouring pages|nursery rhymes|cartoons? for children|play and learn|fun for children|toddlers?)\b|(?<!\p{L})(?:spiele f[üu]r kinder|kinderspiele|ausmalbilder|malvorlagen|jeux pour (?:les )?(?:enfants|petits)|jeux et coloriages|coloriages?|comptines|juegos para ni[ñn]os|dibujos para colorear|giochi per bambini|disegni da colorare|spelletjes voor kinderen|kleurplaten|gry dla dzieci|kolorowanki)(?!\p{L})/iu;
