import { ENTRY_HINTS } from "#checks/accessibility/families/entry-hints.ts";
import { quoted } from "#checks/accessibility/operated/judge-operated.ts";
import { examine, rule } from "#checks/accessibility/rule.ts";
import type { Decision } from "#checks/accessibility/rule.ts";
import { probeBeside } from "#gather/examining/page-probe.ts";

import type { UploadField } from "./probe.ts";

const UPLOAD_FIELDS = probeBeside(import.meta.url, () => import("./probe.ts"), { shape: 1 });
/** Names of formats, and words for kinds of files that tell which are meant. */
const FORMATS =
  /(?<![\p{L}\p{N}])(?:pdf|docx?|odt|rtf|txt|xlsx?|csv|pptx?|jpe?g|png|gif|webp|svg|heic|tiff?|mp[34]|wav|mov|avi|zip|json|xml|word|excel)(?![\p{L}\p{N}])/iu;
const PICTURES =
  /photo|foto|picture|image|imag[ei]n|immagin|bild|afbeelding|zdjęci|obraz|kuva|画像|写真|사진|이미지|图片|照片|صورة|תמונה|изображени|avatar|logo|portrait|selfie|screenshot/iu;
const RECORDINGS = /video|vídeo|film|audio|recording|aufnahme|sound|音声|動画|동영상|视频/iu;

export const a11yUploadFormatUntold = rule({
  id: "a11y-upload-format-untold",
  severity: "low",
  criteria: ["3.3.2"],
  defect: "Field for files that doesn't say which it takes",
  title: "Fields for files say which formats they take",
  ...ENTRY_HINTS,
  fixSteps: [
    "Say in the label which formats and sizes the field takes, for example: “Certificate (PDF, up to 5 MB)”.",
  ],
  effort: "S",
  likelyOwner: "editor",
  examines: [examine(UPLOAD_FIELDS, decide)],
});

function decide(fields: UploadField[]): Decision {
  return {
    applies: fields.length > 0,
    defects: fields
      .filter((field) => !tellsFormat(field))
      .map(({ label, accept, element }) => ({
        outcome: "review",
        message: `${quoted(label, "This field")} takes only “${accept}”, and we found no text that says so. Can people tell before they choose a file?`,
        element,
      })),
  };
}

/** Who is asked for a photo brings one. */
function tellsFormat({ accept, told }: UploadField): boolean {
  if (FORMATS.test(told) || accept.trim() === "*/*") return true;
  const kinds = accept.split(",").map((kind) => kind.trim().toLowerCase());
  const isAll = (kind: RegExp): boolean => kinds.every((one) => kind.test(one));
  if (isAll(/^image\/|^\.(?:jpe?g|png|gif|webp|svg|heic|bmp|tiff?)$/)) return PICTURES.test(told);
  return isAll(/^(?:video|audio)\//) && RECORDINGS.test(told);
}
