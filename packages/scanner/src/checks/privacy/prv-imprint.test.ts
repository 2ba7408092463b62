import { describe, expect, it } from "vitest";

import { anImage } from "#checks/performance/performance-pages.testing.ts";
import { prvImprint } from "#checks/privacy/prv-imprint.ts";
import { messagesOf } from "#checks/privacy/reading/passes.testing.ts";
import {
  aDocument,
  aLink,
  anEvidence,
  anUnmeasuredPage,
  aPage,
  aSite,
  gathered,
} from "#evidence-builders.testing.ts";
import type { DocumentSnapshot, LinkRef } from "#evidence/document.ts";

const GERMAN =
  "Wir bauen Möbel nach Maß für Küche, Bad und Büro. Besuchen Sie uns in der Werkstatt und lassen Sie sich beraten, wir freuen uns auf Ihren Auftrag und liefern pünktlich.";
const COMPLETE =
  "Impressum Tischlerei Brandl GmbH, Innstraße 44, 83022 Rosenheim. Vertreten durch den Geschäftsführer Josef Brandl. Registergericht: Amtsgericht Traunstein, HRB 1234. E-Mail: info@brandl.example, Telefon 08031 55012.";
const URL = "https://shop.example/impressum";
const IMPRINT = aLink({ href: URL, text: "Impressum", inFooter: true });

interface Site {
  home?: Partial<DocumentSnapshot>;
  links?: LinkRef[];
  imprint?: string;
  document?: Partial<DocumentSnapshot>;
}
const judge = ({ home = {}, links = [IMPRINT], imprint, document = {} }: Site) => {
  const start = aPage({ document: gathered(aDocument({ lang: "de", text: GERMAN, links, ...home })) });
  const page = (text: string) =>
    aPage({
      url: URL,
      document: gathered(aDocument({ lang: "de", text, wordCount: text.split(" ").length, ...document })),
    });
  const pages = imprint === undefined ? [start] : [start, page(imprint)];
  return prvImprint.evaluate(anEvidence({ profiles: ["EU"], pages }));
};

