import type { EngineFinding } from "#evidence.ts";
import { plumblineFinding } from "#gather/engines/plumbline-finding.ts";
import type { Sticking } from "#gather/page/in-page/views/sticking-out.ts";
import { textLossFinding } from "#gather/views/text-loss-finding.ts";
import type { ViewProbe } from "#gather/views/view-probe.ts";

/** What 400 % leaves of a window of 1280 by 1024 pixels. */
const NARROW = { width: 320, height: 256 };
const TERMS = {
  rule: "reflow",
  wcag: ["1.4.10"],
  actRules: [],
  when: "In a window 320 pixels wide",
  view: "320 px wide",
};

/** Shows the page 320 pixels wide and sees what does not fit or is cut off (1.4.10). */
export const reflow: ViewProbe = {
  name: "Plumbline at 320 px",
  run: async (view) => {
    await view.reshape(NARROW);
    const sticking = await view.call("stickingOut");
    // What a narrow layout hides or puts into layers is hidden on purpose; letters cut in half are not.
    const cut = (await view.call("textLosses")).filter(({ kind }) => kind === "cut");
    return {
      findings: [...sticking.map(toFinding), ...cut.map((loss) => textLossFinding(loss, TERMS))],
    };
  },
};

function toFinding(sticking: Sticking): EngineFinding {
  const { kind, reachable, element } = sticking;
  return plumblineFinding({
    rule: TERMS.rule,
    verdict: kind === "text" ? "failed" : "review",
    wcag: TERMS.wcag,
    actRules: TERMS.actRules,
    severity: kind === "text" && !reachable ? "high" : "medium",
    message: wordsFor(sticking),
    element,
    view: TERMS.view,
  });
}

function wordsFor({ kind, beyond, reachable, text }: Sticking): string {
  const what =
    kind === "picture"
      ? "an image or frame"
      : kind === "table"
        ? "a table or something similar"
        : `“${text}”`;
  const beginning = `${TERMS.when}, ${text === "" && kind === "text" ? "a field" : what} extends ${beyond} pixels past its edge`;
  if (kind !== "text") return `${beginning}. Does it make sense only when it is that wide?`;
  return `${beginning}, and ${reachable ? "people have to scroll sideways to read it" : "people can't reach it"}`;
}
