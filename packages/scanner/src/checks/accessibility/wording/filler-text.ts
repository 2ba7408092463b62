/** What templates call the text that is meant to be put in its place: alone, or asked for. */
const PLACE_NAME =
  /^(?:(?:main |sub-?|page |section |new |block |widget |card |item |slide |column |module |panel |box )?(?:heading|headline|subtitle|title|header)(?: ?\d| (?:text|here|goes here))*|(?:new |untitled )?section|untitled|tbd|todo)$/;
/** The same in other languages. */
const PLACE_NAME_ELSEWHERE =
  /^(?:(?:haupt|unter|zwischen)?(?:überschrift|titel)|abschnitt|kopfzeile|(?:block|widget|modul)-?(?:titel|überschrift)|(?:sous-)?titre|intertitre|titre d[ue] (?:bloc|widget|module)|en-tête|rubrique|(?:sub)?título|encabezado|título del? (?:bloque|widget|módulo)|cabecera|sección|apartado|(?:sotto)?titolo|intestazione|sezione|cabeçalho|se[cç]ção|seção|(?:onder|tussen)?kop|koptekst|ondertitel|sectie|nagłówek|tytuł|sekcja|rubrik|overskrift|otsikko)(?: ?\d)?$/;
const ASKED_FOR =
  /^(?:(?:your|insert|enter|add|sample|example|dummy|placeholder|filler) )+(?:[\p{L}]+ )?(?:heading|headline|header|title|subtitle|caption|label|name|text)(?: (?:here|goes here|text|\d))*$/u;
/** How editors ask for a text in its place. */
const EDITED_HERE =
  /^(?:click|tap|double-click) (?:here )?to (?:edit|add|change)\b(?: (?:an?|the|this|your|main|sub-?)?)*(?:title|heading|headline|text|header)?$|^(?:some|sample|dummy) text$/;
const ORDERED = /^(?:enter|insert|add|put|type|write) .*\b(?:title|heading|headline|caption|text)\b.* here$/;
const LOREM = /^lorem(?: ipsum)?(?:[\s.,…]*$|,? dolor\b)|\bdolor sit amet\b/;
const TEMPLATE_MARK = /^(?:\{\{.*\}\}|%[\w.-]+%|\[\[.*\]\]|\$\{.*\}|\[object object\]|xxx+)$/;
/** Servers a page is tried out on. */
const OWN_SERVER = /^(?:localhost|127\.0\.0\.1|0\.0\.0\.0)(?::\d+)?(?:\/\S*)?$/;
const FILE_NAME =
  /^[\w%-]+(?:[.][\w%-]+)*\.(?:html?|xhtml|php\d?|aspx?|jsp|cgi|md|pdf|docx?|indd|pptx?|xlsx?|txt)$/;
const ADDRESS = /^(?:https?:\/\/|www\.)\S+$/;

/** Whether a text was left by a template or program instead of being written: `Lorem ipsum`, `Heading`, `{{title}}`. */
export function isFiller(text: string): boolean {
  const words = folded(text).replaceAll(/[.,:!…]+$/g, "");
  return (
    isTemplateRest(text) ||
    [PLACE_NAME, PLACE_NAME_ELSEWHERE, ASKED_FOR, EDITED_HERE, ORDERED].some((left) => left.test(words))
  );
}

/** The same without the names of places, such as `Headline`, which are labels of their own in some forms. */
export function isTemplateRest(text: string): boolean {
  const words = folded(text);
  return saysNothing(words) || LOREM.test(words) || TEMPLATE_MARK.test(words);
}

function folded(text: string): string {
  return text.trim().toLowerCase().replaceAll(/\s+/g, " ");
}

/** Whether a text is the name or address of a file and no words. */
export function isFileOrAddress(text: string): boolean {
  const words = text.trim().toLowerCase();
  return FILE_NAME.test(words) || ADDRESS.test(words) || OWN_SERVER.test(words);
}

/** Punctuation alone; single signs such as `%` may well be a label. */
function saysNothing(text: string): boolean {
  return /^[-–—_.·…,;:?!'"|/\\~*=\s]+$/u.test(text) && text !== "";
}

/** Whether a name is one for programs, such as `days_handle` or `btnSubmit`, and no words. Some makers write theirs like that: `iPhone`. */
export function isIdentifier(text: string): boolean {
  const name = text.trim();
  return /^\p{L}[\p{L}\d]*(?:_[\p{L}\d]+)+$/u.test(name) || /^[a-z]{2,}(?:[A-Z][a-z\d]+)+$/.test(name);
}
