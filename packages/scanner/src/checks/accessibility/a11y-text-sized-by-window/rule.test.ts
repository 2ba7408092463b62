import { ruleOutcomes } from "#checks/accessibility/rule-outcomes.testing.ts";

import { a11yTextSizedByWindow } from "./rule.ts";

ruleOutcomes(a11yTextSizedByWindow, {
  neverPasses: true,
  failed: [
    {
      what: "a size of its own attribute",
      body: '<p style="font-size:1.8vw" id="bread">We bake rye.</p>',
      at: ["#bread"],
    },
    {
      what: "a share of the width",
      style: ".bread { font-size: 1.5vw }",
      body: '<p class="bread" id="bread">We bake rye.</p>',
      at: ["#bread"],
    },
    {
      what: "a share that is inherited",
      style: "section { font-size: 2vh }",
      body: "<section><p>We bake <b>rye</b>.</p></section>",
      at: ["main > section > p"],
    },
  ],
  review: [
    {
      what: "large letters",
      style: ".sale { font-size: 8vw }",
      body: '<p class="sale" id="sale">Sale</p>',
      at: ["#sale"],
    },
    {
      what: "another size in narrow windows",
      style: ".bread { font-size: 1.5vw } @media (max-width: 700px) { .bread { font-size: 1.2rem } }",
      body: '<p class="bread" id="bread">We bake rye.</p>',
      at: ["#bread"],
    },
  ],
  notApplicable: [
    {
      what: "a size with a part that grows",
      style: "main p { font-size: clamp(1rem, 0.8rem + 0.5vw, 1.5rem) }",
      body: "<p>We bake rye.</p>",
    },
    {
      what: "a share that another rule overrides",
      style: ".bread { font-size: 1.5vw } p.bread { font-size: 1rem }",
      body: '<p class="bread" id="bread">We bake rye.</p>',
    },
    {
      what: "a share where no text is",
      style: "section { font-size: 2vw } section p { font-size: 1rem }",
      body: "<section><p>We bake rye.</p></section>",
    },
  ],
});
