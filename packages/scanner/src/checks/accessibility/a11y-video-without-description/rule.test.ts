import { ruleOutcomes } from "#checks/accessibility/rule-outcomes.testing.ts";
import { answeringWith } from "#gather/views/media.testing.ts";

import { a11yVideoWithoutDescription } from "./rule.ts";

const FILES = {
  "/words.vtt": answeringWith("text/vtt", Buffer.from("WEBVTT\n\n00:00.000 --> 00:02.000\nBread")),
};

ruleOutcomes(a11yVideoWithoutDescription, {
  passed: {
    what: "a film with a description track",
    body: '<video id="film" controls src="/never.mp4" width="300" height="200"><track kind="descriptions" src="/words.vtt"></video>',
    routes: FILES,
  },
  review: {
    what: "a film without one",
    at: ["#film"],
    body: '<video id="film" controls src="/never.mp4" width="300" height="200"></video>',
    routes: FILES,
  },
  notApplicable: "<p>Bread</p>",
});
