import { ruleOutcomes } from "#checks/accessibility/rule-outcomes.testing.ts";

import { a11yRecordingLinked } from "./rule.ts";

ruleOutcomes(a11yRecordingLinked, {
  passed: [
    '<p><a href="/talk.mp3">Listen to the talk</a> or read the <a href="/talk">transcript</a></p>',
    '<p><a href="/talk.mp3">Listen to the talk</a></p><p><a href="/talk">Transcript of the talk</a></p>',
    '<p><a href="/rye.mp3">Our song about rye</a></p>',
  ],
  review: [
    { body: '<p><a id="it" href="/talk.mp3">Listen to the talk</a></p>', at: ["#it"] },
    { body: '<p><a id="it" href="/films/oven.mp4?hd=1">See the oven</a></p>', at: ["#it"] },
  ],
  notApplicable: ['<p><a href="/talk">Listen to the talk</a></p>', "<p>We bake.</p>"],
});
