/** Words of an address, in a path's segment of its own, of pages that serve whoever is on the site already. */
const UTILITY_WORDS =
  "cart|basket|bag|checkout|payment|pay|order|orders|thanks|thank-you|thankyou|success|confirm(?:ation|ed)?|welcome|account|my-account|profile|login|log-in|signin|sign-in|signup|sign-up|register|logout|password|reset|forgot|unsubscribe|subscribe|newsletter|search|results|compare|wishlist|favou?rites|print|preview|draft|test|staging|admin|error|404|offline|tag|tags|author|feed|privacy|privacy-policy|terms|legal|cookies|cookie-policy|warenkorb|kasse|bestellung|danke|suche|anmelden|anmeldung|registrieren|konto|mein-konto|passwort|impressum|datenschutz|agb|panier|commande|merci|recherche|connexion|inscription|compte|mon-compte|mentions-legales|confidentialite|cgv|carrito|cesta|pedido|gracias|buscar|busqueda|acceso|cuenta|mi-cuenta|aviso-legal|privacidad|carrello|cassa|grazie|cerca|ricerca|accedi|winkelwagen|bedankt|zoeken|inloggen|koszyk|szukaj|logowanie";
const UTILITY = new RegExp(`^(?:${UTILITY_WORDS})(?:\\.\\w{2,5})?$`);

/** Whether an address names a page such as a cart, a search or a login, which is rarely meant to be found by searching. */
export function isUtilityAddress(url: string): boolean {
  const { pathname, searchParams } = new URL(url);
  const segments = pathname.toLowerCase().replaceAll("_", "-").split("/");
  return segments.some((segment) => UTILITY.test(segment)) || searchParams.size > 0;
}
