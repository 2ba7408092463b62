import { ruleOutcomes } from "#checks/accessibility/rule-outcomes.testing.ts";

import { a11yGeneratedText } from "./rule.ts";

ruleOutcomes(a11yGeneratedText, {
  passed: [
    {
      what: "a remark on links",
      style: '#it::after{content:" (new window)"}',
      body: '<p><a id="it" href="/rye">Rye</a></p>',
    },
  ],
  review: [
    {
      what: "one word that says how to take what follows, in Polish and Spanish",
      style:
        '#it::before{content:"Ostrzeżenie! "} #other::before{content:"Atención: "} #new::after{content:"Nowy"}',
      body: '<p id="it">Nie usuwaj katalogu.</p><p id="other">Apague el horno.</p><p id="new">Chleb</p>',
      at: ["#it", "#other"],
    },
    {
      style: '#it::before{content:"Closed today because of the storm"}',
      body: '<p id="it"></p>',
      at: ["#it"],
    },
    {
      what: "inside a media query",
      style: '@media (min-width:1px){p:after{content:"from three euros"}}',
      body: '<p id="it">Rye bread</p>',
      at: ["#it"],
    },
  ],
  notApplicable: [
    { style: '#it::before{content:"\\2605"}', body: '<p id="it">Rye bread</p>' },
    { style: 'p::before{content:"Rye" attr(title)}', body: "<p>Rye bread</p>" },
    { style: '#it::before{content:"a small star" / ""}', body: '<p id="it">Rye bread</p>' },
    { style: '.gone::before{content:"Closed today"}', body: '<p class="gone" hidden>Rye bread</p>' },
  ],
});
