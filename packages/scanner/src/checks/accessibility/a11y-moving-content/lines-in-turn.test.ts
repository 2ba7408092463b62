import { ruleOutcomes } from "#checks/accessibility/rule-outcomes.testing.ts";

import { a11yMovingContent } from "./rule.ts";

/** Nothing is called after them, and their script is a file of its own. */
const linesThatTakeTurns = (turns: string): { body: string; routes: Record<string, string> } => ({
  body: '<div id="line" style="min-height:60px">Brot vom Vortag zum halben Preis</div><p>Seit 1911 am Hafen.</p><script src="/lines.js"></script>',
  routes: {
    "/lines.js": `const all = ["Brot vom Vortag zum halben Preis", "Im Mai auch sonntags offen", "Neu: Roggen aus dem Holzofen"]; let at = 0; const next = () => { line.textContent = all[++at % 3]; }; ${turns}`,
  },
});

ruleOutcomes(a11yMovingContent, {
  passed: {
    what: "lines that take turns beside a pause button",
    body: '<section><p id="line">Pan de ayer</p><button onclick="clearInterval(turning)">Pausa</button></section><p>Desde 1911.</p><script>const all = ["Pan de ayer", "En mayo también domingos"]; let at = 0; const turning = setInterval(() => { line.textContent = all[++at % 2]; }, 2000)</script>',
  },
  failed: [
    {
      what: "lines that nothing is called after and that take turns every three seconds, set anew each time",
      ...linesThatTakeTurns("const on = () => setTimeout(() => { next(); on(); }, 3000); on()"),
      at: ["#line"],
    },
  ],
  review: [
    {
      what: "lines that take turns every five seconds, from a script of its own file",
      ...linesThatTakeTurns("setInterval(next, 5000)"),
      at: ["#line"],
    },
  ],
  notApplicable: [
    {
      what: "a line that a script of its own file sets once after some seconds, and one that it looks at again and again",
      body: '<div id="line">Wir sehen nach, ob wir offen haben</div><p>Seit 1911 am Hafen.</p><script src="/line.js"></script>',
      routes: {
        "/line.js":
          'setTimeout(() => { line.textContent = "Heute bis 12 Uhr offen"; }, 3000); setInterval(() => { window.seen = line.textContent; }, 2000)',
      },
    },
  ],
});
