import { pageCheck, type Defect } from "#check.ts";

import {
  hasNoScripts,
  judgeOwnScripts,
  scriptName,
  type PlacedRisk,
} from "./reading/scripts/site-scripts.ts";

export const secMessageOrigin = pageCheck({
  id: "sec-message-origin",
  area: "security",
  severity: "medium",
  group: "content",
  sources: ["OWASP ASVS 5.0.0 V3.5.5", "CWE-346", "HTML Standard, 9.3 Cross-document messaging"],
  defect: "Script that trusts messages from any website",
  title: "Scripts check who sent a message before they use it",
  whyItMatters:
    "A script listens for messages from other windows and doesn't check who sent them. Any website that opens or embeds yours can send such a message, and the script acts on it.",
  businessImpact: "Another website can control parts of your site in your customer's browser.",
  fixSteps: [
    'Begin the listener with: if (event.origin !== "https://partner.example") return;',
    "Compare the whole origin. A test such as includes or startsWith lets other websites in, too.",
    "When you send something, name the window's origin in place of “*”, and never send tokens or cookies.",
    "Use what was sent as text or data. Never turn it into markup, code or an address.",
    "If the messages come from a frame of your own, also compare event.source with that frame's window.",
  ],
  effort: "S",
  likelyOwner: "developer",
  readsFiles: ["script"],
  resources: [
    {
      title: "MDN: Window.postMessage(), security concerns",
      url: "https://developer.mozilla.org/en-US/docs/Web/API/Window/postMessage#security_concerns",
    },
  ],
  isLeftOut: hasNoScripts,
  evaluate: (page, evidence) =>
    judgeOwnScripts(page, evidence, (risks) => {
      const used = risks.filter(
        ({ kind, from }) => from === "message" && kind !== "listener" && kind !== "sender",
      );
      const misused = new Set(used.map(({ script }) => script));
      const heard = risks.filter(({ kind, script }) => kind === "listener" && !misused.has(script));
      const weak = risks.filter(({ kind }) => kind === "sender").map(weakDefect);
      const leaks = risks.filter(({ kind }) => kind === "leak").map(leakDefect);
      return [...used.map(usedDefect), ...heard.map(heardDefect), ...weak, ...leaks].map((defect) => ({
        ...defect,
        page: page.finalUrl,
        element: null,
      }));
    }),
});

const USES = {
  markup: "makes markup of",
  code: "runs",
  redirect: "goes to an address from",
  listener: "hears",
  sender: "hears",
  leak: "sends",
  stored: "stores",
  token: "stores",
  eval: "runs",
  timer: "runs",
  domain: "hears",
};

function usedDefect({ kind, script, excerpt }: PlacedRisk): Defect {
  return {
    message: `${scriptName(script)} ${USES[kind]} messages without checking who sent them.`,
    snippet: excerpt,
    component: `listener:${script ?? "inline"}:${kind}`,
    severity: "high",
  };
}

/** What it does with the message may be harmless. */
function heardDefect({ script, excerpt }: PlacedRisk): Defect {
  return {
    message: `${scriptName(script)} uses messages of any website without checking who sent them. Could one do harm?`,
    snippet: excerpt,
    component: `listener:${script ?? "inline"}`,
    outcome: "review",
  };
}

/** Whether what it then does could do harm, a person must see. */
function weakDefect({ script, excerpt }: PlacedRisk): Defect {
  return {
    message: `${scriptName(script)} compares only a part of the sender's address, which other websites can have in theirs, too: ${excerpt}`,
    snippet: excerpt,
    component: `sender:${script ?? "inline"}`,
    outcome: "review",
  };
}

function leakDefect({ script, excerpt, isCertain, holds }: PlacedRisk): Defect {
  const what = holds === undefined ? "what the browser keeps for this site" : `“${holds}”`;
  const question = holds === undefined ? "Is any of it private?" : "Could another website get it?";
  return {
    message: `${scriptName(script)} sends ${what} to any window (“*”).${isCertain ? "" : ` ${question}`}`,
    snippet: excerpt,
    component: `leak:${script ?? "inline"}`,
    ...(isCertain ? { severity: "high" as const } : { outcome: "review" as const }),
  };
}