describe("prv-imprint", () => {
  it("fails a site in German without any", () => {
    expect(messagesOf(judge({ links: [] }))).toEqual([
      "Nothing on the pages we read is called an imprint (“Impressum”).",
    ]);
    expect(judge({ links: [], home: { lang: "en" } }).outcome).toBe("failed");
    expect(judge({ links: [], home: { lang: null } }).outcome).toBe("failed");
  });

  it.each([
    ["an email address", COMPLETE.replace("E-Mail: info@brandl.example, ", "")],
    ["who represents the company", COMPLETE.replace("Vertreten durch den Geschäftsführer Josef Brandl.", "")],
    [
      "the company's register entry",
      COMPLETE.replace("Registergericht: Amtsgericht Traunstein, HRB 1234.", ""),
    ],
  ])("fails one that doesn't name %s", (gap, imprint) => {
    const verdict = judge({ imprint });
    expect([verdict.outcome, messagesOf(verdict)]).toEqual([
      "failed",
      [`The legal notice doesn't name ${gap}.`],
    ]);
  });

  it("fails where its link leads to no page, and says nothing where that was not seen", () => {
    const seen = (status: number) => {
      const document = gathered(aDocument({ lang: "de", text: GERMAN, links: [IMPRINT] }));
      const linkStatuses = [{ url: URL, status, failure: null, redirects: 0 }];
      return prvImprint.evaluate(
        anEvidence({ profiles: ["EU"], pages: [aPage({ document })], site: aSite({ linkStatuses }) }),
      );
    };
    expect(messagesOf(seen(404))).toEqual([`“Impressum” leads to ${URL}, which answered with status 404.`]);
    expect(seen(503).outcome).toBe("passed");
  });

  it("asks where an address may be drawn, or the rest of the page may link to it", () => {
    const imprint = COMPLETE.replace("E-Mail: info@brandl.example, ", "");
    const images = [anImage({ src: "/img/email.png", alt: "" })];
    expect(judge({ imprint, document: { images } }).outcome).toBe("review");
    expect(judge({ links: [], home: { cut: ["links"] } }).outcome).toBe("review");
  });

  it.each<[string, Site]>([
    ["complete", { imprint: COMPLETE }],
    [
      "of one person",
      {
        imprint:
          "Impressum Erika Muster, Malerin, Hauptstraße 1, 10115 Berlin, erika (at) muster.example, Tel. 030 1234",
      },
    ],
    [
      "with an address in a link alone",
      {
        imprint:
          "Impressum Erika Muster, Malerin, Hauptstraße 1, 10115 Berlin, Tel. 030 1234, schreiben Sie mir",
        document: { links: [aLink({ href: "mailto:e@muster.example", text: "hier" })] },
      },
    ],
    ["not read", {}],
    ["on the home page itself", { links: [], home: { text: `${GERMAN} Impressum: Erika Muster` } }],
  ])("passes one that is %s", (_, site) => {
    expect(judge(site).outcome).toBe("passed");
  });

  const FRENCH =
    "Nos fromages sont faits à la main dans les Alpes, avec le lait de nos voisins. Venez les goûter à la ferme, du lundi au samedi, ou commandez-les ici pour toute la France.";
  const MENTIONS = "https://shop.example/mentions-legales";

  it("judges a site in French by what France asks for", () => {
    const judgeFrench = (links: LinkRef[], notice?: string) => {
      const start = aPage({ document: gathered(aDocument({ lang: "fr", text: FRENCH, links })) });
      const read = (text: string) =>
        aPage({
          url: MENTIONS,
          document: gathered(aDocument({ lang: "fr", text, wordCount: text.split(" ").length })),
        });
      const pages = notice === undefined ? [start] : [start, read(notice)];
      return prvImprint.evaluate(anEvidence({ profiles: ["EU"], pages }));
    };
    const link = aLink({ href: MENTIONS, text: "Mentions légales" });
    const notice =
      "Éditeur : Fromagerie des Alpes, SARL, 7 rue des Alpages, 38250 Villard, RCS Grenoble 412, contact@alpes.example, tél. 04 76.";
    expect(messagesOf(judgeFrench([link], notice))).toEqual([
      "The legal notice doesn't name the company that hosts the site (“hébergeur”).",
    ]);
    expect(judgeFrench([link], `${notice} Hébergement : OVH, Roubaix.`).outcome).toBe("passed");
    expect(judgeFrench([]).outcome).toBe("failed");
    expect(judgeFrench([aLink({ href: "https://shop.example/cgv", text: "CGV" })]).outcome).toBe("review");
  });

  it.each<[string, Partial<DocumentSnapshot>]>([
    [
      "English",
      {
        lang: "en",
        text: "We build furniture to measure for kitchens, baths and offices. Visit us in our workshop and let us advise you, we look forward to your order.",
      },
    ],
    ["Swiss", { lang: "de-CH" }],
  ])("does not apply to a site that is %s", (_, home) => {
    expect(judge({ links: [], home }).outcome).toBe("not-applicable");
  });

  it("does not apply to a site in German of another country", () => {
    const home = aPage({ document: gathered(aDocument({ lang: "de", text: GERMAN })) });
    const site = aSite({ host: "moebel.ch" });
    expect(prvImprint.evaluate(anEvidence({ profiles: ["EU"], pages: [home], site })).outcome).toBe(
      "not-applicable",
    );
  });

  it("could not run where the home page was not read", () => {
    expect(prvImprint.evaluate(anEvidence({ profiles: ["EU"], pages: [anUnmeasuredPage()] })).outcome).toBe(
      "could-not-run",
    );
  });

  const SPANISH =
    "Hacemos vinos de Rioja desde 1926. Venga a visitarnos y pruebe los vinos que hacemos con uvas de nuestras viñas, desde 9,90 € la botella, con IVA incluido.";
  const WHOLE =
    "Aviso legal. Titular de esta web: Bodega Prado S.L., NIF B01234567, Calle Mayor 4, 01300 Laguardia. Inscrita en el Registro Mercantil de Álava. hola@prado.example";
  const inSpanish = (imprint: string | undefined, home: Partial<DocumentSnapshot> = {}, lang = "es") =>
    judge({
      home: { lang, text: SPANISH, ...home },
      links: imprint === undefined ? [] : [aLink({ href: URL, text: "Aviso legal" })],
      document: { lang },
      ...(imprint === undefined ? {} : { imprint }),
    });

  it.each([
    ["the tax number (“NIF”)", WHOLE.replace("NIF B01234567, ", "")],
    ["a postal address", WHOLE.replace("Calle Mayor 4, 01300 Laguardia", "Laguardia")],
    ["the company's register entry", WHOLE.replace("Inscrita en el Registro Mercantil de Álava.", "")],
    ["an email address", WHOLE.replace("hola@prado.example", "")],
  ])("fails one in Spanish where no page names %s", (gap, imprint) => {
    expect(messagesOf(inSpanish(imprint))).toEqual([
      `Neither the legal notice nor another page that we read names ${gap}.`,
    ]);
  });

  it("passes one in Spanish that is whole, or whose rest stands on another page", () => {
    expect(inSpanish(WHOLE).outcome).toBe("passed");
    const without = WHOLE.replace("NIF B01234567, ", "").replace("S.L.", "");
    expect(inSpanish(without, { text: `${SPANISH} Ana Prado, DNI 12345678Z` }).outcome).toBe("passed");
  });

  it("asks where a site in Spanish has no page of that name, and leaves other countries alone", () => {
    const links = [aLink({ href: "https://shop.example/quienes-somos", text: "Quiénes somos" })];
    expect(inSpanish(undefined, { links }).outcome).toBe("review");
    expect(inSpanish(WHOLE, {}, "es-MX").outcome).toBe("not-applicable");
    const mexican = SPANISH.replace("€", "pesos").replace("con IVA incluido", "");
    expect(inSpanish("Aviso legal. Vinos Prado.", { text: mexican }).outcome).toBe("not-applicable");
  });

  const TEXTS = {
    it: "Produciamo formaggi in Italia dal 1950. Venite a trovarci in malga, dove le nostre mucche pascolano tutta l’estate sui prati alti della valle.",
    nl: "Wij bakken brood in Nederland sinds 1950. Kom langs in de bakkerij, waar wij elke ochtend met meel van de molen hiernaast beginnen te kneden.",
    pl: "Pieczemy chleb od 1950 roku, bochenek kosztuje 12 zł. Zapraszamy do naszej piekarni, w której codziennie rano wyrabiamy ciasto z mąki z młyna obok.",
    pt: "Fazemos pão em Portugal desde 1950. Venha visitar a nossa padaria, onde todas as manhãs amassamos com farinha do moinho que fica mesmo ao lado.",
  };
  const inItsLanguage = (
    lang: keyof typeof TEXTS,
    more = "",
    asked: string = lang,
    host = "shop.example",
  ) => {
    const url = `https://${host}/`;
    const document = gathered(aDocument({ lang: asked, text: `${TEXTS[lang]} ${more}` }));
    const pages = [aPage({ url, finalUrl: url, document })];
    const site = aSite({ host, startUrl: url });
    return prvImprint.evaluate(anEvidence({ profiles: ["EU"], pages, site }));
  };

  it.each([
    ["it", "the VAT number (“partita IVA”)", "P. IVA 01234567890"],
    ["it", "the VAT number (“partita IVA”)", "IT01234567890"],
    ["pl", "the tax number (“NIP”)", "NIP 123-456-32-18"],
    ["pt", "the tax number (“NIF” or “NIPC”)", "NIPC 501234567"],
  ] as const)("asks about a site in %s that names nowhere %s", (lang, what, number) => {
    const verdict = inItsLanguage(lang);
    expect([verdict.outcome, messagesOf(verdict)]).toEqual([
      "review",
      [`No page that we read names ${what}. If a business runs the site, does it stand elsewhere?`],
    ]);
    expect(inItsLanguage(lang, number).outcome).toBe("passed");
  });

  it("asks about both numbers of a site in Dutch", () => {
    expect(messagesOf(inItsLanguage("nl"))).toEqual([
      "No page that we read names the number in the trade register (“KvK-nummer”) or the VAT number (“btw-nummer”). If a business runs the site, does it stand elsewhere?",
    ]);
    expect(inItsLanguage("nl", "KvK 12345678, btw-nummer NL001234567B01").outcome).toBe("passed");
  });

  it("leaves sites in these languages alone that are of other countries", () => {
    expect(inItsLanguage("nl", "", "nl-BE").outcome).toBe("not-applicable");
    expect(inItsLanguage("nl", "", "nl", "bakkerij.be").outcome).toBe("not-applicable");
    expect(inItsLanguage("it", "", "it", "malga.ch").outcome).toBe("not-applicable");
    expect(inItsLanguage("it", "", "it", "malga.it").outcome).toBe("review");
    expect(inItsLanguage("pt", "", "pt-BR").outcome).toBe("not-applicable");
  });
});
