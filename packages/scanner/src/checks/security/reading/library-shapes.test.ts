import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";

import { build } from "esbuild";
import { describe, expect, it } from "vitest";

import { librariesByShape } from "./library-shapes.ts";
import { librariesInScript } from "./vulnerable-libraries.ts";

const require = createRequire(import.meta.url);
const NAMES = ["axios", "jquery", "lodash", "moment", "underscore", "vue"];
/** Other generations of the same libraries, by the name they are installed under here. */
const GENERATIONS = [
  ["lodash", "lodash2"],
  ["lodash", "lodash3"],
  ["underscore", "underscore1"],
  ["vue", "vue24"],
  ["vue", "vue3"],
] as const;

/** Libraries in one file as sites publish it: minified, names shortened, no comment left. */
async function bundleOf(names: readonly string[]): Promise<string> {
  const imports = names.map((name, at) => `import * as l${at} from "${name}";`).join("\n");
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

  it.each(GENERATIONS)("are recognized in another generation: %s as %s", async (key, name) => {
    const seen = librariesByShape(await bundleOf([name]));
    expect(seen).toEqual([{ key, version: installed(name) }]);
  });

  it("are recognized in the file that axios itself publishes, whose modules have numbers", () => {
    const code = readFileSync(require.resolve("axios/dist/axios.min.js"), "utf8");
    expect(librariesByShape(code)).toEqual([{ key: "axios", version: installed("axios") }]);
    const another = `${code};function(e){e.exports={version:"1.0.0"}}`;
    expect(librariesByShape(another)).toEqual([]);
  });

  it("are told as old as the last release without a version, or older, where they name none", () => {
    const code = (more: string) =>
      `(function(e){var r=e;r.Cancel=t(1),r.CancelToken=t(2),r.isCancel=t(3),r.all=function(n){return Promise.all(n)}${more}})(x)`;
    expect(librariesByShape(code(""))).toEqual([{ key: "axios", version: "0.21.1", isOrOlder: true }]);
    expect(librariesByShape(code(';warn("[Axios v"+v+"]")'))).toEqual([]);
    expect(librariesByShape("r.CancelToken=t(2),r.isCancel=t(3),r.VERSION=v,r.all=f")).toEqual([]);
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
    [
      "a small library that puts itself under the same name",
      'var s={_wrapped:1};(function(r){r.x=s,s.VERSION="1.8.3"})(this)',
    ],
    [
      "an app that tells its own version",
      'var a={__v_isVNode:1,_context:c,version:"2.0.0",mount(){}};a.curryRight=1;a.VERSION="1.0.0"',
    ],
    ["code that asks for a version", 'if(window.jQuery&&jQuery.fn.jquery==="3.4.1"){var x={jquery:"yes"}}'],
  ])("are not seen in %s", (_what, text) => {
    expect(librariesByShape(text)).toEqual([]);
  });
});
