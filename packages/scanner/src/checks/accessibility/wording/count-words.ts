import { plainWords } from "./plain-words.ts";

/** Words for adding something to a basket or a list. */
const ADDS = [
  "add|to (?:cart|basket|bag)|buy|save|bookmark|favou?rite|remember",
  "in den (?:warenkorb|einkaufswagen|korb)|(?:zur|auf die) (?:merkliste|wunschliste)|hinzufügen|merken|vormerken|speichern",
  "añadir|agregar|guardar|al carrito|ajouter|enregistrer|au panier|aggiungi|salva|al carrello|adicionar|ao carrinho",
  "toevoegen|bewaren|opslaan|in winkelwagen|lägg (?:i|till)|legg (?:i|til)|læg i|tilføj|dodaj|do koszyka|lisää|přidat|do košíku|sepete",
].join("|");
const SPEAKS_OF_ADDING = new RegExp(`(?<!\\p{L})(?:${ADDS})(?!\\p{L})`, "u");

/** Words for one more or one less of something. */
const STEPS = [
  "plus|minus|increase|decrease|increment|decrement|more|fewer|less|add|remove|zoom (?:in|out)|larger|smaller",
  "erhöhen|verringern|mehr|weniger|vergrößern|verkleinern|(?:hinein|heraus)zoomen",
  "aumentar|disminuir|reducir|más|menos|augmenter|diminuer|moins|aumenta|diminuisci|più|meno|diminuir|mais",
  "meer|minder|verhogen|verlagen",
].join("|");
const SPEAKS_OF_STEP = new RegExp(`(?<!\\p{L})(?:${STEPS})(?!\\p{L})`, "u");
const SIGN = /^[+＋−–-]$/u;

/** Words for reading anew how something stands. */
const REFRESHES = [
  "refresh|reload|update|recalculate|check again",
  "aktualisieren|neu (?:laden|berechnen)|actualiser|rafraîchir|recharger|recalculer|actualizar|refrescar|recargar|recalcular",
  "aggiorna|ricarica|ricalcola|atualizar|recarregar|vernieuwen|verversen|bijwerken|uppdatera|opdat[eé]r|oppdater|päivitä|odśwież|aktualizovat",
].join("|");
const SPEAKS_OF_REFRESHING = new RegExp(`(?<!\\p{L})(?:${REFRESHES})(?!\\p{L})`, "u");

/** Whether a control says that it reads anew how something stands. */
export function speaksOfRefreshing(name: string): boolean {
  return SPEAKS_OF_REFRESHING.test(plainWords(name));
}

/** Whether a control says that it adds something to a basket or a list. */
export function speaksOfAdding(name: string): boolean {
  return SPEAKS_OF_ADDING.test(plainWords(name));
}

/** Whether a control says that it makes a number larger or smaller by one. */
export function speaksOfStep(name: string): boolean {
  return SIGN.test(name.trim()) || SPEAKS_OF_STEP.test(plainWords(name));
}
