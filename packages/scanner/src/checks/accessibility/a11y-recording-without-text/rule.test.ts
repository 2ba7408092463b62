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
      what: "an interview with a musician, and a recording before another heading and another player",
      at: ["#one", "#two", "#three"],
      body: `<h2>Music</h2><p>Interview with the organ builder</p><p><audio id="one" controls src="/speech.wav"></audio></p><h2>Welcome</h2><p><audio id="two" controls src="/speech.wav"></audio></p><h2>Our bread</h2><p>${SENTENCE.repeat(3)}</p><h2>Greetings</h2><p><audio id="three" controls src="/speech.wav"></audio></p><p><a href="/contact">Contact us</a></p>`,
      routes: FILES,
    },
    {
      what: "a recording in a player that the page draws, in German",
      at: ["div.player > audio"],
      body: drawn("Abspielen"),
      routes: FILES,
    },
    {
      what: "a recording that a button right beside it plays",
      at: ["#speech"],
      body: '<button onclick="speech.play()">Listen to the speech</button><audio id="speech" src="/speech.wav"></audio>',
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
      what: "a silent film with a link to its text in Arabic",
      at: ["#film"],
      body: '<video id="film" controls src="/film.webm" width="300" height="200"></video><p><a href="/text">النص الكامل للمقطع</a></p>',
      routes: FILES,
    },
    {
      what: "a recording with a link to its text in Japanese",
      at: ["#sound"],
      body: '<h2>放送</h2><p><audio id="sound" controls src="/speech.wav"></audio></p><p><a href="/words">文字起こしを読む</a></p>',
      routes: FILES,
    },
    {
      what: "a recording with a short text that a part called a transcript opens",
      at: ["main > section > audio"],
      body: `<section><h2>Hear a hive</h2><audio controls src="/speech.wav"></audio><details><summary>Transcript</summary><p>A low hum, without voices.</p></details></section>`,
      routes: FILES,
    },
    {
      what: "a recording in a paragraph of its own, with its text in a part after it, before it, behind a link, and in German",
      at: ["#one", "#two", "#three", "#four"],
      body: `<h2>Welcome</h2><p><audio id="one" controls src="/speech.wav"></audio></p><details><summary>Transcript of the greeting</summary><p>Good day.</p></details><h2>Hours</h2><details><summary>What is said</summary><p>We open at nine.</p></details><p><audio id="two" controls src="/speech.wav"></audio></p><h2>Offer</h2><div><audio id="three" controls src="/speech.wav"></audio></div><p><a href="/rede">Im Wortlaut</a></p><h2>Rede</h2><p><audio id="four" controls src="/speech.wav"></audio></p><details><summary>Mehr</summary><p>${SENTENCE.repeat(2)}</p></details>`,
      routes: FILES,
    },
    {
      what: "recordings of music and sounds, called so beside them, by their own names and their files, in several languages",
      at: ["div.player > audio", "#two", "#three", "#four"],
      body: `<div><h2>Listen</h2><p>Sonata in C, second movement</p>${drawn("Play").replace("speech", "one")}</div><h2>Hören</h2><p><audio id="two" controls src="/one.wav" aria-label="Klangbeispiel: Orgel"></audio></p><h2>La nuit</h2><figure><audio id="three" controls src="/one.wav"></audio><figcaption>Les cloches au matin</figcaption></figure><h2>Files</h2><p><audio id="four" controls src="/bird-song_white-noise.wav"></audio></p>`,
      routes: {
        ...FILES,
        "/one.wav": FILES["/speech.wav"],
        "/bird-song_white-noise.wav": FILES["/speech.wav"],
      },
    },
    {
      what: "a silent film in a frame of its own, with a text after it that speaks of it",
      at: ["#film"],
      body: `<div><video id="film" controls src="/film.webm" width="300" height="200"></video></div><p>The film shows how it is done. ${SENTENCE.repeat(2)}</p>`,
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
    {
      what: "the sound of a game that a button starts, and one of several beside a button to listen",
      body: '<button>Play</button><audio src="/speech.wav"></audio><p>Guess the bread</p><audio src="/speech.wav"></audio><button>Listen</button>',
      routes: FILES,
    },
  ],
});
