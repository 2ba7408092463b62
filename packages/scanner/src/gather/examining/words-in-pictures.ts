import type { WordsInPicture, WordsInPictures } from "#gather/examining/operated-facts.ts";
import { inPage, moduleSource } from "#gather/page/in-page-scripts/in-page-module.ts";
import type {
  PicturesInView,
  ReadablePicture,
  ReadLine,
} from "#gather/page/in-page/pictures/pictures-with-words.ts";
import type { PageTab } from "#gather/page/page-tab.ts";
import { readWords } from "#gather/reading/word-reader.ts";

type Box = Omit<ReadLine, "text" | "sureness">;

const PICTURES = inPage(
  new URL("../page/in-page/pictures/pictures-with-words.ts", import.meta.url),
  () => import("#gather/page/in-page/pictures/pictures-with-words.ts"),
);
/** Pictures read on one page; each takes some tenths of a second. */
const MOST_READ = 8;
/** Drawings whose files are looked into. */
const MOST_DRAWN = 20;
/** Characters of a file; larger ones are maps and illustrations. */
const LONGEST_DRAWING = 200_000;
/** Windows of a page that are looked through. */
const MOST_STOPS = 8;
/** Fewer letters are marks, numbers and what the reader makes of patterns. */
const FEWEST_LETTERS = 3;
/** Languages that are written in other letters than those we read. */
const OTHER_LETTERS =
  /^(?:am|ar|as|be|bg|bn|bo|dv|dz|el|fa|gu|he|hi|hy|ja|ka|kk|km|kn|ko|ky|lo|mk|ml|mn|mr|my|ne|or|pa|ps|ru|sd|si|sr|ta|te|tg|th|ti|ug|uk|ur|yi|zh)\b/i;

/**
 * Reads what stands in the pictures of a page, drawings and backgrounds too, with all real text hidden.
 *
 * @throws PageTrouble when the page does not let itself be pictured, or reading takes too long
 */
export async function readWordsInPictures(tab: PageTab, limitMs: number): Promise<WordsInPictures> {
  const call = async (name: string, ...args: unknown[]): Promise<unknown> =>
    await tab.evaluate(`pictures.${name}(${args.map((arg) => JSON.stringify(arg)).join(", ")})`, limitMs);
  await tab.evaluate(`globalThis.pictures = ${moduleSource(PICTURES)}; void 0`, limitMs);
  const found: WordsInPictures = { looked: 0, words: [], unread: null };
  try {
    const stops = asStops(await call("takeUpPictures"));
    const language = await tab.evaluate("document.documentElement.lang", limitMs);
    if (stops.length > 0 && OTHER_LETTERS.test(String(language)))
      return { ...found, unread: "other letters" };
    const waiting: ReadablePicture[] = [];
    const drawn = new Map<number, string[]>();
    for (const stop of stops.slice(0, MOST_STOPS)) {
      await call("scrollToPictures", stop);
      const {
        readable,
        looked,
        drawn: files,
      } = asView(await call("readablePictures", await pictureOf(tab, limitMs)));
      found.looked += looked;
      waiting.push(...readable);
      for (const { index, url } of files.slice(0, MOST_DRAWN - drawn.size)) {
        const source = await sourceOf(tab, url, limitMs);
        drawn.set(index, source === null ? [] : asTexts(await call("textsOfDrawing", source)));
      }
    }
    if (waiting.length > MOST_READ || stops.length > MOST_STOPS) found.unread = "too many";
    for (const picture of waiting.slice(0, MOST_READ)) {
      const lines = await linesIn(picture);
      const texts = drawn.get(picture.index) ?? [];
      drawn.delete(picture.index);
      if (lines.length > 0 || texts.length > 0)
        found.words.push(asWords(await call("weighPicture", picture.index, lines, texts)));
    }
    for (const [index, texts] of drawn)
      if (texts.length > 0) found.words.push(asWords(await call("weighPicture", index, [], texts)));
    return found;
  } finally {
    await call("giveBackPictures");
  }
}

async function linesIn({ image, scale }: ReadablePicture): Promise<ReadLine[]> {
  const lines = await readWords(Buffer.from(image, "base64"));
  const letters = lines.flatMap(({ text }) => text.match(/[\p{L}\p{N}]/gu) ?? []);
  if (letters.length < FEWEST_LETTERS) return [];
  return lines.map(({ text, sureness, ...box }) => ({ text, sureness, ...scaled(box, 1 / scale) }));
}

function scaled({ left, top, width, height }: Box, by: number): Box {
  return { left: left * by, top: top * by, width: width * by, height: height * by };
}

/** The file of a picture as the browser has kept it; null where it has not, as of other sites. */
async function sourceOf(tab: PageTab, url: string, limitMs: number): Promise<string | null> {
  const answer = tab.session
    .send("Page.getResourceContent", { frameId: tab.mainFrame, url })
    .then(({ content, base64Encoded }) =>
      base64Encoded ? Buffer.from(content, "base64").toString("utf8") : content,
    )
    .catch(() => null);
  const source = await tab.race(answer, limitMs, "The browser did not hand over an image in time.");
  return source === null || source.length > LONGEST_DRAWING ? null : source;
}

async function pictureOf(tab: PageTab, limitMs: number): Promise<string> {
  const picture = tab.session.send("Page.captureScreenshot", { format: "png", captureBeyondViewport: false });
  return (await tab.race(picture, limitMs, "The browser took no picture in time.")).data;
}

/** `takeUpPictures` in the page returns this shape. */
function asStops(value: unknown): number[] {
  return value as number[];
}

/** `readablePictures` in the page returns this shape. */
function asView(value: unknown): PicturesInView {
  return value as PicturesInView;
}

/** `textsOfDrawing` in the page returns this shape. */
function asTexts(value: unknown): string[] {
  return value as string[];
}

/** `weighPicture` in the page returns this shape. */
function asWords(value: unknown): WordsInPicture {
  return value as WordsInPicture;
}
