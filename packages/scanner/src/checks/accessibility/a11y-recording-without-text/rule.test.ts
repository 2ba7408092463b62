import { ruleOutcomes } from "#checks/accessibility/rule-outcomes.testing.ts";
import { SENTENCE } from "#checks/accessibility/sample-texts.testing.ts";
import { answeringWith, wavFile, webmFile } from "#gather/views/media.testing.ts";

import { a11yRecordingWithoutText } from "./rule.ts";

/** Seconds after which it still runs, whenever a slow machine looks. */
const LASTING = 300;
const FILES = {
  "/speech.wav": answeringWith(
    "audio/wav",
    wavFile(LASTING, () => 1),
  ),
  "/silence.wav": answeringWith(
    "audio/wav",
    wavFile(LASTING, () => 0),
  ),
  "/film.webm": answeringWith("video/webm", webmFile(LASTING)),
};

/** A player that the page draws, for a recording that is out of sight. */
const drawn = (button: string, beside = ""): string =>
  `<div class="box"><div class="player"><button aria-label="${button}">▶</button> <span>Zurück zum Anfang, Lautstärke, Geschwindigkeit, Einstellungen, Untertitel, Herunterladen, Teilen, Hilfe, 0:00 von 5:00</span><audio src="/speech.wav"></audio></div>${beside}</div>`;

ruleOutcomes(a11yRecordingWithoutText, {
  passed: [
    { what: "a silent recording", body: '<audio controls src="/silence.wav"></audio>', routes: FILES },
    {
      what: "a silent recording far from slides that are hidden until their turn",
      body: `<audio controls src="/silence.wav"></audio><h2>Services</h2><p>This week.</p><h2>News</h2><div class="slides"><div aria-hidden="true">${SENTENCE}</div></div>`,
      routes: FILES,
    },
  ],
  failed: [
    {
      what: "a recording without a text",
      at: ["main > audio"],
      body: '<audio controls src="/speech.wav"></audio>',
      routes: FILES,
    },
    {
      what: "a recording beside a part that is called something else",
      at: ["main > section > audio"],
      body: `<section><h2>Hear a hive</h2><audio controls src="/speech.wav"></audio><details><summary>How we record</summary><p>With two microphones.</p></details></section>`,
      routes: FILES,
    },
    {
      what: "a recording in a player that the page draws, in German",
      at: ["div.player > audio"],
      body: drawn("Abspielen"),
      routes: FILES,
    },
    {
      what: "a silent film without a text",
      at: ["#film"],
      body: '<video id="film" controls src="/film.webm" width="300" height="200"></video>',
      routes: FILES,
    },
    {
      what: "a text that is hidden from screen readers",
      at: ["#film", "#told"],
      body: `<video id="film" controls src="/film.webm" width="300" height="200"></video><p id="told" aria-hidden="true">${SENTENCE}</p>`,
      routes: FILES,
    },
  ],
  review: [
    {
      what: "a recording with a short text that a part called a transcript opens",
      at: ["main > section > audio"],
      body: `<section><h2>Hear a hive</h2><audio controls src="/speech.wav"></audio><details><summary>Transcript</summary><p>A low hum, without voices.</p></details></section>`,
      routes: FILES,
    },
    {
      what: "a recording with a text beside it",
      at: ["main > div > audio"],
      body: `<div><audio controls src="/speech.wav"></audio><p>${SENTENCE.repeat(2)}</p></div>`,
      routes: FILES,
    },
    {
      what: "a recording in a player that the page draws, with a text beside it",
      at: ["div.player > audio"],
      body: drawn("Play", `<p>${SENTENCE.repeat(2)}</p>`),
      routes: FILES,
    },
    {
      what: "a silent film with a text that speaks of it",
      at: ["#film"],
      body: `<div><video id="film" controls src="/film.webm" width="300" height="200"></video><p>The film shows how it is done. ${SENTENCE.repeat(2)}</p></div>`,
      routes: FILES,
    },
  ],
  notApplicable: [
    "<p>Bread</p>",
    {
      what: "sounds of buttons that do other things",
      body: drawn("Teilen"),
      routes: FILES,
    },
  ],
});
