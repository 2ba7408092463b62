import type { DocumentSnapshot } from "#evidence/document.ts";
import type { PageEvidence } from "#evidence/page.ts";

import { withoutMenus } from "./own-words.ts";
import { isNoindex } from "./page-directives.ts";

interface ReadPage {
  page: PageEvidence;
  document: DocumentSnapshot;
}

/** An article about missing pages has more to say, and another title. */
const MOST_WORDS = 300;
const TITLE_PARTS = /\s+[|–—·»:-]\s+|\s*\|\s*/;
/** What pages call themselves that stand for one that is gone, as a whole title or heading. */
const MISSING = new RegExp(
  String.raw`^(?:(?:oops|sorry|whoops|ups|hoppla)\W+)?(?:${[
    String.raw`(?:error|fehler|erreur|errore|b[łl][ąa]d)?\W*404(?:\W*(?:error|fehler))?`,
    String.raw`(?:404\W+|error\W+)?(?:(?:the |this |that )?(?:page|file) )?not found(?:\W+(?:error )?404)?`,
    String.raw`(?:(?:the |this |that |your )?(?:listing|job|property|product|item|article|post|event|recipe|category|content)) (?:was |is )?not found`,
    String.raw`(?:produkt|artikel|angebot|stelle|beitrag|veranstaltung|inhalt) (?:wurde )?(?:leider )?nicht gefunden|(?:produit|article|annonce|offre|contenu) (?:introuvable|non trouv[ée]e?)`,
    String.raw`(?:producto|art[íi]culo|anuncio|oferta) no encontrad[oa]|(?:prodotto|articolo|annuncio) non trovato|(?:product|artikel|vacature) niet gevonden`,
    String.raw`(?:we (?:can[’']?t|could not|couldn[’']t) find (?:that|this|the) page|(?:the |this |that )?page (?:(?:you (?:are looking|were looking|requested)[^.]{0,20} )?(?:does not|doesn[’']t|no longer) exists?|(?:can[’']?t|cannot|could not|couldn[’']t) be found))`,
    String.raw`(?:404\W+)?(?:diese |die )?seite (?:(?:wurde )?(?:leider )?nicht gefunden|existiert nicht(?: mehr)?)`,
    String.raw`(?:404\W+)?(?:cette |la )?page (?:introuvable|non trouv[ée]e|n[’']existe pas)`,
    String.raw`(?:404\W+)?(?:p[aá]gina|pagina) (?:no encontrada|non trovata|niet gevonden|n[aã]o encontrada)`,
    String.raw`(?:404\W+)?(?:nie znaleziono strony|strona nie (?:istnieje|zosta[łl]a (?:odnaleziona|znaleziona)))`,
    String.raw`(?:404\W+)?(?:sidan (?:hittades inte|finns inte)|siden (?:blev ikke fundet|findes ikke|ble ikke funnet)|str[aá]nka (?:nebyla )?nenalezena)`,
  ].join("|")})\W*$`,
  "iu",
);

/** What is gone for good, as pages of shops, agents and job boards say it. A product that is sold out may come back. */
const GONE = new RegExp(
  String.raw`^(?:(?:oops|sorry|unfortunately|leider|d[ée]sol[ée]s?|lo sentimos|spiacenti)\W+)?(?:${[
    String.raw`(?:this|that|the) (?:listing|property|home|job|position|vacancy|posting|ad|advert|offer|event|item|product|content|article|post|video|course|room) (?:(?:is|was) no longer (?:available|online|listed|active|offered)|no longer exists|does(?: not|n[’']t) exist(?: any ?more)?|has (?:expired|been (?:removed|deleted|taken down|filled))|(?:could|can)(?: not|n[’']t|not) be found)`,
    String.raw`(?:listing|job|property|product|article|event|ad) (?:no longer available|expired|removed)`,
    String.raw`(?:diese[rs]?|die|der|das) (?:angebot|anzeige|stelle|stellenanzeige|immobilie|objekt|artikel|produkt|veranstaltung|beitrag|inserat) (?:(?:ist|wurde|existiert) )?(?:leider )?(?:nicht mehr (?:verf[üu]gbar|online|vorhanden)|nicht mehr|entfernt|gel[öo]scht|abgelaufen|nicht gefunden)`,
    String.raw`(?:cette?|l[ea’']) ?(?:annonce|offre|bien|produit|article|[ée]v[ée]nement|page) (?:n[’']est plus (?:disponible|en ligne)|n[’']existe plus|a (?:expir[ée]|[ée]t[ée] (?:supprim[ée]e?|retir[ée]e?))|est introuvable)`,
    String.raw`(?:est[ea]|el|la) (?:anuncio|oferta|inmueble|vivienda|producto|art[ií]culo|evento|p[áa]gina) (?:ya no (?:est[áa] disponible|existe)|ha (?:caducado|expirado|sido (?:eliminad|retirad)[oa])|no (?:existe|se ha encontrado))`,
    String.raw`(?:quest[oa]|l[a’']|il) ?(?:annuncio|offerta|immobile|prodotto|articolo|evento|pagina) (?:non (?:[èe] pi[ùu] disponibile|esiste pi[ùu])|[èe] (?:scadut[oa]|stat[oa] rimoss[oa]))`,
    String.raw`(?:deze|dit|de|het) (?:advertentie|woning|vacature|product|artikel|aanbieding|pagina|evenement) (?:is niet (?:meer|langer) (?:beschikbaar|online|actief)|bestaat niet (?:meer)?|is (?:verlopen|verwijderd))`,
    String.raw`(?:to|ta|ten) (?:og[łl]oszenie|oferta|produkt|artyku[łl]|strona) (?:jest ju[żz] niedost[ęe]pn[ea]|ju[żz] nie istnieje|wygas[łl][ao]?|zosta[łl][ao]? usuni[ęe]t[yea])`,
  ].join("|")})\W*$`,
  "iu",
);

/** Whether a page that answers 200 and may be listed calls itself missing. */
export function saysItIsMissing(content: ReadPage): boolean {
  return namesOf(content).some((name) => MISSING.test(name));
}

/** Whether a page that answers 200 and may be listed says that what it was about is gone, for now or for good. */
export function saysItIsGone(content: ReadPage): boolean {
  return !saysItIsMissing(content) && namesOf(content).some((name) => GONE.test(name));
}

/** Sentences of a page that has nothing but one of them. */
const ONLY_SENTENCE =
  /(?:this|that|the) page (?:(?:is|was) no longer (?:available|here|online)|no longer exists|does(?: not|n[’']t) exist|has been (?:removed|deleted|taken down)|(?:can[’']?t|cannot|could not|couldn[’']t) be found)|(?:diese|die) seite (?:ist nicht mehr (?:verf[üu]gbar|online)|wurde (?:entfernt|gel[öo]scht)|existiert nicht(?: mehr)?)|cette page (?:n[’']est plus (?:disponible|en ligne)|n[’']existe plus|a [ée]t[ée] supprim[ée]e)|esta p[áa]gina (?:ya no (?:est[áa] disponible|existe)|ha sido eliminada)|questa pagina (?:non (?:[èe] pi[ùu] disponibile|esiste pi[ùu])|[èe] stata rimossa)|deze pagina (?:is niet (?:meer|langer) (?:beschikbaar|online)|bestaat niet (?:meer)?|is verwijderd)/iu;
/** Of its own, beside menus and the like. */
const FEW_WORDS = 40;

/** Whether a page that answers 200 and may be listed has hardly more to say than that it is gone. */
export function saysNothingElse(content: ReadPage): boolean {
  const { page, document } = content;
  if (isNoindex(page) || saysItIsMissing(content) || saysItIsGone(content)) return false;
  return withoutMenus(document).words <= FEW_WORDS && ONLY_SENTENCE.test(document.text);
}

/** Its title, the parts of it, and its main headings; none of a long page, or one that is not to be listed. */
function namesOf({ page, document }: ReadPage): string[] {
  if (document.wordCount > MOST_WORDS || isNoindex(page)) return [];
  const title = document.title ?? "";
  const headings = document.headings.filter(({ level }) => level === 1).map(({ text }) => text);
  return [title, ...title.split(TITLE_PARTS), ...headings].map((name) => name.replaceAll(/\s+/g, " ").trim());
}
