import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";

import { build } from "esbuild";
import { describe, expect, it } from "vitest";

import { librariesByShape } from "./library-shapes.ts";
import { librariesInScript } from "./vulnerable-libraries.ts";

const require = createRequire(import.meta.url);
const NAMES = ["axios", "jquery", "lodash", "moment", "underscore", "vue"];

/** Libraries in one file as sites publish it: minified, names shortened, no comment left. */
async function bundleOf(names: readonly string[]): Promise<string> {
  const imports = names.map((name, at) => `import l${at} from "${name}";`).join("\n");
  const use = `window.used = [${names.map((_, at) => `l${at}`).join(",")}];`;
  const { outputFiles } = await build({
    stdin: { contents: `${imports}\n${use}`, resolveDir: fileURLToPath(new URL(".", import.meta.url)) },
    bundle: true,
    minify: true,
    legalComments: "none",
    platform: "browser",
    format: "iife",
    write: false,
  });
  return outputFiles[0]?.text ?? "";
}

function installed(name: string): string {
  const { version }: { version: string } = require(`${name}/package.json`);
  return version;
}

describe("libraries in minified bundles without comments", () => {
  it.each(NAMES)("are recognized: %s", async (name) => {
    const seen = librariesInScript(await bundleOf([name]));
    expect(seen.map(({ key, version }) => [key, version])).toEqual([[name, installed(name)]]);
  });

  it("are told apart in one file that holds all of them", async () => {
    const seen = librariesInScript(await bundleOf(NAMES));
    const told = seen.map(({ key, version }) => `${key} ${version}`).toSorted();
    expect(told).toEqual(NAMES.map((name) => `${name} ${installed(name)}`));
  });

  it.each([
    [
      "a plug-in that only uses jQuery",
      '(function(e){e.fn.slider=function(){return this};e.fn.slider.version="1.2.3"})(jQuery)',
    ],
    ["a library with a version of its own", 'var t="4.17.15";n.VERSION=t,n.isAxiosError=1,n._wrapped=2'],
    ["code that asks for a version", 'if(window.jQuery&&jQuery.fn.jquery==="3.4.1"){var x={jquery:"yes"}}'],
  ])("are not seen in %s", (_what, text) => {
    expect(librariesByShape(text)).toEqual([]);
  });
});
