import { describe, expect, it } from "vitest";

import { denialsIn } from "#checks/privacy/reading/denials.ts";

const denied = (text: string): string[] =>
  [...new Set(denialsIn(text).flatMap((denial) => denial.denied.map(({ kind }) => kind)))].toSorted();

describe("what a policy denies", () => {
  it.each([
    [
      "This website uses no cookies, no pixels, no analytics and no session recording.",
      "analytics cookies recording tracking",
    ],
    ["We do not use any analytics or advertising cookies.", "advertising analytics"],
    ["We don’t use cookies.", "cookies"],
    ["Wir verwenden auf dieser Website keine Cookies und keine Analysedienste.", "analytics cookies"],
    ["Wir setzen keine Tracker ein.", "tracking"],
    ["Ce site n’utilise pas de cookies ni de traceurs.", "cookies tracking"],
    ["No usamos cookies de análisis, de publicidad ni de terceros.", "advertising analytics"],
    ["Non utilizziamo cookie, pixel o statistiche.", "analytics cookies tracking"],
    ["Deze website gebruikt geen cookies.", "cookies"],
    ["Nie używamy plików cookies ani narzędzi statystycznych.", "analytics cookies"],
    ["Não usamos cookies de publicidade.", "advertising"],
    [
      "We do not use analytics or tracking, and we never give your email address to anyone.",
      "analytics tracking",
    ],
    [
      "We do not use any advertising or social media pixels and never share your browsing with Facebook or any other advertiser.",
      "advertisers advertising",
    ],
    [
      "This website does not use cookies for advertising and we never share any information about your visit with third parties.",
      "advertising sharing",
    ],
    ["We do not sell, rent or share your personal information with third parties.", "sharing"],
    ["We do not sell data. We use Google Analytics.", "selling"],
    ["We do not sell your data to third parties.", "selling"],
    ["We do not sell your data to advertisers.", "selling"],
    ["We do not use cookies to track you.", "cookies tracking"],
    ["Information about your health is never shared with advertisers or social networks.", "advertisers"],
    ["We will never disclose your answers to ad networks.", "advertisers"],
    ["None of your data goes to Facebook or Google.", "advertisers"],
    [
      "Ihre Gesundheitsdaten werden niemals an Werbetreibende oder soziale Netzwerke weitergegeben.",
      "advertisers",
    ],
    ["Wir geben Ihre Angaben nie an Werbepartner weiter.", "advertisers"],
    ["Vos données de santé ne sont jamais partagées avec des annonceurs.", "advertisers"],
    ["Nous ne communiquons jamais vos réponses à des réseaux sociaux.", "advertisers"],
    ["Sus datos de salud nunca se comparten con anunciantes ni redes sociales.", "advertisers"],
    ["No cedemos sus datos a redes publicitarias.", "advertisers"],
    ["I dati sulla salute non vengono mai comunicati a inserzionisti o social network.", "advertisers"],
    ["Non condividiamo i suoi dati con reti pubblicitarie.", "advertisers"],
    ["Uw gezondheidsgegevens worden nooit gedeeld met adverteerders of sociale media.", "advertisers"],
    ["Wij delen uw antwoorden nooit met advertentienetwerken.", "advertisers"],
    ["Wir geben Ihre Daten nicht an Dritte weiter.", "sharing"],
    ["Nous ne transmettons jamais vos données à des tiers.", "sharing"],
    ["No compartimos sus datos con terceros.", "sharing"],
    ["Non condividiamo i suoi dati con terzi.", "sharing"],
    ["Wij delen uw gegevens nooit met derden.", "sharing"],
    ["Wir verwenden keine Werbung, und wir geben nichts für Geld weiter.", "advertising"],
    ["Nous n’utilisons pas de traceurs, et nous ne vendons rien pour vous.", "tracking"],
    ["Deze website plaatst uitsluitend functionele cookies.", "cookies"],
    ["Es werden ausschließlich technisch notwendige Cookies verwendet.", "cookies"],
    ["Seuls des cookies strictement nécessaires sont déposés.", "cookies"],
    ["Nuestra tienda utiliza únicamente cookies técnicas.", "cookies"],
    ["Używamy wyłącznie niezbędnych plików cookie.", "cookies"],
    ["We volgen je bezoek niet en delen geen gegevens met derden.", "sharing tracking"],
    ["We do not track your visits.", "tracking"],
    ["Wir verfolgen Ihren Besuch nicht und geben keine Daten an Dritte weiter.", "sharing tracking"],
    ["Nous ne suivons pas votre navigation.", "tracking"],
    ["No rastreamos su navegación.", "tracking"],
    ["No data is shared with third parties.", "sharing"],
    ["Es werden keine personenbezogenen Daten an Dritte weitergegeben.", "sharing"],
    ["Aucune donnée n’est transmise à des tiers.", "sharing"],
    ["No se ceden datos a terceros.", "sharing"],
    ["Vi lämnar inte ut dina uppgifter till tredje part.", "sharing"],
    ["Vi videregiver aldrig dine oplysninger til tredjemand.", "sharing"],
    ["Opplysninger utleveres ikke til tredjeparter.", "sharing"],
    ["I dati non vengono ceduti a terzi; nessun dato viene ceduto a terzi.", "sharing"],
  ])("is read in several languages: %s", (text, kinds) => {
    expect(denied(text).join(" ")).toBe(kinds);
  });

  it.each([
    "We do not use cookies to identify you.",
    "We do not use cookies unless you agree.",
    "Without your consent, this website uses no analytics.",
    "We use no third-party fonts.",
    "Ohne Ihre Einwilligung setzen wir keine Cookies.",
    "Wir verwenden keine Cookies, die Sie identifizieren.",
    "Nous n’utilisons pas de cookies sans votre accord.",
    "No usamos cookies hasta que acepte.",
    "We do not share your personal information with third parties except couriers.",
    "We do not share your data with third parties for their marketing purposes.",
    "We never share your recipes with anyone.",
    "Vi lämnar inte ut dina uppgifter till tredje part utan ditt samtycke.",
    "Vi videregiver ikke dine oplysninger til tredjemand, medmindre du accepterer det.",
    "Wir geben Ihre Daten nicht an Dritte weiter, es sei denn, Sie willigen ein.",
    "Nous ne transmettons pas vos données à des tiers sans votre accord.",
    "We do not share your mobile number with advertisers.",
    "We do not share your data with advertisers without your consent.",
    "We do not share your health data with advertisers for their own purposes.",
    "We do not send personally identifiable information to Google.",
    "Your data is not transmitted to social networks until you click a button.",
    "Ihre Daten werden nicht automatisch an soziale Netzwerke übermittelt.",
    "Ihre IP-Adresse wird nicht an Google weitergegeben.",
    "We share reports with advertisers.",
    "We do not transfer Google user data to advertising platforms.",
    "Ihre Daten werden ohne Einwilligung nicht an Werbetreibende weitergegeben.",
    "Vos données ne sont pas partagées avec des annonceurs sans votre accord.",
    "Follow us on social media: we do not answer messages there.",
    "Our ovens have no timer.",
    "We use no tracking, but we show ads if you agree.",
    "We use no cookies and similar tools that identify you.",
    "We do not track you across third-party websites.",
    "We do not track our visitors over time.",
    "We do not track your location.",
    "We do not track your visits unless you agree.",
    "We volgen je bezoek niet zonder toestemming.",
    "Wir verfolgen Verstöße nicht selbst.",
    "No se ceden datos a terceros, salvo obligación legal.",
    "Ohne Ihre Einwilligung werden ausschließlich technisch notwendige Cookies verwendet.",
    "Our app uses only essential cookies until you accept others.",
    "Er worden geen gegevens bewaard.",
  ])("is nothing that holds only for some case, or is about something else: %s", (text) => {
    expect(denied(text)).toEqual([]);
  });

  it("tells cookies of a kind from the kind itself, and leaves a heading out", () => {
    const [denial] = denialsIn("Cookies and more This site uses no analytics cookies and no pixels.");
    expect(denial).toEqual({
      sentence: "This site uses no analytics cookies and no pixels.",
      denied: [
        { kind: "analytics", isOfCookies: true },
        { kind: "tracking", isOfCookies: false },
      ],
    });
  });

  it("leaves a heading out before a denial of sharing, too", () => {
    const [denial] = denialsIn("Sale and sharing We do not share your data for targeted advertising.");
    expect(denial?.sentence).toBe("We do not share your data for targeted advertising.");
  });

  it("is nothing that visitors can agree to elsewhere in the policy", () => {
    const policy = "This website uses no analytics. With your consent, we load analytics from Google.";
    expect(denied(policy)).toEqual([]);
    expect(denied(`${policy} We use no session recording.`)).toEqual(["recording"]);
  });
});
