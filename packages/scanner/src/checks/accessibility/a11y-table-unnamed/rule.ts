import { OUTLINE } from "#checks/accessibility/families/outline.ts";
import { examine, rule } from "#checks/accessibility/rule.ts";
import { probeBeside } from "#gather/examining/page-probe.ts";

const DATA_TABLES = probeBeside(import.meta.url, () => import("./probe.ts"), { shape: 1 });

export const a11yTableUnnamed = rule({
  id: "a11y-table-unnamed",
  severity: "info",
  criteria: [],
  defect: "Table without a caption",
  title: "Tables have a caption, or a heading above them",
  ...OUTLINE,
  fixSteps: ["Say what the table shows in a <caption> as its first element."],
  effort: "S",
  likelyOwner: "editor",
  advisedBy: {
    title: "Using caption elements to associate data table captions with data tables",
    url: "https://www.w3.org/WAI/WCAG22/Techniques/html/H39",
  },
  examines: [
    examine(DATA_TABLES, (tables) => ({
      applies: tables.length > 0,
      defects: tables
        .filter(({ name, caption, isHeaded }) => name === "" && caption === "" && !isHeaded)
        .map(({ element }) => ({ message: "Nothing says what this table is about", element })),
    })),
  ],
});
