import { tagCallsIn } from "#checks/privacy/reading/tag-calls.ts";

/** A call by which a script tells a company, in clear, what a visitor can be reached by. */
export interface ContactEvent {
  /** Whose call it may be, as in `data/tracker-hosts.ts`. */
  vendors: readonly string[];
  /** Name of the event; empty where it is put together while the script runs. */
  event: string;
  /** Property that holds it, e.g. `email`. */
  property: string;
  /** Whether it hands on whatever field changes, with the field's name. */
  isOfAnyField: boolean;
}

const VALUE = String.raw`(?:[\w$]+(?:\.\w+|\[[^[\]{}]{1,60}\]|\(\s*["'\x60][^"'\x60]{0,80}["'\x60]\s*\))*\.value(?![\w.])|\$\([^()]{1,80}\)\.val\(\)(?!\.)|[\w$]+\.get\(\s*["'\x60][\w-]+["'\x60]\s*\)(?!\.))\s*(?=[,}]|$)`;
/** A property whose name is that of contact data, filled with what a field holds and nothing else. */
const NAMED = new RegExp(
  String.raw`(?:^|[,{])\s*["']?((?:[a-z]+_)?(?:e_?mail|mail|phone|telephone|mobile|correo|telefono|telefon|telefoon)(?:_?(?:address|number))?)["']?\s*:\s*${VALUE}`,
  "i",
);
/** Any field's name beside what it holds. */
const ANY_FIELD =
  /(?<field>(?:[\w$]+\.)*(?:e|ev|evt|event|el|elem|element|input|field|select|target|currentTarget|this))\.(?:name|id)\b[^{}]*?["']?\b(?<property>[a-z_]\w*)["']?\s*:\s*\k<field>\.value(?![\w.])\s*(?=[,}]|$)/i;
const READS_FIELDS = /\.value\b|\.val\(|\.get\(/;
/** By which contact data are given to be hashed, as `handed-over.ts` tells. */
const FOR_MATCHING = /["'`](?:set|init|identify|load|config)["'`]\s*,/;

/** Calls of trackers' tags that carry an email address or a telephone number in clear, or any field's value. */
export function contactEventsIn(code: string): ContactEvent[] {
  if (!READS_FIELDS.test(code)) return [];
  return tagCallsIn(code).flatMap(({ vendors, event, given, object }) => {
    if (FOR_MATCHING.test(given)) return [];
    const named = NAMED.exec(object)?.[1];
    const property = named ?? ANY_FIELD.exec(object)?.groups?.["property"];
    return property === undefined ? [] : [{ vendors, event, property, isOfAnyField: named === undefined }];
  });
}

/** Whether a script has such a call; to be asked before it is kept. */
export function mayTellContacts(code: string): boolean {
  return contactEventsIn(code).length > 0;
}
