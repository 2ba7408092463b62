import { couldNotRun, notApplicable } from "#check.ts";
import type { Defect } from "#check.ts";
import { FTC_PRIVACY, GDPR } from "#checks/privacy/data/resources.ts";
import { privacySiteCheck, reviewOf } from "#checks/privacy/privacy-check.ts";
import { withHome } from "#checks/privacy/reading/documents.ts";
import { withPasses } from "#checks/privacy/reading/passes.ts";
import { isThirdParty } from "#checks/privacy/reading/site-address.ts";
import { shortAddress, whoIs } from "#checks/privacy/reading/third-parties.ts";
import type { InputListener } from "#evidence/privacy.ts";

const TYPING_EVENTS = new Set(["keydown", "keyup", "keypress", "input", "beforeinput"]);
/** Widgets that must listen to typing to do their work. */
const NEED_TO_LISTEN = new Set(["captcha", "chat", "maps", "consent"]);

export const prvKeylog = privacySiteCheck({
  id: "prv-keylog",
  group: "thirdparty",
  severities: { EU: "critical", CA: "critical", US: "high" },
  sources: ["California Penal Code §631", "GDPR Art. 5"],
  defect: "Other companies' scripts listen to typing",
  title: "Scripts from other companies don't listen to typing",
  whyItMatters:
    'A script that listens to every key can send an email address before the visitor has pressed "Send". We type nothing in your forms. We list who listens, and you need to find out what they do with it.',
  businessImpact:
    "Lawsuits have treated recording a form that was never sent as wiretapping. It is also hard to explain to the person.",
  fixSteps: [
    'Ask each vendor we list what it does with keystrokes. Turn off features called "form analytics" or "abandoned form".',
    "Remove scripts that you don't need from pages with forms.",
  ],
  effort: "M",
  resources: [GDPR, FTC_PRIVACY],
  evaluate: (evidence) =>
    withHome(evidence, ({ page, document }) => {
      const fields = document.forms.flatMap((form) => form.fields).concat(document.looseFields);
      if (fields.length === 0) return notApplicable("The home page has no field to type in.");
      return withPasses(evidence, ({ fresh }) => {
        if (fresh.inputListeners === undefined)
          return couldNotRun("We could not watch which scripts listen to typing.");
        const foreign = fresh.inputListeners.filter((one) => isForeign(one, page.finalUrl));
        const byScript = new Map(foreign.map((one) => [one.scriptUrl, one]));
        return reviewOf([...byScript.values()].map((one) => listening(one, page.finalUrl)));
      });
    }),
});

function isForeign(listener: InputListener, siteUrl: string): boolean {
  if (!TYPING_EVENTS.has(listener.event) || !isThirdParty(listener.scriptUrl, siteUrl)) return false;
  return !NEED_TO_LISTEN.has(whoIs(listener.scriptUrl)?.purpose ?? "other");
}

function listening(listener: InputListener, page: string): Defect {
  const vendor = whoIs(listener.scriptUrl)?.vendor ?? new URL(listener.scriptUrl).hostname;
  return {
    message: `A script from ${vendor} listens to “${listener.event}” on ${listener.target}.`,
    page,
    snippet: shortAddress(listener.scriptUrl),
    component: `third party ${vendor}`,
  };
}
