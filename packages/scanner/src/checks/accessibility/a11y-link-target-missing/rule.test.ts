import { ruleOutcomes } from "#checks/accessibility/rule-outcomes.testing.ts";

import { a11yLinkTargetMissing } from "./rule.ts";

ruleOutcomes(a11yLinkTargetMissing, {
  passed: [
    '<p><a href="#rye">Rye</a></p><h2 id="rye">Rye</h2>',
    '<p><a href="#rye">Rye</a></p><p><a name="rye"></a>Rye</p>',
    '<p><a href="#br%C3%B6tchen">Rolls</a></p><h2 id="brötchen">Rolls</h2>',
  ],
  advice: [
    {
      what: "a link that speaks of going somewhere, behind others",
      body: '<p><a href="/a">A</a> <a href="/b">B</a> <a href="/c">C</a> <a href="/d">D</a> <a href="/e">E</a> <a href="/f">F</a></p><p lang="es"><a id="it" href="#contacto">Ir a contacto</a></p>',
      at: ["#it"],
    },
    { body: '<p><a id="it" href="#autumn">Autumn</a></p>', at: ["#it"] },
    { body: '<p><a id="it" href="#Rye">Rye</a></p><h2 id="rye">Rye</h2>', at: ["#it"] },
  ],
  notApplicable: [
    '<p><a href="#/courses">Courses</a> <a href="#top">Start</a></p>',
    '<p><a href="#autumn" data-toggle="tab">Autumn</a></p>',
    '<p><a href="#autumn" role="tab">Autumn</a></p>',
    '<p><a href="/autumn">Autumn</a></p>',
  ],
});
