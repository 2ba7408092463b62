/** A call that hands contact data to an ad network. */
export interface HandedOver {
  vendor: string;
  /** Name of the property that holds it, e.g. `em`. */
  property: string;
  /** Whether the value itself is there; else an expression stands in its place, which may turn out empty. */
  isValue: boolean;
}

/** With objects and templates one level within it. */
const OBJECT = String.raw`\{((?:[^{}]|\{\{?[^{}]*\}\}?){0,600})\}`;
const QUOTED = String.raw`["'\x60][\w.-]+["'\x60]`;

/** The vendors' calls that take contact data, by their own guides; the first group is the object with it. */
const CALLS: readonly { vendor: string; pattern: RegExp }[] = [
  {
    vendor: "Meta Pixel",
    pattern: new RegExp(String.raw`\bfbq\(\s*["']init["']\s*,\s*(?:${QUOTED}|[\w.$]+)\s*,\s*${OBJECT}`, "g"),
  },
  {
    vendor: "Google Ads",
    pattern: new RegExp(String.raw`\bgtag\(\s*["']set["']\s*,\s*["']user_data["']\s*,\s*${OBJECT}`, "g"),
  },
  { vendor: "TikTok Pixel", pattern: new RegExp(String.raw`\bttq\.identify\(\s*${OBJECT}`, "g") },
  {
    vendor: "Pinterest Tag",
    pattern: new RegExp(
      String.raw`\bpintrk\(\s*["'](?:load|set)["']\s*,\s*(?:${QUOTED}\s*,\s*)?${OBJECT}`,
      "g",
    ),
  },
  {
    vendor: "Snap Pixel",
    pattern: new RegExp(String.raw`\bsnaptr\(\s*["']init["']\s*,\s*${QUOTED}\s*,\s*${OBJECT}`, "g"),
  },
  {
    vendor: "Reddit Pixel",
    pattern: new RegExp(String.raw`\brdt\(\s*["']init["']\s*,\s*${QUOTED}\s*,\s*${OBJECT}`, "g"),
  },
  {
    vendor: "LinkedIn Insight Tag",
    pattern: new RegExp(String.raw`\blintrk\(\s*["']setUserData["']\s*,\s*${OBJECT}`, "g"),
  },
  {
    vendor: "Microsoft Advertising",
    pattern: new RegExp(
      String.raw`\buetq\.push\(\s*["']set["']\s*,\s*\{\s*["']?pid["']?\s*:\s*${OBJECT}`,
      "g",
    ),
  },
  {
    vendor: "Criteo",
    pattern: /\{\s*event\s*:\s*["']set(?:Hashed)?Email["']\s*,([^{}]{0,300})\}/g,
  },
];

const PROPERTY =
  /["']?\b(em|email|e_?mail_address|user_email|user_hashed_email|sha256_email_address|hashed_email|ph|phone|phone_number|user_phone_number|sha256_phone_number|fn|ln|external_id)["']?\s*:\s*("[^"]*"|'[^']*'|`[^`]*`|[^,}\s][^,}]*)/g;
/** An address, a hash or a number of several digits. */
const DATUM = /@|%40|^[0-9a-f]{32}(?:[0-9a-f]{32})?$|^\+?[\d\s().-]{7,}$/i;
/** Left to be filled in, or without a value. */
const NOTHING = /^(?:null|undefined|void 0|false|""|''|``)$|^["'`]?(?:insert|your|todo|xxx|example)/i;

/** Whether a script has such a call; to be asked before it is kept. */
export function mayHandOver(code: string): boolean {
  return handedOver(code).length > 0;
}

/** What a script hands over, each vendor once. */
export function handedOver(code: string): HandedOver[] {
  return CALLS.flatMap(({ vendor, pattern }): HandedOver[] => {
    const found = [...code.matchAll(pattern)].flatMap(([, object = ""]) => propertiesOf(object));
    const told = found.find(({ isValue }) => isValue) ?? found[0];
    return told === undefined ? [] : [{ vendor, ...told }];
  });
}

function propertiesOf(object: string): Omit<HandedOver, "vendor">[] {
  return [...object.matchAll(PROPERTY)].flatMap(([, property = "", given = ""]) => {
    const value = given.trim();
    if (NOTHING.test(value)) return [];
    const text = /^(["'`])(.*)\1$/s.exec(value)?.[2];
    if (text === undefined) return [{ property, isValue: false }];
    const isTemplate = /\$\{|\{\{|<%/.test(text);
    if (isTemplate) return [{ property, isValue: false }];
    return text.trim() === "" ? [] : [{ property, isValue: DATUM.test(text) || /^[fl]n$/.test(property) }];
  });
}
