import { ruleOutcomes } from "#checks/accessibility/rule-outcomes.testing.ts";
import { answeringWith, wavFile } from "#gather/views/media.testing.ts";

import { a11yNoAutoplayAudio } from "./rule.ts";

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
  "/signal.wav": answeringWith(
    "audio/wav",
    wavFile(1, () => 1),
  ),
};

ruleOutcomes(a11yNoAutoplayAudio, {
  passed: [
    {
      what: "a player with controls that starts by itself",
      body: '<audio autoplay controls src="/speech.wav"></audio>',
      routes: FILES,
    },
    {
      what: "players that controls of the page silence: one that pauses, mutes, switches or turns down",
      body: `<div><audio id="a" autoplay src="/speech.wav"></audio><button onclick="a.paused ? a.play() : a.pause()">Play</button></div>
        <div><video id="b" autoplay src="/speech.wav"></video><button onclick="b.muted = !b.muted"><img src="/off.png" alt="Ton aus"></button></div>
        <label><input type="checkbox" checked onchange="c.muted = !this.checked"> Music</label><audio id="c" autoplay src="/speech.wav"></audio>
        <label>Volume <input type="range" oninput="d.volume = this.value / 100"></label><audio id="d" src="/speech.wav"></audio><script>d.play()</script>`,
      routes: FILES,
    },
    { what: "sound that ends at once", body: '<audio autoplay src="/signal.wav"></audio>', routes: FILES },
    {
      what: "a silent recording that a script starts",
      body: '<audio id="player" loop src="/silence.wav"></audio><script>document.querySelector("#player").play()</script>',
      routes: FILES,
    },
  ],
  failed: [
    {
      what: "a player that starts by itself",
      at: ["#player"],
      body: '<audio id="player" autoplay src="/speech.wav"></audio>',
      routes: FILES,
    },
    {
      what: "a player whose only controls nobody sees, and ones that send a form or lead elsewhere",
      at: ["#player"],
      body: '<audio id="player" autoplay src="/speech.wav"></audio><div hidden><button onclick="player.pause()">Stop the sound</button></div><div style="visibility:hidden"><button onclick="player.pause()">Mute</button></div><button style="position:absolute;left:-4000px" onclick="player.pause()">Pause</button><form action="/order"><button>Order</button></form>',
      routes: FILES,
    },
    {
      what: "a player that a script starts",
      at: ["#player"],
      body: '<audio id="player" src="/speech.wav"></audio><script>document.querySelector("#player").play()</script>',
      routes: FILES,
    },
  ],
  review: [
    {
      what: "a player beside a button that says it stops it, and does not",
      at: ["#player"],
      body: '<audio id="player" autoplay src="/speech.wav"></audio><button onclick="this.textContent = `Stopped`">Stop the sound</button>',
      routes: FILES,
    },
    {
      what: "a player with controls that a script starts",
      at: ["#player"],
      body: '<audio id="player" controls src="/speech.wav"></audio><script>document.querySelector("#player").play()</script>',
      routes: FILES,
    },
    {
      what: "a player that a script starts beside a button to stop it",
      at: ["#player"],
      body: '<audio id="player" src="/speech.wav"></audio><script>document.querySelector("#player").play()</script><button>Stop the sound</button>',
      routes: FILES,
    },
    {
      what: "a framed player that is told to start",
      body: '<iframe id="frame" title="How we bake" src="/youtube.com/embed/bread?autoplay=1" width="300" height="200"></iframe>',
      at: ["#frame"],
    },
  ],
  notApplicable: [
    "<p>Bread</p>",
    {
      what: "a recording that waits for a click",
      body: '<audio controls src="/speech.wav"></audio>',
      routes: FILES,
    },
    {
      what: "a muted one that a script starts",
      body: '<audio id="player" muted src="/speech.wav"></audio><script>document.querySelector("#player").play()</script>',
      routes: FILES,
    },
    {
      what: "a framed player that starts without sound",
      body: '<iframe id="frame" title="How we bake" src="/youtube.com/embed/bread?autoplay=1&mute=1" width="300" height="200"></iframe>',
    },
  ],
});
