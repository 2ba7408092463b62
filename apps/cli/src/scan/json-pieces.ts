/** Members of a list written at once. */
const BATCH = 500;
/** Lists and objects are taken apart so deep: that is where the long ones are. */
const DEEPEST = 5;

/**
 * What `JSON.stringify(value, null, 2)` writes, in pieces: the findings of thousands of pages need not fit in one
 * string.
 */
export function* jsonPieces(value: unknown, depth = 0): Generator<string> {
  if (typeof value !== "object" || value === null) yield plain(value, depth);
  else if (depth === DEEPEST || Object.keys(value).length === 0) yield plain(value, depth);
  else if (Array.isArray(value)) yield* listPieces(value, depth);
  else yield* objectPieces(value, depth);
}

function* listPieces(list: readonly unknown[], depth: number): Generator<string> {
  const [first] = list;
  yield "[";
  if (list.length === 1) {
    yield newLine(depth + 1);
    yield* jsonPieces(first, depth + 1);
  } else {
    for (let start = 0; start < list.length; start += BATCH) {
      const members = plain(list.slice(start, start + BATCH), depth).slice(1, -newLine(depth).length - 1);
      yield start === 0 ? members : `,${members}`;
    }
  }
  yield `${newLine(depth)}]`;
}

function* objectPieces(object: object, depth: number): Generator<string> {
  const entries = Object.entries(object).filter(([, value]) => value !== undefined);
  for (const [index, [key, value]] of entries.entries()) {
    yield `${index === 0 ? "{" : ","}${newLine(depth + 1)}${JSON.stringify(key)}: `;
    yield* jsonPieces(value, depth + 1);
  }
  yield `${newLine(depth)}}`;
}

function plain(value: unknown, depth: number): string {
  return JSON.stringify(value, null, 2).replaceAll("\n", newLine(depth));
}

function newLine(depth: number): string {
  return `\n${"  ".repeat(depth)}`;
}
