import { LAW_NAMES } from "@plumbline/contract/laws";
import { count } from "@plumbline/contract/numbers";
import { momentWords } from "@plumbline/contract/time-words";

import type { ComprehensiveReport } from "#comprehensive-input.ts";
import { written } from "#printable.ts";

/** What was scanned, by what, and by which laws it was judged. */
export function scopeView({ result, identity, pages, timeZone, finishedAt }: ComprehensiveReport) {
  const measured = pages.filter(({ state }) => state === "measured").length;
  const ran = result.checks.filter(
    ({ outcome }) => outcome !== "could-not-run" && outcome !== "not-applicable",
  );
  const notRun = result.checks.filter(({ outcome }) => outcome === "could-not-run");
  return {
    rows: [
      {
        name: "Pages",
        value: `${count(pages.length, "page")} visited, ${measured} measured, ${pages.length - measured} not measured`,
      },
      {
        name: "Time",
        value: `${momentWords(new Date(result.startedAt), timeZone)} to ${momentWords(finishedAt, timeZone)}`,
      },
      {
        name: "Checks",
        value: `${count(ran.length, "check")} judged the site, ${notRun.length} could not run`,
      },
      { name: "Browser and engines", value: identity.engines.join(", ") || "Not recorded" },
      { name: "Ruleset", value: identity.rulesetVersion },
      {
        name: "Privacy laws",
        value:
          result.laws === undefined
            ? "Not judged by this scan"
            : result.laws.map((law) => LAW_NAMES[law]).join("; "),
      },
      ...(result.stopped === undefined ? [] : [{ name: "Ended early", value: written(result.stopped) }]),
    ],
    notRun: notRun.map(({ title, reason }) => ({
      title: written(title),
      reason: written(reason ?? "no reason was recorded"),
    })),
  };
}
