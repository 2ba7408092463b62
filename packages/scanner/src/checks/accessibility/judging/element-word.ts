/** What people call the elements that engines name by their tags. */
const WORDS: Readonly<Record<string, string>> = {
  a: "link",
  area: "link",
  audio: "audio player",
  button: "button",
  details: "expandable section",
  iframe: "embedded page",
  img: "image",
  input: "field",
  label: "label",
  select: "list",
  summary: "expandable heading",
  svg: "image",
  textarea: "field",
  video: "video",
};

/** `link` for `a`; `element` for what people know no word for. */
export function elementWord(tag: string): string {
  return WORDS[tag.toLowerCase()] ?? "element";
}

export function withArticle(word: string): string {
  return `${/^[aeiou]/.test(word) ? "an" : "a"} ${word}`;
}
