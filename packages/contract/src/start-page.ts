import { readableHost } from "./readable-host.ts";

/** The page that the address of a site led to. */
export interface StartPage {
  url: string;
  title?: string | null | undefined;
}

/** Letters of a host that are shown. */
const MOST_SHOWN = 60;

/** Last parts of addresses at which people do nothing but sign in. */
const SIGN_IN_PATH =
  /^(?:(?:(?:wp|user|member|account|admin|customer)[-_]?)?(?:log[-_]?[io]n|sign[-_]?in)|sso|connexion|anmelden|anmeldung|inloggen|iniciar-sesion)(?:\.\w{2,5})?$/iu;

/** Parts of titles that name such a page. More words may name anything: 'Login security for banks'. */
const SIGN_IN_TITLE =
  /^(?:(?:log|sign) ?in(?: to .+)?|anmelden|anmeldung|connexion|se connecter|iniciar sesión|inloggen|accedi|logga in|log ind|logg inn|zaloguj się)$/iu;

const TITLE_PARTS = /\s+[-–—|·•:»‹›]\s+|:\s+/u;

/**
 * What to know first about where the address of a site led: to another website, or to a page that asks visitors to sign
 * in. Null where it led into the site. `www.` and the bare domain are one website.
 *
 * @param visited the page that the address led to, then the others
 */
export function startSentence(site: string, visited: readonly StartPage[]): string | null {
  const [page] = visited;
  const own = URL.parse(site)?.host;
  const start = URL.parse(page?.url ?? "");
  if (!own || !start?.host) return null;
  if (withoutWww(own) !== withoutWww(start.host))
    return `${shown(own)} leads to another website, ${shown(start.host)}. That is what we scanned.`;
  return asksToSignIn(start, page?.title ?? "")
    ? `The first page of ${shown(own)} asks visitors to sign in. We never sign in, so nothing behind it was measured.`
    : null;
}

function asksToSignIn({ pathname }: URL, title: string): boolean {
  const last = pathname.split("/").findLast((part) => part !== "") ?? "";
  return SIGN_IN_PATH.test(last) || title.split(TITLE_PARTS).some((part) => SIGN_IN_TITLE.test(part.trim()));
}

function shown(host: string): string {
  const name = readableHost(host);
  return name.length <= MOST_SHOWN ? name : `${name.slice(0, MOST_SHOWN - 1)}…`;
}

function withoutWww(host: string): string {
  return host.replace(/^www\./u, "");
}
