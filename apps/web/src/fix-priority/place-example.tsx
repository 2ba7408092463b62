import type { FixExample } from "@plumbline/contract/fix-example";
import {
  exampleHeading,
  FILLING_WORDS,
  isTriedFix,
  needsFilling,
} from "@plumbline/contract/fix-example-text";

import { CopyButton } from "#ui/copy-button.tsx";
import { Disclosure } from "#ui/disclosure.tsx";

import { Snippet } from "./snippet.tsx";

/** How a place can look once it is fixed, ready to be copied; for a header, in the words of each server. */
export function PlaceExample({ example }: { example: FixExample }) {
  const { text, servers = [], colors } = example;
  const name = isTriedFix(example) ? "Fix" : "Example";
  return (
    <div className="space-y-2">
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <p className="font-medium">{exampleHeading(example)}</p>
        <CopyButton text={text} label={`Copy ${name.toLowerCase()}`} />
      </div>
      {colors && <Colors {...colors} name={name} />}
      <Snippet text={text} />
      {needsFilling(example) && <p className="text-xs text-muted">{FILLING_WORDS}</p>}
      {servers.length > 0 && (
        <div className="divide-y divide-line border-y border-line">
          {servers.map(({ server, text: lines }) => (
            <Disclosure key={server} title={`For ${server}`} className="py-1">
              <div className="space-y-2 pt-1 pb-2">
                <Snippet text={lines} />
                <CopyButton text={lines} label={`Copy for ${server}`} />
              </div>
            </Disclosure>
          ))}
        </div>
      )}
    </div>
  );
}

type ColorPair = NonNullable<FixExample["colors"]>["before"];

function Colors({ before, after, name }: NonNullable<FixExample["colors"]> & { name: string }) {
  return (
    <dl className="grid grid-cols-2 gap-3 text-xs">
      <Swatch name="Now" pair={before} />
      <Swatch name={name} pair={after} />
    </dl>
  );
}

/** Lines in the one color on the other: real words in colors that fail would be a defect of this page. */
function Swatch({ name, pair: { text, background, ratio } }: { name: string; pair: ColorPair }) {
  return (
    <div>
      <dt className="font-medium">{name}</dt>
      <dd className="space-y-1">
        <span
          aria-hidden
          className="block space-y-1.5 rounded-md border border-line-strong p-3 forced-color-adjust-none"
          style={{ backgroundColor: background }}
        >
          {["w-full", "w-4/5", "w-3/5"].map((width) => (
            <span
              key={width}
              className={`block h-1.5 rounded-full ${width}`}
              style={{ backgroundColor: text }}
            />
          ))}
        </span>
        <span className="block wrap-anywhere">
          <code>{text}</code> on <code>{background}</code>: {ratio}:1
        </span>
      </dd>
    </div>
  );
}
