import { notLookedAt, pageCheck, passed, verdictOf } from "#check.ts";
import type { OverlayRef } from "#evidence/document.ts";

import { judgeContent } from "./content-pages.ts";

/** Something that is asked for nowhere covers the page as it opens. */
export const seoInterstitial = pageCheck({
  id: "seo-interstitial",
  area: "seo",
  severity: "medium",
  group: "content",
  sources: ["https://developers.google.com/search/docs/appearance/avoid-intrusive-interstitials"],
  defect: "Overlay covers the page as it opens",
  title: "Visitors see the page they opened",
  whyItMatters:
    "Whoever opens the page from a search result sees an overlay instead of what they searched for. Google ranks such pages lower, except for legal notices about cookies or age.",
  businessImpact: "Visitors leave, and the page may rank lower in search results.",
  fixSteps: [
    "Show the offer in a strip at the edge of the window, or within the page.",
    "Or open the overlay only after visitors have read for a while, or when they press a button.",
  ],
  effort: "S",
  likelyOwner: "editor",
  resources: [
    {
      title: "Avoid intrusive interstitials and dialogs",
      url: "https://developers.google.com/search/docs/appearance/avoid-intrusive-interstitials",
    },
  ],
  isLeftOut: ({ pages }) =>
    pages.every(({ document }) => !document.gathered || document.value.overlay === undefined),
  evaluate: (page) =>
    judgeContent(page, ({ document: { overlay } }) => {
      if (overlay === undefined) return notLookedAt("We did not look for what covers the page as it opens");
      if (overlay === null || isMeant(overlay)) return passed;
      const { text, share, selector, snippet, component } = overlay;
      return verdictOf([
        {
          message: `As the page opens, this covers ${Math.round(share * 100)}% of the window: “${text.slice(0, 80).trim()}”. Does every visitor see it?`,
          page: page.finalUrl,
          element: { selector, snippet, component },
          outcome: "review",
        },
      ]);
    }),
});

/** Notices that a law asks for, the choice of a country or language, a sign-in, and what stands there until a page is ready. */
const MEANT =
  /cookie|consent|gdpr|dsgvo|rgpd|ccpa|privacy|privatsph|datenschutz|einwillig|consentement|confidentialit|privacidad|consentimiento|riservatezza|toestemming|prywatno|zgod[ęya]|samtycke|samtykke|integritet|(?:1[6-9]|2[01]) (?:years|jahre|ans|a[ñn]os|anni|jaar|lat|[åa]r)|legal age|your age|alter best|majeur|mayor de edad|maggiorenne|(?:choose|select) (?:your|a) (?:country|region|language|location)|sprache w[äa]hlen|land w[äa]hlen|choisi\S* (?:votre|une) (?:langue|pays)|(?:elige|selecciona) (?:tu|un) (?:idioma|pa[íi]s)|(?:sign|log) ?in|anmelden|einloggen|connexion|iniciar sesi[óo]n|accedi|inloggen|zaloguj|password|passwort|contrase[ñn]a|mot de passe|^\W*(?:loading|laden|chargement|cargando|caricamento|[łl]adowanie)/iu;

function isMeant({ text, snippet }: OverlayRef): boolean {
  return (
    MEANT.test(text) ||
    /cookie|consent|age-?(?:gate|check|verif)|preload|loader|splash|menu|nav/i.test(tagOf(snippet))
  );
}

function tagOf(snippet: string): string {
  return /^<[^>]*>/.exec(snippet)?.[0] ?? "";
}
