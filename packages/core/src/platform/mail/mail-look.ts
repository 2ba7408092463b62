import { accentShades } from "@plumbline/contract/accent-shades";

type Pair = readonly [light: string, dark: string];

/** Colors on white and on dark paper: those of the app. */
const SHADES = {
  page: ["#f4f6f7", "#0d1114"],
  surface: ["#ffffff", "#14191d"],
  line: ["#dfe4e7", "#2a3238"],
  ink: ["#12181d", "#e9eef1"],
  muted: ["#4d5963", "#a3afb8"],
  green: ["#14653a", "#74cb95"],
  red: ["#a31b22", "#f69490"],
  onAccent: ["#ffffff", "#0d1114"],
  white: ["#ffffff", "#ffffff"],
} as const satisfies Record<string, Pair>;

type Shade = keyof typeof SHADES | "accent";

/** What can be painted, and the CSS property that does it. */
const PROPERTIES = [
  ["background", "background-color"],
  ["color", "color"],
  ["border", "border-color"],
] as const;

type Paint = Partial<Record<(typeof PROPERTIES)[number][0], Shade>>;

/** How a mail is painted in the brand's accent. */
export interface MailLook {
  /**
   * Attributes of an element: its colors, and further styles. They stand on the element, since some mail programs
   * drop style sheets; a class for each color serves those that know a dark theme.
   */
  attributes(paint: Paint, styles?: string): string;
  /** A color on white paper, for attributes that take one color alone. */
  light(shade: Shade): string;
  /** The mail's style sheet, which holds the dark theme. */
  styleSheet: string;
}

/** The look of a brand's mails. Text in the accent reaches 4.5:1 on page and surface, in both themes. */
export function mailLook(accentColor: string): MailLook {
  const accent = accentShades(accentColor, {
    light: [SHADES.surface[0], SHADES.page[0]],
    dark: [SHADES.surface[1], SHADES.page[1]],
  });
  const shades = { ...SHADES, accent: [accent.light, accent.dark] } as const;
  return {
    attributes: (paint, styles = "") => attributes(shades, paint, styles),
    light: (shade) => shades[shade][0],
    styleSheet: styleSheet(shades),
  };
}

function attributes(shades: Record<Shade, Pair>, paint: Paint, styles: string): string {
  const painted = PROPERTIES.flatMap(([name, property]) => {
    const shade = paint[name];
    return shade === undefined
      ? []
      : [{ class: `${name}-${shade}`, style: `${property}:${shades[shade][0]}` }];
  });
  const classes = painted.map((color) => color.class).join(" ");
  const style = [...painted.map((color) => color.style), styles].filter((part) => part !== "").join(";");
  return `class="${classes}" style="${style}"`;
}

/** The dark theme twice: as the standard has it, and for what Outlook's apps mark as darkened by themselves. */
function styleSheet(shades: Record<Shade, Pair>): string {
  const rules = (prefix: (property: string) => string) =>
    PROPERTIES.flatMap(([name, property]) =>
      Object.entries(shades).map(
        ([shade, [, dark]]) => `${prefix(name)}.${name}-${shade}{${property}:${dark} !important}`,
      ),
    ).join("\n");
  return [
    ":root{color-scheme:light dark;supported-color-schemes:light dark}",
    `@media (prefers-color-scheme:dark){\n${rules(() => "")}\n}`,
    rules((name) => (name === "background" ? "[data-ogsb] " : "[data-ogsc] ")),
    "@media (max-width:480px){\n.card{padding:20px 16px !important}\n.around{padding:12px 8px !important}\n}",
  ].join("\n");
}
