import { plainWords } from "./plain-words.ts";

/** How controls are called that bring more entries of a list. */
const MORE = [
  "(?:load|show|see|view|get|display)(?: \\p{L}+)? more|more \\p{L}+|(?:load|show) (?:next|older|all)(?: \\p{L}+)?",
  "(?:weitere|mehr|ältere|nächste) \\p{L}+|(?:weitere|mehr) (?:laden|anzeigen)|alle anzeigen",
  "(?:en )?(?:voir|afficher|charger)(?: \\p{L}+)? (?:plus|suite)|plus d(?:e |[’'])\\p{L}+|voir la suite",
  "(?:ver|cargar|mostrar|carregar) (?:más|mais|todos|todas)(?: \\p{L}+)?|más \\p{L}+|mais \\p{L}+",
  "(?:mostra|carica|vedi)(?:ne)? (?:altr[ieoa]|di più|tutt[ieoa])(?: \\p{L}+)?|altr[iea] \\p{L}+",
  "(?:meer|toon meer|laad meer)(?: \\p{L}+)?|(?:visa|ladda|vis|last inn|indlæs|näytä|lataa) (?:fler|mer|flere|lisää)(?: \\p{L}+)?",
  "(?:pokaż|załaduj|wczytaj) więcej|(?:zobrazit|načíst|načítať) (?:více|další|viac)|daha fazla(?: \\p{L}+)?",
].join("|");
const SPEAKS_OF_MORE = new RegExp(`^(?:${MORE})$`, "u");

/** Whether a control says that it brings more entries. */
export function speaksOfMore(name: string): boolean {
  return SPEAKS_OF_MORE.test(
    plainWords(name)
      .replaceAll(/[^\p{L}\s’']/gu, "")
      .replaceAll(/\s+/g, " ")
      .trim(),
  );
}
