import { pageCheck, verdictOf } from "#check.ts";
import { quoted, sentencesOf, withoutHeading } from "#checks/privacy/reading/sentences.ts";

import { judgeDocument } from "./reading/delivery.ts";

/** Data by which anyone can pay, in the languages most sites are written in. */
const CARD_DATA = new RegExp(
  [
    String.raw`\b(?:credit|debit|bank|payment) ?card (?:numbers?|details?|data|information|info)\b|\bcard (?:numbers?|details)\b[^.]{0,80}\b(?:cvv|cvc|csc|expir|security code)|\b(?:cvv2?|cvc2?|csc|card security code)\b|\byour card (?:numbers?|details)\b`,
    String.raw`(?:kredit|bank|ec-?)karten?-?(?:nummer|daten)|kartenpr[üu]f(?:nummer|ziffer)|pr[üu]fziffer der karte`,
    String.raw`num[ée]ro de (?:votre |la |ta )?carte (?:bancaire|de cr[ée]dit|bleue)|cryptogramme|coordonn[ée]es (?:de votre carte|bancaires de la carte)`,
    String.raw`(?:n[úu]mero|datos|dados) d[eao]l? (?:su |la |tu |seu |sua )?(?:tarjeta|cart[ãa]o)`,
    String.raw`(?:numero|dati) d(?:ella|i) (?:sua |vostra |tua )?carta(?: di credito)?`,
    String.raw`(?:creditcard|betaalkaart|bankkaart)-?(?:nummer|gegevens)|numer (?:pa[ńn]stwa |twojej )?karty`,
  ].join("|"),
  "iu",
);
/** Cards with which nobody pays elsewhere. */
const OTHER_CARDS =
  /\b(?:library|loyalty|gift|member(?:ship)?|insurance|student|punch|score|business|report) cards?\b/i;
/** Ways that keep what is sent in the clear. */
const OPEN_WAY =
  /\be-?mails?\b|\bmails? (?:it|them|us)\b|whats-?app|\b(?:sms|text message|telegram|messenger|fax)\b|\btext (?:it|them|us)\b|per mail|courriels?|correo|posta elettronica|\bmejl/iu;
/** Words that ask the reader for it, and don't tell what the site itself does. */
const ASKED =
  /\bplease\b|\byou (?:can|may|must|need to|have to|could|should)\b|(?:^|[.,:;] |\b(?:and|or) )(?:simply |just )?(?:send|e-?mail|mail|text|fax|submit|provide|forward|whatsapp|reply)\b|\b(?:send|e-?mail|text|fax|forward|give) us\b|\b(?:guests?|customers?|clients?) (?:must|need to|have to|should|can|may)\b|\bbitte\b|(?:senden|schicken|mailen|teilen|[üu]bermitteln) sie\b|veuillez|merci de|(?:envoyez|transmettez|communiquez)[- ]|nous (?:envoyer|transmettre|communiquer)|por favor|\b(?:env[íi]e(?:nos)?|remita(?:nos)?|mande|debe|deber[áa]|rogamos)\b|si prega|vi preghiamo|\b(?:inviare|inviateci|mandateci|inviaci|comunicateci)\b|gelieve|\bstuur\b|graag|prosimy|prosz[ęe]|\benvie\b/iu;
/** Words by which a site says that nobody should. */
const WARNED =
  /\b(?:never|not|don[’']t|do not|cannot|can[’']t|won[’']t|no one|nobody|avoid|instead of|without|phishing|scam|fraud|encrypted|secure(?:ly)?|link)\b|\bn(?:ie|icht|iemals|o|on|unca|ooit|unquam|igdy|[ãa]o)\b|\bkeine|\bne\b|\bn[’']|jamais|\bmai\b|\bniet\b|\bgeen\b|betrug|fraude|hameçonnage|verschl[üu]sselt|sicher|chiffr|s[ée]curis|cifrad|segur|crittograf|sicur|versleuteld|veilig/iu;

export const secCardByMail = pageCheck({
  id: "sec-card-by-mail",
  area: "security",
  severity: "high",
  group: "content",
  sources: ["PCI DSS 4.0.1, 4.2.2", "CWE-319"],
  defect: "Visitors are asked to send card data in a message",
  title: "Nobody is asked to send card data by email or chat",
  whyItMatters:
    "Emails and chat messages are read by everyone who has, or gets, access to either mailbox. Card numbers and security codes stay there for years.",
  businessImpact:
    "One mailbox that is broken into exposes every card. The card companies' rules forbid it, and can end your right to take cards.",
  fixSteps: [
    "Remove the sentence, and ask nobody for card data in a message.",
    "Use a payment link or the hosted form of your payment provider, or take cards by phone or on site.",
    "Delete the messages that hold card data, in the archive and the trash, too.",
  ],
  effort: "S",
  likelyOwner: "editor",
  resources: [
    {
      title: "PCI Security Standards Council: document library",
      url: "https://www.pcisecuritystandards.org/document_library/",
    },
  ],
  evaluate: (page) =>
    judgeDocument(page, ({ text }) =>
      verdictOf(
        (CARD_DATA.test(text) && !OTHER_CARDS.test(text) ? sentencesOf(text) : [])
          .filter((sentence) => asksForCard(sentence))
          .slice(0, 1)
          .map((sentence) => withoutHeading(sentence, sentence.search(ASKED)))
          .map((sentence) => ({
            message: `The page asks people to send card data in a message: “${quoted(sentence)}”`,
            page: page.finalUrl,
            snippet: sentence.slice(0, 300),
            component: "card data in a message",
          })),
      ),
    ),
});

function asksForCard(sentence: string): boolean {
  return (
    CARD_DATA.test(sentence) && OPEN_WAY.test(sentence) && ASKED.test(sentence) && !WARNED.test(sentence)
  );
}
