import { beforeAll, describe, expect, it } from "vitest";

import { wavFile, webmFile } from "#gather/views/media.testing.ts";
import { brief, LONG, ViewsOfPages, type Given } from "#gather/views/views-of-pages.testing.ts";

const views = new ViewsOfPages();

/** Seconds after which it still runs, whenever a slow machine looks. */
const LASTING = 300;

beforeAll(() => {
  const files = {
    "/speech.wav": ["audio/wav", wavFile(LASTING, () => 1)],
    "/silence.wav": ["audio/wav", wavFile(LASTING, () => 0)],
    "/signal.wav": ["audio/wav", wavFile(1, () => 1)],
    "/film.webm": ["video/webm", webmFile(LASTING)],
    "/scene.webm": ["video/webm", webmFile(2)],
  } as const;
  for (const [path, [type, bytes]] of Object.entries(files)) {
    views.site.routes[path] = (_request, response) => {
      response.writeHead(200, { "content-type": type, "content-length": bytes.length }).end(bytes);
    };
  }
});

/** A player without markup of its own that a script starts, once it is loaded. */
function startedByScript(markup: string): string {
  return `${markup}<script>document.querySelector("#player").play()</script>`;
}

async function told(given: Given): Promise<string[][]> {
  return (await views.findings(given)).map(brief);
}

describe("sound that starts with the page", () => {
  const player = (attributes: string) => startedByScript(`<audio id="player" ${attributes}></audio>`);
  const frame = (query: string) =>
    `<iframe id="frame" title="How we bake" src="/youtube.com/embed/bread?${query}" width="300" height="200"></iframe>`;

  it.each<[string, string, string[][]]>([
    [
      "is found where a script starts it",
      player('src="/speech.wav"'),
      [["sound-starts-by-itself", "failed", "#player"]],
    ],
    [
      "is for a person to judge where the player has controls",
      player('controls src="/speech.wav"'),
      [["sound-starts-by-itself", "review", "#player"]],
    ],
    [
      "is for a person to judge where the page has a button to stop it",
      `${player('src="/speech.wav"')}<button>Stop the sound</button>`,
      [["sound-starts-by-itself", "review", "#player"]],
    ],
    [
      "is for a person to judge where a framed player is told to start",
      frame("autoplay=1"),
      [["sound-starts-by-itself", "review", "#frame"]],
    ],
    ["is accepted where it is muted", player('muted src="/speech.wav"'), []],
    ["is accepted where it ends at once", player('src="/signal.wav"'), []],
    ["is none where the recording is silent", player('loop src="/silence.wav"'), []],
    ["is none where a framed player starts without sound", frame("autoplay=1&mute=1"), []],
    ["is none where a recording waits for a click", '<audio controls src="/speech.wav"></audio>', []],
    ["is none on a page without players", "<p>Bread and rolls</p>", []],
  ])(
    "%s",
    async (_what, body, expected) => {
      expect(await told({ body })).toEqual(expected);
    },
    LONG,
  );
});

describe("a film that starts with the page", () => {
  const film = (attributes: string) =>
    `<video id="film" muted ${attributes} width="300" height="200"></video>`;

  it.each<[string, string, string[][]]>([
    [
      "is found where nothing pauses it",
      film('autoplay src="/film.webm"'),
      [["moving-content", "failed", "#film"]],
    ],
    [
      "is found where a short one goes round",
      film('autoplay loop src="/scene.webm"'),
      [["moving-content", "failed", "#film"]],
    ],
    [
      "is for a person to judge where it rests for those who want less motion",
      `${film('autoplay loop src="/scene.webm"')}<script>matchMedia("(prefers-reduced-motion: reduce)").onchange =
        () => document.querySelector("#film").pause()</script>`,
      [["moving-content", "review", "#film"]],
    ],
    [
      "is for a person to judge where a pause button stands elsewhere",
      `<section>${film('autoplay loop src="/scene.webm"')}</section><footer><section><button>Pause</button></section></footer>`,
      [["moving-content", "review", "#film"]],
    ],
    ["is accepted where it has controls", film('autoplay loop controls src="/scene.webm"'), []],
    [
      "is accepted with a pause button",
      `<section>${film('autoplay loop src="/scene.webm"')}<button>Pause</button></section>`,
      [],
    ],
    ["is accepted where it ends within five seconds", film('autoplay src="/scene.webm"'), []],
    ["is none where it waits for a click", film('controls src="/film.webm"'), []],
    ["is none where it cannot be seen", film('autoplay loop style="display:none" src="/scene.webm"'), []],
  ])(
    "%s",
    async (_what, body, expected) => {
      expect(await told({ body })).toEqual(expected);
    },
    LONG,
  );
});
