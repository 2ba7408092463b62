/** What a field holds, as scripts read it: names, members, and calls that take a text or nothing. */
const READ = String.raw`(?:new FormData\([\w.$]{0,30}\)|[\w$]{1,40})(?:\.[\w$]{1,40}|\[[^\]]{1,40}\]|\(\s*(?:"[^"]{0,60}"|'[^']{0,60}')?\s*\)){1,8}`;
/** Encoding changes nothing. */
const ENCODED = String.raw`(?:(?:encodeURIComponent|encodeURI|escape)\(\s*)?`;
const NAME = String.raw`([\w.-]{1,60})`;
/** By assignment with a plus sign or in a template, and with the library js-cookie; groups: name and value. */
const WAYS: readonly RegExp[] = [
  String.raw`document\.cookie\s*=\s*["']${NAME}=["']\s*\+\s*`,
  String.raw`document\.cookie\s*=\s*\x60${NAME}=\$\{\s*`,
  String.raw`\bCookies\.set\(\s*["']${NAME}["']\s*,\s*`,
].map((way) => new RegExp(String.raw`${way}${ENCODED}(${READ}|[\w$]{1,40})\s*\)?\s*(?:[+;,}\n]|$)`, "g"));
const GIVEN = new RegExp(String.raw`(?<![\w$.])([\w$]{1,40})\s*=\s*(${READ})\s*(?:[;,\n]|$)`, "g");

const OF_MAIL = /mail|correo/i;
const OF_FIELD = /(?:\.(?:value|val\(\))|\.get\([^)]*\))(?:\.(?:trim|toLowerCase)\(\))*$/;

/** Names of the cookies into which a script puts the email address that someone enters, as it is. */
export function cookiesWithEmails(code: string): string[] {
  if (!/document\.cookie|Cookies\.set/.test(code) || !OF_MAIL.test(code)) return [];
  const variables = new Set(
    [...code.matchAll(GIVEN)].filter(([, , held = ""]) => isEmail(held)).map(([, name = ""]) => name),
  );
  const names = WAYS.flatMap((way) => [...code.matchAll(way)])
    .filter(([, , held = ""]) => isEmail(held) || variables.has(held))
    .map(([, name = ""]) => name);
  return [...new Set(names)];
}

function isEmail(held: string): boolean {
  return OF_MAIL.test(held) && OF_FIELD.test(held);
}

/** Whether a script has such a cookie; to be asked before it is kept. */
export function mayKeepEmails(code: string): boolean {
  return cookiesWithEmails(code).length > 0;
}
