/** By language, alternatives that tell nothing of the picture. https://www.w3.org/WAI/WCAG22/Techniques/failures/F30 */
const BY_LANGUAGE = {
  en: "image|img|picture|photo|photograph|graphic|illustration|untitled|placeholder|alt|alt text|alternative text|image description|description|image of|picture of|photo of|undefined|null|svg|canvas|icon|unnamed|blank|spacer|divider|separator|decoration|decorative image|todo|tbd",
  de: "bild|foto|grafik|abbildung|symbolbild|platzhalter",
  fr: "photographie|visuel|illustration|capture d'écran",
  es: "imagen|fotografía|ilustración|sin título",
  it: "immagine|fotografia|illustrazione|senza titolo",
  pt: "imagem|fotografia|ilustração|sem título",
  nl: "afbeelding|illustratie",
  pl: "zdjęcie|obraz|obrazek|grafika",
  cs: "fotografie|obrázek|obrázok",
  nordic: "billede|bilde|kuva|valokuva|fotografi|ljósmynd|mynd",
  hu: "kép|fénykép|ábra",
  ro: "imagine|fotografie|poză",
  hr: "slika|fotografija|slikovni prikaz",
  baltic: "pilt|attēls|nuotrauka|paveikslėlis|vaizdas",
  tr: "resim|fotoğraf|görsel",
  el: "εικόνα|φωτογραφία|γραφικό",
  cyrillic: "изображение|картинка|фото|фотография|рисунок|зображення|фотографія|снимка|слика|фотографија",
  ar: "صورة|الصورة|صور|تصویر|عکس",
  he: "תמונה|תמונת|צילום|איור",
  ja: "画像|写真|イメージ|図|アイコン|イラスト|無題",
  ko: "이미지|사진|그림|아이콘|일러스트",
  zh: "图片|圖片|图像|圖像|照片|图标|圖標|插图|插圖",
  asian: "gambar|foto|hình ảnh|hình|ảnh|ภาพ|รูปภาพ|รูป|चित्र|तस्वीर|फोटो",
};

export const EMPTY_WORDS: ReadonlySet<string> = new Set(
  Object.values(BY_LANGUAGE).flatMap((words) => words.split("|")),
);
