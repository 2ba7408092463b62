import { somewhere } from "./somewhere.ts";

/** How controls are called that stop what moves or is heard. */
const PAUSES = somewhere(
  [
    "pause|stop|freeze|halt|anhalten|pausieren|stopp|animation(?:en)? aus|pausar|detener|arrêter|mettre en pause|ferma|pausa|parar|interromper",
    "pauz(?:e|eer|eren)|stoppen|stoppa|stop(?:pe|p)?|zatrzymaj|wstrzymaj|pauza|pozastav(?:it|iť)|zastav(?:it|iť|i)|szünet\\p{L}*|megállít\\p{L}*|leállít\\p{L}*",
    "pysäytä|tauko|keskeytä|peata|pauzē\\p{L}*|apturēt|pristabdyti|opreșt\\p{L}*|παύση|σταμάτ\\p{L}+|διακοπή|durdur|duraklat|tạm dừng|jeda|hentikan|aturar?",
    "пауза|приостанов\\p{L}+|останов\\p{L}+|стоп|зупин\\p{L}+|пауз\\p{L}+|спр[иа]\\p{L}*|إيقاف|עצור|השהה",
  ].join("|"),
  "停止|暂停|暫停|일시 ?정지|정지|रोकें|หยุด",
);
/** How controls of players are called that turn the sound on, off, up or down, or what is heard on and off. Words that often mean something else are left out. */
const OF_SOUND = somewhere(
  [
    "(?:un)?mute|sound|audio|volume|play|ton|stumm(?:schalten)?|lautstärke|abspielen|muet|(?:le|du|en) son|silencio|silenciar|sonido|volumen|reproducir",
    "suono|muto|silenzia|riproduci|(?:o|de) som|silêncio|reproduzir|geluid|dempen|afspelen|dźwięk|wycisz|głośność|odtwórz|zvuk|ztlumit|stlmiť|hlasitost\\p{L}*|přehrát|prehrať",
    "hang(?:ot|erő)|némít\\p{L}*|lejátszás|ljud|lyd|lydløs|afspil|ääni|mykistä|sunet|redare|ses(?:i|siz)|oynat|ήχος|σίγαση|αναπαραγωγή|âm thanh|suara|putar",
    "звук\\p{L}*|громкость|гучність|воспроизв\\p{L}+|відтвор\\p{L}+|صوت|كتم|تشغيل|השתק|קול|נגן",
  ].join("|"),
  "静音|靜音|声音|聲音|音量|消音|ミュート|再生|播放|음소거|소리|재생|म्यूट|เสียง",
);

/** Whether a control says that it stops what moves or is heard. */
export function speaksOfPausing(name: string): boolean {
  return PAUSES.test(name.normalize("NFC"));
}

/** Whether a control says that it is about what is heard. */
export function speaksOfSound(name: string): boolean {
  return OF_SOUND.test(name.normalize("NFC"));
}
