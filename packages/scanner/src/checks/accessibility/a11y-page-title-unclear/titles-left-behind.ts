import { plainWords } from "#checks/accessibility/wording/plain-words.ts";

/** Titles that programs, site editors and templates give a page until someone names it, by language. */
const LEFT_BEHIND = new Set(
  [
    "untitled|untitled document|untitled page|untitled site|untitled website|unnamed page|unnamed document|no title",
    "new page|new document|new website|new site|new tab|document|title|page title|page|web page|blank page",
    "webpage",
    "home|home page|homepage|index|welcome|website|my page|my website|my site|my blog|my app|your website",
    "my first website|my first web page|website title|site title|site name|your site name|your site title",
    "title of your page|title of your document|your page title|your title|document title",
    "title here|insert title here|page title here|default|default title|default page|undefined|null|nan|text",
    "test|test page|example|example page|sample page|hello world|loading|please wait",
    "home page template|homepage template|landing page template|website template|page template|blank template",
    "react app|vite app|nuxt app|create next app|vue app|svelte app|vite + react|vite + react + ts|vite + vue|vite + vue + ts|vite + svelte",
    "my wordpress site|my wordpress website|my wordpress blog|just another wordpress site|my wordpress",
    "unbenannt|unbenanntes dokument|unbenannte seite|ohne titel|ohne namen|dokument ohne titel|seite ohne titel|kein titel",
    "neues dokument|neue seite|leere seite|beispielseite|beispiel-seite|dokument|seitentitel|titel der seite|meine website|meine webseite|meine homepage|eine weitere wordpress-website",
    "sans titre|sans nom|document sans titre|document sans nom|page sans titre|nouvelle page|page vierge|page d’exemple|page d'exemple|nouveau document|titre de la page|titre de page|mon site|mon site web|mon site wordpress|un site utilisant wordpress",
    "sin título|sin titulo|sin nombre|documento sin título|documento sin titulo|página sin título|nueva página|página nueva|página en blanco|página de ejemplo|nuevo documento|documento|título de la página|mi sitio|mi sitio web|mi página web|otro sitio realizado con wordpress",
    "sense títol|document sense títol|sen título|izenik gabe",
    "senza titolo|documento senza titolo|pagina senza titolo|senza nome|nuova pagina|pagina nuova|pagina vuota|pagina di esempio|nuovo documento|titolo della pagina|titolo pagina|il mio sito|il mio sito web|un nuovo sito targato wordpress",
    "sem título|sem titulo|documento sem título|documento sem titulo|página sem título|sem nome|documento sem nome|nova página|página nova|página em branco|página de exemplo|novo documento|título da página|meu site|o meu site|mais um site wordpress",
    "naamloos|naamloos document|naamloze pagina|zonder titel|document zonder titel|geen titel|nieuwe pagina|lege pagina|voorbeeldpagina|nieuw document|paginatitel|titel van de pagina|mijn website|mijn site",
    "bez nazwy|bez tytułu|dokument bez nazwy|dokument bez tytułu|strona bez tytułu|strona bez nazwy|nowa strona|nowy dokument|tytuł strony|moja strona",
    "bez názvu|dokument bez názvu|stránka bez názvu|nepojmenovaný dokument|nová stránka|nový dokument|bez naslova|dokument bez naslova|neimenovani dokument|brez naslova",
    "névtelen|névtelen dokumentum|névtelen oldal|cím nélkül|cím nélküli dokumentum|új oldal|új dokumentum|fără titlu|document fără titlu|pagină nouă|document nou",
    "namnlös|namnlöst dokument|namnlös sida|utan titel|dokument utan titel|ny sida|nytt dokument|sidans titel|sidtitel",
    "uden titel|uden navn|dokument uden titel|unavngivet|ny side|nyt dokument|uten tittel|uten navn|dokument uten navn|dokument uten tittel|navnløs",
    "nimetön|nimetön asiakirja|nimetön sivu|uusi sivu|uusi asiakirja|nimeta|pealkirjata|be pavadinimo|bez nosaukuma",
    "adsız|adsız belge|başlıksız|başlıksız belge|isimsiz belge|yeni sayfa|yeni belge|sayfa başlığı",
    "χωρίς τίτλο|έγγραφο χωρίς τίτλο|ανώνυμο|νέα σελίδα|νέο έγγραφο",
    "без названия|без имени|без заголовка|документ без названия|документ без имени|страница без названия|безымянный|безымянный документ|новый документ|новая страница|заголовок страницы|название страницы|мой сайт",
    "без назви|документ без назви|нова сторінка|новий документ|без заглавие|документ без заглавие|нов документ|без наслова",
    "無題|無題のドキュメント|無題ドキュメント|無題のページ|無題の文書|名称未設定|タイトルなし|タイトル未設定|新規ドキュメント|新規ページ|新しいページ|ページタイトル",
    "无标题|无标题文档|无标题页|无标题页面|未命名|未命名文档|未命名页面|新建文档|新建网页|新建页面|新文档|新页面|網頁標題|网页标题|無標題|無標題文件|未命名文件|新文件|新增網頁",
    "제목 없음|제목없음|제목 없는 문서|제목 없는 페이지|이름 없음|무제|새 문서|새 페이지|페이지 제목",
    "بدون عنوان|مستند بدون عنوان|مستند بلا عنوان|صفحة بدون عنوان|صفحة جديدة|مستند جديد|ללא כותרת|ללא שם|מסמך ללא כותרת|דף חדש|מסמך חדש",
    "không có tiêu đề|tài liệu không có tiêu đề|trang mới|tanpa judul|dokumen tanpa judul|halaman baru|tiada tajuk",
  ].flatMap((titles) => titles.split("|")),
);
const BETWEEN_PARTS = /\s+[-–—|·•:]\s+|\s*[|·•]\s*/;

/** Whether nobody has named the page yet: `Untitled 2`, or `My WordPress site – Just another WordPress site`. */
export function isLeftBehind(title: string): boolean {
  const parts = title.split(BETWEEN_PARTS).map(nameOf);
  return isDefault(nameOf(title)) || parts.every(isDefault);
}

function isDefault(name: string): boolean {
  return LEFT_BEHIND.has(name);
}

/** Without what programs count their new documents with. */
function nameOf(title: string): string {
  return plainWords(title.normalize("NFC")).replace(/[\s-]*(?:\d+|\(\d+)$/, "");
}
