/** A page that the law asks for. */
interface NoticePage {
  /** What people call it. */
  called: string;
  name: RegExp;
  path: RegExp;
  /** Pages that may hold it under another name. */
  mayHold: RegExp | null;
}

/** What the law of a language's country asks a site to say of who runs it. */
export interface NoticeLaw {
  /** Languages of pages that it is for; others of the same language have other laws. */
  languages: RegExp;
  /** Null where it may stand on any page, under any name. */
  page: NoticePage | null;
  /** Where the law lets each part stand on any page, what must be seen for it to be that country's. */
  anywhere?: RegExp;
  /** Hosts that are that country's, whatever was seen. */
  hosts?: RegExp;
  gaps(text: string): string[];
}

/** German companies that stand in a register, and have someone who represents them. */
const COMPANY = /(?<!\p{L})(?:g?GmbH|UG|AG|KG|OHG|e\. ?K\.|eG|SE)(?!\p{L})/u;
const REGISTER =
  /(?<!\p{L})(?:hrb|hra|gnr|fn) ?\d|registergericht|handelsregister|amtsgericht|firmenbuch|genossenschaftsregister|register(?:nummer|eintrag)/iu;
const REPRESENTED =
  /gesch[äa]ftsf[üu]hr|vertret|vorstand|inhaber|gesellschafter|prokurist|gesch[äa]ftsleit|managing director|represented by/iu;

const SPANISH_TAX_NUMBER =
  /(?<![\p{L}\d])(?:[A-HJ-NP-SUVWXYZ][-. ]?\d{7,8}[-. ]?[\dA-Z]?|\d{8}[-. ]?[A-Z])(?![\p{L}\d])|(?<!\p{L})(?:[NC]\.? ?I\.? ?F\.?|VAT(?: number)?) ?(?:n[.º]\S* )?[:.]? ?(?:ES)?[-A-Z\d. ]{0,3}\d{6}/u;
const SPANISH_ADDRESS =
  /(?<!\d)(?:0[1-9]|[1-4]\d|5[0-2])\d{3} \p{Lu}|(?<!\p{L})(?:c\/|calle|avenida|avda|plaza|paseo|camino|carretera|ctra|pol[íi]gono|ronda|traves[íi]a) ?[^.]{2,60}\d/iu;
const SPANISH_COMPANY =
  /(?<!\p{L})S\. ?(?:L|A)\.(?: ?[LU]\.)?|(?<!\p{L})(?:S\.?L\.?U|SLU|SL|SA)(?![\p{L}.])/u;

export const NOTICE_LAWS: readonly NoticeLaw[] = [
  {
    languages: /^de(?!-ch)\b/i,
    page: {
      called: "an imprint (“Impressum”)",
      name: /(?<!\p{L})(?:impressum|imprint|anbieterkennzeichnung|legal notice|rechtliche hinweise)(?!\p{L})/iu,
      path: /(?:^|[/_-])(?:impressum|imprint|anbieterkennzeichnung)(?:[/_.-]|$)/i,
      mayHold: null,
    },
    gaps: (text) => [
      ...(COMPANY.test(text) && !REPRESENTED.test(text) ? ["who represents the company"] : []),
      ...(COMPANY.test(text) && !REGISTER.test(text) ? ["the company's register entry"] : []),
    ],
  },
  {
    languages: /^fr(?!-(?:be|ca|ch|lu))\b/i,
    page: {
      called: "a legal notice (“Mentions légales”)",
      name: /mentions? l[ée]gales?|informations? l[ée]gales?/iu,
      path: /(?:^|[/_-])(?:mentions|informations)[-_]?legales?(?:[/_.-]|$)/i,
      mayHold: /conditions|cg[uv](?!\p{L})|l[ée]gal/iu,
    },
    gaps: (text) => (/h[ée]berg/iu.test(text) ? [] : ["the company that hosts the site (“hébergeur”)"]),
  },
  {
    languages: /^es(?:-es)?$/i,
    page: {
      called: "a legal notice (“Aviso legal”)",
      name: /avisos? legal(?:es)?|informaci[óo]n legal|nota legal|legal notice|imprint/iu,
      path: /(?:^|[/_-])(?:aviso|informacion|nota)s?[-_]?legal(?:es)?(?:[/_.-]|$)/i,
      mayHold: /./u,
    },
    anywhere: /\+34|€|(?<!\p{L})España(?!\p{L})/u,
    hosts: /\.es$/i,
    gaps: (text) => [
      ...(SPANISH_TAX_NUMBER.test(text) ? [] : ["the tax number (“NIF”)"]),
      ...(SPANISH_ADDRESS.test(text) ? [] : ["a postal address"]),
      ...(SPANISH_COMPANY.test(text) && !/registro|inscrit|tomo|folio/i.test(text)
        ? ["the company's register entry"]
        : []),
    ],
  },
  {
    languages: /^it(?!-ch)\b/i,
    page: null,
    anywhere: /\+39|€|(?<!\p{L})Italia(?!\p{L})/u,
    hosts: /\.it$/i,
    gaps: (text) =>
      /(?<!\p{L})p(?:art(?:ita)?)?\.? ?iva(?!\p{L})|(?<!\p{L})VAT(?!\p{L})|(?<!\d)(?:IT ?)?\d{11}(?!\d)/iu.test(
        text,
      )
        ? []
        : ["the VAT number (“partita IVA”)"],
  },
  {
    languages: /^nl(?!-be)\b/i,
    page: null,
    anywhere: /\+31|€|(?<!\p{L})Nederland(?!\p{L})/u,
    hosts: /\.nl$/i,
    gaps: (text) => [
      ...(/k\.?v\.?k|kamer van koophandel|handelsregister/i.test(text)
        ? []
        : ["the number in the trade register (“KvK-nummer”)"]),
      ...(/btw[- ]?(?:nr|nummer|id|identificatie)|(?<!\p{L})NL ?\d{3}\.?\d{3}\.?\d{3}\.? ?B ?\d{2}/iu.test(
        text,
      )
        ? []
        : ["the VAT number (“btw-nummer”)"]),
    ],
  },
  {
    languages: /^pl\b/i,
    page: null,
    anywhere: /\+48|(?<!\p{L})(?:zł|PLN|Polska)(?!\p{L})/u,
    hosts: /\.pl$/i,
    gaps: (text) =>
      /(?<!\p{L})(?:NIP|KRS|REGON|CEIDG)(?!\p{L})/u.test(text) ? [] : ["the tax number (“NIP”)"],
  },
  {
    languages: /^pt(?!-br)\b/i,
    page: null,
    anywhere: /\+351|(?<!\p{L})Portugal(?!\p{L})/u,
    hosts: /\.pt$/i,
    gaps: (text) =>
      /(?<!\p{L})(?:NIF|NIPC)(?!\p{L})|contribuinte|(?<!\p{L})PT ?\d{9}(?!\d)/iu.test(text)
        ? []
        : ["the tax number (“NIF” or “NIPC”)"],
  },
];
