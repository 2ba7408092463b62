import { PLUMBLINE } from "#evidence/engine-names.ts";

import type { ActExamples } from "./act-examples.testing.ts";

/** A recording as a file of its own: 8 bits, one channel, as loud as told at each sample. */
function recording(seconds: number, loudness: (second: number) => number): string {
  const rate = 4000;
  const samples = Buffer.alloc(seconds * rate);
  for (let index = 0; index < samples.length; index += 1) {
    samples[index] = 128 + Math.round(100 * loudness(index / rate) * Math.sin(index / 3));
  }
  const head = Buffer.from("RIFF....WAVEfmt ....................data....", "latin1");
  head.writeUInt32LE(36 + samples.length, 4);
  const fields = [
    [16, 16],
    [24, rate],
    [28, rate],
    [40, samples.length],
  ] as const;
  const whole = Buffer.concat([head, samples]);
  for (const [offset, value] of fields) whole.writeUInt32LE(value, offset);
  for (const [offset, value] of [
    [20, 1],
    [22, 1],
    [32, 1],
    [34, 8],
  ] as const)
    whole.writeUInt16LE(value, offset);
  return `data:audio/wav;base64,${whole.toString("base64")}`;
}

const SPEECH = recording(5, () => 1);
const SILENCE = recording(5, () => 0);
const SIGNAL = recording(5, (second) => (second < 1 ? 1 : 0));
const SCRIPT =
  "What is said: our bread is baked every morning with flour from the mill next door, by three bakers who rise at two, and it is sold at the quay from six.";

/** Sound and film. */
export const MEDIA_EXAMPLES: readonly ActExamples[] = [
  {
    rule: "80f0bf",
    asks: "Audio or video element avoids automatically playing audio",
    criterion: "1.4.2",
    by: [PLUMBLINE],
    failed: [
      `<audio autoplay src="${SPEECH}"></audio>`,
      `<audio autoplay loop src="${SIGNAL}"></audio>`,
      `<video autoplay src="${SPEECH}"></video>`,
    ],
    clean: [
      `<audio autoplay controls src="${SPEECH}"></audio>`,
      `<audio autoplay muted src="${SPEECH}"></audio>`,
      `<audio autoplay src="${SIGNAL}"></audio>`,
      `<audio autoplay src="${SPEECH}#t=1,3"></audio>`,
      `<audio autoplay src="${SILENCE}"></audio>`,
      `<audio src="${SPEECH}"></audio>`,
      `<audio id="a" autoplay src="${SPEECH}"></audio><button onclick="a.pause()">Stop the sound</button>`,
    ],
  },
  {
    rule: "e7aa44",
    asks: "Audio element content has text alternative",
    criterion: "1.2.1",
    by: [PLUMBLINE],
    failed: [
      `<audio controls src="${SPEECH}"></audio>`,
      `<div><audio controls src="${SPEECH}"></audio><p style="display:none">${SCRIPT}</p></div>`,
      `<section><audio controls src="${SPEECH}"></audio><p aria-hidden="true">${SCRIPT}</p></section>`,
    ],
    clean: [
      `<section><audio controls src="${SPEECH}"></audio><p>${SCRIPT}</p></section>`,
      `<audio controls src="${SPEECH}"></audio><a href="/t">Transcript</a>`,
      `<audio controls src="${SILENCE}"></audio>`,
      `<audio src="${SPEECH}"></audio>`,
    ],
  },
  {
    rule: "c3232f",
    asks: "Video element visual-only content has accessible alternative",
    criterion: "1.2.1",
    by: [PLUMBLINE],
    failed: [
      `<video controls src="${SILENCE}" width="200" height="100"></video>`,
      `<section><p>${SCRIPT}</p><video controls src="${SILENCE}" width="200" height="100"></video></section>`,
    ],
    review: [
      `<video controls src="${SILENCE}" width="200" height="100"></video><ul><li><a href="/t">Descrizione testuale del filmato</a></li></ul>`,
      `<section><p>This film shows how we bake. ${SCRIPT}</p><video controls src="${SILENCE}" width="200" height="100"></video></section>`,
      `<section><p>${SCRIPT}</p><video controls src="${SILENCE}" width="200" height="100"></video></section><a href="/t">Transcript</a>`,
      `<video controls src="${SILENCE}" width="200" height="100"></video><audio controls src="${SPEECH}"></audio><p>${SCRIPT} Listen to what is shown.</p>`,
    ],
    clean: [`<video autoplay muted loop src="${SILENCE}" width="200" height="100"></video>`],
  },
  {
    rule: "1a02b0",
    asks: "Audio and visuals of video element have transcript",
    criterion: "1.3.1",
    by: [PLUMBLINE],
    failed: [
      `<section><video controls src="${SPEECH}" width="200" height="100"></video><p aria-hidden="true">${SCRIPT}</p></section>`,
    ],
    clean: [
      `<section><video controls src="${SPEECH}" width="200" height="100"></video><p>${SCRIPT}</p></section>`,
      `<section><video controls src="${SPEECH}" width="200" height="100"></video><p aria-hidden="true">${SCRIPT}</p><div>${SCRIPT}</div></section>`,
    ],
  },
];
