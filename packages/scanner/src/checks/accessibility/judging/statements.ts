import { quoted } from "#checks/accessibility/operated/judge-operated.ts";
import type { EngineFinding } from "#evidence/engines.ts";
import { AXE, PLUMBLINE, type SourceName } from "#evidence/engine-names.ts";
import { AXE_RULES } from "#gather/engines/axe-rule-set.ts";
import { INTO_FRAME } from "#judge/absorb-framed.ts";
import { VIEW_LABELS } from "#gather/views/view-names.ts";

import type { Decision, Examination, ExaminedPage, Rule, RuleDefect, Settled } from "../rule.ts";

/** What an engine, or one of our own rules, says of one element. */
export interface Statement extends Omit<EngineFinding, "engine"> {
  engine: SourceName;
  /** What has to be done for the element to be seen; absent where the page shows it as it is loaded. */
  after?: string;
  /** As its rule says. */
  standsAlone?: true;
}

/** What came of one examination; null where the page was not asked. */
type ExaminationAnswer = Decision | { reason: string } | { error: unknown } | null;

interface AnsweredExamination {
  examination: Examination;
  answer: ExaminationAnswer;
}

/** All that is said of a page, and what each rule of ours made of its facts. */
export interface Said {
  statements: Statement[];
  /** What engines say of elements that our own examination found in order. */
  overruled: Statement[];
  /** By the rule's id, in the order of its examinations. */
  answers: Map<string, AnsweredExamination[]>;
}

/** How people get to what the usual window does not show. */
export const IN_NARROW_WINDOW = "In a window as narrow as a phone";
/** How a page is shown where an engine sees other elements or colors of it. */
const AFTER_VIEW: Readonly<Record<string, string>> = {
  [VIEW_LABELS["dark colors"]]: "In dark mode",
  [VIEW_LABELS["phone upright"]]: IN_NARROW_WINDOW,
};
/** Of one examination; a page with more repeats itself. */
const MOST_DEFECTS = 50;
/** How pages are shown, in the order they are shown like that. */
const VIEWS: readonly string[] = Object.values(VIEW_LABELS);

/** Gathers what engines found and our rules decide; what our rules found in order is left out of what engines say. */
export function statementsOn(page: ExaminedPage, rooms: readonly Rule[]): Said {
  const answers = new Map(rooms.map((room) => [room.id, examinationsOf(room, page)]));
  const own = rooms.flatMap((room) =>
    (answers.get(room.id) ?? []).flatMap(({ examination, answer }) =>
      ownStatements(room, examination, answer),
    ),
  );
  const settled = rooms.flatMap((room) =>
    (answers.get(room.id) ?? []).flatMap(({ answer }) => settledBy(answer, room)),
  );
  const isOverruled = overruledBy(settled);
  const doubted = rooms.filter(({ id }) => (answers.get(id) ?? []).some(leavesDoubt));
  const ofPage = rooms.filter(({ isOfPage }) => isOfPage === true);
  const asked = engineStatements(page).filter(
    (said) => !(isInFrame(said) && ofPage.some((room) => isToldBy(room, said))),
  );
  const fromEngines = asked.map((said) =>
    doubted.some((room) => isToldBy(room, said)) ? { ...said, verdict: "review" as const } : said,
  );
  const found = fromEngines.filter((said) => !isOverruled(said));
  return {
    statements: [
      ...found.filter(atRest),
      ...own.filter(atRest),
      ...found.filter((said) => !atRest(said)),
      ...toldOnce(own.filter((said) => !atRest(said)).toSorted((a, b) => viewOrder(a) - viewOrder(b))),
    ],
    overruled: fromEngines.filter(isOverruled),
    answers,
  };
}

/** A rule that throws is told with its error when its check is asked; the others are judged all the same. */
function examinationsOf({ examines = [] }: Rule, page: ExaminedPage): AnsweredExamination[] {
  return examines.map((examination) => {
    try {
      return { examination, answer: examination.decide(page) };
    } catch (error) {
      return { examination, answer: { error } };
    }
  });
}

/** Whether engines stay alone with something that they are often wrong about: a page may be too busy to be asked. */
function leavesDoubt({ examination, answer }: AnsweredExamination): boolean {
  return examination.isNeeded === true && answer !== null && ("reason" in answer || "error" in answer);
}

interface OwnStatement extends Statement {
  cause: string | null;
}

function ownStatements(room: Rule, { probes }: Examination, answer: ExaminationAnswer): OwnStatement[] {
  if (answer === null || !("defects" in answer)) return [];
  const [view] = probes.flatMap((asked) => asked.view ?? []);
  return answer.defects.slice(0, MOST_DEFECTS).map((defect) => ownStatement(room, defect, view));
}

