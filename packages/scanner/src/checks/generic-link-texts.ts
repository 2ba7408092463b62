import { plainWords } from "./accessibility/wording/plain-words.ts";

/** By language, texts of links that fit any link: they say that it can be followed, and not where it leads. */
const GENERIC: Readonly<Record<string, string>> = {
  en: "click|click here|click this|click this link|here|right here|go here|see here|this|link|this link|this page|more|read more|learn more|see more|show more|view more|find out more|discover more|more info|more information|more here|read on|continue reading|tap here",
  de: "hier|klick hier|klicke hier|klicken sie hier|hier klicken|bitte hier klicken|hier geht es weiter|hier geht's weiter|link|dieser link|mehr|mehr lesen|mehr erfahren|mehr infos|mehr info|mehr informationen|mehr dazu|weitere informationen|weitere infos|weiterlesen|weiter lesen|jetzt mehr erfahren|hier mehr erfahren",
  fr: "ici|cliquez ici|cliquer ici|clique ici|par ici|ce lien|lien|suivre ce lien|plus|voir plus|lire plus|lire la suite|la suite|en savoir plus|savoir plus|plus d'infos|plus d'informations|plus d'info|plus de détails|découvrir plus",
  es: "aquí|aqui|haz clic aquí|haga clic aquí|haz click aquí|haga click aquí|clic aquí|click aquí|pincha aquí|pulsa aquí|pulse aquí|este enlace|enlace|más|ver más|leer más|saber más|más info|más información|seguir leyendo|sigue leyendo|descubre más|conoce más",
  it: "qui|clicca qui|cliccare qui|cliccando qui|fai clic qui|clicca|questo link|link|di più|scopri di più|leggi di più|leggi tutto|leggi|per saperne di più|maggiori informazioni|più informazioni|più info|continua a leggere|continua|vedi di più",
  pt: "aqui|clique aqui|clicar aqui|carregue aqui|toque aqui|este link|esta ligação|link|mais|ver mais|veja mais|ler mais|leia mais|saber mais|saiba mais|mais informação|mais informações|mais info|continuar a ler|continue lendo|continuar lendo",
  nl: "hier|klik hier|klik dan hier|hier klikken|druk hier|deze link|link|meer|lees meer|lees verder|verder lezen|meer lezen|meer info|meer informatie|meer weten|bekijk meer|ontdek meer|kom meer te weten",
  pl: "tutaj|tu|kliknij tutaj|kliknij tu|kliknij|ten link|link|więcej|czytaj więcej|czytaj dalej|dowiedz się więcej|zobacz więcej|więcej informacji|przeczytaj więcej|sprawdź więcej|pokaż więcej",
  sv: "här|klicka här|tryck här|denna länk|den här länken|länk|mer|läs mer|mer info|mer information|läs vidare|fortsätt läsa|visa mer|se mer",
  da: "her|klik her|tryk her|dette link|link|mere|læs mere|se mere|mere info|mere information|læs videre|find ud af mere|vis mere",
  no: "her|klikk her|trykk her|trykk her for mer|denne lenken|lenke|mer|les mer|se mer|mer info|mer informasjon|les videre|finn ut mer|vis mer",
  fi: "tästä|täältä|klikkaa tästä|klikkaa tätä|klikkaa|paina tästä|tämä linkki|linkki|lisää|lue lisää|katso lisää|lisätietoja|lisätietoa|lue koko juttu",
  cs: "zde|klikněte zde|klikni zde|klikněte sem|tady|tento odkaz|odkaz|více|číst více|čtěte více|zjistit více|více informací|více info|číst dál|pokračovat ve čtení|zobrazit více",
  sk: "tu|kliknite sem|kliknite tu|tento odkaz|odkaz|viac|čítať viac|čítajte viac|zistiť viac|viac informácií|čítať ďalej",
  hu: "ide|itt|kattintson ide|kattints ide|ez a link|link|tovább|bővebben|több|további információ|tudjon meg többet|tudj meg többet|olvass tovább",
  ro: "aici|click aici|clic aici|faceți clic aici|apasă aici|acest link|mai mult|mai multe|citește mai mult|citește mai departe|află mai multe|vezi mai mult|mai multe informații",
  el: "εδώ|κάντε κλικ εδώ|κλικ εδώ|πατήστε εδώ|περισσότερα|διαβάστε περισσότερα|μάθετε περισσότερα|δείτε περισσότερα|περισσότερες πληροφορίες",
  ca: "aquí|clica aquí|feu clic aquí|fes clic aquí|aquest enllaç|enllaç|més|llegir més|llegeix més|veure més|més informació|més info",
  hr: "ovdje|kliknite ovdje|klikni ovdje|ovaj link|poveznica|više|pročitaj više|pročitajte više|saznaj više|saznajte više|vidi više|opširnije|više informacija",
  sr: "ovde|kliknite ovde|klikni ovde|više|pročitaj više|pročitajte više|saznaj više|saznajte više|vidi više|opširnije|više informacija|овде|кликните овде|више|прочитај више|прочитајте више|сазнајте више|опширније",
  sl: "tukaj|kliknite tukaj|klikni tukaj|ta povezava|povezava|več|preberi več|preberite več|več o tem|izvedi več|izvedite več|več informacij",
  et: "siin|siit|kliki siia|klõpsa siin|vajuta siia|see link|link|rohkem|loe edasi|loe rohkem|vaata rohkem|rohkem infot|lisainfo",
  lv: "šeit|spied šeit|spiediet šeit|klikšķiniet šeit|saite|vairāk|lasīt vairāk|lasi vairāk|uzzināt vairāk|uzzini vairāk|skatīt vairāk",
  lt: "čia|spauskite čia|spausk čia|paspauskite čia|nuoroda|daugiau|skaityti daugiau|skaitykite daugiau|sužinoti daugiau|plačiau|žiūrėti daugiau",
  id: "di sini|klik di sini|klik disini|tautan ini|selengkapnya|baca selengkapnya|lihat selengkapnya|lebih lanjut|pelajari lebih lanjut|info lebih lanjut",
  vi: "tại đây|ở đây|bấm vào đây|nhấn vào đây|nhấp vào đây|xem thêm|đọc thêm|đọc tiếp|tìm hiểu thêm|chi tiết|xem chi tiết",
  ru: "здесь|тут|сюда|нажмите здесь|нажмите сюда|кликните здесь|по ссылке|эта ссылка|ссылка|ещё|еще|больше|подробнее|читать далее|читать дальше|читать полностью|узнать больше|узнать подробнее|смотреть ещё",
  uk: "тут|сюди|натисніть тут|натисніть сюди|за посиланням|це посилання|посилання|ще|більше|докладніше|детальніше|читати далі|читати більше|дізнатися більше|дізнатись більше",
  bg: "тук|оттук|кликнете тук|натиснете тук|тази връзка|връзка|още|повече|виж повече|вижте повече|прочети повече|прочетете повече|научи повече|научете повече|повече информация",
  ar: "هنا|اضغط هنا|انقر هنا|من هنا|هذا الرابط|الرابط|رابط|المزيد|اقرأ المزيد|قراءة المزيد|إقرأ المزيد|عرض المزيد|اعرف المزيد|شاهد المزيد|لمعرفة المزيد|التفاصيل|تفاصيل",
  he: "כאן|לחץ כאן|לחצו כאן|לחצי כאן|הקליקו כאן|קישור|קישור זה|עוד|קרא עוד|קראו עוד|לקריאה נוספת|המשך קריאה|מידע נוסף|לפרטים נוספים|לפרטים|למידע נוסף",
  fa: "اینجا|اینجا کلیک کنید|کلیک کنید|این لینک|بیشتر|ادامه مطلب|بیشتر بخوانید|مطالعه بیشتر|اطلاعات بیشتر",
  hi: "यहाँ|यहां|यहाँ क्लिक करें|यहां क्लिक करें|यह लिंक|और|और पढ़ें|अधिक|अधिक जानें|और जानें|अधिक जानकारी",
  th: "ที่นี่|คลิกที่นี่|คลิก|ลิงก์นี้|เพิ่มเติม|อ่านเพิ่มเติม|อ่านต่อ|ดูเพิ่มเติม|ดูรายละเอียด",
  ja: "こちら|こちらへ|こちらから|ここ|ここをクリック|こちらをクリック|クリック|このリンク|リンク|もっと見る|もっと読む|続きを読む|続きはこちら|詳細|詳細を見る|詳しく|詳しくは|詳しくはこちら|詳しく見る|詳細はこちら|さらに詳しく",
  ko: "여기|여기를 클릭|여기를 클릭하세요|여기 클릭|이곳|클릭|이 링크|링크|더보기|더 보기|더 읽기|자세히|자세히 보기|자세히보기|더 알아보기|상세보기|바로가기",
  zh: "这里|這裡|此处|此處|点击这里|點擊這裡|点击此处|點擊此處|点此|點此|点击|點擊|链接|連結|更多|了解更多|查看更多|阅读更多|閱讀更多|阅读全文|閱讀全文|详情|詳情|查看详情|查看詳情|更多信息|更多資訊",
  tr: "buraya tıklayın|buraya tıkla|tıklayın|tıklayınız|buradan|burada|daha fazla|daha fazla bilgi|devamını oku|devamı",
};
const SETS = new Map(
  Object.entries(GENERIC).map(([language, texts]) => [language, new Set(texts.split("|"))] as const),
);
const IN_LATIN = /\p{sc=Latin}/u;
const SAME: Readonly<Record<string, string>> = { nb: "no", nn: "no" };

/**
 * Whether a link's text fits any link, such as “click here” or “lees meer”. Several words tell their language
 * themselves, and so do other scripts. One word may be a name in another language, as “mer” is Swedish for “more” and
 * French for “sea”.
 *
 * @param declared language tag of the page, e.g. `nl-BE`; null where it has none
 */
export function isGenericLinkText(text: string, declared: string | null): boolean {
  const words = plainWords(text.replaceAll("’", "'"));
  const language = (declared ?? "").toLowerCase().split("-")[0] ?? "";
  const own = SETS.get(SAME[language] ?? language);
  if (SETS.get("en")?.has(words) === true || own?.has(words) === true) return true;
  return (
    (words.includes(" ") || !IN_LATIN.test(words)) && [...SETS.values()].some((texts) => texts.has(words))
  );
}
