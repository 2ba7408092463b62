const LONGEST = 60;
const letters = new Intl.Segmenter("en", { granularity: "grapheme" });

function joined(parts: readonly string[]): string {
  const name = Array.from(letters.segment(parts.join("-")), ({ segment }) => segment)
    .slice(0, LONGEST)
    .join("")
    .replace(/-+$/u, "");
  return name === "" ? "organization" : name;
}

/**
 * An organization's name as the start of a file's name: letters and digits of every script, joined by hyphens, at most
 * 60 characters. What a browser names and what the server names agree.
 */
export function organizationFileName(name: string): string {
  return joined(name.normalize("NFC").match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}]*/gu) ?? []);
}

/**
 * Value of a `Content-Disposition` header that saves an answer as this file: beside a name in other letters stands one
 * in ASCII for clients that read no `filename*` ([RFC 6266](https://www.rfc-editor.org/rfc/rfc6266#section-5)).
 */
export function attachmentHeader(fileName: string): string {
  const plain = `attachment; filename="${inAscii(fileName)}"`;
  // encodeURIComponent leaves characters that RFC 5987 wants encoded.
  const encoded = encodeURIComponent(fileName).replaceAll(
    /['()*]/gu,
    (it) => `%${it.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return inAscii(fileName) === fileName ? plain : `${plain}; filename*=UTF-8''${encoded}`;
}

/** A file's name in ASCII: without accents, and without the letters that have no such form. */
function inAscii(fileName: string): string {
  const spelled = fileName
    .replaceAll("ß", "ss")
    .replaceAll("ẞ", "SS")
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .replaceAll(/[^\w.-]+/gu, "-")
    .replaceAll(/-{2,}/gu, "-");
  return /^[-.]/u.test(spelled) ? `organization${spelled}` : spelled;
}
