import { ruleOutcomes } from "#checks/accessibility/rule-outcomes.testing.ts";
import { AXE } from "#evidence/engine-names.ts";

import { a11yTargetSize } from "./rule.ts";

const icons = (style: string): string =>
  `<p>${["Rye", "Oat"].map((name) => `<a href="/${name}" aria-label="${name}" style="display:inline-block;width:16px;overflow:hidden;${style}"><svg width="16" height="18" aria-hidden="true"><circle cx="8" cy="8" r="8"/></svg></a>`).join("")}</p>`;

ruleOutcomes(a11yTargetSize, {
  passed: [
    { what: "such icons with room around them", body: icons("margin:8px;height:14px;line-height:14px") },
    { what: "such icons with padding", body: icons("padding:6px;height:14px;line-height:14px") },
    '<button style="width:30px;height:30px;padding:0;border:0" aria-label="Rye"></button><button style="width:30px;height:30px;padding:0;border:0;margin-left:0px" aria-label="Oat"></button>',
    {
      what: "small checkboxes whose size is the browser's own",
      body: '<style>input { margin: 0;  }</style><div style="line-height: 13px"><input type="checkbox" aria-label="Rye"><br><input type="checkbox" aria-label="Oat"></div>',
    },
  ],
  failed: [
    {
      what: "icons in small boxes that they stick out of",
      body: icons("margin:1px;height:14px;line-height:14px"),
      at: ["main > p > a:nth-of-type(1)", "main > p > a:nth-of-type(2)"],
    },
    '<button style="width:10px;height:10px;padding:0;border:0" aria-label="Rye"></button><button style="width:10px;height:10px;padding:0;border:0;margin-left:2px" aria-label="Oat"></button>',
    {
      what: "small checkboxes of the page's own making",
      body: '<style>input { margin: 0; appearance: none; width: 13px; height: 13px; border: 1px solid }</style><div style="line-height: 13px"><input type="checkbox" aria-label="Rye"><br><input type="checkbox" aria-label="Oat"></div>',
      by: AXE,
    },
  ],
  notApplicable: [
    "<p>Bread</p>",
    {
      what: "small icons in a sentence, on a map and for one address",
      body: `<p>Bread <a href="/rye" aria-label="Rye"><svg width="10" height="10"></svg></a><a href="/oat" aria-label="Oat"><svg width="10" height="10"></svg></a> here</p>`,
    },
  ],
});
