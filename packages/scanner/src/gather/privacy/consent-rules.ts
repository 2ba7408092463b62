import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

import { type Config, filterCompactRules, type IndexedCMPRuleset } from "@duckduckgo/autoconsent";

const PACKAGE = "@duckduckgo/autoconsent";

/**
 * `heuristicMode: "reject"` presses only buttons that reject; "tier2" would press Accept. Cosmetic rules hide a
 * banner without an answer, which proves nothing, so they stay off.
 */
const CONFIG: Omit<Config, "autoAction"> = {
  enabled: true,
  disabledCmps: [],
  enablePrehide: false,
  enableCosmeticRules: false,
  enableGeneratedRules: true,
  detectRetries: 20,
  isMainWorld: false,
  prehideTimeout: 0,
  enableHeuristicDetection: false,
  enablePopupMutationObserver: false,
  visualTest: false,
  performanceLoggingEnabled: false,
  heuristicPopupSearchTimeout: 100,
  heuristicMode: "reject",
  logs: {
    lifecycle: false,
    rulesteps: false,
    detectionsteps: false,
    evals: false,
    errors: false,
    messages: false,
    waits: false,
  },
};

let script: string | null = null;
let rules: IndexedCMPRuleset | null = null;

/** The package's content script; it speaks over two globals, `autoconsentSendMessage` and `...ReceiveMessage`. */
export function consentScript(): string {
  script ??= readFileSync(new URL("./autoconsent.playwright.js", import.meta.resolve(PACKAGE)), "utf8");
  return script;
}

/** Answer to the content script's first message: settings and the rules that can apply to this document. */
export function consentSetUp(
  document: { url: string; mainFrame: boolean },
  action: "optOut" | null,
): { type: "initResp"; config: Config; rules: { compact: unknown } } {
  rules ??= readRules();
  const compact = filterCompactRules(rules, document);
  return { type: "initResp", config: { ...CONFIG, autoAction: action }, rules: { compact } };
}

/** The rules as the package ships them; their shape is the package's own. */
function readRules(): IndexedCMPRuleset {
  const path = fileURLToPath(import.meta.resolve(`${PACKAGE}/rules/compact-rules.json`));
  return JSON.parse(readFileSync(path, "utf8")) as IndexedCMPRuleset;
}
