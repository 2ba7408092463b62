import { somewhere } from "./somewhere.ts";

/** How controls are called that close what they stand in. */
const CLOSE = [
  "close|dismiss|schlie(?:ß|ss)en|zuklappen|fermer|cerrar|cierra|chiud(?:i|ere)|fechar|sluit(?:en)?|pechar|tancar?|itxi|închide(?:ți)?",
  "stänga?|luk|lukke?|loka|sulje|sulge(?:da)?|aizvērt|uždaryti|zamkn(?:ij|ąć)|zavř(?:ít|i)|zavr(?:ieť|i)|zatvor(?:i|iť|iti)|zapri|bezár(?:ás)?|kapat|tutup|đóng",
  "закр(?:ыть|ой|ити|ий)|зачыніць|затвор(?:и|ити)|затваряне|κλείσ(?:ιμο|τε|ε)|إغلاق|أغلق|بستن|סגור|סגירה",
].join("|");
/** Scripts that put no spaces between words, or have more letters than a pattern tells from signs. */
const CLOSE_WITHOUT_SPACES = "閉じる|とじる|关闭|關閉|닫기|बंद करें|ปิด";
/** How controls are called that give up what was begun. */
const CANCEL = [
  "cancel(?:ar|·lar|lar)?|abbrechen|annul(?:er|eren|ler|la|ra)|avbryt|hætta við|peruuta|loobu|atcelt|atšaukti|anuluj|zruši[tť]|mégsem?|anulează|renunță|odustani|otkaži|prekliči|vazgeç|iptal|batal|hủy",
  "отмен(?:а|ить)|скасувати|отказ|откажи|(?:α|ά)κ(?:υ|ύ)ρ(?:ο|ωση)|إلغاء|ביטול",
].join("|");
const CANCEL_WITHOUT_SPACES = "キャンセル|取消|취소|रद्द करें|ยกเลิก";

/** The signs of a cross, which close whatever they stand on. */
export const CROSS = "[x×✕✖✗✘╳❌]";
/** Whole names of controls that close, as a pattern in which case does not matter. */
export const CLOSE_WORDS = `(?:${CLOSE}|${CLOSE_WITHOUT_SPACES})`;

const ONLY_CLOSES = new RegExp(`^${CLOSE_WORDS}$`, "iu");
const CLOSES = somewhere(CLOSE, CLOSE_WITHOUT_SPACES);
const CANCELS = somewhere(CANCEL, CANCEL_WITHOUT_SPACES);

/** Whether a control says, among other words, that it closes what it stands in. */
export function speaksOfClosing(name: string): boolean {
  return CLOSES.test(name.normalize("NFC"));
}

/** Whether this is all that a control says. */
export function saysOnlyClose(name: string): boolean {
  return ONLY_CLOSES.test(name.normalize("NFC"));
}

/** Whether a control says, among other words, that it gives up what was begun. */
export function speaksOfCanceling(name: string): boolean {
  return CANCELS.test(name.normalize("NFC"));
}
