/** Difference of brightness (0-255) at the edge of a letter. */
const EDGE = 48;
/** CSS pixels. */
const GAP_IN_LINE = 14;
const SHORTEST_LINE = 30;
const LINE_HEIGHT = { least: 5, most: 90 };
/** Edges that letters have in each row, for so many pixels of their line. */
const EDGES = { fewest: 5, perPixel: 0.04 };
/** Part of a row or column from which its edges are of a straight line, as frames have them. */
const FRAME = 0.6;
/** Rows that dots and accents may leave without letters. */
const SKIPPED_ROWS = 1;

/** A part of a picture in its own pixels. */
export interface Part {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Whether anything in a picture has the shape of a line of letters: many sharp edges beside each other in a low band. */
export function looksLikeText(picture: ImageData, part: Part): boolean {
  const open: Band[] = [];
  for (let row = 0; row < part.height; row += 1) {
    for (const run of runsOf(picture, part, row)) {
      const band = open.find((other) => touches(other, run, row));
      if (band === undefined) open.push({ ...run, first: row, last: row });
      else widen(band, run, row);
    }
    const closed = open.filter(({ last }) => row - last > SKIPPED_ROWS);
    if (closed.some(isLine)) return true;
    for (const band of closed) open.splice(open.indexOf(band), 1);
  }
  return open.some(isLine);
}

interface Run {
  from: number;
  to: number;
}

interface Band extends Run {
  first: number;
  last: number;
}

/** Where the edges of a row stand so close that they may be of one line. */
function runsOf(picture: ImageData, { left, top, width }: Part, row: number): Run[] {
  const runs: (Run & { edges: number })[] = [];
  for (let column = 1; column < width; column += 1) {
    const at = left + column;
    const step = brightness(picture, at, top + row) - brightness(picture, at - 1, top + row);
    if (Math.abs(step) <= EDGE) continue;
    const run = runs.at(-1);
    if (run === undefined || column - run.to > GAP_IN_LINE) runs.push({ from: column, to: column, edges: 1 });
    else [run.to, run.edges] = [column, run.edges + 1];
  }
  return runs.filter(({ from, to, edges }) => {
    const length = to - from;
    return length >= SHORTEST_LINE && edges >= Math.max(EDGES.fewest, length * EDGES.perPixel);
  });
}

function touches(band: Band, { from, to }: Run, row: number): boolean {
  return row - band.last <= SKIPPED_ROWS + 1 && from < band.to && to > band.from;
}

function widen(band: Band, { from, to }: Run, row: number): void {
  band.from = Math.min(band.from, from);
  band.to = Math.max(band.to, to);
  band.last = row;
}

function isLine({ from, to, first, last }: Band): boolean {
  const height = last - first + 1;
  return height >= LINE_HEIGHT.least && height <= LINE_HEIGHT.most && to - from >= 1.5 * height;
}

/** Part of a picture's edges that lie outside of its lines of words (0-1); its rim and a frame around them do not count. */
export function edgesBeside(picture: ImageData, part: Part, lines: readonly Part[]): number {
  const edges = edgesOf(picture, part);
  const rows = countsOf(edges.map(({ row }) => row));
  const columns = countsOf(edges.map(({ column }) => column));
  const isOfFrame = ({ column, row }: Edge): boolean =>
    (rows.get(row) ?? 0) > part.width * FRAME || (columns.get(column) ?? 0) > part.height * FRAME;
  const inside = edges.filter((edge) => !isOfFrame(edge));
  const beside = inside.filter(({ column, row }) => !lines.some((line) => holds(line, column, row)));
  return inside.length === 0 ? 0 : beside.length / inside.length;
}

interface Edge {
  column: number;
  row: number;
}

function edgesOf(picture: ImageData, part: Part): Edge[] {
  const RIM = 3;
  const edges: Edge[] = [];
  for (let row = RIM; row < part.height - RIM; row += 1)
    for (let column = RIM; column < part.width - RIM; column += 1) {
      const [x, y] = [part.left + column, part.top + row];
      const here = brightness(picture, x, y);
      const isEdge =
        Math.abs(here - brightness(picture, x - 1, y)) > EDGE ||
        Math.abs(here - brightness(picture, x, y - 1)) > EDGE;
      if (isEdge) edges.push({ column, row });
    }
  return edges;
}

function countsOf(places: readonly number[]): Map<number, number> {
  const counts = new Map<number, number>();
  for (const place of places) counts.set(place, (counts.get(place) ?? 0) + 1);
  return counts;
}

function holds({ left, top, width, height }: Part, column: number, row: number): boolean {
  // Letters reach a little beyond the box they are read in.
  const by = height * 0.3;
  return column >= left - by && column <= left + width + by && row >= top - by && row <= top + height + by;
}

function brightness({ data, width }: ImageData, x: number, y: number): number {
  const at = (y * width + x) * 4;
  return 0.299 * (data[at] ?? 0) + 0.587 * (data[at + 1] ?? 0) + 0.114 * (data[at + 2] ?? 0);
}
