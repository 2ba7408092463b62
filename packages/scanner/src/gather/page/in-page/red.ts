/** Whether letters of a color are the red that errors are written in. */
export function isRed(color: string): boolean {
  const [red = 0, green = 0, blue = 0] = (color.match(/[\d.]+/g) ?? []).map(Number);
  return color.startsWith("rgb") && red >= 140 && green <= 90 && blue <= 90;
}

const COLORS = /(?:rgba?|color|oklch|oklab|lab|lch)\([^()]*\)/g;
const LOOKED_AT = [
  "color",
  "background-color",
  "border-top-color",
  "border-bottom-color",
  "border-left-color",
  "outline-color",
  "box-shadow",
];
/** Of 255: how bright the red of a mark is, and how far above its green and blue. */
const BRIGHT = 120;
const ABOVE = 70;

/** Style properties of an element, or of what is drawn before and after it, that show red. */
export function redParts(element: Element): Set<string> {
  return new Set(
    [undefined, "::before", "::after"].flatMap((pseudo) => {
      const style = getComputedStyle(element, pseudo);
      return LOOKED_AT.filter((name) => showsRed(style.getPropertyValue(name))).map(
        (name) => `${pseudo ?? ""} ${name}`,
      );
    }),
  );
}

function showsRed(value: string): boolean {
  return (value.match(COLORS) ?? []).some((color) => {
    const [red, green, blue, alpha] = pixelOf(color);
    return alpha > 0 && red >= BRIGHT && red - Math.max(green, blue) >= ABOVE;
  });
}

/** Of 255: the red of a pale ground, how far it is above green and blue, and how far these are apart at most. */
const PALE = { red: 200, above: 15, apart: 12 };

/** Whether the ground of an element is red, or the pale red that forms turn where an entry is wrong. */
export function hasRedGround(element: Element): boolean {
  const ground = getComputedStyle(element).backgroundColor;
  const [red, green, blue, alpha] = pixelOf(ground);
  const isPale =
    red >= PALE.red && red - Math.max(green, blue) >= PALE.above && Math.abs(green - blue) <= PALE.apart;
  return showsRed(ground) || (alpha > 0 && isPale);
}

const known = new Map<string, readonly [number, number, number, number]>();
let canvas: OffscreenCanvasRenderingContext2D | null = null;

/** The browser itself knows what each notation of a color means. */
function pixelOf(color: string): readonly [number, number, number, number] {
  const before = known.get(color);
  if (before !== undefined) return before;
  canvas ??= new OffscreenCanvas(1, 1).getContext("2d", { willReadFrequently: true });
  if (canvas === null) return [0, 0, 0, 0];
  canvas.clearRect(0, 0, 1, 1);
  canvas.fillStyle = color;
  canvas.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0, alpha = 0] = canvas.getImageData(0, 0, 1, 1).data;
  const pixel = [red, green, blue, alpha] as const;
  known.set(color, pixel);
  return pixel;
}
