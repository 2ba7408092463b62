type Marker = "circle" | "square" | "triangle" | "diamond" | "cross" | "bar";

/** How a line is drawn. Color, dashes and marker each tell the lines apart, so they do in gray too. */
export interface LineLook {
  color: string;
  dashes: string;
  marker: Marker;
  width: number;
}

const LOOKS: readonly LineLook[] = [
  { color: "var(--ink)", dashes: "", marker: "circle", width: 2.5 },
  { color: "var(--chart-blue)", dashes: "", marker: "square", width: 1.75 },
  { color: "var(--chart-ochre)", dashes: "7 3", marker: "triangle", width: 1.75 },
  { color: "var(--chart-purple)", dashes: "2 3", marker: "diamond", width: 1.75 },
  { color: "var(--chart-teal)", dashes: "9 3 2 3", marker: "cross", width: 1.75 },
  { color: "var(--chart-rose)", dashes: "4 2", marker: "bar", width: 1.75 },
];

/** The look of a chart's line by its place; a chart has at most six. */
export function lineLook(index: number): LineLook {
  const look = LOOKS[index % LOOKS.length];
  if (look === undefined) throw new Error("A chart needs a line.");
  return look;
}

/** Outlines of the markers around the point they begin at. */
const OUTLINES: Record<Marker, string> = {
  circle: "m-3.5,0a3.5,3.5 0 1,0 7,0a3.5,3.5 0 1,0 -7,0Z",
  square: "m-3,-3h6v6h-6Z",
  triangle: "m0,-4l4,7h-8Z",
  diamond: "m0,-4.5l4,4.5l-4,4.5l-4,-4.5Z",
  cross: "m-1.2,-4h2.4v2.8h2.8v2.4h-2.8v2.8h-2.4v-2.8h-2.8v-2.4h2.8Z",
  bar: "m-1.5,-4.5h3v9h-3Z",
};

/** Outline of a marker around a point. */
export function markerPath(marker: Marker, x: number, y: number): string {
  return `M${x},${y}${OUTLINES[marker]}`;
}
