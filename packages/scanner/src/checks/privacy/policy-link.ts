import type { DocumentSnapshot } from "#evidence/document.ts";
import type { PageEvidence } from "#evidence/page.ts";

/** Words by which sites name their privacy policy, in the languages most sites are written in. */
const POLICY_TEXT =
  /data protection (?:policy|notice|statement|declaration|information)|^data protection$|datenschutz(?!beauftrag|berat|schul|software|audit|folie|management)|confidentialit[eé]|protection des donn[eé]es|privacidad|protecci[oó]n de datos|privacidade|(?:informativa|politica|norme|note|tutela|trattamento)[^.]{0,25}privacy|privacy ?(?:beleid|verklaring|reglement)|privacy-? ?(?:en|et|e|i|und|og|och|y) |politique[^.]{0,20}vie priv[eé]e|ochrana osobn[yý]ch|confiden[tț]ialitate|απορρ[ήη]του|προστασ[ίι]ας? (?:προσωπικ[ώω]ν )?δεδομ[έε]νων|поверителност|лични данни|privatnosti?|zasebnosti?|varstvo osebnih|privaatsus|andmekaitse|priv[aā]tum|privatumo|pr[ií]obh[aá]ideachais?|privatezza|databeskyttelse|integritetspolicy|personvern|privatlivspolitik|persondatapolitik|tietosuoja|polityka prywatno[sś]ci|ochrana osobn[ií]ch|adatv[eé]delm|プライバシー|个人信息|隐私|隱私|개인정보/iu;

/**
 * 'Privacy' alone, among other policies, or with a word for a text about it: fences, glass and screens for privacy are
 * goods.
 */
const ENGLISH_POLICY_TEXT =
  /\bprivacy (?:policy|policies|notices?|statements?|information|info|practices|declaration|disclosures?|rights|terms|principles|promise|commitment|charter|agreement|guidelines|overview|page)\b|\b(?:policy|notice|statement|information) (?:on|about|of|for|regarding) (?:\w+ )?privacy\b|^(?:(?:about|protecting|how we (?:protect|respect)|we (?:value|respect)|learn about) )?(?:(?:your|our|the|data|online|internet|web|website|site|customer|consumer|user|visitor|global|eu|uk|us|gdpr|california|ca|legal|company) )*privacy(?: (?:matters|at \S.*|for (?:customers|visitors|users|consumers|applicants|employees)))?$|\bprivacy\s*(?:&|and|\+|\/|,)\s*(?:cookies?|security|terms|legal|data|imprint|conditions|gdpr|safety|trust|accessibility|disclaimer)\b|\b(?:cookies?|terms|legal|security|conditions|gdpr|imprint|disclaimer|accessibility)(?: of (?:use|service))?\s*(?:&|and|\+|\/|,)\s*privacy\b/iu;
/** Between a page's name and the site's, as titles have it. */
const TITLE_PARTS = /\s+[|–—·»:-]\s+|\s*\|\s*/;

const ENGLISH_POLICY_PATH =
  /(?:^|\/)(?:(?:data|our|your|the|website|web|site|online|customer|consumer|legal|cookies?|terms|and|policy|policies|gdpr|app|shop|store|company|info|view|[a-z]{2})[-_])*privacy(?:[-_]?(?:policy|policies|notice|statement|cookies?|and|terms|legal|security|page|info|information|rights|declaration|disclosure|practices|principles|gdpr|v?\d+)|[-_][a-z]{2}(?![a-z]))*(?:\.[a-z]{2,5})?(?:\/|$)/i;

const POLICY_PATH =
  /(?:^|[/_.-])(?:privacypolicy|datenschutz|datenschutzerklaerung|confidentialite|privacidad|privacidade|privacybeleid|integritetspolicy|personvern|tietosuoja|polityka-prywatnosci|data-protection)(?:[/_.-]|$)/i;

/** Controls that also carry the word: they open a dialog or an opt-out form, not the policy. */
const NOT_THE_POLICY =
  /privacy (?:choices|settings|preferences|options|manager|center|centre|shield)|do not sell|opt[- ]?out|cookie (?:settings|preferences)|datenschutz-?einstellungen|privatsph[aä]re|manage privacy|privacy-(?:choices|settings|preferences)/i;

/** Companies whose own policies are linked from widgets; theirs is not the site's. */
const SOMEBODY_ELSES =
  /(?:^|\.)(?:google|facebook|meta|instagram|twitter|x|linkedin|youtube|tiktok|apple|microsoft|cloudflare|hcaptcha|stripe|paypal|wordpress|automattic|mailchimp|hubspot|vimeo)\.(?:com|org)$/i;

