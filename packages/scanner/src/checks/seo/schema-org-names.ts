import data from "./data/schema-org.json" with { type: "json" };

const TYPES: ReadonlySet<string> = new Set(data.types.split(" "));
const PROPERTIES: ReadonlySet<string> = new Set(data.properties.split(" "));

/** Shorter names have too many neighbors to say which one is meant. */
const FEWEST_LETTERS = 5;
/** From this length on, a name with two slips still means one other. */
const LETTERS_FOR_TWO_SLIPS = 10;

/** Whether a text can be a name of schema.org's: those of other vocabularies have a prefix or are an address. */
function mayBeOwn(name: string): boolean {
  return !/^@|[:/#]/.test(name);
}

/**
 * The type that a misspelled one means: it has other capitals, spaces or dashes, is a plural, or has a slip. Null for a
 * type that is right, or that is like none.
 */
export function misspelledType(type: string): string | null {
  return TYPES.has(type) || !mayBeOwn(type) ? null : meantBy(type, TYPES);
}

/** Whether schema.org has no such type. */
export function isUnknownType(type: string): boolean {
  return mayBeOwn(type) && !TYPES.has(type);
}

/** The property that a misspelled one means; null for one that is right, or that is like none. */
export function misspelledProperty(name: string): string | null {
  // What an action asks for is named after the property: `query-input`.
  if (PROPERTIES.has(name) || !mayBeOwn(name) || /-(?:input|output)$/.test(name)) return null;
  return meantBy(name, PROPERTIES);
}

const known = new Map<ReadonlySet<string>, Map<string, string | null>>();

function meantBy(name: string, names: ReadonlySet<string>): string | null {
  const answers = known.get(names) ?? new Map<string, string | null>();
  known.set(names, answers);
  const before = answers.get(name);
  if (before !== undefined) return before;
  const found = nearest(name, [...names]);
  answers.set(name, found);
  return found;
}

function nearest(name: string, names: readonly string[]): string | null {
  const bare = plain(name);
  const same = names.find((one) => plain(one) === bare) ?? names.find((one) => plain(one) === singular(bare));
  if (same !== undefined || bare.length < FEWEST_LETTERS) return same ?? null;
  const most = bare.length >= LETTERS_FOR_TWO_SLIPS ? 2 : 1;
  for (let slips = 1; slips <= most; slips += 1) {
    const near = names.find((one) => slipsBetween(plain(one), bare, slips) <= slips);
    if (near !== undefined) return near;
  }
  return null;
}

function plain(name: string): string {
  return name.replaceAll(/[\s_-]/g, "").toLowerCase();
}

function singular(name: string): string {
  return name.replace(/ies$/, "y").replace(/s$/, "");
}

/** Letters that are missing, added, wrong or swapped with their neighbor; more than `most` are not counted. */
export function slipsBetween(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1;
  let before: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let row = 1; row <= one.length; row += 1) {
    const next = [row];
    for (let column = 1; column <= other.length; column += 1) {
      const isSame = one[row - 1] === other[column - 1];
      const isSwapped = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      next.push(
        Math.min(
          (last[column] ?? 0) + 1,
          (next[column - 1] ?? 0) + 1,
          (last[column - 1] ?? 0) + (isSame ? 0 : 1),
          isSwapped ? (before[column - 2] ?? Infinity) + 1 : Infinity,
        ),
      );
    }
    if (Math.min(...next) > most) return most + 1;
    [before, last] = [last, next];
  }
  return last[other.length] ?? 0;
}
