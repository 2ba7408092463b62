/** Class names that say which state an element is in, not what it is. */
const STATE =
  /^(?:is|has|js|no)-|^(?:active|open|opened|closed|show|shown|hide|hidden|visible|invisible|selected|current|disabled|enabled|focus|focused|hover|loaded|loading|lazy|lazyload|lazyloaded|lazyloading|collapsed|collapsing|expanded|sticky|fixed|fade|in|out|animated|first|last|odd|even)$|-(?:active|visible|current|open|next|prev|duplicate|animate|animated|loaded|init|initialized)$|^current[-_]/i;

/** Utility classes (Tailwind, Bootstrap): they tell the looks, which change without the element becoming another. */
const UTILITY =
  /[:[\]/!@%]|^-|^(?:[mp][trblxyse]?|gap|gap-[xy]|space-[xy]|[wh]|min-[wh]|max-[wh]|size|inset|inset-[xy]|top|left|right|bottom|z|order|basis|g[xy]?|row|col|row-cols|cols?-(?:xs|sm|md|lg|xl|xxl|span|start|end)|offset|fs|fw|lh|vstack|hstack|columns|opacity|scale|rotate|translate|duration|delay|ease|leading|tracking|line-clamp|grid-cols|grid-rows|rounded|border|shadow|ring|blur|text|bg|from|via|to|fill|stroke|decoration|font|flex|grid|items|justify|content|self|place|object|overflow|float|d|align|position|user-select|pe|ps|ms|me|link|wp-block-columns)-(?:(?:xs|sm|md|lg|xl|xxl|\d?xl)-)?(?:\d[\w.]*|px|auto|full|screen|fit|min|max|none|xs|sm|base|md|lg|\d?xl|start|end|center|between|around|evenly|stretch|baseline|left|right|top|bottom|justify|cover|contain|hidden|visible|scroll|clip|wrap|nowrap|row|col|column|grow|shrink|fill|inline|block|flex|grid|grow-\d|shrink-\d|row-reverse|col-reverse|column-reverse|white|black|transparent|current|inherit|muted|primary|secondary|success|danger|warning|info|light|dark|body|bold|semibold|medium|normal|thin|black|extrabold|extralight|uppercase|lowercase|capitalize|\d?[a-z]+-\d{2,3}|[a-z]+)$|^(?:flex|grid|block|inline|inline-block|inline-flex|table|contents|static|relative|absolute|sticky|fixed|container|container-fluid|row|col|clearfix|uppercase|lowercase|capitalize|italic|underline|truncate|antialiased|rounded|border|shadow|w-100|h-100|mx-auto|sr-only|not-sr-only|group|peer|transition|transform|small|lead)$/;

/** Bootstrap's utilities of several words, with or without a width: `justify-content-md-end`. */
const WORDY_UTILITY =
  /^(?:(?:justify-content|align-(?:items|self|content)|font-weight|object-fit|text-(?:bg|decoration)|bg-gradient|border-(?:top|left|right|bottom|start|end))-[a-z-]+|d-(?:[a-z]{2,3}-)?(?:inline-(?:block|flex|grid)|table-(?:row|cell)))$/;

/** Hashes which CSS tools put in class names: each pattern is what one of them writes. */
const GENERATED = [
  /^css-[a-z0-9]+(?:-.*)?$/i,
  /^(?:jsx|jss|sc|svelte|astro|ng-tns|emotion|e|x|r|c|s|k)-?[a-z]*\d[a-z0-9-]*$/i,
  /^sc-[a-z]+$/i,
  /^_ng(?:content|host)-/,
  /^makeStyles-.*-\d+$/,
];

/** A piece that only a machine would write: letters and digits mixed, or mixed case without a vowel pattern. */
function looksHashed(piece: string): boolean {
  if (piece.length < 5) return false;
  if (/^\d+$/.test(piece)) return true;
  if (/^[0-9a-f]{6,}$/i.test(piece) && /\d/.test(piece)) return true;
  const digits = piece.replace(/\D/g, "").length;
  if (digits > 0 && digits < piece.length) return !/^[a-z]{2,}\d{1,3}$/i.test(piece);
  return /[a-z][A-Z]{2,}|[A-Z]{2,}[a-z]+[A-Z]/.test(piece);
}

/**
 * Takes the hash out of a class name written by a CSS tool: `Card_title__x7Ab2` becomes `Card_title`, `_menu_1ab2c_7`
 * becomes `menu`.
 *
 * @returns null where nothing a person wrote is left
 */
export function withoutBuildHash(name: string): string | null {
  if (GENERATED.some((pattern) => pattern.test(name))) return null;
  const viteModule = /^_(.+?)_[a-z0-9]{5,}_\d+$/i.exec(name);
  if (viteModule) return viteModule[1] ?? null;
  const [, module, hash = ""] = /^(.+[^_])_{2,3}([A-Za-z\d+-]{5,})$/.exec(name) ?? [];
  if (module !== undefined && looksHashed(hash)) return module;
  const pieces = name.split(/([-_]+)/);
  while (pieces.length > 0 && isNoise(pieces[pieces.length - 1] ?? "")) pieces.pop();
  const kept = pieces.join("");
  return kept === "" || looksHashed(kept) ? null : kept;
}

function isNoise(piece: string): boolean {
  return piece === "" || /^[-_]+$/.test(piece) || /^\d+$/.test(piece) || looksHashed(piece);
}

/**
 * Class names that tell what an element is, sorted, without build hashes, states and utilities: what is left is the
 * same after a redeploy.
 */
export function semanticClasses(classNames: readonly string[]): string[] {
  const kept = new Set<string>();
  for (const name of classNames) {
    if (STATE.test(name) || isUtility(name)) continue;
    const clean = withoutBuildHash(name);
    if (clean !== null && !STATE.test(clean)) kept.add(clean);
  }
  return [...kept].toSorted();
}

/** The same without variants of a class that is there too: a `card card-info` is a `card`. */
export function plainClasses(classNames: readonly string[]): string[] {
  const telling = semanticClasses(classNames);
  return telling.filter(
    (name) => !telling.some((base) => /^[-_]/.test(name.slice(base.length)) && name.startsWith(base)),
  );
}

function isUtility(name: string): boolean {
  return UTILITY.test(name) || WORDY_UTILITY.test(name);
}

/** Whether a class name or id can be trusted to be there after the next deployment. */
export function isStableName(name: string): boolean {
  return (
    /^[A-Za-z_][\w-]*$/.test(name) &&
    name.length <= 40 &&
    !STATE.test(name) &&
    !isUtility(name) &&
    withoutBuildHash(name) === name
  );
}

/** 53-bit hash (cyrb53) of a text as 14 hex digits: pages without https have no `crypto.subtle`. */
export function hashText(text: string): string {
  let high = 0xdeadbeef;
  let low = 0x41c6ce57;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    high = Math.imul(high ^ code, 2654435761);
    low = Math.imul(low ^ code, 1597334677);
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909);
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909);
  return (4294967296 * (2097151 & low) + (high >>> 0)).toString(16).padStart(14, "0");
}
