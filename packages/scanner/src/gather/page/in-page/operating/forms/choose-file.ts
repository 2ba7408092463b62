import { attribute } from "#gather/page/in-page/dom.ts";

/** Kinds of files that fields ask for, by what they say. */
const KINDS = [
  { asked: /pdf/i, name: "document.pdf", type: "application/pdf" },
  { asked: /csv|excel|sheet|xls/i, name: "table.csv", type: "text/csv" },
  { asked: /image|png|jpe?g|gif|webp|^$|\*/i, name: "picture.png", type: "image/png" },
  { asked: /docx?|word/i, name: "letter.docx", type: "application/msword" },
  { asked: /audio|mp3/i, name: "sound.mp3", type: "audio/mpeg" },
  { asked: /video|mp4/i, name: "film.mp4", type: "video/mp4" },
] as const;
const OTHER = { name: "notes.txt", type: "text/plain" };
const BYTES = 2000;

/** Puts a small file of a kind that it asks for into a field, as if it was chosen; what the file is called. */
export function chooseFile(field: Element): string {
  if (!(field instanceof HTMLInputElement) || field.type !== "file") return "";
  const asked = attribute(field, "accept") ?? "";
  const { name, type } = KINDS.find((kind) => kind.asked.test(asked)) ?? OTHER;
  const chosen = new DataTransfer();
  chosen.items.add(new File(["x".repeat(BYTES)], name, { type }));
  field.files = chosen.files;
  for (const event of ["input", "change"])
    field.dispatchEvent(new Event(event, { bubbles: true, composed: true }));
  return name;
}
