/** How instructions tell a thing by its look or place, in languages whose words take many endings. */
interface Instructions {
  things: string;
  /** Before a thing. */
  looks: string;
  /** After a thing. */
  places: string;
  asks: string;
}

const INSTRUCTIONS: readonly Instructions[] = [
  {
    things:
      "przycisk\\p{L}*|ikon[aęąyę]|pol[ea]|menu|link\\p{L}*|odnośnik\\p{L}*|pask\\p{L}*|panel\\p{L}*|kolumn\\p{L}*",
    looks: "(?:zielon|czerwon|niebiesk|żółt|okrągł|kwadratow|duż|mał)\\p{L}{1,3}",
    places: "(?:po|z) (?:prawej|lewej)|na (?:górze|dole)|w (?:prawym|lewym|górnym|dolnym)",
    asks: "kliknij|kliknąć|naciśnij|nacisnąć|wybierz|użyj|zobacz|znajdziesz|znajduje się|proszę",
  },
  {
    things: "knapp\\p{L}*|ikon\\p{L}*|fält\\p{L}*|länk\\p{L}*|meny\\p{L}*|ruta\\p{L}*|kolumn\\p{L}*",
    looks: "röda|gröna|blå|gula|runda|fyrkantiga|stora|lilla",
    places: "till (?:höger|vänster)|längst (?:upp|ner|ned)|uppe|nere",
    asks: "klicka|tryck|välj|använd|finns|hittar du|se",
  },
  {
    things:
      "knap\\p{L}*|ikon\\p{L}*|felt\\p{L}*|lenke\\p{L}*|link\\p{L}*|meny\\p{L}*|menu\\p{L}*|boks\\p{L}*|kolonn\\p{L}*",
    looks: "røde|grønne|blå|gule|runde|firkantede|store|lille",
    places: "til (?:højre|høyre|venstre)|øverst|nederst|oppe|nede",
    asks: "klik|klikk|tryk|trykk|vælg|velg|brug|bruk|findes|finnes|finder du|finner du|se",
  },
  {
    things: "painik\\p{L}*|kuvak\\p{L}*|kentt\\p{L}*|linkki\\p{L}*|valik\\p{L}*",
    looks: "(?:punai|vihre|sini|keltai|pyöre|suur|pien)\\p{L}*",
    places: "oikealla|vasemmalla|ylhäällä|alhaalla",
    asks: "napsauta|paina|valitse|käytä|klikkaa",
  },
  {
    things: "tlačít\\p{L}*|tlačid\\p{L}*|ikon\\p{L}*|pol[ea]|odkaz\\p{L}*|nabídk\\p{L}*|panel\\p{L}*",
    looks: "(?:zelen|červen|modr|žlut|kulat|okrouhl|čtvercov|velk|mal)\\p{L}{1,3}",
    places: "vpravo|vlevo|nahoře|dole|hore|naľavo|napravo",
    asks: "klikněte|klepněte|stiskněte|vyberte|použijte|najdete|kliknite|stlačte",
  },
  {
    things: "кнопк\\p{L}*|иконк\\p{L}*|знач\\p{L}*|пол[еяю]|ссылк\\p{L}*|меню|посилання",
    looks: "(?:зел[её]н|красн|син|ж[её]лт|кругл|квадратн|больш|маленьк|червон|жовт)\\p{L}{2,3}",
    places: "справа|слева|вверху|внизу|праворуч|ліворуч|вгорі|в (?:правом|левом|верхнем|нижнем)",
    asks: "нажмите|кликните|выберите|используйте|находится|найдёте|натисніть|оберіть",
  },
  {
    things:
      "gomb\\p{L}*|ikon\\p{L}*|mező\\p{L}*|menü\\p{L}*|butonul|pictograma|meniul|câmpul|κουμπί|εικονίδιο|düğme\\p{L}*|simge\\p{L}*",
    looks: "zöld|piros|kék|sárga|kerek|πράσινο|κόκκινο|μπλε|στρογγυλό|yeşil|kırmızı|mavi|yuvarlak",
    places:
      "(?:de culoare )?(?:verde|roșu|albastru|rotund)|(?:din|în) (?:dreapta|stânga)|δεξιά|αριστερά|jobb oldalon",
    asks: "kattintson|kattints|nyomja|válassza|apăsați|faceți clic|selectați|πατήστε|κάντε κλικ|tıklayın|basın",
  },
];

/** Languages that put no space between words, or join them; above and below are said of the text before and after, too. */
const WITHIN: readonly (readonly [reference: RegExp, asks: RegExp])[] = [
  [
    /(?:右|左|赤|緑|青|黄色|丸い|四角い)(?:側|上|下|端|い|色)?(?:にある|の)?[^\s。、]{0,4}(?:ボタン|アイコン|リンク|メニュー|欄|枠)/u,
    /押|クリック|選択|選んで|使|ご覧|参照/u,
  ],
  [
    /(?:오른쪽|왼쪽|우측|좌측|빨간|초록|녹색|파란|노란|둥근|네모난)(?:색|에 있는|의)? ?(?:\p{L}{1,4} )?(?:버튼|아이콘|링크|메뉴|상자|칸)/u,
    /누르|눌러|클릭|선택|사용|이용/u,
  ],
  [
    /(?:[右左](?:侧|側|边|邊|方|角|面)|红色|绿色|蓝色|黄色|圆形|方形|紅色|綠色|藍色|黃色|圓形)的?[^\s，。]{0,3}(?:按钮|按鈕|图标|圖示|链接|連結|菜单|選單|栏|欄)/u,
    /点击|點擊|单击|按下|选择|選擇|使用|请|請/u,
  ],
  [
    /(?:الزر|زر|الأيقونة|الرابط|القائمة|הכפתור|כפתור|הסמל|הקישור) (?:الأخضر|الخضراء|الأحمر|الحمراء|الأزرق|الزرقاء|الدائري|المستدير|(?:الموجود |الموجودة )?(?:على|في) (?:اليمين|اليسار|الجانب)|הירוק|האדום|הכחול|העגול|מימין|משמאל)/u,
    /اضغط|انقر|اختر|استخدم|לחצ|לחץ|בחר|השתמש/u,
  ],
];

const PATTERNS: readonly (readonly [reference: RegExp, asks: RegExp])[] = [
  ...INSTRUCTIONS.map(
    ({ things, looks, places, asks }) =>
      [wholeWords(`(?:${looks}) (?:${things})|(?:${things}) (?:${places})`), wholeWords(asks)] as const,
  ),
  ...WITHIN,
];

/** The thing that an instruction tells by its look or place alone; null for what is no such instruction. */
export function referenceElsewhere(sentence: string): string | null {
  const found = PATTERNS.find(([reference, asks]) => reference.test(sentence) && asks.test(sentence));
  return found?.[0].exec(sentence)?.[0] ?? null;
}

function wholeWords(words: string): RegExp {
  return new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, "iu");
}
