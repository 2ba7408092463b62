import { ruleOutcomes } from "#checks/accessibility/rule-outcomes.testing.ts";
import { answeringWith, webmFile } from "#gather/views/media.testing.ts";

import { a11yVideoCaption } from "./rule.ts";

/** Seconds after which it still runs, whenever a slow machine looks. */
const LASTING = 300;
const FILES = {
  "/film.webm": answeringWith("video/webm", webmFile(LASTING)),
  "/words.vtt": answeringWith("text/vtt", Buffer.from("WEBVTT\n\n00:00.000 --> 00:02.000\nBread")),
};

ruleOutcomes(a11yVideoCaption, {
  passed: [
    {
      what: "a silent film",
      body: '<video id="film" controls src="/film.webm" width="300" height="200"></video>',
      routes: FILES,
    },
    {
      what: "a film with captions",
      body: '<video id="film" controls src="/never.mp4" width="300" height="200"><track kind="captions" src="/words.vtt"></video>',
      routes: FILES,
    },
  ],
  review: {
    what: "a film that may have sound",
    at: ["#film"],
    body: '<video id="film" controls src="/never.mp4" width="300" height="200"></video>',
    routes: FILES,
  },
  notApplicable: "<p>Bread</p>",
});
