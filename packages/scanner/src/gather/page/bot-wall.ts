import type { DocumentSnapshot } from "#evidence/document.ts";
import type { Header } from "#evidence/network.ts";
import type { Explained } from "#gather/page/page-trouble.ts";

/** A page of one of these shows itself to a suspicious visitor instead of the site. */
interface Wall {
  name: string;
  header?: readonly [name: string, value: RegExp];
  title?: RegExp;
  /** Address of a script or frame that only the challenge loads. */
  resource?: RegExp;
  text?: RegExp;
}

const WALLS: readonly Wall[] = [
  { name: "Cloudflare", header: ["cf-mitigated", /challenge/i] },
  {
    name: "Cloudflare",
    title: /^(?:Just a moment|Attention Required! \| Cloudflare|Un momento|Nur einen Moment|Un instant)/i,
  },
  { name: "AWS WAF", header: ["x-amzn-waf-action", /challenge|captcha/i] },
  { name: "Vercel", header: ["x-vercel-mitigated", /challenge|deny/i] },
  { name: "DataDome", resource: /\bcaptcha-delivery\.com\// },
  { name: "HUMAN (PerimeterX)", text: /press & hold to confirm you are|px-captcha/i },
  { name: "Imperva", resource: /_Incapsula_Resource/ },
  { name: "Imperva", text: /Request unsuccessful\. Incapsula incident ID/i },
  { name: "Sucuri", title: /^Sucuri WebSite Firewall/i },
  { name: "Sucuri", text: /sucuri_cloudproxy_js/i },
  { name: "DDoS-Guard", title: /^DDoS-Guard/i },
  {
    name: "Akamai",
    text: /^Access Denied .{0,200}You don't have permission to access .{0,400}Reference #\d/i,
  },
  { name: "Anubis", title: /^Making sure you(?:'|\u2019)re not a bot/i },
  { name: "Kasada", header: ["x-kpsdk-ct", /./] },
];

/** Where the page is otherwise nearly empty, a captcha is a gate and not part of a form. */
const CAPTCHA =
  /hcaptcha\.com\/|google\.com\/recaptcha\/|recaptcha\.net\/|challenges\.cloudflare\.com\/|arkoselabs\.com\/|geetest\.com\//;
const CAPTCHA_WORDS =
  /verif(?:y|ying) (?:that )?you are (?:a )?human|are you (?:a )?(?:human|robot)|not a (?:robot|bot)|unusual traffic|checking your browser|complete the (?:captcha|security check)|enable javascript and cookies to continue/i;
const GATE_WORDS = 120;

/**
 * Tells a bot wall or captcha page from the site behind it.
 *
 * @returns a sentence that names the wall where it is known; null for an ordinary page
 */
export function explainBotWall(answer: {
  headers: readonly Header[];
  status: number | null;
  document: DocumentSnapshot | null;
}): Explained | null {
  const { headers, document, status } = answer;
  const wall = WALLS.find((candidate) => stands(candidate, headers, document, status));
  if (wall) return sentence(wall.name);
  return document !== null && isCaptchaGate(document) ? sentence("a captcha") : null;
}

function sentence(name: string): Explained {
  const words = `A bot check (${name}) appeared instead of the page. Allow our scanner in its settings so that we can measure the page.`;
  return { words, trouble: "turned-away" };
}

/** Kasada's header also comes with pages it lets through; its wall answers 429. */
function stands(
  wall: Wall,
  headers: readonly Header[],
  document: DocumentSnapshot | null,
  status: number | null,
): boolean {
  if (wall.header) {
    const [name, value] = wall.header;
    const has = headers.some(([key, content]) => key === name && value.test(content));
    return has && (wall.name !== "Kasada" || status === 429);
  }
  if (document === null || document.wordCount > GATE_WORDS * 2) return false;
  if (wall.title) return wall.title.test(document.title ?? "");
  if (wall.text)
    return wall.text.test(document.text) || scriptTexts(document).some((text) => wall.text?.test(text));
  return wall.resource !== undefined && resources(document).some((url) => wall.resource?.test(url));
}

function isCaptchaGate(document: DocumentSnapshot): boolean {
  if (document.wordCount > GATE_WORDS || document.links.length > 10) return false;
  const asks = CAPTCHA_WORDS.test(`${document.title ?? ""} ${document.text}`);
  return asks && (resources(document).some((url) => CAPTCHA.test(url)) || document.links.length === 0);
}

function resources(document: DocumentSnapshot): string[] {
  return [
    ...document.scripts.map((script) => script.url),
    ...document.iframes.map((frame) => frame.src),
  ].filter((url) => url !== null);
}

function scriptTexts(document: DocumentSnapshot): string[] {
  return document.scripts.filter((script) => script.url === null).map((script) => script.snippet);
}
