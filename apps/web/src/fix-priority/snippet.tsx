import { isMarkup, markupLines, type MarkupToken } from "./markup-lines.ts";

const COLORS: Record<MarkupToken["kind"], string> = {
  tag: "text-accent",
  name: "text-ink",
  value: "text-green",
  text: "text-ink",
  comment: "text-muted",
};
const INDENT_REM = 1;

/** Evidence as it stood in the page: markup laid out and colored, anything else as it is. */
export function Snippet({ text }: { text: string }) {
  return (
    <pre className="rounded-md border border-line bg-sunken px-3 py-2 text-xs leading-5 whitespace-pre-wrap wrap-anywhere">
      <code>{isMarkup(text) ? <Markup text={text} /> : text}</code>
    </pre>
  );
}

function Markup({ text }: { text: string }) {
  return markupLines(text).map(({ depth, tokens }, line) => (
    <span
      key={line}
      className="block -indent-4"
      style={{ paddingInlineStart: `${(depth + 1) * INDENT_REM}rem` }}
    >
      {tokens.map((token, index) => (
        <span key={index} className={COLORS[token.kind]}>
          {token.text}
        </span>
      ))}
    </span>
  ));
}
