import { examine, rule } from "#checks/accessibility/rule.ts";
import type { Decision, RuleDefect } from "#checks/accessibility/rule.ts";
import { quoted, unlessUntried } from "#checks/accessibility/operated/judge-operated.ts";
import { cutAtWord } from "#checks/accessibility/wording/cut-text.ts";
import { probeBeside } from "#gather/examining/page-probe.ts";
import {
  TIMED_CHANGES,
  type BegunChange,
  type EndedCountdown,
  type IdleChange,
  type TimedChange,
  type TimedChanges,
} from "#gather/operating/timers/timer-facts.ts";

import type { SpokenLimit } from "./probe.ts";

const SPOKEN_LIMITS = probeBeside(import.meta.url, () => import("./probe.ts"), { shape: 1 });
const TIME = "\\d+ ?(?:seconds?|secs?|minutes?|mins?)";
/** How pages say that something ends while people are at it. */
const ENDS = [
  new RegExp(`\\byou(?:['’]ll| will)? (?:only )?have (?:only |just |about )?${TIME}`, "i"),
  new RegExp(
    `\\b(?:session|reservation|order|cart|basket|form|offer|page|quiz|test)\\b[^.]{0,40}\\b(?:expires?|ends?|times? out|will be (?:closed|released|deleted|cancell?ed))\\b`,
    "i",
  ),
  new RegExp(
    `\\b(?:time (?:left|remaining)|remaining time|logged out (?:in|after)|signed out (?:in|after)|(?:reserved|held) for (?:you for )?(?:the next )?${TIME})`,
    "i",
  ),
  /\b(?:sie haben|du hast) (?:noch )?\d+ ?(?:sekunden|minuten)|sitzung (?:läuft|endet|wird)|verbleibende zeit|restzeit/i,
  /vous avez \d+ ?(?:secondes|minutes)|session (?:expire|se termine)|temps restant|tienes? \d+ ?(?:segundos|minutos)|tiempo restante|sesión (?:caduca|expira)|hai \d+ ?(?:secondi|minuti)|tempo (?:rimanente|restante)/i,
];
/** How pages say that the time is up. */
const IS_OVER =
  /\b(?:expired?|time(?:['’]s| is)? (?:up|over)|timed out|too late|ran out|no longer (?:held|reserved)|released|abgelaufen|zu spät|zeit ist um|vorbei|nicht mehr (?:reserviert|frei)|freigegeben|expiré|écoulé|trop tard|terminé|agotado|expirado|caducado|demasiado tarde|scadut[oa]|esaurito|troppo tardi|verlopen|te laat|voorbij|esgotado|acabou)/iu;
/** How pages say that someone is no longer signed in. */
const SIGNED_OUT =
  /^(?:(?:signed|logged) (?:out|off)|abgemeldet|déconnecté|sesión cerrada)\b|\b(?:(?:have been|were|been|are|is) (?:automatically )?(?:signed|logged) (?:out|off)|(?:signed|logged) you (?:out|off)|session (?:has |is |was )?(?:expired|ended|over|timed out)|timed you out|sitzung (?:ist |wurde )?(?:abgelaufen|beendet)|wurden? (?:automatisch )?abgemeldet|session (?:a |est )?(?:expirée?|terminée)|avez été déconnect|sesión (?:ha )?(?:expirado|caducado|terminado)|se ha cerrado (?:su|tu|la) sesión|sessione (?:è )?(?:scaduta|terminata)|sessão (?:expirou|expirada|terminou)|sessie is (?:verlopen|beëindigd)|bent (?:automatisch )?uitgelogd|sesja (?:wygasła|zakończyła)|zosta\p{L}+ wylogowan|přihlášení (?:vypršelo|skončilo)|byli jste (?:automaticky )?odhlášen|sessionen har (?:gått ut|avslutats)|har (?:automatiskt )?loggats ut|sessionen er udløbet|er (?:blevet )?logget (?:ud|ut)|økten er utløpt|istunto(?:si)? (?:on )?(?:vanhentunut|päättynyt)|kirjattu ulos|munkamenet(?:e)? lejárt|kijelentkeztet|sesiunea a expirat)/iu;
/** Shorter times are no time to do anything in. */
const LEAST_MS = 20_000;
/** Words for more time in further languages. */
const EXTENDS =
  "verlänger|prolong[ae]|prolunga|prorrog|mais tempo|verleng|meer tijd|przedłuż|więcej czasu|förläng|forl[eæ]ng|mere? tid|prodlouž|více času|predĺž|viac času|hosszabbít|több idő|prelungi|mai mult timp|jatka aikaa|lisää aikaa|pikenda|продл[ией]|больше времени|продовж|більше часу|удълж|παράταση|περισσότερο χρόνο|süreyi uzat|ek süre|延長|延长|更多时间|연장|시간 추가|تمديد|הארכ|perpanjang|gia hạn";
const CAN_CHANGE = new RegExp(
  `extend|more time|no time limit|turn off|pause|stay (?:signed|logged) in|${EXTENDS}`,
  "iu",
);
/** What controls are called that may give people more time. */
const GIVES_TIME = new RegExp(
  `extend|more time|more minutes|add time|time limit|turn off|\\bstop\\b|pause|\\bstay\\b|\\bkeep\\b|renew|still (?:here|there)|mehr zeit|bleiben|anhalten|erneuern|plus de temps|rester|ampliar|más tiempo|più tempo|resta|${EXTENDS}`,
  "iu",
);
/** What would go to others then, and what measures how fast people are. */
const HELD_FOR_ONE =
  /held|hold|kept|reserv|seats?|tickets?|bid|auction|quiz|exam|test|game|gehalten|reservier|plätze|tickets|gebot|auktion|prüfung|places|billets|enchère|examen|asientos|entradas|subasta|posti|biglietti|asta/i;

/** https://www.w3.org/WAI/WCAG22/Understanding/timing-adjustable.html */
export const a11yTimeLimit = rule({
  id: "a11y-time-limit",
  severity: "medium",
  criteria: ["2.2.1"],
  defect: "Time limit that may be too short for some people",
  title: "People can extend time limits",
  whyItMatters:
    "People who read slowly, type with one finger or listen to a screen reader need more time. A limit that they can't change ends what they are doing.",
  businessImpact: "Customers who were about to order or apply lose what they have filled in, and give up.",
  fixSteps: [
    "Remove the limit, or let people turn it off before it starts.",
    "If it must stay, warn at least 20 seconds before it ends, and let people extend it with one press, at least ten times.",
  ],
  effort: "M",
  likelyOwner: "developer",
  examines: [examine(SPOKEN_LIMITS, decide), examine(TIMED_CHANGES, decideTimed)],
});

function decide(texts: SpokenLimit[]): Decision {
  const limits = texts.filter(({ text }) => ENDS.some((words) => words.test(text)));
  return {
    applies: limits.length > 0,
    defects: limits
      .filter(({ text }) => !CAN_CHANGE.test(text))
      .map(({ text, element }) => ({
        outcome: "review",
        message: `“${cutAtWord(text, 100)}”: can people turn this time limit off, or extend it?`,
        element,
      })),
  };
}

/** What leads away or takes the fields of a page, set for later by a script. */
function decideTimed({
  changes,
  countdowns = [],
  begun = [],
  idle,
  ticks,
  notTried,
}: TimedChanges): Decision | { reason: string } {
  const limits = changes.filter(
    (change) => losesInTime(change) || signsOut(change) || (!change.asks && change.left.length > 0),
  );
  const idleEnds = idle === undefined ? [] : [idle].filter(endsIdle);
  const [first] = limits.toSorted((one, other) => one.ms - other.ms);
  const mayWarn = ticks || changes.some(({ asks, shows, ms }) => (asks || shows) && ms < (first?.ms ?? 0));
  const ended = countdowns.filter((one) => one.ms >= LEAST_MS && takesAway(one));
  const begunLimits = begun.filter(endsSomething);
  const defects = [
    ...(first === undefined ? [] : [timedDefect(first, mayWarn)]),
    ...ended.map(countdownDefect),
    ...begunLimits.map(begunDefect),
    ...(first === undefined ? idleEnds.map((one) => timedDefect(one, mayHaveWarned(one))) : []),
  ];
  const applies = limits.length + ended.length + begunLimits.length + idleEnds.length > 0;
  return unlessUntried({ applies, defects }, notTried);
}

function losesAll({ fields, fieldsLost, losesEntry }: TimedChange): boolean {
  return losesEntry === true || (fields > 0 && fieldsLost === fields);
}

/** In a short time, other fields may come in place of those that go, and a question may take the focus from one that cleans its entry. */
function losesInTime(change: TimedChange): boolean {
  return change.ms < LEAST_MS ? change.losesEntry === true && !change.asks : losesAll(change);
}

/** Not where the page asks first. */
function endsIdle(idle: IdleChange): boolean {
  if (signsOut(idle)) return true;
  return !idle.asks && (idle.losesEntry === true || idle.left.length > 0);
}

/** Whether the page said anything before it ended what nobody was at. */
function mayHaveWarned({ saidBefore = "" }: IdleChange): boolean {
  return saidBefore !== "" && !SIGNED_OUT.test(saidBefore);
}

/** Also beside a way to sign in again. */
function signsOut({ said = "" }: Pick<TimedChange, "said">): boolean {
  return SIGNED_OUT.test(said);
}

/** Whether a time that has run down ends what people are at, or makes it cost more. */
function takesAway(ended: EndedCountdown): boolean {
  if (isOver(ended)) return true;
  return !ended.asks && (losesAll(ended) || ended.left.length > 0 || ended.raised !== undefined);
}

function isOver({ said = "", takesControls, asks }: EndedCountdown): boolean {
  return signsOut({ said }) || (IS_OVER.test(said) && (!asks || takesControls === true));
}

/** What is held for someone for so long may have to go to others then. */
function countdownDefect(ended: EndedCountdown): RuleDefect {
  const { text, element } = ended;
  const message = `When “${cutAtWord(text, 60)}” has run down, ${doesAtEnd(ended)}`;
  if (isWithoutWayOut(ended))
    return {
      message: `${message}. Nothing asks before, and we found nothing that gives people more time`,
      element,
    };
  return {
    outcome: "review",
    message: `${message}, and nothing asks before. Can people stop it, or get more time?`,
    element,
  };
}

/** Whether it takes what people have filled in or signs them out, though nobody else waits for that, and nothing offers more time. */
function isWithoutWayOut(ended: EndedCountdown): boolean {
  const { offers, warns, asks, text } = ended;
  if (offers === undefined || warns === true || asks || HELD_FOR_ONE.test(text)) return false;
  if ([text, ...offers].some((words) => GIVES_TIME.test(words))) return false;
  return ended.losesEntry === true || signsOut(ended);
}

function doesAtEnd(ended: EndedCountdown): string {
  const { left, reloads, said = "", raised } = ended;
  const [address] = left;
  if (address !== undefined)
    return reloads ? "the page loads itself again" : `the page goes to ${address.slice(0, 100)}`;
  if (losesAll(ended)) return "what people have filled in is gone";
  if (isOver(ended)) return `the page says “${cutAtWord(said, 80)}”`;
  return raised === undefined ? "something is gone" : `the price goes from ${raised.from} to ${raised.to}`;
}

/** Not a message that goes, or news that come. */
function endsSomething(change: BegunChange): boolean {
  // What makes room for what was there before brings that with all its controls.
  if (losesEntries(change) || change.takesControls === true) return true;
  return !change.asks && (change.left.length > 0 || IS_OVER.test(change.said));
}

function losesEntries({ fieldsLost, losesEntry }: TimedChange): boolean {
  return losesEntry === true || fieldsLost > 0;
}

/** A hold or an answer against the clock may be what all this is about. */
function begunDefect(change: BegunChange): RuleDefect {
  const { ms, name, left, said, element } = change;
  const after = `${durationOf(ms)} after ${quoted(name, "a control")} was used`;
  const [address] = left;
  const does =
    address !== undefined
      ? "the page goes elsewhere on its own"
      : losesEntries(change)
        ? "what people have filled in is gone"
        : IS_OVER.test(said)
          ? `the page says “${cutAtWord(said, 80)}”`
          : "what people could use is gone";
  return {
    outcome: "review",
    message: `${after}, ${does}, and nothing asks before. Can people stop it, or get more time?`,
    element,
  };
}

function timedDefect(change: TimedChange, mayWarn: boolean): RuleDefect {
  const { ms, left, reloads, losesEntry, fieldsLost, said = "" } = change;
  const [address] = left;
  const after = `After ${durationOf(ms)}`;
  if (address === undefined && signsOut(change)) {
    const message = `${after}, the page says “${cutAtWord(said, 80)}”`;
    return mayWarn
      ? {
          outcome: "review",
          message: `${message}. Does it warn before, and can people ask for more time?`,
        }
      : { message: `${message}, and we saw no warning before` };
  }
  if (address === undefined && losesEntry === true && fieldsLost === 0) {
    const message = `${after}, what people have filled in is deleted`;
    return mayWarn
      ? {
          outcome: "review",
          message: `${message}. Does the page warn before, and can people ask for more time?`,
        }
      : { message: `${message}, and we saw no warning before` };
  }
  // Without a network, what was to take their place may never come.
  if (address === undefined)
    return {
      outcome: "review",
      message: `${after}, the fields of the page disappear on their own. Can people ask for more time?`,
    };
  const does = reloads
    ? "the page loads itself again"
    : `the page goes to ${address.slice(0, 100)} on its own`;
  if (change.ranDown !== undefined)
    return {
      message: `${after}, the page gives people ${change.ranDown} more seconds, and then ${does}. Nothing that comes with it gives people more time`,
    };
  return mayWarn
    ? {
        outcome: "review",
        message: `${after}, ${does}. Does it warn before, and can people ask for more time?`,
      }
    : { message: `${after}, ${does}, and we saw no warning before` };
}

function durationOf(ms: number): string {
  const seconds = Math.round(ms / 1000);
  if (seconds < 120) return `${seconds} seconds`;
  const minutes = Math.round(seconds / 60);
  return minutes < 120 ? `${minutes} minutes` : `${Math.round(minutes / 60)} hours`;
}
