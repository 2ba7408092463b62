/** Settings of which a server must not believe what the browser says: rights, and what is to be paid. */
const TRUSTED =
  /^(?:is[_-]?)?(?:admin|staff|super_?user|moderator|premium|paid)$|^(?:user_?)?(?:roles?|rights|permissions?|privileges?|access_?level)$|^(?:price|total|amount|discount|balance|credits?)$/i;
/** Words that say a cookie is kept from being changed. */
const SIGNED = /^(?:sig|signature|hmac|mac|hash|iv|tag|payload|ciphertext)$/i;
const FEWEST_CHARACTERS = 6;

/** Names that speak of rights alone: analytics call a visitor from an ad `paid`, and a cart its items `total`. */
const TRUSTED_NAME =
  /^(?:__(?:host|secure)-)?(?:(?:user|my|app|x)[_-]?)?(?:(?:(?:is|has)[_-]?(?:admin|administrator|staff|super_?user|moderator|premium)|admin|superuser)(?<flag>)|(?:roles?|rights|permissions?|privileges?|access_?level|user_?level)(?<role>))$/i;
const FLAG = /^(?:[01]|true|false|yes|no|on|off)$/i;
/** A word or a small number, which no random ID is. */
const PLAIN_ROLE = /^(?:\d{1,2}|\p{L}[\p{L}_-]{1,19})$/u;

/** Names that say who a visitor is; a number or an address there can be changed into another visitor's. */
const WHO =
  /^(?:uid|(?:user|customer|client|account|member|kunden|benutzer)[_-]?(?:id|nr|no)|(?:user|customer)_?(?:email|mail))$/i;
const OF_A_PERSON = /^\d{1,7}$|^[^\s@]{1,64}@[\w-]+(?:\.[\w-]+)+$/;

/** Whether a cookie's own name and value say what its visitor may do, such as `is_admin=0`. */
export function isTrustedByName(name: string, value: string): boolean {
  if (WHO.test(name) && OF_A_PERSON.test(decoded(value))) return true;
  const groups = TRUSTED_NAME.exec(name)?.groups;
  if (groups === undefined) return false;
  const plain = decoded(value);
  return groups["flag"] === undefined ? PLAIN_ROLE.test(plain) : FLAG.test(plain);
}

/** The settings a cookie keeps in plain sight, by name; none where it is signed, encrypted or says nothing of the kind. */
export function trustedSettings(value: string): string[] {
  // Three parts between dots are a signed token.
  if (/^[\w-]+\.[\w-]+\.[\w-]+$/.test(value)) return [];
  for (const text of readings(value)) {
    const data = objectIn(text);
    if (data === null) continue;
    const names = Object.keys(data);
    return names.some((name) => SIGNED.test(name)) ? [] : names.filter((name) => TRUSTED.test(name));
  }
  return [];
}

/** As it is, without percent signs, and out of base64. */
function readings(value: string): string[] {
  const plain = decoded(value);
  const isBase64 = /^[\w+/-]+={0,2}$/.test(plain) && plain.length >= FEWEST_CHARACTERS;
  return isBase64 ? [plain, Buffer.from(plain, "base64").toString("utf8")] : [plain];
}

function decoded(value: string): string {
  try {
    return decodeURIComponent(value.replaceAll(/^"|"$/g, ""));
  } catch {
    return value;
  }
}

function objectIn(text: string): Record<string, unknown> | null {
  if (!/^\s*\{/.test(text)) return null;
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" && value !== null && !Array.isArray(value) ? { ...value } : null;
  } catch {
    return null;
  }
}