/** What must be known of a link to tell whether it leads to a privacy policy. */
export interface PolicyLinkCandidate {
  /** Absolute address; null when it does not parse. */
  href: string | null;
  text: string;
}

/** The page a link stands on. */
interface LinkingPage {
  page: Pick<PageEvidence, "url" | "finalUrl">;
  document: DocumentSnapshot;
}

/** An address that leads to the top of its own page: a link that was never filled in, or one a script answers to. */
const NOWHERE = /#(?:!|0|none|null|void)?$/;
const SCRIPT = /^(?:javascript:|about:blank)/i;

function namesPolicyWithoutAddress({ href, text }: PolicyLinkCandidate): boolean {
  if (href === null || !isPolicyName(text)) return false;
  return SCRIPT.test(href) || (NOWHERE.test(href) && !isPolicyPath(href.replace(NOWHERE, "")));
}

const PLAIN_NAME = /\bprivacy (?:policy|policies|notices?|statements?|declaration|practices)\b/i;

/** Whether a page's name leaves no doubt that it is a policy, as `Privacy` alone does. */
export function isPlainlyPolicy({ title, headings }: DocumentSnapshot): boolean {
  const names = [title ?? "", ...headings.filter(({ level }) => level <= 2).map(({ text }) => text)];
  return names.some((name) => PLAIN_NAME.test(name) || POLICY_TEXT.test(name));
}

/** Whether a link of this page leads to the site's privacy policy, and not back to a page that holds none. */
export function leadsToPolicy(link: PolicyLinkCandidate, on: LinkingPage): boolean {
  if (isPolicyName(link.text) && leadsBack(link, on)) return holdsPolicy(on);
  return looksLikePrivacyPolicy(link) && leadsNowhere(link, on) === null;
}

/** Where a link that is called privacy policy ends instead, in words that follow its name; null when it does not. */
export function leadsNowhere(link: PolicyLinkCandidate, on: LinkingPage): string | null {
  if (link.href === null || !isPolicyName(link.text)) return null;
  if (leadsBack(link, on) && holdsPolicy(on)) return null;
  if (namesPolicyWithoutAddress(link))
    return `has no address (${SCRIPT.exec(link.href)?.[0].toLowerCase() ?? "#"})`;
  if (leadsBack(link, on)) return "leads back to the same page";
  return link.href === URL.parse("/", on.page.finalUrl)?.href ? "leads to the home page" : null;
}

function leadsBack({ href }: PolicyLinkCandidate, { page }: LinkingPage): boolean {
  const target = href?.replace(NOWHERE, "");
  return [page.url, page.finalUrl].some((url) => url.replace(/#.*$/, "") === target);
}

function holdsPolicy({ page, document }: LinkingPage): boolean {
  return (
    looksLikePrivacyPolicy({ href: page.finalUrl, text: document.title ?? "" }) ||
    document.headings.some(({ level, text }) => level <= 2 && isPolicyName(text))
  );
}

/**
 * Whether a link's words or address say that it leads to the site's privacy policy.
 * Consent dialogs, opt-out pages, links without an address and the policies of widget vendors are not taken for it.
 */
export function looksLikePrivacyPolicy(link: PolicyLinkCandidate): boolean {
  if (namesPolicyWithoutAddress(link)) return false;
  const address = link.href === null ? null : URL.parse(link.href);
  if (address === null || !/^https?:$/.test(address.protocol)) return false;
  if (SOMEBODY_ELSES.test(address.hostname)) return false;
  const path = safelyDecoded(address.pathname);
  if (NOT_THE_POLICY.test(link.text) || NOT_THE_POLICY.test(path)) return false;
  return isPolicyName(link.text) || isPolicyPath(path);
}

function isPolicyPath(path: string): boolean {
  return POLICY_PATH.test(path) || ENGLISH_POLICY_PATH.test(path);
}

/** Whether a link or button is called as one that shows a privacy policy. */
export function isPolicyName(text: string): boolean {
  if (text.length > 120 || NOT_THE_POLICY.test(text)) return false;
  const parts = [text, ...text.split(TITLE_PARTS)].map((part) => part.replaceAll(/\s+/g, " ").trim());
  return parts.some((part) => POLICY_TEXT.test(part) || ENGLISH_POLICY_TEXT.test(part));
}

function safelyDecoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
