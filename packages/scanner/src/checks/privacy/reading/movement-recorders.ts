/** A script of a site that follows the pointer to send it is short; long ones hold libraries, which do all of this for other ends. */
const LONGEST = 30_000;
/** The whole page is heard, not something that visitors drag. */
const HEARS_THE_PAGE =
  /(?:(?:document|window|self|document\.(?:body|documentElement))\.|(?<![.\w]))addEventListener\(\s*["'`](?:mouse|pointer|touch)move["'`]|(?:document|window)\.on(?:mouse|pointer|touch)move\s*=/;
const COLLECTS_PLACES = /\.push\([^;]{0,160}(?:client|page|screen)[XY]\b/;
const SENDS = /\bsendBeacon\(|\bfetch\(|\bXMLHttpRequest\b|\bWebSocket\(/;
/** Pointers are followed for these while visitors draw or drag. */
const FOR_THE_VISITOR = /canvas|getContext|drag|draw|sign(?:ature|pad)|resiz|slider|swip|zoom|game/i;

/** Whether a script collects where the visitor moves the pointer on the page, and sends it. */
export function recordsMovements(script: string): boolean {
  return (
    script.length <= LONGEST &&
    HEARS_THE_PAGE.test(script) &&
    COLLECTS_PLACES.test(script) &&
    SENDS.test(script) &&
    !FOR_THE_VISITOR.test(script)
  );
}
