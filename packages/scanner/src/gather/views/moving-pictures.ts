import { motionOfPicture } from "#gather/views/animated-image.ts";
import type { MovingPicture } from "#gather/views/moving-content-facts.ts";
import type { ViewTab } from "#gather/views/view-tab.ts";

/** Smaller ones are icons, such as a little flame beside a word. */
const SMALLEST_AREA = 50 * 50;

/** Pictures on the page that move, told from their bytes. */
export async function movingPictures(view: ViewTab): Promise<MovingPicture[]> {
  const found: MovingPicture[] = [];
  for (const { url, area, control, element } of await view.call("imagesThatMayMove")) {
    if (area < SMALLEST_AREA) continue;
    const bytes = await bytesOf(view, url);
    const { seconds } = bytes === null ? { seconds: 0 } : motionOfPicture(bytes);
    if (seconds > 0)
      found.push({ seconds: Number.isFinite(seconds) ? seconds : "endless", control, element });
  }
  return found;
}

/** Bytes of a picture the page shows; null when the browser has not kept them. */
async function bytesOf({ tab, limits }: ViewTab, url: string): Promise<Uint8Array | null> {
  const inline = /^data:[^,]*;base64,(?<data>.*)$/s.exec(url)?.groups?.["data"];
  if (inline !== undefined) return Buffer.from(inline, "base64");
  const answer = tab.session
    .send("Page.getResourceContent", { frameId: tab.mainFrame, url })
    .then(({ content, base64Encoded }) => (base64Encoded ? Buffer.from(content, "base64") : null))
    // Of pictures that came too large or from elsewhere the browser keeps no bytes.
    .catch(() => null);
  return await tab.race(answer, limits.readMs, "The browser did not hand over an image in time.");
}
