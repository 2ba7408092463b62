/** What settings of keyboard shortcuts are called. Key features and API keys are other keys. */
export const SHORTCUT_SETTING =
  /short\s?cut|hot\s?key|(?<!(?:api|access|license|licence|product|secret|public|private|ssh|car|house|room|answer)[ -])\bkeys?\b(?! (?:features?|facts?|points?|dates?|figures?|benefits?|takeaways?|findings|people|partners|information|ideas?|terms?|topics?|rings?|cards?)\b)|keyboard|tastatur|tastenk|kurztaste|raccourci|touches|atajo|teclas?|scorciatoi|tasti|sneltoets|skrót|klawisz|atalho/i;
