/** Settings of which a server must not believe what the browser says: rights, and what is to be paid. */
const TRUSTED =
  /^(?:is[_-]?)?(?:admin|staff|super_?user|moderator|premium|paid)$|^(?:user_?)?(?:roles?|rights|permissions?|privileges?|access_?level)$|^(?:price|total|amount|discount|balance|credits?)$/i;
/** Words that say a cookie is kept from being changed. */
const SIGNED = /^(?:sig|signature|hmac|mac|hash|iv|tag|payload|ciphertext)$/i;
const FEWEST_CHARACTERS = 6;

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
