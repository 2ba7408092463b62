/** What settings of keyboard shortcuts are called. */
export const SHORTCUT_SETTING =
  /short\s?cut|hot\s?key|\bkeys?\b|keyboard|tastatur|tastenk|kurztaste|raccourci|touches|atajo|teclas?|scorciatoi|tasti|sneltoets|skrót|klawisz|atalho/i;
