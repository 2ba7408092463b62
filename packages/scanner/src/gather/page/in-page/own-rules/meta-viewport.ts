import { attribute, queryAll } from "../dom.ts";
import type { RuleHit } from "./rule-hit.ts";

/** Least enlargement WCAG 1.4.4 asks for. */
const ENOUGH = 2;

/** Pages that forbid enlarging by their viewport setting, read as browsers read it. */
export function metaViewport(): RuleHit[] {
  return queryAll(document, "meta[name=viewport i][content]").flatMap((element) => {
    const settings = settingsOf(attribute(element, "content") ?? "");
    const forbids = forbidsScaling(settings.get("user-scalable"));
    const limits = isBelowEnough(settings.get("maximum-scale"));
    if (!forbids && !limits) return [];
    return [
      {
        rule: "zoom-forbidden",
        verdict: "failed",
        wcag: ["1.4.4"],
        actRules: ["b4f0c3"],
        severity: "high",
        message: forbids
          ? "The viewport setting keeps people from enlarging the page"
          : `The viewport setting lets people enlarge the page only ${settings.get("maximum-scale")} times`,
        element,
      },
    ];
  });
}

// https://www.w3.org/TR/css-viewport-1/#parsing-algorithm
function settingsOf(content: string): Map<string, string> {
  const settings = new Map<string, string>();
  for (const [, name = "", value = ""] of content.matchAll(/([^\s,;=]+)\s*=[\s=]*([^\s,;=]+)/g)) {
    settings.set(name.toLowerCase(), value.toLowerCase());
  }
  return settings;
}

/** `no`, and numbers between -1 and 1 or words other than `yes`, which count as 0. */
function forbidsScaling(value: string | undefined): boolean {
  if (value === undefined || ["yes", "device-width", "device-height"].includes(value)) return false;
  return Math.abs(numberOf(value)) < 1;
}

function isBelowEnough(value: string | undefined): boolean {
  if (value === undefined || ["device-width", "device-height"].includes(value)) return false;
  const scale = value === "yes" ? 1 : numberOf(value);
  return scale >= 0 && scale < ENOUGH;
}

function numberOf(value: string): number {
  const number = Number.parseFloat(value);
  return Number.isNaN(number) ? 0 : number;
}
