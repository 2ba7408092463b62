import { type ExampleOf, plainExample } from "./fixed-place.ts";

/** The line that sets a cookie, with a further attribute. Null where the line was cut: nobody knows its end. */
export function withCookieAttribute(attribute: string): ExampleOf {
  const [name = ""] = attribute.split("=");
  return ({ snippet }) => {
    if (snippet === null || snippet.length >= LONGEST) return null;
    const [start = "", ...others] = snippet.split("; ");
    const kept = others.filter((part) => part.split("=")[0]?.toLowerCase() !== name.toLowerCase());
    return plainExample([start, ...kept, attribute].join("; "));
  };
}

/** Characters of the longest snippet that is whole. */
const LONGEST = 400;