function ownStatement(room: Rule, defect: RuleDefect, usualView: string | undefined): OwnStatement {
  const view = defect.view ?? usualView;
  return {
    engine: PLUMBLINE,
    rule: room.id,
    verdict: defect.outcome === "review" ? "review" : "failed",
    wcag: defect.wcag ?? [...room.criteria],
    actRules: defect.actRules ?? [...(room.actRules ?? [])],
    severity: defect.severity ?? (room.severity === "info" ? "low" : room.severity),
    message: defect.message,
    element: defect.element ?? null,
    cause: defect.cause ?? null,
    ...(view === undefined ? {} : { view }),
    ...(room.standsAlone === true ? { standsAlone: true } : {}),
    ...wayTo(defect.element),
  };
}

function wayTo(element: RuleDefect["element"]): Pick<Statement, "after"> {
  const { inView, isInNarrowWindow } = element ?? {};
  if (inView === undefined) return isInNarrowWindow === true ? { after: IN_NARROW_WINDOW } : {};
  return {
    after: isInNarrowWindow === true ? withFirst(IN_NARROW_WINDOW, inTheView(inView)) : inTheView(inView),
  };
}

/** Where people are once something in the navigation was pressed. */
export function inTheView(name: string): string {
  return `In the view that ${quoted(name, "a control without a name")} shows`;
}

/** Two ways to get somewhere, one after the other. */
export function withFirst(first: string, then: string): string {
  return `${first}, ${then.charAt(0).toLowerCase()}${then.slice(1)}`;
}

interface RoomSettled extends Settled {
  room: Rule;
}

function settledBy(answer: ExaminationAnswer, room: Rule): RoomSettled[] {
  if (answer === null || !("settled" in answer)) return [];
  return (answer.settled ?? []).map((settled) => ({ ...settled, room }));
}

function engineStatements({ engines }: ExaminedPage): Statement[] {
  return engines.flatMap(({ report }) => (report.gathered ? report.value.findings.map(asSaid) : []));
}

/** Rules that axe's makers call experimental or a best practice are no failure of a criterion on their word alone. */
function asSaid(finding: EngineFinding): Statement {
  const axeRule = finding.engine === AXE ? AXE_RULES.get(finding.rule) : undefined;
  const isAdvice = axeRule !== undefined && (axeRule.experimental || axeRule.bestPractice);
  const after = AFTER_VIEW[finding.view ?? ""];
  return {
    ...finding,
    ...(isAdvice ? { verdict: "review" as const } : {}),
    ...(after === undefined ? {} : { after }),
  };
}

/** Tells doubts of an element that was found in order, and what engines other than axe complain of there. */
function overruledBy(settled: readonly RoomSettled[]): (statement: Statement) => boolean {
  const bySelector = Map.groupBy(settled, ({ selector }) => selector);
  return (statement) => {
    const isSure = statement.engine === AXE && statement.verdict === "failed";
    return (bySelector.get(statement.element?.selector ?? "") ?? []).some(
      (known) =>
        isAbout(statement, known.criterion) &&
        (known.evenFailed === true || !isSure) &&
        (known.ofThisRule !== true || isToldBy(known.room, statement)),
    );
  };
}

function isAbout({ wcag }: Statement, criterion: string | null): boolean {
  return criterion === null ? wcag.length === 0 : wcag.includes(criterion);
}

function isToldBy({ engines = {} }: Rule, { engine, rule }: Statement): boolean {
  return engine !== PLUMBLINE && (engines[engine]?.includes(rule) ?? false);
}

function isInFrame({ element }: Statement): boolean {
  return element?.selector.includes(INTO_FRAME) === true;
}

function atRest({ view }: Statement): boolean {
  return view === undefined;
}

function viewOrder({ view = "" }: Statement): number {
  return VIEWS.indexOf(view);
}

/** One cause that shows in several views is told once, where it is seen first, with all criteria it fails. */
function toldOnce(statements: readonly OwnStatement[]): OwnStatement[] {
  const first = new Map<string, OwnStatement>();
  const told: OwnStatement[] = [];
  for (const statement of statements) {
    const { cause, element } = statement;
    const key = cause === null || element === null ? null : `${cause} ${element.selector}`;
    const known = key === null ? undefined : first.get(key);
    if (known !== undefined) {
      known.wcag = [...new Set([...known.wcag, ...statement.wcag])];
      continue;
    }
    const copy = { ...statement };
    if (key !== null) first.set(key, copy);
    told.push(copy);
  }
  return told;
}
