import { z } from "zod";

import type { PageEvidence } from "#evidence/page.ts";
import type { PageTab } from "#gather/page/page-tab.ts";

/** Where libraries keep their version in the page's own world, by the name they have in package registries. */
const VERSIONS: Record<string, readonly string[]> = {
  angularjs: ["angular.version.full"],
  axios: ["axios.VERSION"],
  backbone: ["Backbone.VERSION"],
  bootstrap: ["bootstrap.Tooltip.VERSION", "jQuery.fn.tooltip.Constructor.VERSION"],
  "chart.js": ["Chart.version"],
  ckeditor4: ["CKEDITOR.version"],
  datatables: ["jQuery.fn.dataTable.version"],
  dompurify: ["DOMPurify.version"],
  ember: ["Ember.VERSION"],
  gsap: ["gsap.version"],
  handlebars: ["Handlebars.VERSION"],
  highcharts: ["Highcharts.version"],
  "highlight.js": ["hljs.versionString"],
  jquery: ["jQuery.fn.jquery"],
  "jquery-mobile": ["jQuery.mobile.version"],
  "jquery-ui": ["jQuery.ui.version"],
  knockout: ["ko.version"],
  moment: ["moment.version"],
  mootools: ["MooTools.version"],
  mustache: ["Mustache.version"],
  next: ["next.version"],
  pdfjs: ["pdfjsLib.version"],
  plupload: ["plupload.VERSION"],
  prettyphoto: ["jQuery.prettyPhoto.version"],
  prototypejs: ["Prototype.Version"],
  react: ["React.version"],
  requirejs: ["requirejs.version"],
  "video.js": ["videojs.VERSION"],
  vue: ["Vue.version"],
  xlsx: ["XLSX.version"],
};
/** Lodash and Underscore answer to the same name; Lodash alone has this function. */
const UNDERSCORE = '"isPlainObject" in _ ? "lodash" : "underscore"';

/** Plain loops alone: old libraries replace the methods of arrays. A page may throw when it is read. */
const EXPRESSION = `(() => {
  const found = [];
  const add = (name, version) => {
    if (typeof version === "string") found[found.length] = { name, version };
  };
  const known = ${JSON.stringify(VERSIONS)};
  for (const name in known) {
    for (let at = 0; at < known[name].length; at += 1) {
      try {
        let value = globalThis;
        const keys = known[name][at].split(".");
        for (let step = 0; step < keys.length; step += 1) value = value[keys[step]];
        add(name, value);
      } catch {}
    }
  }
  try {
    add(${UNDERSCORE}, _.VERSION);
  } catch {}
  return found;
})()`;

const libraries = z.array(z.object({ name: z.string(), version: z.string().max(40) })).max(60);

/**
 * Libraries that tell their version to the page's scripts: those inside bundles too, whose text gives no sign of
 * them. Null when the page answers nonsense, which only keeps these from being seen.
 *
 * @throws PageTrouble when the page does not answer in time
 */
export async function readLibraries(
  tab: PageTab,
  limitMs: number,
): Promise<PageEvidence["libraries"] | null> {
  const answer = tab.session.send("Runtime.evaluate", { expression: EXPRESSION, returnByValue: true });
  const busy = "We could not read the page in time, because one of its scripts keeps the browser busy.";
  const { result } = await tab.race(answer, limitMs, busy);
  const read = libraries.safeParse(result.value);
  return read.success ? read.data.filter(({ version }) => /^\d+\.\d+/.test(version)) : null;
}
