/** Words of an address, in a path's segment of its own, of pages that serve whoever is on the site already. */
const UTILITY_WORDS =
  "cart|basket|bag|checkout|payment|pay|order|orders|thanks|thank-you|thankyou|success|confirm(?:ation|ed)?|welcome|account|my-account|profile|login|log-in|signin|sign-in|signup|sign-up|register|logout|password|reset|forgot|unsubscribe|subscribe|newsletter|search|results|compare|wishlist|favou?rites|print|preview|draft|test|staging|admin|error|404|offline|tag|tags|author|feed|privacy|privacy-policy|terms|legal|cookies|cookie-policy|warenkorb|kasse|bestellung|danke|suche|anmelden|anmeldung|registrieren|konto|mein-konto|passwort|impressum|datenschutz|agb|panier|commande|merci|recherche|connexion|inscription|compte|mon-compte|mentions-legales|confidentialite|cgv|carrito|cesta|pedido|gracias|buscar|busqueda|acceso|cuenta|mi-cuenta|aviso-legal|privacidad|carrello|cassa|grazie|cerca|ricerca|accedi|winkelwagen|bedankt|zoeken|inloggen|koszyk|szukaj|logowanie";
/** Pages on which visitors choose what is done with their data, or leave a list. */
const CHOICES =
  "(?:manage-|my-|your-)*(?:privacy|cookie|consent|tracking|data)-?(?:choices|settings|preferences|options|controls|consent|requests?|rights|opt-?out)|(?:ccpa|cpra|gdpr|dsgvo|rgpd|lgpd)(?:-[a-z-]+)?|do-?not-?sell(?:-[a-z-]+)?|(?:[a-z-]+-)?opt-?out(?:-[a-z-]+)?|limit-the-use[a-z-]*|(?:cookie|datenschutz|privatsphaere|consent)-?einstellungen|widerspruch|widerruf|abmelden|abmeldung|(?:gestion|parametres|preferences)-(?:des-|de-)?(?:cookies|confidentialite)|vos-choix[a-z-]*|desabonnement|desinscription|se-desabonner|(?:preferencias|configuracion|ajustes)-(?:de-)?(?:cookies|privacidad|privacidade)|no-vender[a-z-]*|darse-de-baja|preferenze-(?:sui-)?(?:cookie|privacy)|disiscrizione|(?:cookie|privacy)-?instellingen|afmelden|uitschrijven|ustawienia-(?:cookies|prywatnosci)|wypisz(?:-[a-z-]+)?|cancelar-inscricao";
/** Pages that follow a form, and those to sign in or out. */
const STEPS =
  "thank-?you(?:-[a-z-]+)?|(?:order|booking|payment|registration|reservation|subscription|sign-?up)-(?:confirmation|confirmed|complete|completed|success|received|failed)|bestaetigung|bestellbestaetigung|vielen-dank|danke(?:-[a-z-]+)?|merci(?:-[a-z-]+)?|confirmation-(?:de-)?commande|gracias(?:-[a-z-]+)?|(?:pedido|reserva)-confirmad[oa]|confirmacion|obrigad[oa]|confirmacao|grazie(?:-[a-z-]+)?|conferma|bevestiging|dziekujemy|potwierdzenie|sign-?out|(?:forgot|forgotten|lost|reset|change|new)-password|passwort-vergessen|mot-de-passe-oublie|olvide-mi-contrasena|password-dimenticata|wachtwoord-vergeten|einloggen|ausloggen|abgemeldet|kundenkonto|kundenbereich|se-connecter|deconnexion|espace-client|mon-espace|iniciar-sesion|cerrar-sesion|crear-cuenta|registro|area-clientes?|area-clienti|registrazione|carrinho|entrar|minha-conta|afrekenen|mijn-account|zamowienie|moje-konto";
const UTILITY = new RegExp(`^(?:${UTILITY_WORDS}|${CHOICES}|${STEPS})(?:\\.\\w{2,5})?$`);

/** Whether an address names a page such as a cart, a search or a login, which is rarely meant to be found by searching. */
export function isUtilityAddress(url: string): boolean {
  const { pathname, searchParams } = new URL(url);
  const segments = plain(pathname).replaceAll("_", "-").split("/");
  return segments.some((segment) => UTILITY.test(segment)) || searchParams.size > 0;
}

/** A path in lower case, with `ä` written as `ae` and other accents left out. */
function plain(pathname: string): string {
  const written = pathname.replaceAll(/(?:%[\da-f]{2})+/gi, (bytes) => decoded(bytes)).toLowerCase();
  const umlauts = written.replaceAll("ä", "ae").replaceAll("ö", "oe").replaceAll("ü", "ue");
  return umlauts.normalize("NFD").replaceAll(/\p{M}/gu, "");
}

function decoded(bytes: string): string {
  try {
    return decodeURIComponent(bytes);
  } catch {
    return bytes;
  }
}
