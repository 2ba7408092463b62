import type { Defect } from "#check.ts";
import { OTHER_CHECK } from "#checks/accessibility/other-check.ts";
import { ROOMS, roomOf } from "#checks/accessibility/rooms.ts";
import type { ExaminedPage, Rule } from "#checks/accessibility/rule.ts";
import { AXE, PLUMBLINE } from "#evidence/engine-names.ts";
import { outcomeOfDefect } from "#judge/outcome-of-defect.ts";
import { RULESET_VERSION } from "#ruleset.ts";

import { CALIBRATION } from "../calibration/calibration.ts";
import { elementWord } from "./element-word.ts";
import { mergeEngines, type MergedFinding } from "./merge-engines.ts";
import { messageOf } from "./message-of.ts";
import { statementsOnOpened } from "./opened-statements.ts";
import { statementsOn, type Said, type Statement } from "./statements.ts";

/** What was found on a page, by the rule that tells it, and what became of each rule's own examinations. */
export interface PageJudgment {
  defects: ReadonlyMap<string, Defect[]>;
  answers: Said["answers"];
}

let last: { page: ExaminedPage; judgment: PageJudgment } | null = null;

/** Judges the accessibility of a page, once however many checks ask of it one after the other. */
export function judgmentOf(page: ExaminedPage): PageJudgment {
  if (last?.page !== page) last = { page, judgment: judge(page) };
  return last.judgment;
}

function judge(page: ExaminedPage): PageJudgment {
  const { statements, answers } = statementsOn(page, ROOMS);
  const all = [...statements, ...statementsOnOpened(page, ROOMS)];
  const versions = versionsOn(page);
  const defects = new Map<string, Defect[]>();
  for (const merged of mergeEngines(all, CALIBRATION)) {
    const room = roomOfFinding(merged);
    const id = room?.id ?? OTHER_CHECK;
    const outcome = outcomeOfDefect(
      { area: "accessibility", severity: room?.severity ?? merged.lead.severity },
      { wcag: merged.wcag },
      merged.verdict === "failed" ? "fail" : "review",
    );
    const speaker = merged.said.find((said) => roomOfStatement(said) === room) ?? merged.lead;
    const message = messageOf(speaker, room, outcome);
    const component =
      merged.element === null ? null : (room?.mendedTogether?.(message, merged.element) ?? null);
    const defect: Defect = {
      message: placed(message, merged),
      ...(component === null ? {} : { component }),
      element: merged.element,
      severity: merged.lead.severity,
      outcome,
      wcag: merged.wcag,
      actRules: merged.actRules,
      sources: [...new Set(merged.said.map((statement) => sourceOf(statement, versions)))],
    };
    defects.set(id, [...(defects.get(id) ?? []), defect]);
  }
  return { defects, answers };
}

function versionsOn({ engines }: ExaminedPage): Map<string, string> {
  const reports = engines.flatMap(({ report }) => (report.gathered ? [report.value] : []));
  return new Map([
    [PLUMBLINE, RULESET_VERSION],
    ...reports.map(({ engine, version }) => [engine, version] as const),
  ]);
}

/** A finding goes where axe's or our own word for it would go, so that it stays there when another engine joins in. */
function roomOfFinding({ said, lead }: MergedFinding): Rule | null {
  return roomOfStatement(
    said.find((statement) => statement.engine === AXE) ??
      said.find((statement) => statement.engine === PLUMBLINE) ??
      lead,
  );
}

function roomOfStatement({ engine, rule }: Statement): Rule | null {
  return engine === PLUMBLINE ? (ROOMS.find(({ id }) => id === rule) ?? null) : roomOf(engine, rule);
}

/** What is also seen without it needs no word on how to get there. */
function placed(message: string, { lead, said }: MergedFinding): string {
  const isHidden = said.every(({ after }) => after !== undefined);
  return isHidden && lead.after !== undefined ? `${lead.after}: ${withSubject(message, lead)}` : message;
}

/** After the control that was pressed, "it" would be that control. */
function withSubject(message: string, { element }: Pick<Statement, "element">): string {
  const [, tag = ""] = /^<([\w-]+)/.exec(element?.snippet ?? "") ?? [];
  const subject = `The ${elementWord(tag)}`;
  return message.replace(/^Its(?= )/, `${subject}'s`).replace(/^It(?= )/, subject);
}

/** Engine with version and, where it was not the usual one, the view: `axe-core 4.14.1, phone width`. */
function sourceOf({ engine, view }: Statement, versions: ReadonlyMap<string, string>): string {
  const version = versions.get(engine);
  const name = version === undefined ? engine : `${engine} ${version}`;
  return view === undefined ? name : `${name}, ${view}`;
}
