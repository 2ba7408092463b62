import { signsIn } from "#checks/privacy/reading/account-words.ts";
import type { LinkRef } from "#evidence/document.ts";

/** Names of places for people with an account, besides the words for signing in. */
const ACCOUNT =
  /^(?:login|log-?in|(?:my|your|customer|client|member|patient|student) ?(?:account|login|area|portal)|(?:mein|ihr) (?:konto|kundenkonto)|kunden(?:konto|bereich|portal|login)|mitglieder(?:bereich|login)|anmelden|(?:mon|votre) (?:compte|espace)|espace (?:client|membre|patient|adh[ée]rents?)|connexion|mi cuenta|[áa]rea (?:de )?(?:clientes?|privada|personal)|acceso (?:clientes?|socios|alumnos)|il mio account|area (?:clienti|riservata|personale|soci)|mijn (?:account|omgeving)|klantportaal|moje konto|logowanie|minha conta|[áa]rea do cliente|entrar|mina sidor|min side)$/iu;
const SIGN_IN_PATH =
  /\/(?:[\w-]+-)?(?:log-?in|sign-?in|logon|signon|wp-login\.php|anmelden|einloggen|connexion|accedi|acceso|inloggen|logowanie)(?:\.\w{2,5})?\/?$/i;
/** Longer texts tell of signing in somewhere. */
const LONGEST_NAME = 40;

/** Whether a link leads to where people sign in, by its text or its address. */
export function leadsToSignIn({ text, href, selector, snippet, component }: LinkRef): boolean {
  if (href === null || text.length > LONGEST_NAME) return false;
  const name = text.trim();
  const place = { selector, snippet, component };
  const named = {
    ...place,
    action: href,
    method: "get",
    fields: [],
    text,
    links: [],
    sentBy: [{ ...place, name }],
  };
  return ACCOUNT.test(name) || signsIn(named) || SIGN_IN_PATH.test(URL.parse(href)?.pathname ?? "");
}
