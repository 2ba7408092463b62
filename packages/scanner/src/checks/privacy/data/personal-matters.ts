/** Illnesses and states of the body by name, in English, German, French, Spanish, Italian and Dutch. */
export const ILLNESSES =
  /(?<!\p{L})(?:acne|e[ck]zem\p{L}*|eczéma|psoriasis|rosacea|diab[eèé]t\p{L}*|arthritis|migr[aä]in\p{L}*|insomnia|adhd|adhs|autis\p{L}+|ptsd|anxiety|obesity|erectile|herpes|hepatitis|epilep\p{L}+|[ée]pilepsie|dementia|alzheimer\p{L}*|asthm\p{L}*|asma|astma|allerg\p{L}+|incontinence|infertility|menopause|eating disorders?|pregnan\p{L}+|d[eé]pressi\p{L}+|depresi[óo]n|addiction|cancer|c[áa]ncer|cancro|hiv|vih|abortion|bipolar|schizo\p{L}+|copd|crohns?|endometriosis|pcos|miscarriage|hypertension|neurodermitis|schwanger\p{L}*|krebs|kanker|angstst[öo]rung|grossesse|embaraz\p{L}+|gravidanza|zwanger\p{L}*|suikerziekte)(?!\p{L})/iu;

/** What someone may be, believe or love; it says so only as the value of something that is called so. */
export const BELONGINGS =
  /(?<!\p{L})(?:gay|lesbian|lesbisch|bisexual|homosexual|queer|transgender|catholic|protestant|muslim|islam(?:ic)?|jewish|judaism|hindu|buddhist|mormon|evangelical|evangelisch|katholisch|katholiek|catholique|cat[óo]lic[oa]|cattolic[oa]|musulm[aá]n\p{L}*|atheist|democrat|republican)(?!\p{L})/iu;

/** Names of what the law protects most, by which entries about a visitor go. */
export const SENSITIVE_NAMES =
  /(?<!\p{L})(?:pregnan\p{L}*|trimester|diagnos\p{L}+|symptom\p{L}*|diseases?|illness(?:es)?|medications?|hiv|disabilit\p{L}+|menstrua\p{L}*|ovulation|fertility|health (?:conditions?|issues?|topics?|problems?|interests?)|religio\p{L}*|faith|sexual (?:orientation|preference)|sexuality|ethnic\p{L}*|political (?:party|views?|affiliation|opinion)|union member\p{L}*|gender identity|schwanger\p{L}*|krankheit\p{L}*|beschwerden|konfession|grossesse|maladies?|sympt[ôo]mes?|embarazo|enfermedad(?:es)?|s[íi]ntomas?|gravidanza|malatti[ae]|sintomi|zwanger\p{L}*|ziekte|klachten|godsdienst)(?!\p{L})/iu;

/** Names that may stand for the same; only what they hold shows it. */
export const VAGUE_NAMES =
  /(?<!\p{L})(?:conditions?|concerns?|treatments?|orientation|segment|interests?|audience|persona|profile|party|origin)(?!\p{L})/iu;

/** What someone earns, owes or has, as fields and properties of events call it. */
export const FINANCES =
  /(?<!\p{L})(?:(?<!(?:rental|passive|fixed) )incomes?|wages|(?:your|current|annual|yearly|monthly|gross|net) (?:salary|pay|earnings)|filing status|tax (?:withheld|owed|debt)|credit score|fico|net worth|debts?(?! consolidation)|(?:you|do i) owe|bankruptcy|(?:brutto|netto|jahres|monats|haushalts)(?:gehalt|lohn|einkommen)|einkommen|schulden|schufa|revenus|(?:revenu|salaire) (?:net|brut|mensuel|annuel|fiscal)|dettes|ingresos|(?:sueldo|salario) (?:neto|bruto|mensual|anual)|deudas|reddito|debiti|inkomen|rendimento|doch[óo]d)(?!\p{L})/iu;
