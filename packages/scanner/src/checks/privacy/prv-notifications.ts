import { couldNotRun, type Defect, verdictOf } from "#check.ts";
import { privacySiteCheck } from "#checks/privacy/privacy-check.ts";
import { pagesWatched, whoAsks } from "#checks/privacy/reading/pages-watched.ts";
import { shortAddress } from "#checks/privacy/reading/third-parties.ts";

export const prvNotifications = privacySiteCheck({
  id: "prv-notifications",
  group: "thirdparty",
  severities: { EU: "info", CA: "info", US: "info" },
  sources: [
    "Chrome: notification permission best practices",
    "W3C Notifications API, privacy considerations",
  ],
  defect: "Notifications asked for without a click",
  title: "Pages ask to send notifications only after a click",
  whyItMatters:
    "A page that asks for notifications as soon as it opens gives visitors no reason to say yes. Whoever agrees gets an ID by which the site, and often a push service, can reach this device from then on.",
  businessImpact:
    "Most visitors refuse, and browsers then hide the question for everyone. What was refused cannot be asked again.",
  fixSteps: [
    'Ask only after a click on a button such as "Tell me about new courses", and say next to it what you will send.',
    "Name the push service in your privacy policy, and how to turn notifications off again.",
    "If nobody needs the notifications, remove the script.",
  ],
  effort: "S",
  alwaysApplies: true,
  resources: [
    {
      title: "web.dev: permission UX for notifications",
      url: "https://web.dev/articles/push-notifications-permissions-ux",
    },
  ],
  evaluate: (evidence) => {
    const watched = pagesWatched(evidence, "notificationsAskedBy");
    if (watched.length === 0)
      return couldNotRun("We could not watch whether pages ask to send notifications.");
    const found = watched.flatMap(({ page, seen }) => seen.map((script) => asked(script, page)));
    // Each script once, on the first page that shows it.
    return verdictOf(
      [...new Map(found.toReversed().map((one) => [one.component, one])).values()].toReversed(),
    );
  },
});

function asked(script: string, page: string): Defect {
  const { asker, of } = whoAsks(script, page);
  return {
    message: `${asker} asks to send notifications before the visitor clicks anything.`,
    page,
    snippet: shortAddress(script),
    component: `notification request${of}`,
  };
}
