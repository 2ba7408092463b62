/** What files and markup call a picture that asks people to prove that they are people. */
export const CALLED_CAPTCHA =
  /captcha|(?:security|verification|sicherheits)[ _-]?(?:code|image|bild)|spam[ _-]?(?:code|schutz)/i;

/** What a field beside such a picture asks for. */
export const ASKS_FOR_CHARACTERS =
  /captcha|(?:type|enter|write|copy) (?:in )?(?:the|these|those) (?:characters|letters|digits|numbers|symbols|text|words?|code)|(?:characters|letters|text|code|words?) (?:you see|shown|in the (?:image|picture))|(?:zeichen|buchstaben|text|code) (?:aus dem|im|vom) bild|(?:geben|tippen) sie (?:die|den) (?:zeichen|buchstaben|code)|(?:recopiez|saisissez|entrez) (?:les|le) (?:caractères|lettres|code|texte)|(?:escriba|introduzca|ingrese) (?:los|las|el) (?:caracteres|letras|código|texto)|(?:digita|inserisci|scrivi) (?:i|le|il) (?:caratteri|lettere|codice|testo)/iu;
