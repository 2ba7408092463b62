/** Names of buttons that spend money, by language. */
const SPENDS = [
  "pay|buy|purchase|donate|charge(?: my| your| the)?(?: card| account)?|(?:enter|confirm|submit|book|order) and pay|place (?:(?:my|your|the) )?order|order now|(?:complete|confirm|finish) (?:(?:my|your|the) )?(?:order|purchase|payment|booking|donation)",
  "(?:jetzt |kosten ?pflichtig |zahlungspflichtig |verbindlich )*(?:bezahlen|zahlen|kaufen|bestellen|buchen|spenden)",
  "payer|acheter|commander|(?:valider|confirmer) (?:(?:la|ma|le|mon) )?(?:commande|paiement|réservation|achat)|faire un don",
  "pagar|comprar|donar|(?:realizar|confirmar|finalizar) (?:(?:el|la|mi) )?(?:pedido|pago|compra|reserva)",
  "paga|acquista|dona|(?:conferma|completa) (?:(?:il|l) )?(?:ordine|pagamento|acquisto)|(?:confirmar|finalizar) (?:(?:o|a) )?(?:pagamento|encomenda)|doar",
  "betalen|kopen|doneren|bestelling (?:plaatsen|bevestigen)|nu bestellen",
];
/** That it was spent. */
const SPENT = [
  "charged|paid|purchased|booked|payment (?:\\p{L}+ ){0,2}(?:received|complete|completed|taken|successful)|order (?:\\p{L}+ ){0,2}(?:placed|received|confirmed|complete|completed)|thank you for your (?:order|purchase|donation|payment)",
  "abgebucht|belastet|bezahlt|gekauft|gebucht|bestellt|(?:bestellung|zahlung) (?:\\p{L}+ ){0,2}(?:eingegangen|aufgegeben|abgeschlossen|bestätigt|erhalten|erfolgreich)",
  "débitée?|payée?s?|achetée?s?|(?:commande|paiement|réservation) (?:\\p{L}+ ){0,2}(?:confirmée?|enregistrée?|passée?|validée?|acceptée?|effectuée?|reçue?)",
  "cobrad[oa]|pagad[oa]|comprad[oa]|(?:pedido|pago|compra|reserva) (?:\\p{L}+ ){0,2}(?:realizad|confirmad|recibid|aceptad)[oa]",
  "addebitat[oi]|pagat[oa]|acquistat[oa]|(?:ordine|pagamento|acquisto) (?:\\p{L}+ ){0,2}(?:confermat|ricevut|effettuat|riuscit)o|(?:pedido|pagamento|compra) (?:\\p{L}+ ){0,2}(?:efetuad|recebid)[oa]",
  "betaald|afgeschreven|gekocht|besteld|(?:bestelling|betaling) (?:\\p{L}+ ){0,2}(?:geplaatst|ontvangen|bevestigd|gelukt)",
];
/** Names of buttons that delete or withdraw what people have on record. */
const DELETES = [
  "(?:delete|erase|remove|close|withdraw|cancel|terminate|forfeit) (?:(?:my|your|the|this|all) )?(?:\\p{L}+ )?(?:account|data|profile|application|request|booking|reservation|order|subscription|membership|claim|registration|records?)|forfeit (?:(?:my|your|the) )?(?:fees?|deposit)",
  "(?:konto|profil|daten|antrag|buchung|reservierung|bestellung|abo|abonnement|mitgliedschaft|anmeldung) (?:\\p{L}+ )?(?:löschen|zurückziehen|stornieren|kündigen|schließen)",
  "(?:supprimer|annuler|résilier|retirer|clôturer) (?:(?:mon|ma|mes|le|la|les|l|ce|cette) )?(?:compte|données|profil|demande|réservation|commande|abonnement|inscription)",
  "(?:eliminar|borrar|cancelar|anular|retirar|excluir|apagar) (?:(?:mi|mis|el|la|los|a|o|minha|meu|meus) )?(?:cuenta|conta|datos|dados|perfil|solicitud|pedido|reserva|suscripción|assinatura|inscripción)",
  "(?:elimina|cancella|annulla|ritira|disdici) (?:(?:il|la|i|l|mio|mia) )*(?:account|dati|profilo|richiesta|prenotazione|ordine|abbonamento|iscrizione)",
  "(?:account|gegevens|profiel|aanvraag|boeking|reservering|bestelling|abonnement|lidmaatschap) (?:verwijderen|intrekken|annuleren|opzeggen|sluiten)",
];
/** That it is gone. */
const DELETED = [
  "deleted|erased|removed|closed|withdrawn|cancell?ed|terminated|forfeited",
  "gelöscht|zurückgezogen|storniert|gekündigt|geschlossen",
  "(?:supprimé|annulé|résilié|retiré|clôturé)e?s?",
  "(?:eliminad|borrad|cancelad|anulad|retirad|excluíd|apagad)[oa]s?",
  "(?:eliminat|cancellat|annullat|ritirat|disdett)[oaie]",
  "verwijderd|ingetrokken|geannuleerd|opgezegd|gesloten",
];
const MONEY =
  /[€$£¥₹]\s?\d|\d\s?(?:[€$£¥₹]|(?:EUR|USD|CHF|GBP|CAD|AUD|PLN|SEK|NOK|DKK|euros?|dollars?|pounds|Franken)(?!\p{L}))|(?<!\p{L})(?:EUR|USD|CHF|GBP)\s?\d/u;
const TAKES_BACK =
  /(?<!\p{L})(?:undo|restore|take (?:it )?back|(?:cancel|change) (?:it )?(?:within|until|before)|rückgängig|wiederherstellen|widerrufen|annuler|rétablir|deshacer|restaurar|annulla|ripristina|desfazer|ongedaan|herstellen)(?!\p{L})/iu;

const alone = (words: readonly string[]): RegExp =>
  new RegExp(`(?<!\\p{L})(?:${words.join("|")})(?!\\p{L})`, "iu");
const [SPENDS_MONEY, HAS_SPENT] = [alone(SPENDS), alone(SPENT)];
const [DELETES_DATA, HAS_DELETED] = [alone(DELETES), alone(DELETED)];

/** Whether the name of a button says that it spends money, or deletes what people have on record. */
export function saysItBinds(name: string): boolean {
  return SPENDS_MONEY.test(plain(name)) || DELETES_DATA.test(plain(name));
}

/** Whether a text says that what a button of this name does was carried out. Of money, a sum must be told. */
export function saysItWasDone(text: string, name: string): boolean {
  const tellsSum = MONEY.test(text) || MONEY.test(name);
  if (SPENDS_MONEY.test(plain(name)) && tellsSum && HAS_SPENT.test(plain(text))) return true;
  return DELETES_DATA.test(plain(name)) && HAS_DELETED.test(plain(text));
}

/** Whether words offer to take back what was done. */
export function offersToTakeBack(words: string): boolean {
  return TAKES_BACK.test(words);
}

function plain(words: string): string {
  return words.replaceAll(/[^\p{L}\p{N}]+/gu, " ").trim();
}
