import type { DocumentSnapshot } from "#evidence/document.ts";

const EMAIL = String.raw`[^\s@<>,;()]{1,64}@[\w-]+(?:\.[\w-]+)+`;
/** Sentences in which a page tells its visitor where something was sent, in the languages of most sites. */
const SENT_TO: readonly RegExp[] = [
  String.raw`(?:sent|wrote|written|mailed|e-?mailed|confirmation|receipt)(?!\p{L})[^.!?@]{0,80}(?<!\p{L})to(?!\p{L})[^.!?@]{0,20}?(${EMAIL})`,
  String.raw`(?:bestätigung|geschickt|gesendet|geschrieben|e-?mail)(?!\p{L})[^.!?@]{0,80}(?<!\p{L})an(?!\p{L})[^.!?@]{0,20}?(${EMAIL})`,
  String.raw`(?:confirmation|envoyé\p{L}*|écrit)(?!\p{L})[^.!?@]{0,80}(?<!\p{L})à(?!\p{L})[^.!?@]{0,20}?(${EMAIL})`,
  String.raw`(?:confirmación|enviado|enviamos|escrito)(?!\p{L})[^.!?@]{0,80}(?<!\p{L})a(?!\p{L})[^.!?@]{0,20}?(${EMAIL})`,
  String.raw`(?:conferma|inviat\p{L}*|scritto)(?!\p{L})[^.!?@]{0,80}(?<!\p{L})a(?!\p{L})[^.!?@]{0,20}?(${EMAIL})`,
  String.raw`(?:bevestiging|gestuurd|verstuurd|gemaild)(?!\p{L})[^.!?@]{0,80}(?<!\p{L})naar(?!\p{L})[^.!?@]{0,20}?(${EMAIL})`,
].map((pattern) => new RegExp(String.raw`(?<!\p{L})${pattern}`, "iu"));
/** What is done already, and not what visitors are asked to do. */
const TO_DO =
  /(?<!\p{L})(?:should|must|can|may|please|need|will|bitte|senden sie|schicken sie|veuillez|envoyez|por favor|envíe|si prega|inviate|stuur|mail)(?!\p{L})[^.!?@]{0,60}$/iu;

/** The address to which a page says that it wrote to its visitor, shortened; null where it says of none. */
export function addressWrittenTo({ text, links }: DocumentSnapshot): string | null {
  const own = new Set(
    links.flatMap(({ href }) => (href?.startsWith("mailto:") ? [href.slice(7).split("?")[0]] : [])),
  );
  for (const pattern of SENT_TO) {
    const match = pattern.exec(text);
    const [, email = ""] = match ?? [];
    if (
      match === null ||
      own.has(email) ||
      TO_DO.test(text.slice(Math.max(0, match.index - 80), match.index))
    )
      continue;
    return `${email.slice(0, 1)}…${email.slice(email.indexOf("@"))}`;
  }
  return null;
}
